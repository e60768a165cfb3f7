# ---- home
game-wizard-title = Wizard
game-wizard-claim = Say how many tricks you will take. Then take exactly that many.

# ---- a new table
option-bids = How bids are made
option-bids-open = One after the other
option-bids-open-means = Everybody hears what has been bid so far.
option-bids-blind = All at once
option-bids-blind-means = Bids are sealed and turned over together before the first card.
option-bids-secret = Hidden until the end
option-bids-secret-means = Bids are sealed and only shown when the round is scored.
option-dark-wizard = The last Wizard wins
option-dark-wizard-means = When several Wizards fall in one trick, the last of them takes it instead of the first.
option-leaders-hook = The leader's hook
option-leaders-hook-means = A dealer who is alone in the lead may not bid so that the bids add up to the tricks.
option-clairvoyance = Clairvoyance
option-clairvoyance-means = While bidding you see every hand except your own.
option-monochrome = Monochrome
option-monochrome-means = Everybody has a deck of one suit. No trump: the highest card wins. For 3 or 4 players.
option-rounds = Rounds
option-rounds-all = All of them
option-rounds-all-means = From one card up to as many as the deck gives.
option-rounds-short = Every other one
option-rounds-short-means = Hands of 1, 3, 5 … cards: about half the time.
option-rounds-other-means = Your own list of hand sizes, such as 2-3-5.

# ---- the header and the menu
last-trick = Last trick
no-last-trick = No trick has been taken in this round yet.
all-tricks = All tricks
trick-number = Trick { $number }
trick-leader = Lead: { $name }
trick-winner = Taken by: { $name }
last-trick-only = At this table you may look at the last trick only. After the round the log tells everything.
trump = Trump
trump-is = Trump: { $suit }
trump-none = No trump
trump-open = The dealer names trump
turned-card = Turned up: { $card }
balance-short = Bids { $bids }/{ $tricks }
balance-label = Bids { $bids } of { $tricks } tricks
balance-under = { $count } under
balance-over = { $count } over
balance-even = even
balance-hidden = hidden
balance-banner =
    { $bids ->
        [one] { $bids } bid
       *[other] { $bids } bids
    } for { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
tricks-stay = A finished trick stays
tricks-stay-a-moment = For a moment
tricks-stay-until-tapped = Until you tap or press a key
trick-waits = Any key goes on.
trump-side = Trump in your hand
trump-side-left = On the left
trump-side-right = On the right
memory-aid = Memory aid, for practice
memory-hint = Shows which cards are out and who has no card of a suit. Not in rated games.
memory-own = yours
memory-open = in an open hand
memory-out = out
memory-unseen = not seen
memory-left = how many not seen
memory-voids = Cannot follow
memory-void = no { $suit }
memory-no-void = nothing known
memory-clairvoyance = What you saw in the others’ hands while bidding you have to remember yourself.
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
index-W = W
index-J = J

# ---- at the table
trick = Trick
trick-empty = No card on the table
hand-hidden = Your hand, hidden from you until the bids are made
hands-open = The others' hands
played-by = { $name } played { $card }
played-by-winning = { $name } played { $card }, winning
played-by-won = { $name } played { $card } and takes the trick
seat-bid = bid { $bid }
seat-bid-open = no bid yet
seat-bid-hidden = bid hidden
seat-won = won { $won }
won-of = { $won } of { $bid }
won-unit =
    { $bid ->
        [one] trick
       *[other] tricks
    }
seat-sealed = has sealed a bid
status-your-trump = Your turn: name the trump suit
status-your-bid = Your turn: how many tricks?
status-your-bid-sealed = Seal your bid
status-your-card = Your turn: play a card
status-your-lead = Your turn: you lead
status-waiting-trump = { $name } names the trump suit
status-waiting-bid = { $name } is bidding
status-waiting-bids = Waiting for { $names }
status-waiting-card = { $name } is to play
name-trump = Name the trump suit
suit-with-count =
    { $count ->
        [one] { $suit }, you hold { $count }
       *[other] { $suit }, you hold { $count }
    }
bid-question = Your bid
bid-number = Bid { $bid }
bid-number-not = Bid { $bid }, not allowed: { $reason }
hint-bids = How likely each bid is to be made
bid-short = bid { $bid }
bid-locked = Locked: { $bid }
bid-balance-open = { $bids } of { $tricks } so far

# ---- news
news-dealt =
    { $you ->
        [yes] You deal { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } to everybody.
       *[no] { $name } deals { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } to everybody.
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
        [yes] You take the trick, your { $won ->
            [1] first
            [2] second
            [3] third
           *[other] number { $won }
        }.
       *[no] { $name } takes the trick, the { $won ->
            [1] first
            [2] second
            [3] third
           *[other] number { $won }
        } for them.
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

# ---- keys
keys-bid = Type a bid, Enter sends it
key-names-digits = 0–9
keys-trick = Read the table
keys-bids = Read the bids

# ---- why not
reason-follow-suit = You must follow { $suit }, or play a Wizard or Jester.
reason-bid-too-high = There are not that many tricks in this round.
reason-hook = Alone in the lead, you may not make the bids add up.

# ---- figures
figures-bids-made = Bids made
figures-bids-by-cards = Bids made, by cards in the hand
figures-points-a-round = Points a round

# ---- bids
bid-changeable = You may still change it.
