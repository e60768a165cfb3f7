# A player's words for Kindling. What each key is for: docs/new-game.md, "In the browser".

kindling-claim = Feed your fire, but not with what your neighbours feed theirs.

kindling-card = stick { $card }

kindling-phase-bundle = bundling
kindling-asked-bundle = Make your bundle

kindling-field-ember = Ember
kindling-field-burnt = Burnt
kindling-field-pile = Woodpile
kindling-field-hands = Sticks
kindling-field-bundles = Bundle
kindling-field-points = Points

kindling-move-add = Add { $what }
kindling-move-tie = Tie the bundle

kindling-event-dealt = Everybody gets { $cards } sticks.
kindling-event-ember = The ember is { $card }.
kindling-event-added = { "" }
kindling-event-laid = { $you ->
    [yes] You lay a stick of length { $card }.
   *[no] { $name } lays a stick of length { $card }.
  }
kindling-event-smoke = Smoke: { $seats } players have laid length { $card }.
kindling-event-burned = { $you ->
    [yes] Your fire scores { $points }.
   *[no] { $name }’s fire scores { $points }.
  }
kindling-event-hottest = { $you ->
    [yes] Yours is the hottest fire: { $points } points more.
   *[no] { $name } has the hottest fire: { $points } points more.
  }
kindling-event-scored = { $you ->
    [yes] You get { $points } this round.
   *[no] { $name } gets { $points } this round.
  }
kindling-event-drew = { $you ->
    [yes] You draw a stick of length { $card }.
   *[no] { $name } draws a stick of length { $card }.
  }

kindling-reason-not-in-hand = You have no stick of length { $card }.
kindling-reason-once-only = There is a stick of length { $card } in your bundle already.
kindling-reason-out-of-order = A bundle is made from the shortest stick to the longest: no { $card } after { $after }.
kindling-reason-nothing-to-tie = There is nothing to tie: a bundle has at least one stick.

kindling-option-rounds = Rounds
kindling-option-stinging = Stinging smoke
kindling-option-stinging-means = Every stick in smoke costs its player a point.
