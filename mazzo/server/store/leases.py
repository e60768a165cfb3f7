"""Several processes on one PostgreSQL: leases, presence and notifications.

Any process may store what a person decides: every position in a log is taken only once. What nobody in particular decides (a bot,
a clock) is left to one process, the driver of the table. A process lives by a lease that it renews. Once that has expired, its
table leases are void, whatever it believes: its number is dead, and what it still wants to store is refused.

News travels by NOTIFY, after the commit, many tables in one payload, and is only a hint: a process that receives it reads the
log. What a process misses it finds by polling: once a second it compares what it knows with what is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Iterable
from typing import Any, Protocol

from sqlalchemy import any_, delete, func, insert, literal, not_, select, update
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.dialects.postgresql import insert as insert_or_skip
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import String

from mazzo.server.json_log import log_event
from mazzo.server.store.changes import Change, ChangeFeed
from mazzo.server.store.database import quietly
from mazzo.server.store.schema import database_clock, entries, present, processes, tables
from mazzo.server.store.store import Lease, Store

CHANNEL = "mazzo"
POLL_SECONDS = 1.0
MOST_IN_A_PAYLOAD = 400  # tables; a payload has at most 8,000 bytes
MOST_CLAIMED = 64
REMEMBERED_SECONDS = 60  # how long the number of a dead process is kept
RENEWALS_PER_LEASE = 3
PRESENCE = "here"  # in a payload: who is connected to this table has changed
CHANGED = "0 *:changed"  # a payload of its own: there are new rows in the table of changes


class PeerListener(Protocol):
    """Is notified of what other processes do: the tables of this process."""

    def known_lengths(self) -> dict[str, int]:
        """The tables in memory, and how many entries of their logs are known."""

    def log_grew(self, code: str, length: int) -> None:
        """The log of this table now has this many entries."""

    def presence_changed(self, code: str) -> None:
        """The persons connected to this table at other processes have changed."""

    def lease_granted(self, code: str) -> None:
        """This process now drives the bots and the clock of this table."""

    def changed(self, change: Change) -> None:
        """This process or another has announced a change."""


class SingleProcess:
    """One process has the database to itself: it drives all tables, and there are no peers."""

    is_shared = False
    _listener: PeerListener | None = None

    def start(self, listener: PeerListener) -> None:
        self._listener = listener

    async def close(self) -> None:
        pass

    async def announce(self, change: Change) -> None:
        if self._listener is not None:
            self._listener.changed(change)

    def lease_of(self, code: str) -> Lease | None:
        return None

    def drives(self, code: str) -> bool:
        return True

    def claim(self, code: str) -> None:
        pass

    def release(self, code: str) -> None:
        pass

    def elsewhere(self, code: str) -> Collection[str]:
        return ()

    def connected(self, code: str, person: str) -> None:
        pass

    def disconnected(self, code: str, person: str) -> None:
        pass


class Leases:
    """The lease by which this process lives, and the leases of the tables it drives."""

    def __init__(self, store: Store, seconds: float) -> None:
        self.seconds = seconds
        self.process: int | None = None
        """Our number, while the lease is valid."""
        self.on_granted: Callable[[str], None] = lambda code: None
        self._store = store
        self._held: dict[str, Lease] = {}
        self._expires_at = 0.0  # by our own clock, and never later than the database believes
        self._claims: set[str] = set()
        self._released: set[str] = set()

    def __contains__(self, code: str) -> bool:
        return code in self._held

    def lease_of(self, code: str) -> Lease | None:
        is_valid = asyncio.get_running_loop().time() < self._expires_at
        return self._held.get(code) if is_valid else None

    def claim(self, code: str) -> None:
        self._claims.add(code)

    def release(self, code: str) -> bool:
        """Gives a lease back with the next round; False if it is not ours."""
        if code not in self._held:
            return False
        self._released.add(code)
        return True

    async def renew(self) -> bool:
        """Renews the lease of this process; True if it had to begin a new life, with a number of its own."""
        asked_at = asyncio.get_running_loop().time()
        expires = database_clock() + self.seconds
        if self.process is not None:
            mine = update(processes).where(processes.c.process == self.process, processes.c.lives_until > database_clock())
            if await execute(self._store, mine.values(lives_until=expires).returning(processes.c.process)):
                self._expires_at = asked_at + self.seconds
                return False
            log_event("lease_lost", count=len(self._held))
        self._held.clear()
        new = insert(processes).values(lives_until=expires).returning(processes.c.process)
        ((self.process,),) = await execute(self._store, new)
        self._expires_at = asked_at + self.seconds
        old = database_clock() - REMEMBERED_SECONDS
        await execute(self._store, delete(processes).where(processes.c.lives_until < old))
        return True

    async def claim_orphans(self) -> None:
        """Claims the tables that need a driver and have none alive."""
        while True:
            await self._store_released()
            wanted = (
                select(tables.c.code)
                .where(tables.c.restless.is_not(None), not_(_has_living_driver()))
                .order_by(tables.c.number.desc())
                .limit(MOST_CLAIMED)
                .with_for_update(skip_locked=True)
            )
            if await self._take(wanted) < MOST_CLAIMED:
                return

    async def settle_claims(self) -> None:
        """Claims and releases what has been asked for since the last round."""
        claims, self._claims = self._claims, set()
        wanted = [code for code in claims if code not in self._held]
        if wanted:
            await self._take(select(func.unnest(_array_of(wanted))))
        await self._store_released()

    async def end(self) -> None:
        """Ends the life of this process, so that others need not wait for the lease to expire."""
        process, self.process = self.process, None
        self._held.clear()
        if process is not None:
            await quietly(execute(self._store, delete(processes).where(processes.c.process == process)))

    async def _take(self, wanted: Any) -> int:
        mine = (
            update(tables)
            .where(tables.c.code.in_(wanted), not_(_has_living_driver()))
            .values(holder=self.process, epoch=tables.c.epoch + 1)
            .returning(tables.c.code, tables.c.epoch)
        )
        taken = await execute(self._store, mine)
        for code, epoch in taken:
            assert self.process is not None
            self._held[code] = Lease(self.process, epoch)
            self.on_granted(code)
        return len(taken)

    async def _store_released(self) -> None:
        released, self._released = self._released, set()
        codes = [code for code in released if self._held.pop(code, None) is not None]
        if codes:
            mine = update(tables).where(tables.c.code == any_(_array_of(codes)), tables.c.holder == self.process)
            await execute(self._store, mine.values(holder=None))


class Presence:
    """Who is connected to which table: to this process, and to the others."""

    def __init__(self, store: Store) -> None:
        self.on_changed: Callable[[str], None] = lambda code: None
        self._store = store
        self._here: set[tuple[str, str]] = set()
        self._elsewhere: dict[str, set[str]] = {}
        self._changes: dict[tuple[str, str], bool] = {}

    def elsewhere(self, code: str) -> Collection[str]:
        return self._elsewhere.get(code, ())

    def connected(self, code: str, person: str) -> None:
        self._here.add((code, person))
        self._changes[code, person] = True

    def disconnected(self, code: str, person: str) -> None:
        self._here.discard((code, person))
        self._changes[code, person] = False

    def store_all_again(self) -> None:
        """For a process with a new number: everyone connected to it counts as just connected."""
        self._changes.update(dict.fromkeys(self._here, True))

    async def store_changes(self, process: int) -> set[str]:
        """Stores who has connected and disconnected since the last round; the codes of their tables."""
        changes, self._changes = self._changes, {}
        try:
            await self._store_changes(process, changes)
        except Exception:
            self._changes = changes | self._changes
            raise
        return {code for code, _ in changes}

    async def _store_changes(self, process: int, changes: dict[tuple[str, str], bool]) -> None:
        rows = [{"process": process, "code": code, "person": person} for (code, person), is_here in changes.items() if is_here]
        if rows:
            await execute(self._store, insert_or_skip(present).on_conflict_do_nothing().values(rows))
        for (code, person), is_here in changes.items():
            if not is_here:
                mine = (present.c.process == process, present.c.code == code, present.c.person == person)
                await execute(self._store, delete(present).where(*mine))

    async def refresh(self, codes: Iterable[str], process: int | None) -> None:
        """Reads who is connected to these tables at other processes."""
        asked_for = list(codes)
        alive = select(processes.c.process).where(processes.c.lives_until > database_clock())
        wanted = select(present.c.code, present.c.person).where(
            present.c.code == any_(_array_of(asked_for)),
            present.c.process != process,
            present.c.process.in_(alive),
        )
        found: dict[str, set[str]] = {}
        for code, person in await self._store.rows(wanted):
            found.setdefault(code, set()).add(person)
        for code in asked_for:
            if found.get(code, set()) != self._elsewhere.get(code, set()):
                self._elsewhere[code] = found.get(code, set())
                self.on_changed(code)
            if not self._elsewhere.get(code):
                self._elsewhere.pop(code, None)


class Peers:
    """This process among the others that share its database."""

    is_shared = True

    def __init__(self, store: Store, lease_seconds: float) -> None:
        self.store = store
        self.leases = Leases(store, lease_seconds)
        self.presence = Presence(store)
        self.changes = ChangeFeed(store, CHANNEL, CHANGED)
        self._grown: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._channel: AsyncConnection | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._listener: PeerListener | None = None
        self._is_failing = False
        store.on_stored = self._stored

    def start(self, listener: PeerListener) -> None:
        self._listener = listener
        self.leases.on_granted = listener.lease_granted
        self.presence.on_changed = listener.presence_changed
        self.changes.on_change = listener.changed
        self._tasks = [asyncio.create_task(self._repeat(work)) for work in (self._keep_leases, self._publish, self._poll)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.leases.end()
        await self._close_channel()

    async def _repeat(self, work: Callable[[], Any]) -> None:
        """For ever. The database may be away for a while: nothing is lost, and the work goes on when it is back."""
        while True:
            try:
                await work()
                self._is_failing = False
            except Exception as problem:
                if not self._is_failing:
                    log_event("peers_unreachable", reason=type(problem).__name__)
                self._is_failing = True
                await asyncio.sleep(POLL_SECONDS / 2)

    # ---------------------------------------------------------------------------------------------------- leases, presence

    def lease_of(self, code: str) -> Lease | None:
        """The lease by which this process drives the bots and the clock of this table."""
        return self.leases.lease_of(code)

    def drives(self, code: str) -> bool:
        return self.leases.lease_of(code) is not None

    def claim(self, code: str) -> None:
        """Asks for the lease; the listener is notified once it is ours. A living process keeps the lease it has."""
        self.leases.claim(code)
        self._wake.set()

    def release(self, code: str) -> None:
        if self.leases.release(code):
            self._wake.set()

    def elsewhere(self, code: str) -> Collection[str]:
        """The persons connected to this table at other processes."""
        return self.presence.elsewhere(code)

    def connected(self, code: str, person: str) -> None:
        """This person has connected to this process."""
        self.presence.connected(code, person)
        self._wake.set()

    def disconnected(self, code: str, person: str) -> None:
        self.presence.disconnected(code, person)
        self._wake.set()

    async def _keep_leases(self) -> None:
        """Renews the lease of this process, and takes over what dead ones have left."""
        if await self.leases.renew():
            self.presence.store_all_again()
        await self.leases.claim_orphans()
        await asyncio.sleep(self.leases.seconds / RENEWALS_PER_LEASE)

    # ---------------------------------------------------------------------------------------------------------- publishing

    async def announce(self, change: Change) -> None:
        """Lets every process act on a change, this one too."""
        await self.changes.announce(change)

    def _stored(self, code: str, length: int) -> None:
        self._grown[code] = max(length, self._grown.get(code, 0))
        self._wake.set()

    async def _publish(self) -> None:
        """One round of everything that has gathered: claims, presence, grown logs."""
        await self._wake.wait()
        process = self.leases.process
        if process is None or self._channel is None:
            await asyncio.sleep(0.05)
            await self._open_channel()
            return
        self._wake.clear()
        await self.leases.settle_claims()
        moved = await self.presence.store_changes(process)
        grown, self._grown = self._grown, {}
        words = [f"{code}:{length}" for code, length in grown.items()] + sorted(f"{code}:{PRESENCE}" for code in moved)
        try:
            for first in range(0, len(words), MOST_IN_A_PAYLOAD):
                payload = " ".join([str(process), *words[first : first + MOST_IN_A_PAYLOAD]])
                await self._channel.execute(select(func.pg_notify(CHANNEL, payload)))
        except Exception:
            await self._close_channel()  # what was not sent is found by polling
            raise

    # ----------------------------------------------------------------------------------------------------------- receiving

    async def _open_channel(self) -> None:
        """A connection of its own: commits must not wait for notifications."""
        if self._channel is not None or self.leases.process is None:
            return
        engine = self.store.database.writer
        channel = await (await engine.connect()).execution_options(isolation_level="AUTOCOMMIT")
        try:
            driver: Any = (await channel.get_raw_connection()).driver_connection
            driver.add_termination_listener(lambda _: self._channel_lost(channel))
            await driver.add_listener(CHANNEL, lambda _driver, _pid, _channel, payload: self._received(payload))
        except BaseException:
            await quietly(channel.close())
            raise
        self._channel = channel

    def _channel_lost(self, channel: AsyncConnection) -> None:
        if self._channel is channel:
            self._channel = None
            self._wake.set()

    async def _close_channel(self) -> None:
        channel, self._channel = self._channel, None
        if channel is not None:
            await quietly(channel.invalidate())
            await quietly(channel.close())

    def _received(self, payload: str) -> None:
        if self._listener is None:
            return
        if payload == CHANGED:
            return self._soon(self.changes.read())
        sender, *words = payload.split()
        if sender == str(self.leases.process):
            return
        known = self._listener.known_lengths()
        for word in words:
            code, _, what = word.partition(":")
            if code not in known and code not in self.leases:
                continue
            if what == PRESENCE:
                self._soon(self.presence.refresh([code], self.leases.process))
            elif what.isdigit() and int(what) > known.get(code, 0):
                self._listener.log_grew(code, int(what))

    def _soon(self, reading: Coroutine[Any, Any, None]) -> None:
        """Polling finds what fails here."""
        task = asyncio.create_task(reading)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _poll(self) -> None:
        """Finds what no notification has brought."""
        if self._listener is None:
            return
        if self._channel is None:
            self._wake.set()
        await self.changes.read()
        known = self._listener.known_lengths()
        if known:
            codes = select(func.unnest(_array_of(known)).label("code")).subquery()
            newest = select(func.max(entries.c.entry)).where(entries.c.code == codes.c.code).scalar_subquery()
            for code, last in await self.store.rows(select(codes.c.code, newest)):
                if last is not None and last + 1 > known[code]:
                    self._listener.log_grew(code, last + 1)
            await self.presence.refresh(known, self.leases.process)
        await asyncio.sleep(POLL_SECONDS)


async def execute(store: Store, statement: Any) -> list[Any]:
    """In a transaction of its own: what only this process knows does not queue behind the logs."""
    async with store.database.reader.begin() as connection:
        result = await connection.execute(statement)
        return list(result) if result.returns_rows else []


def _has_living_driver() -> Any:
    alive = select(processes.c.process).where(processes.c.lives_until > database_clock())
    return tables.c.holder.is_not(None) & tables.c.holder.in_(alive)


def _array_of(codes: Iterable[str]) -> Any:
    """Any number of codes as one value: PostgreSQL has already planned the query, however many there are."""
    return literal(list(codes), ARRAY(String))
