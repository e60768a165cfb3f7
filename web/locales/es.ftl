# Mazzo en español. Un archivo es un idioma: las mismas claves y argumentos están en todos los archivos de esta carpeta.

# ---- en todas partes
app-name = Mazzo
app-claim = Una mesa para jugar a las cartas. Siéntate.
close = Cerrar
back-home = Volver al inicio
loading = Un momento…
skip-to-hand = Ir a tus cartas
language = Idioma
theme = Colores
theme-system = Como el dispositivo
theme-light = Claros
theme-dark = Oscuros

# ---- inicio
your-name = Tu nombre
name-hint = Así te ven los demás.
save-name = Guardar
name-saved = Guardado.
game-wizard-title = Wizard
game-wizard-claim = Di cuántas bazas harás. Después haz exactamente esas.
players-range =
    { $least ->
        [one] de { $least } a { $most } jugadores
       *[other] de { $least } a { $most } jugadores
    }
by-author = de { $author }
play-now = Jugar ya
play-now-hint = Tú contra tres bots, sin esperar.
with-friends = Con amigos
continue = Tus mesas abiertas
continue-waiting = Sala de espera
continue-your-turn = Te toca
continue-playing = Partida en curso
continue-with = con { $names }
continue-alone = todavía nadie más
no-install = Sin cuenta y sin instalar nada. Tu nombre y tus mesas se quedan en este navegador.

# ---- una mesa nueva
new-table = Una mesa con amigos
players = Jugadores
bot-level = Bots en los sitios libres
level-casual = Tranquilo
level-novice = Principiante
level-club = De club
level-random = Al azar
level-hint = En la sala de espera puedes poner o quitar bots.
rules-of-table = Reglas de la mesa
open-table = Abrir la mesa
option-other = Otra…
option-bids = Cómo se apuesta
option-bids-open = Por turnos
option-bids-open-means = Todos oyen las apuestas ya hechas.
option-bids-blind = Todos a la vez
option-bids-blind-means = Las apuestas van tapadas y se descubren juntas antes de la primera carta.
option-bids-secret = Secretas hasta el final
option-bids-secret-means = Las apuestas siguen tapadas hasta que se cuenta la ronda.
option-dark-wizard = Gana el último Mago
option-dark-wizard-means = Si en una baza caen varios Magos, se la lleva el último y no el primero.
option-leaders-hook = El freno del líder
option-leaders-hook-means = Quien reparte y va primero en solitario no puede hacer que las apuestas sumen justo las bazas.
option-clairvoyance = Clarividencia
option-clairvoyance-means = Mientras se apuesta ves las cartas de todos menos las tuyas.
option-monochrome = Monocromo
option-monochrome-means = Cada uno tiene un mazo de un solo color. Sin triunfo: gana la carta más alta. Para 3 o 4 jugadores.
option-rounds = Rondas
option-rounds-all = Todas
option-rounds-all-means = Desde una carta hasta las que dé el mazo.
option-rounds-short = Una sí y otra no
option-rounds-short-means = Rondas de 1, 3, 5 … cartas: más o menos la mitad del tiempo.
option-rounds-other-means = Tu propia lista de cartas por ronda, por ejemplo 2-3-5.

# ---- la sala de espera
waiting-room = Sala de espera
waiting-for-host = Quien abrió la mesa reparte cuando estén todos.
share-link = Manda este enlace a tus amigos
copy-link = Copiar el enlace
link-copied = Copiado.
qr-label = Código QR del enlace
seats = Sitios
seat-number = Sitio { $number }
seat-empty = libre
seat-you = tú
seat-bot = bot, { $level }
seat-away = ausente
sit-here = Sentarme aquí
add-bot = Poner un bot
remove-seat = Quitar a { $name }
swap-with-next = Cambiar a { $one } por { $other }
start-game = Repartir
start-with-bots =
    { $count ->
        [one] Repartir, con un bot en el sitio libre
       *[other] Repartir, con bots en { $count } sitios libres
    }
house-rules-plain = Las reglas de siempre
watching = Estás mirando.

# ---- la línea con el servidor
signal-good = Conectado
signal-slow = La línea va lenta
signal-cut = Sin conexión
reconnecting = Reconectando…
reconnecting-pending = Reconectando… «{ $move }» todavía no se ha enviado.
no-such-table = Esta mesa no existe. ¿Está completo el enlace?

# ---- cabecera y menú
menu = Menú
score = Puntos
log = Crónica
last-trick = Última baza
no-last-trick = En esta ronda todavía no hay ninguna baza.
round-of = Ronda { $round } de { $rounds }
trump = Triunfo
trump-is = Triunfo: { $suit }
trump-none = Sin triunfo
trump-open = Quien reparte elige el triunfo
turned-card = Carta descubierta: { $card }
round-short = Ronda { $round }/{ $rounds }
balance-short = Ap. { $bids }/{ $tricks }
balance-label = Apostadas { $bids } de { $tricks } bazas
balance-under = faltan { $count }
balance-over = sobran { $count }
balance-even = justo
balance-hidden = apuestas ocultas
balance-banner =
    { $bids ->
        [one] { $bids } apostada
       *[other] { $bids } apostadas
    } para { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
keys = Teclas
taps = Jugar con el dedo
taps-auto = Un toque si las cartas son anchas; si no, dos
taps-one = Un toque
taps-two = Dos toques
rank-order = Orden de tus cartas
rank-order-falling = De mayor a menor
rank-order-rising = De menor a mayor
letters = Las letras sueltas leen la mesa en voz alta
leave-table = Dejar la mesa
leave-sure = Un bot guarda tu sitio hasta que lo recuperes.
take-back = Recuperar tu sitio
seat-kept = Un bot está jugando por ti.
set-aside = Cartas apartadas
link-of-table = Enlace de esta mesa
fair-deal = Huella del reparto

# ---- cartas
suit-R = rojo
suit-Y = amarillo
suit-G = verde
suit-B = azul
card-R = { $rank } rojo
card-Y = { $rank } amarillo
card-G = { $rank } verde
card-B = { $rank } azul
card-W = Mago
card-J = Bufón
index-W = M
index-J = B

# ---- en la mesa
opponents = Jugadores
trick = Baza
trick-empty = No hay cartas en la mesa
hand = Tus cartas
hand-hidden = Tus cartas, tapadas también para ti hasta que se haya apostado
hands-open = Las cartas de los demás
card-playable = { $card }, se puede jugar
card-not-playable = { $card }, no se puede jugar: { $reason }
card-chosen = { $card }, elegida de antemano
card-raised = { $card }, toca otra vez para jugarla
played-by = { $name }: { $card }
played-by-winning = { $name }: { $card }, va ganando
played-by-won = { $name }: { $card }, se lleva la baza
seat-bid = apuesta { $bid }
seat-bid-open = aún sin apuesta
seat-bid-hidden = apuesta oculta
seat-won = bazas hechas: { $won }
seat-score = { $score } puntos
seat-dealer = reparte
seat-thinking = le toca
seat-sealed = ha apostado en secreto
seat-kept-short = juega un bot
you = Tú
status-your-trump = Te toca: elige el triunfo
status-your-bid = Te toca: ¿cuántas bazas?
status-your-bid-sealed = Apuesta en secreto
status-your-card = Te toca: juega una carta
status-your-lead = Te toca: sales tú
status-sending = Enviando…
status-waiting-trump = { $name } elige el triunfo
status-waiting-bid = { $name } está apostando
status-waiting-bids = Faltan: { $names }
status-waiting-card = Le toca a { $name }
status-over = La partida ha terminado
announce-your-turn = Te toca.
name-trump = Elige el triunfo
suit-with-count =
    { $count ->
        [one] { $suit }, tienes { $count }
       *[other] { $suit }, tienes { $count }
    }
bid-question = Tu apuesta
bid-number = Apostar { $bid }
bid-number-not = Apostar { $bid }, no permitido: { $reason }
bid-changeable = Todavía puedes cambiarla.
bid-short = apuesta { $bid }
bid-locked = Tapada: { $bid }
bid-balance-open = hasta ahora { $bids } de { $tricks }

# ---- lo que pasa
news-dealt =
    { $you ->
        [yes] Repartes { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        } a cada uno.
       *[no] { $name } reparte { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        } a cada uno.
    }
news-turned = Carta descubierta: { $card }.
news-trump =
    { $you ->
        [yes] Eliges el { $suit } como triunfo.
       *[no] { $name } elige el { $suit } como triunfo.
    }
news-bid =
    { $you ->
        [yes] Apuestas { $bid }.
       *[no] { $name } apuesta { $bid }.
    }
news-revealed =
    { $you ->
        [yes] Habías apostado { $bid }.
       *[no] { $name } había apostado { $bid }.
    }
news-played =
    { $you ->
        [yes] Juegas { $card }.
       *[no] { $name } juega { $card }.
    }
news-trick =
    { $you ->
        [yes] Te llevas la baza, tu { $won ->
            [1] primera
            [2] segunda
            [3] tercera
           *[other] número { $won }
        }.
       *[no] { $name } se lleva la baza, su { $won ->
            [1] primera
            [2] segunda
            [3] tercera
           *[other] número { $won }
        }.
    }
news-scored =
    { $you ->
        [yes] Tú: { $points } puntos.
       *[no] { $name }: { $points } puntos.
    }
news-over = La partida ha terminado.
news-sat =
    { $you ->
        [yes] Te sientas.
       *[no] { $name } se sienta.
    }
news-left =
    { $you ->
        [yes] Te levantas; un bot guarda tu sitio.
       *[no] { $name } se levanta; un bot guarda el sitio.
    }
news-sealed =
    { $you ->
        [yes] Has apostado en secreto.
       *[no] { $name } ha apostado en secreto.
    }
news-closed = Esta mesa se cerró antes del final.

# ---- el marcador
score-round = Ronda
score-cards = Cartas
score-bid = Ap.
score-won = Bazas
score-points = ±
score-total = Total
score-now = si la ronda acabara ahora
score-made = acertada
score-missed = fallada
score-caption = Marcador

# ---- fin de la ronda, fin de la partida
round-over = La ronda { $round } ha terminado
next = Siguiente
you-win = ¡Has ganado!
you-share = Compartes el primer puesto.
winner-is = Gana { $name }.
winners-are = { $names } comparten el primer puesto.
place-number = { $rank }.º
rematch = Revancha
rematch-hint = Los mismos jugadores, cartas nuevas.
rematch-ready = El grupo sigue en una mesa nueva.
play-on = Ir allí
seed-label = La semilla de esta partida, para comprobar cada reparto

# ---- teclas
keys-title = Teclas
keys-move = Moverte por tus cartas
keys-play = Jugar, elegir, confirmar
keys-bid = Escribir la apuesta; Intro la envía
keys-escape = Retirar una elección, cerrar una hoja
keys-hand = Leer tus cartas
keys-trick = Leer la mesa
keys-score = Leer los puntos
keys-bids = Leer las apuestas
keys-last = Leer la última baza
keys-rules = ¿Qué puedo hacer ahora?
keys-help = Esta lista
key-names-move = ← → ↑ ↓
key-names-play = Intro, Espacio
key-names-digits = 0–9
key-names-escape = Esc
read-nothing = Todavía nada.

# ---- por qué no
reason-follow-suit = Tienes que seguir el { $suit }, o jugar un Mago o un Bufón.
reason-not-in-hand = No tienes esa carta.
reason-bid-too-high = En esta ronda no hay tantas bazas.
reason-hook = Yendo primero en solitario no puedes hacer que la suma cuadre.
reason-not-your-turn = No te toca.
reason-game-over = La partida ha terminado.
reason-no-such-move = Ahora no se puede jugar eso.
reason-stale = Mientras tanto la mesa ha seguido. Mira otra vez.
reason-not-host = Solo puede hacerlo quien abrió la mesa.
reason-not-seated = No tienes sitio en esta mesa.
reason-seat-taken = Ese sitio está ocupado.
reason-too-fast = Demasiado rápido. Espera un momento.
reason-no-such-seat = Ese sitio no existe.
reason-no-such-table = Esa mesa no existe.
reason-bad-name = Ese nombre no se puede usar.
reason-bad-options = Estas reglas no van juntas: { $text }
reason-no-network = El servidor no responde. ¿Tienes conexión?
reason-already-started = La partida ya ha empezado.
reason-seat-empty = Ahí no hay nadie.
reason-seats-empty = Todavía hay sitios libres.
reason-seat-kept = Un bot juega por ti: primero recupera tu sitio.
reason-not-kept = El sitio ya es tuyo.
reason-not-over = La partida todavía no ha terminado.
reason-not-playing = Aquí no se está jugando ahora.
reason-incomplete = A esta jugada todavía le falta algo.
reason-too-many-parts = En esta jugada sobra algo.
reason-no-such-level = Ese bot no existe.
reason-old-rules = Esta mesa se jugó con una versión anterior de las reglas y no puede seguir.
reason-busy = La mesa está ocupada. Inténtalo otra vez.
reason-not-stored = Ahora el servidor no puede guardar nada; no ha cambiado nada. Inténtalo otra vez.
reason-no-person = El servidor todavía no te conoce. Recarga la página.
reason-too-many-messages = Demasiadas cosas a la vez. Espera un momento.
reason-too-many-refusals = Demasiadas cosas a la vez. Espera un momento.
reason-too-many-tables = Desde aquí se han abierto muchas mesas. Inténtalo más tarde.
reason-too-many-persons = Desde aquí ha llegado mucha gente nueva. Inténtalo más tarde.
reason-too-many-sockets = Demasiadas conexiones desde aquí. Cierra otras ventanas.
reason-too-many-guesses = Desde aquí se han probado demasiados enlaces equivocados. Espera un minuto.
reason-wrong-origin = Esta página no pertenece a este servidor.
reason-no-such-address = En esta dirección no hay nada.
reason-server-error = Algo ha ido mal en el servidor.
reason-unknown = El servidor no lo ha aceptado.
