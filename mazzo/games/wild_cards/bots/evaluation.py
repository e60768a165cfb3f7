"""What things are worth in Wild Cards to the *casual* player, in points of the final score.

An animal is worth what it adds to a collection, to its leaders and their powers, and a little for what it takes from a
rival; a card in hand what it may bring in the rounds left, and nothing in the last.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from mazzo.games.wild_cards.rules import (
    CARDS_FOR_DECLINING,
    DISCARDING,
    HABITAT_POINTS,
    HAND_LIMIT,
    IBEX,
    KINDS,
    MOST_PLAYERS,
    NATURAL_HABITAT,
    NO_CARD,
    NO_SPECIES,
    PEACOCK,
    REFILL,
    SPECIES,
    SQUIRREL,
    VALUES,
    WILD,
    all_natural,
    suit_of,
    suits,
    value_of,
)
from mazzo.rules.compiled import thought
from mazzo.rules.exponential import exp

# What it has a knack for, by self-play (tools/games/wild_cards/tune.py). A power is worth so much for every round it lasts.
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
    LATE,  # this many rounds before the end a card is worth half
    HOPE,  # what a third species is worth early in the game
    RISK,  # how fast a leader changes hands
    SQUIRREL_POWER,
    EAGLE_POWER,
    IBEX_POWER,
    LION_POWER,
    MEERKAT_POWER,
    DENY,  # what the best rival loses is worth so much to us
    TASTE,  # how little rivals go by what we think them to want
    EMPTY_HAND,  # with this many cards a rival is as likely to refill as not
    SHARP,  # how sharply that depends on it
    BIDS_2,  # how often rivals bid 2, 3 and 4 where they bid 1 once
    BIDS_3,
    BIDS_4,
    RUSH,  # how much higher they bid in the end
    CLOSE,  # bids this close, in points, are left to the dice
) = range(26)
KNACK = np.array(
    [
        *(0.212, 0.008, 0.135, 0.122, 0.106, 0.146, 0.698, 0.048, 0.215, 1.135),
        *(0.382, 0.733, 0.461, 0.084, 0.181, 0.106, 0.452),
        *(0.107, 0.771, 2.398, 1.118, 1.354, 1.613, 0.598, 0.527, 0.4),
    ]
)

MOST_IN_DISPLAY = MOST_PLAYERS - 1
NO_WAY = -1.0e6
WITHOUT_RANK = 0.02  # of equal scores, more animals decide: the last thing an animal is good for


# ------------------------------------------------------------------------------------------------- what an animal is worth


@thought
def rounds_to_come(view: Any) -> int:
    """How many rounds follow this one."""
    return view.animal_pile_size // (view.players - 1)


@thought
def lateness(view: Any, knack: Any) -> float:
    """What is left of the worth of things to come: towards 1 early in the game, 0 in its last round."""
    to_come = rounds_to_come(view)
    return to_come / (to_come + knack[LATE])


@thought
def herd(view: Any, seat: int, species: int, taken: int, given: int) -> int:
    """How many of a species a seat has after taking one animal and giving another, where there is one."""
    return view.collection[seat, species] + int(species == taken) - int(species == given)


@thought
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


@thought
def largest_rival_herd(view: Any, seat: int, species: int) -> int:
    most = 0
    for other in range(view.players):
        if other != seat:
            most = max(most, view.collection[other, species])
    return most


@thought
def leader_worth(view: Any, species: int, margin: int, knack: Any) -> float:
    """A leader's points and power, by how many animals its owner is ahead of the next."""
    to_come = rounds_to_come(view)
    points = 3.0 if species == PEACOCK else 1.0 + to_come * knack[SQUIRREL_POWER + species - SQUIRREL]
    return points * (1.0 + margin) / (1.0 + margin + knack[RISK] * to_come)


@thought
def taking_worth(view: Any, seat: int, species: int, knack: Any) -> float:
    """What one more of a species changes in its leader."""
    margin = view.collection[seat, species] + 1 - largest_rival_herd(view, seat, species)
    if margin < 0:
        return 0.0
    worth = leader_worth(view, species, margin, knack)
    if view.leader[species] == seat:
        return worth - leader_worth(view, species, max(0, margin - 1), knack)
    return worth * (1.0 + knack[DENY]) if view.leader[species] >= 0 else worth


@thought
def giving_worth(view: Any, seat: int, species: int, knack: Any) -> float:
    """What one less of a species changes in its leader: nothing good."""
    if species == NO_SPECIES or view.leader[species] != seat:
        return 0.0
    left = view.collection[seat, species] - 1
    margin = left - largest_rival_herd(view, seat, species)
    worth = -leader_worth(view, species, max(0, margin + 1), knack)
    return worth + leader_worth(view, species, margin, knack) if left > 0 and margin >= 0 else worth


@thought
def animal_worth(view: Any, seat: int, taken: int, given: int, knack: Any) -> float:
    """What a seat gains by taking an animal and giving another, where there is one."""
    before = collection_worth(view, seat, NO_SPECIES, NO_SPECIES, knack)
    after = collection_worth(view, seat, taken, given, knack)
    return after - before + taking_worth(view, seat, taken, knack) + giving_worth(view, seat, given, knack)


# --------------------------------------------------------------------------------------------- what a card in hand is worth


@thought
def own_cards(view: Any, seat: int, kind: int) -> int:
    """Cards of a kind that are one's own: in hand, before one, or just being discarded."""
    cards = view.hand[seat, kind] + view.discarding[kind] * int(view.phase == DISCARDING)
    cards += int(view.bid[seat] == kind) + int(view.also_bid == kind)
    for number in range(view.paid[seat]):
        cards += int(view.payment[seat, number] == kind)
    return cards


@thought
def weigh_cards(view: Any, seat: int, knack: Any) -> Any:
    """How much each kind of card is needed, beyond being a card. It does not change while a set is being made."""
    of_suit = np.zeros(WILD + 1, np.int64)
    for kind in range(KINDS):
        of_suit[suit_of(kind)] += own_cards(view, seat, kind)
    late = lateness(view, knack)
    needs = np.zeros(KINDS)
    for kind in range(KINDS):
        need = knack[ONE + value_of(kind) - 1]
        if suit_of(kind) == WILD:
            need += knack[WILD_CARD]
        else:
            need += knack[SUITED] * (of_suit[suit_of(kind)] - 1)
        needs[kind] = late * need
    return needs


@thought
def hand_worth(view: Any, cards: int, knack: Any) -> float:
    """What it is worth to hold this many cards; more than 4 a round can never be spent."""
    useful = min(cards, VALUES * rounds_to_come(view))
    return lateness(view, knack) * useful * (knack[CARD] - knack[CROWD] * useful)


@thought
def worth_of_drawing(view: Any, cards: int, drawn: int, knack: Any) -> float:
    """What it is worth to draw this many cards to those already held."""
    more = max(0, min(drawn, view.habitat_pile_size + view.discards_size))
    change = hand_worth(view, cards + more, knack) - hand_worth(view, cards, knack)
    return change + more * lateness(view, knack) * knack[FRESH]


@thought
def own_hand(view: Any, seat: int) -> int:
    """How many habitat cards are one's own, those that lie before one included."""
    cards = view.held[seat] + view.paid[seat] + int(0 <= view.bid[seat] < REFILL)
    return cards + int(0 <= view.also_bid < REFILL)


# ------------------------------------------------------------------------------------------------- what it makes of it all


class Thoughts(NamedTuple):
    """What a seat makes of the table: the animals of the display one by one, and its own cards."""

    animals: int  # how many there are in the display
    display: Any  # the species of each
    worth: Any  # what each is worth to this seat
    tastes: Any  # how much each rival seems to want it
    cards: int  # how many habitat cards are one's own
    needs: Any  # how much each kind of them is needed
    declining: float  # what it is worth to decline


@thought
def think(view: Any, seat: int, knack: Any) -> Any:
    display = np.zeros(MOST_IN_DISPLAY, np.int64)
    worth = np.zeros(MOST_IN_DISPLAY)
    tastes = np.zeros((MOST_PLAYERS, MOST_IN_DISPLAY))
    animals = 0
    for species in range(SPECIES):
        for _ in range(view.display[species]):
            most = 0.0
            for other in range(view.players):
                if other != seat:
                    wanted = animal_worth(view, other, species, NO_SPECIES, knack)
                    tastes[other, animals] = exp(wanted / knack[TASTE])
                    most = max(most, wanted)
            display[animals] = species
            worth[animals] = animal_worth(view, seat, species, NO_SPECIES, knack) + knack[DENY] * most
            animals += 1
    cards = own_hand(view, seat)
    # W15: a player who declines gets the bid back, and two cards with it.
    declining = worth_of_drawing(view, cards, min(CARDS_FOR_DECLINING, HAND_LIMIT - cards), knack)
    return Thoughts(animals, display, worth, tastes, cards, weigh_cards(view, seat, knack), declining)


@thought
def price(view: Any, seat: int, bid: int, thoughts: Any, knack: Any) -> float:
    """What it costs to spend as many cards as this bid demands, whichever cards pay for it."""
    spent = value_of(bid)
    need = thoughts.needs[bid]
    if view.leader[IBEX] == seat and suit_of(bid) != WILD:
        spent -= 1
        need = 0.0
    return need + hand_worth(view, thoughts.cards, knack) - hand_worth(view, thoughts.cards - spent, knack)


@thought
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


@thought
def gains_with_bid(view: Any, seat: int, bid: int, thoughts: Any, knack: Any) -> Any:
    """What each animal would bring, got with this bid: its worth, the habitat points if they can be had, less the price."""
    cost = price(view, seat, bid, thoughts, knack)
    any_cards = cheapest_payment(view, seat, bid, WILD, thoughts.needs)
    gains = np.zeros(MOST_IN_DISPLAY)
    for number in range(thoughts.animals):
        payment = any_cards
        species = thoughts.display[number]
        if suits(bid, species):
            natural = cheapest_payment(view, seat, bid, NATURAL_HABITAT[species], thoughts.needs)
            payment = min(any_cards, natural - HABITAT_POINTS)
        gains[number] = thoughts.worth[number] - cost - payment
    return gains


@thought
def gains_paid(view: Any, seat: int, thoughts: Any, knack: Any) -> Any:
    """The same, when the payment lies on the table already."""
    cost = price(view, seat, view.bid[seat], thoughts, knack)
    for number in range(view.paid[seat]):
        cost += thoughts.needs[view.payment[seat, number]]
    gains = np.zeros(MOST_IN_DISPLAY)
    for number in range(thoughts.animals):
        points = HABITAT_POINTS if all_natural(view, seat, thoughts.display[number]) else 0
        gains[number] = thoughts.worth[number] + points - cost
    return gains
