# ---- how a bot plays
bots-rank = level { $rank } of { $levels }, from the weakest up
bots-kept = It plays for { $name }, who can take the seat back at any time.
bots-in-game = In this game
bots-random = It plays anything that is allowed, drawn by lot.
bots-novice = Plain habits, and no memory: it looks at its own cards and at the table, and remembers nothing that was played.
bots-casual = Rules of thumb, tuned in many games against itself. It never forgets a card that it has seen.
bots-club = It imagines deals that agree with everything it has seen, and prefers those that explain what the others have done. In each it tries every sensible move, up to { $lines } tries a move, and lets everybody play on by the rules of thumb of the casual bot. It takes what comes out best; where the difference may be chance, it does what the casual bot would do. Where all decide in secret it now and then takes a move that is nearly as good, so that it cannot be foreseen.
bots-sees = What it sees
bots-view = Exactly what a person on its seat would see, and never more: no other hand, no pile, no deal to come. Its dice are its own.
bots-time = How long it takes
bots-pace = Usually { $least } to { $most } seconds. The time is drawn by lot before it is asked, whatever its cards, so that it betrays nothing.
bots-strength = How strong it is
bots-measured = Measured in games of { $players } players, { $deals } deals for each pair of levels: random is 0, casual is 1000. In brackets: where the true value lies with 95 % certainty.
bots-fewer = There the club player had { $fewer } tries a move; at a table it has { $lines }.
bots-level = Level
bots-value = Strength
bots-between = { $value } ({ $low } to { $high })
bots-program = A program from outside plays here, seated by the host of this table. How it thinks, we do not know.
bots-program-view = It is told what a person on its seat would see, and never more. It answers when it likes, unless a clock is running.
bots-new = This level is newer than this page. Reload the page to read about it.
bots-report = Does a move look wrong? When the game is over you can report it from the replay.

# ---- a move that looks wrong
report-which = Move { $position }: { $name }, bot ({ $level }).
report-goes = The host of this server gets the deal, this place, your name, and what you write here. So the move can be seen again as the bot saw it.
report-words = What looks wrong? (You may leave this empty.)
report-send = Report
report-done = Thank you. It is kept for the host of this server.
report-person = { $name } is no bot of this server: only moves of bots can be reported.
report-before = Nobody has decided anything yet. Go to the move of a bot, then report it.
reason-not-a-bot = It was no bot of this server that decided there.
reason-too-many-reports = Many moves were reported from here. Try again later.
