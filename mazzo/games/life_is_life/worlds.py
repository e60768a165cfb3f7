"""What a player of Life is Life may imagine: a whole table that agrees with all they have seen.

A rival's known cards are in that rival's hand. All other cards a seat has not seen fall on the places it does not know, in hands
and out of play, every way that agrees with what everybody has witnessed equally likely: nobody who went on playing after a swap
held a whole set, and anyone who has begun to lay a set can complete it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.games.life_is_life.rules import (
    CARDS,
    FIRST_SET,
    LAYING,
    MOST_PLAYERS,
    ROWS,
    SETS,
    SPECIES,
    cards_to_come,
    ends_rounds,
    is_in,
    lay_open,
    layable,
    value_of,
)
from mazzo.rules.compiled import rule, thought
from mazzo.rules.dice import imagine_shuffles, rolled_below, shuffle_by_dice

MOST_DRAWS = 4096
MOST_EXCHANGES = 1_000_000
ONE_IN = 16  # of the exchanges for the worse that `mend` keeps


@thought
def imagine(view: Any, dice: Any, state: Any) -> None:
    lay_open(view, state)
    imagine_shuffles(dice, state)
    for place in range(CARDS):
        state.deck[place] = 0
    cards = np.empty(CARDS, np.int64)
    room = np.zeros(MOST_PLAYERS, np.int64)
    size = gather_unseen_cards(view, cards, room)
    # Drawing again after a clash is exact. Views for which all these draws clash hardly ever come up in play; then the last draw
    # is mended. It agrees with the view, but not all ways that agree are equally likely.
    for _ in range(MOST_DRAWS):
        shuffle_by_dice(dice, cards, size)
        hand_out(view, cards, size, room, state)
        if clashes(view, state) == 0:
            return
    mend(view, dice, cards, size, room, state)


@rule
def gather_unseen_cards(view: Any, cards: Any, room: Any) -> int:
    """Writes the cards that could be anywhere into `cards`, and the room left in each hand into `room`; the number of cards."""
    size = 0
    for species in range(SPECIES):
        copies = value_of(species) - view.laid[species]
        for row in range(ROWS):
            copies -= view.row[row, species]
        for other in range(view.players):
            copies -= view.hand[other, species] if other == view.seat else view.known[other, species]
        for _ in range(copies):
            cards[size] = species
            size += 1
    for other in range(view.players):
        if other != view.seat:
            room[other] = view.cards_held[other]
            for species in range(SPECIES):
                room[other] -= view.known[other, species]
    return size


@rule
def hand_out(view: Any, cards: Any, size: int, room: Any, state: Any) -> None:
    """Gives each hand, seat by seat, its known cards and the next of the others; the rest is out of play."""
    place = 0
    for other in range(MOST_PLAYERS):
        for species in range(SPECIES):
            state.hand[other, species] = view.hand[other, species] if other == view.seat else view.known[other, species]
        for _ in range(room[other]):
            state.hand[other, cards[place]] += 1
            place += 1
    for species in range(SPECIES):
        state.unseen[species] = 0
    for rest in range(place, size):
        state.unseen[cards[rest]] += 1


@rule
def clashes(view: Any, state: Any) -> int:
    """By how many cards an imagined deal clashes with what everybody has witnessed."""
    total = 0
    for other in range(view.players):
        if other != view.seat and is_in(view, other) and view.swapped >> other & 1:
            for kind in range(SETS):
                species = FIRST_SET + kind
                unseen = state.hand[other, species] - view.known[other, species]
                if ends_rounds(view, species):
                    total += max(0, unseen + view.most_held[other, kind] + 1 - value_of(species))
    if view.phase == LAYING and view.turn != view.seat and layable(state, view.turn) == 0:
        total += 1
        lacking = cards_to_come(view) + 1
        for species in range(view.least_next, SPECIES):
            lacking -= state.hand[view.turn, species]
        total += max(0, lacking)
    return total


@rule
def mend(view: Any, dice: Any, cards: Any, size: int, room: Any, state: Any) -> None:
    """Exchanges two cards at a time, rarely for the worse, until nothing clashes."""
    now = clashes(view, state)
    for _ in range(MOST_EXCHANGES):
        if now == 0:
            return
        one = rolled_below(dice, size)
        two = rolled_below(dice, size)
        cards[one], cards[two] = cards[two], cards[one]
        hand_out(view, cards, size, room, state)
        then = clashes(view, state)
        if then > now and rolled_below(dice, ONE_IN) != 0:
            cards[one], cards[two] = cards[two], cards[one]
            hand_out(view, cards, size, room, state)
        else:
            now = then
