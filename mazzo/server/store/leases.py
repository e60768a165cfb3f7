"""Leases: they decide which of several processes drives the bots and the clock of a table.

A process holds a lease of its own, which it renews. Once that has expired, its table leases are void, whatever it believes: its
number is dead, and anything it still wants to store is refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from sqlalchemy import any_, delete, func, insert, not_, select, update

from mazzo.server.json_log import log_event
from mazzo.server.store.database import array_of, execute_apart, quietly
from mazzo.server.store.drivers import Lease
from mazzo.server.store.schema import database_clock, processes, tables
from mazzo.server.store.store import Store

MOST_CLAIMED = 64
REMEMBERED_SECONDS = 60  # how long the number of a dead process is kept


class Leases:
    """The lease of this process, and the leases of the tables it drives."""

    def __init__(self, store: Store, seconds: float) -> None:
        self.seconds = seconds
        self.process: int | None = None
        """This process's number, while its lease is valid."""
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
        """Renews the lease of this process; True if it had to start over with a new number."""
        asked_at = asyncio.get_running_loop().time()
        expires = database_clock() + self.seconds
        if self.process is not None:
            mine = update(processes).where(processes.c.process == self.process, processes.c.lives_until > database_clock())
            if await execute_apart(self._store.database, mine.values(lives_until=expires).returning(processes.c.process)):
                self._expires_at = asked_at + self.seconds
                return False
            log_event("lease_lost", count=len(self._held))
        self._held.clear()
        new = insert(processes).values(lives_until=expires).returning(processes.c.process)
        ((self.process,),) = await execute_apart(self._store.database, new)
        self._expires_at = asked_at + self.seconds
        old = database_clock() - REMEMBERED_SECONDS
        await execute_apart(self._store.database, delete(processes).where(processes.c.lives_until < old))
        return True

    async def claim_orphans(self) -> None:
        """Claims the tables that need a driver and have no living one."""
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
            await self._take(select(func.unnest(array_of(wanted))))
        await self._store_released()

    async def end(self) -> None:
        """Gives up the lease of this process, so that others need not wait for it to expire."""
        process, self.process = self.process, None
        self._held.clear()
        if process is not None:
            await quietly(execute_apart(self._store.database, delete(processes).where(processes.c.process == process)))

    async def _take(self, wanted: Any) -> int:
        mine = (
            update(tables)
            .where(tables.c.code.in_(wanted), not_(_has_living_driver()))
            .values(holder=self.process, epoch=tables.c.epoch + 1)
            .returning(tables.c.code, tables.c.epoch)
        )
        taken = await execute_apart(self._store.database, mine)
        for code, epoch in taken:
            assert self.process is not None
            self._held[code] = Lease(self.process, epoch)
            self.on_granted(code)
        return len(taken)

    async def _store_released(self) -> None:
        released, self._released = self._released, set()
        codes = [code for code in released if self._held.pop(code, None) is not None]
        if codes:
            mine = update(tables).where(tables.c.code == any_(array_of(codes)), tables.c.holder == self.process)
            await execute_apart(self._store.database, mine.values(holder=None))


def _has_living_driver() -> Any:
    alive = select(processes.c.process).where(processes.c.lives_until > database_clock())
    return tables.c.holder.is_not(None) & tables.c.holder.in_(alive)
