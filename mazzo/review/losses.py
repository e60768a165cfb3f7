"""What decisions cost, given what their players knew: every sensible move is tried in the same imagined worlds.

The best move is chosen on one half of the worlds, by the objective of a search, and valued on the other half in the unit
players count; then the other way round. If it were chosen and valued on the same worlds, the best of several would always look
too good.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from mazzo.review.judge import Columns, Judge
from mazzo.review.sums import less, mean, share_between, standard_error, together
from mazzo.rules.game import legal, moves_in, waiting_for
from mazzo.table.view import view_of

SURE = 1.96  # standard errors on each side of a 95 % interval
CLEARLY_WORSE = 3.5  # standard errors: a move that is behind by more is dropped
CLEARLY_MISSED = 1.0  # standard errors: a move that is behind by less cannot count as postponed
MIXED = 0.05  # when all decide in secret, a move that is played this often is not a mistake


@dataclass
class Part:
    """One small move of a decision, and everything found out about it."""

    view: Any
    seat: int
    played: int
    number: int
    """The number of the move in the game, from which the worlds follow."""
    running: int = 0
    """The moves still tried, as bits; none before the first worlds."""
    values: Columns = field(default_factory=dict)
    worths: Columns = field(default_factory=dict)
    picks: list[int] = field(default_factory=list)
    put_off: list[float] = field(default_factory=lambda: [0.0, 0.0])
    """By half of the worlds: what was lost here but could still be gained later in the round. It counts there."""
    put_off_error: float = 0.0

    @property
    def forced(self) -> bool:
        return len(moves_in(legal(self.view, self.seat))) == 1

    @property
    def worlds(self) -> int:
        return len(self.picks)

    def try_in(self, worlds: int, judge: Judge) -> None:
        """Tries the moves in this many more worlds."""
        tried = judge.try_moves(self.view, self.seat, self.played, self.running, self.number, self.worlds, worlds)
        self.values = joined(self.values, self.worlds, tried.values, worlds)
        self.worths = joined(self.worths, self.worlds, tried.worths, worlds)
        self.picks = self.picks + tried.picks
        self.running = tried.moves

    def best(self) -> int:
        """The move that is best in all worlds, by the objective of a search."""
        return max(moves_in(self.running), key=lambda move: (mean(self.worths[move]), move == self.played))

    def best_in_half(self, half: int) -> int:
        """The same in one half of the worlds: those with even numbers (0), or with odd ones (1)."""
        return max(moves_in(self.running), key=lambda move: (mean(every_other(self.worths[move], half)), move == self.played))

    def losses(self) -> list[float]:
        """World by world: how much better the move was that the other half of the worlds considers best, minus what was
        postponed."""
        played = self.values[self.played]
        best = [self.values[self.best_in_half(1)], self.values[self.best_in_half(0)]]
        return [best[world % 2][world] - played[world] - self.put_off[world % 2] for world in range(self.worlds)]

    def missed_in_half(self, half: int) -> list[float]:
        """What the move that is best in this half of the worlds would have brought there: an overestimate, since it was chosen
        there."""
        return every_other(less(self.values[self.best_in_half(half)], self.values[self.played]), half)

    def lost_in_half(self, half: int) -> list[float]:
        """What the move that is best in the other half of the worlds would have brought in this one."""
        return every_other(less(self.values[self.best_in_half(1 - half)], self.values[self.played]), half)

    def has_missed(self, half: int) -> bool:
        """Does another move seem clearly better in this half of the worlds?"""
        missed = self.missed_in_half(half)
        return mean(missed) > CLEARLY_MISSED * standard_error(missed)

    def loss(self) -> float:
        return mean(self.losses())

    def error(self) -> float:
        return together([standard_error(self.losses()), self.put_off_error])

    def most_lost(self) -> float:
        """The upper end of the loss: by how much any remaining move may be better."""
        put_off = mean(self.put_off)
        behind = [put_off]
        for move in moves_in(self.running):
            gain = less(self.values[move], self.values[self.played])
            behind.append(mean(gain) + SURE * standard_error(gain))
        return max(behind) - put_off

    def surely_worse_to_search(self) -> bool:
        """Is it also worse by the objective of a search, which considers what the others get?"""
        gain = less(self.worths[self.best()], self.worths[self.played])
        return mean(gain) - SURE * standard_error(gain) > 0.0

    def is_mixed(self) -> bool:
        """Do all decide in secret, and may the rules of thumb play this one time in twenty, as far as has been observed?"""
        return len(moves_in(waiting_for(self.view))) > 1 and self.share_of_picks()[1] >= MIXED

    def share_of_picks(self) -> tuple[float, float]:
        """How often the rules of thumb play this: the lower and the upper end."""
        return share_between(self.picks.count(self.played), self.worlds)

    def would_be_called(self, mark: float) -> bool:
        """Does the loss certainly reach the mark, unless the rules of thumb sometimes choose this, which has been observed too
        little to tell?"""
        is_open = self.is_mixed() and self.share_of_picks()[0] < MIXED
        return is_open and self.loss() - SURE * self.error() >= mark

    def drop_the_clearly_worse(self) -> None:
        """Drops moves that need not be tried any longer."""
        best = self.best()
        for move in moves_in(self.running):
            behind = less(self.worths[best], self.worths[move])
            if move not in (best, self.played) and mean(behind) > CLEARLY_WORSE * standard_error(behind):
                self.running ^= 1 << move


def joined(before: Columns, had: int, more: Columns, worlds: int) -> Columns:
    """Earlier and new findings, world after world."""
    moves = sorted({*before, *more})
    return {move: before.get(move, [math.nan] * had) + more.get(move, [math.nan] * worlds) for move in moves}


def every_other(values: list[float], first: int) -> list[float]:
    return [values[place] for place in range(first, len(values), 2)]


def parts_of(states: Any, moves: list[Any], seat: int) -> list[Part]:
    """The seat's moves, each with what it saw at the time. If all decide in secret, it saw the table as it was when they
    began."""
    return [
        Part(view_of(states[number], seat), seat, each.move, number) for number, each in enumerate(moves) if each.seat == seat
    ]


def judge_parts(parts: list[Part], judge: Judge, worlds: int, most: int, mark: float) -> Iterator[None]:
    """Tries all these moves in at least `worlds` worlds, one after the other; in up to `most` while a loss may reach the mark and
    is not certain, or is not certain to be a mistake."""
    for part in parts:
        if part.forced:
            continue
        if part.worlds < worlds:
            part.try_in(worlds - part.worlds, judge)
        while part.worlds < most:
            error = standard_error(part.losses())
            is_certain = part.most_lost() < mark or SURE * error < mark / 2
            if is_certain and not part.would_be_called(mark):
                break
            part.drop_the_clearly_worse()
            part.try_in(min(part.worlds, most - part.worlds), judge)
        yield


def worst_of(parts: list[Part]) -> Part | None:
    """The part of a decision that cost the most; None if all were forced."""
    return max((part for part in parts if part.worlds > 0), key=lambda part: part.loss(), default=None)


def put_off_losses(decisions: list[list[Part]], lost_once: bool, is_right: Callable[[Part], bool]) -> None:
    """A postponed move counts once: if the same move that was better is better again later in the round.

    Play-outs assume that a player who misses a move now goes on by rules of thumb and misses it for good. If it was still
    available, only the last miss cost it; the earlier ones cost only the change in its value meanwhile. In a game whose rounds
    are `lost_once`, lap after lap offers to turn the same round, by whatever move: there it counts once, whichever it was. A
    later move that `is_right` whatever it cost by rules of thumb takes nothing over: it is blamed for nothing, and what was
    lost before would get lost.

    What is taken off in one half of the worlds was found in the other. Found and taken off in the same, whatever noise makes of
    nothing would be taken off where it is above 0 and left where it is below, and every loss would come out too small.
    """
    for parts in decisions:
        for part in parts:
            part.put_off = [0.0, 0.0]
            part.put_off_error = 0.0
    for half in range(2):
        put_off_in_half(half, decisions, lost_once, is_right)


def put_off_in_half(half: int, decisions: list[list[Part]], lost_once: bool, is_right: Callable[[Part], bool]) -> None:
    other = 1 - half
    later: dict[tuple[int, ...], Part] = {}
    for parts in reversed(decisions):
        missed = worst_in_half(parts, other)
        if missed is None or not missed.has_missed(other) or is_right(missed):
            continue
        round_number = int(missed.view.round_number)
        better = (round_number,) if lost_once else (round_number, int(missed.view.phase), missed.best_in_half(other))
        again = later.get(better)
        if again is None:
            later[better] = missed
            continue
        less_missed = missed
        if mean(missed.missed_in_half(other)) > mean(again.missed_in_half(other)):
            less_missed = again
            later[better] = missed
        lost = less_missed.lost_in_half(half)
        missed.put_off[half] = mean(lost)
        missed.put_off_error = together([missed.put_off_error, standard_error(lost) / 2])


def worst_in_half(parts: list[Part], half: int) -> Part | None:
    """The part of a decision that seems to have cost the most in this half of the worlds; None if all were forced."""
    return max((part for part in parts if part.worlds > 0), key=lambda part: mean(part.missed_in_half(half)), default=None)
