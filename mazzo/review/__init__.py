"""Reviewing a game: what every decision of a seat cost, how certain that is, and how much was luck.

    from mazzo.review import review
    from mazzo.table.record import read_record

    found = review(read_record(text), seat=0)
    found.bars.losses, found.called("mistake", "blunder")

The same record always gives the same numbers. `Reviewer` gives first numbers soon and more precise ones later.
"""

from __future__ import annotations

import math
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from mazzo.bots.heuristics import counted_in
from mazzo.bots.master import glance
from mazzo.bots.network import fingerprint_of_weights, is_trained, weights_of
from mazzo.review.bars import all_bars, amount, bars_of, line_of
from mazzo.review.judge import RulesOfThumb, manner_of
from mazzo.review.losses import MIXED, SURE, Part, judge_parts, parts_of, put_off_losses, worst_of
from mazzo.review.luck import Stretch, stretches_of
from mazzo.review.shapes import CLASSES, FINE, Amount, Judged, Review, Weighed
from mazzo.review.sums import less, mean, standard_error, together, total
from mazzo.review.walk import Walk, walked
from mazzo.rules.dice import dice_of
from mazzo.rules.game import Game, game_of
from mazzo.table.record import Record
from mazzo.words import kind_of_decision, move_words, theme_of

__all__ = ["EFFORTS", "Effort", "Review", "Reviewer", "review"]

Found = TypeVar("Found")
NO_DIFFERENCE = 1e-9
AS_GOOD = 0.2
"""How much less a move may be worth to the master, by its own measure, and still count as equally good."""
LOG_OF_MIXED = math.log(MIXED)
FEWEST_WORLDS = 12
"""With fewer worlds, a move is not compared with others: that would mean nothing."""


@dataclass(frozen=True)
class Effort:
    """How long a review thinks."""

    name: str
    worlds: int
    most_worlds: int
    """For decisions that are close and costly."""
    deals: int
    playouts: float
    """The factor for the number of play-outs, and of worlds in which a move is predicted, that the game specifies."""


VERSION = 3  # increased when the same record would get other numbers from the same judge
EFFORTS = {
    effort.name: effort
    for effort in (
        Effort("quick", 24, 24, 64, 0.125),
        Effort("usual", 48, 384, 400, 1.0),
        Effort("long", 400, 6400, 4000, 10.0),
    )
}


class Reviewing:
    """Reviews one game: `at(seat, effort)` returns what is known about any seat after that effort, building on earlier ones."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self._parts: dict[int, list[Part]] = {}
        self._stretches: dict[str, list[Stretch]] = {}

    def at(self, seat: int, effort: Effort) -> Review:
        """The review of this seat; ValueError if there is no such seat."""
        return to_the_end(self.steps(seat, effort))

    def steps(self, seat: int, effort: Effort) -> Generator[None, None, Review]:
        """Like `at`, in steps of a fraction of a second, so that the caller can do something else in between."""
        walk, course, game = self.walk, self.walk.course, self.walk.game
        manner = manner_of(game)
        decisions = yield from self.judged_decisions(seat, effort)
        parts = self._parts[seat]
        if effort.name not in self._stretches:
            self._stretches[effort.name] = yield from stretches_of(walk, self._judge(effort))
        stretches = self._stretches[effort.name]
        rounds = [bars_of(stretch, walk, parts, seat) for stretch in stretches]
        return Review(
            game=course.game,
            rules=course.rules,
            judge=reviewed_by(game),
            effort=effort.name,
            players=course.players,
            options=dict(course.options),
            seat=seat,
            name=course.names[seat],
            counted_in=counted_in(game),
            rank=course.ranks[seat],
            marks=manner.marks,
            bars=all_bars([each.bars for each in rounds], manner.adds_up),
            rounds=rounds,
            line=line_of(stretches, walk, seat, manner.adds_up),
            decisions=[judged(group, manner.marks, walk) for group in decisions],
        )

    def judged_decisions(self, seat: int, effort: Effort) -> Generator[None, None, list[list[Part]]]:
        """The decisions of this seat, in parts: what each cost, leaving luck aside."""
        walk = self.walk
        if not 0 <= seat < walk.course.players:
            raise ValueError(f"seat {seat}: this table has seats 0 to {walk.course.players - 1}")
        if seat not in self._parts:
            self._parts[seat] = parts_of(walk.states, walk.moves, seat)
        parts = self._parts[seat]
        for part in parts:
            part.put_off, part.put_off_error = [0.0, 0.0], 0.0  # what was found before must not decide where more worlds go
        manner = manner_of(walk.game)
        yield from judge_parts(parts, self._judge(effort), effort.worlds, effort.most_worlds, manner.marks[0])
        decisions = by_decision(parts, walk)
        put_off_losses(decisions, manner.lost_once, is_masters)
        return decisions

    def _judge(self, effort: Effort) -> RulesOfThumb:
        return RulesOfThumb(self.walk.game, self.walk.options, self.walk.key, effort.playouts, effort.deals)


class Reviewer(Reviewing):
    """Reviews the game of a record; ValueError, with an explanation, if the record is invalid or the game is not over."""

    def __init__(self, record: Record) -> None:
        super().__init__(walked(record))


def to_the_end(working: Generator[None, None, Found]) -> Found:
    while True:
        try:
            next(working)
        except StopIteration as done:
            found: Found = done.value
            return found


def review(record: Record, seat: int, effort: str = "usual") -> Review:
    """The review of one seat of a finished game; ValueError, with an explanation, if it cannot be reviewed."""
    return Reviewer(record).at(seat, EFFORTS[effort])


def judge_of(game: Game) -> str:
    """The judge of this game, and its version."""
    return f"{RulesOfThumb.name}, master {fingerprint_of_weights(game)}"


def reviewed_by(game: Game) -> str:
    """The reviewer of this game, with the versions of the judge and of the evaluation."""
    return f"{judge_of(game)}, review {VERSION}"


def marks_of(game: Game) -> list[float]:
    """The certain loss from which a decision is called by each of CLASSES."""
    return manner_of(game).marks


# ------------------------------------------------------------------------------------------------------- the decisions


def by_decision(parts: list[Part], walk: Walk) -> list[list[Part]]:
    groups: dict[int, list[Part]] = {}
    for part in parts:
        groups.setdefault(walk.moves[part.number].place, []).append(part)
    return list(groups.values())


def judged(parts: list[Part], marks: list[float], walk: Walk) -> Judged:
    """A whole decision: what its parts cost, added up."""
    open_parts = [part for part in parts if part.worlds > 0]
    worst = worst_of(parts)
    place = walk.moves[parts[0].number].place
    view = parts[0].view
    played = [move_words(part.view, part.played) for part in parts]
    kind = kind_of_decision(view, parts[0].seat, parts[0].played)
    round_number = int(view.round_number)
    if worst is None:
        nothing = Amount(0.0, 0.0, 0.0)
        return Judged(place, round_number, kind, played, None, nothing, FINE, True, [], 0)
    loss = total([part.loss() for part in open_parts])
    least = surely_lost(open_parts)
    most = loss + together([max(SURE * part.error(), part.most_lost() - part.loss()) for part in open_parts])
    called = class_of(least, marks)
    if called != FINE:
        called = class_of(surely_lost([part for part in open_parts if not excused(part)]), marks)
    better, theme = None, None
    if worst.best() != worst.played:
        best = move_words(worst.view, worst.best())
        better = [*(move_words(part.view, part.played) for part in parts if part.number < worst.number), best]
        theme = theme_of(worst.view, best, move_words(worst.view, worst.played))
    return Judged(
        place=place,
        round_number=round_number,
        kind=kind,
        played=played,
        better=better,
        loss=Amount(loss, least, most),
        called=called,
        forced=False,
        candidates=candidates_of(worst),
        worlds=worst.worlds,
        theme=theme,
    )


def surely_lost(parts: list[Part]) -> float:
    """The lower end of what these cost together."""
    return total([part.loss() for part in parts]) - SURE * together([part.error() for part in parts])


def class_of(surely: float, marks: list[float]) -> str:
    """The class of a loss that is certainly at least this much."""
    reached = sum(surely >= mark for mark in marks)
    return CLASSES[reached - 1] if reached else FINE


def excused(part: Part) -> bool:
    """Is there a reason not to call it a mistake, although it cost something by rules of thumb?

    The rules of thumb sometimes choose it when all decide in secret; or a search that also considers the others does not find
    it worse; or the master, who plays on better than the rules of thumb, would play it.
    """
    return part.is_mixed() or not part.surely_worse_to_search() or is_masters(part)


def is_masters(part: Part) -> bool:
    """Would the master play this, or almost?"""
    return part.played in moves_of_master(part)


def moves_of_master(part: Part) -> list[int]:
    """What the master would play there, or almost; none if it has not been trained for the game."""
    thoughts = thoughts_of_master(part.view, part.seat)
    if not thoughts:
        return []
    best = max([worth for _, worth in thoughts])
    game = game_of(part.view)
    valued = game.phases[int(part.view.phase)] in manner_of(game).valued_by_master
    least = best - AS_GOOD if valued else best + LOG_OF_MIXED
    return [move for move, worth in thoughts if worth >= least]


def thoughts_of_master(view: Any, seat: int) -> list[tuple[int, float]]:
    """Every move with its value by the master's network, before any search."""
    game = game_of(view)
    if not is_trained(game):
        return []
    return glance(weights_of(game), view, seat, dice_of(np.zeros(8, np.int64), 0))


def candidates_of(part: Part) -> list[Weighed]:
    found = []
    best = part.values[part.best()]
    for move, values in part.values.items():
        tried = [value for value in values if not math.isnan(value)]
        if len(tried) < FEWEST_WORLDS and move != part.played:
            continue  # the rules of thumb picked it now and then
        behind = [gap for gap in less(best, values) if not math.isnan(gap)]
        found.append(
            Weighed(
                move=move_words(part.view, move),
                value=mean(tried),
                worlds=len(tried),
                behind=amount(mean(behind), standard_error(behind) if len(behind) > 1 else 0.0),
                worse_in=len([gap for gap in behind if gap > NO_DIFFERENCE]) / len(behind),
                better_in=len([gap for gap in behind if gap < -NO_DIFFERENCE]) / len(behind),
            )
        )
    return sorted(found, key=lambda each: (-each.worlds, -each.value))
