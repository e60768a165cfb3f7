# ---- how a bot plays
bots-novice-wizard = It bids a trick for each Wizard, each card from 11 up and each trump from 7 up; now and then one more or one fewer. When it cannot see its own cards it bids its share. While it still needs tricks it plays the highest card that would be winning, after that the highest that would not. As trump it names its longest suit.
bots-casual-wizard = For each of its cards it estimates the chance of taking a trick: from what is still out, who may hold it, and how badly the others want tricks. It bids and plays what promises the most points.
bots-club-wizard = Each try runs to the end of the round. What counts: its own points, minus half the others’ average.
bots-master-wizard = It has learned what every bid and every card is worth, for any number of players and all options. What counts: the points of the round and, towards the end, winning the game.
