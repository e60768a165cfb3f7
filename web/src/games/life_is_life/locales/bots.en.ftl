# ---- how a bot plays
bots-novice-life-is-life = It collects three of a kind, takes the row that fits best, and puts down what it has too many of or only one of. If it expects 20 points or more and nobody has knocked, it knocks every other time.
bots-casual-life-is-life = It remembers what everyone has taken and put down, estimates the chances of every majority, and swaps for the most promising hand. It watches for sets that end a round, its own and the others’, and knocks when it expects to lose few lives.
bots-club-life-is-life = Each try runs to the end of the round, or for two laps. What counts: half the chance of winning with the lives left, half the points of the round.
bots-master-life-is-life = It works out how likely each majority is with the cards nobody has seen, and has learned which row is worth taking, what to lay for it and when to knock.
