# ---- everywhere
app-name = Mazzo
app-claim = A table for card games. Sit down.
close = Close
back-home = Back to the start
loading = One moment…
skip-to-hand = Skip to your hand
language = Language
theme = Colours
theme-system = Like the device
theme-light = Light
theme-dark = Dark

# ---- the waiting room
seat-you = you
seat-bot = bot, { $level }
seat-away = away
watching = You are watching.

# ---- the line to the server
signal-good = Connected
signal-slow = The line is slow
signal-cut = Not connected
reconnecting = Reconnecting…
reconnecting-pending = Reconnecting… “{ $move }” is not sent yet.
no-such-table = There is no such table. Perhaps the link is incomplete?

# ---- the header and the menu
menu = Menu
score = Score
log = Log
memory = Memory
round-of = Round { $round } of { $rounds }
round-short = Round { $round }/{ $rounds }
keys = Keys
taps = Playing by touch
taps-auto = One tap where cards are wide, else two
taps-one = One tap
taps-two = Two taps
taps-hold = Hold a card down
letters = Single keys: letters read the table out, digits choose
letters-hint = Other letters can be chosen under Keys, in the menu of a table.
arrange = Arrange your hand yourself
rank-order = Ranks in your hand
rank-order-falling = High to low
rank-order-rising = Low to high
arrange-hint = Drag a card to another place in your hand, or press Shift with ← or →. It is kept for the round.
arrange-left = { $card }: further left
arrange-right = { $card }: further right
arrange-done = { $card }, card { $place } of { $cards }.
leave-table = Leave the table
leave-sure = A bot keeps your seat until you take it back.
take-back = Take your seat back
seat-kept = A bot is playing for you.
link-of-table = Link of this table
fair-deal = Fingerprint of the deal

# ---- at the table
opponents = Players
hand = Your hand
card-playable = { $card }, playable
card-not-playable = { $card }, not playable: { $reason }
card-chosen = { $card }, chosen in advance
card-raised = { $card }, tap again to play
card-to-hold = { $card }, hold it down to play
seat-score = { $score } points
seat-dealer = dealer
seat-thinking = to move
meet-bot = How { $name } plays
meet-keeper = How the bot for { $name } plays
seat-kept-short = kept by a bot
you = You
status-sending = Sending…
status-over = The game is over
announce-your-turn = Your turn.

# ---- news
news-scored =
    { $you ->
        [yes] You score { $points }.
       *[no] { $name } scores { $points }.
    }
news-over = The game is over.
news-sat =
    { $you ->
        [yes] You sit down.
       *[no] { $name } sits down.
    }
news-left =
    { $you ->
        [yes] You get up; a bot keeps your seat.
       *[no] { $name } gets up; a bot keeps the seat.
    }
news-closed = This table was closed before the end.

# ---- score block
score-round = Round
score-total = Total
score-caption = Score block
score-save-csv = Save the score as a table (CSV)
score-save-png = Save the score as a picture (PNG)

# ---- end of a round, end of the game
round-over = Round { $round } is over
next = Next
you-win = You win!
you-share = You share the first place.
winner-is = { $name } wins.
winners-are = { $names } share the first place.
rank-number = { $rank }.
rank = Place
rank-now = place { $rank }
rank-up =
    { $places ->
        [one] up { $places } place
       *[other] up { $places } places
    }
rank-down =
    { $places ->
        [one] down { $places } place
       *[other] down { $places } places
    }
share = Share
lead-always =
    { $you ->
        [yes] You led from the first round to the last.
       *[no] { $name } led from the first round to the last.
    }
lead-at-last =
    { $you ->
        [yes] You took the lead only in the last round.
       *[no] { $name } took the lead only in the last round.
    }
lead-since =
    { $you ->
        [yes] You took the lead in round { $round } and never gave it away.
       *[no] { $name } took the lead in round { $round } and never gave it away.
    }
rematch = Rematch
rematch-hint = The same people, a new deal.
rematch-ready = The company plays on at a new table.
play-on = Go there
seed-label = The seed of this game, to check every deal

# ---- keys
keys-title = Keys
keys-move = Move in your hand
keys-arrange = Move a card in your hand
keys-play = Play, choose, confirm
keys-escape = Take back a choice, close a sheet
keys-hand = Read your hand
keys-score = Read the score
keys-rules = What can I do now?
keys-help = This list
keys-for = The key for: { $what }
keys-change = Type another letter over one to change it.
keys-are-off = Single keys are switched off in the settings.
keys-usual = The usual keys again
key-names-move = ← → ↑ ↓
key-names-arrange = Shift ← →
key-names-play = Enter, Space
key-names-escape = Esc
read-nothing = Nothing yet.

# ---- why not
reason-not-in-hand = That card is not in your hand.
reason-not-your-turn = It is not your turn.
reason-game-over = The game is over.
reason-no-such-move = That cannot be played now.
reason-stale = The table has moved on in the meantime. Look again.
reason-not-host = Only the host may do that.
reason-not-seated = You have no seat at this table.
reason-seat-taken = That seat is taken.
reason-no-such-seat = There is no such seat.
reason-no-such-table = There is no such table.
reason-bad-name = That name cannot be used.
reason-bad-options = These house rules do not go together: { $text }
reason-no-network = The server cannot be reached. Are you online?
reason-already-started = The game has already begun.
reason-seat-empty = Nobody sits there.
reason-seats-empty = Some seats are still empty.
reason-seat-kept = A bot plays for you: take your seat back first.
reason-not-kept = The seat is yours already.
reason-not-over = The game is not over yet.
reason-not-playing = No game is being played here now.
reason-incomplete = Something is still missing from this move.
reason-too-many-parts = There is too much in this move.
reason-no-such-game = There is no such game here.
reason-no-such-level = There is no such bot.
reason-old-rules = This table was played by an older version of the rules and cannot go on.
reason-busy = The table is busy. Try again.
reason-not-stored = The server cannot store anything now; nothing has changed. Try again.
reason-no-person = The server does not know you yet. Reload the page.
reason-too-many-messages = That was a lot at once. Wait a moment.
reason-too-many-refusals = That was a lot at once. Wait a moment.
reason-too-many-tables = Many tables were opened from here. Try again later.
reason-too-many-persons = Many newcomers came from here. Try again later.
reason-too-many-sockets = Too many connections from here. Close other windows.
reason-too-many-guesses = Too many wrong links were tried from here. Wait a minute.
reason-wrong-origin = This page does not belong to this server.
reason-no-such-address = There is nothing at this address.
reason-server-error = Something went wrong on the server.
reason-unknown = The server did not accept that.
