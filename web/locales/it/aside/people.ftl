person-block = Blocca
person-block-means = Non leggerai più quello che scrive { $name } e non troverai più i suoi tavoli fra quelli aperti. Nessuno viene avvisato.
person-blocked = Hai bloccato { $name }.
person-report-line = Segnala questo messaggio
person-report-line-means = Chi gestisce il server leggerà questo messaggio e quello che è stato detto prima e dopo.
person-report-name = Segnala questo nome
person-report-name-means = Chi gestisce il server leggerà che qui qualcuno si chiama { $name }.
person-report-words = Che cosa non va? (facoltativo)
person-reported = Grazie. Chi gestisce il server lo leggerà.

reason-too-many-blocked = Hai bloccato troppe persone. Prima sbloccane una.
reason-nobody-meant = Lì non c’è più nessuno.
reason-yourself = Quella persona sei tu.
reason-reported-enough = Per oggi hai segnalato abbastanza. Riprova domani.
blocked-people = Persone che hai bloccato
unblock = Sblocca
unblock-person = Sblocca { $name }
unblocked = Hai sbloccato { $name }.
