# ---- events
events-means = Everybody plays the same deals against the same bots, whenever they like. What counts is how many of the others you beat on the same cards.
events-none = There is no event now. Open one!
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
event-listed-means = Otherwise it is found by its link alone.
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
event-entered = You take part
event-over = Over
event-cancelled = Called off
event-my-deals = My deals
event-deal = Deal { $number }
event-standings = Standings
event-standings-means = The share of the others you beat on the same deals. A deal you have not played counts nothing; ties go to whoever was best on more deals, then to whoever was done first.
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
event-organise-means = Whatever you change here, everybody reads in the log, with your reason.
event-mend-who = Whom
event-mend-reason = Reason
event-mend-strike = Take out of the standings
event-mend-restore = Let count again
event-mend-cancel = Call the event off
