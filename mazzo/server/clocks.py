"""The clock of a table: how long a person may think about a decision, by the server's own monotonic time.

Every decision has the whole time. It begins when the table begins to wait for it, for everybody at once where all decide in
secret; a server that starts again, or takes over a table from another, offers the turn anew: nobody pays for what was down.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from mazzo.server.deeds import bot_plays
from mazzo.table.table import Table

SECONDS = {"relaxed": 90.0, "quick": 20.0}


def seconds_of(table: Table, pace: float = 1.0) -> float | None:
    """How long a decision may take at this table; None where there is no clock."""
    usual = SECONDS.get(table.opened.clock)
    return None if usual is None else usual * table.times * pace


class Clock:
    """The clock of one table in memory."""

    def __init__(self, pace: float, run_out: Callable[[int, int], None]) -> None:
        self._pace = pace
        self._run_out = run_out
        """Is told the seat and the turn for which there is no time left."""
        self._began: dict[int, tuple[int, float]] = {}  # by seat: the turn that is waited for, and since when
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        return bool(self._began)

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
        if may_ring and self._began:
            first = min(began for _, began in self._began.values())
            self._alarm = asyncio.get_running_loop().call_at(first + seconds, self._ring, seconds)

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
        return {seat: max(0.0, began + seconds - now) for seat, (_, began) in self._began.items()}

    def _ring(self, seconds: float) -> None:
        now = asyncio.get_running_loop().time()
        late = {seat: turn for seat, (turn, began) in self._began.items() if began + seconds <= now + 0.001}
        for seat, turn in late.items():
            self._run_out(seat, turn)
        to_come = [began for seat, (_, began) in self._began.items() if seat not in late]
        if to_come:
            self._alarm = asyncio.get_running_loop().call_at(min(to_come) + seconds, self._ring, seconds)
