"""The judge: a review asks it for values, and does not know how they are found.

Currently they come from play-outs by rules of thumb. A trained player's policy and value network could take their place:
another class with these methods, and another name, since its reviews would differ.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import msgspec
import numpy as np

from mazzo.bots.heuristics import CHANCE, POINTS, counted_in
from mazzo.games import own
from mazzo.review.playouts import BEGUN, NO_MOVE, deal_again, follow, foresee, fresh_bench, gained, stretch_over, weigh
from mazzo.rules.dice import DICE
from mazzo.rules.game import MOST_MOVES, Game, count, legal, moves_in, over
from mazzo.table.view import view_of

VERSION = 1  # increased when the same move would be judged differently
PLAYOUTS = 64
FORESEEN = 128
PLAYED_OUT = 4  # one deal in this many is played to the end of the game
MARKS = {CHANCE: (0.02, 0.04, 0.08), POINTS: (3.0, 6.0, 12.0)}
"""For a game without marks of its own."""

Columns = dict[int, list[float]]
"""By move: a number for every world, or nan if it was not tried there."""
Rows = list[list[float]]
"""By seat: a number for every play-out or world."""


class Manner(msgspec.Struct):
    """What a game specifies for its reviews: see `playouts`."""

    playouts: int
    foreseen: int
    adds_up: bool
    slips: float
    marks: list[float]
    lost_once: bool
    valued_by_master: list[str]


def manner_of(game: Game) -> Manner:
    def setting(name: str, otherwise: Any) -> Any:
        return own(game, "review", name, otherwise)

    return Manner(
        playouts=int(setting("PLAYOUTS", PLAYOUTS)),
        foreseen=int(setting("FORESEEN", FORESEEN)),
        adds_up=bool(setting("ADDS_UP", False)),
        slips=float(setting("SLIPS", 0.0)),
        marks=list(setting("MARKS", MARKS[counted_in(game)])),
        lost_once=bool(setting("LOST_ONCE", False)),
        valued_by_master=list(setting("VALUED_BY_MASTER", ())),
    )


class Tried(NamedTuple):
    """Moves tried in imagined worlds."""

    moves: int
    """Those tried in every world, as bits."""
    values: Columns
    """In the unit players count."""
    worths: Columns
    """By the objective of a search."""
    picks: list[int]
    """What a usual player would play there, which is tried too."""


class Begun(NamedTuple):
    """A stretch that begins."""

    before_deal: Rows
    """Its value before the deal."""
    wins: Rows
    """Who won the game in the end, in play-outs from before the deal; no rows if a stretch is valued in chances of winning."""
    now: Rows
    """Its current value."""


class Judge(Protocol):
    """Values of moves and of tables, always the same for the same key."""

    name: str

    def try_moves(self, view: Any, seat: int, played: int, moves: int, number: int, first: int, worlds: int) -> Tried:
        """Tries the move played and these moves (none: all sensible ones) in worlds that the seat may imagine, from the world
        `first` on. `number` is the number of the move in the game."""

    def begin(self, before: Any, seat: int, move: int | None, after: Any, number: int) -> Begun:
        """Begins a stretch at the table `after`, which this move (None: the start of the game) led to."""

    def follow(self, before: Any, after: Any, seat: int, move: int) -> tuple[Rows, Rows]:
        """Continues the stretch with this move: returns the play-outs, first with all random events drawn again, then as they
        came."""

    def foresee(self, before: Any, seat: int, move: int, number: int) -> Rows:
        """How the move should change the value of the stretch, given what the seat knows: by seat and world."""

    def worth_at_the_end(self, state: Any) -> list[float] | None:
        """The value of the stretch to every seat, or None if it is not over at this table."""


class RulesOfThumb:
    """Everybody plays on by rules of thumb. In a browser `web/src/local/judge.ts` uses the same play-outs."""

    name = f"rules of thumb {VERSION}"

    def __init__(self, game: Game, options: Any, key: Any, playouts: float, deals: int) -> None:
        manner = manner_of(game)
        self._bench = fresh_bench(game)
        self._options, self._key, self._deals = options, np.array(key, np.int64), deals
        self._adds_up, self._slips = manner.adds_up, manner.slips
        rows = max(2, round(playouts * manner.playouts))
        self._worlds = max(2, round(playouts * manner.foreseen))
        self._dice = np.zeros(rows, DICE)
        self._now, self._mid = np.zeros((2, rows, int(options.players)))
        self._first = 0

    def try_moves(self, view: Any, seat: int, played: int, moves: int, number: int, first: int, worlds: int) -> Tried:
        values, worths = np.full((2, worlds, MOST_MOVES), np.nan)
        picks = np.zeros(worlds, np.int64)
        tried = int(weigh(self._bench, view, seat, played, moves, self._key, number, first, values, worths, picks))
        every = sorted({*moves_in(tried), *picks.tolist()})
        by_value, by_worth = ({move: rows[:, move].tolist() for move in every} for rows in (values, worths))
        return Tried(tried, by_value, by_worth, picks.tolist())

    def begin(self, before: Any, seat: int, move: int | None, after: Any, number: int) -> Begun:
        before_deal = np.zeros((self._deals, self._now.shape[1]))
        wins = np.zeros((self._deals // PLAYED_OUT if self._adds_up else 0, self._now.shape[1]))
        self._first = number * MOST_ROWS
        led_by = NO_MOVE if move is None else move
        deal_again(self._bench, before, seat, led_by, self._options, self._slips, self._key, self._first, before_deal, wins)
        self._bench.tables[BEGUN] = after
        self._go_on(after, after, 0, NO_MOVE)
        return Begun(before_deal.T.tolist(), wins.T.tolist() if len(wins) else [], self._now.T.tolist())

    def follow(self, before: Any, after: Any, seat: int, move: int) -> tuple[Rows, Rows]:
        self._go_on(before, after, seat, move)
        return self._mid.T.tolist(), self._now.T.tolist()

    def foresee(self, before: Any, seat: int, move: int, number: int) -> Rows:
        changes = np.zeros((self._worlds, self._now.shape[1]))
        if count(legal(before, seat)) > 1:
            room = np.zeros_like(changes[0])
            foresee(self._bench, view_of(before, seat), seat, move, self._slips, self._key, number, room, changes)
        return changes.T.tolist()  # type: ignore[no-any-return]

    def _go_on(self, before: Any, after: Any, seat: int, move: int) -> None:
        now, mid = self._now, self._mid
        follow(self._bench, before, after, seat, move, self._slips, self._key, self._first, self._dice, now, mid)

    def worth_at_the_end(self, state: Any) -> list[float] | None:
        begun = self._bench.tables[BEGUN]
        if not over(state) and not stretch_over(begun, state):
            return None
        return [float(gained(begun, state, seat)) for seat in range(self._now.shape[1])]


MOST_ROWS = 4096  # play-outs or deals of one stretch: their numbers follow from it
