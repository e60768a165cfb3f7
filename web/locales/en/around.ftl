# ---- home
your-name = Your name
name-hint = This is what the others see.
save-name = Save
name-saved = Saved.
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
