# ---- inicio
game-wild-cards-title = Wild Cards
game-wild-cards-claim = Puja por animales, paga con hábitats, lidera tus especies. Quien puja más alto elige antes, pero paga más.
goal-wild-cards = Reúne animales, mejor muchos de una especie.
option-habitats = Cartas de hábitat
option-habitats-3-4-4-3 = Muchos valores medios
option-habitats-3-4-4-3-means = De cada hábitat, tres 1, cuatro 2, cuatro 3 y tres 4.
option-habitats-5-4-3-2 = Muchos valores bajos
option-habitats-5-4-3-2-means = De cada hábitat, cinco 1, cuatro 2, tres 3 y dos 4.
option-wilds = Comodines
option-wilds-1-2-3-4 = Uno de cada valor
option-wilds-1-2-3-4-means = Los cuatro comodines valen 1, 2, 3 y 4.
option-wilds-1-1-1-1 = Todos de valor 1
option-wilds-1-1-1-1-means = Cada uno de los cuatro comodines vale 1.
option-removal = Animales excluidos
option-removal-suggested = Alguno de cada especie
option-removal-suggested-means = Con tres jugadores se quedan en la caja un animal de cada especie y otros ocho al azar.
option-removal-random = Al azar
option-removal-random-means = Los 14 animales que se quedan en la caja se eligen al azar. Para tres jugadores.

# ---- cartas y animales
wild-card-F = bosque { $value }
wild-card-S = sabana { $value }
wild-card-M = montaña { $value }
wild-card-W = comodín { $value }
wild-card-R = carta de Reposición
wild-habitat-F = bosque
wild-habitat-S = sabana
wild-habitat-M = montaña
wild-peacock = pavo real
wild-squirrel = ardilla
wild-eagle = águila
wild-ibex = íbice
wild-lion = león
wild-meerkat = suricata
wild-a-peacock = un pavo real
wild-a-squirrel = una ardilla
wild-a-eagle = un águila
wild-a-ibex = un íbice
wild-a-lion = un león
wild-a-meerkat = una suricata
wild-the-peacock = el pavo real
wild-the-squirrel = la ardilla
wild-the-eagle = el águila
wild-the-ibex = el íbice
wild-the-lion = el león
wild-the-meerkat = la suricata
wild-peacock-count =
    { $count ->
        [one] { $count } pavo real
       *[other] { $count } pavos reales
    }
wild-squirrel-count =
    { $count ->
        [one] { $count } ardilla
       *[other] { $count } ardillas
    }
wild-eagle-count =
    { $count ->
        [one] { $count } águila
       *[other] { $count } águilas
    }
wild-ibex-count =
    { $count ->
        [one] { $count } íbice
       *[other] { $count } íbices
    }
wild-lion-count =
    { $count ->
        [one] { $count } león
       *[other] { $count } leones
    }
wild-meerkat-count =
    { $count ->
        [one] { $count } suricata
       *[other] { $count } suricatas
    }
wild-power-peacock = Al final este líder vale 3 puntos en vez de 1.
wild-power-squirrel = Al reponer robas hasta diez cartas en vez de siete.
wild-power-eagle = Puedes pujar con dos cartas y elegir una después de ver las pujas de los demás.
wild-power-ibex = Al final de la ronda puedes recuperar tu puja si te dio un animal y no es un comodín.
wild-power-lion = A igual puja eliges antes, sin enseñar el pago.
wild-power-meerkat = Al reponer, antes puedes cambiar uno de tus animales por otra especie del mercado.
wild-animal-of = { $animal }, hábitat: { $habitat }
wild-at-home = Hábitat: { $habitat }
wild-with-leader = { $animals } con el líder
wild-no-animals = todavía sin animales
wild-nothing = ningún animal
wild-species = Especie
wild-leader = líder
wild-leaders = Líderes
wild-leader-of = Líder: { $name }
wild-leader-nobody = Líder: nadie todavía
wild-leader-means = Quien se lleva un animal y entonces tiene tantos como el que más recibe el líder de esa especie. Al final vale 1 punto.
wild-tokens =
    { $count ->
        [one] { $count } punto en fichas
       *[other] { $count } puntos en fichas
    }
wild-tokens-title = Fichas
wild-cards-held =
    { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
wild-known = Cartas de su mano vistas por todos: { $cards }
wild-gone = Fuera del juego
wild-card-fits = { $card }, mantiene el bonus

# ---- en la mesa
wild-table = Mercado y pujas
wild-display = Mercado
wild-display-empty = Ya no quedan animales en el mercado.
wild-bids = Pujas
wild-bid-hidden = tapada
wild-bid-none = aún sin puja
wild-seat-sealed = ha decidido
wild-piles = Mazos: { $animals } animales, { $habitats } cartas de hábitat, { $discards } descartes
wild-animals-count = Animales { $count }
wild-cards-count = Cartas { $count }
wild-discards-count = Descartes { $count }
wild-discards = Descartes
wild-discards-none = Todavía no hay descartes.
wild-last-round = Ronda anterior
wild-no-last-round = Todavía no ha terminado ninguna ronda.
wild-final-round = ¡La última ronda!
wild-round-number = Ronda { $round }
wild-paid = paga { $cards }
wild-took = se lleva { $animal }
wild-state-tied = empate
wild-state-declined = renuncia
wild-state-refills = repone
wild-state-refilled = ha repuesto
wild-phase-bid = Pujas
wild-phase-second = Pujas
wild-phase-choose = Pujas
wild-phase-give = Reposición
wild-phase-take = Reposición
wild-phase-discard = Reposición
wild-phase-commit = Empate
wild-phase-show = Empate
wild-phase-acquire = Animales
wild-phase-pay = Animales
wild-phase-ibex = Fin de ronda
wild-phase-over = Fin
wild-your-bid = Pon tu puja boca abajo
wild-your-second = ¿Una segunda carta para tu puja?
wild-your-choose = Elige tu puja
wild-your-give = ¿Cambias un animal?
wild-your-take = Llévate un animal
wild-your-discard = Reposición: descarta lo que quieras
wild-your-commit = Empate: pon tu pago boca abajo
wild-your-show = Sigue el empate: enseña una carta
wild-your-acquire = Llévate un animal o renuncia
wild-your-decline = Solo puedes renunciar
wild-your-pay = Paga tu animal
wild-your-ibex = ¿Recuperas tu puja?
wild-waiting-bid = Esperando a { $names }
wild-waiting-second = { $names } puede poner una segunda carta
wild-waiting-choose = { $names } elige entre dos cartas
wild-waiting-give = { $names } puede cambiar un animal
wild-waiting-take = { $names } puede cambiar un animal
wild-waiting-discard = Reposición: { $names }
wild-waiting-commit = Empate: esperando a { $names }
wild-waiting-show = Sigue el empate: esperando a { $names }
wild-waiting-acquire = { $names } elige animal
wild-waiting-pay = { $names } paga
wild-waiting-ibex = { $names } puede recuperar su puja
wild-waiting-over = La partida ha terminado
wild-changeable = Todavía puedes cambiarla.
wild-answer = tu respuesta
wild-no-more-cards = Ninguna carta más
wild-no-payment = No pagar nada
wild-takes-back = Recuperarla

# ---- elecciones
wild-bid-question = Tu puja
wild-bid-hint = Una carta, boca abajo. La Reposición da cartas nuevas en vez de un animal.
wild-bid-two = Con el águila puedes poner dos cartas.
wild-pick-bid = Elige una o dos cartas
wild-lay = Poner { $cards }
wild-second-question = ¿Una segunda carta?
wild-second-hint = Has puesto { $card }. Elige otra de tu mano, o déjalo así.
wild-second-none = Has puesto { $card }; no puedes añadir nada.
wild-only-one = Solo una
wild-choose-question = ¿Cuál de las dos es tu puja?
wild-choose-hint = La otra vuelve a tu mano.
wild-discard-question = Reposición
wild-discard-hint = Después robas hasta { $most } cartas.
wild-discard =
    { $count ->
        [0] No descartar y robar
        [one] Descartar { $count } carta y robar
       *[other] Descartar { $count } cartas y robar
    }
wild-pay-counter =
    { $due ->
        [one] { $picked } de { $due } carta
       *[other] { $picked } de { $due } cartas
    }
wild-pay-nothing = Nada que pagar.
wild-paid-already = Ya pagado: { $cards }
wild-pays-nothing = Nada que pagar
wild-bonus-yes = +{ $points }: todo de su hábitat
wild-bonus-no = sin bonus
wild-no-bonus = No tienes cartas para el bonus.
wild-cheapest = Lo mínimo
wild-for-bonus = Con bonus
wild-highest = Lo máximo
wild-pick-animal = Primero elige un animal
wild-pick-more =
    { $count ->
        [one] Elige { $count } carta más
       *[other] Elige { $count } cartas más
    }
wild-take = Llevarme { $animal }
wild-commit = Poner { $cards }
wild-commit-nothing = Seguir en el empate
wild-tie-means = Quien paga más elige antes.
wild-decline = Renunciar
wild-declines = Renuncia
wild-decline-means = recuperas { $cards }, robas 2
wild-give = Das
wild-take-one = Recibes
wild-have = { $animal }, tienes { $count }
wild-have-with-leader = { $animal }, tienes { $count } y el líder
wild-exchange-hint = Uno de los tuyos por otra especie.
wild-exchange-pick = Elige qué das y qué recibes
wild-exchange = Dar { $given }, recibir { $taken }
wild-no-exchange = Sin cambio
wild-no-leader-changes = Ningún líder cambia de manos.
wild-leader-moves = Líder { $species }: { $from } → { $to }
wild-leader-from-supply = Líder { $species } → { $to }
wild-leader-to-supply = Líder { $species } → vuelve al centro
wild-show-question = Enseña una carta de tu mano o roba una.
wild-show-hint = La más alta va primero; luego se descartan.
wild-draw = Robar una carta
wild-ibex-question = Con el íbice puedes recuperar tu puja.
wild-take-back = Recuperar { $card }
wild-leave = Dejarla

# ---- lo que pasa
wild-news-round = Empieza la ronda { $round }.
wild-news-display = En el mercado: { $animals }.
wild-news-gone = Nadie se llevó { $animals }.
wild-news-drew =
    { $you ->
        [yes] Robas { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        }.
       *[no] { $name } roba { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        }.
    }
wild-news-refilled =
    { $you ->
        [yes] Repones y robas { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        }.
       *[no] { $name } repone y roba { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        }.
    }
wild-news-reshuffled = Se barajan los descartes: el mazo nuevo tiene { $cards } cartas.
wild-news-in-hand =
    { $you ->
        [yes] Recibes { $cards }.
       *[no] { $name } recibe { $cards }.
    }
wild-news-discarded =
    { $you ->
        [yes] Descartas { $cards }.
       *[no] { $name } descarta { $cards }.
    }
wild-news-paid =
    { $you ->
        [yes] Pagas { $cards }.
       *[no] { $name } paga { $cards }.
    }
wild-news-returned =
    { $you ->
        [yes] Recuperas { $cards }.
       *[no] { $name } recupera { $cards }.
    }
wild-news-committed =
    { $you ->
        [yes] Tu pago, boca abajo: { $cards }.
       *[no] El pago de { $name }: { $cards }.
    }
wild-news-revealed =
    { $you ->
        [yes] Pujas { $cards }.
       *[no] { $name } puja { $cards }.
    }
wild-news-bid =
    { $you ->
        [yes] Tu puja, boca abajo: { $cards }.
       *[no] { $name } ha puesto { $cards }.
    }
wild-news-also =
    { $you ->
        [yes] Añades { $cards }.
       *[no] { $name } añade { $cards }.
    }
wild-news-showing =
    { $you ->
        [yes] Enseñarás { $cards }.
       *[no] { $name } enseñará { $cards }.
    }
wild-news-shown =
    { $you ->
        [yes] Enseñas { $cards }.
       *[no] { $name } enseña { $cards }.
    }
wild-news-drawn-and-shown =
    { $you ->
        [yes] Robas y enseñas { $cards }.
       *[no] { $name } roba y enseña { $cards }.
    }
wild-news-leaves-bid =
    { $you ->
        [yes] Dejas { $cards } en la mesa.
       *[no] { $name } deja { $cards } en la mesa.
    }
wild-news-chose =
    { $you ->
        [yes] Eliges { $cards } como puja.
       *[no] { $name } elige { $cards } como puja.
    }
wild-news-two-cards =
    { $you ->
        [yes] Has puesto dos cartas.
       *[no] { $name } ha puesto dos cartas.
    }
wild-news-no-exchange =
    { $you ->
        [yes] No cambias nada.
       *[no] { $name } no cambia nada.
    }
wild-news-lion =
    { $you ->
        [yes] Con el león eliges antes en el empate.
       *[no] Con el león, { $name } elige antes en el empate.
    }
wild-news-declined =
    { $you ->
        [yes] Renuncias.
       *[no] { $name } renuncia.
    }
wild-news-commits-decline =
    { $you ->
        [yes] Renunciarás.
       *[no] { $name } renunciará.
    }
wild-news-sealed =
    { $you ->
        [yes] Has decidido.
       *[no] { $name } ha decidido.
    }
wild-news-exchanged =
    { $you ->
        [yes] Das { $given } y recibes { $taken }.
       *[no] { $name } da { $given } y recibe { $taken }.
    }
wild-news-leader =
    { $you ->
        [yes] Te llevas el líder ({ $species }).
       *[no] El líder ({ $species }) pasa a { $name }.
    }
wild-news-leader-supply = El líder ({ $species }) vuelve al centro.
wild-news-tied =
    { $you ->
        [yes] Empatas a { $value }.
       *[no] { $name } empata a { $value }.
    }
wild-news-total =
    { $you ->
        [yes] Tu pago vale { $total }.
       *[no] El pago de { $name } vale { $total }.
    }
wild-news-lots =
    { $you ->
        [yes] El sorteo te da el puesto { $place }.
       *[no] El sorteo da a { $name } el puesto { $place }.
    }
wild-news-ordered =
    { $you ->
        [yes] Desempate: vas en el puesto { $place }.
       *[no] Desempate: { $name } va en el puesto { $place }.
    }
wild-news-acquires =
    { $you ->
        [yes] Pagarás por { $animal }.
       *[no] { $name } pagará por { $animal }.
    }
wild-news-acquired =
    { $you ->
        [yes] Te llevas { $animal }.
       *[no] { $name } se lleva { $animal }.
    }
wild-news-habitat-points =
    { $you ->
        [yes] Todo de su hábitat: { $points } puntos para ti.
       *[no] Todo de su hábitat: { $points } puntos para { $name }.
    }

# ---- los puntos
wild-if-now = Si acabara ahora
wild-score-means = Tu mejor especie da 2 por animal, la segunda 1. Cada líder 1, el de los pavos reales 3. Más tus fichas.
wild-account = De dónde salen los puntos
wild-ahead =
    { $you ->
        [yes] Tienes { $points } más que { $other }: { $parts }.
       *[no] { $name } tiene { $points } más que { $other }: { $parts }.
    }
wild-ahead-of-you = { $name } tiene { $points } más que tú: { $parts }.
wild-best = Mejor
wild-second-best = Segunda

# ---- teclas
wild-keys-display = Leer el mercado
wild-keys-bids = Leer las pujas
wild-keys-last = Leer la ronda anterior

# ---- por qué no
reason-out-of-order = { $card } no puede ser la segunda carta: va antes que la primera.
reason-too-few-left = Con { $card } te quedarían muy pocas cartas para pagar.
reason-cannot-pay =
    { $cards ->
        [one] No puedes pagar: hace falta { $cards } carta más de tu mano.
       *[other] No puedes pagar: hacen falta { $cards } cartas más de tu mano.
    }
wild-refill-pays-nothing = La carta de Reposición solo vale como puja: con ella no se paga.
reason-payment-begun = Ya has empezado a pagar.
reason-payment-due = Tienes que pagar la puja o renunciar.
reason-not-in-display = No está en el mercado: { $species }.
reason-not-in-collection = No tienes ese animal: { $species }.
reason-nothing-to-exchange = En el mercado solo hay: { $species }.
reason-same-species = Elige una especie distinta de la que das: { $species }.
reason-not-your-bid = { $card } no es una de tus dos cartas.
reason-nothing-to-draw = No hay cartas que robar.

# ---- figures
figures-refills = Reposiciones por partida
figures-declines = Renuncias por partida
figures-animals = Animales al final
