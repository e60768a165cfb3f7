"""The clock of a table: how long a person may think about a decision, by the server's own time (`uptime`).

Every decision has the full time. It begins when the table starts waiting for it, for everybody at once if all decide in secret,
and nothing within the turn restarts it: for a player who leaves and comes back it has kept running. A server that restarts, or
takes over a table from another, knows what the log says about it; nobody loses time to an outage. A player who will be right
back has their clock paused, for a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from mazzo.table.commands import AWAY_SECONDS, ClockReading
from mazzo.table.state import TableState

SECONDS = {"relaxed": 90.0, "quick": 20.0}
NOTES_IN_A_TURN = 4  # in a rated game each of these parts of a turn's time is noted in the log when it is used
STANDSTILL_SECONDS = 0.25  # an alarm that fires while time is stopped is set again after this

Due = list[tuple[float, Callable[[], None]]]


def loop_time() -> float:
    return asyncio.get_running_loop().time()


def seconds_of(table: TableState, pace: float = 1.0) -> float | None:
    """How long a decision may take at this table; None if there is no clock."""
    usual = SECONDS.get(table.opened.clock)
    return None if usual is None else usual * table.times * pace


class Clock:
    """The clock of one table in memory."""

    def __init__(
        self,
        pace: float,
        run_out: Callable[[int, int], None],
        away_too_long: Callable[[int], None] = lambda seat: None,
        note_used: Callable[[int, int, float], None] = lambda seat, turn, seconds: None,
        now: Callable[[], float] = loop_time,
    ) -> None:
        self._pace = pace
        self._run_out = run_out
        """Called with the seat and the turn for which no time is left."""
        self._away_too_long = away_too_long
        """Called with the seat whose clock may no longer be paused."""
        self._note_used = note_used
        """Called with the seat, the turn and the seconds used, if the log should record them."""
        self._now = now
        self._turn = 0
        self._began: dict[int, float] = {}  # by seat: since when its decision has been due in this turn, even if the player left
        self._asked: list[int] = []  # the seats whose clocks run
        self._paused: dict[int, float] = {}  # by seat: since when its clock is paused
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        return bool(self._asked)

    @property
    def pause_allowed(self) -> float:
        """How many seconds a player's clock may be paused in one game."""
        return AWAY_SECONDS * self._pace

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def follow(self, table: TableState, may_ring: bool = True) -> None:
        """Starts the clock of every player who has to decide, and stops the others. A clock that has run out rings again: the
        caller has nothing else under way."""
        self.stop()
        seconds = seconds_of(table, self._pace)
        if seconds is None:
            return
        now = self._now()
        if self._turn != table.turn:
            self._turn, self._began = table.turn, {}
        self._asked = [seat for seat in table.undecided if not table.chairs[seat].is_played_by_bot]
        for seat in self._asked:
            self._began.setdefault(seat, now - table.used_by(seat))
        self._follow_pauses(table, now)
        if may_ring:
            self._set_alarm(self._due(table, seconds, now), now)

    def _follow_pauses(self, table: TableState, now: float) -> None:
        """Gives back the time for which a clock was paused."""
        for seat in self._paused.keys() - table.away:
            since = self._paused.pop(seat)
            if seat in self._began:
                self._began[seat] += now - max(since, self._began[seat])
        for seat in table.away:
            self._paused.setdefault(seat, now)

    def forgive(self, table: TableState, seconds: float) -> None:
        """Gives back this much of the time used, as far as the log has not recorded it: nobody was driving the table
        meanwhile."""
        now = self._now()
        for seat, began in self._began.items():
            self._began[seat] = max(began, min(began + seconds, now - table.used_by(seat)))

    def time_left(self, table: TableState) -> dict[int, float]:
        """The seconds left to each seat that is being waited for."""
        if not self._asked:
            return {}
        seconds, now = seconds_of(table, self._pace) or 0.0, self._now()
        return {seat: max(0.0, seconds - self._used_by(seat, now)) for seat in self._asked}

    def pause_left(self, table: TableState) -> dict[int, float]:
        """The seconds for which each seat's clock may still be paused."""
        now = self._now()
        left = (self.pause_allowed - table.away_for[seat] - self._paused_for(seat, now) for seat in range(table.players))
        return {seat: max(0.0, seconds) for seat, seconds in enumerate(left)}

    def reading(self, seat: int) -> ClockReading:
        """What the judge needs to know about this seat's clock."""
        now = self._now()
        return ClockReading(self._used_by(seat, now), self._paused_for(seat, now), self.pause_allowed)

    def _paused_for(self, seat: int, now: float) -> float:
        """How many seconds this seat's pause has lasted so far."""
        return now - self._paused.get(seat, now)

    def _used_by(self, seat: int, now: float) -> float:
        """How many seconds this seat has used for its current decision."""
        return max(0.0, self._paused.get(seat, now) - self._began.get(seat, now))

    def _due(self, table: TableState, seconds: float, now: float) -> Due:
        """What rings next, and when."""
        running = [seat for seat in self._asked if seat not in self._paused]
        left = self.pause_left(table) if self._paused else {}
        return [
            *((self._began[seat] + seconds, partial(self._run_out, seat, self._turn)) for seat in running),
            *((now + left[seat], partial(self._away_too_long, seat)) for seat in self._paused),
            *(self._notes(table, seconds, now) if table.opened.rated else ()),
        ]

    def _notes(self, table: TableState, seconds: float, now: float) -> Due:
        """In a rated game nobody gains a turn's time when another process takes over the table."""
        part = seconds / NOTES_IN_A_TURN
        notes: Due = []
        for seat in self._asked:
            known = max(table.used_by(seat), self._used_by(seat, now)) + 0.001
            after = part * (1 + known // part)
            if after < seconds:
                notes.append((self._began[seat] + after, partial(self._note_used, seat, self._turn, after)))
        return notes

    def _set_alarm(self, due: Due, now: float, at_least: float = 0.0) -> None:
        if due:
            wait = min(when for when, _ in due) - now
            self._alarm = asyncio.get_running_loop().call_later(max(wait, at_least), self._ring, due)

    def _ring(self, due: Due) -> None:
        now = self._now()
        to_come = [(when, ring) for when, ring in due if when > now + 0.001]
        self._set_alarm(to_come, now, at_least=STANDSTILL_SECONDS if len(to_come) == len(due) else 0.0)
        for when, ring in due:
            if when <= now + 0.001:
                ring()
