# ---- home
game-life-is-life-title = Life is Life
game-life-is-life-claim = Swap your animals for better ones and knock in time. The last player alive wins.
goal-life-is-life = Keep your lives: the best hand loses none.
option-expert = Expert
option-expert-means = Only a full set of hares or pigs ends a round at once, and whoever has it gains a life.
option-most-laps = Longest round
option-most-laps-30 = 30 laps
option-most-laps-30-means = If nobody knocks, the hands are compared after 30 laps.
option-most-laps-other-means = Another number of laps, from 2 to 100.
clash-bad-laps = Write a number of laps from { $least } to { $most }.

# ---- cards
species-giraffe = giraffe
species-bear = bear
species-mole = mole
species-goat = goat
species-sheep = sheep
species-dog = dog
species-hare = hare
species-pig = pig
species-cat = cat
species-mouse = mouse
animal-card = { $species }, worth { $value }
animal-copies =
    { $copies ->
        [1] { $species }
       *[other] { $copies } × { $species }
    }

# ---- at the table
life-round = Round { $round }
life-lap = lap { $lap } of { $most }
life-lap-short = Lap { $lap }
life-lap-of-short = Lap { $lap }/{ $most }
life-rows = Rows
life-row-of = Row { $row }: { $cards }
life-lives =
    { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }
life-seat-out = out
life-seat-starter = started this round
life-seat-knocked = knocked
life-out = You are out
life-out-means = You lost your last life in round { $round }. Watch to the end, or leave: your result counts either way.
life-out-solo = You lost your last life in round { $round }. The bots play on for first place: watch, or see the result at once.
life-finish = Finish now
life-finishing = Finishing…
life-new-game = New game
life-asked-swap = Your turn: swap with a row
life-asked-swap-or-knock = Your turn: swap or knock
life-asked-last = Last turn: swap or knock
life-waiting-swap = { $name } is swapping
life-waiting-swap-or-knock = { $name }: swap or knock?
life-swap-how = Choose a row, or cards to give.
life-swap-missing =
    { $missing ->
        [one] Row { $row }: choose { $missing } more card
       *[other] Row { $row }: choose { $missing } more cards
    }
life-swap-count = { $chosen } of { $row }
life-swap-full =
    { $row ->
        [one] Row { $row } takes { $row } card. Put one back first.
       *[other] Row { $row } takes { $row } cards. Put one back first.
    }
life-swap-give = You give
life-swap-get = You get
life-swap-preview = You give { $gave } – you get { $got }
life-swap = Swap
life-swap-with = Swap with row { $row }
life-swap-clear = Clear
life-knock = Knock
life-knock-not = Knock, not yet: { $reason }
life-last-lap = Last lap
life-last-lap-knocked =
    { $you ->
        [yes] You have knocked.
       *[no] { $name } has knocked.
    }
life-turns-left =
    { $turns ->
        [one] { $turns } turn left
       *[other] { $turns } turns left
    }
life-two-left = Two players left: a majority needs at least two cards.
life-swaps = Swaps
life-swaps-none = Nobody has swapped in this round yet.
life-swap-line = { $name }, row { $row }: gave { $gave }, got { $got }
life-known = Known to be in hand
life-known-nothing = nothing yet
life-unseen =
    { $cards ->
        [one] { $cards } card is out of play
       *[other] { $cards } cards are out of play
    }

# ---- end of a round
life-ended-knock =
    { $you ->
        [yes] You knocked.
       *[no] { $name } knocked.
    }
life-ended-laps =
    { $laps ->
        [one] { $laps } lap without a knock.
       *[other] { $laps } laps without a knock.
    }
life-sudden-death = Sudden death
life-sudden-death-by =
    { $you ->
        [yes] You have the full set: { $cards }. No hands are scored.
       *[no] { $name } has the full set: { $cards }. No hands are scored.
    }
life-valuing = Who has the most of each animal
life-majority-of = { $species } majority: { $name }, { $points } points
life-majority-none = no majority
life-points = Points
life-cost = Lives
life-cost-none = no lives lost
life-cost-lost =
    { $lives ->
        [one] { $lives } life lost
       *[other] { $lives } lives lost
    }
life-cost-gained =
    { $lives ->
        [one] { $lives } life gained
       *[other] { $lives } lives gained
    }
life-was-out = already out
life-final-round = The final round

# ---- score
life-score-caption = Lives and majorities, round by round
life-score-now = Now
life-score-none = no majority
life-score-ending = How it ended
life-score-won = Majorities
life-score-lives = Lives

# ---- news
life-news-dealt =
    { $you ->
        [yes] Ten cards each, ten in four rows. You start.
       *[no] Ten cards each, ten in four rows. { $name } starts.
    }
life-news-swapped =
    { $you ->
        [yes] You swap in row { $row }: { $gave } for { $got }.
       *[no] { $name } swaps in row { $row }: { $gave } for { $got }.
    }
life-news-swapped-short =
    { $you ->
        [yes] You swap with row { $row }.
       *[no] { $name } swaps with row { $row }.
    }
life-news-knocked =
    { $you ->
        [yes] You knock.
       *[no] { $name } knocks.
    }
life-news-last-lap = Last lap: everyone else has one more turn.
life-news-laps-over =
    { $laps ->
        [one] { $laps } lap without a knock: the hands are compared.
       *[other] { $laps } laps without a knock: the hands are compared.
    }
life-news-sudden-death =
    { $you ->
        [yes] Sudden death! You hold { $cards }.
       *[no] Sudden death! { $name } holds { $cards }.
    }
life-news-majority = { $species }: { $name }, { $points } points.
life-news-no-majority = { $species }: nobody.
life-news-total =
    { $points ->
        [one] { $name }: { $points } point.
       *[other] { $name }: { $points } points.
    }
life-news-lost =
    { $lives ->
        [0] { $name }: no lives lost.
        [one] { $name }: { $lives } life lost.
       *[other] { $name }: { $lives } lives lost.
    }
life-news-gained =
    { $lives ->
        [one] { $name }: { $lives } life gained.
       *[other] { $name }: { $lives } lives gained.
    }
life-news-out =
    { $you ->
        [yes] You are out.
       *[no] { $name } is out.
    }

# ---- keys
life-key-names-digits = 1–4
life-keys-row = Choose a row
life-keys-rows = Read the rows
life-keys-known = Read what is known of the others’ hands
life-keys-last = Read the last swap

# ---- why not
reason-swap-first = You may only knock once you have swapped in this round.
reason-same-cards = At least one card you give must differ from row { $row }.
life-reason-four-at-most = No row takes more than four cards.
life-reason-too-few-left = From { $species } on you have too few cards for row { $row }.
life-reason-out-of-order = { $species } cannot be laid after { $after }.

# ---- figures
figures-rounds-survived = Rounds survived
figures-knocks = Knocks per round
figures-knocks-best = Best after knocking
figures-lives-left = Lives left
