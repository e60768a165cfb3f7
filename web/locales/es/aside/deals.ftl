# ---- el mismo reparto para varios
deal-of-day = El reparto del día
deal-of-day-means = Uno por juego, el mismo para todos. Un intento; el día cambia a medianoche UTC.
deal-of-day-of = El reparto del día, { $day }
deal-challenge-title = Las mismas cartas
deal-event-title = Un reparto de un torneo
deal-means = Todos reciben las mismas cartas, en el mismo sitio y contra los mismos bots. Si juegas como otra persona, los bots responden igual.
deal-sits = Te sientas con { $names }.
deal-challenger = { $name } jugó estas cartas: { $score }, puesto { $rank } de { $players }.
deal-challenger-given-up = { $name } abandonó con estas cartas.
deal-knew = Ya has visto estas cartas: tu resultado lo dirá.
deal-one-try = Tienes un intento. Si te vas, la partida te espera; si la quitas, cuenta como abandonada. Termina antes de que cierre: después ya no cuenta.
deal-play = Jugar
deal-go-on = Seguir jugando
deal-again = Otra vez, por diversión
deal-result = { $score }, puesto { $rank } de { $players }
deal-given-up = Abandonada
deal-better-than = Mejor que el { $percent } % de los demás
deal-alone = Nadie más lo ha jugado todavía.
deal-finished =
    { $count ->
        [0] nadie lo ha jugado todavía
        [one] { $count } persona lo ha jugado
       *[other] { $count } personas lo han jugado
    }
deal-until = Abierto hasta: { $until }
deal-closed = Cerrado
deal-later = Las cartas, las repeticiones y todos los resultados se verán cuando se cierre para todos.
deal-results = Resultados
deal-origin = de aquí vienen las cartas
deal-knew-mark = conocía las cartas
deal-for-fun = { $number }.º intento
deal-compare = Comparar
deal-compare-with = Comparar con
deal-round = Ronda
deal-parted = La primera diferencia está en la decisión { $decision }, en la ronda { $round }.
deal-parted-two = La primera diferencia está en la decisión { $decision }, en la ronda { $round }.
deal-parted-how = { $one }: { $ones } · { $other }: { $others }
deal-never-parted = Todas las decisiones fueron iguales.
deal-see-there = Verlo allí: { $name }
deal-link = Enlace para amigos
deal-copy = Copiar el enlace
deal-send = Enviar el enlace
deal-share = Copiar el resultado
deal-share-text = { $title }, reparto del día { $day }: { $score }. { $percent ->
        [-1] ¿Puedes hacerlo mejor?
       *[other] Mejor que el { $percent } % hasta ahora.
    }
deal-share-challenge = { $title }: he hecho { $score } con estas cartas. ¿Y tú?
deal-copied = Copiado.
deal-fair = Reparto limpio
deal-fair-text = La semilla de las cartas estaba fijada antes de que nadie las jugara. Su huella se podía ver desde: { $made }; la semilla se revela cuando se cierra para todos.
deal-hash = Huella de la semilla
deal-hash-next = Huella de la semilla del día siguiente
deal-seed = Semilla
deal-yesterday = Ayer: lo mejor de { $count } fue { $score }, de { $name }.
deal-yesterday-see = Ver la mejor partida
deal-yesterday-all = Todos los resultados
deal-to-event = Al torneo
deal-enter-first = Para jugar este reparto, apúntate primero a su torneo.

reason-deal-closed = Este reparto está cerrado.
reason-deal-not-yet = Este reparto aún no está abierto.
reason-one-try = Cada uno tiene un solo intento en este reparto, y ya has hecho el tuyo.
reason-no-such-deal = No existe ese reparto.

# ---- at several tables at once
deal-late = Terminó cuando el reparto ya estaba cerrado: no cuenta.
deal-late-mark = después del cierre
deal-means-together = Varias mesas jugaron estas cartas a la vez. Cuenta cómo le fue al mismo sitio en las demás.
deal-seat-of = Las cartas de quién
deal-seat = Sitio { $number }
deal-bot = Bot
deal-share-of = { $percent } %
deal-parted-others = Los primeros en jugar de otra forma fueron otros, en la decisión { $decision }, en la ronda { $round }.
