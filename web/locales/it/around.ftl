# ---- pagina iniziale
your-name = Il tuo nome
name-hint = È il nome che vedono gli altri.
save-name = Salva
name-saved = Salvato.
players-range =
    { $least ->
        [one] da { $least } a { $most } giocatori
       *[other] da { $least } a { $most } giocatori
    }
by-author = di { $author }
play-now = Gioca subito
play-now-hint = Tu contro tre bot, senza aspettare.
with-friends = Con gli amici
continue = I tuoi tavoli aperti
continue-waiting = Sala d’attesa
continue-your-turn = Tocca a te
continue-playing = Partita in corso
continue-with = con { $names }
continue-alone = ancora nessun altro
no-install = Niente iscrizione e niente da installare. Il tuo nome e i tuoi tavoli restano in questo browser.

# ---- un tavolo nuovo
new-table = Un tavolo con gli amici
players = Giocatori
bot-level = Bot ai posti liberi
level-casual = Amichevole
level-novice = Principiante
level-club = Da circolo
level-random = A caso
level-hint = In sala d’attesa puoi aggiungere o togliere i bot.
rules-of-table = Regole del tavolo
open-table = Apri il tavolo
option-other = Altro…

# ---- la sala d’attesa
waiting-room = Sala d’attesa
waiting-for-host = Chi ha aperto il tavolo dà le carte quando ci siete tutti.
share-link = Manda questo link ai tuoi amici
copy-link = Copia il link
link-copied = Copiato.
qr-label = Codice QR del link
seats = Posti
seat-number = Posto { $number }
seat-empty = libero
sit-here = Siediti qui
add-bot = Aggiungi un bot
remove-seat = Togli { $name }
swap-with-next = Scambia { $one } e { $other }
start-game = Dai le carte
start-with-bots =
    { $count ->
        [one] Dai le carte, con un bot al posto libero
       *[other] Dai le carte, con i bot ai { $count } posti liberi
    }
house-rules-plain = Le regole solite
