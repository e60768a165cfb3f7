"""What a score pad asks of Life is Life, for people who hold the real cards.

The pad is a state like any other. Its cards are never looked at: the hands are empty until somebody says what was shown.
"""

from __future__ import annotations

from typing import Any

from mazzo.games.life_is_life.rules import (
    BY_KNOCK,
    FIRST_SET,
    HAND_SIZE,
    OVER,
    SETS,
    SPECIES,
    cards_for_majority,
    clear_the_table,
    deal,
    ends_rounds,
    is_in,
    majority,
    seats_in,
    sudden_death,
    value_of,
    value_round,
)


def begin(state: Any, starter: int, news: Any) -> None:
    """The first round of a fresh game, begun by the seat that was drawn (L1)."""
    state.starter = starter
    state.round_number = 0
    deal(state, news)
    clear_the_table(state)


def still_in(state: Any, seat: int) -> int:
    return int(is_in(state, seat))


def worth(state: Any, species: int) -> int:
    """What a species is worth, which is the number of its cards."""
    return int(value_of(species))


def needed_for_majority(state: Any) -> int:
    """L6: the fewest cards that can be a majority in this round."""
    return int(cards_for_majority(seats_in(state)))


def most_cards(state: Any, seat: int, species: int) -> int:
    """How many cards of a species this seat can hold at most, beside what has been entered so far."""
    if not is_in(state, seat):
        return 0
    of_species = value_of(species)
    in_hand = HAND_SIZE
    for other in range(state.players):
        if other != seat:
            of_species -= state.hand[other, species]
    for other in range(SPECIES):
        if other != species:
            in_hand -= state.hand[seat, other]
    return int(min(of_species, in_hand))


def enter_cards(state: Any, seat: int, species: int, cards: int) -> None:
    state.hand[seat, species] = cards


def has_most(state: Any, species: int) -> int:
    """The seat with the majority of a species, or a negative number."""
    return int(majority(state, species, seats_in(state)))


def close_round(state: Any, news: Any) -> None:
    """Values the hands that were entered."""
    value_round(state, BY_KNOCK, news)
    if state.phase != OVER:
        clear_the_table(state)


def ends_at_once(state: Any, species: int) -> int:
    """Does a whole set of this species cause a sudden death? L9: cats do not among experts."""
    return int(FIRST_SET <= species < FIRST_SET + SETS and ends_rounds(state, species))


def close_suddenly(state: Any, seat: int, species: int, news: Any) -> None:
    """The round ends by a sudden death: this seat has shown a whole set of this species."""
    for other in range(SPECIES):
        state.hand[seat, other] = 0
    state.hand[seat, species] = value_of(species)
    sudden_death(state, seat, news)
    if state.phase != OVER:
        clear_the_table(state)


ASKED = (
    begin,
    still_in,
    worth,
    needed_for_majority,
    most_cards,
    enter_cards,
    has_most,
    close_round,
    ends_at_once,
    close_suddenly,
)
