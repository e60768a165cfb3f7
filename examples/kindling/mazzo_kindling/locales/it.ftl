# Le parole di Kindling per chi gioca. A che cosa serve ogni chiave: docs/new-game.md, «In the browser».

kindling-claim = Alimenta il tuo fuoco, ma non con la legna dei vicini.

kindling-card = legnetto { $card }

kindling-phase-bundle = fascine
kindling-asked-bundle = Prepara la tua fascina

kindling-field-ember = Brace
kindling-field-burnt = Bruciati
kindling-field-pile = Legnaia
kindling-field-hands = Legnetti
kindling-field-bundles = Fascina
kindling-field-points = Punti

kindling-move-add = Aggiungi { $what }
kindling-move-tie = Lega la fascina

kindling-event-dealt = Ognuno riceve { $cards } legnetti.
kindling-event-ember = La brace è { $card }.
kindling-event-added = { "" }
kindling-event-laid = { $you ->
    [yes] Cali un legnetto lungo { $card }.
   *[no] { $name } cala un legnetto lungo { $card }.
  }
kindling-event-smoke = Fumo: in { $seats } hanno calato la lunghezza { $card }.
kindling-event-burned = { $you ->
    [yes] Il tuo fuoco vale { $points }.
   *[no] Il fuoco di { $name } vale { $points }.
  }
kindling-event-hottest = { $you ->
    [yes] Il tuo è il fuoco più caldo: { $points } punti in più.
   *[no] { $name } ha il fuoco più caldo: { $points } punti in più.
  }
kindling-event-scored = { $you ->
    [yes] In questa mano fai { $points }.
   *[no] In questa mano { $name } fa { $points }.
  }
kindling-event-drew = { $you ->
    [yes] Peschi un legnetto lungo { $card }.
   *[no] { $name } pesca un legnetto lungo { $card }.
  }

kindling-reason-not-in-hand = Non hai legnetti lunghi { $card }.
kindling-reason-once-only = Nella fascina c’è già un legnetto lungo { $card }.
kindling-reason-out-of-order = La fascina va dal legnetto più corto al più lungo: niente { $card } dopo { $after }.
kindling-reason-nothing-to-tie = Non c’è niente da legare: una fascina ha almeno un legnetto.

kindling-option-rounds = Mani
kindling-option-stinging = Fumo pungente
kindling-option-stinging-means = Ogni legnetto in fumo costa un punto.
