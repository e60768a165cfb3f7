"""Tidying: whatever nobody needs any more is removed in quiet moments, a little at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection

from sqlalchemy import Connection

from mazzo.server.bots.load_gauge import LoadGauge
from mazzo.server.json_log import log_event
from mazzo.server.settings import Settings
from mazzo.server.store.reader import NotStored
from mazzo.server.store.retention import KeepDays, Tidied, remove_some
from mazzo.server.store.store import Store

FIRST_SECONDS = 120.0  # after a start
NEXT_SECONDS = 900.0
PAUSE_SECONDS = 1.0
PAGES_AT_ONCE = 200  # given back to the disk


def keep_days_of(settings: Settings) -> KeepDays:
    return KeepDays(
        rooms=settings.keep_rooms,
        newcomers=settings.keep_newcomers,
        unfinished=settings.keep_unfinished,
        talk=settings.keep_talk,
    )


def give_pages_back(connection: Connection) -> None:
    """Shortens an SQLite file by some of its free pages; PostgreSQL does so by itself."""
    free = connection.exec_driver_sql("PRAGMA freelist_count").scalar() or 0
    for _ in range(min(free, PAGES_AT_ONCE)):
        connection.exec_driver_sql("PRAGMA incremental_vacuum(1)")  # Python's driver takes one step, which is one page


class Tidier:
    """Tidies one database."""

    def __init__(self, store: Store, in_memory: Callable[[], Collection[str]], now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._in_memory = in_memory
        self._now = now
        self._load = LoadGauge()

    async def tidy_some(self, keep: KeepDays) -> Tidied:
        """Removes a few of each kind; nothing if there is nothing left, NotStored if it cannot be done now."""
        done = Tidied()

        def remove(connection: Connection) -> None:
            nonlocal done
            done, gone = remove_some(connection, keep, self._now(), self._in_memory())
            if connection.dialect.name == "sqlite":
                give_pages_back(connection)
            if gone and self._store.witness is not None:
                # Before the commit: a server that is killed between the two must not miss entries that it removed itself.
                self._store.witness.forget(gone)

        await self._store.transact(remove)
        return done

    async def tidy_all(self, keep: KeepDays, seconds: float) -> tuple[Tidied, bool]:
        """Removes everything, or as much as it can in this time; returns what, and whether that was all."""
        until = time.monotonic() + seconds
        removed = Tidied()
        while some := await self.tidy_some(keep):
            removed.add(some)
            if time.monotonic() > until:
                return removed, False
        return removed, True

    async def tidy_for_ever(self, keep: KeepDays) -> None:
        wait = FIRST_SECONDS
        while True:
            await asyncio.sleep(wait)
            if self._load.is_high:
                continue
            try:
                some = await self.tidy_some(keep)
            except NotStored:
                some = Tidied()
            if some:
                log_event("tidied", count=some.total)
            wait = PAUSE_SECONDS if some else NEXT_SECONDS
