# ---- how a bot plays
bots-rank = level { $rank } of { $levels }, weakest first
bots-kept = It is playing for { $name }, who can take the seat back at any time.
bots-in-game = In this game
bots-random = It plays any legal move, picked at random.
bots-novice = Simple habits, and no memory: it looks at its own cards and the table, and remembers nothing that was played.
bots-casual = Rules of thumb, tuned over many games against itself. It never forgets a card it has seen.
bots-club = It imagines deals that fit everything it has seen, favouring those that explain what the others did. In each it tries every sensible move, up to { $lines } tries a move, and lets everyone play on by the casual bot’s rules of thumb. It picks what turns out best; where the difference may be luck, it does what the casual bot would do. Where everyone decides in secret, it now and then picks a move that is nearly as good, so that it cannot be predicted.
bots-master = It has learned the game by playing millions of games against itself: a network looks at what its seat sees and says what it would play. At a table it also tries that move against others in imagined deals, up to { $lines } tries a move, and plays another only where that turns out clearly better. Where everyone decides in secret, it mixes its moves as it has learned to.
bots-sees = What it sees
bots-view = Exactly what a person in its seat would see, and never more: no other hand, no pile, no future deal. Its dice are its own.
bots-time = How long it takes
bots-pace = Usually { $least } to { $most } seconds. The time is drawn at random before it is asked, whatever its cards, so it gives nothing away.
bots-pace-none = It answers at once, whatever its cards.
bots-strength = How strong it is
bots-measured = Measured in games of { $players } players, { $deals } deals for each pair of levels: random is 0, casual is 1000. In brackets: the range that holds the true value with 95% certainty.
bots-fewer = There the club player had { $fewer } tries a move and the master hardly any; at a table both get { $lines }.
bots-level = Level
bots-value = Strength
bots-between = { $value } ({ $low } to { $high })
bots-program = An outside program plays here, seated by the table’s host. We do not know how it thinks.
bots-program-view = It is sent what a person in its seat would see, and never more. It answers when it likes, unless a clock is running.
bots-new = This level is newer than this page. Reload to read about it.
bots-report = Does a move look wrong? Once the game is over you can report it from the replay.

# ---- a move that looks wrong
report-which = Move { $position }: { $name }, bot ({ $level }).
report-goes = Whoever runs this server gets the deal, this position, your name and what you write here, so that they can see the move as the bot saw it.
report-words = What looks wrong? (Optional)
report-send = Report
report-done = Thank you. It is saved for whoever runs this server.
report-person = { $name } is not a bot of this server: only bots’ moves can be reported.
report-before = Nobody has moved yet. Go to a bot’s move, then report it.
reason-not-a-bot = That move was not made by a bot of this server.
reason-too-many-reports = Too many moves reported from here. Try again later.
