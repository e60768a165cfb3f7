"""How long a table plays against bots. Nobody can know how many rounds that is: six, as a rule, of five laps each."""

MINUTES = {"whole": 5}
