# ---- the tiles of the home page
players-range =
    { $least ->
        [one] { $least } to { $most } players
       *[other] { $least } to { $most } players
    }
by-author = by { $author }
no-install = No account, nothing to install. Your name and tables stay in this browser.
play-now = Play now
play-bots-count =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
play-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
play-choices = { $game } against bots
play-bots = Bots
play-level = How well they play
play-length = Length
length-whole = Whole game
length-quick = Quick, { $minutes } minutes
length-minutes = about { $minutes } minutes
play-where = Where
play-where-server = On the server
play-where-here = On this device
play-server-means = It counts in your statistics, and you can go on with it on another device.
play-here-means = It works without a connection. The game stays in this browser and is not in your statistics.
play-server-only = This game is played on the server only.
level-comes-later = once the server is ready
level-away = needs one download, and there is no network
level-fetched = { $megabytes } MB once
level-coming = { $level }, { $come } MB
level-coming-of = { $level } is on its way: { $come } of { $megabytes } MB.
level-here = { $level } is on this device now, offline as well.
alone-here = The server cannot be reached. You can play here, on this device, all the same.
server-preparing = The server is still getting ready, but you can play already. Its strongest bots join when it is done.
server-preparing-soon = Your game begins by itself as soon as it can.
server-preparing-far = How far the server is
server-ready = The server is ready: all of its bots play now.
new-to = New to { $game }?
new-to-lesson = 2-minute lesson
new-to-lesson-means = A coach shows you how, at a real table.
new-to-play = Just play
new-to-play-means = Against beginners, the first time.
put-away-table = Remove { $game } from the list
put-away-waiting = You get up from this table.
put-away-company = A bot plays on for you.
put-away-yes = Remove
put-away-no = Keep
continue-waiting = Waiting room
continue-your-turn = Your turn
continue-playing = Game in progress
continue-paused = Paused
continue-with = with { $names }
continue-alone = nobody else yet
round-number = Round { $round }
continue = Continue
events = Events

# ---- puzzles
puzzles = Puzzles
puzzles-means = One move is clearly best. Can you find it? A new one every day.
puzzles-of = Puzzles: { $game }

# ---- the score pads
own-table = At your own table
own-table-means = You have the cards, your phone keeps score: by the same rules, even offline.
own-table-of = Score pad: { $game }

# ---- with others
with-friends = With friends
learn-game = Learn { $game }
find-players = Find players
find-players-hint = Sit down with whoever is waiting. After a minute bots fill the seats.
lobby = Tables with a free seat
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
lobby-none = Nobody is waiting right now. “Find players” puts you here.
lobby-deals-in = starts in { $seconds } s
reason-too-many-persons = Too many new players from here. Try again later.
reason-link-void = This link is used up or has expired. Make a new one on the other device.
on-this-device = on this device
new-table = A table with friends
open-table = Open the table
carry = Another device
carry-here = This link signs this browser in as the person who made it. { $name }’s games here stay behind.
carry-yes = Yes, it is my link
carry-no = No
site-help = Help, rules and how it was made (in English)
