"""What a seat of Kindling may imagine: the sticks it has not seen lie in the other hands and in the woodpile, anyhow.

Whatever a seat has laid, the rest of its hand could have been anything, for a bundle may always be tied. So every way the unseen
sticks can lie is equally likely, and one shuffle is exact. Of a round that is being bundled a view knows nobody's bundle but the
viewer's own: in an imagined world the others have still to begin.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.rules.compiled import rule, thought
from mazzo.rules.dice import imagine_shuffles, shuffle_by_dice
from mazzo_kindling.rules import LENGTHS, MOST_PLAYERS, OF_EACH_LENGTH, STICKS, lay_open


@thought
def imagine(view: Any, dice: Any, state: Any) -> None:
    lay_open(view, state)
    imagine_shuffles(dice, state)
    state.tied = view.tied
    for place in range(LENGTHS):
        state.ember_cards[place] = 0
    sticks = np.empty(STICKS, np.int64)
    size = gather_unseen(view, sticks)
    shuffle_by_dice(dice, sticks, size)
    hand_out(view, sticks, size, state)


@rule
def gather_unseen(view: Any, sticks: Any) -> int:
    """The sticks that could lie anywhere, into `sticks`; how many there are."""
    size = 0
    for length in range(LENGTHS):
        copies = OF_EACH_LENGTH - view.burnt[length]
        for other in range(view.players):
            copies -= view.hand[other, length] + (view.bundle[other] >> length & 1)
        for _ in range(copies):
            sticks[size] = length
            size += 1
    return size


@rule
def hand_out(view: Any, sticks: Any, size: int, state: Any) -> None:
    """The first of the unseen sticks to the hands, seat by seat; the rest is the woodpile."""
    place = 0
    for other in range(MOST_PLAYERS):
        state.bundle[other] = view.bundle[other]
        for length in range(LENGTHS):
            state.hand[other, length] = view.hand[other, length]
        if other != view.seat:
            for _ in range(view.held[other]):
                state.hand[other, sticks[place]] += 1
                place += 1
    for gap in range(STICKS - view.pile_size):
        state.pile[gap] = 0
    for rest in range(place, size):
        state.pile[STICKS - size + rest] = sticks[rest]
