"""Wizard by rules of thumb: the *casual* player.

It gives every card a chance to take a trick: by what is still out that beats it, by who may hold that, and by how much they
want a trick. It takes those chances for independent; from them follow the chances of every number of tricks. It bids the
number, names the trump and plays the card with the best expected points. That is all; what it knows of people stands in the
numbers of KNACK, found by self-play.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.bots.weighing import WORST
from mazzo.games.wizard.rules import (
    BIDDING,
    CARDS,
    JESTERS,
    MOST_PLAYERS,
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
    own_deck,
    points,
    suit_of,
    suit_to_follow,
    unseen_cards,
    voids,
    winning_place,
)
from mazzo.rules.compiled import count, lowest, thought
from mazzo.rules.exponential import exp, log

# What it has a knack for, by self-play (tools/games/wizard/tune.py):
(
    TRUMP_FEAR,  # how much each higher card out there costs a trump
    SUIT_FEAR,  # ... a card of another suit
    WIZARD_FEAR,  # how much each Wizard out there costs any card
    CALM,  # how much smaller all that is in a large hand, where not everything falls on this card
    RUFF_FEAR,  # how much it costs that somebody may be void and hold a trump
    VOID,  # how soon they are void
    LOST,  # how easily a card of another suit is never led
    LENGTH,  # a long trump suit runs
    DEMAND,  # how much the others' wish for tricks changes all that
    UNKNOWN_WISH,  # how much somebody wants a trick whose bid is not known
    WIZARD_USE,  # how readily a Wizard is spent on a trick that somebody wants
    OWN_DECKS,  # V7: how much a higher card in another's deck costs
    NO_TRUMP,  # how much calmer still without a trump: a card that nobody can follow is not beaten
) = range(13)
KNACK = np.array([0.7297, 2.4803, 0.0352, 0.5785, 0.9944, 0.4583, 0.3435, 0.0217, 1.3334, 0.7773, 0.3081, 0.9209, 0.06])


@thought
def casual(view: Any, seat: int, dice: Any) -> int:
    """The move with the best expected points."""
    return by_knack(view, seat, KNACK)


@thought
def by_knack(view: Any, seat: int, knack: Any) -> int:
    if view.phase == NAMING_TRUMP:
        return best_trump(view, seat, knack)
    if view.phase == BIDDING:
        return best_bid(view, seat, knack)
    return best_card(view, seat, knack)


# ---------------------------------------------------------------------------------------------- the chances of one card


@thought
def higher_in_suit(card: int) -> int:
    """The cards of the same suit that are higher, as bits."""
    suit = suit_of(card)
    return cards_of(suit) & ~(bit(card + 1) - 1)


@thought
def higher_in_rank(card: int) -> int:
    """V7: the cards of a higher rank, and the Wizards, as bits."""
    above = WIZARDS
    for suit in range(SUITS):
        above |= cards_of(suit) & ~(bit(suit * RANKS + card % RANKS + 1) - 1)
    return above


@thought
def rarity(share: float) -> float:
    """The logarithm by which the chances shrink, for each card looked for, that none of them is in this share of the rest."""
    return -log(1.0 - min(0.98, share))


@thought
def tricks_left(view: Any) -> int:
    return view.hand_size - (view.cards_played - view.trick_size) // view.players


@thought
def chance_later(
    view: Any, card: int, hand: int, size: int, lead: float, trump: int, unseen: int, eager: float, knack: Any
) -> float:
    """The chance that this card of a hand takes one of `size` tricks to come, when these cards are unseen.

    `lead` is the chance to lead to the first of them.
    """
    if is_wizard(card):
        return 0.85 if view.dark_wizard else 0.98
    if is_jester(card):
        return 0.01
    rivals = view.players - 1
    if view.monochrome:
        beating = count(unseen & higher_in_rank(card)) / max(1, count(unseen))
        return exp(-knack[OWN_DECKS] * eager * rivals * beating / (1.02 - beating))
    suit = suit_of(card)
    held = rivals * size / max(1, count(unseen))
    by_one = rarity(held / rivals)
    higher = unseen & higher_in_suit(card)
    lower = unseen & (cards_of(suit) & ~higher_in_suit(card) | JESTERS)
    if size == 1:
        return chance_of_last(unseen, higher, lower, suit, trump, rivals, lead)
    # A player who wants no trick ducks where that is possible.
    cannot_duck = exp(-by_one * count(lower))
    pressed = eager if eager > 1.0 else eager + (1.0 - eager) * cannot_duck
    fear = rarity(held) / (1.0 + knack[CALM] * (size - 1))
    if trump == NO_SUIT:
        fear /= 1.0 + knack[NO_TRUMP] * (size - 1)
    no_wizard = exp(-knack[WIZARD_FEAR] * eager * fear * count(unseen & WIZARDS))
    length = count(hand & cards_of(suit))
    if suit == trump:
        return min(
            0.98, no_wizard * exp(-knack[TRUMP_FEAR] * pressed * fear * count(higher)) + knack[LENGTH] * max(0, length - 3)
        )
    void = exp(-knack[VOID] * by_one * count(unseen & cards_of(suit)))
    can_trump = 0.0 if trump == NO_SUIT else 1.0 - exp(-by_one * count(unseen & cards_of(trump)))
    no_ruff = (1.0 - min(0.95, knack[RUFF_FEAR] * eager * void * can_trump)) ** rivals
    led = size / (size + knack[LOST])
    led += lead * (1.0 - led) / size
    return led * no_wizard * no_ruff * exp(-knack[SUIT_FEAR] * pressed * fear * count(higher))


@thought
def chance_of_last(unseen: int, higher: int, lower: int, suit: int, trump: int, rivals: int, lead: float) -> float:
    """The chance of the last card, when nobody has a choice any more."""
    beating = higher | (unseen & WIZARDS)
    if trump != NO_SUIT and suit != trump:
        beating |= unseen & cards_of(trump)
    unbeaten = 1.0 - count(beating) / max(1, count(unseen))
    if suit == trump:
        return unbeaten**rivals
    led_to = count(lower) / max(1, count(unseen))
    return lead * unbeaten**rivals + (1.0 - lead) * led_to * unbeaten ** (rivals - 1)


@thought
def wish(view: Any, other: int, knack: Any) -> float:
    """How much a seat wants the trick: 1 if it is one short of its bid, 0 if the bid is made."""
    if view.bid[other] < 0:
        return min(1.0, knack[UNKNOWN_WISH])
    return 1.0 if view.bid[other] > view.won[other] else 0.0


@thought
def none_of(cards: int, chance: float) -> float:
    """The chance that somebody holds none of these cards who holds each with this chance."""
    return (1.0 - chance) ** count(cards)


@thought
def chance_beaten(view: Any, other: int, card: int, suit: int, unseen: int, void: int, knack: Any) -> float:
    """The chance that somebody who is still to play beats this card."""
    wants = wish(view, other, knack)
    if view.monochrome:
        unseen &= own_deck(other)
        higher = unseen & higher_in_rank(card) if not is_wizard(card) else unseen & WIZARDS * view.dark_wizard
        share = count(higher) / max(1, count(unseen))
        return wants * (1.0 - (1.0 - share) ** view.cards_held[other]) + (1.0 - wants) * share ** view.cards_held[other]
    each = min(0.98, view.cards_held[other] / max(1, count(unseen)))
    has_wizard = 1.0 - none_of(unseen & WIZARDS, each)
    if is_wizard(card):
        return wants * has_wizard * knack[WIZARD_USE] if view.dark_wizard else 0.0
    follows = 0 if suit == NO_SUIT or void >> suit & 1 else unseen & cards_of(suit)
    higher = follows & higher_in_suit(card) if suit_of(card) == suit else 0
    trumps = 0
    if view.trump != NO_SUIT and suit != view.trump and not void >> view.trump & 1:
        trumps = unseen & cards_of(view.trump)
        if suit_of(card) == view.trump:
            trumps &= higher_in_suit(card)
    has_higher = 1.0 - none_of(higher, each)
    ruffs = none_of(follows, each) * (1.0 - none_of(trumps, each))
    willing = 1.0 - (1.0 - has_higher) * (1.0 - ruffs) * (1.0 - knack[WIZARD_USE] * has_wizard)
    forced = has_higher * none_of((follows & ~higher) | (unseen & JESTERS), each)
    return wants * willing + (1.0 - wants) * forced


@thought
def chance_now(view: Any, seat: int, card: int, unseen: int, void: Any, knack: Any) -> float:
    """The chance that this card takes the current trick."""
    if view.trick_size > 0 and not beats(view, card, card_in_trick(view, winning_place(view))):
        return 0.0
    to_come = view.players - view.trick_size - 1
    if to_come == 0:
        return 1.0
    if is_jester(card):
        return 0.01
    suit = suit_to_follow(view)
    if suit == NO_SUIT:
        suit = suit_of(card)
    chance = 1.0
    other = seat
    for _ in range(to_come):
        other = other + 1 if other + 1 < view.players else 0
        chance *= 1.0 - chance_beaten(view, other, card, suit, unseen, void[other], knack)
    return chance


@thought
def eagerness(view: Any, seat: int, knack: Any) -> float:
    """How much the others want tricks: 1 when all bids are as one would expect."""
    tricks = tricks_left(view)
    share = tricks / view.players
    wanted = 0.0
    for other in range(view.players):
        if other != seat:
            wanted += max(0, view.bid[other] - view.won[other]) if view.bid[other] >= 0 else share
    return min(2.0, max(0.3, exp(knack[DEMAND] * (wanted - share * (view.players - 1)) / max(1, tricks))))


# ------------------------------------------------------------------------------------------- the chances of many cards


@thought
def add_chance(tricks: Any, size: int, chance: float) -> None:
    """One card more: tricks[t] is the chance of t tricks among `size` cards."""
    tricks[size + 1] = tricks[size] * chance
    for number in range(size, 0, -1):
        tricks[number] = tricks[number] * (1.0 - chance) + tricks[number - 1] * chance
    tricks[0] *= 1.0 - chance


@thought
def expected_points(tricks: Any, size: int, bid: int, won: int) -> float:
    total = 0.0
    for number in range(size + 1):
        total += tricks[number] * points(bid, won + number)
    return total


@thought
def tricks_of(view: Any, seat: int, hand: int, trump: int, knack: Any, tricks: Any) -> int:
    """Fills in the chances of every number of tricks for a hand; how many cards it has."""
    unseen = unseen_cards(view)
    eager = eagerness(view, seat, knack)
    lead = 1.0 if view.leader == seat else 0.0
    tricks[0] = 1.0
    size = 0
    rest = hand
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        add_chance(tricks, size, chance_later(view, card, hand, view.hand_size, lead, trump, unseen, eager, knack))
        size += 1
    return size


@thought
def tricks_unseen(view: Any, seat: int, trump: int, knack: Any, tricks: Any) -> int:
    """V6: the same for one's own hand, which could be any of the cards unseen; what may beat it is before one's eyes."""
    unseen = unseen_cards(view)
    if view.monochrome:
        unseen &= own_deck(seat)
    theirs = 0
    for other in range(view.players):
        theirs |= view.hand[other]
    eager = eagerness(view, seat, knack)
    lead = 1.0 if view.leader == seat else 0.0
    chance = 0.0
    rest = unseen
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        chance += chance_later(view, card, bit(card), view.hand_size, lead, trump, theirs, eager, knack) / count(unseen)
    tricks[0] = 1.0
    for size in range(view.hand_size):
        add_chance(tricks, size, chance)
    return view.hand_size


# ------------------------------------------------------------------------------------------------------- the decisions


@thought
def foreseen(view: Any, seat: int, trump: int, knack: Any, tricks: Any) -> int:
    """Fills in the chances of every number of tricks under this trump; how many cards the hand has."""
    if view.sees_hand >> seat & 1:
        return tricks_of(view, seat, view.hand[seat], trump, knack, tricks)
    return tricks_unseen(view, seat, trump, knack, tricks)


@thought
def best_trump(view: Any, seat: int, knack: Any) -> int:
    """The suit that promises most tricks."""
    best = 0
    most = WORST
    tricks = np.zeros(MOST_ROUNDS + 2)
    for suit in range(SUITS):
        size = foreseen(view, seat, suit, knack, tricks)
        worth = 0.0
        for number in range(size + 1):
            worth += tricks[number] * number
        if worth > most:
            most = worth
            best = suit
    return best


@thought
def best_bid(view: Any, seat: int, knack: Any) -> int:
    tricks = np.zeros(MOST_ROUNDS + 2)
    size = foreseen(view, seat, view.trump, knack, tricks)
    allowed = legal(view, seat)
    best = lowest(allowed)
    most = WORST
    for bid in range(size + 1):
        worth = expected_points(tricks, size, bid, 0)
        if allowed >> bid & 1 and worth > most:
            most = worth
            best = bid
    return best


@thought
def best_card(view: Any, seat: int, knack: Any) -> int:
    worth = np.zeros(CARDS)
    weigh_cards(view, seat, knack, worth)
    choices = legal(view, seat)
    best = lowest(choices)
    while choices:
        card = lowest(choices)
        choices &= choices - 1
        if worth[card] > worth[best]:
            best = card
    return best


@thought
def weigh_cards(view: Any, seat: int, knack: Any, worth: Any) -> None:
    """Fills in the points to be expected of the round, for every card that may be played."""
    hand = view.hand[seat]
    unseen = unseen_cards(view)
    eager = eagerness(view, seat, knack)
    void = np.zeros(MOST_PLAYERS, np.int64)
    for other in range(view.players):
        void[other] = voids(view, other)
    # What the cards are worth in the tricks to come, if this one is lost, and if it is won and the next is led.
    lost = np.zeros(CARDS)
    won = np.zeros(CARDS)
    size = tricks_left(view) - 1
    rest = hand if size > 0 else 0
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        lost[card] = chance_later(view, card, hand, size, 0.0, view.trump, unseen, eager, knack)
        won[card] = chance_later(view, card, hand, size, 1.0, view.trump, unseen, eager, knack)
    tricks = np.zeros(MOST_ROUNDS + 2)
    choices = legal(view, seat)
    while choices:
        card = lowest(choices)
        choices &= choices - 1
        now = chance_now(view, seat, card, unseen, void, knack)
        tricks[0] = 1.0
        add_chance(tricks, 0, now)
        size = 1
        rest = hand & ~bit(card)
        while rest:
            other = lowest(rest)
            rest &= rest - 1
            add_chance(tricks, size, lost[other] + now * (won[other] - lost[other]))
            size += 1
        worth[card] = expected_points(tricks, size, view.bid[seat], view.won[seat])
