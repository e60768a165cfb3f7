# ---- home
game-life-is-life-title = Life is Life
game-life-is-life-claim = Cambia tus animales por otros mejores y golpea a tiempo. Gana quien siga con vida.
goal-life-is-life = Conserva tus vidas: la mejor mano no pierde ninguna.
option-expert = Para expertos
option-expert-means = La ronda acaba al momento solo con todas las liebres o todos los cerdos, y quien los tiene gana una vida.
option-most-laps = Límite de vueltas
option-most-laps-30 = 30 vueltas
option-most-laps-30-means = Si nadie golpea, tras 30 vueltas se comparan las cartas.
option-most-laps-other-means = Otro número de vueltas, de 2 a 100.
clash-bad-laps = Escribe un número de vueltas de { $least } a { $most }.

# ---- cards
species-giraffe = jirafa
species-bear = oso
species-mole = topo
species-goat = cabra
species-sheep = oveja
species-dog = perro
species-hare = liebre
species-pig = cerdo
species-cat = gato
species-mouse = ratón
animal-card = { $species }, vale { $value }
animal-copies =
    { $copies ->
        [1] { $species }
       *[other] { $copies } × { $species }
    }

# ---- at the table
life-round = Ronda { $round }
life-lap = vuelta { $lap } de { $most }
life-lap-short = Vuelta { $lap }
life-lap-of-short = Vuelta { $lap }/{ $most }
life-rows = Filas
life-row-of = Fila { $row }: { $cards }
life-lives =
    { $lives ->
        [one] { $lives } vida
       *[other] { $lives } vidas
    }
life-seat-out = fuera
life-seat-starter = empezó esta ronda
life-seat-knocked = ha golpeado
life-out = Estás fuera
life-out-means = Perdiste tu última vida en la ronda { $round }. Puedes mirar hasta el final o irte: tu resultado cuenta igualmente.
life-out-solo = Perdiste tu última vida en la ronda { $round }. Los bots siguen jugando por la victoria: míralos o ve ya el resultado.
life-finish = Terminar ya
life-finishing = Terminando…
life-new-game = Partida nueva
life-asked-swap = Te toca: cambia
life-asked-swap-or-knock = Te toca: cambia o golpea
life-asked-last = Último turno: cambia o golpea
life-waiting-swap = { $name } tiene que cambiar
life-waiting-swap-or-knock = { $name }: ¿cambia o golpea?
life-swap-how = Elige una fila o las cartas que das.
life-swap-missing =
    { $missing ->
        [one] Fila { $row }: elige { $missing } carta más
       *[other] Fila { $row }: elige { $missing } cartas más
    }
life-swap-count = { $chosen } de { $row }
life-swap-full =
    { $row ->
        [one] La fila { $row } es de { $row } carta. Quita antes una.
       *[other] La fila { $row } es de { $row } cartas. Quita antes una.
    }
life-swap-give = Das
life-swap-get = Recibes
life-swap-preview = Das { $gave } – recibes { $got }
life-swap = Cambiar
life-swap-with = Cambiar con la fila { $row }
life-swap-clear = Borrar
life-knock = Golpear
life-knock-not = Golpear, aún no: { $reason }
life-last-lap = Última vuelta
life-last-lap-knocked =
    { $you ->
        [yes] Has golpeado.
       *[no] { $name } ha golpeado.
    }
life-turns-left =
    { $turns ->
        [one] queda { $turns } turno
       *[other] quedan { $turns } turnos
    }
life-two-left = Quedan dos: para la mayoría hacen falta al menos dos cartas.
life-swaps = Cambios
life-swaps-none = Todavía no hay cambios en esta ronda.
life-swap-line = { $name }, fila { $row }: dio { $gave }, recibió { $got }
life-known = Cartas ajenas conocidas
life-known-nothing = nada todavía
life-unseen =
    { $cards ->
        [one] { $cards } carta está fuera del juego
       *[other] { $cards } cartas están fuera del juego
    }

# ---- end of a round
life-ended-knock =
    { $you ->
        [yes] Golpeaste.
       *[no] { $name } golpeó.
    }
life-ended-laps =
    { $laps ->
        [one] { $laps } vuelta sin que nadie golpee.
       *[other] { $laps } vueltas sin que nadie golpee.
    }
life-sudden-death = Muerte súbita
life-sudden-death-by =
    { $you ->
        [yes] Tienes el grupo completo: { $cards }. No hay recuento.
       *[no] { $name } tiene el grupo completo: { $cards }. No hay recuento.
    }
life-valuing = Quién tiene más de cada animal
life-majority-of = { $name } tiene la mayoría ({ $species }): { $points } puntos
life-majority-none = nadie tiene la mayoría
life-points = Puntos
life-cost = Vidas
life-cost-none = ninguna vida perdida
life-cost-lost =
    { $lives ->
        [one] pierde { $lives } vida
       *[other] pierde { $lives } vidas
    }
life-cost-gained =
    { $lives ->
        [one] gana { $lives } vida
       *[other] gana { $lives } vidas
    }
life-was-out = ya estaba fuera
life-final-round = La última ronda

# ---- score
life-score-caption = Vidas y mayorías, ronda por ronda
life-score-now = Ahora
life-score-none = ninguna mayoría
life-score-ending = Cómo acabó
life-score-won = Mayorías
life-score-lives = Vidas

# ---- news
life-news-dealt =
    { $you ->
        [yes] Diez cartas por cabeza y diez en cuatro filas. Empiezas tú.
       *[no] Diez cartas por cabeza y diez en cuatro filas. Empieza { $name }.
    }
life-news-swapped =
    { $you ->
        [yes] Cambias en la fila { $row }: { $gave } por { $got }.
       *[no] { $name } cambia en la fila { $row }: { $gave } por { $got }.
    }
life-news-swapped-short =
    { $you ->
        [yes] Cambias con la fila { $row }.
       *[no] { $name } cambia con la fila { $row }.
    }
life-news-knocked =
    { $you ->
        [yes] Golpeas la mesa.
       *[no] { $name } golpea la mesa.
    }
life-news-last-lap = Última vuelta: a los demás les queda un turno.
life-news-laps-over =
    { $laps ->
        [one] { $laps } vuelta sin que nadie golpee: se comparan las cartas.
       *[other] { $laps } vueltas sin que nadie golpee: se comparan las cartas.
    }
life-news-sudden-death =
    { $you ->
        [yes] ¡Muerte súbita! Tienes { $cards }.
       *[no] ¡Muerte súbita! { $name } tiene { $cards }.
    }
life-news-majority = { $species }: { $name }, { $points } puntos.
life-news-no-majority = { $species }: nadie.
life-news-total =
    { $points ->
        [one] { $name }: { $points } punto.
       *[other] { $name }: { $points } puntos.
    }
life-news-lost =
    { $lives ->
        [0] { $name }: ninguna vida perdida.
        [one] { $name }: pierde { $lives } vida.
       *[other] { $name }: pierde { $lives } vidas.
    }
life-news-gained =
    { $lives ->
        [one] { $name }: gana { $lives } vida.
       *[other] { $name }: gana { $lives } vidas.
    }
life-news-out =
    { $you ->
        [yes] Estás fuera.
       *[no] { $name } queda fuera.
    }

# ---- keys
life-key-names-digits = 1–4
life-keys-row = Elegir una fila
life-keys-rows = Leer las filas
life-keys-known = Leer las cartas ajenas conocidas
life-keys-last = Leer el último cambio

# ---- why not
reason-swap-first = Para golpear, antes tienes que cambiar en esta ronda.
reason-same-cards = Al menos una carta debe ser distinta de las de la fila { $row }.
life-reason-four-at-most = Ninguna fila tiene más de cuatro cartas.
life-reason-too-few-left = A partir de { $species } no te bastan las cartas para la fila { $row }.
life-reason-out-of-order = { $species } no puede ir después de { $after }.

# ---- figures
figures-rounds-survived = Rondas superadas
figures-knocks = Golpes por ronda
figures-knocks-best = Golpes ganadores
figures-lives-left = Vidas restantes
