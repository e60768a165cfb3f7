"""What was luck: the result of every seat as a sum over everything that happened, each change under its cause.

The value of a true table is what a seat gets when everybody plays on as the judge expects and all chance to come is drawn anew.
The play-outs go along with the game: row by row, what the bars of a stretch add up to is what it was worth, exactly.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from mazzo.review.judge import Judge
from mazzo.review.walk import Walk


@dataclass
class Stretch:
    """What befell every seat in one stretch: arrays with a row for each play-out and a column for each seat."""

    round_number: int
    first: int
    """The first move of it."""
    before_deal: Any
    wins: Any
    """Who won the game in the end, in play-outs from before the deal; none where a stretch is worth a chance to win."""
    dealt: Any
    """What the table was worth after the deal."""
    drawn: Any
    """What was drawn later changed the value by so much."""
    moved: list[Any] = field(default_factory=list)
    """Move by move: what that changed."""
    foreseen: list[Any] = field(default_factory=list)
    """Move by move: what it should have changed by what its player knew; a row for each imagined world."""
    line: list[Any] = field(default_factory=list)
    """The value after each move, over all play-outs."""
    worth: Any = None
    """What the stretch was worth in the end, by seat."""


def stretches_of(walk: Walk, judge: Judge) -> Generator[None, None, list[Stretch]]:
    """The game, stretch by stretch; it pauses after every move."""
    found: list[Stretch] = []
    for number, each in enumerate(walk.moves):
        state, after = walk.states[number], walk.states[number + 1]
        if not found or found[-1].worth is not None:
            led_to_it = walk.moves[number - 1] if number else None
            seat, move = (led_to_it.seat, led_to_it.move) if led_to_it else (0, None)
            before_deal, wins, now = judge.begin(walk.states[max(0, number - 1)], seat, move, state, number)
            found.append(Stretch(int(state.round_number), number, before_deal, wins, now, np.zeros_like(now)))
        stretch, was = found[-1], now
        stretch.foreseen.append(judge.foresee(state, each.seat, each.move, number))
        mid, now = judge.follow(state, after, each.seat, each.move)
        stretch.moved.append(mid - was)
        stretch.drawn += now - mid
        stretch.line.append(now.mean(axis=0))
        stretch.worth = judge.worth_at_the_end(after)
        yield
    return found
