# ---- home
your-name = Your name
name-hint = This is what the others see.
save-name = Save
name-saved = Saved.

# ---- a new table
players = Players
bot-level = Bots in empty seats
level-casual = Casual
level-novice = Novice
level-club = Club player
level-master = Master
level-random = Random
level-hint = You can add or remove bots in the waiting room.
rules-of-table = House rules
option-tricks-shown = Looking back at tricks
option-tricks-shown-last = Last one only
option-tricks-shown-last-means = As at most tables: anything earlier is up to your memory. After the round the log shows everything.
option-tricks-shown-all = All of this round
option-tricks-shown-all-means = Everyone may look at every trick of the current round.
option-other = Other…
clash-no-such-value = Choose one of { $values }.
clash-no-such-option = This game has no such rule.
clash-not-for-so-many = Not with { $players } players.
clash-so-many-players = This game is for { $least } to { $most } players.

# ---- the waiting room
link-copied = Copied.
seats = Seats

# ---- settings
settings = Settings
theme-contrast = High contrast
speed = Animation
speed-1 = Normal
speed-05 = Slow
speed-2 = Fast
speed-off = None
sounds = Sounds
volume = Volume
volume-try = Try it
reasons = Cards you cannot play
reasons-always = Dimmed right away
reasons-after-a-try = Dimmed after a wrong try
autoplay = Auto-play a forced card
autoplay-hint = The others may guess you had no choice.
text-table = Table as text
text-table-hint = Everything under headings, for screen readers.

# ---- learning
learn = Learn
games = Games
rules = Rules
learn-title = How to play { $game }
rulings-title = Rules question
lesson-about = The quickest way: two minutes at a real table, with a coach.
lesson-begin = Start the lesson
lesson-complete = Lesson complete
lesson-real-game = Now a real game
picture-best = { $cards }; the one that counts: { $best }
coach = Coach
coach-step = Step { $step } of { $steps }
coach-next = Next
coach-hide = Hide the coach
coach-show = Show the coach

# ---- a newer page
draining =
    { $minutes ->
        [0] The server is about to be upgraded.
        [one] The server will be upgraded in { $minutes } minute.
       *[other] The server will be upgraded in { $minutes } minutes.
    } Your game goes on, and it is kept if you do not finish it. No new games until then.
new-build = There is a new version of this page.
new-build-playing = There is a new version of this page. Reload after this round; you keep your seat.
reload = Reload
later = Later

# ---- nowhere
nowhere = There is nothing here
nowhere-hint = Is the address complete and spelled right?

# ---- the table as text
text-situation = Situation
text-on-table = On the table
text-commands = Commands

# ---- why not
reason-hint-on-its-way = Your hint is on its way.
reason-too-many-hints = That was a lot of hints. Play without for a moment.
reason-no-hint-now = The bots are too busy for hints right now. Try again.
reason-deal-open = Others are still playing this deal. You can see it once it has closed.
until-deal-open = Others are still playing this deal. You can see it from { $until }.
reason-no-challenge = This was a lesson or practice, so there is nothing to compare.
reason-no-hints-same-deal = There are no hints where others play the same deal.
reason-no-hints-when-rated = There are no hints in rated games.
reason-not-for-programs = That is for people only.
reason-not-holder = The table is busy elsewhere. Try again.
reason-bad-token = That token is not valid.
reason-rated-needs-two = A rated game needs at least two people.
reason-not-alone = Other people play here too, so the bots keep their pace.
reason-no-clock = This table has no clock.
reason-away-too-long = You have used up your pauses for this game.
reason-no-pause-when-rated = There are no pauses in rated games.
reason-no-new-pace-when-rated = In a rated game the pace stays as it is.
reason-no-programs-when-rated = Programs cannot play in rated games.
reason-back-after-bot = You can come back after the bot’s next move.
reason-no-more-returns = You have come back as often as one game allows. The bot plays on.
reason-id-used = Another move of yours was already accepted.
reason-said-enough = You have written { $most } messages here. That will do for one table.
reason-no-such-pace = A clock can run 2 or 4 times slower.
reason-too-soon = That was just declined. Play on for a while.
reason-nothing-said = The message is empty.
reason-too-long = That is too long.
reason-too-much-talk = Not so fast: wait a few seconds before you write more.

# ---- a finished game, again
practice = Practice
practice-of = { $game }, practice
practice-again = Try once more
gone-on-of = { $game }, on this device
gone-on-back = Back to the game on the server
news-goes-on = The game continues here. Cards you hadn’t seen have been dealt again.
review = Review
replay = Replay
key-names-pages = PgUp PgDn
replay-watch = Replay

# ---- hints, talk, clocks, an early end
hint = Hint
hint-ask = What would a good player do?
hints = Hints, except in rated games
hints-on-request = On request
hints-always = Always
hints-off = None
hint-only-move = It is your only move.
hint-only-sensible = Nothing else is any better.
hint-as-usual = The natural play: nothing did better in { $worlds } simulated deals.
hint-better-than-usual = In { $worlds } simulated deals it beats the usual “{ $usual }”.
hint-better-points = { $points } points better than “{ $than }”.
hint-better-chance = It wins { $games } more games in 100 than “{ $than }”.
hint-beats-usual-points = In { $worlds } simulated deals it brought { $points } points more than the usual “{ $than }”.
hint-beats-usual-chance = In { $worlds } simulated deals it won { $games } more games in 100 than the usual “{ $than }”.
hint-close-points = The natural play. “{ $than }” brought { $points } points more in { $worlds } simulated deals, but those are played by rules of thumb.
hint-close-chance = The natural play. “{ $than }” won { $games } more games in 100 in { $worlds } simulated deals, but those are played by rules of thumb.
hint-same = “{ $than }” comes to the same.
hint-chance-or-points = “{ $safer }” works out more often, but pays less than “{ $move }”.
hint-chances = Chance of each choice working out
hint-chance = { $move }: { $percent }%
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something to the table
chat-send = Send
chat-mute = Mute someone
reaction-hello = Hello!
reaction-well-played = Well played!
reaction-wow = Wow!
reaction-oops = Oops…
reaction-thanks = Thank you!
reaction-good-game = Good game!
clock-hurry = { $seconds } seconds left.
clock-slower = Time for everyone
clock-faster-next = Less time from the next turn on.
leave-sure-rated = A bot plays for you. You can come back after its next move, three times a game at most.
right-back = Be right back
right-back-means = Be right back: your clock stops until you move, for { $time } at most in this game.
right-back-own = Your clock is stopped.
right-back-here = I’m back
seat-right-back = will be right back
news-right-back =
    { $you ->
        [yes] You will be right back; your clock is stopped.
       *[no] { $name } will be right back; the clock is stopped.
    }
news-came-back =
    { $you ->
        [yes] You are back.
       *[no] { $name } is back.
    }
news-called-back =
    { $you ->
        [yes] Your pause is used up: your clock is running again.
       *[no] { $name }’s pause is used up: the clock is running again.
    }
news-played-for =
    { $you ->
        [yes] Your time is up: a bot decides for you.
       *[no] { $name }’s time is up: a bot decides.
    }
news-slowed =
    { $times ->
        [1] Everyone has the usual time again.
       *[other] Everyone has { $times } times as long to think.
    }
news-host =
    { $you ->
        [yes] You are the host now.
       *[no] { $name } is the host now.
    }
end-propose = Suggest ending the game
end-proposed = { $names }: end the game here?
end-agree = End it
end-play-on = Play on
end-agreed = The players ended the game here.
end-given-up = You gave up this game.
give-up = Give up this game
give-up-sure = Give up? The game ends here, unfinished.
give-up-yes = Give up

# ---- was it fair
fair-promise-kept = Verified: this is the seed committed before the deal.
fair-promise-broken = This is NOT the seed committed before the deal.

# ---- what a table may have
clock = Thinking time
clock-none = No clock
clock-relaxed = Relaxed, 90 s
clock-quick = Quick, 20 s
rated = Rated game
rated-hint = For at least two people: no hints, no programs, no pauses.
reason-forgotten = Your data was deleted from this server.
reason-signed-out = This device was signed out.
reason-two-seats = Both names have a seat in the same rated game. Finish that game first.
reason-talked-out = This table’s chat is full.
reason-too-much-ado = There has been too much coming and going in this seat. Open another table.
seat-program = a program
public = Open table
public-hint = Shown in the lobby: anyone may sit down.

# ---- one’s own page
you-page = You and your games
history = Finished games
rating-change = { $before } → { $after }
reason-too-slow = That took too long. Try again.

# ---- keeping order
person-about = About { $name }
seat-blocked = blocked by you
news-removed =
    { $you ->
        [yes] You were removed from the table.
       *[no] { $name } was removed from the table.
    }
reason-banned = You are banned from this server.
until-banned = You are banned from this server until { $until }.
reason-silenced = You can play here, but not chat or change your name.
until-silenced = Until { $until } you can play here, but not chat or change your name.
reason-name-given = The host of this server gave you this name; you cannot change it.
until-name-given = The host of this server gave you this name; you can change it after { $until }.
reason-of-the-host = The reason given: { $why }
reason-no-seat-here = You cannot sit down at this table.
reason-removed = You were removed from this table.
reason-blocked-here = You have blocked { $name }, who sits here.
reason-too-many-public = At most { $most } open tables at once. Wait until someone joins.

# ---- inviting, finding players, coming back
chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
rematch-other = Rematch with changes
ratings = Ratings
reason-too-few-seats =
    { $count ->
        [one] { $count } player has sat down already.
       *[other] { $count } players have sat down already.
    } The table cannot be smaller.

# ---- the same deal for several people
deal-play-this = Play this deal
deal-compare-results = Compare

# ---- who one is
your-name-is = Your name: { $name }
