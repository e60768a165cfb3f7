"""What a Wizard player may imagine: a whole table that agrees with all they have seen.

The cards a seat has not seen fall on the places it does not know: hands and stock, every way that breaks no void equally
likely. A seat is void in a suit it did not follow this round; Wizards and Jesters are never excluded by a void.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.games.wizard.rules import (
    CARDS,
    HIDDEN_BID,
    MOST_PLAYERS,
    NO_CARD,
    NO_SUIT,
    OWN_DECK_SIZE,
    SUITS,
    bit,
    cards_left,
    lay_open,
    own_deck,
    suit_of,
    unseen_cards,
    used_cards,
    voids,
)
from mazzo.rules.compiled import lowest, rule, thought
from mazzo.rules.dice import imagine_shuffles, roll, rolled_below, shuffle_by_dice

MOST_SHUFFLES = 32  # before the counts are drawn

# For the counts a card is one of five kinds: a suit, or what no void excludes, Wizards and Jesters.
KINDS = SUITS + 1
NO_VOID_KIND = SUITS


@rule
def imagine(view: Any, dice: Any, state: Any) -> None:
    lay_open(view, state)
    imagine_shuffles(dice, state)
    for other in range(MOST_PLAYERS):
        state.hand[other] = view.hand[other]
        state.bid[other] = view.bid[other]
        if view.bid[other] == HIDDEN_BID:
            state.bid[other] = rolled_below(dice, view.hand_size + 1)
    for card in range(CARDS):
        state.stock[card] = NO_CARD
    if view.monochrome:
        imagine_own_decks(view, dice, state)
    else:
        imagine_hands(view, dice, state)


@thought
def imagine_own_decks(view: Any, dice: Any, state: Any) -> None:
    """V7: each seat's unseen cards are its own, in its hand or in what is left of its deck."""
    deck = np.empty(OWN_DECK_SIZE, np.int64)
    undealt = OWN_DECK_SIZE - view.hand_size
    played = used_cards(view)
    for seat in range(view.players):
        hidden = own_deck(seat) & ~played & ~view.hand[seat]
        size = 0
        while hidden:
            deck[size] = lowest(hidden)
            size += 1
            hidden &= hidden - 1
        shuffle_by_dice(dice, deck, size)
        for place in range(undealt):
            state.stock[CARDS - undealt * (view.players - seat) + place] = deck[place]
        for place in range(undealt, size):
            state.hand[seat] |= bit(deck[place])


@thought
def imagine_hands(view: Any, dice: Any, state: Any) -> None:
    cards = np.empty(CARDS, np.int64)
    room = np.zeros(MOST_PLAYERS, np.int64)
    void = np.zeros(MOST_PLAYERS, np.int64)
    hidden = unseen_cards(view)
    size = 0
    while hidden:
        cards[size] = lowest(hidden)
        size += 1
        hidden &= hidden - 1
    for other in range(view.players):
        if not view.sees_hand >> other & 1:
            room[other] = cards_left(view, other)
            void[other] = voids(view, other)
    # Shuffling again after a clash is exact. After too many clashes the counts of each kind are drawn first, which is exact too.
    for _ in range(MOST_SHUFFLES):
        shuffle_by_dice(dice, cards, size)
        if breaks_no_void(view, cards, room, void):
            lay_out(view, cards, size, room, state)
            return
    order_by_counts(view, dice, cards, size, room, void)
    lay_out(view, cards, size, room, state)


@rule
def breaks_no_void(view: Any, cards: Any, room: Any, void: Any) -> bool:
    place = 0
    for seat in range(view.players):
        for _ in range(room[seat]):
            suit = suit_of(cards[place])
            if suit != NO_SUIT and void[seat] >> suit & 1:
                return False
            place += 1
    return True


@rule
def lay_out(view: Any, cards: Any, size: int, room: Any, state: Any) -> None:
    """Gives the first cards to the hands, seat by seat; the rest is the stock."""
    place = 0
    for seat in range(view.players):
        for _ in range(room[seat]):
            state.hand[seat] |= bit(cards[place])
            place += 1
    for number in range(place, size):
        state.stock[CARDS - size + number] = cards[number]


@thought
def order_by_counts(view: Any, dice: Any, cards: Any, size: int, room: Any, void: Any) -> None:
    """Puts the unseen cards into an order that breaks no void, each such order equally likely.

    The seats with voids are served one after the other. How many cards of each kind a seat holds is drawn by the number of ways
    in which it can hold them, times the number of ways that this leaves for the seats after it. The seats without a void share
    the rest as it falls.
    """
    of_kind = np.empty((KINDS, CARDS), np.int64)
    sizes = np.zeros(KINDS, np.int64)
    shuffle_by_dice(dice, cards, size)
    sort_by_kind(cards, size, of_kind, sizes)
    counts = draw_counts(view, dice, room, void, sizes)
    lay_by_counts(view, dice, cards, room, counts, of_kind, sizes)


@rule
def sort_by_kind(cards: Any, size: int, of_kind: Any, sizes: Any) -> None:
    """The cards by their kinds, in the order in which they come, and how many there are of each."""
    for number in range(size):
        suit = suit_of(cards[number])
        kind = NO_VOID_KIND if suit == NO_SUIT else suit
        of_kind[kind, sizes[kind]] = cards[number]
        sizes[kind] += 1


@thought
def draw_counts(view: Any, dice: Any, room: Any, void: Any, sizes: Any) -> Any:
    """How many cards of each kind every seat with a void holds; zeros for the others."""
    bound = np.empty(MOST_PLAYERS, np.int64)  # the seats with voids
    bound_seats = 0
    for seat in range(view.players):
        if room[seat] > 0 and void[seat] != 0:
            bound[bound_seats] = seat
            bound_seats += 1
    ways_left = count_ways(bound, bound_seats, room, void, sizes)
    counts = np.zeros((MOST_PLAYERS, KINDS), np.int64)
    left = sizes.copy()
    for number in range(bound_seats):
        seat = bound[number]
        draw_hand(dice, counts[seat], ways_left[number + 1], left, sizes, room[seat], void[seat])
        for kind in range(KINDS):
            left[kind] -= counts[seat, kind]
    return counts


@thought
def draw_hand(dice: Any, hand: Any, after: Any, left: Any, sizes: Any, room: int, void: int) -> None:
    """Draws the counts of one hand, each as likely as the number of ways in which all can go on from it."""
    chosen = rolled_fraction(dice) * total_ways(after, left, sizes, room, void)
    fill_from(hand, left, room, void, 0)
    while True:
        chosen -= ways_of_hand(hand, left) * ways_after(after, left, hand, sizes)
        if chosen < 0.0 or not next_counts(hand, left, room, void):
            return


@thought
def lay_by_counts(view: Any, dice: Any, cards: Any, room: Any, counts: Any, of_kind: Any, sizes: Any) -> None:
    """Puts the cards into the order of the seats: their counts of each kind first, the rest shuffled over the free places."""
    used = np.zeros(KINDS, np.int64)
    rest = np.empty(CARDS, np.int64)
    rest_size = 0
    for kind in range(KINDS):
        for number in range(counts[:, kind].sum(), sizes[kind]):
            rest[rest_size] = of_kind[kind, number]
            rest_size += 1
    shuffle_by_dice(dice, rest, rest_size)
    place = 0
    free = 0
    for seat in range(view.players):
        for kind in range(KINDS):
            for _ in range(counts[seat, kind]):
                cards[place] = of_kind[kind, used[kind]]
                used[kind] += 1
                place += 1
        for _ in range(room[seat] - counts[seat].sum()):
            cards[place] = rest[free]
            free += 1
            place += 1
    for number in range(free, rest_size):
        cards[place] = rest[number]
        place += 1


@rule
def rolled_fraction(dice: Any) -> float:
    """A number from 0 up to 1, in steps of 2 to the power of -53."""
    return ((roll(dice) << 21) ^ (roll(dice) >> 11)) / 9007199254740992.0


# A hand is counts of the five kinds. Its ways are gone through in order: first as many of the last kinds as there are.


@rule
def fill_from(hand: Any, left: Any, room: int, void: int, first: int) -> bool:
    """Fills a hand with the last kinds there are, from `first` on; False if they are too few."""
    for kind in range(KINDS - 1, first - 1, -1):
        hand[kind] = 0
        if not (kind != NO_VOID_KIND and void >> kind & 1):
            hand[kind] = min(room, left[kind])
            room -= hand[kind]
    return room == 0


@rule
def next_counts(hand: Any, left: Any, room: int, void: int) -> bool:
    """The next way to fill a hand; False after the last."""
    for suit in range(SUITS - 1, -1, -1):
        before = 0
        for other in range(suit):
            before += hand[other]
        if void >> suit & 1 or hand[suit] == left[suit] or before + hand[suit] == room:
            continue
        hand[suit] += 1
        if fill_from(hand, left, room - before - hand[suit], void, suit + 1):
            return True
        hand[suit] -= 1
        fill_from(hand, left, room - before - hand[suit], void, suit + 1)
    return False


@rule
def ways(of: int, taken: int) -> float:
    """In how many ways `taken` things can be chosen among `of`."""
    result = 1.0
    for number in range(taken):
        result = result * (of - number) / (number + 1)
    return result


@rule
def ways_of_hand(hand: Any, left: Any) -> float:
    """In how many ways the cards left can give a hand these counts of each kind."""
    result = 1.0
    for kind in range(KINDS):
        result *= ways(left[kind], hand[kind])
    return result


@rule
def ways_after(after: Any, left: Any, hand: Any, sizes: Any) -> float:
    """The ways to serve the later seats once this hand is gone from what is left, as `count_ways` has written them down.

    The entries go by the suits that are left, like the digits of a number. The fifth kind follows from the others.
    """
    entry = 0
    for suit in range(SUITS):
        entry = entry * (sizes[suit] + 1) + left[suit] - hand[suit]
    return after[entry]


@thought
def total_ways(after: Any, left: Any, sizes: Any, room: int, void: int) -> float:
    """In how many ways this seat and those after it can be served from what is left."""
    hand = np.zeros(KINDS, np.int64)
    if not fill_from(hand, left, room, void, 0):
        return 0.0
    total = 0.0
    while True:
        total += ways_of_hand(hand, left) * ways_after(after, left, hand, sizes)
        if not next_counts(hand, left, room, void):
            return total


@thought
def count_ways(bound: Any, bound_seats: int, room: Any, void: Any, sizes: Any) -> Any:
    """For each seat with a void, and all that may be left of the kinds when it is served: the ways to serve it and the later
    ones. They are worked out from the last seat to the first."""
    entries = 1
    for suit in range(SUITS):
        entries *= sizes[suit] + 1
    table = np.zeros((bound_seats + 1, entries))
    table[bound_seats, :] = 1.0
    left = np.zeros(KINDS, np.int64)
    total = sizes.sum()
    for number in range(bound_seats - 1, -1, -1):
        gone = 0
        for earlier in range(number):
            gone += room[bound[earlier]]
        for entry in range(entries):
            rest = entry
            suited = 0
            for suit in range(SUITS - 1, -1, -1):
                left[suit] = rest % (sizes[suit] + 1)
                rest //= sizes[suit] + 1
                suited += left[suit]
            left[NO_VOID_KIND] = total - gone - suited
            if 0 <= left[NO_VOID_KIND] <= sizes[NO_VOID_KIND]:
                seat = bound[number]
                table[number, entry] = total_ways(table[number + 1], left, sizes, room[seat], void[seat])
    return table
