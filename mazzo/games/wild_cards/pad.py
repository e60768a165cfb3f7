"""What a score pad asks of Wild Cards, for people who hold the real cards.

The pad is a state like any other. Its piles are never looked at; they count the rounds. At the end somebody says what lies before
everyone, and the rules account for it.
"""

from __future__ import annotations

from typing import Any

from mazzo.games.wild_cards.rules import (
    HABITAT_POINTS,
    NO_SPECIES,
    OF_EACH_SPECIES,
    OVER,
    SPECIES,
    SUGGESTED,
    animals_of,
    best_species,
    end_game,
    leader_points,
    next_round,
    nobody_has_more,
)
from mazzo.rules.news import NOBODY


def acts_in_place(state: Any, drawn: int, place: int) -> int:
    """The seat that acts at this place of the round, from 0; the seat that was drawn is first in the first round (W4)."""
    return int((state.first + drawn + place) % state.players)


def rounds_left(state: Any) -> int:
    """How many rounds there are after this one: as long as a display can be filled."""
    return int(state.animal_pile_size // (state.players - 1))


def next_counted(state: Any, news: Any) -> None:
    """On to the next round, if there is one."""
    if state.animal_pile_size >= state.players - 1:
        next_round(state, news)


def most_animals(state: Any, seat: int, species: int) -> int:
    """How many of a species this seat can have at most, beside what has been entered for the others; W3."""
    left = OF_EACH_SPECIES
    if state.removal == SUGGESTED:
        left -= 1
    for other in range(state.players):
        if other != seat:
            left -= state.collection[other, species]
    return int(left)


def enter_animals(state: Any, seat: int, species: int, animals: int) -> None:
    state.collection[seat, species] = animals


def may_lead(state: Any, seat: int, species: int) -> int:
    """Can this seat own the leader of a species? W13, W11: only if it has some, and nobody has more."""
    return int(state.collection[seat, species] > 0 and nobody_has_more(state, seat, species))


def sure_leader(state: Any, species: int) -> int:
    """The seat that owns the leader of a species if no other one can, or a negative number."""
    sure = NOBODY
    for seat in range(state.players):
        if state.collection[seat, species] > 0 and nobody_has_more(state, seat, species):
            if sure != NOBODY:
                return NOBODY
            sure = seat
    return sure


def enter_leader(state: Any, species: int, seat: int) -> None:
    """The leader of a species lies before this seat; a negative number: it is in the supply."""
    state.leader[species] = seat if seat >= 0 else NOBODY


def a_token(state: Any) -> int:
    """The points that come at once when a payment fits."""
    return HABITAT_POINTS


def most_tokens(state: Any) -> int:
    """The points in tokens that a seat can have at most: those of one animal a round."""
    return int(HABITAT_POINTS * (state.round_number + state.animal_pile_size // (state.players - 1)))


def enter_tokens(state: Any, seat: int, points: int) -> None:
    state.tokens[seat] = points


def best(state: Any, seat: int) -> int:
    """The species that counts two points a card."""
    return int(best_species(state, seat, NO_SPECIES))


def second_best(state: Any, seat: int) -> int:
    """The species that counts one point a card."""
    return int(best_species(state, seat, best_species(state, seat, NO_SPECIES)))


def equals_second(state: Any, seat: int, species: int) -> int:
    """Has this seat as many of this species as of its second best, of which only one counts?"""
    first = best_species(state, seat, NO_SPECIES)
    second = best_species(state, seat, first)
    if species in (first, second) or state.collection[seat, species] == 0:
        return 0
    return int(second != NO_SPECIES and state.collection[seat, species] == state.collection[seat, second])


def leaders_points(state: Any, seat: int) -> int:
    return int(leader_points(state, seat))


def animals(state: Any, seat: int) -> int:
    """All animals of a seat: what settles equal scores."""
    return int(animals_of(state, seat))


def unclaimed(state: Any) -> int:
    """Of the animals turned up so far, how many nobody has; below 0 if more have been entered than ever lay there."""
    taken = 0
    for seat in range(state.players):
        for species in range(SPECIES):
            taken += state.collection[seat, species]
    return int(state.round_number * (state.players - 1) - taken)


def close_account(state: Any, news: Any) -> int:
    """Ends the game with what was entered, unless it is over. Has it ended by this?"""
    if state.phase == OVER:
        return 0
    end_game(state, news)
    return 1


ASKED = (
    acts_in_place,
    rounds_left,
    next_counted,
    most_animals,
    enter_animals,
    may_lead,
    sure_leader,
    enter_leader,
    a_token,
    most_tokens,
    enter_tokens,
    best,
    second_best,
    equals_second,
    leaders_points,
    animals,
    unclaimed,
    close_account,
)
