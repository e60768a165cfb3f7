# ---- torneos
events-means = Todos juegan los mismos repartos: a solas contra bots, o en varias mesas a la vez. Cuenta a cuántos de los demás ganas con las mismas cartas.
events-none = Ahora no hay ningún torneo. ¡Abre uno!
event-new = Abrir un torneo
event-title = Título
event-about = De qué va
event-game = Juego
event-deals = Repartos
event-hours = Abierto durante
event-hours-count =
    { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
event-days-count =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
event-listed = Mostrarlo en la lista de torneos
event-listed-means = Si no, solo se encuentra con su enlace.
event-open-it = Abrir
event-by = de { $name }
event-people =
    { $count ->
        [one] { $count } persona
       *[other] { $count } personas
    }
event-deals-count =
    { $count ->
        [one] { $count } reparto
       *[other] { $count } repartos
    }
event-enter = Participar
event-entered = Participas
event-taken-out = Quien organiza te ha quitado de la clasificación; el motivo está en el registro.
event-over = Terminado
event-cancelled = Cancelado
event-my-deals = Mis repartos
event-the-deals = Repartos
event-deal = Reparto { $number }
event-standings = Clasificación
event-standings-means = La parte de los demás a los que ganas con los mismos repartos. Lo que no has jugado no cuenta nada; en caso de empate decide quién fue el mejor en más repartos y luego quién terminó antes.
event-name = Nombre
event-total = Total
event-played = Jugados
event-luck = La cifra tras ± dice cuánto puede ser suerte.
event-csv = Guardar como CSV
event-log = Registro
event-log-opened = Se abrió el torneo.
event-log-strike = { $name } ya no cuenta: { $reason }
event-log-restore = { $name } vuelve a contar: { $reason }
event-log-cancel = Se canceló el torneo: { $reason }
event-organise = Organizar
event-organise-means = Lo que cambies aquí lo leen todos en el registro, con tu motivo.
event-mend-who = Quién
event-mend-reason = Motivo
event-mend-strike = Quitar de la clasificación
event-mend-restore = Volver a contar
event-mend-cancel = Cancelar el torneo

# ---- torneos entre personas
event-among = Cómo se juega
event-among-bots = A solas, contra bots
event-among-people = Entre personas
event-among-bots-means = Cada uno juega cuando quiere.
event-among-people-means = Varias mesas juegan a la vez el mismo reparto. Después de cada uno se cambia de sitio.
event-players = Jugadores por mesa
event-bots = Bots
event-rules = Reglas de las mesas
event-minutes = Minutos por reparto
event-starts = Empieza
event-starts-mine = cuando yo lo inicie
event-starts-in = dentro de { $minutes } minutos
event-rests = Si las mesas no se llenan
event-rests-bots = juegan bots
event-rests-rest = se descansa por turnos
event-programs = Pueden participar programas
event-program = programa
event-begins = Empieza: { $at }
event-begins-later = Empieza cuando lo inicie quien organiza
event-start = Empezar ya
event-leave = Dejar el torneo
event-my-table = Mi mesa
event-now = Ahora mismo
event-to-table = Ir a mi mesa
event-round = Reparto { $number } de { $deals }
event-moment = Reparto { $number }/{ $deals }
event-moment-left =
    { $minutes ->
        [0] < 1 min
       *[other] { $minutes } min
    }
event-resting = Esta vez descansas.
event-late = Tendrás sitio en el próximo reparto.
event-my-game-over = Tu partida ha terminado.
event-tables-playing =
    { $count ->
        [one] Una mesa sigue jugando.
       *[other] { $count } mesas siguen jugando.
    }
event-minutes-left =
    { $minutes ->
        [0] Queda menos de un minuto
        [one] Queda un minuto
       *[other] Quedan { $minutes } minutos
    }
event-next-in =
    { $minutes ->
        [0] Próxima mesa en menos de un minuto
        [one] Próxima mesa en un minuto
       *[other] Próxima mesa en { $minutes } minutos
    }
event-come = Por quien no esté en su mesa a los { $minutes } min juega un bot; puede recuperar el sitio. Al acabarse el tiempo, los bots terminan la partida.
event-schedule = Quién se sienta dónde
event-table = Mesa { $number }
event-bot = Bot
event-rest-names = Descansan: { $names }
event-even =
    { $most ->
        [one] Entre quienes siguen, nadie ha coincidido con la misma persona más de una vez.
       *[other] Hasta ahora, dos cualesquiera de quienes siguen han coincidido entre { $least } y { $most } veces.
    }
event-even-all =
    { $most ->
        [0] Hasta ahora, nadie de quienes siguen ha coincidido con otro.
        [one] Hasta ahora, dos cualesquiera de quienes siguen han coincidido una vez.
       *[other] Hasta ahora, dos cualesquiera de quienes siguen han coincidido { $most } veces.
    }
event-log-start = Se inició el torneo.
event-log-closed = El torneo llegó a su fin.
event-log-too-few = Había muy poca gente para jugar.
event-print = Imprimir
event-to-event = Al torneo
event-next-deal = Siguiente reparto

reason-event-over = Este torneo ha terminado.
reason-event-changed-enough = Ya has excluido y readmitido a gente bastantes veces. Aún puedes cancelar el torneo.
reason-event-full = Ya participan { $most } personas: el torneo está completo.
reason-not-entered = Apúntate primero al torneo.
reason-not-organiser = Eso solo puede hacerlo quien organiza el torneo.
reason-too-many-events = Ya has abierto bastantes torneos por hoy. Inténtalo mañana.
reason-no-such-event = No existe ese torneo.
reason-event-alone = En este torneo cada uno juega a solas: no hay nada que dejar.
reason-event-seats = En este torneo los sitios se asignan en cada reparto.
reason-event-started = Este torneo ya ha empezado.
reason-no-programs-here = En este torneo no participan programas.
reason-round-over = Se acabó el tiempo de este reparto. El bot sigue jugando.

# ---- invitations, and what ends an event
events-open = Abiertos
events-running = En curso
events-over = Terminados
event-invited = Solo con invitación
event-invited-means = Tú creas las invitaciones; cada una vale para una persona.
event-invitation-needed = Tu invitación
event-invitations = Invitaciones
event-invitations-means = Cada enlace deja entrar a una persona. Envía a cada cual el suyo.
event-invitations-count = Cuántas más
event-invitations-make = Crear invitaciones
event-invitations-copy = Copiar las que nadie ha usado
event-deal-by-deal = Reparto a reparto, en porcentaje
event-log-invite =
    { $count ->
        [one] Se creó una invitación.
       *[other] Se crearon { $count } invitaciones.
    }
event-log-too-late = El servidor no estaba cuando el torneo tenía que seguir.
event-log-old-rules = Las reglas del juego han cambiado desde entonces: ya no se puede repartir más.
reason-not-invited = Este torneo pide una invitación, y cada una vale para una persona.
