"""Wizard by rules of thumb: the *casual* player.

It gives every card a chance to take a trick, by what is still out that beats it, and takes those chances for independent.
From them follow the chances of every number of tricks. It bids the number, names the trump and plays the card with the
best expected points. That is all; what it knows of people stands in the numbers of KNACK, found by self-play.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.rules.compiled import count, lowest, rule
from mazzo.rules.wizard import (
    BIDDING,
    CARDS,
    JESTERS,
    MOST_ROUNDS,
    NAMING_TRUMP,
    NO_SUIT,
    RANKS,
    SUITS,
    WIZARDS,
    beats,
    bit,
    card_in_trick,
    cards_of,
    is_jester,
    is_wizard,
    legal,
    points,
    suit_of,
    unseen_cards,
    winning_place,
)

# What it has a knack for, by self-play (bench/tune_wizard.py):
(
    WIZARD_WINS,  # the chance of a Wizard
    TRUMP_FEAR,  # how much each higher card out there costs a trump
    SUIT_FEAR,  # ... a card of another suit
    RUFF_FEAR,  # how much the trumps out there cost a card of another suit
    LATE_FEAR,  # how much each card that beats it costs the card just played
    SUIT_FACTOR,  # cards off trump win only when their suit is led
    DEMAND,  # how much the others' wish for tricks changes all that
    LENGTH,  # a long suit runs
) = range(8)
KNACK = np.array([0.98, 0.1549, 0.3082, 0.1257, 0.0598, 0.5361, 4.6592, 0.0669])


@rule
def casual(view: Any, seat: int, dice: Any) -> int:
    """The move with the best expected points."""
    return by_knack(view, seat, KNACK)


@rule
def by_knack(view: Any, seat: int, knack: Any) -> int:
    if view.phase == NAMING_TRUMP:
        return best_trump(view, seat, knack)
    if view.phase == BIDDING:
        return best_bid(view, seat, knack)
    return best_card(view, seat, knack)


# ---------------------------------------------------------------------------------------------- the chances of one card


@rule
def others_hold(view: Any, seat: int) -> float:
    """The share of the unseen cards that is in the others' hands, not in the stock."""
    unseen = count(unseen_cards(view))
    held = 0
    for other in range(view.players):
        if other != seat and not view.sees_hand >> other & 1:
            held += view.cards_held[other]
    return min(1.0, held / unseen) if unseen > 0 else 0.0


@rule
def higher_in_suit(card: int) -> int:
    """The cards of the same suit that are higher, as bits."""
    suit = suit_of(card)
    return cards_of(suit) & ~(bit(card + 1) - 1)


@rule
def chance_later(view: Any, card: int, hand: int, trump: int, unseen: int, held: float, eager: float, knack: Any) -> float:
    """The chance that this card takes a trick some time this round."""
    if is_wizard(card):
        return min(0.98, knack[WIZARD_WINS])
    if is_jester(card):
        return 0.02
    if view.monochrome:
        rank = card % RANKS
        above = 0
        for suit in range(SUITS):
            above += count(unseen & (cards_of(suit) & ~((bit(suit * RANKS + rank + 1)) - 1)))
        return np.exp(-knack[SUIT_FEAR] * 0.6 * eager * held * (above + count(unseen & WIZARDS)))
    suit = suit_of(card)
    wizards = count(unseen & WIZARDS)
    above = count(unseen & higher_in_suit(card))
    length = count(hand & cards_of(suit))
    if suit == trump:
        return min(0.99, np.exp(-knack[TRUMP_FEAR] * eager * held * (above + wizards)) + knack[LENGTH] * max(0, length - 3))
    trumps = wizards if trump == NO_SUIT else wizards + count(unseen & cards_of(trump))
    outside = count(unseen & cards_of(suit))
    # The fewer cards of the suit are out, the sooner somebody is void and ruffs.
    void_soon = (length + 1.0) / (length + 1.0 + outside * held)
    ruffed = np.exp(-knack[RUFF_FEAR] * eager * held * trumps * void_soon)
    return knack[SUIT_FACTOR] * np.exp(-knack[SUIT_FEAR] * eager * held * above) * ruffed


@rule
def beaters(view: Any, card: int, unseen: int) -> int:
    """The unseen cards that would beat this one, played to the current trick, as bits."""
    if is_wizard(card):
        return unseen & WIZARDS if view.dark_wizard else 0
    if is_jester(card):
        return unseen & ~JESTERS
    if view.monochrome:
        above = WIZARDS
        for suit in range(SUITS):
            above |= cards_of(suit) & ~(bit(suit * RANKS + card % RANKS + 1) - 1)
        return unseen & above
    above = WIZARDS | higher_in_suit(card)
    if view.trump != NO_SUIT and suit_of(card) != view.trump:
        above |= cards_of(view.trump)
    return unseen & above


@rule
def chance_now(view: Any, seat: int, card: int, unseen: int, held: float, eager: float, knack: Any) -> float:
    """The chance that this card takes the current trick."""
    if view.trick_size > 0 and not beats(view, card, card_in_trick(view, winning_place(view))):
        return 0.0
    to_come = view.players - view.trick_size - 1
    if to_come == 0:
        return 1.0
    share = held * to_come / (view.players - 1)
    return np.exp(-knack[LATE_FEAR] * eager * share * count(beaters(view, card, unseen)))


@rule
def eagerness(view: Any, seat: int, knack: Any) -> float:
    """How much the others want tricks: 1 when all bids are as one would expect."""
    tricks = view.hand_size - (view.cards_played - view.trick_size) // view.players
    wanted = 0.0
    share = tricks / view.players
    for other in range(view.players):
        if other != seat:
            wanted += max(0, view.bid[other] - view.won[other]) if view.bid[other] >= 0 else share
    fair = share * (view.players - 1)
    return max(0.2, 1.0 + knack[DEMAND] * (wanted - fair) / max(1.0, fair))


# ------------------------------------------------------------------------------------------- the chances of many cards


@rule
def add_chance(tricks: Any, size: int, chance: float) -> None:
    """One card more: tricks[t] is the chance of t tricks among `size` cards."""
    tricks[size + 1] = tricks[size] * chance
    for number in range(size, 0, -1):
        tricks[number] = tricks[number] * (1.0 - chance) + tricks[number - 1] * chance
    tricks[0] *= 1.0 - chance


@rule
def expected_points(tricks: Any, size: int, bid: int, won: int) -> float:
    total = 0.0
    for number in range(size + 1):
        total += tricks[number] * points(bid, won + number)
    return total


@rule
def tricks_of(view: Any, seat: int, hand: int, trump: int, knack: Any, tricks: Any) -> int:
    """Fills in the chances of every number of tricks for a hand; how many cards it has."""
    unseen = unseen_cards(view)
    held = others_hold(view, seat)
    eager = eagerness(view, seat, knack)
    tricks[0] = 1.0
    size = 0
    rest = hand
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        add_chance(tricks, size, chance_later(view, card, hand, trump, unseen, held, eager, knack))
        size += 1
    return size


# ------------------------------------------------------------------------------------------------------- the decisions


@rule
def best_trump(view: Any, seat: int, knack: Any) -> int:
    best = 0
    most = -1.0e9
    tricks = np.zeros(MOST_ROUNDS + 2)
    for suit in range(SUITS):
        if view.sees_hand >> seat & 1:
            worth = 0.0
            size = tricks_of(view, seat, view.hand[seat], suit, knack, tricks)
            for number in range(size + 1):
                worth += tricks[number] * number
        else:
            # V6: the dealer sees all hands but his own, and names what the others lack.
            worth = 0.0
            for other in range(view.players):
                worth -= count(view.hand[other] & cards_of(suit))
        if worth > most:
            most = worth
            best = suit
    return best


@rule
def best_bid(view: Any, seat: int, knack: Any) -> int:
    tricks = np.zeros(MOST_ROUNDS + 2)
    if view.sees_hand >> seat & 1:
        size = tricks_of(view, seat, view.hand[seat], view.trump, knack, tricks)
    else:
        size = tricks_left_over(view, seat, knack, tricks)
    allowed = legal(view, seat)
    best = lowest(allowed)
    most = -1.0e9
    for bid in range(size + 1):
        worth = expected_points(tricks, size, bid, 0)
        if allowed >> bid & 1 and worth > most:
            most = worth
            best = bid
    return best


@rule
def tricks_left_over(view: Any, seat: int, knack: Any, tricks: Any) -> int:
    """V6: one's own hand is the unknown; what the others cannot be expected to take is left for it."""
    others = 0.0
    scratch = np.zeros(MOST_ROUNDS + 2)
    for other in range(view.players):
        if other != seat:
            size = tricks_of(view, other, view.hand[other], view.trump, knack, scratch)
            for number in range(size + 1):
                others += scratch[number] * number
    share = view.hand_size / view.players
    left = (view.hand_size - others) * 0.5 + share * 0.5
    chance = min(0.95, max(0.03, left / view.hand_size))
    tricks[0] = 1.0
    for size in range(view.hand_size):
        add_chance(tricks, size, chance)
    return view.hand_size


@rule
def best_card(view: Any, seat: int, knack: Any) -> int:
    hand = view.hand[seat]
    allowed = legal(view, seat)
    unseen = unseen_cards(view)
    held = others_hold(view, seat)
    eager = eagerness(view, seat, knack)
    later = np.zeros(CARDS)
    rest = hand
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        later[card] = chance_later(view, card, hand, view.trump, unseen, held, eager, knack)
    best = lowest(allowed)
    most = -1.0e9
    tricks = np.zeros(MOST_ROUNDS + 2)
    choices = allowed
    while choices:
        card = lowest(choices)
        choices &= choices - 1
        tricks[0] = 1.0
        add_chance(tricks, 0, chance_now(view, seat, card, unseen, held, eager, knack))
        size = 1
        rest = hand & ~bit(card)
        while rest:
            add_chance(tricks, size, later[lowest(rest)])
            size += 1
            rest &= rest - 1
        worth = expected_points(tricks, size, view.bid[seat], view.won[seat])
        if worth > most:
            most = worth
            best = card
    return best
