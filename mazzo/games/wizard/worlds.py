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
from mazzo.rules import dice as chance
from mazzo.rules.compiled import lowest, rule, thought
from mazzo.rules.dice import imagine_shuffles, rolled_below, shuffle_by_dice


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
    deck = np.empty(15, np.int64)
    undealt = 15 - view.hand_size
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
    # Drawing again after a clash is exact. After too many clashes the counts of each suit are drawn first.
    for _ in range(32):
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
    """The first cards to the hands, seat by seat; the rest is the stock."""
    place = 0
    for seat in range(view.players):
        for _ in range(room[seat]):
            state.hand[seat] |= bit(cards[place])
            place += 1
    for number in range(place, size):
        state.stock[CARDS - size + number] = cards[number]


@rule
def ways(of: int, taken: int) -> float:
    """In how many ways `taken` things can be chosen among `of`."""
    result = 1.0
    for number in range(taken):
        result = result * (of - number) / (number + 1)
    return result


NO_VOID_KIND = SUITS  # Wizards and Jesters: the fifth kind of card, which no void excludes


@thought
def order_by_counts(view: Any, dice: Any, cards: Any, size: int, room: Any, void: Any) -> None:
    """Puts the unseen cards into an order that breaks no void, each such order equally likely.

    Seat by seat, among those with voids: how many cards of each kind it holds is drawn by the number of ways in which it can
    be, times the number of ways left to the seats after it. Those numbers are reckoned from the last seat to the first, for
    everything that may be left of the kinds by then. Whoever has no void shares the rest as it falls.
    """
    left = np.zeros(5, np.int64)
    of_kind = np.empty((5, CARDS), np.int64)
    shuffle_by_dice(dice, cards, size)
    for number in range(size):
        suit = suit_of(cards[number])
        kind = NO_VOID_KIND if suit == NO_SUIT else suit
        of_kind[kind, left[kind]] = cards[number]
        left[kind] += 1
    bound = np.empty(MOST_PLAYERS, np.int64)
    bound_seats = 0
    for seat in range(view.players):
        if room[seat] > 0 and void[seat] != 0:
            bound[bound_seats] = seat
            bound_seats += 1
    ways_left = count_ways(bound, bound_seats, room, void, left)

    # Each bound seat draws its counts, and takes that many of the (shuffled) cards of each kind.
    taken = np.zeros((MOST_PLAYERS, 5), np.int64)
    now = left.copy()
    hand = np.zeros(5, np.int64)
    for number in range(bound_seats):
        seat = bound[number]
        chosen = rolled_fraction(dice) * total_ways(ways_left[number + 1], now, left, room[seat], void[seat])
        first_counts(hand, now, room[seat], void[seat])
        while True:
            chosen -= ways_of_hand(hand, now) * at(ways_left[number + 1], now, hand, left)
            if chosen < 0.0 or not next_counts(hand, now, room[seat], void[seat]):
                break
        for kind in range(5):
            taken[seat, kind] = hand[kind]
            now[kind] -= hand[kind]

    # Lay the cards in the order of the seats; the free places take the rest, shuffled together.
    rest = np.empty(CARDS, np.int64)
    rest_size = 0
    used = np.zeros(5, np.int64)
    for number in range(bound_seats):
        for kind in range(5):
            used[kind] += taken[bound[number], kind]
    for kind in range(5):
        for number in range(used[kind], left[kind]):
            rest[rest_size] = of_kind[kind, number]
            rest_size += 1
    shuffle_by_dice(dice, rest, rest_size)
    place = 0
    free = 0
    used[:] = 0
    for seat in range(view.players):
        if room[seat] > 0 and void[seat] != 0:
            for kind in range(5):
                for _ in range(taken[seat, kind]):
                    cards[place] = of_kind[kind, used[kind]]
                    used[kind] += 1
                    place += 1
        else:
            for _ in range(room[seat]):
                cards[place] = rest[free]
                free += 1
                place += 1
    for number in range(free, rest_size):
        cards[place] = rest[number]
        place += 1


@rule
def rolled_fraction(dice: Any) -> float:
    """A number from 0 up to 1, 53 bits fine."""
    return ((chance.roll(dice) << 21) ^ (chance.roll(dice) >> 11)) / 9007199254740992.0


@rule
def first_counts(hand: Any, left: Any, room: int, void: int) -> None:
    """The first way to fill a hand: as many of the last kinds as there are."""
    for kind in range(5):
        hand[kind] = 0
    fill_from(hand, left, room, void, 0)


@rule
def fill_from(hand: Any, left: Any, room: int, void: int, first: int) -> bool:
    """Fills a hand with the last kinds there are, from `first` on; False if they are too few."""
    for kind in range(4, first - 1, -1):
        hand[kind] = 0
        if not (kind != NO_VOID_KIND and void >> kind & 1):
            hand[kind] = min(room, left[kind])
            room -= hand[kind]
    return room == 0


@rule
def next_counts(hand: Any, left: Any, room: int, void: int) -> bool:
    """The next way to fill a hand; False after the last."""
    for kind in range(3, -1, -1):
        before = 0
        for other in range(kind):
            before += hand[other]
        if void >> kind & 1 or hand[kind] == left[kind] or before + hand[kind] == room:
            continue
        hand[kind] += 1
        if fill_from(hand, left, room - before - hand[kind], void, kind + 1):
            return True
        hand[kind] -= 1
        fill_from(hand, left, room - before - hand[kind], void, kind + 1)
    return False


@rule
def ways_of_hand(hand: Any, left: Any) -> float:
    """In how many ways the cards left can give a hand these counts of each kind."""
    result = 1.0
    for kind in range(5):
        result *= ways(left[kind], hand[kind])
    return result


@rule
def place_of(left: Any, sizes: Any) -> int:
    """Where a table keeps the entry for these suits left. The fifth kind follows from the others."""
    place = 0
    for suit in range(SUITS):
        place = place * (sizes[suit] + 1) + left[suit]
    return place


@rule
def at(table: Any, left: Any, hand: Any, sizes: Any) -> float:
    place = 0
    for suit in range(SUITS):
        place = place * (sizes[suit] + 1) + left[suit] - hand[suit]
    return table[place]


@thought
def total_ways(after: Any, left: Any, sizes: Any, room: int, void: int) -> float:
    """In how many ways this seat and those after it can be served from what is left."""
    hand = np.zeros(5, np.int64)
    if not fill_from(hand, left, room, void, 0):
        return 0.0
    total = 0.0
    while True:
        total += ways_of_hand(hand, left) * at(after, left, hand, sizes)
        if not next_counts(hand, left, room, void):
            return total


@thought
def count_ways(bound: Any, bound_seats: int, room: Any, void: Any, sizes: Any) -> Any:
    """For each bound seat, and all that may be left of the kinds when it is served: the ways to serve it and the later ones."""
    entries = 1
    for suit in range(SUITS):
        entries *= sizes[suit] + 1
    table = np.zeros((bound_seats + 1, entries))
    table[bound_seats, :] = 1.0
    left = np.zeros(5, np.int64)
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
