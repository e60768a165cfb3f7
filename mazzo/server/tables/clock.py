"""The clock of a table: how long a person may think about a decision, by the server's own monotonic time.

Every decision has the whole time. It begins when the table begins to wait for it, for everybody at once where all decide in
secret; a server that starts again, or takes over a table from another, offers the turn anew: nobody pays for what was down.
The clock of one who will be right back stands still, for a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from mazzo.table.commands import AWAY_SECONDS, bot_plays
from mazzo.table.table import Table

SECONDS = {"relaxed": 90.0, "quick": 20.0}


def seconds_of(table: Table, pace: float = 1.0) -> float | None:
    """How long a decision may take at this table; None where there is no clock."""
    usual = SECONDS.get(table.opened.clock)
    return None if usual is None else usual * table.times * pace


class Clock:
    """The clock of one table in memory."""

    def __init__(
        self, pace: float, run_out: Callable[[int, int], None], away_too_long: Callable[[int], None] = lambda seat: None
    ) -> None:
        self._pace = pace
        self._run_out = run_out
        """Is told the seat and the turn for which there is no time left."""
        self._away_too_long = away_too_long
        """Is told the seat whose clock may stand still no longer."""
        self._began: dict[int, tuple[int, float]] = {}  # by seat: the turn that is waited for, and since when
        self._stands: dict[int, float] = {}  # by seat: since when its clock stands still
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        return bool(self._began)

    @property
    def away_allowed(self) -> float:
        """How many seconds a player's clock may stand still in one game."""
        return AWAY_SECONDS * self._pace

    def look_at(self, table: Table, may_ring: bool = True) -> None:
        """Begins to measure whoever owes a decision, and forgets who does not. Whose time has run out already is rung for
        again: whoever looks has nothing better under way."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        seconds = seconds_of(table, self._pace)
        if seconds is None:
            return
        now = asyncio.get_running_loop().time()
        asked = [seat for seat in table.undecided if not bot_plays(table.chairs[seat])]
        before = self._began
        self._began = {seat: before[seat] if before.get(seat, (-1,))[0] == table.turn else (table.turn, now) for seat in asked}
        self._stand_still(table, now)
        if may_ring:
            self._set_alarm(self._due(table, seconds, now))

    def _stand_still(self, table: Table, now: float) -> None:
        """What passed while a clock stood still is given back."""
        for seat in self._stands.keys() - table.away:
            since = self._stands.pop(seat)
            if seat in self._began:
                turn, began = self._began[seat]
                self._began[seat] = (turn, began + now - max(since, began))
        for seat in table.away:
            self._stands.setdefault(seat, now)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._began = {}

    def left(self, table: Table) -> dict[int, float]:
        """The seconds left to each seat that is being waited for."""
        if not self._began:
            return {}
        seconds = seconds_of(table, self._pace) or 0.0
        now = asyncio.get_running_loop().time()
        return {
            seat: max(0.0, began + seconds - max(began, self._stands.get(seat, now))) for seat, (_, began) in self._began.items()
        }

    def away_left(self, table: Table) -> dict[int, float]:
        """The seconds for which each seat's clock may still stand still."""
        if table.opened.clock == "none":
            return {}
        left = (self.away_allowed - table.away_for[seat] - self.stood_still(seat) for seat in range(table.players))
        return {seat: max(0.0, seconds) for seat, seconds in enumerate(left)}

    def stood_still(self, seat: int) -> float:
        """For how many seconds this seat's clock has stood still by now."""
        now = asyncio.get_running_loop().time()
        return now - self._stands.get(seat, now)

    def _due(self, table: Table, seconds: float, now: float) -> list[tuple[float, Callable[[], None]]]:
        """What rings, and when."""
        running = {seat: asked for seat, asked in self._began.items() if seat not in self._stands}
        left = self.away_left(table) if self._stands else {}
        return [
            *((began + seconds, partial(self._run_out, seat, turn)) for seat, (turn, began) in running.items()),
            *((now + left[seat], partial(self._away_too_long, seat)) for seat in self._stands),
        ]

    def _set_alarm(self, due: list[tuple[float, Callable[[], None]]]) -> None:
        if due:
            first = min(when for when, _ in due)
            self._alarm = asyncio.get_running_loop().call_at(first, self._ring, due)

    def _ring(self, due: list[tuple[float, Callable[[], None]]]) -> None:
        now = asyncio.get_running_loop().time() + 0.001
        for when, ring in due:
            if when <= now:
                ring()
        self._set_alarm([(when, ring) for when, ring in due if when > now])
