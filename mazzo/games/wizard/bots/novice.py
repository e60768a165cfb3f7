"""Wizard by habit: count the high cards and bid them; then high when you want a trick and low when you do not."""

from __future__ import annotations

from typing import Any

from mazzo.games.wizard.rules import (
    BIDDING,
    NAMING_TRUMP,
    RANKS,
    SUITS,
    beats,
    card_in_trick,
    cards_of,
    is_jester,
    is_wizard,
    legal,
    suit_of,
    winning_place,
)
from mazzo.rules.compiled import count, lowest, thought
from mazzo.rules.dice import rolled_below

HIGH = 11  # from this rank on they count on a card,
HIGH_TRUMP = 7  # and from this one on a trump


@thought
def novice(view: Any, seat: int, dice: Any) -> int:
    if view.phase == NAMING_TRUMP:
        return longest_suit(view, seat)
    if view.phase == BIDDING:
        return count_on_high_cards(view, seat, dice)
    moves = legal(view, seat)
    if view.bid[seat] > view.won[seat]:
        return high_card(view, moves)
    return low_card(view, moves)


@thought
def longest_suit(view: Any, seat: int) -> int:
    best = 0
    for suit in range(1, SUITS):
        if count(view.hand[seat] & cards_of(suit)) > count(view.hand[seat] & cards_of(best)):
            best = suit
    return best


@thought
def rank_of(view: Any, card: int) -> int:
    """How high a card seems to a novice: trumps above the rest, Wizards above all, Jesters below all."""
    if is_wizard(card):
        return 3 * RANKS
    if is_jester(card):
        return -1
    return card % RANKS + (RANKS if suit_of(card) == view.trump else 0)


@thought
def count_on_high_cards(view: Any, seat: int, dice: Any) -> int:
    tricks = 0
    if view.sees_hand >> seat & 1:
        rest = view.hand[seat]
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            sure = HIGH_TRUMP if suit_of(card) == view.trump else HIGH
            tricks += int(is_wizard(card) or (not is_jester(card) and card % RANKS + 1 >= sure))
    else:
        tricks = view.hand_size // view.players  # V6: they cannot see their hand, and bid their share
    mood = rolled_below(dice, 6)  # now and then they feel bold, or not at all
    tricks += int(mood == 0) - int(mood == 1 and tricks > 1)
    allowed = legal(view, seat)
    tricks = min(view.hand_size, tricks)
    if allowed >> tricks & 1:
        return tricks
    return tricks - 1 if tricks > 0 and allowed >> (tricks - 1) & 1 else lowest(allowed)


@thought
def takes_the_lead(view: Any, card: int) -> bool:
    """Would this card be the best of the trick so far?"""
    return view.trick_size == 0 or beats(view, card, card_in_trick(view, winning_place(view)))


@thought
def highest_of(view: Any, moves: int, leading: bool) -> int:
    """The highest of these cards that takes the lead, or does not; -1 if there is none."""
    best = -1
    while moves:
        card = lowest(moves)
        moves &= moves - 1
        if takes_the_lead(view, card) == leading and (best < 0 or rank_of(view, card) > rank_of(view, best)):
            best = card
    return best


@thought
def lowest_of(view: Any, moves: int) -> int:
    best = lowest(moves)
    while moves:
        card = lowest(moves)
        moves &= moves - 1
        if rank_of(view, card) < rank_of(view, best):
            best = card
    return best


@thought
def high_card(view: Any, moves: int) -> int:
    """The highest card that takes the lead; the lowest if none does."""
    best = highest_of(view, moves, True)
    return best if best >= 0 else lowest_of(view, moves)


@thought
def low_card(view: Any, moves: int) -> int:
    """The highest card that does not take the lead; else the lowest."""
    best = highest_of(view, moves, False) if view.trick_size > 0 else -1
    return best if best >= 0 else lowest_of(view, moves)
