# ---- the score pad
pad-title = Score pad
pad-evenings = Evenings
pad-no-rules = The pad needs its rules once from the server. Connect to the network and try again.
pad-not-kept = This browser saves nothing: the evening will be lost when you close the page.
pad-overtaken = Another tab has changed this evening. Look, and enter it again.
pad-undo = Undo
pad-undone = Undone.
pad-this-round = This round
pad-less = One less
pad-more = One more
pad-again = Play again

# ---- corrections
pad-correct-round = Correct round { $round }
pad-correct-save = Save the correction
pad-correct-hint = A mistake? Tap the number of a round to correct it.
pad-corrected = corrected
pad-revised = recalculated after a correction
pad-heard-corrected = Round { $round } corrected. Everything after it was recalculated.

# ---- a new evening
pad-new = New evening
pad-who-plays = Who is playing, clockwise?
pad-player = Player { $number }
pad-player-short = P{ $number }
pad-name-of = Name of player { $number }
pad-move = Move { $name }
pad-move-how = Drag, or press the up and down arrow keys.
pad-moved = { $name }: seat { $place } of { $players }.
pad-remove = Remove { $name }
pad-add = Add a player
pad-known = Names from earlier evenings
pad-draw = Draw lots
pad-house-rules = House rules
pad-twice = Two players are called { $name }.
pad-begin = Begin

# ---- the evenings
pad-none-yet = No evening yet.
pad-goes-on = Round { $round }, still playing
pad-unreadable = This evening cannot be read.
pad-drop = Delete the evening of { $date }
pad-drop-sure = Delete
pad-figures = Over all evenings
pad-wins = Wins
pad-bids-made = Bids made
pad-made-by-cards = Bids made, by cards in hand
pad-comeback = Best comeback: { $name }, { $behind } behind after round { $round } ({ $date }).
pad-files = All evenings as a file
pad-files-means = The evenings of all games are kept in this browser only. Take them to another phone as a file.
pad-export = Export
pad-import = Import
pad-import-not = There are no evenings in this file.
pad-imported =
    { $count ->
        [one] { $count } evening added.
       *[other] { $count } evenings added.
    }
pad-imported-later =
    { $count ->
        [one] { $count } evening brought up to date.
       *[other] { $count } evenings brought up to date.
    }

# ---- each on their own phone
pad-phones = Each on their own phone
pad-phones-means = The others open this pad on their phones, pick their name and enter what is theirs. Secret bids stay secret. You can still enter for everyone.
pad-phones-share = Share this pad
pad-phones-no-server = This needs a server; this page has none.
pad-phones-who = Who are you?
pad-phones-i-am = I am { $name }
pad-phones-taken = { $name } is on another phone
pad-phones-watch = Just watch
pad-phones-own = on their own phone
pad-phones-here = this phone
pad-phones-release = Release
pad-phones-release-name = Release { $name }
pad-phones-released = { $name } can be picked again.
pad-phones-gone = No connection. Your entries are kept here and sent later.
pad-phones-alone = The server no longer has this evening. It goes on here.
pad-phones-invite = Our score pad for { $game }
reason-bad-entry = That cannot be entered.
reason-not-your-entry = That is not yours to enter now.
reason-not-your-pad = Only the person who shared this pad can do that.
reason-evening-full = This evening is full. Begin another one.
reason-no-such-evening = There is no such evening, or it was removed.
reason-too-many-evenings = You have shared enough evenings for now. Try again later.
