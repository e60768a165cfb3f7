"""The driver of a table: runs its bots and its clock, which act without a person's command.

If several processes share the tables, each table is driven by the one that holds its lease.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from mazzo.server.bots.pool import BotPool, pause
from mazzo.server.json_log import log_event, mark_of
from mazzo.server.settings import Settings
from mazzo.server.store.drivers import Lease
from mazzo.server.store.peers import Peers, SingleProcess
from mazzo.server.tables.clock import Clock
from mazzo.server.tables.countdown import deal_if_due, seconds_to_deal
from mazzo.server.tables.uptime import Uptime
from mazzo.server.tasks import Tasks
from mazzo.table import commands
from mazzo.table.log import Entry
from mazzo.table.state import TableState
from mazzo.words import Refusal

RETRY_SECONDS = 1.0
RECONNECT_SECONDS = 1.0
Leases = SingleProcess | Peers
Command = Callable[[TableState], list[Entry]]
"""A command with everything but the table: it is judged when its turn comes, and again if the table has changed."""
Execute = Callable[[Command, Lease | None], Awaitable[None]]
Decide = Callable[[TableState, int, list[int], int], list[Entry]]


@dataclass(frozen=True)
class TableServices:
    """What the tables of a process share to run their bots and clocks."""

    bots: BotPool
    leases: Leases
    tasks: Tasks
    uptime: Uptime
    settings: Settings
    refuse_new_games: Callable[[], None]
    """A Refusal while no new game may begin."""


def is_left_to_bots(table: TableState) -> bool:
    """Is nobody playing at this table of an event any more? Then the others are only waiting for its end."""
    return table.opened.event is not None and not any(map(table.is_played_by_person, range(table.players)))


class Driver:
    """The bots and the clock of one table in memory."""

    def __init__(
        self,
        code: str,
        table: Callable[[], TableState],
        execute: Execute,
        company: Callable[[], str | None],
        services: TableServices,
    ) -> None:
        self._code = code
        self._table = table
        self._execute = execute
        self._company = company
        self._services = services
        self._leases = services.leases
        self._came = asyncio.Event()
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and turn
        self._hurried = asyncio.Event()  # set while bots should not take their time
        self._was_ours = not services.leases.is_shared
        self._countdown: asyncio.TimerHandle | None = None
        self.clock: Clock | None = None
        self._set_clock()

    def _set_clock(self) -> None:
        """A clock, if the table has one now: in the waiting room that can change."""
        if self._table().has_clock and self.clock is None:
            pace = self._services.settings.clock_pace
            self.clock = Clock(pace, self._decide_for_late, self._call_back, self._note_used, self._services.uptime.now)
        elif not self._table().has_clock and self.clock is not None:
            self.clock.stop()
            self.clock = None

    def close(self) -> None:
        if self._countdown is not None:
            self._countdown.cancel()
        if self.clock is not None:
            self.clock.stop()
        self.clock = None

    @property
    def _is_ours(self) -> bool:
        return self._leases.drives(self._code)

    @property
    def is_busy(self) -> bool:
        if self._thinking or self._countdown is not None:
            return True
        return self.clock is not None and self.clock.is_running and self._is_ours

    def wake(self) -> None:
        """Sets the clock, and starts every bot that has to decide."""
        table = self._table()
        self._set_clock()
        if self.clock is not None:
            if self._is_ours and not self._was_ours:
                # As long as it may take to notice that a process is gone.
                self.clock.forgive(table, self._services.settings.lease_seconds)
            self._was_ours = self._is_ours
            self.clock.follow(table, may_ring=self._is_ours)
        if table.is_hurried or is_left_to_bots(table):
            self._hurried.set()
        else:
            self._hurried.clear()
        if not table.needs_driver:
            return None
        if not self._is_ours:
            return self._leases.claim(self._code)
        self._count_down(table)
        for seat in table.undecided:
            if table.chairs[seat].is_played_by_bot:
                self._think_about(seat, table.turn, commands.bot_play)

    def _count_down(self, table: TableState) -> None:
        """Deals automatically once the time has come."""
        if self._countdown is not None:
            self._countdown.cancel()
            self._countdown = None
        seconds = seconds_to_deal(table)
        if seconds is not None:
            self._countdown = asyncio.get_running_loop().call_later(seconds, self._deal)

    def _deal(self) -> None:
        self._countdown = None
        if not self._is_ours:
            return self._leases.claim(self._code)
        self._services.tasks.run(self._deal_if_due())

    async def _deal_if_due(self) -> None:
        def deal(table: TableState) -> list[Entry]:
            self._services.refuse_new_games()
            return deal_if_due(table)

        await self.execute_until_stored(deal, self._leases.lease_of(self._code))
        if self._table().is_counting_down and self._countdown is None:  # a moment too early, or refused
            self._countdown = asyncio.get_running_loop().call_later(RETRY_SECONDS, self._deal)

    async def execute_until_stored(self, command: Command, lease: Lease | None = None) -> None:
        """Executes a command by a bot or the clock. If the database is away it is tried again; a refusal ends it."""
        while True:
            try:
                return await self._execute(command, lease)
            except Refusal as why:
                if why.reason == "not_holder":
                    log_event("not_holder", table=mark_of(self._code))
                if why.reason not in ("not_stored", "busy"):
                    return
                await asyncio.sleep(RETRY_SECONDS)

    def _decide_for_late(self, seat: int, turn: int) -> None:
        """A player's time has run out: a bot decides for them, this once."""
        if not self._is_ours:
            return self._leases.claim(self._code)
        self._think_about(seat, turn, commands.clock_play)

    def _call_back(self, seat: int) -> None:
        """A player's clock may no longer be paused."""
        if not self._is_ours:
            return self._leases.claim(self._code)
        clock = self.clock
        assert clock is not None
        self._execute_soon(lambda table: commands.call_back(table, seat, clock.reading(seat)))

    def _note_used(self, seat: int, turn: int, seconds: float) -> None:
        """A good part of a player's time is used: a process that takes over the table should know."""
        if self._is_ours:
            self._execute_soon(lambda table: commands.note_used(table, seat, turn, seconds))

    async def hand_over(self) -> None:
        """Notes how much of their time everyone has used, for the process that continues this table. A second is given back,
        because players have to reconnect."""
        clock, turn = self.clock, self._table().turn
        if clock is None or not self._is_ours:
            return
        used = {seat: clock.reading(seat).used - RECONNECT_SECONDS for seat in clock.time_left(self._table())}

        def note(table: TableState) -> list[Entry]:
            return [entry for seat, seconds in used.items() for entry in commands.note_used(table, seat, turn, seconds)]

        with contextlib.suppress(Refusal):
            await self._execute(note, self._leases.lease_of(self._code))

    def _execute_soon(self, command: Command) -> None:
        self._services.tasks.run(self.execute_until_stored(command, self._leases.lease_of(self._code)))

    def _think_about(self, seat: int, turn: int, decide: Decide) -> None:
        if (seat, turn) not in self._thinking:
            lease = self._leases.lease_of(self._code)
            self._thinking[seat, turn] = self._services.tasks.run(self._think(seat, turn, decide, lease))

    def somebody_came(self) -> None:
        self._came.set()
        self._came = asyncio.Event()

    async def _decision(self, table: TableState, seat: int, level: str) -> list[int]:
        """What a bot decides. While nobody is watching, others come first; people who arrive do not have to wait for that."""
        if self._company() is None:
            unseen = asyncio.ensure_future(self._services.bots.decide(table, seat, level, None))
            came = asyncio.ensure_future(self._came.wait())
            try:
                await asyncio.wait((unseen, came), return_when=asyncio.FIRST_COMPLETED)
                if unseen.done():
                    return unseen.result()
            finally:
                unseen.cancel()
                came.cancel()
        return await self._services.bots.decide(table, seat, level, self._company())

    async def _think(self, seat: int, turn: int, decide: Decide, lease: Lease | None) -> None:
        clock = asyncio.get_running_loop().time
        release = clock() + pause(self._services.settings.bot_pace)
        table = self._table()
        try:
            level = table.chairs[seat].level or table.stand_in
            moves = table.scripted(seat) or await self._decision(table, seat, level)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), max(0.0, release - clock()))
            await self.execute_until_stored(lambda table: decide(table, seat, moves, turn), lease)
        except Exception as problem:
            log_event("bot_failed", table=mark_of(self._code), reason=type(problem).__name__)
            await asyncio.sleep(RETRY_SECONDS)
        self._thinking.pop((seat, turn))
        self.wake()  # the player may have taken the seat back and left it again meanwhile
