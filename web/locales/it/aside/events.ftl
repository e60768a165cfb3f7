# ---- tornei
events-means = Tutti giocano le stesse smazzate: da soli contro i bot, o a più tavoli insieme. Conta quanti degli altri batti con le stesse carte.
events-none = Adesso non c’è nessun torneo. Aprine uno!
event-new = Apri un torneo
event-title = Titolo
event-about = Di che si tratta
event-game = Gioco
event-deals = Smazzate
event-hours = Aperto per
event-hours-count =
    { $hours ->
        [one] { $hours } ora
       *[other] { $hours } ore
    }
event-days-count =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
event-listed = Mostralo nell’elenco dei tornei
event-listed-means = Altrimenti si trova solo con il link.
event-open-it = Apri
event-by = di { $name }
event-people =
    { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }
event-deals-count =
    { $count ->
        [one] { $count } smazzata
       *[other] { $count } smazzate
    }
event-enter = Partecipa
event-entered = Partecipi
event-taken-out = Chi organizza ti ha tolto dalla classifica: il motivo è nel registro.
event-over = Finito
event-cancelled = Annullato
event-my-deals = Le mie smazzate
event-the-deals = Smazzate
event-deal = Smazzata { $number }
event-standings = Classifica
event-standings-means = La quota degli altri che batti con le stesse carte. Quello che non hai giocato non conta nulla; a parità decide chi è stato il migliore più volte, poi chi ha finito prima.
event-name = Nome
event-total = Totale
event-played = Giocate
event-luck = La cifra dopo ± dice quanto può essere fortuna.
event-csv = Salva come CSV
event-log = Registro
event-log-opened = Il torneo è stato aperto.
event-log-strike = { $name } non conta più: { $reason }
event-log-restore = { $name } conta di nuovo: { $reason }
event-log-cancel = Il torneo è stato annullato: { $reason }
event-organise = Organizza
event-organise-means = Quello che cambi qui lo leggono tutti nel registro, con il tuo motivo.
event-mend-who = Chi
event-mend-reason = Motivo
event-mend-strike = Togli dalla classifica
event-mend-restore = Fai contare di nuovo
event-mend-cancel = Annulla il torneo

# ---- tornei fra persone
event-among = Come si gioca
event-among-bots = Da soli, contro i bot
event-among-people = Fra persone
event-among-bots-means = Ognuno gioca quando vuole.
event-among-people-means = Più tavoli giocano insieme la stessa smazzata. Dopo ognuna si cambia posto.
event-players = Giocatori per tavolo
event-bots = Bot
event-rules = Regole dei tavoli
event-minutes = Minuti per smazzata
event-starts = Comincia
event-starts-mine = quando lo avvio io
event-starts-in = fra { $minutes } minuti
event-rests = Se i tavoli non si riempiono
event-rests-bots = giocano i bot
event-rests-rest = si riposa a turno
event-programs = Possono partecipare programmi
event-program = programma
event-begins = Comincia: { $at }
event-begins-later = Comincia quando lo avvia chi organizza
event-start = Comincia ora
event-leave = Lascia il torneo
event-my-table = Il mio tavolo
event-now = In questo momento
event-to-table = Al mio tavolo
event-round = Smazzata { $number } di { $deals }
event-moment = Smazzata { $number }/{ $deals }
event-moment-left =
    { $minutes ->
        [0] < 1 min
       *[other] { $minutes } min
    }
event-resting = Questa volta riposi.
event-late = Avrai un posto dalla prossima smazzata.
event-my-game-over = La tua partita è finita.
event-tables-playing =
    { $count ->
        [one] Un tavolo gioca ancora.
       *[other] { $count } tavoli giocano ancora.
    }
event-minutes-left =
    { $minutes ->
        [0] Manca meno di un minuto
        [one] Manca un minuto
       *[other] Mancano { $minutes } minuti
    }
event-next-in =
    { $minutes ->
        [0] Prossimo tavolo fra meno di un minuto
        [one] Prossimo tavolo fra un minuto
       *[other] Prossimo tavolo fra { $minutes } minuti
    }
event-come = Per chi dopo { $minutes } min non è al tavolo gioca un bot; il posto si può riprendere. Allo scadere del tempo i bot finiscono la partita.
event-schedule = Chi siede dove
event-table = Tavolo { $number }
event-bot = Bot
event-rest-names = Riposano: { $names }
event-even =
    { $most ->
        [one] Finora nessuno di chi è ancora in gara ha incontrato qualcuno più di una volta.
       *[other] Finora due qualsiasi di chi è ancora in gara si sono incontrati da { $least } a { $most } volte.
    }
event-even-all =
    { $most ->
        [0] Finora nessuna coppia di chi è ancora in gara si è incontrata.
        [one] Finora due qualsiasi di chi è ancora in gara si sono incontrati una volta.
       *[other] Finora due qualsiasi di chi è ancora in gara si sono incontrati { $most } volte.
    }
event-log-start = Il torneo è stato avviato.
event-log-closed = Il torneo è arrivato alla fine.
event-log-too-few = C’erano troppo poche persone per giocare.
event-print = Stampa
event-to-event = Al torneo
event-next-deal = Prossima smazzata

reason-event-over = Questo torneo è finito.
reason-event-changed-enough = Hai escluso e riammesso abbastanza volte. Puoi ancora annullare il torneo.
reason-event-full = Partecipano già in { $most }: il torneo è al completo.
reason-not-entered = Prima iscriviti al torneo.
reason-not-organiser = Può farlo solo chi organizza il torneo.
reason-too-many-events = Per oggi hai aperto abbastanza tornei. Riprova domani.
reason-no-such-event = Questo torneo non esiste.
reason-event-alone = In questo torneo ognuno gioca da solo: non c’è niente da lasciare.
reason-event-seats = In questo torneo i posti si assegnano a ogni smazzata.
reason-event-started = Questo torneo è già cominciato.
reason-no-programs-here = A questo torneo non partecipano programmi.
reason-round-over = Il tempo di questa smazzata è scaduto. Il bot va avanti.

# ---- invitations, and what ends an event
events-open = Aperti
events-running = In corso
events-over = Finiti
event-invited = Solo su invito
event-invited-means = Gli inviti li crei tu; ognuno vale per una persona.
event-invitation-needed = Il tuo invito
event-invitations = Inviti
event-invitations-means = Ogni link fa entrare una persona. Mandane uno diverso a ciascuno.
event-invitations-count = Quanti altri
event-invitations-make = Crea inviti
event-invitations-copy = Copia quelli non usati
event-deal-by-deal = Smazzata per smazzata, in percentuale
event-log-invite =
    { $count ->
        [one] È stato creato un invito.
       *[other] Sono stati creati { $count } inviti.
    }
event-log-too-late = Il server non c’era quando il torneo doveva proseguire.
event-log-old-rules = Nel frattempo le regole del gioco sono cambiate: non si possono più dare carte.
reason-not-invited = Per questo torneo serve un invito, e ogni invito vale per una persona.
