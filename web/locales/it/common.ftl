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

# ---- la sala d’attesa
seat-you = tu
seat-bot = bot, { $level }
seat-away = assente
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
memory = Memoria
round-of = Mano { $round } di { $rounds }
round-short = Mano { $round }/{ $rounds }
keys = Tasti
taps = Giocare con il dito
taps-auto = Un tocco se le carte sono larghe, altrimenti due
taps-one = Un tocco
taps-two = Due tocchi
taps-hold = Tieni premuta la carta
letters = Tasti singoli: le lettere leggono il tavolo, le cifre scelgono
letters-hint = Altre lettere si scelgono alla voce Tasti, nel menu di un tavolo.
arrange = Disponi le carte come vuoi
rank-order = Ordine delle tue carte
rank-order-falling = Dalla più alta
rank-order-rising = Dalla più bassa
arrange-hint = Trascina una carta in un altro punto tra le tue, oppure premi Maiusc con ← o →. Resta così fino alla fine della mano.
arrange-left = { $card }: più a sinistra
arrange-right = { $card }: più a destra
arrange-done = { $card }, carta { $place } di { $cards }.
leave-table = Lascia il tavolo
leave-sure = Un bot tiene il tuo posto finché non lo riprendi.
take-back = Riprendi il tuo posto
seat-kept = Un bot sta giocando per te.
link-of-table = Link di questo tavolo
fair-deal = Impronta della distribuzione

# ---- al tavolo
opponents = Giocatori
hand = Le tue carte
card-playable = { $card }, giocabile
card-not-playable = { $card }, non giocabile: { $reason }
card-chosen = { $card }, scelta in anticipo
card-raised = { $card }, tocca ancora per giocarla
card-to-hold = { $card }, tieni premuto per giocarla
seat-score = punti { $score }
seat-dealer = mazziere
seat-thinking = di turno
meet-bot = Come gioca { $name }
meet-keeper = Come gioca il bot al posto di { $name }
seat-kept-short = per ora gioca un bot
you = Tu
status-sending = Invio…
status-over = La partita è finita
announce-your-turn = Tocca a te.

# ---- che cosa succede
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
news-closed = Il tavolo è stato chiuso prima della fine.

# ---- il segnapunti
score-round = Mano
score-total = Totale
score-caption = Segnapunti
score-save-csv = Salva i punti come tabella (CSV)
score-save-png = Salva i punti come immagine (PNG)

# ---- fine della mano, fine della partita
round-over = La mano { $round } è finita
next = Avanti
you-win = Hai vinto!
you-share = Primo posto a pari merito!
winner-is = Vince { $name }.
winners-are = { $names } vincono a pari merito.
rank-number = { $rank }º
rank = Posto
rank-now = { $rank }º posto
rank-up =
    { $places ->
        [one] sale di { $places } posto
       *[other] sale di { $places } posti
    }
rank-down =
    { $places ->
        [one] scende di { $places } posto
       *[other] scende di { $places } posti
    }
share = Condividi
lead-always =
    { $you ->
        [yes] Eri in testa dalla prima mano all’ultima.
       *[no] { $name } era in testa dalla prima mano all’ultima.
    }
lead-at-last =
    { $you ->
        [yes] Sei in testa solo dall’ultima mano.
       *[no] { $name } è in testa solo dall’ultima mano.
    }
lead-since =
    { $you ->
        [yes] In testa dalla mano { $round }, e non hai più ceduto.
       *[no] { $name } è in testa dalla mano { $round } e non ha più ceduto.
    }
rematch = Rivincita
rematch-hint = Gli stessi giocatori, carte nuove.
rematch-ready = La compagnia continua a un tavolo nuovo.
play-on = Vai al tavolo
seed-label = Il seme di questa partita, per controllare ogni distribuzione

# ---- i tasti
keys-title = Tasti
keys-move = Muoviti tra le tue carte
keys-arrange = Sposta una carta nella tua mano
keys-play = Gioca, scegli, conferma
keys-escape = Ritira una scelta, chiudi un foglio
keys-hand = Leggi le tue carte
keys-score = Leggi i punti
keys-rules = Che cosa posso fare adesso?
keys-help = Questo elenco
keys-for = Il tasto per: { $what }
keys-change = Per cambiare una lettera, scrivici sopra un’altra.
keys-are-off = I tasti singoli sono disattivati nelle impostazioni.
keys-usual = Di nuovo i tasti abituali
key-names-move = ← → ↑ ↓
key-names-arrange = Maiusc ← →
key-names-play = Invio, Spazio
key-names-escape = Esc
read-nothing = Ancora niente.

# ---- perché no
reason-not-in-hand = Non hai questa carta.
reason-not-your-turn = Non tocca a te.
reason-game-over = La partita è finita.
reason-no-such-move = Adesso non si può giocare.
reason-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo.
reason-not-host = Può farlo solo chi ha aperto il tavolo.
reason-not-seated = Non hai un posto a questo tavolo.
reason-seat-taken = Questo posto è occupato.
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
reason-no-such-game = Questo gioco qui non c’è.
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
