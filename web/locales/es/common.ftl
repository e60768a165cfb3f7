# ---- en todas partes
app-name = Mazzo
app-claim = Una mesa para jugar a las cartas. Siéntate.
close = Cerrar
back-home = Página principal
loading = Un momento…
skip-to-hand = Ir a tus cartas
language = Idioma
theme = Tema
theme-system = Del sistema
theme-light = Claro
theme-dark = Oscuro

# ---- la sala de espera
seat-you = tú
seat-bot = bot, { $level }
seat-away = ausente
watching = Estás mirando.

# ---- la conexión con el servidor
signal-good = Conexión buena
signal-slow = Conexión lenta
signal-cut = Sin conexión
reconnecting = Reconectando…
reconnecting-pending = Reconectando… «{ $move }» aún no se ha enviado.
no-such-table = Esta mesa no existe. ¿Está completo el enlace?

# ---- cabecera y menú
menu = Menú
score = Puntos
log = Historial
memory = Memoria
goal = El objetivo:
goal-hide = Ocultar el objetivo
round-of = Ronda { $round } de { $rounds }
round-short = Ronda { $round }/{ $rounds }
keys = Teclas
taps = Pantalla táctil
taps-auto = Un toque, dos si son estrechas
taps-one = Un toque
taps-two = Dos toques
taps-hold = Mantener pulsada la carta
letters = Atajos: las letras leen la mesa, los números eligen
letters-hint = Las letras se cambian en Teclas, en el menú de la mesa.
arrange = Ordenar a tu gusto
rank-order = Orden de tus cartas
rank-order-falling = De mayor a menor
rank-order-rising = De menor a mayor
arrange-hint = Arrastra una carta adonde quieras, o pulsa Mayús con ← o →. El orden se mantiene toda la ronda.
arrange-left = { $card }: más a la izquierda
arrange-right = { $card }: más a la derecha
arrange-done = { $card }, carta { $place } de { $cards }.
leave-table = Dejar la mesa
leave-sure = Un bot juega por ti hasta que vuelvas.
leave-sure-solo = La partida te espera en la página principal.
take-back = Recuperar tu sitio
seat-kept = Un bot está jugando por ti.
seat-paused = Esta partida está en pausa. Sigue cuando tú quieras.
resume = Continuar
link-of-none = Esta partida está solo en este dispositivo: nadie más puede abrirla.
fair-deal = Huella de la semilla

# ---- en la mesa
opponents = Jugadores
hand = Tus cartas
card-playable = { $card }, se puede jugar
card-not-playable = { $card }, no se puede jugar: { $reason }
card-chosen = { $card }, elegida de antemano
card-raised = { $card }, toca otra vez para jugarla
tap-again = Toca otra vez para jugar { $card }
card-to-hold = { $card }, mantén pulsado para jugarla
seat-score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
points-short = pts.
percent = { $percent } %
seat-dealer = reparte
seat-thinking = le toca
meet-bot = Cómo juega { $name }
meet-keeper = Cómo juega el bot en lugar de { $name }
seat-kept-short = juega un bot
seat-paused-short = en pausa
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
        [yes] Te levantas: en tu sitio juega un bot.
       *[no] { $name } se levanta: en su sitio juega un bot.
    }
news-paused = Te levantas: la partida te espera.
news-closed = Esta mesa se cerró antes del final.

# ---- el marcador
score-round = Ronda
score-total = Total
score-caption = Marcador
score-save-csv = Guardar el marcador como tabla (CSV)
score-save-png = Guardar el marcador como imagen (PNG)

# ---- fin de la ronda, fin de la partida
round-over = Fin de la ronda { $round }
next = Siguiente
you-win = ¡Has ganado!
you-share = ¡Empate en el primer puesto!
winner-is = Gana { $name }.
winners-are = { $names } empatan en el primer puesto.
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
        [yes] Llevaste la delantera de principio a fin.
       *[no] { $name } llevó la delantera de principio a fin.
    }
lead-at-last =
    { $you ->
        [yes] No tomaste la delantera hasta la última ronda.
       *[no] { $name } no tomó la delantera hasta la última ronda.
    }
lead-since =
    { $you ->
        [yes] Tomaste la delantera en la ronda { $round } y ya no la soltaste.
       *[no] { $name } tomó la delantera en la ronda { $round } y ya no la soltó.
    }
rematch = Revancha
rematch-hint = La misma gente, cartas nuevas.
rematch-ready = La revancha está lista.
play-on = Unirme
seed-label = Semilla de esta partida, para comprobar los repartos
more = Más

# ---- teclas
keys-title = Teclas
keys-move = Moverte por tus cartas
keys-arrange = Mover una carta de tu mano
keys-play = Jugar, elegir, confirmar
keys-escape = Deshacer la elección, cerrar el panel
keys-hand = Leer tus cartas
keys-score = Leer los puntos
keys-rules = ¿Qué puedo hacer ahora?
keys-help = Esta lista
keys-for = La tecla para: { $what }
keys-change = Para cambiar una letra, escribe otra encima.
keys-are-off = Los atajos están desactivados en los ajustes.
keys-usual = Restaurar las teclas
key-names-move = ← → ↑ ↓
key-names-arrange = Mayús ← →
key-names-play = Intro, Espacio
key-names-escape = Esc
read-nothing = Todavía nada.

# ---- por qué no
reason-not-in-hand = No tienes esa carta.
reason-not-your-turn = No te toca.
reason-game-over = La partida ha terminado.
reason-no-such-move = Eso no se puede jugar ahora.
reason-stale = La partida ha seguido mientras tanto. Mira otra vez.
reason-not-host = Solo puede hacerlo quien abrió la mesa.
reason-not-seated = No tienes sitio en esta mesa.
reason-seat-taken = Ese sitio está ocupado.
reason-no-such-seat = Ese sitio no existe.
reason-no-such-table = Esa mesa no existe.
reason-bad-name = Ese nombre no se puede usar.
reason-bad-options = Estas reglas no son compatibles.
reason-no-network = El servidor no responde. ¿Tienes conexión?
reason-no-rules-here = Los juegos aún no están en este dispositivo. Prueba otra vez en un momento.
reason-already-started = La partida ya ha empezado.
reason-seat-empty = Ahí no hay nadie.
reason-seat-kept = Un bot juega por ti: primero recupera tu sitio.
reason-not-kept = El sitio ya es tuyo.
reason-not-over = La partida todavía no ha terminado.
reason-not-playing = Aquí no se está jugando ahora.
reason-incomplete = La jugada está incompleta.
reason-too-many-parts = En esta jugada sobra algo.
reason-no-such-game = Ese juego no está aquí.
reason-no-such-level = Ese bot no existe.
reason-old-rules = Esta partida usa una versión antigua de las reglas y no puede seguir.
reason-old-page = Esta página es más antigua que la partida. Recárgala.
reason-log-damaged = El registro de esta mesa está dañado; la partida no puede seguir.
reason-busy = La mesa está ocupada. Inténtalo otra vez.
reason-not-stored = No se ha podido guardar; no ha cambiado nada. Inténtalo otra vez.
reason-no-person = El servidor todavía no te conoce. Recarga la página.
reason-too-many-messages = Vas muy rápido. Espera un momento.
reason-too-many-refusals = Vas muy rápido. Espera un momento.
reason-preparing = El servidor aún se está preparando: va por el { $percent } %. Prueba otra vez en un momento.
reason-draining = El servidor está a punto de actualizarse y ahora no empiezan partidas nuevas. Inténtalo dentro de un rato.
reason-too-many-tables = Demasiadas mesas abiertas desde aquí. Inténtalo más tarde.
reason-too-many-sockets = Demasiadas conexiones desde aquí. Cierra otras ventanas.
reason-too-many-guesses = Demasiados enlaces erróneos desde aquí. Espera un minuto.
reason-too-many-requests = Demasiadas peticiones desde aquí. Espera un momento.
reason-too-many-hellos = Te reconectas demasiado. Espera un momento.
reason-too-many-renames = Ya has cambiado de nombre bastantes veces. Inténtalo más tarde.
reason-too-many-second-thoughts = Ya has cambiado de idea bastantes veces. Ahora se queda así.
reason-wrong-host = El servidor no conoce esta dirección. Pregunta a quien lo administra.
reason-wrong-origin = Esta página no pertenece a este servidor.
reason-no-such-address = En esta dirección no hay nada.
reason-server-error = Algo falló en el servidor.
reason-unknown = El servidor lo ha rechazado.
