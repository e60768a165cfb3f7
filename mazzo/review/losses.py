"""What decisions cost, by what their players knew: every sensible move tried in the same imagined worlds.

The best move is chosen on one half of the worlds, by what a search looks for, and valued on the other half in what players count;
then the other way round. Chosen and valued on the same worlds, the best of several would always look too good.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from mazzo.review.judge import Columns, Judge
from mazzo.review.sums import less, mean, standard_error, together
from mazzo.rules.game import legal, moves_in, waiting_for
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
    values: Columns = field(default_factory=dict)
    worths: Columns = field(default_factory=dict)
    picks: list[int] = field(default_factory=list)
    put_off: float = 0.0
    """What was lost here and could still be had later in the round: it counts there."""
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
        """The move that is best in all worlds, by what a search looks for."""
        return max(moves_in(self.running), key=lambda move: (mean(self.worths[move]), move == self.played))

    def best_in_half(self, half: int) -> int:
        """The same in every other world: in those with even numbers (0), or with odd ones (1)."""
        return max(moves_in(self.running), key=lambda move: (mean(every_other(self.worths[move], half)), move == self.played))

    def losses(self) -> list[float]:
        """World by world: how much better the move was that the other half of the worlds calls best, but for what was put off."""
        played = self.values[self.played]
        best = [self.values[self.best_in_half(1)], self.values[self.best_in_half(0)]]
        return [best[world % 2][world] - played[world] - self.put_off for world in range(self.worlds)]

    def loss(self) -> float:
        return mean(self.losses())

    def error(self) -> float:
        return together([standard_error(self.losses()), self.put_off_error])

    def most_lost(self) -> float:
        """The upper end of the loss: what any move that is still tried may be better by."""
        behind = [self.put_off]
        for move in moves_in(self.running):
            gain = less(self.values[move], self.values[self.played])
            behind.append(mean(gain) + SURE * standard_error(gain))
        return max(behind) - self.put_off

    def surely_worse_to_search(self) -> bool:
        """Is it worse by what a search looks for too, which minds what the others get?"""
        gain = less(self.worths[self.best()], self.worths[self.played])
        return mean(gain) - SURE * standard_error(gain) > 0.0

    def is_mixed(self) -> bool:
        """Do all decide in secret, and the rules of thumb play this now and then?"""
        return len(moves_in(waiting_for(self.view))) > 1 and self.picks.count(self.played) / self.worlds >= MIXED

    def drop_the_clearly_worse(self) -> None:
        """Leaves out what need not be tried any longer."""
        best = self.best()
        for move in moves_in(self.running):
            behind = less(self.worths[best], self.worths[move])
            if move not in (best, self.played) and mean(behind) > CLEARLY_WORSE * standard_error(behind):
                self.running ^= 1 << move


def joined(before: Columns, had: int, more: Columns, worlds: int) -> Columns:
    """What was found before and what was found now, world after world."""
    moves = sorted({*before, *more})
    return {move: before.get(move, [math.nan] * had) + more.get(move, [math.nan] * worlds) for move in moves}


def every_other(values: list[float], first: int) -> list[float]:
    return [values[place] for place in range(first, len(values), 2)]


def parts_of(states: Any, moves: list[Any], seat: int) -> list[Part]:
    """The seat's moves, each with what it saw then. Where all decide in secret, it saw the table as it was when they began."""
    return [
        Part(view_of(states[number], seat), seat, each.move, number) for number, each in enumerate(moves) if each.seat == seat
    ]


def judge_parts(parts: list[Part], judge: Judge, worlds: int, most: int, mark: float) -> Iterator[None]:
    """Tries all these moves in at least `worlds` worlds, one after the other; in up to `most` while a loss may reach the mark and
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
    return max((part for part in parts if part.worlds > 0), key=lambda part: part.loss(), default=None)


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
        again = later.get(better)
        if again is None:
            later[better] = missed
            continue
        still_there = again.loss() + again.put_off
        if missed.loss() > still_there:
            later[better] = missed
        missed.put_off = min(still_there, missed.loss())
        missed.put_off_error = standard_error(again.losses())
