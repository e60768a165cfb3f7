# ---- home
game-wizard-title = Wizard
game-wizard-claim = Say how many tricks you will take. Then take exactly that many.
goal-wizard = Win exactly as many tricks as you bid.

# ---- a new table
option-bids = Bidding
option-bids-open = In turn
option-bids-open-means = Everyone hears the bids made so far.
option-bids-blind = All at once
option-bids-blind-means = Bids are sealed and revealed together before the first card.
option-bids-secret = Hidden until the end
option-bids-secret-means = Bids are sealed and only shown when the round is scored.
option-dark-wizard = The last Wizard wins
option-dark-wizard-means = When several Wizards are played to one trick, the last one takes it, not the first.
option-leaders-hook = Leader’s hook
option-leaders-hook-means = A dealer in the sole lead may not make the bids add up to the number of tricks.
option-clairvoyance = Clairvoyance
option-clairvoyance-means = While bidding you see every hand except your own.
option-monochrome = Monochrome
option-monochrome-means = Everyone has a deck of one suit. No trump: the highest card wins. For 3 or 4 players.
option-rounds = Rounds
option-rounds-all = All
option-rounds-all-means = From one card up to as many as the deck allows.
option-rounds-short = Every other round
option-rounds-short-means = Hands of 1, 3, 5 … cards: about half as long.
option-rounds-other-means = Your own list of hand sizes, such as 2-3-5.
clash-bad-rounds = Write hand sizes from 1 to { $most } with dashes, such as 2-3-5.
clash-secret-for-two = Two players always bid in secret.
clash-not-for-two = Only with three players or more.
clash-hook-needs-open-bids = The leader’s hook needs bids in turn: the dealer must know the others’ bids.
clash-a-suit-for-each = Monochrome needs a suit for each player: 3 or 4 players.
clash-rounds-for-two = Two players have rounds of their own.
clash-rounds-of-monochrome = Monochrome has rounds of its own.
clash-hand-too-large = With { $players } players a hand has at most { $most } cards.

# ---- the header and the menu
last-trick = Last trick
no-last-trick = No trick has been taken yet this round.
all-tricks = All tricks
trick-number = Trick { $number }
trick-leader = Lead: { $name }
trick-winner = Taken by: { $name }
last-trick-only = At this table you may only look at the last trick. After the round the log shows everything.
trump = Trump
trump-is = Trump: { $suit }
trump-none = No trump
trump-open = The dealer names trump
turned-card = Turned up: { $card }
balance-short = Bids { $bids }/{ $tricks }
balance-label = Tricks bid: { $bids } of { $tricks }
balance-under = { $count } under
balance-over = { $count } over
balance-even = even
balance-hidden = hidden
balance-banner =
    { $bids ->
        [one] { $bids } bid
       *[other] { $bids } bid
    }, { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } to win
tricks-stay = Finished tricks stay
tricks-stay-a-moment = For a moment
tricks-stay-until-tapped = Until you tap or press a key
trick-waits = Press any key.
trump-side = Trump in your hand
trump-side-left = On the left
trump-side-right = On the right
memory-aid = Memory aid, for practice
memory-hint = Shows which cards have been played and who is out of a suit. Not in rated games.
memory-own = yours
memory-open = in an open hand
memory-out = played
memory-unseen = unseen
memory-left = how many unseen
memory-voids = Cannot follow
memory-void = no { $suit }
memory-no-void = nothing known
memory-clairvoyance = You have to remember for yourself what you saw in the others’ hands while bidding.
set-aside = Cards set aside

# ---- cards
suit-R = red
suit-Y = yellow
suit-G = green
suit-B = blue
card-R = red { $rank }
card-Y = yellow { $rank }
card-G = green { $rank }
card-B = blue { $rank }
card-W = Wizard
card-J = Jester
card-played-W = a Wizard
card-played-J = a Jester
index-W = W
index-J = J

# ---- at the table
trick = Trick
trick-empty = No card on the table
hand-hidden = Your hand, hidden from you until the bids are made
hands-open = The others’ hands
played-by = { $name }: { $card }
played-by-winning = { $name }: { $card }, winning
played-by-won = { $name }: { $card }, takes the trick
seat-bid = bid { $bid }
seat-bid-open = no bid yet
seat-bid-hidden = bid hidden
seat-won = won { $won }
seat-sealed = bid sealed
status-your-trump = Your turn: name the trump suit
status-your-bid = Your turn: how many tricks?
status-your-bid-sealed = Seal your bid
status-your-card = Your turn: play a card
status-your-lead = Your turn: you lead
status-waiting-trump = { $name } is naming trump
status-waiting-bid = { $name } is bidding
status-waiting-bids = Waiting for { $names }
status-waiting-card = { $name } to play
name-trump = Name the trump suit
suit-with-count =
    { $count ->
        [one] { $suit }, you hold { $count }
       *[other] { $suit }, you hold { $count }
    }
bid-question = Your bid
bid-number = Bid { $bid }
bid-number-not = Bid { $bid }, not allowed: { $reason }
hint-bids = Chance of making each bid
bid-label = bid
bid-locked = Sealed: { $bid }
bid-balance-open = { $bids } of { $tricks } so far

# ---- news
news-dealt =
    { $you ->
        [yes] You deal everyone { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
       *[no] { $name } deals everyone { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
    }
news-turned = Turned up: { $card }.
news-trump =
    { $you ->
        [yes] You name { $suit } as trump.
       *[no] { $name } names { $suit } as trump.
    }
news-bid =
    { $you ->
        [yes] You bid { $bid }.
       *[no] { $name } bids { $bid }.
    }
news-revealed =
    { $you ->
        [yes] You had bid { $bid }.
       *[no] { $name } had bid { $bid }.
    }
news-played =
    { $you ->
        [yes] You play { $card }.
       *[no] { $name } plays { $card }.
    }
news-trick =
    { $you ->
        [yes] You win the trick ({ $won } so far).
       *[no] { $name } wins the trick ({ $won } so far).
    }
news-sealed =
    { $you ->
        [yes] You have sealed your bid.
       *[no] { $name } has sealed a bid.
    }

# ---- score block
score-cards = Cards
score-bid = Bid
score-won = Tricks
score-points = ±
score-now = if the round ended now
score-made = made
score-missed = missed

# ---- end of a round
decisive-trick = Trick { $number } decided it: { $broken }.
decisive-over =
    { $you ->
        [yes] you took one too many (bid { $bid })
       *[no] { $name } took one too many (bid { $bid })
    }
decisive-short =
    { $you ->
        [yes] your bid of { $bid } was out of reach
       *[no] { $name }’s bid of { $bid } was out of reach
    }
best-round = Your best round: { $round }, with { $points }.
result-made = Bid { $bid }, won { $won }
result-over =
    { $count ->
        [one] One too many
       *[other] { $count } too many
    }
result-short =
    { $count ->
        [one] One short
       *[other] { $count } short
    }

# ---- keys
keys-bid = Type a bid, Enter to send
key-names-digits = 0–9
keys-trick = Read the table
keys-bids = Read the bids

# ---- why not
reason-follow-suit = You must follow { $suit }, or play a Wizard or Jester.
reason-bid-too-high = There are not that many tricks this round.
reason-hook = In the sole lead, you may not make the bids add up.

# ---- figures
figures-bids-made = Bids made
figures-bids-by-cards = Bids made, by hand size
figures-points-a-round = Points per round

# ---- bids
bid-changeable = You can still change it.
