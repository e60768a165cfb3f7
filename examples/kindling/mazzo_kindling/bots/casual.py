"""Kindling by rules of thumb: share the sticks out over the rounds, and lay those that are likely to burn alone."""

from __future__ import annotations

from typing import Any

from mazzo.rules.compiled import count, lowest, thought
from mazzo.rules.dice import rolled_below
from mazzo_kindling.rules import LENGTHS, MOST_IN_BUNDLE, OF_EACH_LENGTH, TIE, addable, worth

ONE_IN = 4  # one time in this many it does not lay the best stick, so that nobody can count on it


@thought
def casual(view: Any, seat: int, dice: Any) -> int:
    wanted = sticks_to_lay(view, seat) - count(view.bundle[seat])
    moves = addable(view, seat)
    if view.bundle[seat] != 0 and (wanted <= 0 or moves == 0):
        return TIE
    chosen = best_of(view, seat, moves, max(1, wanted))
    if rolled_below(dice, ONE_IN) == 0 and count(chosen) > 1:
        chosen &= chosen - 1
    return lowest(chosen)


@thought
def sticks_to_lay(view: Any, seat: int) -> int:
    """As many as leave some for every round to come, each of which brings one more."""
    sticks = view.held[seat] + view.rounds - view.round_number
    rounds = view.rounds - view.round_number + 1
    return min(MOST_IN_BUNDLE, max(1, (sticks + rounds - 1) // rounds))


@thought
def best_of(view: Any, seat: int, moves: int, size: int) -> int:
    """The best of these sticks, at most this many, as bits."""
    chosen = 0
    for _ in range(min(size, count(moves))):
        best = -1
        for length in range(LENGTHS):
            if moves >> length & 1 and (best < 0 or likely_points(view, seat, length) > likely_points(view, seat, best)):
                best = length
        chosen |= 1 << best
        moves &= ~(1 << best)
    return chosen


@thought
def likely_points(view: Any, seat: int, length: int) -> float:
    """What a stick scores if it burns, times about how likely that is."""
    points = worth(length) * (2 if length == view.ember else 1)
    elsewhere = OF_EACH_LENGTH - view.burnt[length] - view.hand[seat, length]
    unseen = view.pile_size
    held = 0
    for other in range(view.players):
        if other != seat:
            held += view.held[other]
    unseen += held
    in_other_hands = elsewhere * held / max(1, unseen)
    alone = 1.0 - 0.2 * in_other_hands * (2 if length == view.ember else 1)
    return points * max(0.1, alone)
