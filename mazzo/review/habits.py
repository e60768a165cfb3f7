"""What the decisions of several games have cost, kind by kind: which habit is the most expensive, and does it get better?"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mazzo.review.losses import SURE
from mazzo.review.shapes import CLASSES, Amount, Decided, Example, Habit, Habits, Review
from mazzo.review.sums import mean, standard_error

MOST_EXAMPLES = 3


class Reviewed(msgspec.Struct, frozen=True, gc=False):
    """Of a whole review what habits are made of. The rest, which is most of it, need not be read for that."""

    decisions: list[Decided]


def habits_of(game: str, counted_in: str, reviews: Sequence[tuple[str, Review | Reviewed]]) -> Habits:
    """What these games of one player have cost, the oldest first; each beside the name of its table or record."""
    kinds: dict[str, list[tuple[str, Decided]]] = {}
    line = []
    for of, review in reviews:
        free = [judged for judged in review.decisions if not judged.forced]
        if free:
            line.append(sum(judged.loss.value for judged in free) / len(free))
        for judged in free:
            kinds.setdefault(judged.kind, []).append((of, judged))
    habits = [_habit(kind, judgements) for kind, judgements in kinds.items()]
    return Habits(game, counted_in, line, sorted(habits, key=lambda habit: -habit.loss.value * habit.decisions))


def _habit(kind: str, judgements: list[tuple[str, Decided]]) -> Habit:
    losses = [judged.loss.value for _, judged in judgements]
    called = [each for each in judgements if each[1].called in CLASSES]
    worst = sorted(called, key=lambda each: -each[1].loss.value)[:MOST_EXAMPLES]
    middle, error = mean(losses), SURE * standard_error(losses)
    return Habit(
        kind=kind,
        decisions=len(losses),
        loss=Amount(middle, middle - error, middle + error) if len(losses) > 1 else judgements[0][1].loss,
        called={name: sum(judged.called == name for _, judged in called) for name in CLASSES},
        examples=[
            Example(of, each.place, each.round_number, each.played, each.better or each.played, each.loss, each.called)
            for of, each in worst
        ],
    )
