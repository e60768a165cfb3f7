# ---- inicio
game-wizard-title = Wizard
game-wizard-claim = Di cuántas bazas harás. Y haz justo esas.
goal-wizard = Haz justo las bazas que apuestes.

# ---- una mesa nueva
option-bids = Cómo se apuesta
option-bids-open = Por turnos
option-bids-open-means = Se conocen las apuestas ya hechas.
option-bids-blind = Todos a la vez
option-bids-blind-means = Las apuestas van tapadas y se descubren juntas antes de la primera carta.
option-bids-secret = Secretas hasta el final
option-bids-secret-means = Las apuestas siguen tapadas hasta contar los puntos.
option-dark-wizard = Gana el último Mago
option-dark-wizard-means = Si en una baza salen varios Magos, se la lleva el último y no el primero.
option-leaders-hook = El freno del líder
option-leaders-hook-means = Quien reparte y lidera en solitario no puede hacer que las apuestas sumen justo las bazas.
option-clairvoyance = Clarividencia
option-clairvoyance-means = Mientras se apuesta ves las cartas de todos menos las tuyas.
option-monochrome = Monocromo
option-monochrome-means = Cada cual tiene un mazo de un solo palo. Sin triunfo: gana la carta más alta. Para 3 o 4 jugadores.
option-rounds = Rondas
option-rounds-all = Todas
option-rounds-all-means = De una carta hasta agotar el mazo.
option-rounds-short = Una sí y otra no
option-rounds-short-means = Rondas de 1, 3, 5 … cartas: dura cerca de la mitad.
option-rounds-other-means = Cartas por ronda a tu gusto, por ejemplo 2-3-5.
clash-bad-rounds = Escribe las cartas por mano, de 1 a { $most }, con guiones: por ejemplo, 2-3-5.
clash-secret-for-two = Con dos jugadores siempre se apuesta en secreto.
clash-not-for-two = Solo a partir de tres jugadores.
clash-hook-needs-open-bids = El freno del líder necesita apuestas por turno: quien reparte debe conocer las demás.
clash-a-suit-for-each = En Monocromo hace falta un palo para cada uno: 3 o 4 jugadores.
clash-rounds-for-two = Con dos jugadores las rondas ya están fijadas.
clash-rounds-of-monochrome = En Monocromo las rondas ya están fijadas.
clash-hand-too-large = Con { $players } jugadores, una mano tiene como máximo { $most } cartas.

# ---- cabecera y menú
last-trick = Última baza
no-last-trick = Todavía no hay ninguna baza en esta ronda.
all-tricks = Todas las bazas
trick-number = Baza { $number }
trick-leader = Sale: { $name }
trick-winner = Se la lleva: { $name }
last-trick-only = En esta mesa solo se puede repasar la última baza. Tras la ronda, el historial lo cuenta todo.
trump = Triunfo
trump-is = Triunfo: { $suit }
trump-none = Sin triunfo
trump-open = Quien reparte elige el triunfo
turned-card = Carta descubierta: { $card }
balance-short = Ap. { $bids }/{ $tricks }
balance-label = Bazas apostadas: { $bids } de { $tricks }
balance-under = faltan { $count }
balance-over = sobran { $count }
balance-even = justo
balance-hidden = apuestas ocultas
balance-banner =
    { $bids ->
        [one] { $bids } apostada
       *[other] { $bids } apostadas
    } para { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
tricks-stay = La baza completa se queda
tricks-stay-a-moment = Un momento
tricks-stay-until-tapped = Hasta que toques o pulses una tecla
trick-waits = Pulsa una tecla para seguir.
trump-side = El triunfo en tu mano
trump-side-left = A la izquierda
trump-side-right = A la derecha
memory-aid = Recordatorio de cartas, para practicar
memory-hint = Muestra las cartas jugadas y a quién le falta un palo. No en partidas puntuadas.
memory-own = tuyas
memory-open = en una mano descubierta
memory-out = jugadas
memory-unseen = sin ver
memory-left = cuántas sin ver
memory-voids = No pueden asistir
memory-void = sin { $suit }
memory-no-void = nada aún
memory-clairvoyance = Las cartas ajenas que viste al apostar tienes que recordarlas tú.
set-aside = Cartas apartadas

# ---- cartas
suit-R = rojo
suit-Y = amarillo
suit-G = verde
suit-B = azul
card-R = { $rank } rojo
card-Y = { $rank } amarillo
card-G = { $rank } verde
card-B = { $rank } azul
card-W = Mago
card-J = Bufón
card-played-W = un Mago
card-played-J = un Bufón
index-W = M
index-J = B

# ---- en la mesa
trick = Baza
trick-empty = No hay cartas en la mesa
hand-hidden = Tus cartas: las verás después de las apuestas
hands-open = Las cartas de los demás
played-by = { $name }: { $card }
played-by-winning = { $name }: { $card }, va ganando
played-by-won = { $name }: { $card }, se lleva la baza
seat-bid = apuesta { $bid }
seat-bid-open = aún sin apuesta
seat-bid-hidden = apuesta oculta
seat-won = bazas hechas: { $won }
seat-sealed = ha apostado en secreto
status-your-trump = Te toca: elige el triunfo
status-your-bid = Te toca: ¿cuántas bazas?
status-your-bid-sealed = Apuesta en secreto
status-your-card = Te toca: juega una carta
status-your-lead = Te toca: sales tú
status-waiting-trump = { $name } elige el triunfo
status-waiting-bid = { $name } está apostando
status-waiting-bids = Esperando a { $names }
status-waiting-card = Le toca a { $name }
name-trump = Elige el triunfo
suit-with-count =
    { $count ->
        [one] { $suit }, tienes { $count }
       *[other] { $suit }, tienes { $count }
    }
bid-question = Tu apuesta
bid-number = Apostar { $bid }
bid-number-not = Apostar { $bid }, no permitido: { $reason }
hint-bids = Probabilidad de acertar cada apuesta
bid-label = ap.
bid-locked = Tapada: { $bid }
bid-balance-open = hasta ahora { $bids } de { $tricks }

# ---- lo que pasa
news-dealt =
    { $you ->
        [yes] Repartes { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        } a cada uno.
       *[no] { $name } reparte { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        } a cada uno.
    }
news-turned = Carta descubierta: { $card }.
news-trump =
    { $you ->
        [yes] Eliges el { $suit } como triunfo.
       *[no] { $name } elige el { $suit } como triunfo.
    }
news-bid =
    { $you ->
        [yes] Apuestas { $bid }.
       *[no] { $name } apuesta { $bid }.
    }
news-revealed =
    { $you ->
        [yes] Habías apostado { $bid }.
       *[no] { $name } había apostado { $bid }.
    }
news-played =
    { $you ->
        [yes] Juegas { $card }.
       *[no] { $name } juega { $card }.
    }
news-trick =
    { $you ->
        [yes] Te llevas la baza, tu { $won ->
            [1] primera
            [2] segunda
            [3] tercera
           *[other] { $won }.ª
        }.
       *[no] { $name } se lleva la baza, su { $won ->
            [1] primera
            [2] segunda
            [3] tercera
           *[other] { $won }.ª
        }.
    }
news-sealed =
    { $you ->
        [yes] Has apostado en secreto.
       *[no] { $name } ha apostado en secreto.
    }

# ---- el marcador
score-cards = Cartas
score-bid = Ap.
score-won = Bazas
score-points = ±
score-now = si la ronda acabara ahora
score-made = acertada
score-missed = fallada

# ---- el final de la ronda
decisive-trick = Decidió la baza { $number }: { $broken }.
decisive-over =
    { $you ->
        [yes] hiciste una baza de más (apuesta: { $bid })
       *[no] { $name } hizo una baza de más (apuesta: { $bid })
    }
decisive-short =
    { $you ->
        [yes] ya no podías llegar a { $bid }
       *[no] { $name } ya no podía llegar a { $bid }
    }
best-round = Tu mejor ronda: la { $round }, con { $points }.
result-made = Apuesta { $bid }, bazas { $won }
result-over =
    { $count ->
        [one] Una de más
       *[other] { $count } de más
    }
result-short =
    { $count ->
        [one] Una de menos
       *[other] { $count } de menos
    }

# ---- teclas
keys-bid = Teclear la apuesta; Intro la envía
key-names-digits = 0–9
keys-trick = Leer la mesa
keys-bids = Leer las apuestas

# ---- por qué no
reason-follow-suit = Debes asistir al { $suit }, o jugar un Mago o un Bufón.
reason-bid-too-high = En esta ronda no hay tantas bazas.
reason-hook = Quien lidera en solitario no puede cuadrar la suma.

# ---- figures
figures-bids-made = Apuestas acertadas
figures-bids-by-cards = Apuestas acertadas, por número de cartas
figures-points-a-round = Puntos por ronda

# ---- bids
bid-changeable = Todavía puedes cambiarla.
