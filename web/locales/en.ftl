# Mazzo in English. One file is one language: the same keys and arguments stand in every file of this folder.

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

# ---- home
your-name = Your name
name-hint = This is what the others see.
save-name = Save
name-saved = Saved.
game-wizard-title = Wizard
game-wizard-claim = Say how many tricks you will take. Then take exactly that many.
players-range =
    { $least ->
        [one] { $least } to { $most } players
       *[other] { $least } to { $most } players
    }
by-author = by { $author }
play-now = Play now
play-now-hint = You against three bots, at once.
with-friends = With friends
continue = Your open tables
continue-waiting = Waiting room
continue-your-turn = Your turn
continue-playing = Game in progress
continue-with = with { $names }
continue-alone = nobody else yet
no-install = No account and nothing to install. Your name and your tables stay with this browser.

# ---- a new table
new-table = A table with friends
players = Players
bot-level = Bots on empty seats
level-casual = Casual
level-novice = Novice
level-club = Club player
level-random = Random
level-hint = You can seat or remove bots in the waiting room.
rules-of-table = House rules
open-table = Open the table
option-other = Other…
option-bids = How bids are made
option-bids-open = One after the other
option-bids-open-means = Everybody hears what has been bid so far.
option-bids-blind = All at once
option-bids-blind-means = Bids are sealed and turned over together before the first card.
option-bids-secret = Hidden until the end
option-bids-secret-means = Bids are sealed and only shown when the round is scored.
option-dark-wizard = The last Wizard wins
option-dark-wizard-means = When several Wizards fall in one trick, the last of them takes it instead of the first.
option-leaders-hook = The leader's hook
option-leaders-hook-means = A dealer who is alone in the lead may not bid so that the bids add up to the tricks.
option-clairvoyance = Clairvoyance
option-clairvoyance-means = While bidding you see every hand except your own.
option-monochrome = Monochrome
option-monochrome-means = Everybody has a deck of one suit. No trump: the highest card wins. For 3 or 4 players.
option-rounds = Rounds
option-rounds-all = All of them
option-rounds-all-means = From one card up to as many as the deck gives.
option-rounds-short = Every other one
option-rounds-short-means = Hands of 1, 3, 5 … cards: about half the time.
option-rounds-other-means = Your own list of hand sizes, such as 2-3-5.

# ---- the waiting room
waiting-room = Waiting room
waiting-for-host = The host deals when everybody is here.
share-link = Send this link to your friends
copy-link = Copy the link
link-copied = Copied.
qr-label = QR code of the link
seats = Seats
seat-number = Seat { $number }
seat-empty = free
seat-you = you
seat-bot = bot, { $level }
seat-away = away
sit-here = Sit here
add-bot = Add a bot
remove-seat = Remove { $name }
swap-with-next = Swap { $one } and { $other }
start-game = Deal
start-with-bots =
    { $count ->
        [one] Deal, with a bot on the free seat
       *[other] Deal, with bots on { $count } free seats
    }
house-rules-plain = The usual rules
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
last-trick = Last trick
no-last-trick = No trick has been taken in this round yet.
round-of = Round { $round } of { $rounds }
trump = Trump
trump-is = Trump: { $suit }
trump-none = No trump
trump-open = The dealer names trump
turned-card = Turned up: { $card }
round-short = Round { $round }/{ $rounds }
balance-short = Bids { $bids }/{ $tricks }
balance-label = Bids { $bids } of { $tricks } tricks
balance-under = { $count } under
balance-over = { $count } over
balance-even = even
balance-hidden = hidden
balance-banner =
    { $bids ->
        [one] { $bids } bid
       *[other] { $bids } bids
    } for { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
keys = Keys
taps = Playing by touch
taps-auto = One tap where cards are wide, else two
taps-one = One tap
taps-two = Two taps
rank-order = Ranks in your hand
rank-order-falling = High to low
rank-order-rising = Low to high
letters = Single letters read the table out
leave-table = Leave the table
leave-sure = A bot keeps your seat until you take it back.
take-back = Take your seat back
seat-kept = A bot is playing for you.
set-aside = Cards set aside
link-of-table = Link of this table
fair-deal = Fingerprint of the deal

# ---- cards
suit-R = red
suit-Y = yellow
suit-G = green
suit-B = blue
card-R = red { $rank }
card-Y = yellow { $rank }
card-G = green { $rank }
card-B = blue { $rank }
card-W = Wizard
card-J = Jester
index-W = W
index-J = J

# ---- at the table
opponents = Players
trick = Trick
trick-empty = No card on the table
hand = Your hand
hand-hidden = Your hand, hidden from you until the bids are made
hands-open = The others' hands
card-playable = { $card }, playable
card-not-playable = { $card }, not playable: { $reason }
card-chosen = { $card }, chosen in advance
card-raised = { $card }, tap again to play
played-by = { $name } played { $card }
played-by-winning = { $name } played { $card }, winning
played-by-won = { $name } played { $card } and takes the trick
seat-bid = bid { $bid }
seat-bid-open = no bid yet
seat-bid-hidden = bid hidden
seat-won = won { $won }
seat-score = { $score } points
seat-dealer = dealer
seat-thinking = to move
seat-sealed = has sealed a bid
seat-kept-short = kept by a bot
you = You
status-your-trump = Your turn: name the trump suit
status-your-bid = Your turn: how many tricks?
status-your-bid-sealed = Seal your bid
status-your-card = Your turn: play a card
status-your-lead = Your turn: you lead
status-sending = Sending…
status-waiting-trump = { $name } names the trump suit
status-waiting-bid = { $name } is bidding
status-waiting-bids = Waiting for { $names }
status-waiting-card = { $name } is to play
status-over = The game is over
announce-your-turn = Your turn.
name-trump = Name the trump suit
suit-with-count =
    { $count ->
        [one] { $suit }, you hold { $count }
       *[other] { $suit }, you hold { $count }
    }
bid-question = Your bid
bid-number = Bid { $bid }
bid-number-not = Bid { $bid }, not allowed: { $reason }
bid-changeable = You may still change it.
bid-short = bid { $bid }
bid-locked = Locked: { $bid }
bid-balance-open = { $bids } of { $tricks } so far

# ---- news
news-dealt =
    { $you ->
        [yes] You deal { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } to everybody.
       *[no] { $name } deals { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } to everybody.
    }
news-turned = Turned up: { $card }.
news-trump =
    { $you ->
        [yes] You name { $suit } as trump.
       *[no] { $name } names { $suit } as trump.
    }
news-bid =
    { $you ->
        [yes] You bid { $bid }.
       *[no] { $name } bids { $bid }.
    }
news-revealed =
    { $you ->
        [yes] You had bid { $bid }.
       *[no] { $name } had bid { $bid }.
    }
news-played =
    { $you ->
        [yes] You play { $card }.
       *[no] { $name } plays { $card }.
    }
news-trick =
    { $you ->
        [yes] You take the trick, your { $won ->
            [1] first
            [2] second
            [3] third
           *[other] number { $won }
        }.
       *[no] { $name } takes the trick, the { $won ->
            [1] first
            [2] second
            [3] third
           *[other] number { $won }
        } for them.
    }
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
news-sealed =
    { $you ->
        [yes] You have sealed your bid.
       *[no] { $name } has sealed a bid.
    }
news-closed = This table was closed before the end.

# ---- score block
score-round = Round
score-cards = Cards
score-bid = Bid
score-won = Tricks
score-points = ±
score-total = Total
score-now = if the round ended now
score-made = made
score-missed = missed
score-caption = Score block

# ---- end of a round, end of the game
round-over = Round { $round } is over
next = Next
you-win = You win!
you-share = You share the first place.
winner-is = { $name } wins.
winners-are = { $names } share the first place.
place-number = { $rank }.
rematch = Rematch
rematch-hint = The same people, a new deal.
rematch-ready = The company plays on at a new table.
play-on = Go there
seed-label = The seed of this game, to check every deal

# ---- keys
keys-title = Keys
keys-move = Move in your hand
keys-play = Play, choose, confirm
keys-bid = Type a bid, Enter sends it
keys-escape = Take back a choice, close a sheet
keys-hand = Read your hand
keys-trick = Read the table
keys-score = Read the score
keys-bids = Read the bids
keys-last = Read the last trick
keys-rules = What can I do now?
keys-help = This list
key-names-move = ← → ↑ ↓
key-names-play = Enter, Space
key-names-digits = 0–9
key-names-escape = Esc
read-nothing = Nothing yet.

# ---- why not
reason-follow-suit = You must follow { $suit }, or play a Wizard or Jester.
reason-not-in-hand = That card is not in your hand.
reason-bid-too-high = There are not that many tricks in this round.
reason-hook = Alone in the lead, you may not make the bids add up.
reason-not-your-turn = It is not your turn.
reason-game-over = The game is over.
reason-no-such-move = That cannot be played now.
reason-stale = The table has moved on in the meantime. Look again.
reason-not-host = Only the host may do that.
reason-not-seated = You have no seat at this table.
reason-seat-taken = That seat is taken.
reason-too-fast = That was very fast. Wait a moment.
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
