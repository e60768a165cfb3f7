# ---- ovunque
app-name = Mazzo
app-claim = Un tavolo per giocare a carte. Accomodati.
close = Chiudi
back-home = Pagina iniziale
loading = Un momento…
skip-to-hand = Vai alle tue carte
language = Lingua
theme = Tema
theme-system = Di sistema
theme-light = Chiaro
theme-dark = Scuro

# ---- la sala d’attesa
seat-you = tu
seat-bot = bot, { $level }
seat-away = assente
watching = Stai guardando.

# ---- la connessione al server
signal-good = Connessione buona
signal-slow = Connessione lenta
signal-cut = Connessione assente
reconnecting = Riconnessione…
reconnecting-pending = Riconnessione… Non ancora inviato: “{ $move }”.
no-such-table = Questo tavolo non esiste. Forse il link è incompleto?

# ---- la riga in alto e il menu
menu = Menu
score = Punti
log = Cronaca
memory = Memoria
goal = Lo scopo:
goal-hide = Nascondi lo scopo
round-of = Mano { $round } di { $rounds }
round-short = Mano { $round }/{ $rounds }
keys = Tasti
taps = Su schermo touch
taps-auto = Un tocco, due se sono strette
taps-one = Un tocco
taps-two = Due tocchi
taps-hold = Tieni premuta la carta
letters = Tasti rapidi: le lettere leggono il tavolo, le cifre scelgono
letters-hint = Le lettere si cambiano alla voce Tasti, nel menu del tavolo.
arrange = Ordina tu le carte
rank-order = Ordine delle tue carte
rank-order-falling = Dalla più alta
rank-order-rising = Dalla più bassa
arrange-hint = Trascina una carta dove vuoi, oppure premi Maiusc con ← o →. L’ordine resta fino alla fine della mano.
arrange-left = { $card }: più a sinistra
arrange-right = { $card }: più a destra
arrange-done = { $card }, carta { $place } di { $cards }.
leave-table = Lascia il tavolo
leave-sure = Un bot gioca al tuo posto finché non torni.
leave-sure-solo = La partita ti aspetta nella pagina iniziale.
take-back = Riprendi il tuo posto
seat-kept = Un bot sta giocando per te.
seat-paused = Questa partita è in pausa. Riprende quando vuoi tu.
resume = Continua
link-of-none = Questa partita è solo su questo dispositivo: nessun altro può aprirla.
fair-deal = Impronta del seed

# ---- al tavolo
opponents = Giocatori
hand = Le tue carte
card-playable = { $card }, giocabile
card-not-playable = { $card }, non giocabile: { $reason }
card-chosen = { $card }, scelta in anticipo
card-raised = { $card }, tocca ancora per giocarla
tap-again = Tocca ancora per giocare { $card }
card-to-hold = { $card }, tieni premuto per giocarla
seat-score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
points-short = pt
percent = { $percent }%
seat-dealer = mazziere
seat-thinking = di turno
meet-bot = Come gioca { $name }
meet-keeper = Come gioca il bot al posto di { $name }
seat-kept-short = gioca un bot
seat-paused-short = in pausa
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
        [yes] Ti alzi: al tuo posto gioca un bot.
       *[no] { $name } si alza: al suo posto gioca un bot.
    }
news-paused = Ti alzi: la partita ti aspetta.
news-closed = Il tavolo è stato chiuso prima della fine.

# ---- il segnapunti
score-round = Mano
score-total = Totale
score-caption = Segnapunti
score-save-csv = Salva i punti come tabella (CSV)
score-save-png = Salva i punti come immagine (PNG)

# ---- fine della mano, fine della partita
round-over = Fine della mano { $round }
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
        [yes] Al comando dalla prima all’ultima mano.
       *[no] { $name } al comando dalla prima all’ultima mano.
    }
lead-at-last =
    { $you ->
        [yes] Hai preso il comando solo all’ultima mano.
       *[no] { $name } ha preso il comando solo all’ultima mano.
    }
lead-since =
    { $you ->
        [yes] Al comando dalla mano { $round } fino alla fine.
       *[no] { $name } al comando dalla mano { $round } fino alla fine.
    }
rematch = Rivincita
rematch-hint = Gli stessi giocatori, carte nuove.
rematch-ready = La rivincita è pronta.
play-on = Partecipa
seed-label = Seed di questa partita
more = Altro

# ---- i tasti
keys-title = Tasti
keys-move = Muoviti tra le tue carte
keys-arrange = Sposta una carta tra le tue
keys-play = Gioca, scegli, conferma
keys-escape = Annulla la scelta, chiudi il pannello
keys-hand = Leggi le tue carte
keys-score = Leggi i punti
keys-rules = Che cosa posso fare adesso?
keys-help = Questo elenco
keys-for = Il tasto per: { $what }
keys-change = Per cambiare una lettera, scrivici sopra un’altra.
keys-are-off = I tasti rapidi sono disattivati nelle impostazioni.
keys-usual = Ripristina i tasti
key-names-move = ← → ↑ ↓
key-names-arrange = Maiusc ← →
key-names-play = Invio, Spazio
key-names-escape = Esc
read-nothing = Ancora niente.

# ---- perché no
reason-not-in-hand = Non hai questa carta.
reason-not-your-turn = Non tocca a te.
reason-game-over = La partita è finita.
reason-no-such-move = Adesso non è possibile.
reason-stale = Nel frattempo il gioco è andato avanti. Guarda di nuovo.
reason-not-host = Può farlo solo chi ha aperto il tavolo.
reason-not-seated = Non hai un posto a questo tavolo.
reason-seat-taken = Questo posto è occupato.
reason-no-such-seat = Questo posto non esiste.
reason-no-such-table = Questo tavolo non esiste.
reason-bad-name = Questo nome non si può usare.
reason-bad-options = Queste regole non sono compatibili.
reason-no-network = Il server non risponde. Sei online?
reason-no-rules-here = I giochi non sono ancora su questo dispositivo. Riprova tra un momento.
reason-already-started = La partita è già cominciata.
reason-seat-empty = Lì non siede nessuno.
reason-seat-kept = Un bot gioca per te: prima riprendi il tuo posto.
reason-not-kept = Il posto è già tuo.
reason-not-over = La partita non è ancora finita.
reason-not-playing = Adesso qui non si gioca.
reason-incomplete = La mossa è incompleta.
reason-too-many-parts = In questa mossa c’è qualcosa di troppo.
reason-no-such-game = Questo gioco qui non c’è.
reason-no-such-level = Questo bot non esiste.
reason-old-rules = Questa partita usa una vecchia versione delle regole e non può continuare.
reason-old-page = Questa pagina è più vecchia della partita. Ricaricala.
reason-log-damaged = Il registro di questo tavolo è danneggiato; la partita non può continuare.
reason-busy = Il tavolo è impegnato. Riprova.
reason-not-stored = Non è stato possibile salvare: non è cambiato niente. Riprova.
reason-no-person = Il server non ti conosce ancora. Ricarica la pagina.
reason-too-many-messages = Troppo in fretta. Aspetta un momento.
reason-too-many-refusals = Troppo in fretta. Aspetta un momento.
reason-preparing = Il server si sta ancora preparando: è al { $percent }%. Riprova tra un momento.
reason-draining = Il server sta per essere aggiornato: per ora non iniziano nuove partite. Riprova tra un po’.
reason-too-many-tables = Troppi tavoli aperti da qui. Riprova più tardi.
reason-too-many-sockets = Troppe connessioni da qui. Chiudi le altre finestre.
reason-too-many-guesses = Troppi link sbagliati da qui. Aspetta un minuto.
reason-too-many-requests = Troppe richieste da qui. Aspetta un momento.
reason-too-many-hellos = Ti ricolleghi troppo spesso. Aspetta un momento.
reason-too-many-renames = Hai già cambiato nome abbastanza. Riprova più tardi.
reason-too-many-second-thoughts = Hai già cambiato idea abbastanza. Ora resta così.
reason-wrong-host = Il server non conosce questo indirizzo. Chiedi a chi lo gestisce.
reason-wrong-origin = Questa pagina non appartiene a questo server.
reason-no-such-address = A questo indirizzo non c’è niente.
reason-server-error = Qualcosa è andato storto sul server.
reason-unknown = Richiesta rifiutata dal server.
