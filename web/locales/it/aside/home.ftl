# ---- the tiles of the home page
players-range =
    { $least ->
        [one] da { $least } a { $most } giocatori
       *[other] da { $least } a { $most } giocatori
    }
by-author = di { $author }
no-install = Niente iscrizione, niente da installare. Nome e tavoli restano in questo browser.
play-now = Gioca subito
play-bots-count =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bot
    }
play-rounds =
    { $rounds ->
        [one] { $rounds } mano
       *[other] { $rounds } mani
    }
play-choices = { $game } contro i bot
play-bots = Bot
play-level = Come giocano
play-length = Durata
length-whole = Partita intera
length-quick = Rapida, { $minutes } minuti
length-minutes = circa { $minutes } minuti
play-where = Dove
play-where-server = Sul server
play-where-here = Su questo dispositivo
play-server-means = Conta nelle tue statistiche e puoi continuarla su un altro dispositivo.
play-here-means = Funziona anche senza connessione. La partita resta in questo browser e non conta nelle statistiche.
play-server-only = Questo gioco si gioca solo sul server.
level-comes-later = quando il server sarà pronto
level-away = va scaricato una volta, e non c’è rete
level-fetched = { $megabytes } MB, una volta sola
level-coming = { $level }, { $come } MB
level-coming-of = { $level }: scaricati { $come } di { $megabytes } MB.
level-here = { $level } ora è su questo dispositivo, anche senza rete.
alone-here = Il server non risponde. Puoi giocare lo stesso qui, su questo dispositivo.
server-preparing = Il server si sta ancora preparando, ma puoi già giocare. I bot più forti arrivano quando ha finito.
server-preparing-soon = La tua partita comincia da sola appena possibile.
server-preparing-far = A che punto è il server
server-ready = Il server è pronto: ora giocano tutti i suoi bot.
new-to = Prima volta con { $game }?
new-to-lesson = Lezione di 2 minuti
new-to-lesson-means = Una guida ti mostra come si fa, a un tavolo vero.
new-to-play = Gioca e basta
new-to-play-means = La prima volta, contro principianti.
put-away-table = Togli { $game } dall’elenco
put-away-waiting = Ti alzi da questo tavolo.
put-away-company = Un bot continua a giocare al posto tuo.
put-away-yes = Togli
put-away-no = Tieni
continue-waiting = Sala d’attesa
continue-your-turn = Tocca a te
continue-playing = Partita in corso
continue-paused = In pausa
continue-with = con { $names }
continue-alone = per ora ci sei solo tu
round-number = Mano { $round }
continue = Continua
events = Tornei

# ---- puzzles
puzzles = Rompicapi
puzzles-means = Una mossa è nettamente la migliore. La trovi? Ogni giorno un nuovo rompicapo.
puzzles-of = Rompicapi: { $game }

# ---- the score pads
own-table = Al vostro tavolo
own-table-means = Le carte le avete voi, il telefono segna i punti: stesse regole, anche senza rete.
own-table-of = Segnapunti: { $game }

# ---- with others
with-friends = Con gli amici
learn-game = Impara { $game }
find-players = Trova giocatori
find-players-hint = Siediti con chi sta aspettando. Dopo un minuto entrano i bot.
lobby = Tavoli con posti liberi
lobby-join = Partecipa
lobby-free =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
lobby-minutes =
    { $count ->
        [0] appena aperto
        [one] { $count } minuto fa
       *[other] { $count } minuti fa
    }
lobby-none = Ora non aspetta nessuno. Con “Trova giocatori” compari qui.
lobby-deals-in = comincia tra { $seconds } s
reason-too-many-persons = Troppi nuovi arrivi da qui. Riprova più tardi.
reason-link-void = Questo link è già stato usato o è scaduto. Creane uno nuovo sull’altro dispositivo.
on-this-device = su questo dispositivo
new-table = Un tavolo con gli amici
open-table = Apri il tavolo
carry = Un altro dispositivo
carry-here = Questo link assegna il browser a chi lo ha creato. Quello che { $name } ha qui non viene trasferito.
carry-yes = Sì, il link è mio
carry-no = No
site-help = Aiuto, regole e come è fatto (in inglese)
