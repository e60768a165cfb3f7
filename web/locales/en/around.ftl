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
option-tricks-shown = Looking back at tricks
option-tricks-shown-last = The last one only
option-tricks-shown-last-means = As at most tables: what was played before, you remember. After the round the log tells everything.
option-tricks-shown-all = All of the round
option-tricks-shown-all-means = Everybody may look at every trick of the round that is being played.
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
program-title = Let a program play
program-hint = A program of yours takes a seat and plays by the same rules. Its token is shown once, to you alone.
program-seat = Seat a program
program-name = Program { $number }
program-address = Address
program-token = Token for seat { $number }
remove-seat = Remove { $name }
swap-with-next = Swap { $one } and { $other }
start-game = Deal
start-with-bots =
    { $count ->
        [one] Deal, with a bot on the free seat
       *[other] Deal, with bots on { $count } free seats
    }
house-rules-plain = The usual rules

# ---- settings
settings = Settings
theme-contrast = High contrast
speed = Movement
speed-1 = Normal
speed-05 = Slow
speed-2 = Fast
speed-off = None
sounds = Sounds
volume = Volume
volume-try = Try it
reasons = Cards you may not play
reasons-always = Dimmed at once
reasons-after-a-try = Only after a wrong try
autoplay = Play the only possible card by itself
autoplay-hint = The others may guess that you had no choice.
text-table = Table as text
text-table-hint = Everything under headings, for screen readers.

# ---- learning
learn = Learn
games = Games
rules = Rules
learn-game = Learn { $game }
learn-title = How { $game } is played
lesson-about = The quickest way: five steps at a real table, with a coach.
lesson-begin = Start the lesson
picture-best = { $cards }; the one that counts: { $best }
coach = Coach
coach-step = Step { $step } of { $steps }
coach-hide = Hide the coach
coach-show = Show the coach
coach-over = End of the lesson

# ---- a newer page
new-build = There is a new version of this page.
new-build-playing = There is a new version of this page. Reload after this round; your seat stays yours.
reload = Reload
later = Later

# ---- the table as text
text-situation = Situation
text-on-table = On the table
text-commands = Commands
text-score = Bids and score

# ---- why not
reason-hint-on-its-way = Your last hint is on its way.
reason-too-many-hints = That was a lot of hints. Think for yourself for a moment.
reason-no-hint-now = The bots are too busy to give hints now. Try again.
reason-no-hints-when-rated = There are no hints in a rated game.
reason-no-such-place = The game has no such place.
reason-no-such-view = There is no such seat to look from.
reason-not-for-programs = That is for people only.
reason-not-holder = The table is busy elsewhere. Try again.
reason-bad-token = That token is not valid.
reason-rated-needs-two = A rated game needs two people at least.
reason-no-clock = This table has no clock.
reason-away-too-long = Your clock has stood still for as long as it may in one game.
reason-no-such-pace = A clock can be slowed by 2 or by 4.
reason-too-soon = That was declined a moment ago. Play on for a while.
reason-nothing-said = There is nothing in it that can be seen.
reason-too-long = That is too long.
reason-too-much-talk = Not so fast: wait a few seconds before you say more.

# ---- a finished game, again
replay = Replay
replay-not-yet = There is no replay here: the game is not over, or the link is incomplete.
replay-report = Report this move
replay-position = Place in the game
replay-at = { $position } of { $last }
replay-unspoilt = Hide how long the game goes on
replay-at-unspoilt = Decision { $position }
keys-replay-step = One decision back or on
keys-replay-trick = One trick or round back or on
keys-replay-round = One round back or on
key-names-pages = PgUp PgDn
replay-back = One step back
replay-forward = One step on
replay-round-back = To the round before
replay-round-forward = To the next round
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Seen by
replay-open = All hands open
replay-download = Download
replay-watch = Watch it again

# ---- hints, talk, clocks, an early end
hint = Hint
hint-ask = What would a good player do?
hints = Hints, except in rated games
hints-on-request = On request
hints-always = Always
hints-off = None
hint-only-move = There is nothing else to play.
hint-only-sensible = Everything else comes to the same or is worse.
hint-as-usual = The usual thing to do; { $worlds } imagined deals show nothing better.
hint-better-than-usual = In { $worlds } imagined deals it does better than the usual “{ $usual }”.
hint-better-points = { $points } points better than “{ $than }”.
hint-better-chance = { $percent } % more chance to win than with “{ $than }”.
hint-chances = How likely each choice is to work out
hint-chance = { $move }: { $percent } %
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something to the table
chat-send = Send
chat-mute = Mute somebody
reaction-hello = Hello!
reaction-well-played = Well played!
reaction-wow = Wow!
reaction-oops = Oops…
reaction-thanks = Thank you!
reaction-good-game = Good game!
clock-hurry = { $seconds } seconds left.
clock-slower = Time for everybody
right-back = Be right back
right-back-means = Be right back: your clock stands still until you decide, { $time } at most in this game.
right-back-own = Your clock stands still.
right-back-here = I am back
seat-right-back = will be right back
news-right-back =
    { $you ->
        [yes] You will be right back; your clock stands still.
       *[no] { $name } will be right back; the clock stands still.
    }
news-came-back =
    { $you ->
        [yes] You are back.
       *[no] { $name } is back.
    }
news-called-back =
    { $you ->
        [yes] Your clock has stood still long enough: it runs again.
       *[no] { $name }’s clock has stood still long enough: it runs again.
    }
news-played-for =
    { $you ->
        [yes] Your time is up: a bot decides for you.
       *[no] { $name }’s time is up: a bot decides.
    }
news-slowed =
    { $times ->
        [1] Everybody has the usual time again.
       *[other] Everybody has { $times } times as long to think.
    }
news-host =
    { $you ->
        [yes] You are the host now.
       *[no] { $name } is the host now.
    }
end-propose = Propose to end the game
end-proposed = { $names } would end the game here.
end-agree = End it
end-play-on = Play on
end-agreed = The players ended the game here.

# ---- was it fair
fair-check = Check the deals
fair-promise-kept = Checked: the seed is the one promised before the deal.
fair-promise-unheard = The seed fits its fingerprint. This browser was not there before the deal, so it has only the server’s word for the promise.
fair-promise-broken = The seed is NOT the one promised before the deal.
fair-deals = Shuffled again here: all { $deals } deals follow from the seed.
fair-wrong = The cards of round { $round } do NOT follow from the seed.
fair-not-here = The shuffles of this game are checked by “mazzo verify” with the downloaded record.
fair-stacked = The cards of this lesson were put in order by hand.

# ---- what a table may have
clock = Time to think
clock-none = No clock
clock-relaxed = Relaxed, 90 s
clock-quick = Quick, 20 s
rated = Rated game
rated-hint = For at least two people, without hints.
reason-too-many-links = Many links were made from here. Try again later.
reason-link-void = This link is used up or too old. Make a new one on the other device.
reason-talked-out = Enough has been said at this table.
reason-too-many-replays = That was a lot of replays. Wait a moment.
seat-program = a program
public = Open table
public-hint = Shown in the lobby: anybody may sit down.

# ---- the lobby
lobby = Open tables
lobby-join = Join
lobby-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
lobby-minutes =
    { $count ->
        [0] just opened
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }

# ---- one’s own page
you-page = You and your games
carry = Another device
carry-about = Take your name, tables and figures to another device.
carry-make = Make a link
carry-link = Open this link there within { $minutes } minutes. It works once; give it to nobody else.
carry-here = This link makes this browser belong to whoever made it. What { $name } has here stays behind.
carry-yes = Yes, it is my link
carry-no = No
figures = Figures
figures-games = Games
figures-wins = Won
figures-rank = Average place
figures-score = Average score
figures-rating = Rating
figures-rating-over-time = Rating over time
figures-wins-by-players = Games won, by number of players
history = Finished games
history-none = No game of yours is over yet.
history-more = Show more
history-rank = place { $rank } of { $players }
history-unfinished = not played out
rating-change = { $before } → { $after }
reason-too-slow = That took too long. Try again.
