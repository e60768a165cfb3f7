# ---- the waiting room
waiting-room = Waiting room
waiting-for-host = The host deals when everyone is here.
share-link = Send this link to your friends
copy-link = Copy the link
qr-label = QR code of the link
seat-number = Seat { $number }
seat-empty = free
sit-here = Sit here
add-bot = Add a bot
program-title = Let a program play
program-hint = Your own program takes a seat and plays by the same rules. Its token is shown once, and only to you.
program-seat = Add a program
program-name = Program { $number }
program-address = Address
program-token = Token for seat { $number }
remove-seat = Remove { $name }
swap-with-next = Swap { $one } and { $other }
start-game = Deal
start-with-bots =
    { $count ->
        [one] Deal, with a bot in the free seat
       *[other] Deal, with bots in { $count } free seats
    }
house-rules-plain = Standard rules
invite-share = Share
invite-text = Come and play { $game } with me.
invite-network = For friends in the same network (Wi-Fi). To play over the internet, the server needs a public address.
invite-this-machine = So far only this computer can open the link. So that friends in your network can join, start the server like this:
greeting = { $name } invites you to { $game }
greeting-nobody = You are invited to { $game }
greeting-seated = You have a seat.
greeting-sit = Sit down
greeting-full = All seats are taken.
greeting-host-deals = { $name } deals when everyone is here.
rules-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
rules-new = new
rules-changed = The rules have changed: { $rules }
rules-change = Change the rules
rules-change-do = Use these rules
rule-off = no
not-rated = Not rated
not-public = By link only
seeking = Looking for players
seeking-here = At the table: { $count } of { $players }.
seeking-bots-in = Bots fill the seats in
seeking-now = Start now
seeking-longer = Wait another minute
seeking-terms = Standard rules, 90 seconds per move, not rated. You can leave this page: your seat is kept.
seeking-stop = Stop looking
reason-seats-empty = Some seats are still empty.
reason-not-all-here = A rated game starts when everyone is here. Still missing: { $names }
reason-usual-rules-only = Tables found with “Find players” keep the standard rules.
reason-no-countdown = At this table the host deals.
