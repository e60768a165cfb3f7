# ---- events
events-means = Everybody plays the same deals: alone against bots, or at several tables at once. What counts is how many of the others you beat on the same cards.
events-none = No events right now. Start one!
event-new = Open an event
event-title = Title
event-about = What it is about
event-game = Game
event-deals = Deals
event-hours = Open for
event-hours-count =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
event-days-count =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
event-listed = Show it in the lobby
event-listed-means = Otherwise only people with the link can find it.
event-open-it = Open
event-by = by { $name }
event-people =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
event-deals-count =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
event-enter = Enter
event-entered = You are taking part
event-taken-out = The organiser has taken you out of the standings; the log says why.
event-over = Over
event-cancelled = Called off
event-my-deals = My deals
event-the-deals = Deals
event-deal = Deal { $number }
event-standings = Standings
event-standings-means = The share of the others you beat on the same deals. A deal you have not played scores nothing; ties go to whoever was best on more deals, then to whoever was done first.
event-name = Name
event-total = Total
event-played = Played
event-luck = The figure after ± says how much of it may be luck.
event-csv = Save as CSV
event-log = Log
event-log-opened = The event was opened.
event-log-strike = { $name } no longer counts: { $reason }
event-log-restore = { $name } counts again: { $reason }
event-log-cancel = The event was called off: { $reason }
event-organise = Organise
event-organise-means = Everybody can read in the log what you change here, and why.
event-mend-who = Who
event-mend-reason = Reason
event-mend-strike = Take out of the standings
event-mend-restore = Count again
event-mend-cancel = Call the event off

# ---- events among people
event-among = How it is played
event-among-bots = Alone, against bots
event-among-people = Among people
event-among-bots-means = Everybody plays whenever they like.
event-among-people-means = Several tables play the same deal at once. After each deal everybody gets a new seat.
event-players = Players at a table
event-bots = Bots
event-rules = Rules of the tables
event-minutes = Minutes for a deal
event-starts = It begins
event-starts-mine = when I start it
event-starts-in = in { $minutes } minutes
event-rests = If the tables do not fill up
event-rests-bots = bots play along
event-rests-rest = people rest in turn
event-programs = Programs may enter
event-program = program
event-begins = Begins { $at }
event-begins-later = Begins when the organiser starts it
event-start = Start now
event-leave = Leave the event
event-my-table = My table now
event-now = Right now
event-to-table = To my table
event-round = Deal { $number } of { $deals }
event-moment = Deal { $number }/{ $deals }
event-moment-left =
    { $minutes ->
        [0] < 1 min
       *[other] { $minutes } min
    }
event-resting = You sit this one out.
event-late = You will be seated when the next deal begins.
event-my-game-over = Your game is over.
event-tables-playing =
    { $count ->
        [one] One table is still playing.
       *[other] { $count } tables are still playing.
    }
event-minutes-left =
    { $minutes ->
        [0] Less than a minute left
        [one] One minute left
       *[other] { $minutes } minutes left
    }
event-next-in =
    { $minutes ->
        [0] Next table in less than a minute
        [one] Next table in one minute
       *[other] Next table in { $minutes } minutes
    }
event-come = Anyone not at their table after { $minutes } min is played for by a bot, and can take the seat back. When time is up, bots finish the game.
event-schedule = Who sits where
event-table = Table { $number }
event-bot = Bot
event-rest-names = Resting: { $names }
event-even =
    { $most ->
        [one] So far, no two of those still here have met more than once.
       *[other] So far, any two of those still here have met { $least } to { $most } times.
    }
event-even-all =
    { $most ->
        [0] So far, no two of those still here have met.
        [one] So far, any two of those still here have met once.
       *[other] So far, any two of those still here have met { $most } times.
    }
event-log-start = The organiser started the event.
event-log-closed = The event has ended.
event-log-too-few = Not enough people came to play.
event-print = Print
event-to-event = To the event
event-next-deal = Next deal

reason-event-over = This event is over.
reason-event-changed-enough = You have taken people out and back often enough. You can still call the event off.
reason-event-full = { $most } people have entered this event: it is full.
reason-not-entered = Enter the event first.
reason-not-organiser = Only the organiser of this event can do that.
reason-too-many-events = You have opened enough events for now. Try again tomorrow.
reason-no-such-event = There is no such event.
reason-event-alone = In this event everybody plays alone: there is nothing to leave.
reason-event-seats = In this event everybody is seated, deal by deal.
reason-event-started = This event has already begun.
reason-no-programs-here = Programs cannot enter this event.
reason-round-over = Time is up for this deal. The bot plays on.

# ---- invitations, and what ends an event
events-open = Open
events-running = Running
events-over = Over
event-invited = Only with an invitation
event-invited-means = You make the invitations; each lets one person in.
event-invitation-needed = Your invitation
event-invitations = Invitations
event-invitations-means = Each link lets one person in. Send everybody their own.
event-invitations-count = How many more
event-invitations-make = Make invitations
event-invitations-copy = Copy all that are unused
event-deal-by-deal = Deal by deal, in percent
event-log-invite =
    { $count ->
        [one] The organiser made an invitation.
       *[other] The organiser made { $count } invitations.
    }
event-log-too-late = The server was away when the event should have gone on.
event-log-old-rules = The rules of the game have changed since: no more deals can be dealt.
reason-not-invited = This event asks for an invitation, and each lets one person in.
