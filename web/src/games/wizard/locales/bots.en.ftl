# ---- how a bot plays
bots-novice-wizard = It bids as many tricks as it holds Wizards, cards from 11 up and trumps from 7 up; now and then one more or one less. Where it cannot see its own cards it bids its share. As long as it lacks tricks it plays the highest card that would win so far, afterwards the highest that would not. As trump it names its longest suit.
bots-casual-wizard = It reckons for each of its cards how likely it is to take a trick: by what is still out, who may hold it, and how much the others want tricks. It bids and plays what promises most points.
bots-club-wizard = Each try goes to the end of the round. What counts: its own points, less half the average of the others.
