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

# ---- la sala de espera
seat-you = tú
seat-bot = bot, { $level }
seat-away = ausente
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
memory = Memoria
round-of = Ronda { $round } de { $rounds }
round-short = Ronda { $round }/{ $rounds }
keys = Teclas
taps = Jugar con el dedo
taps-auto = Un toque si las cartas son anchas; si no, dos
taps-one = Un toque
taps-two = Dos toques
taps-hold = Mantén pulsada la carta
letters = Teclas sueltas: las letras leen la mesa, las cifras eligen
letters-hint = En Teclas, en el menú de una mesa, se pueden elegir otras letras.
arrange = Ordena tú las cartas
rank-order = Orden de tus cartas
rank-order-falling = De mayor a menor
rank-order-rising = De menor a mayor
arrange-hint = Arrastra una carta a otro lugar de tu mano, o pulsa Mayús con ← o →. Se guarda durante la ronda.
arrange-left = { $card }: más a la izquierda
arrange-right = { $card }: más a la derecha
arrange-done = { $card }, carta { $place } de { $cards }.
leave-table = Dejar la mesa
leave-sure = Un bot guarda tu sitio hasta que lo recuperes.
take-back = Recuperar tu sitio
seat-kept = Un bot está jugando por ti.
link-of-table = Enlace de esta mesa
fair-deal = Huella del reparto

# ---- en la mesa
opponents = Jugadores
hand = Tus cartas
card-playable = { $card }, se puede jugar
card-not-playable = { $card }, no se puede jugar: { $reason }
card-chosen = { $card }, elegida de antemano
card-raised = { $card }, toca otra vez para jugarla
card-to-hold = { $card }, mantén pulsado para jugarla
seat-score = { $score } puntos
seat-dealer = reparte
seat-thinking = le toca
meet-bot = Cómo juega { $name }
meet-keeper = Cómo juega el bot en lugar de { $name }
seat-kept-short = juega un bot
you = Tú
status-sending = Enviando…
status-over = La partida ha terminado
announce-your-turn = Te toca.

# ---- lo que pasa
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
news-closed = Esta mesa se cerró antes del final.

# ---- el marcador
score-round = Ronda
score-total = Total
score-caption = Marcador
score-save-csv = Guardar el marcador como tabla (CSV)
score-save-png = Guardar el marcador como imagen (PNG)

# ---- fin de la ronda, fin de la partida
round-over = La ronda { $round } ha terminado
next = Siguiente
you-win = ¡Has ganado!
you-share = Compartes el primer puesto.
winner-is = Gana { $name }.
winners-are = { $names } comparten el primer puesto.
rank-number = { $rank }.º
rank = Puesto
rank-now = { $rank }.º puesto
rank-up =
    { $places ->
        [one] sube { $places } puesto
       *[other] sube { $places } puestos
    }
rank-down =
    { $places ->
        [one] baja { $places } puesto
       *[other] baja { $places } puestos
    }
share = Compartir
lead-always =
    { $you ->
        [yes] Fuiste en cabeza de la primera ronda a la última.
       *[no] { $name } fue en cabeza de la primera ronda a la última.
    }
lead-at-last =
    { $you ->
        [yes] Te pusiste en cabeza solo en la última ronda.
       *[no] { $name } se puso en cabeza solo en la última ronda.
    }
lead-since =
    { $you ->
        [yes] Te pusiste en cabeza en la ronda { $round } y ya no la soltaste.
       *[no] { $name } se puso en cabeza en la ronda { $round } y ya no la soltó.
    }
rematch = Revancha
rematch-hint = Los mismos jugadores, cartas nuevas.
rematch-ready = El grupo sigue en una mesa nueva.
play-on = Ir allí
seed-label = La semilla de esta partida, para comprobar cada reparto

# ---- teclas
keys-title = Teclas
keys-move = Moverte por tus cartas
keys-arrange = Mover una carta en tu mano
keys-play = Jugar, elegir, confirmar
keys-escape = Retirar una elección, cerrar una hoja
keys-hand = Leer tus cartas
keys-score = Leer los puntos
keys-rules = ¿Qué puedo hacer ahora?
keys-help = Esta lista
keys-for = La tecla para: { $what }
keys-change = Para cambiar una letra, escribe otra encima.
keys-are-off = Las teclas sueltas están desactivadas en los ajustes.
keys-usual = Volver a las teclas de siempre
key-names-move = ← → ↑ ↓
key-names-arrange = Mayús ← →
key-names-play = Intro, Espacio
key-names-escape = Esc
read-nothing = Todavía nada.

# ---- por qué no
reason-not-in-hand = No tienes esa carta.
reason-not-your-turn = No te toca.
reason-game-over = La partida ha terminado.
reason-no-such-move = Ahora no se puede jugar eso.
reason-stale = Mientras tanto la mesa ha seguido. Mira otra vez.
reason-not-host = Solo puede hacerlo quien abrió la mesa.
reason-not-seated = No tienes sitio en esta mesa.
reason-seat-taken = Ese sitio está ocupado.
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
reason-no-such-game = Ese juego no está aquí.
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
