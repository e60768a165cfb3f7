"""What a learned player of Wild Cards is shown: hands, bids and collections, and what every animal on display would change."""

from __future__ import annotations

from typing import Any

from mazzo.bots.observation import put_choice, put_mark, put_number
from mazzo.games.wild_cards.rules import (
    EAGLE,
    HIDDEN_CARD,
    KINDS,
    MOST_PLAYERS,
    MOST_ROUNDS,
    NATURAL_HABITAT,
    NO_CARD,
    OVER,
    PEACOCK,
    REFILL,
    SPECIES,
    VALUES,
    WILD,
    YES,
    animals_of,
    best_species,
    score,
    suit_of,
)
from mazzo.rules.compiled import rule

OTHERS = MOST_PLAYERS - 1
OF_A_KIND = 4  # as many cards of a kind, and animals of a species on display, as are told apart
OF_A_SPECIES = 7
HELD_TOLD = 11
TOKENS_TOLD = 10
BIDS = REFILL + 2  # any card, the Refill card, or one face down
LEADS = (-12, -8, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 6, 8, 12)  # points another seat is ahead
GAINS = 5  # points that an animal would bring
SUITED = 6
MOVES = YES + 1

A_SEAT = SPECIES * OF_A_SPECIES + SPECIES + TOKENS_TOLD + HELD_TOLD + BIDS + 4 + 3 + MOST_PLAYERS + SPECIES * (GAINS + 1) + 12
AN_OTHER = KINDS * 2 + len(LEADS)
A_SPECIES = OF_A_KIND + 2 * OF_A_SPECIES + SUITED + 7 + 1
INPUTS = (
    2 * KINDS * OF_A_KIND  # in hand, among the discards
    + KINDS * 3
    + KINDS * 3
    + BIDS
    + MOST_PLAYERS * A_SEAT
    + OTHERS * AN_OTHER
    + SPECIES * A_SPECIES
    + MOST_ROUNDS
    + OVER
    + (VALUES + 1)
    + 3 * MOST_PLAYERS
    + 10
    + 3
    + 15
)
HIDDEN_INPUTS = OTHERS * (KINDS * OF_A_KIND + BIDS) + SPECIES * OF_A_SPECIES
SITUATION = 0

ANSWERS = OVER * MOVES
FIRST_VALUED = ANSWERS


@rule
def put_kinds(sheet: Any, at: int, counts: Any, most: int) -> int:
    """How many cards of every kind."""
    for kind in range(KINDS):
        at = put_number(sheet, at, counts[kind], most)
    return at


@rule
def most_of_others(view: Any, seat: int, species: int) -> int:
    most = 0
    for other in range(view.players):
        if other != seat:
            most = max(most, int(view.collection[other, species]))
    return most


@rule
def gain_of(view: Any, seat: int, species: int) -> int:
    """The points that one more animal of a species would bring a seat, its leader included."""
    best = best_species(view, seat, -1)
    second = best_species(view, seat, best)
    held = int(view.collection[seat, species])
    gain = 0
    if species == best:
        gain = 2
    elif held == view.collection[seat, best]:
        gain = 2  # it becomes the best, and the best becomes the second
        if species != second:
            gain += int(view.collection[seat, best]) - int(view.collection[seat, second])
    elif species == second or held == view.collection[seat, second]:
        gain = 1
    if view.leader[species] != seat and held + 1 >= most_of_others(view, seat, species):
        gain += 3 if species == PEACOCK else 1
    return gain


@rule
def observe(view: Any, seat: int, sheet: Any) -> int:
    players = view.players
    at = put_kinds(sheet, 0, view.hand[seat], OF_A_KIND)
    at = put_kinds(sheet, at, view.discards, OF_A_KIND)
    at = put_kinds(sheet, at, view.discarding, 3)
    for number in range(3):
        for kind in range(KINDS):
            at = put_mark(sheet, at, number < view.paid[seat] and view.payment[seat, number] == kind)
    at = put_choice(sheet, at, view.also_bid, BIDS)
    for number in range(MOST_PLAYERS):
        at = put_seat(view, (seat + number) % players, sheet, at) if number < players else at + A_SEAT
    for number in range(1, MOST_PLAYERS):
        if number < players:
            other = (seat + number) % players
            put_kinds(sheet, at, view.known[other], 2)
            for place in range(len(LEADS)):
                put_mark(sheet, at + 2 * KINDS + place, score(view, other) - score(view, seat) >= LEADS[place])
        at += AN_OTHER
    for species in range(SPECIES):
        at = put_species(view, seat, species, sheet, at)
    at = put_number(sheet, at, view.animal_pile_size // (players - 1), MOST_ROUNDS)
    at = put_choice(sheet, at, view.phase, OVER)
    at = put_choice(sheet, at, view.value, VALUES + 1)
    at = put_choice(sheet, at, players - 1, MOST_PLAYERS)
    at = put_choice(sheet, at, (view.first - seat + players) % players, MOST_PLAYERS)
    at = put_number(sheet, at, view.players - view.round_number, MOST_PLAYERS)
    at = put_number(sheet, at, view.habitat_pile_size // 3, 10)
    at = put_mark(sheet, at, view.copies[0] > 3)
    at = put_mark(sheet, at, view.copies[WILD * VALUES] > 1)
    at = put_mark(sheet, at, view.removal != 0)
    put_number(sheet, at, total_value(view, seat), 15)
    return 0


@rule
def total_value(view: Any, seat: int) -> int:
    """What the cards in hand add up to, in threes."""
    total = 0
    for kind in range(KINDS):
        total += view.hand[seat, kind] * ((kind & 3) + 1)
    return total // 3


@rule
def put_seat(view: Any, seat: int, sheet: Any, at: int) -> int:
    for species in range(SPECIES):
        at = put_number(sheet, at, view.collection[seat, species], OF_A_SPECIES)
        at = put_mark(sheet, at, view.leader[species] == seat)
    at = put_number(sheet, at, view.tokens[seat] // 2, TOKENS_TOLD)
    at = put_number(sheet, at, view.cards_held[seat], HELD_TOLD)
    at = put_choice(sheet, at, BIDS - 1 if view.bid[seat] == HIDDEN_CARD else view.bid[seat], BIDS)
    at = put_mark(sheet, at, view.bid[seat] == NO_CARD)
    at = put_mark(sheet, at, view.acquired >> seat & 1 != 0)
    at = put_mark(sheet, at, view.contenders >> seat & 1 != 0)
    at = put_mark(sheet, at, view.tied >> seat & 1 != 0)
    at = put_number(sheet, at, view.paid[seat], 3)
    at = put_choice(sheet, at, view.place[seat] if view.contenders >> seat & 1 else MOST_PLAYERS, MOST_PLAYERS)
    for species in range(SPECIES):
        at = put_number(sheet, at, gain_of(view, seat, species) if view.display[species] > 0 else 0, GAINS)
        at = put_mark(sheet, at, view.display[species] > 0 and view.collection[seat, species] == 0)
    return put_number(sheet, at, animals_of(view, seat), 12)


@rule
def put_species(view: Any, seat: int, species: int, sheet: Any, at: int) -> int:
    """An animal on display, how many are still to come, and how the viewer stands there."""
    at = put_number(sheet, at, view.display[species], OF_A_KIND)
    left = OF_A_SPECIES - view.display[species] - view.gone[species]
    for other in range(view.players):
        left -= view.collection[other, species]
    at = put_number(sheet, at, left, OF_A_SPECIES)
    at = put_number(sheet, at, most_of_others(view, seat, species), OF_A_SPECIES)
    suited = 0
    for kind in range(KINDS):
        if suit_of(kind) == WILD or suit_of(kind) == NATURAL_HABITAT[species]:
            suited += int(view.hand[seat, kind])
    at = put_number(sheet, at, suited, SUITED)
    at = put_number(sheet, at, max(0, int(view.collection[seat, species]) - most_of_others(view, seat, species) + 3), 7)
    return put_mark(sheet, at, view.chosen == species)


@rule
def place_of(view: Any, order: int, move: int) -> int:
    return view.phase * MOVES + move


# ------------------------------------------------------------------------------------------------------ while it is learning


@rule
def uncover(state: Any, seat: int, order: int, sheet: Any) -> None:
    """All hands, all bids, and the animals that are still to come."""
    at = 0
    for number in range(1, MOST_PLAYERS):
        if number < state.players:
            other = (seat + number) % state.players
            put_kinds(sheet, at, state.hand[other], OF_A_KIND)
            put_choice(sheet, at + KINDS * OF_A_KIND, state.bid[other], BIDS)
            if other == state.leader[EAGLE]:
                put_choice(sheet, at + KINDS * OF_A_KIND, state.also_bid, BIDS)
        at += KINDS * OF_A_KIND + BIDS
    for species in range(SPECIES):
        left = OF_A_SPECIES - state.display[species] - state.gone[species] - state.removed[species]
        for other in range(state.players):
            left -= state.collection[other, species]
        at = put_number(sheet, at, left, OF_A_SPECIES)


@rule
def situate(state: Any, numbers: Any) -> None:
    """Hands and collections go on from round to round: there is nothing to tell between them."""


@rule
def earned(state: Any, seat: int, gained: int) -> float:
    """A tenth of the points."""
    return 0.1 * gained
