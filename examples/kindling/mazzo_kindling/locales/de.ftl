# Die Wörter von Kindling für Spieler. Wofür jeder Schlüssel da ist: docs/new-game.md, „In the browser“.

kindling-claim = Füttere dein Feuer, aber nicht mit dem, was die Nachbarn verheizen.

kindling-card = Stock { $card }

kindling-phase-bundle = Bündeln
kindling-asked-bundle = Binde dein Bündel

kindling-field-ember = Glut
kindling-field-burnt = Verbrannt
kindling-field-pile = Holzstapel
kindling-field-hands = Stöcke
kindling-field-bundles = Bündel
kindling-field-points = Punkte

kindling-move-add = { $what } dazulegen
kindling-move-tie = Bündel zubinden

kindling-event-dealt = Alle bekommen { $cards } Stöcke.
kindling-event-ember = Die Glut ist { $card }.
kindling-event-added = { "" }
kindling-event-laid = { $you ->
    [yes] Du legst einen Stock der Länge { $card }.
   *[no] { $name } legt einen Stock der Länge { $card }.
  }
kindling-event-smoke = Rauch: { $seats } Spieler haben die Länge { $card } gelegt.
kindling-event-burned = { $you ->
    [yes] Dein Feuer bringt { $points }.
   *[no] Das Feuer von { $name } bringt { $points }.
  }
kindling-event-hottest = { $you ->
    [yes] Du hast das heißeste Feuer: { $points } Punkte mehr.
   *[no] { $name } hat das heißeste Feuer: { $points } Punkte mehr.
  }
kindling-event-scored = { $you ->
    [yes] Du bekommst { $points } in dieser Runde.
   *[no] { $name } bekommt { $points } in dieser Runde.
  }
kindling-event-drew = { $you ->
    [yes] Du ziehst einen Stock der Länge { $card }.
   *[no] { $name } zieht einen Stock der Länge { $card }.
  }

kindling-reason-not-in-hand = Du hast keinen Stock der Länge { $card }.
kindling-reason-once-only = In deinem Bündel ist schon ein Stock der Länge { $card }.
kindling-reason-out-of-order = Ein Bündel wächst vom kürzesten Stock zum längsten: keine { $card } nach der { $after }.
kindling-reason-nothing-to-tie = Es gibt nichts zuzubinden: In ein Bündel gehört mindestens ein Stock.

kindling-option-rounds = Runden
kindling-option-stinging = Beißender Rauch
kindling-option-stinging-means = Jeder Stock im Rauch kostet einen Punkt.
