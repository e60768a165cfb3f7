# ---- the tiles of the home page
players-range =
    { $least ->
        [one] de { $least } a { $most } jugadores
       *[other] de { $least } a { $most } jugadores
    }
by-author = de { $author }
no-install = Sin cuenta y sin instalar nada. Tu nombre y tus mesas se quedan en este navegador.
play-now = Jugar ahora
play-bots-count =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
play-rounds =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
play-choices = { $game } contra bots
play-bots = Bots
play-level = Cómo juegan
play-length = Duración
length-whole = Partida completa
length-quick = Rápida, { $minutes } minutos
length-minutes = unos { $minutes } minutos
play-where = Dónde
play-where-server = En el servidor
play-where-here = En este dispositivo
play-server-means = Cuenta en tus estadísticas y puedes seguir la partida en otro dispositivo.
play-here-means = Funciona sin conexión. La partida se queda en este navegador y no cuenta en tus estadísticas.
play-server-only = Este juego solo se juega en el servidor.
level-comes-later = cuando el servidor esté listo
level-away = hay que descargarlo una vez, y no hay conexión
level-fetched = { $megabytes } MB, una sola vez
level-coming = { $level }, { $come } MB
level-coming-of = { $level }: descargados { $come } de { $megabytes } MB.
level-here = { $level } ya está en este dispositivo, también sin conexión.
alone-here = El servidor no responde. Aun así puedes jugar aquí, en este dispositivo.
server-preparing = El servidor aún se está preparando, pero ya puedes jugar. Los bots más fuertes llegarán cuando termine.
server-preparing-soon = Tu partida empezará sola en cuanto se pueda.
server-preparing-far = Cuánto le falta al servidor
server-ready = El servidor está listo: ya juegan todos sus bots.
new-to = ¿Primera vez con { $game }?
new-to-lesson = Lección de 2 minutos
new-to-lesson-means = Una guía te enseña en una mesa de verdad.
new-to-play = Jugar ya
new-to-play-means = La primera vez, contra principiantes.
put-away-table = Quitar { $game } de la lista
put-away-waiting = Te levantas de esta mesa.
put-away-company = Un bot sigue jugando por ti.
put-away-yes = Quitar
put-away-no = Conservar
continue-waiting = Sala de espera
continue-your-turn = Te toca
continue-playing = Partida en curso
continue-paused = En pausa
continue-with = con { $names }
continue-alone = por ahora, solo tú
round-number = Ronda { $round }
continue = Continuar
events = Torneos

# ---- puzzles
puzzles = Problemas
puzzles-means = Una jugada es claramente la mejor. ¿La encuentras? Cada día, un problema nuevo.
puzzles-of = Problemas: { $game }

# ---- the score pads
own-table = En vuestra mesa
own-table-means = Las cartas las ponéis vosotros, el móvil lleva la cuenta: las mismas reglas, sin conexión.
own-table-of = Marcador: { $game }

# ---- with others
with-friends = Con amigos
learn-game = Aprender { $game }
find-players = Buscar jugadores
find-players-hint = Siéntate con quien esté esperando. Al minuto entran bots.
lobby = Mesas con sitio libre
lobby-join = Unirme
lobby-free =
    { $count ->
        [one] { $count } sitio libre
       *[other] { $count } sitios libres
    }
lobby-minutes =
    { $count ->
        [0] recién abierta
        [one] hace { $count } minuto
       *[other] hace { $count } minutos
    }
lobby-none = Ahora no espera nadie. Con «Buscar jugadores» aparecerás aquí.
lobby-deals-in = empieza en { $seconds } s
reason-too-many-persons = Demasiada gente nueva desde aquí. Inténtalo más tarde.
reason-link-void = Este enlace ya se usó o ha caducado. Crea otro en el otro dispositivo.
on-this-device = en este dispositivo
new-table = Una mesa con amigos
open-table = Abrir la mesa
carry = Otro dispositivo
carry-here = Este enlace asigna el navegador a quien lo creó. Lo que { $name } tiene aquí no se traslada.
carry-yes = Sí, el enlace es mío
carry-no = No
site-help = Ayuda, reglas y cómo está hecho (en inglés)
