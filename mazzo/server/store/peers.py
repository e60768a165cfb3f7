"""Several processes on one PostgreSQL: how they keep each other informed.

Any process may store a person's decision: every position in a log can be taken only once. Decisions by bots and clocks are left
to one process, the driver of the table, which holds its lease (`leases`). News travels by NOTIFY, after the commit, many tables
in one payload, and is only a hint: a process that receives it reads the log. Processes also poll, in case they have missed
some: once a second they compare what they know with what is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Protocol

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server.json_log import log_event
from mazzo.server.store.changes import Change, ChangeFeed
from mazzo.server.store.database import array_of, quietly
from mazzo.server.store.drivers import Lease
from mazzo.server.store.leases import Leases
from mazzo.server.store.presence import Presence
from mazzo.server.store.schema import entries
from mazzo.server.store.store import Store

CHANNEL = "mazzo"
POLL_SECONDS = 1.0
MOST_IN_A_PAYLOAD = 400  # tables; a payload has at most 8,000 bytes
RENEWALS_PER_LEASE = 3
PRESENCE = "here"  # in a payload: who is connected to this table has changed
CHANGED = "0 *:changed"  # a payload of its own: there are new rows in the table of changes


class PeerListener(Protocol):
    """The one that is notified of what other processes do: the tables of this process."""

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
    """A single process with the database to itself: it drives all tables, and there are no peers."""

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
        """Runs forever. The database may be away for a while: nothing is lost, and the work continues when it is back."""
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
        """Asks for the lease; the listener is notified once this process has it. A living process keeps its lease."""
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
        """Renews the lease of this process, and takes over the tables of dead ones."""
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
        """One round of everything that has accumulated: claims, presence, grown logs."""
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
        """Failures here are made up for by polling."""
        task = asyncio.create_task(reading)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _poll(self) -> None:
        """Finds changes for which no notification has arrived."""
        if self._listener is None:
            return
        if self._channel is None:
            self._wake.set()
        await self.changes.read()
        known = self._listener.known_lengths()
        if known:
            codes = select(func.unnest(array_of(known)).label("code")).subquery()
            newest = select(func.max(entries.c.entry)).where(entries.c.code == codes.c.code).scalar_subquery()
            for code, last in await self.store.rows(select(codes.c.code, newest)):
                if last is not None and last + 1 > known[code]:
                    self._listener.log_grew(code, last + 1)
            await self.presence.refresh(known, self.leases.process)
        await asyncio.sleep(POLL_SECONDS)
