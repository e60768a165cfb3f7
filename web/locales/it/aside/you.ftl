# ---- one’s devices and data
devices = I tuoi dispositivi
device-name = { $browser } su { $system }
device-unknown = Un altro browser
device-here = questo dispositivo
device-first = attivo dal { $day }
device-last = usato l’ultima volta il { $day }
device-end = Disconnetti
device-end-named = Disconnetti { $device }
device-end-others = Disconnetti tutti gli altri
device-leave = Esci da qui
device-leave-others = Sugli altri dispositivi la sessione resta aperta.
device-leave-only = È il tuo unico dispositivo. Se esci, nessuno potrà più essere { $name }, nemmeno tu. Se vuoi tornare, crea prima un link per un altro dispositivo.
device-leave-yes = Sì, esci
device-leave-no = Resta qui
data-yours = I tuoi dati
data-about = Tutto quello che il server sa di te, in un solo file.
data-download = Scarica
delete-me = Cancella i tuoi dati
delete-about = Nome, messaggi, risultati e rating vengono cancellati per sempre. Le partite restano a chi ha giocato con te: al tuo posto ci sarà “Guest”.
delete-type = Per confermare, scrivi il tuo nome: { $name }
delete-yes = Cancella tutto
delete-no = Tieni tutto

# ---- one’s games and figures
figures = Statistiche
figures-games = Partite
figures-wins = Vinte
figures-rank = Posizione media
figures-score = Media punti
figures-rating = Rating
figures-rating-over-time = Andamento del rating
figures-wins-by-players = Partite vinte, per numero di giocatori
history-none = Non hai ancora finito nessuna partita.
history-here = Su questo dispositivo
history-here-about = Queste partite sono solo in questo browser e non contano in nessuna statistica.
history-here-save = Scaricale tutte
history-more = Mostra altre
history-rank = { $rank }º posto su { $players }
history-unfinished = non finita
carry-about = Porta nome, tavoli e statistiche su un altro dispositivo.
carry-make = Crea un link
carry-link = Apri il link sull’altro dispositivo entro { $minutes } minuti. Vale una volta sola: non darlo ad altri.

reason-too-many-links = Troppi link creati da qui. Riprova più tardi.
reason-no-such-device = Quel dispositivo è già disconnesso.
reason-too-many-exports = Per ora basta così. Riprova più tardi.
reason-not-confirmed = Non è il tuo nome. Scrivilo esattamente com’è.
