# Las palabras de Kindling para quien juega. Para qué sirve cada clave: docs/new-game.md, «In the browser».

kindling-claim = Alimenta tu fuego, pero no con la leña de los vecinos.

kindling-card = palo { $card }

kindling-phase-bundle = haces
kindling-asked-bundle = Prepara tu haz

kindling-field-ember = Brasa
kindling-field-burnt = Quemados
kindling-field-pile = Leñera
kindling-field-hands = Palos
kindling-field-bundles = Haz
kindling-field-points = Puntos

kindling-move-add = Añade { $what }
kindling-move-tie = Ata el haz

kindling-event-dealt = Todos reciben { $cards } palos.
kindling-event-ember = La brasa es { $card }.
kindling-event-added = { "" }
kindling-event-laid = { $you ->
    [yes] Echas un palo de largo { $card }.
   *[no] { $name } echa un palo de largo { $card }.
  }
kindling-event-smoke = Humo: { $seats } jugadores han echado el largo { $card }.
kindling-event-burned = { $you ->
    [yes] Tu fuego vale { $points }.
   *[no] El fuego de { $name } vale { $points }.
  }
kindling-event-hottest = { $you ->
    [yes] El tuyo es el fuego más vivo: { $points } puntos más.
   *[no] { $name } tiene el fuego más vivo: { $points } puntos más.
  }
kindling-event-scored = { $you ->
    [yes] Esta ronda te da { $points }.
   *[no] Esta ronda le da { $points } a { $name }.
  }
kindling-event-drew = { $you ->
    [yes] Robas un palo de largo { $card }.
   *[no] { $name } roba un palo de largo { $card }.
  }

kindling-reason-not-in-hand = No tienes ningún palo de largo { $card }.
kindling-reason-once-only = En tu haz ya hay un palo de largo { $card }.
kindling-reason-out-of-order = El haz va del palo más corto al más largo: nada de { $card } después de { $after }.
kindling-reason-nothing-to-tie = No hay nada que atar: un haz tiene al menos un palo.

kindling-option-rounds = Rondas
kindling-option-stinging = Humo picante
kindling-option-stinging-means = Cada palo en humo cuesta un punto.
