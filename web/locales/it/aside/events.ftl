# ---- tornei
events-means = Tutti giocano le stesse smazzate contro gli stessi bot, quando vogliono. Conta quanti degli altri batti con le stesse carte.
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
event-listed = Mostralo nella sala
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
event-over = Finito
event-cancelled = Annullato
event-my-deals = Le mie smazzate
event-deal = Smazzata { $number }
event-standings = Classifica
event-standings-means = La parte degli altri che batti con le stesse smazzate. Quello che non hai giocato non conta nulla; a parità decide chi è stato il migliore più volte, poi chi ha finito prima.
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
