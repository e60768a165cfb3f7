"""Life is Life by habit: gather three of a kind, lay what you have fewest of or too many, knock when the hand looks good."""

from __future__ import annotations

from typing import Any

from mazzo.games.life_is_life.rules import KNOCK, LAYING, ROWS, SPECIES, cards_to_come, legal, value_of
from mazzo.rules.compiled import lowest, thought
from mazzo.rules.dice import rolled_below

GOOD_HAND = 20  # points they count on
MANY = 2  # with this many cards they count on a species,
ENOUGH = 3  # and more of it than this they do not want


@thought
def novice(view: Any, seat: int, dice: Any) -> int:
    moves = legal(view, seat)
    if view.phase == LAYING:
        return least_wanted(view, seat, moves)
    if moves >> KNOCK & 1 and view.knocks == 0 and points_counted_on(view, seat) >= GOOD_HAND and rolled_below(dice, 2) == 0:
        return KNOCK
    return best_row(view, seat, dice)


@thought
def points_counted_on(view: Any, seat: int) -> int:
    points = 0
    for species in range(SPECIES):
        if view.hand[seat, species] >= MANY:
            points += value_of(species)
    return points


@thought
def best_row(view: Any, seat: int, dice: Any) -> int:
    """The row with most of what they gather, card for card."""
    best = 0
    most = -1.0
    for row in range(ROWS):
        fits = 0.0
        for species in range(SPECIES):
            fits += view.row[row, species] * min(ENOUGH, int(view.hand[seat, species]))
        fits = fits / (row + 1) + rolled_below(dice, 100) / 100.0
        if fits > most:
            most = fits
            best = row
    return best


@thought
def wish_to_keep(copies: int) -> int:
    """What there is too much of goes first, then what is alone."""
    return copies if copies <= ENOUGH else 0


@thought
def least_wanted(view: Any, seat: int, moves: int) -> int:
    """The next card of the set of those they can best do without. A set is laid in the order of the species."""
    chosen = 0
    for _ in range(cards_to_come(view) + 1):
        worst = -1
        for species in range(view.least_next, SPECIES):
            left = view.hand[seat, species]
            if left == 0 or chosen >> species & 1:
                continue
            if worst < 0 or wish_to_keep(left) < wish_to_keep(view.hand[seat, worst]):
                worst = species
        if worst >= 0:
            chosen |= 1 << worst
    chosen &= moves
    return lowest(chosen) if chosen else lowest(moves)
