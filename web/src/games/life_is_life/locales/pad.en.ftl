# ---- the score pad
pad-who-starts = Who starts?
pad-starts = { $name } starts
pad-animals = Animals
pad-has-most = has the most
pad-tap-most = For each animal, tap whoever has the most. Tap again to count the cards.
pad-tap-own = For each animal, tap your column once for each card you hold.
pad-score-round = Score the round
pad-who-showed = Who has the full set?
pad-which-set = Of which animal?
