# ---- how a bot plays
bots-novice-life-is-life = It gathers three of a kind, takes the row that fits best, and lays what it has too many of or only one of. If it counts on 20 points or more and nobody has knocked, it knocks every other time.
bots-casual-life-is-life = It remembers what everybody has taken and laid, reckons the chances of every majority, and swaps for the hand that promises most. It looks out for sets that end a round, its own and the others’, and knocks when it expects to lose few lives.
bots-club-life-is-life = Each try goes to the end of the round, or two laps far. What counts: one half the chance to win with the lives that are left, one half the points of the round.
