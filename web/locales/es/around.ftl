# ---- inicio
your-name = Tu nombre
name-hint = Así te ven los demás.
save-name = Guardar
name-saved = Guardado.
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

# ---- ajustes
settings = Ajustes
theme-contrast = Alto contraste
speed = Movimiento
speed-1 = Normal
speed-05 = Lento
speed-2 = Rápido
speed-off = Ninguno
sounds = Sonidos
volume = Volumen
volume-try = Probar
reasons = Cartas que no puedes jugar
reasons-always = Atenuadas desde el principio
reasons-after-a-try = Solo tras un intento equivocado
autoplay = Jugar sola la única carta posible
autoplay-hint = Los demás podrían adivinar que no tenías elección.
text-table = Mesa como texto
text-table-hint = Todo bajo títulos, para lectores de pantalla.

# ---- aprender
learn = Aprender
games = Juegos
rules = Reglas
learn-game = Aprender { $game }
learn-title = Cómo se juega a { $game }
lesson-about = Lo más rápido: cinco pasos en una mesa de verdad, con un maestro.
lesson-begin = Empezar la lección
picture-best = { $cards }; la que cuenta: { $best }
coach = Maestro
coach-step = Paso { $step } de { $steps }
coach-hide = Ocultar al maestro
coach-show = Mostrar al maestro
coach-over = Fin de la lección

# ---- una página más nueva
new-build = Hay una versión nueva de esta página.
new-build-playing = Hay una versión nueva de esta página. Recarga después de esta ronda; tu sitio sigue siendo tuyo.
reload = Recargar
later = Más tarde

# ---- the table as text
text-situation = Situación
text-on-table = En la mesa
text-commands = Órdenes
text-score = Apuestas y puntos

# ---- why not
reason-hint-on-its-way = Tu última pista está en camino.
reason-too-many-hints = Muchas pistas seguidas. Piensa un momento por tu cuenta.
reason-no-hint-now = Los bots están demasiado ocupados para dar pistas. Inténtalo otra vez.
reason-no-hints-when-rated = En una partida puntuada no hay pistas.
reason-no-such-place = La partida no tiene ese punto.
reason-no-such-view = No hay un sitio así desde el que mirar.
reason-not-for-programs = Eso es solo para personas.
reason-not-holder = La mesa está ocupada en otra parte. Inténtalo otra vez.
reason-bad-token = Esa clave no es válida.
reason-rated-needs-two = Una partida puntuada necesita al menos dos personas.
reason-no-clock = Esta mesa no tiene reloj.
reason-no-such-pace = El reloj se puede ralentizar 2 o 4 veces.
reason-too-soon = Se acaba de rechazar. Jugad un rato más.
reason-no-such-reaction = Esa reacción no existe.
reason-nothing-said = No hay nada que se pueda ver.
reason-too-long = Es demasiado largo.
reason-too-much-talk = Más despacio: espera unos segundos antes de decir más.
