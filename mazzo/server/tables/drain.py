"""Draining: before an upgrade the server opens no tables and deals no new games, and says so at every table. Running games go
on. The time of the upgrade is in the database, so that every process that shares it knows.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

from sqlalchemy import delete, insert, select

from mazzo.server import metrics
from mazzo.server.store.reader import NotStored
from mazzo.server.store.schema import about
from mazzo.server.store.store import Store
from mazzo.server.wire.messages import Draining
from mazzo.words import Refusal

ROW = "draining"
POLL_SECONDS = 1.0


class Drain:
    """Whether the server drains, and until when."""

    def __init__(self, store: Store, on_changed: Callable[[Draining], None] = lambda notice: None) -> None:
        self.until: float | None = None
        """The time of the upgrade, in seconds since 1970; None: the server does not drain."""
        self._store = store
        self._on_changed = on_changed

    def refuse_new_games(self) -> None:
        if self.until is not None:
            raise Refusal("draining", "The server is about to be upgraded, so no new games can begin now. Try again later.")

    @property
    def minutes_left(self) -> int:
        return -(-self._seconds_left // 60)

    @property
    def _seconds_left(self) -> int:
        return max(0, round((self.until or 0.0) - time.time()))

    def notice(self) -> Draining:
        """What players are shown."""
        return Draining(seconds=None if self.until is None else self._seconds_left)

    async def begin(self, seconds: float) -> None:
        until = time.time() + seconds
        self._set(until)
        await self._store.execute(_forget(), insert(about).values(name=ROW, value=str(until)))

    async def end(self) -> None:
        self._set(None)
        await self._store.execute(_forget())

    async def follow_for_ever(self) -> None:
        """Another process, or the host's command, may have begun or ended it."""
        while True:
            with contextlib.suppress(NotStored):
                await self.read()
            await asyncio.sleep(POLL_SECONDS)

    async def read(self) -> None:
        rows = await self._store.rows(select(about.c.value).where(about.c.name == ROW))
        self._set(float(rows[0][0]) if rows else None)

    def _set(self, until: float | None) -> None:
        if until == self.until:
            return
        self.until = until
        metrics.draining.set(until is not None)
        self._on_changed(self.notice())


def _forget() -> object:
    return delete(about).where(about.c.name == ROW)
