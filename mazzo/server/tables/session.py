"""A table in memory: its log played again, with whoever is connected to it, the bots that play at it, and its clock.

The order of work for everything that changes a table: judge → append to the log, durably → apply → acknowledge → tell.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal, Protocol

from mazzo.server.bots.pool import pause
from mazzo.server.json_log import log_event, mark_of
from mazzo.server.store.fault_points import reach
from mazzo.server.store.store import Lease, LeaseLost, LogAppend, NotStored, Person
from mazzo.server.tables.clock import Clock
from mazzo.server.tables.programs import is_program
from mazzo.server.tables.results import changes_of, settle
from mazzo.server.tables.snapshot import MOST_EVENTS, Around, Facts, message_for, public_facts, talk_of, viewer_of
from mazzo.server.wire.messages import RatingChange
from mazzo.table import commands as deeds
from mazzo.table.log import Decided, Opened, Said, Sat, Sealed, Started, read_entry, write_entry
from mazzo.table.table import Table
from mazzo.words import Refusal

if TYPE_CHECKING:
    from mazzo.server.tables.registry import Tables

GRACE_SECONDS = 1.0  # who comes back within it has not been away: a page that is loaded again
TRIES = 8
SETTLE_SECONDS = 5.0  # before the results of a game are tried to be stored again

Judge = Callable[[Table], list[Any]]
Deed = Callable[[Table, int, list[int], int], list[Any]]


class Listener(Protocol):
    """Somebody who is told of a table: a connection."""

    person: str
    known: int
    """The number of the last event it was told."""

    def send(self, message: Any) -> None: ...

    def renamed(self, name: str) -> None: ...

    def hang_up(self, reason: str) -> None: ...


class LiveTable:
    """A table in memory."""

    def __init__(self, tables: Tables, code: str, table: Table) -> None:
        self.tables = tables
        self.code = code
        self.table = table
        self.listeners: list[Listener] = []
        self._loop = asyncio.get_running_loop()
        self.used_at = self._loop.time()
        self._queue = asyncio.Lock()  # one deed after the other, in the order they came
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._doubtful = False
        self._stage_noted = table.stage
        self._restless_noted: bool | None = None  # what is noted beside the log: nobody has told us yet
        self._gone_since: dict[str, float] = {}
        self._elsewhere = set(tables.peers.elsewhere(code))
        self._loaded_at = self.used_at
        self._lines_told = table.said
        self.ratings: list[RatingChange | None] | None = None
        self._clock = Clock(
            tables.settings.clock_pace, lambda seat, turn: self._think_for_late(seat, turn), lambda seat: self._call_back(seat)
        )

    # ------------------------------------------------------------------------------------------------ changing the table

    async def do(self, judge: Judge, acknowledge: Callable[[], None] = lambda: None, lease: Lease | None = None) -> None:
        """Makes the entries that `judge` finds right, and tells everybody. A Refusal has changed nothing.

        `hold` is the right by which a bot or the clock decides, where several processes share the tables.
        """
        # Whoever asked may hang up at any moment; what was begun is ended all the same.
        await asyncio.shield(self.tables.run(self._do(judge, acknowledge, lease=lease)))

    async def _do(self, judge: Judge, acknowledge: Callable[[], None], *others: LogAppend, lease: Lease | None = None) -> None:
        async with self._queue:
            self.used_at = self._loop.time()
            await self._trust_log()
            for _ in range(TRIES):
                entries = await self._judged(judge)
                if not entries:
                    acknowledge()
                    return
                if await self._append(entries, others, lease):
                    break
                await self._catch_up()  # another process was faster: judge again
            else:
                raise Refusal("busy", "The table is busy; try again.")
            thinks_again = is_second_thought(self.table, entries)
            for entry in entries:
                self.table.apply(entry)
            reach("before_ack")
            acknowledge()
            if thinks_again:
                self._tell_seat(entries[0].seat)  # nobody else may see that a secret was changed
            elif is_talk(entries):
                self._tell_talk()
            else:
                self._go_on()

    async def _judged(self, judge: Judge) -> list[Any]:
        try:
            return judge(self.table)
        except Refusal:
            # Another process may have stored what makes it right: the page may know more of this table than we do.
            if not (self.tables.peers.is_shared and await self._catch_up()):
                raise
        return judge(self.table)

    async def _append(self, entries: list[Any], others: tuple[LogAppend, ...], lease: Lease | None) -> bool:
        stirs = self._restless_noted is not True and (self.can_be_restless or not isinstance(entries[0], Sealed | Decided))
        piece = piece_of(self.code, len(self.table.entries), entries, stirs, lease)
        reach("before_append")
        try:
            stored = await self.tables.store.append(piece, *others)
        except LeaseLost:
            raise Refusal("not_holder", "Another process moves the bots and the clock of this table.") from None
        except NotStored:
            self._doubtful = True  # it may have been written or not: the log will tell
            raise Refusal("not_stored", "The server cannot store anything now; nothing has changed. Try again.") from None
        if stored and stirs:
            self._restless_noted = True
        reach("after_append")
        return stored

    async def _trust_log(self) -> None:
        if self._doubtful:
            await self._catch_up()
            self._doubtful = False

    async def catch_up(self) -> None:
        """Others may have stored something."""
        async with self._queue:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Applies what the log has and this table has not; was there anything?"""
        try:
            missing = await self.tables.store.log_of(self.code, len(self.table.entries))
        except Exception as problem:
            log_event("log_unreadable", table=mark_of(self.code), reason=type(problem).__name__)
            raise Refusal("not_stored", "The server cannot read this table now. Try again.") from None
        second_thoughts = []
        for entry in map(read_entry, missing):
            if is_second_thought(self.table, [entry]):
                second_thoughts.append(entry.seat)
            self.table.apply(entry)
        if len(second_thoughts) < len(missing):
            self._go_on()
        else:
            for seat in second_thoughts:
                self._tell_seat(seat)
        return bool(missing)

    async def rewrite(self, rewritten: Callable[[], Awaitable[Table]]) -> None:
        """The past is told differently, and nobody may change the table meanwhile."""
        async with self._queue:
            self.table = await rewritten()
            self._lines_told = self.table.said
            self.tell_all()

    def _go_on(self) -> None:
        self.stir()
        self.tell_all()
        self.table.let_go()
        self.table.keep_events(MOST_EVENTS)
        self.rest()
        self._tell_talk()
        if self.table.agreed_to_end and self.table.stage == "playing":
            self.tables.run(self._end_if_agreed())
        if self.table.stage != self._stage_noted:
            self._stage_noted = self.table.stage
            self.tables.run(self.tables.lobby.begun(self.code) if self.table.stage == "playing" else self.settle())
        if self.table.stage == "waiting":
            self.tables.lobby.entered(self)

    async def settle(self) -> None:
        """The game is over: its results are kept, and everybody is told what it did to the ratings."""
        while True:
            try:
                await settle(self.tables.store, self.code, self.table)
                break
            except NotStored:
                await asyncio.sleep(SETTLE_SECONDS)
        log_event("game_over", table=mark_of(self.code))
        if self.table.opened.rated:
            await self.load_ratings()
            self.tell_all()

    async def load_ratings(self) -> None:
        with contextlib.suppress(NotStored):
            changes = await changes_of(self.tables.store, self.code, self.table.players)
            self.ratings = changes if any(changes) else None

    # ------------------------------------------------------------------------------------------------------------ telling

    def here(self) -> set[str]:
        """The persons who are connected, to this process or to another."""
        return self.connected() | set(self.tables.peers.elsewhere(self.code))

    def connected(self) -> set[str]:
        return {listener.person for listener in self.listeners}

    def facts(self) -> Facts:
        return public_facts(
            self.code,
            self.table,
            Around(
                here=self.here(),
                left=self._clock.left(self.table),
                away_left=self._clock.away_left(self.table),
                ratings=self.ratings,
            ),
        )

    def present(self) -> set[str]:
        """The persons who are connected, or were so a moment ago."""
        gone_before = self._loop.time() - self.tables.settings.away_seconds
        seated = {chair.person for chair in self.table.chairs if chair.person is not None}
        return {person for person in seated if self._gone_since.get(person, self._loaded_at) > gone_before} | self.here()

    def tell(self, listener: Listener, known: int | None = None, facts: Facts | None = None) -> None:
        """The table as this listener may see it, with all that it does not know yet."""
        known = listener.known if known is None else known
        message = message_for(facts or self.facts(), self.table, listener.person, known)
        listener.known = message.last
        listener.send(message)

    def tell_all(self) -> None:
        facts = self.facts()
        for listener in list(self.listeners):
            if is_program(listener.person) and deeds.seat_of(self.table, listener.person) is None:
                listener.hang_up("token_revoked")
                continue
            self._tell_other(listener, facts)
            reach("mid_broadcast")

    def _tell_other(self, listener: Listener, facts: Facts) -> None:
        """Nobody else, and no bot, waits for what cannot be told to one."""
        try:
            self.tell(listener, facts=facts)
        except Exception as problem:
            log_event("telling_failed", table=mark_of(self.code), reason=type(problem).__name__)

    def _tell_talk(self) -> None:
        """The lines that were said since the last time."""
        lines = [line for line in self.table.talk if line.number > self._lines_told]
        self._lines_told = self.table.said
        if lines:
            for listener in list(self.listeners):
                listener.send(talk_of(lines))

    def _tell_seat(self, seat: int) -> None:
        for listener in list(self.listeners):
            if viewer_of(self.table, listener.person) == seat:
                self._tell_other(listener, self.facts())

    def welcome(self, listener: Listener, known: int) -> None:
        """A new listener gets the table; the others see that a person is here."""
        self.used_at = self._loop.time()
        was_here = listener.person in self.here()
        self.listeners.append(listener)
        self.tables.peers.connected(self.code, listener.person)
        self._gone_since.pop(listener.person, None)
        self.tell(listener, min(known, self.table.last_event(viewer_of(self.table, listener.person))))
        if self.table.talk:
            listener.send(talk_of(self.table.talk))
        if not was_here and deeds.seat_of(self.table, listener.person) is not None:
            for other in self.listeners[:-1]:
                self._tell_other(other, self.facts())
        if self.table.stage == "waiting":
            self.tables.lobby.entered(self)
        if self.table.host not in self.here():
            self._look_again_for(self.table.host)
        self.stir()

    def part_from(self, listener: Listener) -> None:
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        self.used_at = self._loop.time()
        if listener.person not in self.connected():
            self._gone_since[listener.person] = self.used_at
            self._loop.call_later(GRACE_SECONDS, self._tell_if_gone, listener.person)
            self._look_again_for(listener.person)

    def _tell_if_gone(self, person: str) -> None:
        if person in self.connected():
            return
        self.tables.peers.disconnected(self.code, person)
        if person not in self.here() and deeds.seat_of(self.table, person) is not None:
            self.tell_all()

    def here_changed(self) -> None:
        """Others are connected to another process than before, or to none."""
        before, self._elsewhere = self._elsewhere, set(self.tables.peers.elsewhere(self.code))
        for person in self._elsewhere:
            self._gone_since.pop(person, None)
        for person in before - self.here():
            self._gone_since[person] = self._loop.time()
            self._look_again_for(person)
        self.tell_all()

    def _look_again_for(self, person: str | None) -> None:
        """When this person should have come back, if at all: the others go on without a host who has not."""
        wait = self.tables.settings.away_seconds + 0.01
        self._loop.call_later(wait, lambda: self.tables.run(self._go_on_without(person)))

    async def _go_on_without(self, person: str | None) -> None:
        if person not in self.here() and self.listeners:
            await self._until_stored(lambda table: deeds.host_for(table, self.present()))
            await self._end_if_agreed()

    async def _end_if_agreed(self) -> None:
        await self._until_stored(lambda table: deeds.end_if_agreed(table, self.present()))

    # ------------------------------------------------------------------------------------------------- bots and the clock

    def stir(self) -> None:
        """Whatever goes on without being asked: the bots think, the clock runs. It rings in one process alone."""
        self._clock.look_at(self.table, may_ring=self.tables.peers.drives(self.code))
        self.stir_bots()

    @property
    def can_be_restless(self) -> bool:
        """Is there anybody here who moves without being asked by a person?"""
        return self.has_clock or any(deeds.bot_plays(chair) for chair in self.table.chairs)

    @property
    def is_restless(self) -> bool:
        """Does the table wait for a bot, or for somebody whose time may run out?"""
        return any(self.has_clock or deeds.bot_plays(self.table.chairs[seat]) for seat in self.table.undecided)

    @property
    def has_clock(self) -> bool:
        return self.table.opened.clock != "none"

    def rest(self) -> None:
        """Where only people have to move, a server that starts need not look."""
        if self._restless_noted is not False and not self.is_restless:
            self._restless_noted = False
            self.tables.run(self.tables.note_calm(self.code, len(self.table.entries)))

    def stir_bots(self) -> None:
        """Every bot that owes a decision begins to think; where several processes share the table, in one of them alone."""
        if self.is_restless and not self.tables.peers.drives(self.code):
            return self.tables.peers.claim(self.code)
        for seat in self.table.undecided:
            asked = (seat, self.table.turn)
            if deeds.bot_plays(self.table.chairs[seat]) and asked not in self._thinking:
                self._begin_to_think(seat, self.table.turn, deeds.bot_play)

    def _think_for_late(self, seat: int, turn: int) -> None:
        """Somebody's time has run out: a bot decides for him, this once."""
        if not self.tables.peers.drives(self.code):
            return self.tables.peers.claim(self.code)
        if (seat, turn) not in self._thinking:
            self._begin_to_think(seat, turn, deeds.clock_play)

    def be_right_back(self, table: Table, person: Person) -> list[Any]:
        return deeds.be_right_back(table, person, self._clock.away_allowed)

    def come_back(self, table: Table, seat: int, by: Literal["player", "clock"] = "player") -> list[Any]:
        return deeds.come_back(table, seat, self._clock.stood_still(seat), self._clock.away_allowed, by)

    def _call_back(self, seat: int) -> None:
        """Somebody was to be right back, and his clock may stand still no longer."""
        if not self.tables.peers.drives(self.code):
            return self.tables.peers.claim(self.code)
        lease = self.tables.peers.lease_of(self.code)
        self.tables.run(self._until_stored(lambda table: self.come_back(table, seat, "clock"), lease))

    def _begin_to_think(self, seat: int, turn: int, deed: Deed) -> None:
        lease = self.tables.peers.lease_of(self.code)
        self._thinking[seat, turn] = self.tables.run(self._think(seat, turn, deed, lease))

    async def _think(self, seat: int, turn: int, deed: Deed, lease: Lease | None) -> None:
        loop = self._loop
        release = loop.time() + pause(self.tables.settings.bot_pace)
        try:
            level = self.table.chairs[seat].level or self.table.opened.level
            moves = await self.tables.thinkers.decide(self.table, seat, level)
            await asyncio.sleep(max(0.0, release - loop.time()))
            await self._until_stored(lambda table: deed(table, seat, moves, turn), lease)
        except Exception as problem:
            log_event("bot_failed", table=mark_of(self.code), reason=type(problem).__name__)
            await asyncio.sleep(1)
        self._thinking.pop((seat, turn))
        self.stir()  # its owner may have taken the seat back and left it again meanwhile

    async def _until_stored(self, judge: Judge, lease: Lease | None = None) -> None:
        while True:
            try:
                return await self.do(judge, lease=lease)
            except Refusal as why:
                if why.reason == "not_holder":
                    log_event("not_holder", table=mark_of(self.code))
                if why.reason not in ("not_stored", "busy"):
                    return  # the table has gone on without it
                await asyncio.sleep(1)

    @property
    def is_idle(self) -> bool:
        is_still = not self._thinking and not (self._clock.is_running and self.tables.peers.drives(self.code))
        return is_still and not self.listeners and not self._queue.locked()


def is_second_thought(table: Table, entries: list[Any]) -> bool:
    """Does a seat only change what it has decided in secret before?"""
    return isinstance(entries[0], Sealed) and entries[0].seat in table.in_secret


def is_talk(entries: list[Any]) -> bool:
    return all(isinstance(entry, Said) for entry in entries)


def piece_of(code: str, first: int, entries: list[Any], stirs: bool = False, lease: Lease | None = None) -> LogAppend:
    started = any(isinstance(entry, Started) for entry in entries)
    opened = entries[0]
    return LogAppend(
        code=code,
        first=first,
        texts=[write_entry(entry) for entry in entries],
        opens=opened.game if isinstance(opened, Opened) else None,
        stage="playing" if started else None,
        sits=[entry.person for entry in entries if isinstance(entry, Sat) and entry.person and entry.player == "person"],
        needs_driver=stirs or started,
        lease=lease,
    )
