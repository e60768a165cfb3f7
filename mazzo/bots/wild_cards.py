"""Wild Cards by rules of thumb: the *casual* player.

It reckons in points of the final score. An animal is worth what it adds to its collection, to its leaders and their powers,
and a little for what it takes from a rival; a card in hand is worth what it may bring in the rounds left, and nothing in the
last. It guesses who is ahead with which bid and what he will take, and so what will be left for each bid of its own. Close
calls among sealed bids are left to its dice. What it knows of people stands in the numbers of KNACK, found by self-play.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.rules.compiled import count, lowest, rule
from mazzo.rules.dice import rolled_below
from mazzo.rules.wild_cards import (
    ACQUIRING,
    BIDDING,
    CARDS_FOR_DECLINING,
    CHOOSING,
    COMMITTING,
    DISCARDING,
    DRAW,
    EAGLE,
    GIVING,
    HABITAT_POINTS,
    HAND_LIMIT,
    IBEX,
    KINDS,
    LION,
    MEERKAT,
    MOST_PLAYERS,
    NATURAL_HABITAT,
    NO,
    NO_CARD,
    NO_SPECIES,
    PAYING,
    PEACOCK,
    REFILL,
    REFILL_UP_TO,
    SECOND,
    SHOWING,
    SPECIES,
    SQUIRREL,
    SQUIRRELS_UP_TO,
    TAKING,
    VALUES,
    WILD,
    YES,
    all_natural,
    can_pay,
    legal,
    suit_of,
    suits,
    total_paid,
    value_of,
)

# What it has a knack for, by self-play (bench/tune_wild_cards.py). A power is worth so much for every round it lasts.
(
    CARD,  # what a card in hand is worth early in the game
    CROWD,  # how much less with every card more
    ONE,  # what a 1 is worth beyond that
    TWO,
    THREE,
    FOUR,
    WILD_CARD,  # ... and a wild
    SUITED,  # ... and a card, for each other one of its suit
    FRESH,  # ... and a card that is yet to be drawn
    LATE,  # in so many rounds before the end a card is worth half
    HOPE,  # what a third species is worth early in the game
    RISK,  # how fast a leader changes hands
    SQUIRREL_POWER,
    EAGLE_POWER,
    IBEX_POWER,
    LION_POWER,
    MEERKAT_POWER,
    DENY,  # what the best rival loses is worth so much to us
    TASTE,  # how little rivals go by what we think them to want
    EMPTY_HAND,  # with so many cards a rival refills or not
    SHARP,  # how sharply that depends on it
    BIDS_2,  # how often rivals bid 2, 3 and 4 where they bid 1 once
    BIDS_3,
    BIDS_4,
    RUSH,  # how much higher they bid in the end
    CLOSE,  # bids within so many points are left to the dice
) = range(26)
KNACK = np.array(
    [
        *(0.212, 0.009, 0.169, 0.119, 0.116, 0.174, 0.507, 0.04, 0.255, 1.201),
        *(0.322, 0.471, 0.332, 0.112, 0.201, 0.13, 0.264),
        *(0.118, 0.832, 2.669, 1.125, 1.102, 1.22, 0.726, 0.547, 0.4),
    ]
)

MOST_IN_DISPLAY = MOST_PLAYERS - 1
NO_WAY = -1.0e6
WITHOUT_RANK = 0.02  # of equal scores, more animals decide: the last thing an animal is good for
USUAL_VALUE = 2.5


@rule
def casual(view: Any, seat: int, dice: Any) -> int:
    """The move that promises most points; of sealed bids, one of those that do."""
    return by_knack(view, seat, dice, KNACK)


@rule
def by_knack(view: Any, seat: int, dice: Any, knack: Any) -> int:
    phase = view.phase
    if phase == BIDDING:
        return first_bid(view, seat, dice, knack)
    if phase == SECOND:
        return second_bid(view, seat, knack)
    if phase == CHOOSING:
        return chosen_bid(view, seat, knack)
    if phase == GIVING:
        return best_exchange(view, seat, knack)
    if phase == TAKING:
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


# ------------------------------------------------------------------------------------------------- what an animal is worth


@rule
def rounds_to_come(view: Any) -> int:
    """How many rounds follow this one."""
    return view.animal_pile_size // (view.players - 1)


@rule
def lateness(view: Any, knack: Any) -> float:
    """What is left of the worth of things to come: towards 1 early in the game, 0 in its last round."""
    to_come = rounds_to_come(view)
    return to_come / (to_come + knack[LATE])


@rule
def herd(view: Any, seat: int, species: int, taken: int, given: int) -> int:
    """How many of a species a seat has after taking one animal and giving another, where there is one."""
    return view.collection[seat, species] + int(species == taken) - int(species == given)


@rule
def collection_worth(view: Any, seat: int, taken: int, given: int, knack: Any) -> float:
    """2 a card of the best species, 1 of the second, and some hope for the third."""
    best = 0
    second = 0
    third = 0
    animals = 0
    for species in range(SPECIES):
        size = herd(view, seat, species, taken, given)
        animals += size
        if size > best:
            best, second, third = size, best, second
        elif size > second:
            second, third = size, second
        elif size > third:
            third = size
    return 2 * best + second + knack[HOPE] * lateness(view, knack) * third + WITHOUT_RANK * animals


@rule
def largest_rival_herd(view: Any, seat: int, species: int) -> int:
    most = 0
    for other in range(view.players):
        if other != seat:
            most = max(most, view.collection[other, species])
    return most


@rule
def leader_worth(view: Any, species: int, margin: int, knack: Any) -> float:
    """A leader's points and power, by how many animals its owner is ahead of the next."""
    to_come = rounds_to_come(view)
    points = 3.0 if species == PEACOCK else 1.0 + to_come * knack[SQUIRREL_POWER + species - SQUIRREL]
    return points * (1.0 + margin) / (1.0 + margin + knack[RISK] * to_come)


@rule
def taking_worth(view: Any, seat: int, species: int, knack: Any) -> float:
    """What one more of a species changes in its leader."""
    margin = view.collection[seat, species] + 1 - largest_rival_herd(view, seat, species)
    if margin < 0:
        return 0.0
    worth = leader_worth(view, species, margin, knack)
    if view.leader[species] == seat:
        return worth - leader_worth(view, species, max(0, margin - 1), knack)
    return worth * (1.0 + knack[DENY]) if view.leader[species] >= 0 else worth


@rule
def giving_worth(view: Any, seat: int, species: int, knack: Any) -> float:
    """What one less of a species changes in its leader: nothing good."""
    if species == NO_SPECIES or view.leader[species] != seat:
        return 0.0
    left = view.collection[seat, species] - 1
    margin = left - largest_rival_herd(view, seat, species)
    worth = -leader_worth(view, species, max(0, margin + 1), knack)
    return worth + leader_worth(view, species, margin, knack) if left > 0 and margin >= 0 else worth


@rule
def animal_worth(view: Any, seat: int, taken: int, given: int, knack: Any) -> float:
    """What a seat gains by taking an animal and giving another, where there is one."""
    before = collection_worth(view, seat, NO_SPECIES, NO_SPECIES, knack)
    after = collection_worth(view, seat, taken, given, knack)
    return after - before + taking_worth(view, seat, taken, knack) + giving_worth(view, seat, given, knack)


@rule
def animals_in_display(view: Any, display: Any) -> int:
    """Writes down the animals of the display one by one; how many they are."""
    size = 0
    for species in range(SPECIES):
        for _ in range(view.display[species]):
            display[size] = species
            size += 1
    return size


@rule
def weigh_animals(view: Any, seat: int, display: Any, size: int, knack: Any, worth: Any, tastes: Any) -> None:
    """What each animal of the display is worth to this seat, and how much each rival seems to want it."""
    for number in range(size):
        most = 0.0
        for other in range(view.players):
            if other != seat:
                wanted = animal_worth(view, other, display[number], NO_SPECIES, knack)
                tastes[other, number] = np.exp(wanted / knack[TASTE])
                most = max(most, wanted)
        worth[number] = animal_worth(view, seat, display[number], NO_SPECIES, knack) + knack[DENY] * most


# --------------------------------------------------------------------------------------------- what a card in hand is worth


@rule
def own_cards(view: Any, seat: int, kind: int) -> int:
    """Cards of a kind that are one's own: in hand, before one, or just being discarded."""
    cards = view.hand[seat, kind] + view.discarding[kind] * int(view.phase == DISCARDING)
    cards += int(view.bid[seat] == kind) + int(view.also_bid == kind)
    for number in range(view.paid[seat]):
        cards += int(view.payment[seat, number] == kind)
    return cards


@rule
def weigh_cards(view: Any, seat: int, knack: Any, needs: Any) -> None:
    """How much each kind of card is needed, beyond being a card. It does not change while a set is being made."""
    of_suit = np.zeros(WILD + 1, np.int64)
    for kind in range(KINDS):
        of_suit[suit_of(kind)] += own_cards(view, seat, kind)
    late = lateness(view, knack)
    for kind in range(KINDS):
        need = knack[ONE + value_of(kind) - 1]
        if suit_of(kind) == WILD:
            need += knack[WILD_CARD]
        else:
            need += knack[SUITED] * (of_suit[suit_of(kind)] - 1)
        needs[kind] = late * need


@rule
def hand_worth(view: Any, cards: int, knack: Any) -> float:
    """What it is worth to have so many cards; more than 4 a round can never be spent."""
    useful = min(cards, VALUES * rounds_to_come(view))
    return lateness(view, knack) * useful * (knack[CARD] - knack[CROWD] * useful)


@rule
def worth_of_drawing(view: Any, cards: int, drawn: int, knack: Any) -> float:
    """What it is worth to draw so many cards to so many others."""
    more = max(0, min(drawn, view.habitat_pile_size + view.discards_size))
    change = hand_worth(view, cards + more, knack) - hand_worth(view, cards, knack)
    return change + more * lateness(view, knack) * knack[FRESH]


@rule
def worth_of_declining(view: Any, cards: int, knack: Any) -> float:
    """W15: the bid comes back, and two cards with it."""
    return worth_of_drawing(view, cards, min(CARDS_FOR_DECLINING, HAND_LIMIT - cards), knack)


@rule
def own_hand(view: Any, seat: int) -> int:
    """How many habitat cards are one's own, those that lie before one included."""
    cards = view.held[seat] + view.paid[seat] + int(0 <= view.bid[seat] < REFILL)
    return cards + int(0 <= view.also_bid < REFILL)


@rule
def price(view: Any, seat: int, bid: int, knack: Any, needs: Any) -> float:
    """What it costs to spend so many cards as this bid demands, not counting which cards pay for it."""
    cards = own_hand(view, seat)
    if view.leader[IBEX] == seat and suit_of(bid) != WILD:
        return hand_worth(view, cards, knack) - hand_worth(view, cards - value_of(bid) + 1, knack)
    return needs[bid] + hand_worth(view, cards, knack) - hand_worth(view, cards - value_of(bid), knack)


@rule
def cheapest_payment(view: Any, seat: int, bid: int, habitat: int, needs: Any) -> float:
    """The least needed cards that pay for this bid, wilds or this habitat only; any cards where it is WILD."""
    taken = np.zeros(KINDS, np.int64)
    taken[bid] = 1
    total = 0.0
    for _ in range(value_of(bid) - 1):
        cheapest = NO_CARD
        for kind in range(KINDS):
            fits = habitat == WILD or suit_of(kind) == WILD or suit_of(kind) == habitat
            if fits and own_cards(view, seat, kind) > taken[kind] and (cheapest == NO_CARD or needs[kind] < needs[cheapest]):
                cheapest = kind
        if cheapest == NO_CARD:
            return -NO_WAY
        taken[cheapest] += 1
        total += needs[cheapest]
    return total


# -------------------------------------------------------------------------------------------------------- what will be left


@rule
def bid_weight(view: Any, value: int, knack: Any) -> float:
    weight = 1.0 if value == 1 else knack[BIDS_2 + value - 2]
    return weight * (1.0 + knack[RUSH] * (value - 1) * (1.0 - lateness(view, knack)))


@rule
def chance_ahead(view: Any, seat: int, other: int, value: int, knack: Any) -> float:
    """The chance that a rival takes his animal before a bid of this value does."""
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
    refills = 1.0 / (1.0 + np.exp(knack[SHARP] * (cards - knack[EMPTY_HAND]))) if rounds_to_come(view) > 0 else 0.0
    return (1.0 - refills) * ahead / total


@rule
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


@rule
def all_there(size: int, left: Any) -> None:
    """Nobody has taken anything yet."""
    for animals in range(1 << size):
        left[animals] = 0.0
    left[(1 << size) - 1] = 1.0


@rule
def what_a_bid_leaves(view: Any, seat: int, value: int, size: int, tastes: Any, knack: Any, left: Any) -> None:
    all_there(size, left)
    for other in range(view.players):
        if other != seat:
            somebody_takes(size, chance_ahead(view, seat, other, value, knack), tastes[other], left)


@rule
def best_left(size: int, left: Any, gains: Any, otherwise: float) -> float:
    """What one may expect, taking the best of what is left, or declining."""
    expected = 0.0
    for animals in range(1 << size):
        best = otherwise
        for number in range(size):
            if animals >> number & 1:
                best = max(best, gains[number])
        expected += left[animals] * best
    return expected


# ----------------------------------------------------------------------------------------------------------------- the bid


@rule
def weigh_bids(view: Any, seat: int, knack: Any, promise: Any) -> None:
    """What every card of the hand promises as a bid, and the Refill card."""
    display = np.zeros(MOST_IN_DISPLAY, np.int64)
    worth = np.zeros(MOST_IN_DISPLAY)
    gains = np.zeros(MOST_IN_DISPLAY)
    tastes = np.zeros((MOST_PLAYERS, MOST_IN_DISPLAY))
    needs = np.zeros(KINDS)
    left = np.zeros((VALUES, 1 << MOST_IN_DISPLAY))
    size = animals_in_display(view, display)
    weigh_animals(view, seat, display, size, knack, worth, tastes)
    weigh_cards(view, seat, knack, needs)
    cards = own_hand(view, seat)
    declining = worth_of_declining(view, cards, knack)
    for value in range(1, VALUES + 1):
        what_a_bid_leaves(view, seat, value, size, tastes, knack, left[value - 1])
    for bid in range(KINDS):
        promise[bid] = NO_WAY
        if own_cards(view, seat, bid) == 0:
            continue
        if value_of(bid) > cards:
            promise[bid] = NO_WAY / 2  # W7: it could only decline
            continue
        weigh_animals_for(view, seat, bid, display, size, worth, needs, knack, gains)
        promise[bid] = best_left(size, left[value_of(bid) - 1], gains, declining)
    promise[REFILL] = worth_of_refill(view, seat, needs, knack)


@rule
def weigh_animals_for(
    view: Any, seat: int, bid: int, display: Any, size: int, worth: Any, needs: Any, knack: Any, gains: Any
) -> None:
    """What each animal would bring, got with this bid: its worth, the habitat points if they can be had, less the price."""
    cost = price(view, seat, bid, knack, needs)
    any_cards = cheapest_payment(view, seat, bid, WILD, needs)
    for number in range(size):
        payment = any_cards
        if suits(bid, display[number]):
            natural = cheapest_payment(view, seat, bid, NATURAL_HABITAT[display[number]], needs)
            payment = min(any_cards, natural - HABITAT_POINTS)
        gains[number] = worth[number] - cost - payment


@rule
def worth_of_refill(view: Any, seat: int, needs: Any, knack: Any) -> float:
    up_to = SQUIRRELS_UP_TO if view.leader[SQUIRREL] == seat else REFILL_UP_TO
    cards = own_hand(view, seat)
    worth = worth_of_drawing(view, cards, up_to - cards, knack)
    fresh = lateness(view, knack) * knack[FRESH]
    for kind in range(KINDS):
        if needs[kind] < fresh and cards <= up_to:
            worth += view.hand[seat, kind] * (fresh - needs[kind])
    if view.leader[MEERKAT] == seat:
        worth += exchange_worth(view, seat, NO_SPECIES, knack)[1]
    return worth


@rule
def first_bid(view: Any, seat: int, dice: Any, knack: Any) -> int:
    promise = np.zeros(REFILL + 1)
    weigh_bids(view, seat, knack, promise)
    if view.leader[EAGLE] == seat:
        return lower_of_best_pair(promise)
    return close_call(promise, dice, knack)


@rule
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


@rule
def best_partner(promise: Any, first: int) -> int:
    """W8: the best second card beside this one, from it on in the order of sets: of another value, or it would be no choice."""
    best = REFILL
    for bid in range(first, REFILL):
        if value_of(bid) != value_of(first) and promise[bid] > promise[best]:
            best = bid
    return best


@rule
def lower_of_best_pair(promise: Any) -> int:
    """W8: the eagle's owner lays two cards; the pair is made in order, the lower kind first."""
    best = REFILL
    most = promise[REFILL] * 2.0
    for first in range(REFILL):
        if promise[first] > NO_WAY / 2:
            pair = promise[first] + promise[best_partner(promise, first)]
            if pair > most:
                most = pair
                best = first
    return best


@rule
def second_bid(view: Any, seat: int, knack: Any) -> int:
    """W8: a second card is nothing but a choice more."""
    if view.bid[seat] == REFILL:
        return NO
    promise = np.zeros(REFILL + 1)
    weigh_bids(view, seat, knack, promise)
    return best_partner(promise, view.bid[seat])


@rule
def chosen_bid(view: Any, seat: int, knack: Any) -> int:
    promise = np.zeros(REFILL + 1)
    weigh_bids(view, seat, knack, promise)
    return view.bid[seat] if promise[view.bid[seat]] >= promise[view.also_bid] else view.also_bid


# -------------------------------------------------------------------------------------------------------------- the refill


@rule
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


@rule
def best_exchange(view: Any, seat: int, knack: Any) -> int:
    return exchange_worth(view, seat, view.chosen, knack)[0]


@rule
def next_discard(view: Any, seat: int, knack: Any) -> int:
    """The next card it needs less than one that is yet to be drawn, as long as each is replaced."""
    up_to = SQUIRRELS_UP_TO if view.leader[SQUIRREL] == seat else REFILL_UP_TO
    if view.held[seat] > up_to or view.habitat_pile_size + view.discards_size <= up_to - view.held[seat]:
        return NO
    needs = np.zeros(KINDS)
    weigh_cards(view, seat, knack, needs)
    fresh = lateness(view, knack) * knack[FRESH]
    for kind in range(view.discarding_from, KINDS):
        if view.hand[seat, kind] > 0 and needs[kind] < fresh:
            return kind
    return NO


# ------------------------------------------------------------------------------------------------- the animal, and its price


@rule
def best_animal(view: Any, seat: int, knack: Any) -> int:
    if not can_pay(view, seat):
        return NO
    display = np.zeros(MOST_IN_DISPLAY, np.int64)
    worth = np.zeros(MOST_IN_DISPLAY)
    gains = np.zeros(MOST_IN_DISPLAY)
    tastes = np.zeros((MOST_PLAYERS, MOST_IN_DISPLAY))
    needs = np.zeros(KINDS)
    size = animals_in_display(view, display)
    weigh_animals(view, seat, display, size, knack, worth, tastes)
    weigh_cards(view, seat, knack, needs)
    if view.paid[seat] > 0:
        weigh_animals_paid(view, seat, display, size, worth, needs, knack, gains)
    else:
        weigh_animals_for(view, seat, view.bid[seat], display, size, worth, needs, knack, gains)
    best = NO
    most = worth_of_declining(view, own_hand(view, seat), knack)
    for number in range(size):
        if gains[number] > most:
            most = gains[number]
            best = display[number]
    return best


@rule
def weigh_animals_paid(view: Any, seat: int, display: Any, size: int, worth: Any, needs: Any, knack: Any, gains: Any) -> None:
    """W21: as `weigh_animals_for`, when the payment lies on the table already."""
    cost = price(view, seat, view.bid[seat], knack, needs)
    for number in range(view.paid[seat]):
        cost += needs[view.payment[seat, number]]
    for number in range(size):
        points = HABITAT_POINTS if all_natural(view, seat, display[number]) else 0
        gains[number] = worth[number] + points - cost


@rule
def cards_for_payment(view: Any, seat: int, cards: Any) -> int:
    """Writes down the cards in hand that may come next in the set, one by one; how many they are."""
    paid = view.paid[seat]
    size = 0
    for kind in range(view.payment[seat, paid - 1] if paid > 0 else 0, KINDS):
        for _ in range(view.hand[seat, kind]):
            cards[size] = kind
            size += 1
    return size


@rule
def all_suit(cards: Any, chosen: int, species: int) -> bool:
    while chosen:
        if not suits(cards[lowest(chosen)], species):
            return False
        chosen &= chosen - 1
    return True


@rule
def sum_of(numbers: Any, cards: Any, chosen: int) -> float:
    """What the chosen of these cards add up to, by the number of each kind."""
    total = 0.0
    while chosen:
        total += numbers[cards[lowest(chosen)]]
        chosen &= chosen - 1
    return total


@rule
def next_payment(view: Any, seat: int, knack: Any) -> int:
    """The habitat points if they can be had; then what it needs least."""
    needs = np.zeros(KINDS)
    cards = np.zeros(HAND_LIMIT + MOST_PLAYERS, np.int64)
    weigh_cards(view, seat, knack, needs)
    size = cards_for_payment(view, seat, cards)
    missing = view.value - 1 - view.paid[seat]
    natural = all_natural(view, seat, view.chosen)
    best = 0
    most = NO_WAY
    for chosen in range(1 << size):
        if count(chosen) == missing:
            points = 100.0 if natural and all_suit(cards, chosen, view.chosen) else 0.0
            worth = points - sum_of(needs, cards, chosen)
            if worth > most:
                most = worth
                best = chosen
    return cards[lowest(best)]


# ----------------------------------------------------------------------------------------------------------------- the ties


@rule
def chance_of_paying_more(view: Any, other: int, total: float) -> float:
    """The chance that a tied rival is ahead of a payment of this total."""
    due = view.value - 1
    if view.cards_held[other] - 1 < due:
        return 0.0  # W18: who cannot pay must decline
    return 0.5 if due == 0 else 1.0 / (1.0 + np.exp(total - USUAL_VALUE * due))


@rule
def what_a_payment_leaves(view: Any, seat: int, total: float, size: int, tastes: Any, left: Any) -> None:
    all_there(size, left)
    for other in range(view.players):
        if other != seat and view.tied >> other & 1:
            somebody_takes(size, chance_of_paying_more(view, other, total), tastes[other], left)


@rule
def next_commitment(view: Any, seat: int, knack: Any) -> int:
    """W18: the payment that promises most, or to decline. W21: who finds nothing left to his liking has it back."""
    if not can_pay(view, seat):
        return NO
    display = np.zeros(MOST_IN_DISPLAY, np.int64)
    worth = np.zeros(MOST_IN_DISPLAY)
    gains = np.zeros(MOST_IN_DISPLAY)
    tastes = np.zeros((MOST_PLAYERS, MOST_IN_DISPLAY))
    needs = np.zeros(KINDS)
    values = np.zeros(KINDS)
    left = np.zeros(1 << MOST_IN_DISPLAY)
    cards = np.zeros(HAND_LIMIT + MOST_PLAYERS, np.int64)
    display_size = animals_in_display(view, display)
    weigh_animals(view, seat, display, display_size, knack, worth, tastes)
    weigh_cards(view, seat, knack, needs)
    for kind in range(KINDS):
        values[kind] = value_of(kind)
    size = cards_for_payment(view, seat, cards) if view.value > 1 else 0
    missing = view.value - 1 - view.paid[seat]
    declining = worth_of_declining(view, own_hand(view, seat), knack)
    best = NO_CARD
    most = declining if view.paid[seat] == 0 else NO_WAY
    for chosen in range(1 << size):
        if count(chosen) != missing:
            continue
        total = total_paid(view, seat) + sum_of(values, cards, chosen)
        what_a_payment_leaves(view, seat, total, display_size, tastes, left)
        weigh_animals_paid(view, seat, display, display_size, worth, needs, knack, gains)
        for number in range(display_size):
            gains[number] -= sum_of(needs, cards, chosen)
            if all_natural(view, seat, display[number]) and not all_suit(cards, chosen, display[number]):
                gains[number] -= HABITAT_POINTS
        promise = best_left(display_size, left, gains, declining)
        if promise > most:
            most = promise
            best = chosen
    if best == NO_CARD:
        return NO
    return YES if missing == 0 else cards[lowest(best)]


@rule
def chance_to_be_higher(value: int) -> float:
    """The chance that a card of this value, shown, beats another one."""
    return 0.25 * (value - 0.5)


@rule
def best_show(view: Any, seat: int, knack: Any) -> int:
    """W19: to draw costs nothing; a card of the hand is shown when the first choice is worth it."""
    choices = legal(view, seat)
    needs = np.zeros(KINDS)
    weigh_cards(view, seat, knack, needs)
    at_stake = worth_of_first_choice(view, seat, needs, knack)
    cards = own_hand(view, seat)
    cost = hand_worth(view, cards, knack) - hand_worth(view, cards - 1, knack)
    best = DRAW
    most = at_stake * 0.5 if choices >> DRAW & 1 else NO_WAY
    for kind in range(KINDS):
        if choices >> kind & 1:
            worth = at_stake * chance_to_be_higher(value_of(kind)) - cost - needs[kind]
            if worth > most:
                most = worth
                best = kind
    return best


@rule
def worth_of_first_choice(view: Any, seat: int, needs: Any, knack: Any) -> float:
    """How much more the first of the equals can expect than the next."""
    display = np.zeros(MOST_IN_DISPLAY, np.int64)
    worth = np.zeros(MOST_IN_DISPLAY)
    gains = np.zeros(MOST_IN_DISPLAY)
    tastes = np.zeros((MOST_PLAYERS, MOST_IN_DISPLAY))
    left = np.zeros(1 << MOST_IN_DISPLAY)
    size = animals_in_display(view, display)
    weigh_animals(view, seat, display, size, knack, worth, tastes)
    weigh_animals_paid(view, seat, display, size, worth, needs, knack, gains)
    declining = worth_of_declining(view, own_hand(view, seat), knack)
    all_there(size, left)
    first = best_left(size, left, gains, declining)
    for other in range(view.players):
        if other != seat and view.tied >> other & 1:
            somebody_takes(size, 1.0, tastes[other], left)
    return first - best_left(size, left, gains, declining)
