# ---- everywhere
app-name = Mazzo
app-claim = A table for card games. Have a seat.
close = Close
back-home = Home
loading = One moment…
skip-to-hand = Skip to your hand
language = Language
theme = Colours
theme-system = Same as device
theme-light = Light
theme-dark = Dark

# ---- the waiting room
seat-you = you
seat-bot = bot, { $level }
seat-away = away
watching = You are watching.

# ---- the line to the server
signal-good = Connected
signal-slow = Slow connection
signal-cut = Not connected
reconnecting = Reconnecting…
reconnecting-pending = Reconnecting… “{ $move }” not sent yet.
no-such-table = There is no such table. Is the link complete?

# ---- the header and the menu
menu = Menu
score = Score
log = Log
memory = Memory
goal = The goal:
goal-hide = Hide the goal
round-of = Round { $round } of { $rounds }
round-short = Round { $round }/{ $rounds }
keys = Keys
taps = Touch controls
taps-auto = One tap, two on narrow cards
taps-one = One tap
taps-two = Two taps
taps-hold = Press and hold
letters = Single-key shortcuts: letters read aloud, digits choose
letters-hint = To change the letters, see Keys in a table’s menu.
arrange = Arrange your hand yourself
rank-order = Card order
rank-order-falling = High to low
rank-order-rising = Low to high
arrange-hint = Drag a card within your hand, or press Shift with ← or →. The order is kept for the round.
arrange-left = { $card }: move left
arrange-right = { $card }: move right
arrange-done = { $card }, card { $place } of { $cards }.
leave-table = Leave the table
leave-sure = A bot plays until you take your seat back.
leave-sure-solo = The game waits for you on the home page.
take-back = Take your seat back
seat-kept = A bot is playing for you.
seat-paused = This game is paused. It goes on when you do.
resume = Continue
link-of-none = This game is on this device alone: nobody else can open it.
fair-deal = Fingerprint of the seed

# ---- at the table
opponents = Players
hand = Your hand
card-playable = { $card }, playable
card-not-playable = { $card }, not playable: { $reason }
card-chosen = { $card }, chosen in advance
card-raised = { $card }, tap again to play
tap-again = Tap again to play { $card }
card-to-hold = { $card }, hold to play
seat-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
points-short = pts
percent = { $percent }%
seat-dealer = dealer
seat-thinking = to move
meet-bot = How { $name } plays
meet-keeper = How { $name }’s bot plays
seat-kept-short = bot playing
seat-paused-short = paused
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
        [yes] You leave; a bot takes over.
       *[no] { $name } leaves; a bot takes over.
    }
news-paused = You leave; the game waits for you.
news-closed = This table was closed mid-game.

# ---- score block
score-round = Round
score-total = Total
score-caption = Score sheet
score-save-csv = Save the scores as a table (CSV)
score-save-png = Save the scores as an image (PNG)

# ---- end of a round, end of the game
round-over = Round { $round } is over
next = Next
you-win = You win!
you-share = You tie for first place.
winner-is = { $name } wins.
winners-are = { $names } tie for first place.
rank-number = { $rank }.
rank = Rank
rank-now = rank { $rank }
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
        [yes] You took the lead in the very last round.
       *[no] { $name } took the lead in the very last round.
    }
lead-since =
    { $you ->
        [yes] You took the lead in round { $round } and never gave it up.
       *[no] { $name } took the lead in round { $round } and never gave it up.
    }
rematch = Rematch
rematch-hint = Same players, new deal.
rematch-ready = A rematch is starting.
play-on = Join
seed-label = Seed of this game
more = More

# ---- keys
keys-title = Keys
keys-move = Move through your hand
keys-arrange = Move a card in your hand
keys-play = Play, choose, confirm
keys-escape = Undo a choice, close a panel
keys-hand = Read your hand
keys-score = Read the score
keys-rules = What can I do now?
keys-help = This list
keys-for = Key for: { $what }
keys-change = To change a key, type another letter over it.
keys-are-off = Single-key shortcuts are off in the settings.
keys-usual = Restore default keys
key-names-move = ← → ↑ ↓
key-names-arrange = Shift ← →
key-names-play = Enter, Space
key-names-escape = Esc
read-nothing = Nothing yet.

# ---- why not
reason-not-in-hand = That card is not in your hand.
reason-not-your-turn = It is not your turn.
reason-game-over = The game is over.
reason-no-such-move = You cannot play that now.
reason-stale = The game has moved on. Look again.
reason-not-host = Only the host may do that.
reason-not-seated = You have no seat at this table.
reason-seat-taken = That seat is taken.
reason-no-such-seat = There is no such seat.
reason-no-such-table = There is no such table.
reason-bad-name = That name cannot be used.
reason-bad-options = These house rules do not go together.
reason-no-network = Cannot reach the server. Are you online?
reason-no-rules-here = The games are not on this device yet. Try again in a moment.
reason-already-started = The game has already started.
reason-seat-empty = That seat is empty.
reason-seat-kept = A bot is playing for you. Take your seat back first.
reason-not-kept = This seat is already yours.
reason-not-over = The game is not over yet.
reason-not-playing = There is no game in progress here.
reason-incomplete = This move is not complete yet.
reason-too-many-parts = This move has too many parts.
reason-no-such-game = There is no such game here.
reason-no-such-level = There is no such bot.
reason-old-rules = This game was played under older rules and cannot continue.
reason-old-page = This page is older than the game. Reload it.
reason-log-damaged = This table’s log is damaged; the game cannot continue.
reason-busy = The table is busy. Try again.
reason-not-stored = That could not be saved; nothing has changed. Try again.
reason-no-person = The server does not know you yet. Reload the page.
reason-too-many-messages = Too much at once. Wait a moment.
reason-too-many-refusals = Too much at once. Wait a moment.
reason-preparing = The server is still getting ready: { $percent }% is done. Try again in a moment.
reason-draining = The server is about to be upgraded, so no new games begin now. Try again in a while.
reason-too-many-tables = Too many tables opened from here. Try again later.
reason-too-many-sockets = Too many connections from here. Close other windows.
reason-too-many-guesses = Too many wrong links from here. Wait a minute.
reason-too-many-requests = Too much at once from here. Wait a moment.
reason-too-many-hellos = Reconnecting too often. Wait a moment.
reason-too-many-renames = You’ve changed your name often enough. Try again later.
reason-too-many-second-thoughts = You’ve changed your mind often enough. It stays as it is now.
reason-wrong-host = The server doesn’t know this address. Ask whoever runs it.
reason-wrong-origin = This page does not belong to this server.
reason-no-such-address = There is nothing at this address.
reason-server-error = Something went wrong on the server.
reason-unknown = The server did not accept that.
