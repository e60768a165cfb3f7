"""What the decisions of several games have cost, by kind: which habit is the most expensive, and is it improving?"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mazzo.review.losses import SURE
from mazzo.review.shapes import CLASSES, Amount, Decided, Example, Habit, Habits, Review
from mazzo.review.sums import mean, standard_error, together

MOST_EXAMPLES = 3
LATELY = 10  # games that are compared with the same number before them
FEWEST = 5  # decisions on either side


class Reviewed(msgspec.Struct, frozen=True, gc=False):
    """The part of a whole review that habits are computed from. The rest, which is most of it, need not be read for that."""

    decisions: list[Decided]


def habits_of(game: str, counted_in: str, reviews: Sequence[tuple[str, Review | Reviewed]]) -> Habits:
    """What these games of one player have cost, the oldest first, each with the name of its table or record."""
    kinds: dict[str, list[tuple[str, Decided]]] = {}
    line = []
    changes = {kind: change_in(kind, reviews) for kind in {each.kind for _, review in reviews for each in review.decisions}}
    for of, review in reviews:
        free = [judged for judged in review.decisions if not judged.forced]
        if free:
            line.append(sum(judged.loss.value for judged in free) / len(free))
        for judged in free:
            kinds.setdefault(judged.kind, []).append((of, judged))
    habits = [_habit(kind, judgements, changes[kind]) for kind, judgements in kinds.items()]
    return Habits(game, counted_in, line, sorted(habits, key=lambda habit: -habit.loss.value * habit.decisions))


def change_in(kind: str, reviews: Sequence[tuple[str, Review | Reviewed]]) -> Amount | None:
    """How much more a decision of this kind has cost recently than before; None if that cannot be determined."""
    lately, before = (
        [each.loss.value for _, review in some for each in review.decisions if each.kind == kind and not each.forced]
        for some in (reviews[-LATELY:], reviews[-2 * LATELY : -LATELY])
    )
    if min(len(lately), len(before)) < FEWEST:
        return None
    change, error = mean(lately) - mean(before), SURE * together([standard_error(lately), standard_error(before)])
    return Amount(change, change - error, change + error)


def _habit(kind: str, judgements: list[tuple[str, Decided]], change: Amount | None) -> Habit:
    losses = [judged.loss.value for _, judged in judgements]
    called = [each for each in judgements if each[1].called in CLASSES]
    worst = sorted(called, key=lambda each: -each[1].loss.value)[:MOST_EXAMPLES]
    middle, error = mean(losses), SURE * standard_error(losses)
    return Habit(
        kind=kind,
        decisions=len(losses),
        loss=Amount(middle, middle - error, middle + error) if len(losses) > 1 else judgements[0][1].loss,
        change=change,
        called={name: sum(judged.called == name for _, judged in called) for name in CLASSES},
        examples=[
            Example(of, each.place, each.round_number, each.played, each.better or each.played, each.loss, each.called)
            for of, each in worst
        ],
    )
