"""What a search must know of Wild Cards: which moves are worth a thought, how far to look, and what a table is worth."""

from __future__ import annotations

from typing import Any

from mazzo.bots.weighing import WORST, log_chance, win_share
from mazzo.games.wild_cards.bots.casual import weigh_bids
from mazzo.games.wild_cards.bots.evaluation import (
    KNACK,
    collection_worth,
    hand_worth,
    largest_rival_herd,
    leader_worth,
    rounds_to_come,
)
from mazzo.games.wild_cards.rules import (
    ACQUIRING,
    BIDDING,
    CHOOSING,
    COMMITTING,
    DISCARDING,
    EAGLE,
    GIVING,
    KINDS,
    NO_CARD,
    NO_SPECIES,
    OVER,
    REFILL,
    SECOND,
    SPECIES,
    TAKING,
    legal,
    see,
)
from mazzo.rules.compiled import thought
from mazzo.rules.exponential import exp
from mazzo.rules.game import bits_up_to

ROLLOUTS = 600
ARENA_ROLLOUTS = 60
ROUNDS_AHEAD = 2  # a rollout is played to the end of this many rounds after the present one
CLOSE_BIDS = 2.0  # in points: bids that promise less than the best by more than this are not weighed
FREE_BID = 0.75  # in points: how freely people bid around what their cards promise
UNHEARD_OF = -12.0  # the logarithm of the chance of a bid that nobody should make
POINTS_TO_WIN = 20.0  # a margin of this many points is worth as much as a win
STEADY = 1.5  # how far off an estimate of the final score is, in points, at the end of the game,
UNSTEADY = 0.9  # and how much more for every round to come


@thought
def candidates(view: Any, seat: int) -> int:
    """The moves worth a thought, as bits. Discards, payments, exchanges and cards to show are left to the rules of thumb, which
    are good at them; so are the eagle's two cards, of which a search would see only one at a time."""
    moves = legal(view, seat)
    if view.phase == BIDDING and view.leader[EAGLE] != seat:
        return close_bids(view, seat, moves)
    if view.phase == ACQUIRING or view.phase == CHOOSING or (view.phase == COMMITTING and view.paid[seat] == 0):
        return moves
    return 0


@thought
def left_to_thumb(view: Any, seat: int) -> bool:
    """The eagle's two cards are, and all that happens while everybody refills."""
    if view.phase == BIDDING or view.phase == SECOND:
        return view.leader[EAGLE] == seat
    return view.phase == GIVING or view.phase == TAKING or view.phase == DISCARDING


@thought
def trust(view: Any, seat: int) -> float:
    """Much, and none in what the rules of thumb are good at."""
    return 2.0 if candidates(view, seat) else 0.0


@thought
def close_bids(view: Any, seat: int, moves: int) -> int:
    promise = weigh_bids(view, seat, KNACK)
    most = WORST
    for bid in range(REFILL + 1):
        most = max(most, promise[bid])
    close = 0
    for bid in range(REFILL + 1):
        if promise[bid] >= most - CLOSE_BIDS:
            close |= 1 << bid
    if rounds_to_come(view) == 0:
        close &= ~(1 << REFILL)  # W22: cards in hand count for nothing at the end
    return moves & close


@thought
def likelihood(view: Any, world: Any, seat: int, memory: Any) -> float:
    """The logarithm of how likely the others' open bids of this round are, if they hold what they hold in this world.

    Cards of earlier rounds are gone from the hands, and say little about what is left; so does a refill that has been drawn. The
    eagle's owner chose between two cards (W8), which says little too.
    """
    if view.phase == BIDDING:
        return 0.0
    see(world, seat, memory)
    recall_the_bidding(memory)
    total = 0.0
    for other in range(view.players):
        if other != seat and other != view.leader[EAGLE] and 0 <= view.bid[other] <= REFILL:
            memory.seat = other
            memory.held[other] = world.held[other]
            for kind in range(KINDS):
                memory.hand[other, kind] = world.hand[other, kind]
            chance = log_chance(weigh_bids(memory, other, KNACK), bits_up_to(REFILL), view.bid[other], FREE_BID)
            total += max(UNHEARD_OF, chance)
    return total


@thought
def recall_the_bidding(memory: Any) -> None:
    """The table as it was before the bids were revealed; leaders that have changed hands since are left as they are."""
    memory.phase = BIDDING
    memory.also_bid = NO_CARD
    taken = memory.past_taken[memory.round_number - 1]
    for seat in range(memory.players):
        # W5: bid, payment and the Refill card are counted in.
        memory.cards_held[seat] += memory.paid[seat] + int(memory.bid[seat] != NO_CARD)
        if memory.acquired >> seat & 1:
            memory.display[taken[seat]] += 1
            memory.collection[seat, taken[seat]] -= 1


@thought
def worlds_weighed(view: Any) -> int:
    """Few, since the bids do not tell much."""
    return 4


@thought
def far_enough(view: Any, state: Any) -> bool:
    return state.phase == OVER or state.round_number > view.round_number + ROUNDS_AHEAD


@thought
def estimate(state: Any, seat: int) -> float:
    """The final score to be expected, as far as it depends on what a seat has."""
    points = collection_worth(state, seat, NO_SPECIES, NO_SPECIES, KNACK) + state.tokens[seat]
    for species in range(SPECIES):
        if state.leader[species] == seat:
            margin = state.collection[seat, species] - largest_rival_herd(state, seat, species)
            points += leader_worth(state, species, max(0, margin), KNACK)
    if state.phase == OVER:
        return points
    return points + hand_worth(state, state.held[seat], KNACK)


@thought
def result(view: Any, state: Any, seat: int) -> float:
    """The chance to win."""
    if state.phase == OVER:
        return win_share(state, seat)
    own = estimate(state, seat)
    doubt = STEADY + UNSTEADY * (1 + rounds_to_come(state))
    total = 0.0
    for other in range(state.players):
        total += exp((estimate(state, other) - own) / doubt)
    return 1.0 / total


@thought
def worth(view: Any, state: Any, seat: int) -> float:
    """Half the chance to win, half the points ahead of the best rival."""
    best = WORST
    for other in range(state.players):
        if other != seat:
            best = max(best, estimate(state, other))
    return 0.5 * result(view, state, seat) + 0.5 * (estimate(state, seat) - best) / POINTS_TO_WIN


@thought
def spread(view: Any) -> float:
    return 0.01
