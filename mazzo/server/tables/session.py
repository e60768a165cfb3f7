"""A table in memory: its replayed log, and everyone connected to it.

Every change to a table takes these steps in order: judge → append to the log, durably → apply → acknowledge → broadcast. The
chapters: changing the table, broadcasting, presence, bots and the clock.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection

from mazzo.server import metrics
from mazzo.server.json_log import log_event, mark_of
from mazzo.server.results.deals import is_secret
from mazzo.server.results.results import changes_of, settle
from mazzo.server.store.chain import LogDamaged
from mazzo.server.store.drivers import Lease
from mazzo.server.store.reader import NotStored
from mazzo.server.store.store import LeaseLost, LogAppend, Store
from mazzo.server.tables.countdown import seconds_to_deal
from mazzo.server.tables.driver import Command, Driver, TableServices
from mazzo.server.tables.positions import position_of
from mazzo.server.tables.snapshot import MOST_EVENTS, Facts, SessionFacts, public_facts, snapshot_for, talk_of, viewer_of
from mazzo.server.wire.messages import RatingChange
from mazzo.table import commands
from mazzo.table.commands import NO_CLOCK, ClockReading
from mazzo.table.events import Line
from mazzo.table.log import Decided, Entry, Opened, Said, Sat, Sealed, Started, Used, read_entry, short_id, write_entry
from mazzo.table.state import TableState
from mazzo.words import Refusal

GRACE_SECONDS = 1.0  # reconnecting within this time (a reload) is not an absence
TRIES = 8
VISIT_SECONDS = 3600.0  # between two notes that somebody has come to a table
SETTLE_SECONDS = 5.0  # before results that could not be stored are tried again


class Subscriber(Protocol):
    """A connection that follows a table."""

    person: str
    network: str
    """The network it comes from."""
    is_program: bool
    last_event: int
    """The number of the last event that was sent to it."""
    blocked: frozenset[str]
    """The persons whom it does not read."""
    wants_position: bool
    """Could it continue on its own without us?"""

    def send(self, message: Any) -> None: ...

    def disconnect(self, reason: str) -> None: ...


class WaitingRooms(Protocol):
    """The one that needs to know about a table before its game begins: the lobby."""

    def entered(self, session: TableSession) -> None:
        """A person has come into a waiting room, or has taken a seat."""

    async def started(self, code: str) -> None:
        """The cards are dealt: this is no waiting room any more."""


class TableSession:
    """A table in memory."""

    def __init__(
        self,
        code: str,
        table: TableState,
        last_hash: bytes,
        store: Store,
        waiting_rooms: WaitingRooms,
        services: TableServices,
    ) -> None:
        self.code = code
        self.table = table
        self.subscribers: list[Subscriber] = []
        self.ratings: list[RatingChange | None] | None = None
        self.used_at = asyncio.get_running_loop().time()
        self._last_hash = last_hash  # of the log, as far as this table knows it
        self._store = store
        self._leases = services.leases
        self._tasks = services.tasks
        self._uptime = services.uptime
        self._waiting_rooms = waiting_rooms
        self._away_seconds = services.settings.away_seconds
        self._loop = asyncio.get_running_loop()
        self._queue = asyncio.Lock()  # one command after the other, in the order they came
        self._driver = Driver(
            code,
            lambda: self.table,
            lambda command, lease: self.execute(command, lease=lease),
            self.company,
            services,
        )
        self._in_doubt = False  # an append failed: what the log holds is not known
        self._driver_noted: bool | None = None  # according to the database: does the table need a driver? None: not known here
        self._stage_noted = table.stage
        self._lines_sent = table.said
        self._loaded_at = self.used_at
        self._visit_noted_at: float | None = None
        self._gone_since: dict[str, float] = {}
        self._elsewhere = set(services.leases.elsewhere(code))  # the persons who are connected to other processes

    # ------------------------------------------------------------------------------------------------ changing the table

    async def execute(
        self,
        command: Command,
        acknowledge: Callable[[], None] = lambda: None,
        also: Sequence[LogAppend] = (),
        lease: Lease | None = None,
        still_holds: Callable[[Connection], bool] | None = None,
    ) -> None:
        """Judges a command, stores its entries, applies them, acknowledges, and broadcasts. A Refusal changes nothing.

        `also` is appended to other logs in the same transaction. `lease` is the right by which a bot or the clock decides,
        where several processes share the tables. `still_holds` looks, in that transaction, at what the command was given to go
        by; if that has changed, nothing is stored, and the command is judged again.
        """
        # The client may disconnect at any moment; the work is finished nevertheless.
        await asyncio.shield(self._tasks.run(self._execute(command, acknowledge, also, lease, still_holds)))

    def accepted_turn(self, person: str, decision_id: str) -> int:
        """The turn for which a decision of this person was accepted."""
        seat = self.table.seat_of(person)
        return self.table.turn if seat is None else self.table.answered[seat, short_id(decision_id)].turn

    async def _execute(
        self,
        command: Command,
        acknowledge: Callable[[], None],
        also: Sequence[LogAppend],
        lease: Lease | None,
        still_holds: Callable[[Connection], bool] | None,
    ) -> None:
        async with self._queue:
            self.used_at = self._loop.time()
            await self._settle_doubt()
            for _ in range(TRIES):
                entries = await self._judge(command)
                if not entries:
                    acknowledge()
                    return
                if await self._append(entries, also, lease, still_holds):
                    break
                await self._catch_up()  # another process was faster: judge again
            else:
                raise Refusal("busy", "The table is busy; try again.")
            stored_at = self._loop.time()
            resealed = resealing_seat(self.table, entries)
            for entry in entries:
                self.table.apply(entry)
            acknowledge()
            if resealed is not None:
                self._send_to_seat(resealed)  # nobody else may see that a secret was changed
            elif is_talk(entries):
                self._broadcast_talk()
            elif all(isinstance(entry, Used) for entry in entries):
                self.wake()  # which every page counts for itself
            else:
                self._changed()
            metrics.count(entries)
            metrics.broadcast_seconds.observe(self._loop.time() - stored_at)

    async def _judge(self, command: Command) -> list[Entry]:
        try:
            return self._checked(command(self.table))
        except Refusal:
            # Another process may have stored something that makes it valid: the client may know more about this table than we
            # do.
            if not (self._leases.is_shared and await self._catch_up()):
                raise
        return self._checked(command(self.table))

    def _checked(self, entries: list[Entry]) -> list[Entry]:
        commands.refuse_endless_ado(self.table, entries)
        return entries

    async def _append(
        self,
        entries: list[Entry],
        also: Sequence[LogAppend],
        lease: Lease | None,
        still_holds: Callable[[Connection], bool] | None,
    ) -> bool:
        notes_driver = self._driver_noted is not True and (
            self.table.may_need_driver or not isinstance(entries[0], Sealed | Decided)
        )
        piece = piece_of(self.code, len(self.table.entries), entries, self._last_hash, notes_driver, lease)
        judged_at = self._loop.time()
        try:
            stored = await self._store.append(piece, *also, work=still_holds)
        except LeaseLost:
            raise Refusal("not_holder", "Another process runs the bots and the clock of this table.") from None
        except NotStored:
            self._in_doubt = True  # it may have been written or not: the log will show
            raise not_stored() from None
        metrics.store_seconds.observe(self._loop.time() - judged_at)
        if stored:
            self._last_hash = piece.last_hash
            if notes_driver:
                self._driver_noted = True
        return stored

    async def _settle_doubt(self) -> None:
        if self._in_doubt:
            await self._catch_up()
            self._in_doubt = False

    async def catch_up(self) -> None:
        """Reads entries that other processes may have stored."""
        async with self._queue:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Applies entries that the log has and this table has not; returns whether there were any."""
        try:
            missing, self._last_hash = await self._store.whole_log_of(self.code, len(self.table.entries), self._last_hash)
        except LogDamaged as damage:
            raise log_damaged(self.code, damage) from None
        except Exception as problem:
            log_event("log_unreadable", table=mark_of(self.code), reason=type(problem).__name__)
            raise Refusal("not_stored", "The server cannot read this table now. Try again.") from None
        resealed = []
        for entry in map(read_entry, missing):
            seat = resealing_seat(self.table, [entry])
            if seat is not None:
                resealed.append(seat)
            self.table.apply(entry)
        if len(resealed) < len(missing):
            self._changed()
        else:
            for seat in resealed:
                self._send_to_seat(seat)
        return bool(missing)

    async def replace_table(self, rewritten: Callable[[], Awaitable[tuple[TableState, bytes]]]) -> None:
        """Replaces the table by one with the rewritten log, while nothing else can change it."""
        async with self._queue:
            self.table, self._last_hash = await rewritten()
            self._lines_sent = self.table.said
            self._changed()

    def _changed(self) -> None:
        self.wake()
        self.broadcast()
        self.table.forget_views()
        self.table.keep_events(MOST_EVENTS)
        self.park()
        self._broadcast_talk()
        if self.table.agreed_to_end and self.table.stage == "playing":
            self._tasks.run(self._end_if_agreed())
        if self.table.stage != self._stage_noted:
            self._stage_noted = self.table.stage
            self._tasks.run(self._waiting_rooms.started(self.code) if self.table.stage == "playing" else self.settle())
        if self.table.stage == "waiting":
            self._waiting_rooms.entered(self)

    async def settle(self) -> None:
        """When the game is over: stores its results, and broadcasts the rating changes."""
        while True:
            try:
                await settle(self._store, self.code, self.table, self._watchers())
                if self.table.opened.rated:
                    await self.load_ratings()
                break
            except NotStored:
                await asyncio.sleep(SETTLE_SECONDS)
        log_event("game_over", table=mark_of(self.code))
        if self.table.opened.rated:
            self.broadcast()

    def _watchers(self) -> list[str]:
        """The persons who are connected here and have no seat: they know the cards of this game now."""
        return [one.person for one in self.subscribers if not one.is_program and self.table.seat_of(one.person) is None]

    async def load_ratings(self) -> None:
        changes = await changes_of(self._store, self.code, self.table.players)
        self.ratings = changes if any(changes) else None

    # ------------------------------------------------------------------------------------------------------- broadcasting

    def facts(self) -> Facts:
        clock = self._driver.clock
        session = SessionFacts(
            connected=self.connected_anywhere(),
            time_left=clock.time_left(self.table) if clock is not None else {},
            pause_left=clock.pause_left(self.table) if clock is not None else {},
            is_standing=self._uptime.is_standing,
            deals_in=seconds_to_deal(self.table) if self.table.is_counting_down else None,
            is_secret=self.table.opened.told_at is not None and is_secret(self.table),
            ratings=self.ratings,
        )
        return public_facts(self.code, self.table, session)

    def send_snapshot(self, subscriber: Subscriber, last_event: int | None = None, facts: Facts | None = None) -> None:
        """Sends the table as this subscriber may see it, with all events after the last one it knows."""
        known = subscriber.last_event if last_event is None else last_event
        snapshot = snapshot_for(facts or self.facts(), self.table, subscriber.person, known, subscriber.blocked)
        if subscriber.wants_position:
            snapshot.position = position_of(self.table, snapshot.you)
        subscriber.last_event = snapshot.last
        subscriber.send(snapshot)

    def broadcast(self) -> None:
        facts = self.facts()
        for subscriber in list(self.subscribers):
            if subscriber.is_program and self.table.seat_of(subscriber.person) is None:
                subscriber.disconnect("token_revoked")
                continue
            self._send_or_log(subscriber, facts)

    def _send_or_log(self, subscriber: Subscriber, facts: Facts) -> None:
        """One failing connection must not hold up the others, nor the bots."""
        try:
            self.send_snapshot(subscriber, facts=facts)
        except Exception as problem:
            log_event("broadcast_failed", table=mark_of(self.code), reason=type(problem).__name__)

    def _broadcast_talk(self) -> None:
        """Sends the chat messages since the last time."""
        lines = [line for line in self.table.talk if line.number > self._lines_sent]
        self._lines_sent = self.table.said
        for subscriber in list(self.subscribers):
            self._send_talk(subscriber, lines)

    def _send_talk(self, subscriber: Subscriber, lines: list[Line]) -> None:
        heard = [line for line in lines if line.person not in subscriber.blocked]
        if heard:
            subscriber.send(talk_of(heard))

    def _send_to_seat(self, seat: int) -> None:
        facts = self.facts()
        for subscriber in list(self.subscribers):
            if viewer_of(self.table, subscriber.person) == seat:
                self._send_or_log(subscriber, facts)

    # ----------------------------------------------------------------------------------------------------------- presence

    def connected_here(self) -> set[str]:
        """The persons who are connected to this process."""
        return {subscriber.person for subscriber in self.subscribers}

    def connected_anywhere(self) -> set[str]:
        """The persons who are connected, to this process or to another."""
        return self.connected_here() | self._elsewhere

    def here_or_just_gone(self) -> set[str]:
        """The persons who are connected, or were a moment ago; but none who has never come."""
        gone_before = self._loop.time() - self._away_seconds
        return {person for person, gone_at in self._gone_since.items() if gone_at > gone_before} | self.connected_anywhere()

    def company(self) -> str | None:
        """The network of the people here, players first; "" if they are connected to another process, None if nobody is."""
        networks = {subscriber.person: subscriber.network for subscriber in self.subscribers}
        playing = [networks[chair.person] for chair in self.table.chairs if chair.person in networks]
        return next(iter([*playing, *networks.values()]), "" if self._elsewhere else None)

    def present(self) -> set[str]:
        """The persons who are connected, or were a moment ago."""
        gone_before = self._loop.time() - self._away_seconds
        seated = {chair.person for chair in self.table.chairs if chair.person is not None}
        lately = {person for person in seated if self._gone_since.get(person, self._loaded_at) > gone_before}
        return lately | self.connected_anywhere()

    def subscribe(self, subscriber: Subscriber, last_event: int) -> None:
        """Sends the table to a new connection; the others see that this person is here."""
        self.used_at = self._loop.time()
        self._note_visit()
        was_here = subscriber.person in self.connected_anywhere()
        self.subscribers.append(subscriber)
        self._driver.somebody_came()
        self._leases.connected(self.code, subscriber.person)
        self._gone_since.pop(subscriber.person, None)
        # Whatever is said after the snapshot was said while this person was here.
        self._send_talk(subscriber, self.table.talk)
        self.send_snapshot(subscriber, min(last_event, self.table.last_event(viewer_of(self.table, subscriber.person))))
        if not was_here and self.table.seat_of(subscriber.person) is not None:
            facts = self.facts()
            for other in self.subscribers[:-1]:
                self._send_or_log(other, facts)
        if self.table.stage == "waiting":
            self._waiting_rooms.entered(self)
        if self.table.host not in self.connected_anywhere():
            self._check_later_for(self.table.host)
        self.wake()

    def _note_visit(self) -> None:
        if self._visit_noted_at is None or self._visit_noted_at + VISIT_SECONDS < self.used_at:
            self._visit_noted_at = self.used_at
            self._tasks.run(self._store.note_visit(self.code))

    def unsubscribe(self, subscriber: Subscriber) -> None:
        if subscriber not in self.subscribers:
            return
        self.subscribers.remove(subscriber)
        self.used_at = self._loop.time()
        if subscriber.person not in self.connected_here():
            self._note_gone(subscriber.person)
            self._loop.call_later(GRACE_SECONDS, self._announce_absence, subscriber.person)
            self._check_later_for(subscriber.person)

    def _note_gone(self, person: str) -> None:
        if self.table.seat_of(person) is not None:  # spectators come and go all the time
            self._gone_since[person] = self._loop.time()

    def _announce_absence(self, person: str) -> None:
        if person in self.connected_here():
            return
        self._leases.disconnected(self.code, person)
        if person not in self.connected_anywhere() and self.table.seat_of(person) is not None:
            self.broadcast()

    def presence_changed(self) -> None:
        """Persons have connected to another process, or disconnected from it."""
        before, self._elsewhere = self._elsewhere, set(self._leases.elsewhere(self.code))
        for person in self._elsewhere:
            self._gone_since.pop(person, None)
        for person in before - self.connected_anywhere():
            self._note_gone(person)
            self._check_later_for(person)
        self._driver.somebody_came()
        self.broadcast()

    def _check_later_for(self, person: str | None) -> None:
        """When this person should be back: if the host is not, the others continue without them."""
        wait = self._away_seconds + 0.01
        self._loop.call_later(wait, lambda: self._tasks.run(self._go_on_without(person)))

    async def _go_on_without(self, person: str | None) -> None:
        if person not in self.connected_anywhere() and self.subscribers:
            await self._driver.execute_until_stored(lambda table: commands.replace_host(table, self.present()))
            await self._end_if_agreed()

    async def _end_if_agreed(self) -> None:
        await self._driver.execute_until_stored(lambda table: commands.end_if_agreed(table, self.present()))

    # ------------------------------------------------------------------------------------------------- bots and the clock

    def wake(self) -> None:
        """Runs the bots and the clock, in only one process."""
        if self.table.may_need_driver:
            self._driver.wake()

    def park(self) -> None:
        """If only people can act, a restarting server may skip this table."""
        if self._driver_noted is not False and not self.table.needs_driver:
            self._driver_noted = False
            self._tasks.run(self._note_parked(len(self.table.entries)))

    async def _note_parked(self, length: int) -> None:
        with contextlib.suppress(NotStored):
            await self._store.clear_driver_need(self.code, length)

    def clock_reading(self, person: str) -> ClockReading:
        """What the clock says about this person's seat."""
        clock, seat = self._driver.clock, self.table.seat_of(person)
        reading = NO_CLOCK if clock is None or seat is None else clock.reading(seat)
        if self.table.opened.event is None:
            return reading
        return msgspec.structs.replace(reading, round_is_over=not is_secret(self.table))  # the cards are revealed then

    def time_stood_still(self) -> None:
        """Pages count down by themselves: they are sent a snapshot if that is wrong."""
        if self._driver.clock is not None and self._driver.clock.is_running:
            self.broadcast()

    async def hand_over(self) -> None:
        """Notes in the log what the next process needs to know about the clock."""
        await self._driver.hand_over()

    def close(self) -> None:
        """No longer used: removes references back to it, so that its memory is freed at once."""
        self._driver.close()
        del self._driver

    @property
    def is_idle(self) -> bool:
        return not self._driver.is_busy and not self.subscribers and not self._queue.locked()


def not_stored() -> Refusal:
    return Refusal("not_stored", "The server cannot store anything now; nothing has changed. Try again.")


def log_damaged(code: str, damage: LogDamaged) -> Refusal:
    """The refusal for a table whose log is damaged."""
    log_event("log_damaged", table=mark_of(code), entry=damage.entry)
    sentence = f"This table's log is damaged at entry {damage.entry}: the game cannot go on."
    return Refusal("log_damaged", sentence, {"entry": damage.entry})


def resealing_seat(table: TableState, entries: list[Entry]) -> int | None:
    """The seat that only changes what it has decided in secret before, if that is all that happens."""
    first = entries[0]
    return first.seat if isinstance(first, Sealed) and first.seat in table.in_secret else None


def is_talk(entries: list[Entry]) -> bool:
    return all(isinstance(entry, Said) for entry in entries)


def piece_of(
    code: str,
    first: int,
    entries: Sequence[Entry],
    after: bytes | None = None,
    needs_driver: bool = False,
    lease: Lease | None = None,
) -> LogAppend:
    """These entries in the store's form: for one position in the log of one table, after the entry with this hash."""
    started = any(isinstance(entry, Started) for entry in entries)
    opened = entries[0]
    return LogAppend(
        code=code,
        first=first,
        texts=[write_entry(entry) for entry in entries],
        after=after,
        opens=opened.game if isinstance(opened, Opened) else None,
        stage="playing" if started else None,
        sits=[entry.person for entry in entries if isinstance(entry, Sat) and entry.person and entry.player == "person"],
        needs_driver=needs_driver or started,
        lease=lease,
    )
