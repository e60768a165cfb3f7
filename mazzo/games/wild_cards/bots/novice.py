"""Wild Cards by habit: bid high, take what you have most of, pay with what comes first, and refill when the hand is small."""

from __future__ import annotations

from typing import Any

from mazzo.games.wild_cards.rules import (
    ACQUIRING,
    BIDDING,
    CHOOSING,
    COMMITTING,
    DISCARDING,
    DRAW,
    GIVING,
    IBEX_ASKED,
    KINDS,
    NO,
    REFILL,
    SECOND,
    SHOWING,
    SPECIES,
    YES,
    legal,
    value_of,
)
from mazzo.rules.compiled import lowest, thought
from mazzo.rules.dice import rolled_below

SMALL_HAND = 3


@thought
def novice(view: Any, seat: int, dice: Any) -> int:
    moves = legal(view, seat)
    phase = view.phase
    if phase == BIDDING:
        return bold_bid(view, seat, dice)
    if phase == CHOOSING:
        return higher_of_two(view, seat)
    if phase == ACQUIRING:
        return favourite(view, seat, moves)
    if phase in (SECOND, GIVING, DISCARDING):
        return NO  # more than a novice cares to think about
    if phase == IBEX_ASKED or (phase == COMMITTING and moves >> YES & 1):
        return YES
    if phase == SHOWING and moves >> DRAW & 1:
        return DRAW
    return lowest(moves)


@thought
def bold_bid(view: Any, seat: int, dice: Any) -> int:
    """The highest card that can be paid for; now and then any such card. A small hand is refilled, but for the last round."""
    if view.held[seat] <= SMALL_HAND and view.animal_pile_size >= view.players - 1:
        return REFILL
    best = REFILL
    seen = 0
    bold = rolled_below(dice, 2) == 0
    for card in range(KINDS):
        if view.hand[seat, card] == 0 or value_of(card) > view.held[seat]:
            continue
        seen += 1
        if best == REFILL or (bold and value_of(card) > value_of(best)) or (not bold and rolled_below(dice, seen) == 0):
            best = card
    return best


@thought
def higher_of_two(view: Any, seat: int) -> int:
    return view.bid[seat] if value_of(view.bid[seat]) >= value_of(view.also_bid) else view.also_bid


@thought
def favourite(view: Any, seat: int, moves: int) -> int:
    """The animal they have most of; a novice never declines what they can pay for."""
    best = NO
    for species in range(SPECIES):
        if moves >> species & 1 and (best == NO or view.collection[seat, species] > view.collection[seat, best]):
            best = species
    return best
