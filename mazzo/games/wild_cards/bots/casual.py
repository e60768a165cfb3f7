"""Wild Cards by rules of thumb: the *casual* player.

It counts in points of the final score (see `evaluation`). It guesses who is ahead with which bid and what they will take, and
so what will be left for each bid of its own, and for each payment in a tie. Close calls among sealed bids are left to its
dice. What it knows of people stands in the numbers of KNACK, found by self-play.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.games.wild_cards.bots.evaluation import (
    BIDS_2,
    CLOSE,
    EMPTY_HAND,
    FRESH,
    KNACK,
    MOST_IN_DISPLAY,
    NO_WAY,
    RUSH,
    SHARP,
    animal_worth,
    gains_paid,
    gains_with_bid,
    hand_worth,
    lateness,
    own_cards,
    rounds_to_come,
    think,
    weigh_cards,
    worth_of_drawing,
)
from mazzo.games.wild_cards.rules import (
    ACQUIRING,
    BIDDING,
    CHOOSING,
    COMMITTING,
    DISCARDING,
    DRAW,
    EAGLE,
    GIVING,
    HABITAT_POINTS,
    KINDS,
    LION,
    MEERKAT,
    NO,
    NO_CARD,
    NO_SPECIES,
    PAYING,
    REFILL,
    REFILL_UP_TO,
    SECOND,
    SHOWING,
    SPECIES,
    SQUIRREL,
    SQUIRRELS_UP_TO,
    TAKING,
    VALUES,
    YES,
    all_natural,
    can_pay,
    legal,
    suits,
    total_paid,
    value_of,
)
from mazzo.rules.compiled import count, lowest, thought
from mazzo.rules.dice import rolled_below
from mazzo.rules.exponential import exp

USUAL_VALUE = 2.5
ALWAYS = 100.0  # more than any card is needed


@thought
def casual(view: Any, seat: int, dice: Any) -> int:
    """The move that promises most points; of sealed bids, one of those that do."""
    return by_knack(view, seat, dice, KNACK)


@thought
def by_knack(view: Any, seat: int, dice: Any, knack: Any) -> int:
    phase = view.phase
    if phase == BIDDING:
        return first_bid(view, seat, dice, knack)
    if phase == SECOND:
        return second_bid(view, seat, knack)
    if phase == CHOOSING:
        return chosen_bid(view, seat, knack)
    if phase in (GIVING, TAKING):
        return best_exchange(view, seat, knack)
    if phase == DISCARDING:
        return next_discard(view, seat, knack)
    if phase == ACQUIRING:
        return best_animal(view, seat, knack)
    if phase == PAYING:
        return next_payment(view, seat, knack)
    if phase == COMMITTING:
        return next_commitment(view, seat, knack)
    if phase == SHOWING:
        return best_show(view, seat, knack)
    return YES  # the ibex brings the bid back for nothing


# -------------------------------------------------------------------------------------------------------- what will be left


@thought
def bid_weight(view: Any, value: int, knack: Any) -> float:
    weight = 1.0 if value == 1 else knack[BIDS_2 + value - 2]
    return weight * (1.0 + knack[RUSH] * (value - 1) * (1.0 - lateness(view, knack)))


@thought
def chance_ahead(view: Any, seat: int, other: int, value: int, knack: Any) -> float:
    """The chance that a rival takes an animal before a bid of this value does."""
    in_a_tie = 0.0 if view.leader[LION] == seat else 1.0 if view.leader[LION] == other else 0.5
    if view.phase == CHOOSING:
        seen = value_of(view.bid[other])
        return 1.0 if seen > value else in_a_tie if seen == value else 0.0
    cards = view.cards_held[other] - 1  # W5: the Refill card is counted in
    if cards == 0:
        return 0.0
    ahead = 0.0
    total = 0.0
    for bid in range(1, min(cards, VALUES) + 1):
        weight = bid_weight(view, bid, knack)
        total += weight
        ahead += weight if bid > value else weight * in_a_tie if bid == value else 0.0
    refills = 1.0 / (1.0 + exp(knack[SHARP] * (cards - knack[EMPTY_HAND]))) if rounds_to_come(view) > 0 else 0.0
    return (1.0 - refills) * ahead / total


@thought
def somebody_takes(size: int, chance: float, taste: Any, left: Any) -> None:
    """left[animals]: the chance that these of the display, as bits, are left; one more may have taken one of them."""
    for animals in range(1 << size):
        chances = left[animals] * (1.0 - chance) if animals > 0 else left[0]
        for number in range(size):
            before = animals | 1 << number
            if before != animals and left[before] > 0.0:
                wanted = 0.0
                for rival in range(size):
                    if before >> rival & 1:
                        wanted += taste[rival]
                chances += left[before] * chance * taste[number] / wanted
        left[animals] = chances


@thought
def all_there(size: int) -> Any:
    """Nobody has taken anything yet."""
    left = np.zeros(1 << MOST_IN_DISPLAY)
    left[(1 << size) - 1] = 1.0
    return left


@thought
def what_a_bid_leaves(view: Any, seat: int, value: int, thoughts: Any, knack: Any) -> Any:
    left = all_there(thoughts.animals)
    for other in range(view.players):
        if other != seat:
            chance = chance_ahead(view, seat, other, value, knack)
            somebody_takes(thoughts.animals, chance, thoughts.tastes[other], left)
    return left


@thought
def best_left(left: Any, gains: Any, thoughts: Any) -> float:
    """What one may expect, taking the best of what is left, or declining."""
    expected = 0.0
    for animals in range(1 << thoughts.animals):
        best = thoughts.declining
        for number in range(thoughts.animals):
            if animals >> number & 1:
                best = max(best, gains[number])
        expected += left[animals] * best
    return expected


# ----------------------------------------------------------------------------------------------------------------- the bid


@thought
def weigh_bids(view: Any, seat: int, knack: Any) -> Any:
    """What every card of the hand promises as a bid, and the Refill card."""
    thoughts = think(view, seat, knack)
    promise = np.full(REFILL + 1, NO_WAY)
    promise[REFILL] = worth_of_refill(view, seat, thoughts, knack)
    # W7: more than it can pay could only decline.
    for value in range(1, min(VALUES, thoughts.cards) + 1):
        left = what_a_bid_leaves(view, seat, value, thoughts, knack)
        for bid in range(value - 1, KINDS, VALUES):
            if own_cards(view, seat, bid) > 0:
                promise[bid] = best_left(left, gains_with_bid(view, seat, bid, thoughts, knack), thoughts)
    return promise


@thought
def refills_up_to(view: Any, seat: int) -> int:
    return SQUIRRELS_UP_TO if view.leader[SQUIRREL] == seat else REFILL_UP_TO


@thought
def worth_of_refill(view: Any, seat: int, thoughts: Any, knack: Any) -> float:
    up_to = refills_up_to(view, seat)
    worth = worth_of_drawing(view, thoughts.cards, up_to - thoughts.cards, knack)
    fresh = lateness(view, knack) * knack[FRESH]
    for kind in range(KINDS):
        if thoughts.needs[kind] < fresh and thoughts.cards <= up_to:
            worth += view.hand[seat, kind] * (fresh - thoughts.needs[kind])
    if view.leader[MEERKAT] == seat:
        worth += exchange_worth(view, seat, NO_SPECIES, knack)[1]
    return worth


@thought
def first_bid(view: Any, seat: int, dice: Any, knack: Any) -> int:
    promise = weigh_bids(view, seat, knack)
    if view.leader[EAGLE] == seat:
        return lower_of_best_pair(promise)
    return close_call(promise, dice, knack)


@thought
def close_call(promise: Any, dice: Any, knack: Any) -> int:
    """One of the best bids: the nearer to the best, the likelier. A bid that can be foreseen loses."""
    most = NO_WAY
    for bid in range(REFILL + 1):
        most = max(most, promise[bid])
    total = 0.0
    for bid in range(REFILL + 1):
        total += max(0.0, promise[bid] - most + knack[CLOSE])
    point = total * rolled_below(dice, 1 << 20) / (1 << 20)
    best = REFILL
    for bid in range(REFILL + 1):
        weight = max(0.0, promise[bid] - most + knack[CLOSE])
        if weight > 0.0 and point >= 0.0:
            best = bid
        point -= weight
    return best


@thought
def best_partner(promise: Any, first: int) -> int:
    """W8: the best second card beside this one, from it on in the order of sets: of another value, or it would be no choice."""
    best = REFILL
    for bid in range(first, REFILL):
        if value_of(bid) != value_of(first) and promise[bid] > promise[best]:
            best = bid
    return best


@thought
def lower_of_best_pair(promise: Any) -> int:
    """W8: the eagle's owner lays two cards; the pair is made in order, the lower kind first."""
    best = REFILL
    most = promise[REFILL] * 2.0
    for first in range(REFILL):
        if promise[first] > NO_WAY:
            pair = promise[first] + promise[best_partner(promise, first)]
            if pair > most:
                most = pair
                best = first
    return best


@thought
def second_bid(view: Any, seat: int, knack: Any) -> int:
    """W8: a second card is nothing but a choice more."""
    if view.bid[seat] == REFILL:
        return NO
    promise = weigh_bids(view, seat, knack)
    return best_partner(promise, view.bid[seat])


@thought
def chosen_bid(view: Any, seat: int, knack: Any) -> int:
    promise = weigh_bids(view, seat, knack)
    return view.bid[seat] if promise[view.bid[seat]] >= promise[view.also_bid] else view.also_bid


# -------------------------------------------------------------------------------------------------------------- the refill


@thought
def exchange_worth(view: Any, seat: int, given: int, knack: Any) -> tuple[int, float]:
    """The best exchange: what to give (or to take, if it is settled what is given), and what it is worth."""
    best = NO
    most = 0.0
    for gift in range(SPECIES):
        if view.collection[seat, gift] == 0 or (given != NO_SPECIES and gift != given):
            continue
        for taken in range(SPECIES):
            if taken == gift or view.display[taken] == 0:
                continue
            worth = animal_worth(view, seat, taken, gift, knack)
            if worth > most or (given != NO_SPECIES and best == NO):
                most = worth
                best = gift if given == NO_SPECIES else taken
    return best, most


@thought
def best_exchange(view: Any, seat: int, knack: Any) -> int:
    return exchange_worth(view, seat, view.chosen, knack)[0]


@thought
def next_discard(view: Any, seat: int, knack: Any) -> int:
    """The next card it needs less than one that is yet to be drawn, as long as each is replaced."""
    up_to = refills_up_to(view, seat)
    if view.held[seat] > up_to or view.habitat_pile_size + view.discards_size <= up_to - view.held[seat]:
        return NO
    needs = weigh_cards(view, seat, knack)
    fresh = lateness(view, knack) * knack[FRESH]
    for kind in range(view.discarding_from, KINDS):
        if view.hand[seat, kind] > 0 and needs[kind] < fresh:
            return kind
    return NO


# ------------------------------------------------------------------------------------------------- the animal, and its price


@thought
def best_animal(view: Any, seat: int, knack: Any) -> int:
    if not can_pay(view, seat):
        return NO
    thoughts = think(view, seat, knack)
    if view.paid[seat] > 0:
        gains = gains_paid(view, seat, thoughts, knack)
    else:
        gains = gains_with_bid(view, seat, view.bid[seat], thoughts, knack)
    best = NO
    most = thoughts.declining
    for number in range(thoughts.animals):
        if gains[number] > most:
            most = gains[number]
            best = thoughts.display[number]
    return best


@thought
def cards_for_payment(view: Any, seat: int) -> Any:
    """The cards in hand that may come next in the set, one by one."""
    paid = view.paid[seat]
    cards = np.zeros(view.held[seat], np.int64)
    size = 0
    for kind in range(view.payment[seat, paid - 1] if paid > 0 else 0, KINDS):
        for _ in range(view.hand[seat, kind]):
            cards[size] = kind
            size += 1
    return cards[:size]


@thought
def all_suit(cards: Any, chosen: int, species: int) -> bool:
    while chosen:
        if not suits(cards[lowest(chosen)], species):
            return False
        chosen &= chosen - 1
    return True


@thought
def needed(cards: Any, chosen: int, needs: Any) -> float:
    """How much the chosen of these cards are needed."""
    total = 0.0
    while chosen:
        total += needs[cards[lowest(chosen)]]
        chosen &= chosen - 1
    return total


@thought
def next_payment(view: Any, seat: int, knack: Any) -> int:
    """The habitat points if they can be had; then what it needs least."""
    needs = weigh_cards(view, seat, knack)
    cards = cards_for_payment(view, seat)
    missing = view.value - 1 - view.paid[seat]
    natural = all_natural(view, seat, view.chosen)
    best = 0
    most = NO_WAY
    for chosen in range(1 << len(cards)):
        if count(chosen) == missing:
            points = ALWAYS if natural and all_suit(cards, chosen, view.chosen) else 0.0
            worth = points - needed(cards, chosen, needs)
            if worth > most:
                most = worth
                best = chosen
    return cards[lowest(best)]


# ----------------------------------------------------------------------------------------------------------------- the ties


@thought
def chance_of_paying_more(view: Any, other: int, total: float) -> float:
    """The chance that a tied rival is ahead of a payment of this total."""
    due = view.value - 1
    if view.cards_held[other] - 1 < due:
        return 0.0  # W18: a player who cannot pay must decline
    return 0.5 if due == 0 else 1.0 / (1.0 + exp(total - USUAL_VALUE * due))


@thought
def what_a_payment_leaves(view: Any, seat: int, total: float, thoughts: Any) -> Any:
    left = all_there(thoughts.animals)
    for other in range(view.players):
        if other != seat and view.tied >> other & 1:
            chance = chance_of_paying_more(view, other, total)
            somebody_takes(thoughts.animals, chance, thoughts.tastes[other], left)
    return left


@thought
def promise_of_payment(view: Any, seat: int, cards: Any, chosen: int, thoughts: Any, knack: Any) -> float:
    """What one may expect of committing the chosen of these cards. W21: a player who likes nothing gets them back."""
    total = total_paid(view, seat)
    rest = chosen
    while rest:
        total += value_of(cards[lowest(rest)])
        rest &= rest - 1
    gains = gains_paid(view, seat, thoughts, knack)
    for number in range(thoughts.animals):
        species = thoughts.display[number]
        gains[number] -= needed(cards, chosen, thoughts.needs)
        if all_natural(view, seat, species) and not all_suit(cards, chosen, species):
            gains[number] -= HABITAT_POINTS
    return best_left(what_a_payment_leaves(view, seat, total, thoughts), gains, thoughts)


@thought
def next_commitment(view: Any, seat: int, knack: Any) -> int:
    """W18: the payment that promises most, or to decline."""
    if not can_pay(view, seat):
        return NO
    thoughts = think(view, seat, knack)
    cards = cards_for_payment(view, seat)
    missing = view.value - 1 - view.paid[seat]
    best = NO_CARD
    most = thoughts.declining if view.paid[seat] == 0 else NO_WAY
    for chosen in range(1 << len(cards) if missing > 0 else 1):
        if count(chosen) == missing:
            promise = promise_of_payment(view, seat, cards, chosen, thoughts, knack)
            if promise > most:
                most = promise
                best = chosen
    if best == NO_CARD:
        return NO
    return YES if missing == 0 else cards[lowest(best)]


@thought
def chance_to_be_higher(value: int) -> float:
    """The chance that a card of this value, shown, beats another one."""
    return 0.25 * (value - 0.5)


@thought
def best_show(view: Any, seat: int, knack: Any) -> int:
    """W19: to draw costs nothing; a card of the hand is shown when the first choice is worth it."""
    choices = legal(view, seat)
    thoughts = think(view, seat, knack)
    at_stake = worth_of_first_choice(view, seat, thoughts, knack)
    cost = hand_worth(view, thoughts.cards, knack) - hand_worth(view, thoughts.cards - 1, knack)
    best = DRAW
    most = at_stake * 0.5 if choices >> DRAW & 1 else NO_WAY
    for kind in range(KINDS):
        if choices >> kind & 1:
            worth = at_stake * chance_to_be_higher(value_of(kind)) - cost - thoughts.needs[kind]
            if worth > most:
                most = worth
                best = kind
    return best


@thought
def worth_of_first_choice(view: Any, seat: int, thoughts: Any, knack: Any) -> float:
    """How much more the first of the equals can expect than the last."""
    gains = gains_paid(view, seat, thoughts, knack)
    left = all_there(thoughts.animals)
    first = best_left(left, gains, thoughts)
    for other in range(view.players):
        if other != seat and view.tied >> other & 1:
            somebody_takes(thoughts.animals, 1.0, thoughts.tastes[other], left)
    return first - best_left(left, gains, thoughts)
