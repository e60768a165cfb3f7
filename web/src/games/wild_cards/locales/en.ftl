# ---- home
game-wild-cards-title = Wild Cards
game-wild-cards-claim = Bid for animals, pay with habitats, lead your species. High bids choose first, and cost more.
goal-wild-cards = Collect animals; many of one species score best.
option-habitats = Habitat cards
option-habitats-3-4-4-3 = Many middle values
option-habitats-3-4-4-3-means = Each habitat has three 1s, four 2s, four 3s and three 4s.
option-habitats-5-4-3-2 = Many low values
option-habitats-5-4-3-2-means = Each habitat has five 1s, four 2s, three 3s and two 4s.
option-wilds = Wild cards
option-wilds-1-2-3-4 = One of each value
option-wilds-1-2-3-4-means = The four wild cards are worth 1, 2, 3 and 4.
option-wilds-1-1-1-1 = All worth 1
option-wilds-1-1-1-1-means = Each of the four wild cards is worth 1.
option-removal = Animals left out
option-removal-suggested = Some of each species
option-removal-suggested-means = With three players, one animal of each species and eight random others stay in the box.
option-removal-random = At random
option-removal-random-means = All 14 animals that stay in the box are drawn at random. For three players.

# ---- cards and animals
wild-card-F = forest { $value }
wild-card-S = savannah { $value }
wild-card-M = mountains { $value }
wild-card-W = wild card { $value }
wild-card-R = Refill card
wild-habitat-F = forest
wild-habitat-S = savannah
wild-habitat-M = mountains
wild-peacock = peacock
wild-squirrel = squirrel
wild-eagle = eagle
wild-ibex = ibex
wild-lion = lion
wild-meerkat = meerkat
wild-a-peacock = a peacock
wild-a-squirrel = a squirrel
wild-a-eagle = an eagle
wild-a-ibex = an ibex
wild-a-lion = a lion
wild-a-meerkat = a meerkat
wild-the-peacock = the peacock
wild-the-squirrel = the squirrel
wild-the-eagle = the eagle
wild-the-ibex = the ibex
wild-the-lion = the lion
wild-the-meerkat = the meerkat
wild-peacock-count =
    { $count ->
        [one] { $count } peacock
       *[other] { $count } peacocks
    }
wild-squirrel-count =
    { $count ->
        [one] { $count } squirrel
       *[other] { $count } squirrels
    }
wild-eagle-count =
    { $count ->
        [one] { $count } eagle
       *[other] { $count } eagles
    }
wild-ibex-count =
    { $count ->
        [one] { $count } ibex
       *[other] { $count } ibexes
    }
wild-lion-count =
    { $count ->
        [one] { $count } lion
       *[other] { $count } lions
    }
wild-meerkat-count =
    { $count ->
        [one] { $count } meerkat
       *[other] { $count } meerkats
    }
wild-power-peacock = This leader is worth 3 points at the end instead of 1.
wild-power-squirrel = When you refill, you draw up to ten cards instead of seven.
wild-power-eagle = You may put down two cards as your bid, and choose one after seeing the others’.
wild-power-ibex = At the end of the round you may take your bid back if it won you an animal and is not a wild card.
wild-power-lion = Among equal bids you go first, and show no payment beforehand.
wild-power-meerkat = When you refill, you may first exchange one of your animals for another species in the display.
wild-animal-of = { $animal }, habitat: { $habitat }
wild-at-home = Habitat: { $habitat }
wild-with-leader = { $animals } with the leader
wild-no-animals = no animals yet
wild-nothing = no animal
wild-species = Species
wild-leader = leader
wild-leaders = Leaders
wild-leader-of = Leader: { $name }
wild-leader-nobody = Leader: nobody yet
wild-leader-means = Whoever takes an animal and then has at least as many of its species as anyone else gets its leader. At the end a leader is worth 1 point.
wild-tokens =
    { $count ->
        [one] { $count } point in tokens
       *[other] { $count } points in tokens
    }
wild-tokens-title = Tokens
wild-cards-held =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
wild-known = Cards everyone has seen: { $cards }
wild-gone = Out of the game
wild-card-fits = { $card }, keeps the bonus

# ---- at the table
wild-table = Display and bids
wild-display = Display
wild-display-empty = No animals left in the display.
wild-bids = Bids
wild-bid-hidden = face down
wild-bid-none = no bid yet
wild-seat-sealed = has decided
wild-piles = Piles: { $animals } animals, { $habitats } habitat cards, { $discards } discards
wild-animals-count = Animals { $count }
wild-cards-count = Cards { $count }
wild-discards-count = Discards { $count }
wild-discards = Discards
wild-discards-none = No discards yet.
wild-last-round = Previous round
wild-no-last-round = No rounds finished yet.
wild-final-round = The last round!
wild-round-number = Round { $round }
wild-paid = paid { $cards }
wild-took = took { $animal }
wild-state-tied = tied
wild-state-declined = declined
wild-state-refills = refilling
wild-state-refilled = refilled
wild-phase-bid = Bids
wild-phase-second = Bids
wild-phase-choose = Bids
wild-phase-give = Refills
wild-phase-take = Refills
wild-phase-discard = Refills
wild-phase-commit = Tie
wild-phase-show = Tie
wild-phase-acquire = Animals
wild-phase-pay = Animals
wild-phase-ibex = End of round
wild-phase-over = The end
wild-your-bid = Place your bid face down
wild-your-second = A second card for your bid?
wild-your-choose = Choose your bid
wild-your-give = Exchange an animal?
wild-your-take = Take an animal
wild-your-discard = Refill: discard what you like
wild-your-commit = Tie: place your payment face down
wild-your-show = Still tied: show a card
wild-your-acquire = Your turn: take an animal or decline
wild-your-decline = Your turn: you can only decline
wild-your-pay = Pay for your animal
wild-your-ibex = Take your bid back?
wild-waiting-bid = Waiting for { $names }
wild-waiting-second = { $names } may add a second card
wild-waiting-choose = { $names } is choosing a bid
wild-waiting-give = { $names } may exchange an animal
wild-waiting-take = { $names } may exchange an animal
wild-waiting-discard = { $names } is refilling
wild-waiting-commit = Tie: waiting for { $names }
wild-waiting-show = Still tied: waiting for { $names }
wild-waiting-acquire = { $names } is choosing an animal
wild-waiting-pay = { $names } is paying
wild-waiting-ibex = { $names } may take their bid back
wild-waiting-over = The game is over
wild-changeable = You can still change it.
wild-answer = your answer
wild-no-more-cards = No more cards
wild-no-payment = Pay nothing
wild-takes-back = Take it back

# ---- trays
wild-bid-question = Your bid
wild-bid-hint = One card, face down. Refill brings new cards instead of an animal.
wild-bid-two = With the eagle you may bid two cards.
wild-pick-bid = Pick one card or two
wild-lay = Bid { $cards }
wild-second-question = A second card?
wild-second-hint = Your first card: { $card }. Choose another, or leave it at that.
wild-second-none = Your first card: { $card }. No other card can go with it.
wild-only-one = Just one
wild-choose-question = Which of the two is your bid?
wild-choose-hint = The other returns to your hand.
wild-discard-question = Refill
wild-discard-hint = Then you draw until you have { $most } cards.
wild-discard =
    { $count ->
        [0] Keep all and draw
        [one] Discard { $count } card and draw
       *[other] Discard { $count } cards and draw
    }
wild-pay-counter =
    { $due ->
        [one] { $picked } of { $due } card
       *[other] { $picked } of { $due } cards
    }
wild-pay-nothing = Nothing to pay.
wild-paid-already = Paid already: { $cards }
wild-pays-nothing = Nothing to pay
wild-bonus-yes = +{ $points }: all from its habitat
wild-bonus-no = no bonus
wild-no-bonus = The bonus is out of reach.
wild-cheapest = Cheapest
wild-for-bonus = For the bonus
wild-highest = Highest
wild-pick-animal = Pick an animal first
wild-pick-more =
    { $count ->
        [one] Pick { $count } more card
       *[other] Pick { $count } more cards
    }
wild-take = Take { $animal }
wild-commit = Pay { $cards }
wild-commit-nothing = Stay in the tie
wild-tie-means = The higher payment chooses first.
wild-decline = Decline
wild-declines = Decline
wild-decline-means = { $cards } back, draw 2
wild-give = Give
wild-take-one = Take
wild-have = { $animal }, you have { $count }
wild-have-with-leader = { $animal }, you have { $count } and the leader
wild-exchange-hint = One of yours for another species.
wild-exchange-pick = Pick what to give and take
wild-exchange = Give { $given }, take { $taken }
wild-no-exchange = No exchange
wild-no-leader-changes = No leader changes hands.
wild-leader-moves = { $species } leader: { $from } → { $to }
wild-leader-from-supply = { $species } leader → { $to }
wild-leader-to-supply = { $species } leader → back to the supply
wild-show-question = Show a card from your hand, or draw one.
wild-show-hint = The higher goes first; shown cards are discarded.
wild-draw = Draw a card
wild-ibex-question = With the ibex you may take your bid back.
wild-take-back = Take { $card } back
wild-leave = Leave it

# ---- news
wild-news-round = Round { $round } begins.
wild-news-display = In the display: { $animals }.
wild-news-gone = Nobody took { $animals }.
wild-news-drew =
    { $you ->
        [yes] You draw { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
       *[no] { $name } draws { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
    }
wild-news-refilled =
    { $you ->
        [yes] You refill and draw { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
       *[no] { $name } refills and draws { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
    }
wild-news-reshuffled = The discards are reshuffled: { $cards } cards in the new pile.
wild-news-in-hand =
    { $you ->
        [yes] Into your hand: { $cards }.
       *[no] Into { $name }’s hand: { $cards }.
    }
wild-news-discarded =
    { $you ->
        [yes] You discard { $cards }.
       *[no] { $name } discards { $cards }.
    }
wild-news-paid =
    { $you ->
        [yes] You pay { $cards }.
       *[no] { $name } pays { $cards }.
    }
wild-news-returned =
    { $you ->
        [yes] Back to your hand: { $cards }.
       *[no] { $name } takes { $cards } back.
    }
wild-news-committed =
    { $you ->
        [yes] Your payment, face down: { $cards }.
       *[no] { $name }’s payment: { $cards }.
    }
wild-news-revealed =
    { $you ->
        [yes] You bid { $cards }.
       *[no] { $name } bids { $cards }.
    }
wild-news-bid =
    { $you ->
        [yes] You put { $cards } face down.
       *[no] { $name } puts down { $cards }.
    }
wild-news-also =
    { $you ->
        [yes] You add { $cards }.
       *[no] { $name } adds { $cards }.
    }
wild-news-showing =
    { $you ->
        [yes] You will show { $cards }.
       *[no] { $name } will show { $cards }.
    }
wild-news-shown =
    { $you ->
        [yes] You show { $cards }.
       *[no] { $name } shows { $cards }.
    }
wild-news-drawn-and-shown =
    { $you ->
        [yes] You draw and show { $cards }.
       *[no] { $name } draws and shows { $cards }.
    }
wild-news-leaves-bid =
    { $you ->
        [yes] You leave { $cards } on the table.
       *[no] { $name } leaves { $cards } on the table.
    }
wild-news-chose =
    { $you ->
        [yes] You choose { $cards } as your bid.
       *[no] { $name } chooses { $cards } as their bid.
    }
wild-news-two-cards =
    { $you ->
        [yes] You have put down two cards.
       *[no] { $name } has put down two cards.
    }
wild-news-no-exchange =
    { $you ->
        [yes] You make no exchange.
       *[no] { $name } makes no exchange.
    }
wild-news-lion =
    { $you ->
        [yes] The lion lets you go first in the tie.
       *[no] The lion lets { $name } go first in the tie.
    }
wild-news-declined =
    { $you ->
        [yes] You decline.
       *[no] { $name } declines.
    }
wild-news-commits-decline =
    { $you ->
        [yes] You will decline.
       *[no] { $name } will decline.
    }
wild-news-sealed =
    { $you ->
        [yes] You have decided.
       *[no] { $name } has decided.
    }
wild-news-exchanged =
    { $you ->
        [yes] You give { $given } and take { $taken }.
       *[no] { $name } gives { $given } and takes { $taken }.
    }
wild-news-leader =
    { $you ->
        [yes] The { $species } leader comes to you.
       *[no] The { $species } leader goes to { $name }.
    }
wild-news-leader-supply = The { $species } leader goes back to the supply.
wild-news-tied =
    { $you ->
        [yes] You are tied at { $value }.
       *[no] { $name } is tied at { $value }.
    }
wild-news-total =
    { $you ->
        [yes] Your payment is worth { $total }.
       *[no] { $name }’s payment is worth { $total }.
    }
wild-news-lots =
    { $you ->
        [yes] Chance decides: you go { $place ->
            [1] first
            [2] second
            [3] third
            [4] fourth
           *[other] fifth
        } in the tie.
       *[no] Chance decides: { $name } goes { $place ->
            [1] first
            [2] second
            [3] third
            [4] fourth
           *[other] fifth
        } in the tie.
    }
wild-news-ordered =
    { $you ->
        [yes] You go { $place ->
            [1] first
            [2] second
            [3] third
            [4] fourth
           *[other] fifth
        } in the tie.
       *[no] { $name } goes { $place ->
            [1] first
            [2] second
            [3] third
            [4] fourth
           *[other] fifth
        } in the tie.
    }
wild-news-acquires =
    { $you ->
        [yes] You will pay for { $animal }.
       *[no] { $name } will pay for { $animal }.
    }
wild-news-acquired =
    { $you ->
        [yes] You take { $animal }.
       *[no] { $name } takes { $animal }.
    }
wild-news-habitat-points =
    { $you ->
        [yes] You score { $points }: all paid from its habitat.
       *[no] { $name } scores { $points }: all paid from its habitat.
    }

# ---- score
wild-if-now = If it ended now
wild-score-means = Your best species scores 2 per animal, your second-best 1. Each leader 1, the peacock’s 3. Plus your tokens.
wild-account = Where the points came from
wild-ahead =
    { $you ->
        [yes] You are { $points } ahead of { $other }: { $parts }.
       *[no] { $name } is { $points } ahead of { $other }: { $parts }.
    }
wild-ahead-of-you = { $name } is { $points } ahead of you: { $parts }.
wild-best = Best
wild-second-best = Second

# ---- keys
wild-keys-display = Read the display
wild-keys-bids = Read the bids
wild-keys-last = Read the previous round

# ---- why not
reason-out-of-order = { $card } cannot be the second card: it comes before the first.
reason-too-few-left = After { $card } too few cards would be left to pay with.
reason-cannot-pay =
    { $cards ->
        [one] You cannot pay: that takes { $cards } more card from your hand.
       *[other] You cannot pay: that takes { $cards } more cards from your hand.
    }
wild-refill-pays-nothing = The Refill card is only ever a bid: it pays for nothing.
reason-payment-begun = You have started paying.
reason-payment-due = This bid has to be paid or declined.
reason-not-in-display = The display has no such animal: { $species }.
reason-not-in-collection = You have no such animal: { $species }.
reason-nothing-to-exchange = The display holds only this species: { $species }.
reason-same-species = Take a species other than { $species }.
reason-not-your-bid = { $card } is not one of your two cards.
reason-nothing-to-draw = There are no cards to draw.

# ---- figures
figures-refills = Refills per game
figures-declines = Animals declined per game
figures-animals = Animals at the end
