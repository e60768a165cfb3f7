"""What a player of Wild Cards may imagine: a whole table that agrees with all they have seen.

The cards a seat has not seen fall on the places it does not know: the hands of the others, beyond what was seen to return to
them, and the pile; every way equally likely. The same goes for the animals removed and those in the pile. What the others have
sealed in the present phase is not in the view, so nobody else has decided; what they sealed before it (the bids while the
eagle's owner is asked) is any of what was legal, each equally likely.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.games.wild_cards.rules import (
    ANIMALS,
    HABITATS,
    HIDDEN_CARD,
    KINDS,
    MOST_PAID,
    MOST_PLAYERS,
    NO_CARD,
    NO_SPECIES,
    OF_EACH_SPECIES,
    REFILL,
    SECOND,
    SPECIES,
    SUGGESTED,
    animals_removed,
    cards_from,
    lay_open,
    take_from_hand,
)
from mazzo.rules.compiled import count, lowest, rule, thought
from mazzo.rules.dice import any_of, imagine_shuffles, rolled_below, shuffle_by_dice


@rule
def imagine(view: Any, dice: Any, state: Any) -> None:
    lay_open(view, state)
    imagine_shuffles(dice, state)
    state.waiting = view.waiting
    state.also_bid = view.also_bid
    state.declined = view.declined
    for other in range(MOST_PLAYERS):
        state.bid[other] = view.bid[other]
        state.showing[other] = view.showing[other]
        state.paid[other] = view.paid[other]
        for number in range(MOST_PAID):
            state.payment[other, number] = view.payment[other, number]
    imagine_habitats(view, dice, state)
    imagine_animals(view, dice, state)
    for other in range(view.players):
        if view.bid[other] == HIDDEN_CARD:
            imagine_bid(other, dice, state)


@rule
def unseen_habitats(view: Any, cards: Any) -> int:
    """Writes the habitat cards that could be anywhere into `cards`; how many there are."""
    size = 0
    for kind in range(KINDS):
        seen = view.discards[kind] + view.shown[kind] + int(view.also_bid == kind)
        for seat in range(view.players):
            seen += view.hand[seat, kind] + int(view.bid[seat] == kind) + int(view.showing[seat] == kind)
            if seat != view.seat:
                seen += view.known[seat, kind]
            for number in range(view.paid[seat]):
                seen += int(view.payment[seat, number] == kind)
        for _ in range(view.copies[kind] - seen):
            cards[size] = kind
            size += 1
    return size


@thought
def imagine_habitats(view: Any, dice: Any, state: Any) -> None:
    cards = np.empty(HABITATS, np.int64)
    size = unseen_habitats(view, cards)
    shuffle_by_dice(dice, cards, size)
    for seat in range(MOST_PLAYERS):
        state.held[seat] = view.held[seat]
        for kind in range(KINDS):
            state.hand[seat, kind] = view.hand[seat, kind]
        if seat == view.seat or seat >= view.players:
            continue
        # Their count includes the Refill card, unless it is seen on the table.
        state.held[seat] = view.cards_held[seat] - int(view.bid[seat] != REFILL)
        unknown = state.held[seat]
        for kind in range(KINDS):
            state.hand[seat, kind] = view.known[seat, kind]
            unknown -= view.known[seat, kind]
        for _ in range(unknown):
            size -= 1
            state.hand[seat, cards[size]] += 1
    for place in range(HABITATS):
        state.habitat_pile[place] = NO_CARD
    for number in range(size):
        state.habitat_pile[HABITATS - size + number] = cards[number]


@thought
def imagine_animals(view: Any, dice: Any, state: Any) -> None:
    """W3: with three players one of each species may be known to be removed."""
    animals = np.empty(ANIMALS, np.int64)
    one_of_each = 1 if view.removal == SUGGESTED else 0
    size = 0
    for species in range(SPECIES):
        state.removed[species] = one_of_each
        seen = view.display[species] + view.gone[species] + one_of_each
        for seat in range(view.players):
            seen += view.collection[seat, species]
        for _ in range(OF_EACH_SPECIES - seen):
            animals[size] = species
            size += 1
    shuffle_by_dice(dice, animals, size)
    for _ in range(animals_removed(view) - SPECIES * one_of_each):
        size -= 1
        state.removed[animals[size]] += 1
    for place in range(ANIMALS):
        state.animal_pile[place] = NO_SPECIES
    for number in range(size):
        state.animal_pile[ANIMALS - size + number] = animals[number]


@rule
def imagine_bid(seat: int, dice: Any, state: Any) -> None:
    """A card face down is any that could be bid; W8: two of them are any two, each pair equally likely."""
    if state.phase == SECOND:
        state.bid[seat] = any_of(cards_from(state, seat, 0, 1) | 1 << REFILL, dice)
        take_from_hand(state, seat, state.bid[seat])
        return
    pairs = 0
    for card in range(KINDS):
        pairs += count(pairs_with(state, seat, card))
    chosen = rolled_below(dice, pairs)
    for card in range(KINDS):
        seconds = pairs_with(state, seat, card)
        if chosen < count(seconds):
            for _ in range(chosen):
                seconds &= seconds - 1
            state.bid[seat] = card
            state.also_bid = lowest(seconds)
            take_from_hand(state, seat, card)
            take_from_hand(state, seat, state.also_bid)
            return
        chosen -= count(seconds)


@rule
def pairs_with(state: Any, seat: int, card: int) -> int:
    """The second cards, as bits, that make a pair in order with this first one."""
    if state.hand[seat, card] == 0:
        return 0
    seconds = cards_from(state, seat, card, 1) | 1 << REFILL
    return seconds if state.hand[seat, card] > 1 else seconds & ~(1 << card)
