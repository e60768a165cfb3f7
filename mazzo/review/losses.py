"""What decisions cost, by what their players knew: every sensible move tried in the same imagined worlds.

The best move is chosen on one half of the worlds, by what a search looks for, and valued on the other half in what players count;
then the other way round. Chosen and valued on the same worlds, the best of several would always look too good.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from mazzo.review.judge import Judge
from mazzo.rules.game import count, legal, moves_in, waiting_for
from mazzo.table.view import view_of

SURE = 1.96  # standard errors to each side of a 95 % interval
CLEARLY_WORSE = 3.5  # standard errors: what is behind by more is not tried any longer
MIXED = 0.05  # where all decide in secret, a move that is played this often is no mistake


@dataclass
class Part:
    """One small move of a decision, and all that was found out about it."""

    view: Any
    seat: int
    played: int
    number: int
    """Of the move in the game: the worlds follow from it."""
    running: int = 0
    """The moves still tried, as bits; none before the first worlds."""
    values: Any = None
    worths: Any = None
    picks: Any = None
    put_off: float = 0.0
    """What was lost here and could still be had later in the round: it counts there."""
    put_off_error: float = 0.0

    @property
    def forced(self) -> bool:
        return count(legal(self.view, self.seat)) == 1

    @property
    def worlds(self) -> int:
        return 0 if self.picks is None else len(self.picks)

    def try_in(self, worlds: int, judge: Judge) -> None:
        """Tries the moves in so many more worlds."""
        tried = judge.try_moves(self.view, self.seat, self.played, self.running, self.number, self.worlds, worlds)
        if self.picks is None:
            _, self.values, self.worths, self.picks = tried
        else:
            self.values = np.concatenate([self.values, tried.values])
            self.worths = np.concatenate([self.worths, tried.worths])
            self.picks = np.concatenate([self.picks, tried.picks])
        self.running = tried.moves

    def best_in(self, worlds: Any) -> int:
        """The move that is best in these worlds, by what a search looks for."""
        moves = moves_in(self.running)
        return max(moves, key=lambda move: (self.worths[worlds, move].mean(), move == self.played))

    def losses(self) -> Any:
        """World by world: how much better the move was that the other half of the worlds calls best, but for what was put off."""
        even = np.arange(self.worlds) % 2 == 0
        best = np.where(even, self.best_in(~even), self.best_in(even))
        return self.values[np.arange(self.worlds), best] - self.values[:, self.played] - self.put_off

    def loss(self) -> float:
        return float(self.losses().mean())

    def error(self) -> float:
        return math.hypot(standard_error(self.losses()), self.put_off_error)

    def best(self) -> int:
        return self.best_in(np.ones(self.worlds, bool))

    def most_lost(self) -> float:
        """The upper end of the loss: what any move that is still tried may be better by."""
        behind = [self.put_off]
        for move in moves_in(self.running):
            gain = self.values[:, move] - self.values[:, self.played]
            behind.append(float(gain.mean()) + SURE * standard_error(gain))
        return max(behind) - self.put_off

    def surely_worse_to_search(self) -> bool:
        """Is it worse by what a search looks for too, which minds what the others get?"""
        gain = self.worths[:, self.best()] - self.worths[:, self.played]
        return bool(gain.mean() - SURE * standard_error(gain) > 0.0)

    def is_mixed(self) -> bool:
        """Do all decide in secret, and the rules of thumb play this now and then?"""
        return count(waiting_for(self.view)) > 1 and bool((self.picks == self.played).mean() >= MIXED)

    def drop_the_clearly_worse(self) -> None:
        """Leaves out what need not be tried any longer."""
        best = self.best()
        for move in moves_in(self.running):
            behind = self.worths[:, best] - self.worths[:, move]
            if move not in (best, self.played) and behind.mean() > CLEARLY_WORSE * standard_error(behind):
                self.running &= ~(1 << move)


def standard_error(values: Any) -> float:
    return float(values.std(ddof=1) / math.sqrt(len(values))) if len(values) > 1 else math.inf


def parts_of(states: Any, moves: list[Any], seat: int) -> list[Part]:
    """The seat's moves, each with what it saw then. Where all decide in secret, it saw the table as it was when they began."""
    return [
        Part(view_of(states[number], seat), seat, each.move, number) for number, each in enumerate(moves) if each.seat == seat
    ]


def judge_parts(parts: list[Part], judge: Judge, worlds: int, most: int, mark: float) -> Iterator[None]:
    """Tries all these moves in at least so many worlds, one after the other; in up to `most` while a loss may reach the mark and
    is not certain."""
    for part in parts:
        if part.forced:
            continue
        if part.worlds < worlds:
            part.try_in(worlds - part.worlds, judge)
        while part.worlds < most:
            error = standard_error(part.losses())
            if part.most_lost() < mark or SURE * error < mark / 2:
                break
            part.drop_the_clearly_worse()
            part.try_in(min(part.worlds, most - part.worlds), judge)
        yield


def worst_of(parts: list[Part]) -> Part | None:
    """The part of a decision that cost the most; None if all were forced."""
    return max((part for part in parts if part.picks is not None), key=Part.loss, default=None)


def put_off_losses(decisions: list[list[Part]], lost_once: bool, is_right: Callable[[Part], bool]) -> None:
    """What is only put off counts once: where the very move that was better is better again later in the round.

    Play-outs suppose that whoever misses a move now goes on by rules of thumb and misses it for good. If it was still there, only
    the last miss cost it; the earlier ones cost what became of it meanwhile. In a game whose rounds are `lost_once`, lap after
    lap offers to turn the same round, by whatever move: there it counts once, whichever it was. A later move that `is_right`
    whatever it cost by rules of thumb takes nothing over: it is blamed for nothing, and what was lost before would get lost.
    """
    later: dict[tuple[int, ...], Part] = {}
    for parts in reversed(decisions):
        for part in parts:
            part.put_off = part.put_off_error = 0.0
        missed = worst_of(parts)
        if missed is None or missed.best() == missed.played or missed.loss() <= 0.0 or is_right(missed):
            continue
        round_number = int(missed.view.round_number)
        better = (round_number,) if lost_once else (round_number, int(missed.view.phase), missed.best())
        again = later.setdefault(better, missed)
        if again is not missed:
            still_there = again.loss() + again.put_off
            if missed.loss() > still_there:
                later[better] = missed
            missed.put_off = min(still_there, missed.loss())
            missed.put_off_error = standard_error(again.losses())
