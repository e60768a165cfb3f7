# Mazzo in italiano. Un file è una lingua: le stesse chiavi e gli stessi argomenti stanno in ogni file di questa cartella.

# ---- ovunque
app-name = Mazzo
app-claim = Un tavolo per giocare a carte. Siediti.
close = Chiudi
back-home = Torna all’inizio
loading = Un momento…
skip-to-hand = Vai alle tue carte
language = Lingua
theme = Colori
theme-system = Come il dispositivo
theme-light = Chiari
theme-dark = Scuri

# ---- pagina iniziale
your-name = Il tuo nome
name-hint = È il nome che vedono gli altri.
save-name = Salva
name-saved = Salvato.
game-wizard-title = Wizard
game-wizard-claim = Dichiara quante prese farai. Poi fanne esattamente tante.
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
option-bids = Come si dichiara
option-bids-open = Uno dopo l’altro
option-bids-open-means = Ognuno sente le dichiarazioni già fatte.
option-bids-blind = Tutti insieme
option-bids-blind-means = Le dichiarazioni sono coperte e si scoprono insieme prima della prima carta.
option-bids-secret = Segrete fino alla fine
option-bids-secret-means = Le dichiarazioni restano coperte finché non si contano i punti della mano.
option-dark-wizard = Vince l’ultimo Stregone
option-dark-wizard-means = Se in una presa cadono più Stregoni, la prende l’ultimo e non il primo.
option-leaders-hook = Il vincolo di chi è in testa
option-leaders-hook-means = Un mazziere da solo in testa non può dichiarare in modo che la somma sia uguale alle prese.
option-clairvoyance = Chiaroveggenza
option-clairvoyance-means = Mentre si dichiara vedi le carte di tutti tranne le tue.
option-monochrome = Monocromatico
option-monochrome-means = Ognuno ha un mazzo di un solo colore. Niente atout: vince la carta più alta. Per 3 o 4 giocatori.
option-rounds = Mani
option-rounds-all = Tutte
option-rounds-all-means = Da una carta fino a quante ne dà il mazzo.
option-rounds-short = Una sì e una no
option-rounds-short-means = Mani da 1, 3, 5 … carte: circa metà del tempo.
option-rounds-other-means = Una tua lista di carte per mano, per esempio 2-3-5.

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
seat-you = tu
seat-bot = bot, { $level }
seat-away = assente
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
watching = Stai guardando.

# ---- la linea con il server
signal-good = Collegato
signal-slow = La linea è lenta
signal-cut = Non collegato
reconnecting = Mi ricollego…
reconnecting-pending = Mi ricollego… “{ $move }” non è ancora partito.
no-such-table = Questo tavolo non esiste. Forse il link è incompleto?

# ---- la riga in alto e il menu
menu = Menu
score = Punti
log = Cronaca
last-trick = Ultima presa
no-last-trick = In questa mano non c’è ancora nessuna presa.
round-of = Mano { $round } di { $rounds }
trump = Atout
trump-is = Atout: { $suit }
trump-none = Senza atout
trump-open = Il mazziere sceglie l’atout
turned-card = Carta scoperta: { $card }
round-short = Mano { $round }/{ $rounds }
balance-short = Dich. { $bids }/{ $tricks }
balance-label = Dichiarate { $bids } prese su { $tricks }
balance-under = { $count } in meno
balance-over = { $count } in più
balance-even = pari
balance-hidden = dichiarazioni nascoste
balance-banner =
    { $bids ->
        [one] { $bids } dichiarata
       *[other] { $bids } dichiarate
    } per { $tricks ->
        [one] { $tricks } presa
       *[other] { $tricks } prese
    }
keys = Tasti
taps = Giocare con il dito
taps-auto = Un tocco se le carte sono larghe, altrimenti due
taps-one = Un tocco
taps-two = Due tocchi
rank-order = Ordine delle tue carte
rank-order-falling = Dalla più alta
rank-order-rising = Dalla più bassa
letters = Le lettere da sole leggono il tavolo ad alta voce
leave-table = Lascia il tavolo
leave-sure = Un bot tiene il tuo posto finché non lo riprendi.
take-back = Riprendi il tuo posto
seat-kept = Un bot sta giocando per te.
set-aside = Carte messe da parte
link-of-table = Link di questo tavolo
fair-deal = Impronta della distribuzione

# ---- le carte
suit-R = rosso
suit-Y = giallo
suit-G = verde
suit-B = blu
card-R = { $rank } rosso
card-Y = { $rank } giallo
card-G = { $rank } verde
card-B = { $rank } blu
card-W = Stregone
card-J = Giullare
index-W = S
index-J = G

# ---- al tavolo
opponents = Giocatori
trick = Presa
trick-empty = Nessuna carta sul tavolo
hand = Le tue carte
hand-hidden = Le tue carte, coperte anche per te finché non si è dichiarato
hands-open = Le carte degli altri
card-playable = { $card }, giocabile
card-not-playable = { $card }, non giocabile: { $reason }
card-chosen = { $card }, scelta in anticipo
card-raised = { $card }, tocca ancora per giocarla
played-by = { $name }: { $card }
played-by-winning = { $name }: { $card }, per ora vince
played-by-won = { $name }: { $card }, prende
seat-bid = ha dichiarato { $bid }
seat-bid-open = deve ancora dichiarare
seat-bid-hidden = dichiarazione nascosta
seat-won = prese fatte { $won }
seat-score = punti { $score }
seat-dealer = mazziere
seat-thinking = di turno
seat-sealed = ha dichiarato in segreto
seat-kept-short = per ora gioca un bot
you = Tu
status-your-trump = Tocca a te: scegli l’atout
status-your-bid = Tocca a te: quante prese?
status-your-bid-sealed = Dichiara in segreto
status-your-card = Tocca a te: gioca
status-your-lead = Tocca a te: apri tu
status-sending = Invio…
status-waiting-trump = { $name } sceglie l’atout
status-waiting-bid = { $name } sta dichiarando
status-waiting-bids = Mancano: { $names }
status-waiting-card = Tocca a { $name }
status-over = La partita è finita
announce-your-turn = Tocca a te.
name-trump = Scegli l’atout
suit-with-count =
    { $count ->
        [one] { $suit }, ne hai { $count }
       *[other] { $suit }, ne hai { $count }
    }
bid-question = La tua dichiarazione
bid-number = Dichiara { $bid }
bid-number-not = Dichiara { $bid }, non permesso: { $reason }
bid-changeable = Puoi ancora cambiarla.
bid-short = dich. { $bid }
bid-locked = Coperta: { $bid }
bid-balance-open = finora { $bids } su { $tricks }

# ---- che cosa succede
news-dealt =
    { $you ->
        [yes] Dai { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        } a testa.
       *[no] { $name } dà { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        } a testa.
    }
news-turned = Carta scoperta: { $card }.
news-trump =
    { $you ->
        [yes] Scegli il { $suit } come atout.
       *[no] { $name } sceglie il { $suit } come atout.
    }
news-bid =
    { $you ->
        [yes] Dichiari { $bid }.
       *[no] { $name } dichiara { $bid }.
    }
news-revealed =
    { $you ->
        [yes] Avevi dichiarato { $bid }.
       *[no] { $name } aveva dichiarato { $bid }.
    }
news-played =
    { $you ->
        [yes] Giochi { $card }.
       *[no] { $name } gioca { $card }.
    }
news-trick =
    { $you ->
        [yes] La presa è tua, la { $won ->
            [1] prima
            [2] seconda
            [3] terza
           *[other] numero { $won }
        }.
       *[no] La presa va a { $name }, la { $won ->
            [1] prima
            [2] seconda
            [3] terza
           *[other] numero { $won }
        }.
    }
news-scored =
    { $you ->
        [yes] Tu: { $points } punti.
       *[no] { $name }: { $points } punti.
    }
news-over = La partita è finita.
news-sat =
    { $you ->
        [yes] Ti siedi.
       *[no] { $name } si siede.
    }
news-left =
    { $you ->
        [yes] Ti alzi; un bot tiene il tuo posto.
       *[no] { $name } si alza; un bot tiene il posto.
    }
news-sealed =
    { $you ->
        [yes] Hai dichiarato in segreto.
       *[no] { $name } ha dichiarato in segreto.
    }
news-closed = Il tavolo è stato chiuso prima della fine.

# ---- il segnapunti
score-round = Mano
score-cards = Carte
score-bid = Dich.
score-won = Prese
score-points = ±
score-total = Totale
score-now = se la mano finisse adesso
score-made = centrata
score-missed = mancata
score-caption = Segnapunti

# ---- fine della mano, fine della partita
round-over = La mano { $round } è finita
next = Avanti
you-win = Hai vinto!
you-share = Primo posto a pari merito!
winner-is = Vince { $name }.
winners-are = { $names } vincono a pari merito.
place-number = { $rank }º
rematch = Rivincita
rematch-hint = Gli stessi giocatori, carte nuove.
rematch-ready = La compagnia continua a un tavolo nuovo.
play-on = Vai al tavolo
seed-label = Il seme di questa partita, per controllare ogni distribuzione

# ---- i tasti
keys-title = Tasti
keys-move = Muoviti tra le tue carte
keys-play = Gioca, scegli, conferma
keys-bid = Scrivi la dichiarazione, Invio la manda
keys-escape = Ritira una scelta, chiudi un foglio
keys-hand = Leggi le tue carte
keys-trick = Leggi il tavolo
keys-score = Leggi i punti
keys-bids = Leggi le dichiarazioni
keys-last = Leggi l’ultima presa
keys-rules = Che cosa posso fare adesso?
keys-help = Questo elenco
key-names-move = ← → ↑ ↓
key-names-play = Invio, Spazio
key-names-digits = 0–9
key-names-escape = Esc
read-nothing = Ancora niente.

# ---- perché no
reason-follow-suit = Rispondi con il { $suit }, uno Stregone o un Giullare.
reason-not-in-hand = Non hai questa carta.
reason-bid-too-high = In questa mano non ci sono tante prese.
reason-hook = Da solo in testa non puoi far tornare la somma.
reason-not-your-turn = Non tocca a te.
reason-game-over = La partita è finita.
reason-no-such-move = Adesso non si può giocare.
reason-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo.
reason-not-host = Può farlo solo chi ha aperto il tavolo.
reason-not-seated = Non hai un posto a questo tavolo.
reason-seat-taken = Questo posto è occupato.
reason-too-fast = Troppo in fretta. Aspetta un momento.
reason-no-such-seat = Questo posto non esiste.
reason-no-such-table = Questo tavolo non esiste.
reason-bad-name = Questo nome non si può usare.
reason-bad-options = Queste regole non vanno insieme: { $text }
reason-no-network = Il server non risponde. Sei in rete?
reason-already-started = La partita è già cominciata.
reason-seat-empty = Lì non c’è nessuno.
reason-seats-empty = Ci sono ancora posti liberi.
reason-seat-kept = Un bot gioca per te: prima riprendi il tuo posto.
reason-not-kept = Il posto è già tuo.
reason-not-over = La partita non è ancora finita.
reason-not-playing = Adesso qui non si gioca.
reason-incomplete = A questa mossa manca ancora qualcosa.
reason-too-many-parts = In questa mossa c’è qualcosa di troppo.
reason-no-such-level = Questo bot non esiste.
reason-old-rules = Questo tavolo è stato giocato con regole di una versione precedente e non può continuare.
reason-busy = Il tavolo è occupato. Riprova.
reason-not-stored = Adesso il server non riesce a salvare; non è cambiato niente. Riprova.
reason-no-person = Il server non ti conosce ancora. Ricarica la pagina.
reason-too-many-messages = Troppe cose insieme. Aspetta un momento.
reason-too-many-refusals = Troppe cose insieme. Aspetta un momento.
reason-too-many-tables = Da qui sono stati aperti molti tavoli. Riprova più tardi.
reason-too-many-persons = Da qui sono arrivate molte persone nuove. Riprova più tardi.
reason-too-many-sockets = Troppi collegamenti da qui. Chiudi le altre finestre.
reason-too-many-guesses = Da qui sono stati provati troppi link sbagliati. Aspetta un minuto.
reason-wrong-origin = Questa pagina non appartiene a questo server.
reason-no-such-address = A questo indirizzo non c’è niente.
reason-server-error = Qualcosa è andato storto sul server.
reason-unknown = Il server non ha accettato.
