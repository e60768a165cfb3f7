"""The clock of a table: how long a person may think about a decision, by the server's own monotonic time.

Every decision has the whole time. It begins when the table begins to wait for it, for everybody at once where all decide in
secret; a server that restarts, or takes over a table from another, offers the turn anew: nobody pays for an outage. A player who
will be right back has their clock paused, for a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from mazzo.table.commands import AWAY_SECONDS, Pause
from mazzo.table.state import TableState

SECONDS = {"relaxed": 90.0, "quick": 20.0}


def seconds_of(table: TableState, pace: float = 1.0) -> float | None:
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
        """Called with the seat and the turn for which no time is left."""
        self._away_too_long = away_too_long
        """Called with the seat whose clock may be paused no longer."""
        self._began: dict[int, tuple[int, float]] = {}  # by seat: the turn that is waited for, and since when
        self._paused: dict[int, float] = {}  # by seat: since when its clock is paused
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        return bool(self._began)

    @property
    def pause_allowed(self) -> float:
        """How many seconds a player's clock may be paused in one game."""
        return AWAY_SECONDS * self._pace

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def follow(self, table: TableState, may_ring: bool = True) -> None:
        """Starts the clock of every player who owes a decision, and forgets the others. A clock that has run out rings again:
        whoever calls has nothing else under way."""
        self.stop()
        seconds = seconds_of(table, self._pace)
        if seconds is None:
            return
        now = asyncio.get_running_loop().time()
        asked = [seat for seat in table.undecided if not table.chairs[seat].is_played_by_bot]
        before = self._began
        self._began = {seat: before[seat] if before.get(seat, (-1,))[0] == table.turn else (table.turn, now) for seat in asked}
        self._follow_pauses(table, now)
        if may_ring:
            self._set_alarm(self._due(table, seconds, now))

    def _follow_pauses(self, table: TableState, now: float) -> None:
        """The time that a clock was paused is given back."""
        for seat in self._paused.keys() - table.away:
            since = self._paused.pop(seat)
            if seat in self._began:
                turn, began = self._began[seat]
                self._began[seat] = (turn, began + now - max(since, began))
        for seat in table.away:
            self._paused.setdefault(seat, now)

    def time_left(self, table: TableState) -> dict[int, float]:
        """The seconds left to each seat that is being waited for."""
        if not self._began:
            return {}
        seconds = seconds_of(table, self._pace) or 0.0
        now = asyncio.get_running_loop().time()
        return {
            seat: max(0.0, began + seconds - max(began, self._paused.get(seat, now))) for seat, (_, began) in self._began.items()
        }

    def pause_left(self, table: TableState) -> dict[int, float]:
        """The seconds for which each seat's clock may still be paused."""
        left = (self.pause_allowed - table.away_for[seat] - self.paused_for(seat) for seat in range(table.players))
        return {seat: max(0.0, seconds) for seat, seconds in enumerate(left)}

    def pause_of(self, seat: int) -> Pause:
        """This seat's pause, as the judge wants to know it."""
        return Pause(self.paused_for(seat), self.pause_allowed)

    def paused_for(self, seat: int) -> float:
        """How many seconds this seat's pause has lasted by now."""
        now = asyncio.get_running_loop().time()
        return now - self._paused.get(seat, now)

    def _due(self, table: TableState, seconds: float, now: float) -> list[tuple[float, Callable[[], None]]]:
        """What rings, and when."""
        running = {seat: asked for seat, asked in self._began.items() if seat not in self._paused}
        left = self.pause_left(table) if self._paused else {}
        return [
            *((began + seconds, partial(self._run_out, seat, turn)) for seat, (turn, began) in running.items()),
            *((now + left[seat], partial(self._away_too_long, seat)) for seat in self._paused),
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
