# ---- la stessa smazzata per più persone
deal-of-day = La smazzata del giorno
deal-of-day-means = Una per gioco, uguale per tutti. Un solo tentativo; il giorno cambia a mezzanotte UTC.
deal-of-day-of = La smazzata del giorno, { $day }
deal-challenge-title = Le stesse carte
deal-event-title = Una smazzata di un torneo
deal-means = Tutti ricevono le stesse carte, allo stesso posto, contro gli stessi bot. Se giochi come un altro, i bot rispondono allo stesso modo.
deal-sits = Giochi con { $names }.
deal-challenger = { $name } ha giocato queste carte: { $score }, { $rank }º posto su { $players }.
deal-challenger-given-up = { $name } ha abbandonato con queste carte.
deal-knew = Hai già visto queste carte: il tuo risultato lo dirà.
deal-one-try = Hai un solo tentativo. Se te ne vai, la partita ti aspetta; se la togli, vale come abbandonata. Finisci prima della chiusura: dopo non conta più.
deal-play = Gioca
deal-go-on = Continua
deal-again = Ancora una volta, per gioco
deal-result = { $score }, { $rank }º posto su { $players }
deal-given-up = Abbandonata
deal-better-than = Meglio del { $percent }% degli altri
deal-alone = Nessun altro l’ha ancora giocata.
deal-finished =
    { $count ->
        [0] nessuno l’ha ancora giocata
        [one] l’ha giocata { $count } persona
       *[other] l’hanno giocata in { $count }
    }
deal-until = Aperta fino a: { $until }
deal-closed = Chiusa
deal-later = Carte, replay e tutti i risultati si vedranno quando sarà chiusa per tutti.
deal-results = Risultati
deal-origin = le carte vengono da qui
deal-knew-mark = conosceva le carte
deal-for-fun = { $number }º tentativo
deal-compare = Confronta
deal-compare-with = Confronta con
deal-round = Mano
deal-parted = La prima differenza è alla decisione { $decision }, nella mano { $round }.
deal-parted-two = La prima differenza è alla decisione { $decision }, nella mano { $round }.
deal-parted-how = { $one }: { $ones } · { $other }: { $others }
deal-never-parted = Tutte le decisioni sono state uguali.
deal-see-there = Guarda lì: { $name }
deal-link = Link per gli amici
deal-copy = Copia il link
deal-send = Invia il link
deal-share = Copia il risultato
deal-share-text = { $title }, smazzata del giorno { $day }: { $score }. { $percent ->
        [-1] Sai fare di meglio?
       *[other] Finora meglio del { $percent }%.
    }
deal-share-challenge = { $title }: con queste carte ho fatto { $score }. E tu?
deal-copied = Copiato.
deal-fair = Carte date senza trucchi
deal-fair-text = Il seed delle carte era fissato prima che qualcuno le giocasse. La sua impronta si poteva vedere da: { $made }; il seed si rivela quando la smazzata è chiusa per tutti.
deal-hash = Impronta del seed
deal-hash-next = Impronta del seed del giorno dopo
deal-seed = Seed
deal-yesterday = Il risultato migliore di ieri, su { $count }: { $name } con { $score }.
deal-yesterday-see = Guarda la partita migliore
deal-yesterday-all = Tutti i risultati
deal-to-event = Al torneo
deal-enter-first = Per giocare questa smazzata, iscriviti prima al suo torneo.

reason-deal-closed = Questa smazzata è chiusa.
reason-deal-not-yet = Questa smazzata non è ancora aperta.
reason-one-try = Ognuno ha un solo tentativo, e tu hai già fatto il tuo.
reason-no-such-deal = Questa smazzata non esiste.

# ---- at several tables at once
deal-late = È finita quando la smazzata era già chiusa: non conta.
deal-late-mark = dopo la chiusura
deal-means-together = Più tavoli hanno giocato insieme queste carte. Conta come è andata altrove allo stesso posto.
deal-seat-of = Di chi sono le carte
deal-seat = Posto { $number }
deal-bot = Bot
deal-share-of = { $percent }%
deal-parted-others = I primi a giocare diversamente sono stati altri, alla decisione { $decision }, nella mano { $round }.
