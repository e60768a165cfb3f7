# ---- the same deal for several people
deal-of-day = Deal of the day
deal-of-day-means = One deal for each game, the same for everybody. One try each; a new day starts at midnight UTC.
deal-of-day-of = Deal of the day, { $day }
deal-challenge-title = The same cards
deal-event-title = A deal of an event
deal-means = Everybody is dealt the same cards, in the same seat, against the same bots. Play as somebody else did, and the bots answer the same.
deal-sits = You sit with { $names }.
deal-challenger = { $name } played these cards: { $score }, { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] { $rank }th
    } of { $players }.
deal-challenger-given-up = { $name } gave up on these cards.
deal-knew = You have seen these cards: your result will say so.
deal-one-try = You have one try. If you leave, the game waits for you; if you remove it from your list, it counts as given up. Finish before it closes: after that it no longer counts.
deal-play = Play
deal-go-on = Play on
deal-again = Play again, for fun
deal-result = { $score }, { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] { $rank }th
    } of { $players }
deal-given-up = Given up
deal-better-than = Better than { $percent }% of the others
deal-alone = Nobody else has played it yet.
deal-finished =
    { $count ->
        [0] nobody has played it yet
        [one] { $count } person has played it
       *[other] { $count } people have played it
    }
deal-until = Open until { $until }
deal-closed = Closed
deal-later = The cards, the replays and everybody’s results are shown once the deal has closed for everybody.
deal-results = Results
deal-origin = where the cards come from
deal-knew-mark = knew the cards
deal-for-fun = { $number ->
        [2] 2nd try
        [3] 3rd try
       *[other] { $number }th try
    }
deal-compare = Compare
deal-compare-with = Compare with
deal-round = Round
deal-parted = You first played differently at decision { $decision }, in round { $round }.
deal-parted-two = They first played differently at decision { $decision }, in round { $round }.
deal-parted-how = { $one }: { $ones } · { $other }: { $others }
deal-never-parted = All decisions were the same.
deal-see-there = See it there: { $name }
deal-link = Link for friends
deal-copy = Copy the link
deal-send = Send the link
deal-share = Copy the result
deal-share-text = { $title }, deal of the day { $day }: { $score }. { $percent ->
        [-1] Can you do better?
       *[other] Better than { $percent }% so far.
    }
deal-share-challenge = { $title }: I scored { $score } with these cards. Can you beat that?
deal-copied = Copied.
deal-fair = Dealt fairly
deal-fair-text = The seed of the cards was fixed before anybody played them. Its fingerprint has been public since { $made }; the seed itself is shown once the deal is closed for everybody.
deal-hash = Fingerprint of the seed
deal-hash-next = Fingerprint of the next day’s seed
deal-seed = Seed
deal-yesterday = Yesterday: { $name } was the best of { $count }, with { $score }.
deal-yesterday-see = See the best game
deal-yesterday-all = All results
deal-to-event = To the event
deal-enter-first = To play this deal, enter its event first.

reason-deal-closed = This deal is closed.
reason-deal-not-yet = This deal is not open yet.
reason-one-try = Everybody has one try at this deal, and you have had yours.
reason-no-such-deal = There is no such deal.

# ---- at several tables at once
deal-late = It ended after the deal had closed, so it does not count.
deal-late-mark = after it had closed
deal-means-together = Several tables played these cards at once. What counts is how the same seat did elsewhere.
deal-seat-of = Whose cards
deal-seat = Seat { $number }
deal-bot = Bot
deal-share-of = { $percent }%
deal-parted-others = Others were the first to play differently, at decision { $decision }, in round { $round }.
