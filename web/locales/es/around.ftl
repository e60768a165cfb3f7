# ---- inicio
your-name = Tu nombre
name-hint = Así te ven los demás.
save-name = Guardar
name-saved = Guardado.

# ---- una mesa nueva
players = Jugadores
bot-level = Bots en los sitios libres
level-casual = Aficionado
level-novice = Principiante
level-club = De club
level-master = Maestro
level-random = Al azar
level-hint = En la sala de espera puedes poner o quitar bots.
rules-of-table = Reglas de la mesa
option-tricks-shown = Repasar las bazas
option-tricks-shown-last = Solo la última
option-tricks-shown-last-means = Como en casi todas las mesas: lo ya jugado hay que recordarlo. Tras la ronda, el historial lo cuenta todo.
option-tricks-shown-all = Todas las de la ronda
option-tricks-shown-all-means = Se puede repasar cualquier baza de la ronda en juego.
option-other = Otra…
clash-no-such-value = Elige entre { $values }.
clash-no-such-option = Este juego no tiene esa regla.
clash-not-for-so-many = No con { $players } jugadores.
clash-so-many-players = Este juego es para { $least } a { $most } jugadores.

# ---- la sala de espera
link-copied = Copiado.
seats = Sitios

# ---- ajustes
settings = Ajustes
theme-contrast = Alto contraste
speed = Animaciones
speed-1 = Normales
speed-05 = Lentas
speed-2 = Rápidas
speed-off = Ninguna
sounds = Sonidos
volume = Volumen
volume-try = Probar
reasons = Cartas que no puedes jugar
reasons-always = Siempre atenuadas
reasons-after-a-try = Solo si intentas jugarlas
autoplay = Jugar por mí la única carta posible
autoplay-hint = Los demás podrían notar que no tenías elección.
text-table = Mesa en texto
text-table-hint = Todo por apartados, para lectores de pantalla.

# ---- aprender
learn = Aprender
games = Juegos
rules = Reglas
learn-title = Cómo se juega a { $game }
rulings-title = Duda de reglas
lesson-about = Lo más rápido: dos minutos en una mesa de verdad, con una guía.
lesson-begin = Empezar la lección
lesson-complete = Lección completada
lesson-real-game = Ahora, una partida de verdad
picture-best = { $cards }; la que cuenta: { $best }
coach = Guía
coach-step = Paso { $step } de { $steps }
coach-next = Siguiente
coach-hide = Ocultar la guía
coach-show = Mostrar la guía

# ---- una página más nueva
draining =
    { $minutes ->
        [0] El servidor está a punto de actualizarse.
        [one] El servidor se actualizará dentro de { $minutes } minuto.
       *[other] El servidor se actualizará dentro de { $minutes } minutos.
    } Tu partida sigue y, si no la terminas, queda guardada. Hasta entonces no empiezan partidas nuevas.
new-build = Hay una versión nueva de esta página.
new-build-playing = Hay una versión nueva de esta página. Recarga después de esta ronda; tu sitio sigue siendo tuyo.
reload = Recargar
later = Más tarde

# ---- nowhere
nowhere = Aquí no hay nada
nowhere-hint = ¿Está la dirección completa y bien escrita?

# ---- the table as text
text-situation = Situación
text-on-table = En la mesa
text-commands = Comandos

# ---- why not
reason-hint-on-its-way = Tu pista ya está en camino.
reason-too-many-hints = ¡Cuántas pistas! Prueba un rato por tu cuenta.
reason-no-hint-now = Los bots están demasiado ocupados para dar pistas. Inténtalo otra vez.
reason-deal-open = Otros todavía juegan este reparto. Podrás verlo cuando se cierre.
until-deal-open = Otros todavía juegan este reparto. Podrás verlo a partir de: { $until }.
reason-no-challenge = Era una lección o un momento jugado otra vez: no hay nada que comparar.
reason-no-hints-same-deal = No hay pistas cuando otros juegan el mismo reparto.
reason-no-hints-when-rated = En una partida puntuada no hay pistas.
reason-not-for-programs = Eso es solo para personas.
reason-not-holder = La mesa está ocupada en otra parte. Inténtalo otra vez.
reason-bad-token = Ese token no es válido.
reason-rated-needs-two = Una partida puntuada necesita al menos dos personas.
reason-not-alone = Aquí juegan también otras personas: los bots mantienen su ritmo.
reason-no-clock = Esta mesa no tiene reloj.
reason-away-too-long = En esta partida ya has agotado tu tiempo de pausa.
reason-no-pause-when-rated = En las partidas puntuadas no hay pausas.
reason-no-new-pace-when-rated = En una partida puntuada no se cambia el tiempo para pensar.
reason-no-programs-when-rated = En las partidas puntuadas no juegan programas.
reason-back-after-bot = Podrás volver después de la próxima jugada del bot.
reason-no-more-returns = Ya no puedes volver a esta partida: el bot juega hasta el final.
reason-id-used = Ya se ha aceptado otra jugada tuya.
reason-said-enough = Ya has escrito { $most } mensajes: para una mesa son suficientes.
reason-no-such-pace = El reloj se puede ralentizar 2 o 4 veces.
reason-too-soon = Se acaba de rechazar. Sigue jugando un rato.
reason-nothing-said = El mensaje está vacío.
reason-too-long = Demasiado largo.
reason-too-much-talk = Más despacio: espera unos segundos para seguir.

# ---- una partida terminada, otra vez
practice = Práctica
practice-of = { $game }, práctica
practice-again = Otro intento
gone-on-of = { $game }, en este dispositivo
gone-on-back = A la partida en el servidor
news-goes-on = Sigue aquí. Lo que no habías visto se ha repartido de nuevo.
review = Análisis
replay = Repetición
key-names-pages = RePág AvPág
replay-watch = Ver repetición

# ---- hints, talk, clocks, an early end
hint = Pista
hint-ask = ¿Qué haría quien juega bien?
hints = Pistas, salvo en partidas puntuadas
hints-on-request = Al pedirlas
hints-always = Siempre
hints-off = Ninguna
hint-only-move = No hay otra opción.
hint-only-sensible = Todo lo demás es igual o peor.
hint-as-usual = La jugada natural: en { $worlds } repartos simulados nada fue mejor.
hint-better-than-usual = En { $worlds } repartos simulados rinde más que lo natural, «{ $usual }».
hint-better-points = { $points } puntos más que «{ $than }».
hint-better-chance = De cada 100 partidas gana { $games } más que «{ $than }».
hint-beats-usual-points = En { $worlds } repartos simulados dio { $points } puntos más que lo habitual, «{ $than }».
hint-beats-usual-chance = En { $worlds } repartos simulados ganó { $games } partidas de cada 100 más que lo habitual, «{ $than }».
hint-close-points = La jugada natural. «{ $than }» dio { $points } puntos más en { $worlds } repartos simulados, pero ahí se juega con reglas prácticas.
hint-close-chance = La jugada natural. «{ $than }» ganó { $games } partidas más de cada 100 en { $worlds } repartos simulados, pero ahí se juega con reglas prácticas.
hint-same = «{ $than }» da lo mismo.
hint-chance-or-points = «{ $safer }» sale más a menudo, pero da menos puntos que «{ $move }».
hint-chances = Probabilidad de que cada opción salga bien
hint-chance = { $move }: { $percent } %
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-write = Escribe a la mesa
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
clock-faster-next = Menos tiempo a partir del próximo turno.
leave-sure-rated = Un bot juega por ti. Puedes volver después de su próxima jugada, tres veces por partida como máximo.
right-back = Vuelvo enseguida
right-back-means = Vuelvo enseguida: tu reloj se para hasta que juegues, { $time } como máximo por partida.
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
        [yes] Se acabó la pausa: tu reloj vuelve a correr.
       *[no] Se acabó la pausa: el reloj de { $name } vuelve a correr.
    }
news-played-for =
    { $you ->
        [yes] Se te acabó el tiempo: un bot decide por ti.
       *[no] A { $name } se le acabó el tiempo: decide un bot.
    }
news-slowed =
    { $times ->
        [1] Se vuelve al tiempo normal.
       *[other] Tiempo para pensar: ×{ $times } para todos.
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
end-agreed = Partida terminada de común acuerdo.
end-given-up = Has abandonado la partida.
give-up = Abandonar la partida
give-up-sure = ¿Abandonas? La partida termina aquí, sin acabar.
give-up-yes = Abandonar

# ---- was it fair
fair-promise-kept = Comprobado: la semilla es la fijada antes de repartir.
fair-promise-broken = La semilla NO es la fijada antes de repartir.

# ---- what a table may have
clock = Tiempo para pensar
clock-none = Sin reloj
clock-relaxed = Tranquilo, 90 s
clock-quick = Rápido, 20 s
rated = Partida puntuada
rated-hint = Para al menos dos personas: sin pistas, sin programas y sin pausas.
reason-forgotten = Tus datos se han borrado de este servidor.
reason-signed-out = La sesión de este dispositivo se ha cerrado.
reason-two-seats = Los dos nombres juegan en la misma partida puntuada. Antes termínala.
reason-talked-out = En esta mesa ya se ha charlado bastante.
reason-too-much-ado = Ha habido demasiado ir y venir en este sitio. Abre otra mesa.
seat-program = un programa
public = Mesa abierta
public-hint = Aparece en la lista: cualquiera puede sentarse.

# ---- one’s own page
you-page = Tú y tus partidas
history = Partidas terminadas
rating-change = { $before } → { $after }
reason-too-slow = Tardó demasiado. Inténtalo otra vez.

# ---- keeping order
person-about = Sobre { $name }
seat-blocked = persona bloqueada
news-removed =
    { $you ->
        [yes] Te han expulsado de la mesa.
       *[no] Han expulsado a { $name } de la mesa.
    }
reason-banned = Tienes prohibido el acceso a este servidor.
until-banned = Tienes prohibido el acceso a este servidor hasta el { $until }.
reason-silenced = Aquí puedes jugar, pero no escribir en el chat ni cambiar de nombre.
until-silenced = Hasta el { $until } puedes jugar, pero no escribir en el chat ni cambiar de nombre.
reason-name-given = Este nombre te lo ha puesto quien administra el servidor: no puedes cambiarlo.
until-name-given = Este nombre te lo ha puesto quien administra el servidor: podrás cambiarlo después del { $until }.
reason-of-the-host = El motivo: { $why }
reason-no-seat-here = No puedes sentarte en esta mesa.
reason-removed = Te han expulsado de esta mesa.
reason-blocked-here = Has bloqueado a { $name }, que está en esta mesa.
reason-too-many-public = Como mucho { $most } mesas abiertas a la vez. Espera a que llegue alguien.

# ---- inviting, finding players, coming back
chat-unread =
    { $count ->
        [one] { $count } mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
rematch-other = Revancha con cambios
ratings = Clasificación
reason-too-few-seats =
    { $count ->
        [one] Ya hay { $count } sitio ocupado.
       *[other] Ya hay { $count } sitios ocupados.
    } La mesa no puede ser más pequeña.

# ---- the same deal for several people
deal-play-this = Jugar este reparto
deal-compare-results = Comparar

# ---- who one is
your-name-is = Tu nombre: { $name }
