"""Looking back at a game: what every decision of a seat cost, how sure that is, and what was luck.

    from mazzo.review import review
    from mazzo.table.record import read_record

    found = review(read_record(text), seat=0)
    found.bars.losses, found.called("mistake", "blunder")

The same record always gives the same numbers. `Reviewer` gives the first ones soon and sharper ones later.
"""

from __future__ import annotations

import math
from collections.abc import Generator
from dataclasses import dataclass

import numpy as np

from mazzo.bots.heuristics import CHANCE, POINTS, counted_in
from mazzo.bots.master import at_a_glance
from mazzo.bots.network import fingerprint_of_weights, is_trained, weights_of
from mazzo.games import own
from mazzo.review.bars import all_bars, amount, bars_of, line_of
from mazzo.review.judge import RulesOfThumb
from mazzo.review.losses import MIXED, SURE, Part, judge_parts, parts_of, put_off_losses, standard_error
from mazzo.review.luck import Stretch, stretches_of
from mazzo.review.shapes import CLASSES, FINE, Amount, Judged, Review, Weighed
from mazzo.review.walk import Walk, walked
from mazzo.rules.dice import dice_of
from mazzo.rules.game import Game, game_of
from mazzo.table.record import Record
from mazzo.words import move_words

__all__ = ["EFFORTS", "Effort", "Review", "Reviewer", "review"]

MARKS = {CHANCE: (0.02, 0.04, 0.08), POINTS: (3.0, 6.0, 12.0)}
"""For a game that has no marks of its own."""
NO_DIFFERENCE = 1e-9
AS_GOOD = 0.2
"""By how much a move may be worth less to the master, by its own measure, and still be as good."""


@dataclass(frozen=True)
class Effort:
    """How long a review thinks."""

    name: str
    worlds: int
    most_worlds: int
    """For decisions that are close and costly."""
    deals: int
    playouts: float
    """So many times as many play-outs, and worlds to foresee a move in, as the game says."""


VERSION = 2  # raised when the same record would get other numbers from the same judge
EFFORTS = {
    effort.name: effort
    for effort in (
        Effort("quick", 24, 24, 64, 0.125),
        Effort("usual", 48, 384, 400, 1.0),
        Effort("long", 400, 6400, 4000, 10.0),
    )
}


class Reviewer:
    """Reviews one game: `at(seat, effort)` gives what a longer look adds to what is known, for any seat."""

    def __init__(self, record: Record) -> None:
        self.walk = walked(record)
        self.game = self.walk.game
        self._parts: dict[int, list[Part]] = {}
        self._stretches: dict[str, list[Stretch]] = {}

    def at(self, seat: int, effort: Effort) -> Review:
        """The review of this seat; ValueError if there is no such seat."""
        working = self.steps(seat, effort)
        while True:
            try:
                next(working)
            except StopIteration as done:
                found: Review = done.value
                return found

    def steps(self, seat: int, effort: Effort) -> Generator[None, None, Review]:
        """As `at`, in steps of a fraction of a second: whoever works on it can do something else between them."""
        record = self.walk.record
        if not 0 <= seat < record.players:
            raise ValueError(f"seat {seat}: this table has seats 0 to {record.players - 1}")
        if seat not in self._parts:
            self._parts[seat] = parts_of(self.walk.states, self.walk.moves, seat)
        parts = self._parts[seat]
        for part in parts:
            part.put_off = part.put_off_error = 0.0  # what was found before must not decide where more worlds go
        marks = marks_of(self.game)
        judge = RulesOfThumb(self.game, self.walk.table.options, self.walk.key, effort.playouts, effort.deals)
        yield from judge_parts(parts, judge, effort.worlds, effort.most_worlds, marks[0])
        decisions = by_decision(parts, self.walk)
        put_off_losses(decisions, bool(own(self.game, "review", "LOST_ONCE", False)), is_masters)
        if effort.name not in self._stretches:
            self._stretches[effort.name] = yield from stretches_of(self.walk, judge)
        stretches = self._stretches[effort.name]
        rounds = [bars_of(stretch, self.walk, parts, seat) for stretch in stretches]
        adds_up = bool(own(self.game, "review", "ADDS_UP", False))
        return Review(
            game=self.game.name,
            rules=record.rules,
            judge=reviewed_by(self.game),
            effort=effort.name,
            players=record.players,
            options=dict(record.options),
            seat=seat,
            name=record.names[seat],
            counted_in=counted_in(self.game),
            rank=(self.walk.table.ranks() or [])[seat],
            marks=list(marks),
            bars=all_bars([each.bars for each in rounds], adds_up),
            rounds=rounds,
            line=line_of(stretches, self.walk, seat, adds_up),
            decisions=[judged(group, marks, self.walk) for group in decisions],
        )


def review(record: Record, seat: int, effort: str = "usual") -> Review:
    """The review of one seat of a finished game; ValueError, with a sentence, for what cannot be reviewed."""
    return Reviewer(record).at(seat, EFFORTS[effort])


def judge_of(game: Game) -> str:
    """Who judges this game, and by which version."""
    return f"{RulesOfThumb.name}, master {fingerprint_of_weights(game)}"


def reviewed_by(game: Game) -> str:
    """Who reviews this game, and by which version: of the judge, and of what is made of it."""
    return f"{judge_of(game)}, review {VERSION}"


def marks_of(game: Game) -> tuple[float, ...]:
    """From what certain loss on a decision is called by each of CLASSES."""
    return tuple(own(game, "review", "MARKS", MARKS[counted_in(game)]))


# ------------------------------------------------------------------------------------------------------- the decisions


def by_decision(parts: list[Part], walk: Walk) -> list[list[Part]]:
    groups: dict[int, list[Part]] = {}
    for part in parts:
        groups.setdefault(walk.moves[part.number].place, []).append(part)
    return list(groups.values())


def judged(parts: list[Part], marks: tuple[float, ...], walk: Walk) -> Judged:
    """A whole decision: what its parts cost, added up."""
    open_parts = [part for part in parts if not part.forced]
    place = walk.moves[parts[0].number].place
    view = parts[0].view
    played = [move_words(part.view, part.played) for part in parts]
    kind = game_of(view).phases[int(view.phase)]
    round_number = int(view.round_number)
    if not open_parts:
        nothing = Amount(0.0, 0.0, 0.0)
        return Judged(place, round_number, kind, played, None, nothing, FINE, True, [], 0)
    error = math.hypot(*(part.error() for part in open_parts))
    loss = sum(part.loss() for part in open_parts)
    most = max(loss + SURE * error, *(part.most_lost() for part in open_parts))
    worst = max(open_parts, key=Part.loss)
    called = class_of(loss - SURE * error, marks)
    if called != FINE and excused(worst):
        called = FINE
    better = None
    if worst.best() != worst.played:
        words = [move_words(part.view, part.played) for part in parts if part.number < worst.number]
        better = [*words, move_words(worst.view, worst.best())]
    return Judged(
        place=place,
        round_number=round_number,
        kind=kind,
        played=played,
        better=better,
        loss=Amount(loss, loss - SURE * error, most),
        called=called,
        forced=False,
        candidates=candidates_of(worst),
        worlds=worst.worlds,
    )


def class_of(surely: float, marks: tuple[float, ...]) -> str:
    """What a loss is called that is surely at least so much."""
    reached = sum(surely >= mark for mark in marks)
    return CLASSES[reached - 1] if reached else FINE


def excused(part: Part) -> bool:
    """Is there a reason not to call it a mistake, though it cost something by rules of thumb?

    It is mixed in where all decide in secret; or a search that minds the others too does not find it worse; or the master, who
    plays on better than the rules of thumb do, would play it.
    """
    return part.is_mixed() or not part.surely_worse_to_search() or is_masters(part)


def is_masters(part: Part) -> bool:
    """Would the master play this, or nearly?"""
    return part.played in moves_of_master(part)


def moves_of_master(part: Part) -> list[int]:
    """What the master would play there, or nearly; none where nobody has taught it the game."""
    game = game_of(part.view)
    if not is_trained(game):
        return []
    decision = at_a_glance(weights_of(game), part.view, part.seat, dice_of(np.zeros(8, np.int64), 0))
    best = max(worth for _, worth in decision.candidates)
    valued = game.phases[int(part.view.phase)] in own(game, "review", "VALUED_BY_MASTER", ())
    least = best - AS_GOOD if valued else best + math.log(MIXED)
    return [move for move, worth in decision.candidates if worth >= least]


def candidates_of(part: Part) -> list[Weighed]:
    found = []
    best = part.values[:, part.best()]
    for move in range(part.values.shape[1]):
        was_tried = ~np.isnan(part.values[:, move])
        tried, behind = part.values[was_tried, move], (best - part.values[:, move])[was_tried]
        if len(tried):
            found.append(
                Weighed(
                    move=move_words(part.view, move),
                    value=float(tried.mean()),
                    worlds=len(tried),
                    behind=amount(float(behind.mean()), standard_error(behind) if len(behind) > 1 else 0.0),
                    worse_in=float((behind > NO_DIFFERENCE).mean()),
                    better_in=float((behind < -NO_DIFFERENCE).mean()),
                )
            )
    return sorted(found, key=lambda each: (-each.worlds, -each.value))
