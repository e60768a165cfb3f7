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
option-tricks-shown = Volver a ver las bazas
option-tricks-shown-last = Solo la última
option-tricks-shown-last-means = Como en casi todas las mesas: lo jugado antes hay que recordarlo. Después de la ronda, la crónica lo cuenta todo.
option-tricks-shown-all = Todas las de la ronda
option-tricks-shown-all-means = Cualquiera puede mirar todas las bazas de la ronda en juego.
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
program-title = Que juegue un programa
program-hint = Un programa tuyo ocupa un asiento y juega con las mismas reglas. Su token se muestra una sola vez, solo a ti.
program-seat = Sentar un programa
program-name = Programa { $number }
program-address = Dirección
program-token = Token del asiento { $number }
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
reason-away-too-long = Tu reloj ya ha estado parado todo lo que se permite en una partida.
reason-no-such-pace = El reloj se puede ralentizar 2 o 4 veces.
reason-too-soon = Se acaba de rechazar. Jugad un rato más.
reason-nothing-said = No hay nada que se pueda ver.
reason-too-long = Es demasiado largo.
reason-too-much-talk = Más despacio: espera unos segundos antes de decir más.

# ---- una partida terminada, otra vez
replay = Repetición
replay-not-yet = Aquí no hay repetición: la partida no ha terminado o el enlace está incompleto.
replay-report = Avisar de esta jugada
replay-position = Punto de la partida
replay-at = { $position } de { $last }
replay-unspoilt = Ocultar cuánto le queda a la partida
replay-at-unspoilt = Decisión { $position }
keys-replay-step = Una decisión atrás o adelante
keys-replay-trick = Una baza o una ronda atrás o adelante
keys-replay-round = Una ronda atrás o adelante
key-names-pages = RePág AvPág
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-round-back = A la ronda anterior
replay-round-forward = A la ronda siguiente
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-eyes = Visto por
replay-open = Cartas a la vista
replay-download = Descargar
replay-watch = Ver otra vez

# ---- hints, talk, clocks, an early end
hint = Pista
hint-ask = ¿Qué haría un buen jugador?
hints = Pistas, salvo en partidas puntuadas
hints-on-request = Al pedirlas
hints-always = Siempre
hints-off = Ninguna
hint-only-move = No hay otra cosa que jugar.
hint-only-sensible = Todo lo demás es igual o peor.
hint-as-usual = Lo habitual; { $worlds } repartos imaginados no muestran nada mejor.
hint-better-than-usual = En { $worlds } repartos imaginados va mejor que lo habitual, «{ $usual }».
hint-better-points = { $points } puntos mejor que «{ $than }».
hint-better-chance = { $percent } % más de posibilidades de ganar que con «{ $than }».
hint-chances = Probabilidad de que cada opción salga bien
hint-chance = { $move }: { $percent } %
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-write = Di algo a la mesa
chat-send = Enviar
chat-mute = Silenciar a alguien
reaction-hello = ¡Hola!
reaction-well-played = ¡Bien jugado!
reaction-wow = ¡Guau!
reaction-oops = Ups…
reaction-thanks = ¡Gracias!
reaction-good-game = ¡Buena partida!
clock-hurry = Quedan { $seconds } segundos.
clock-slower = Tiempo para todos
right-back = Vuelvo enseguida
right-back-means = Vuelvo enseguida: tu reloj se para hasta que decidas, { $time } como máximo en esta partida.
right-back-own = Tu reloj está parado.
right-back-here = Ya estoy aquí
seat-right-back = vuelve enseguida
news-right-back =
    { $you ->
        [yes] Vuelves enseguida: tu reloj se para.
       *[no] { $name } vuelve enseguida: su reloj se para.
    }
news-came-back =
    { $you ->
        [yes] Ya estás de vuelta.
       *[no] { $name } ya está de vuelta.
    }
news-called-back =
    { $you ->
        [yes] Tu reloj ha estado parado bastante tiempo: vuelve a correr.
       *[no] El reloj de { $name } ha estado parado bastante tiempo: vuelve a correr.
    }
news-played-for =
    { $you ->
        [yes] Se te acabó el tiempo: un bot decide por ti.
       *[no] A { $name } se le acabó el tiempo: decide un bot.
    }
news-slowed =
    { $times ->
        [1] Todos tienen otra vez el tiempo normal.
       *[other] Todos tienen { $times } veces más tiempo para pensar.
    }
news-host =
    { $you ->
        [yes] Ahora la mesa es tuya.
       *[no] Ahora la mesa es de { $name }.
    }
end-propose = Proponer terminar la partida
end-proposed = { $names }: ¿terminamos aquí la partida?
end-agree = Terminar
end-play-on = Seguir jugando
end-agreed = Los jugadores terminaron aquí la partida.

# ---- was it fair
fair-check = Comprobar los repartos
fair-promise-kept = Comprobado: la semilla es la prometida antes de repartir.
fair-promise-unheard = La semilla coincide con su huella. Este navegador no estaba antes del reparto: de la promesa solo tiene la palabra del servidor.
fair-promise-broken = La semilla NO es la prometida antes de repartir.
fair-deals = Barajado otra vez aquí: los { $deals } repartos salen de la semilla.
fair-wrong = Las cartas de la ronda { $round } NO salen de la semilla.
fair-not-here = Los barajados de este juego se comprueban con «mazzo verify» y el archivo descargado.
fair-stacked = Las cartas de esta lección se ordenaron a mano.

# ---- what a table may have
clock = Tiempo para pensar
clock-none = Sin reloj
clock-relaxed = Tranquilo, 90 s
clock-quick = Rápido, 20 s
rated = Partida puntuada
rated-hint = Para al menos dos personas, sin pistas.
reason-too-many-links = Desde aquí se han creado muchos enlaces. Inténtalo más tarde.
reason-link-void = Este enlace ya se usó o es demasiado viejo. Crea otro en el otro dispositivo.
reason-talked-out = En esta mesa ya se ha hablado bastante.
reason-too-many-replays = Muchas repeticiones a la vez. Espera un momento.
seat-program = un programa
public = Mesa abierta
public-hint = Se muestra en el vestíbulo: cualquiera puede sentarse.

# ---- the lobby
lobby = Mesas abiertas
lobby-join = Unirse
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

# ---- one’s own page
you-page = Tú y tus partidas
carry = Otro dispositivo
carry-about = Lleva tu nombre, tus mesas y tus cifras a otro dispositivo.
carry-make = Crear un enlace
carry-link = Abre este enlace allí en menos de { $minutes } minutos. Sirve una sola vez; no se lo des a nadie más.
carry-here = Este enlace hace que este navegador sea de quien lo creó. Lo que { $name } tiene aquí se queda atrás.
carry-yes = Sí, el enlace es mío
carry-no = No
figures = Cifras
figures-games = Partidas
figures-wins = Ganadas
figures-rank = Puesto medio
figures-score = Puntos de media
figures-rating = Clasificación
figures-rating-over-time = Clasificación en el tiempo
figures-wins-by-players = Partidas ganadas, por número de jugadores
history = Partidas terminadas
history-none = Todavía no has terminado ninguna partida.
history-more = Mostrar más
history-rank = puesto { $rank } de { $players }
history-unfinished = sin terminar
rating-change = { $before } → { $after }
reason-too-slow = Tardó demasiado. Inténtalo otra vez.
