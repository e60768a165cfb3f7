"""What was luck: the result of every seat as a sum over everything that happened, each change assigned to its cause.

The value of a real table is what a seat gets when everybody plays on as the judge expects and all random events to come are
drawn again. The play-outs follow the game: row by row, the bars of a stretch add up exactly to its value.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from mazzo.review.judge import Judge, Rows
from mazzo.review.sums import less, mean
from mazzo.review.walk import Walk


@dataclass
class Stretch:
    """What happened to every seat in one stretch: for each seat a list with a number for each play-out."""

    round_number: int
    first: int
    """The first move of it."""
    before_deal: Rows
    wins: Rows
    """Who won the game in the end, in play-outs from before the deal; none where a stretch is worth a chance to win."""
    dealt: Rows
    """The value of the table after the deal."""
    drawn: Rows
    """How much cards drawn later changed the value."""
    moved: list[Rows] = field(default_factory=list)
    """Move by move: what that changed."""
    foreseen: list[Rows] = field(default_factory=list)
    """Move by move: what it should have changed, given what its player knew; a number for each imagined world."""
    line: list[list[float]] = field(default_factory=list)
    """The value after each move, over all play-outs, by seat."""
    worth: list[float] | None = None
    """The value of the stretch in the end, by seat."""


def stretches_of(walk: Walk, judge: Judge) -> Generator[None, None, list[Stretch]]:
    """The game, stretch by stretch; it pauses after every move."""
    found: list[Stretch] = []
    now: Rows = []
    for number, each in enumerate(walk.moves):
        state, after = walk.states[number], walk.states[number + 1]
        if not found or found[-1].worth is not None:
            led_to_it = walk.moves[number - 1] if number else None
            seat, move = (led_to_it.seat, led_to_it.move) if led_to_it else (0, None)
            begun = judge.begin(walk.states[max(0, number - 1)], seat, move, state, number)
            now = begun.now
            nothing = [[0.0] * len(row) for row in now]
            found.append(Stretch(int(state.round_number), number, begun.before_deal, begun.wins, now, nothing))
        stretch, was = found[-1], now
        stretch.foreseen.append(judge.foresee(state, each.seat, each.move, number))
        mid, now = judge.follow(state, after, each.seat, each.move)
        stretch.moved.append(changes(was, mid))
        stretch.drawn = [plus(row, change) for row, change in zip(stretch.drawn, changes(mid, now), strict=True)]
        stretch.line.append([mean(row) for row in now])
        stretch.worth = judge.worth_at_the_end(after)
        yield
    return found


def changes(before: Rows, after: Rows) -> Rows:
    return [less(new, old) for new, old in zip(after, before, strict=True)]


def plus(ones: list[float], others: list[float]) -> list[float]:
    return [one + other for one, other in zip(ones, others, strict=True)]
