# ---- torneos
events-means = Todos juegan los mismos repartos contra los mismos bots, cuando quieren. Cuenta a cuántos de los demás ganas con las mismas cartas.
events-none = Ahora no hay ningún torneo. ¡Abre uno!
event-new = Abrir un torneo
event-title = Título
event-about = De qué va
event-game = Juego
event-deals = Repartos
event-hours = Abierto
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
event-listed = Mostrarlo en la sala
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
event-over = Terminado
event-cancelled = Cancelado
event-my-deals = Mis repartos
event-deal = Reparto { $number }
event-standings = Clasificación
event-standings-means = La parte de los demás a la que ganas con los mismos repartos. Lo que no has jugado no cuenta nada; en caso de empate decide quién fue el mejor en más repartos y luego quién terminó antes.
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
event-mend-who = A quién
event-mend-reason = Motivo
event-mend-strike = Quitar de la clasificación
event-mend-restore = Volver a contar
event-mend-cancel = Cancelar el torneo
