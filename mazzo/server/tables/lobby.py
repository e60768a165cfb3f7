"""Waiting rooms: the lobby shows those that are open to everybody, and a room that everybody has left is shown nowhere."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from sqlalchemy import delete, select

from mazzo.server.store.schema import rooms
from mazzo.server.store.store import NotStored
from mazzo.server.wire import messages
from mazzo.table import commands as deeds
from mazzo.words import Refusal

if TYPE_CHECKING:
    from mazzo.server.tables.registry import Tables
    from mazzo.server.tables.session import LiveTable

LOOK_SECONDS = 15.0  # so often somebody in a waiting room is noted
GONE_SECONDS = 45  # so long after the last note a room leaves the lobby
FORGOTTEN_SECONDS = 7 * 24 * 3600
FRESH_SECONDS = 1.0  # so long one answer is good for everybody who asks
MOST_SHOWN = 50


class Lobby:
    """The waiting rooms of all processes, as one of them sees them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._shown: list[messages.LobbyTable] = []
        self._fresh_until = 0.0
        self._looking = asyncio.Lock()

    async def opened(self, code: str, public: bool) -> None:
        await self._note([(code, public)])

    def entered(self, live: LiveTable) -> None:
        """Somebody has come into a room, or sat down."""
        if somebody_waits(live):
            self._tables.run(self._note([(live.code, live.table.opened.public)]))
        self._fresh_until = 0.0

    async def begun(self, code: str) -> None:
        """The room is a room no more: cards are dealt."""
        with contextlib.suppress(NotStored):
            await self._tables.store.execute(delete(rooms).where(rooms.c.code == code))
        self._fresh_until = 0.0

    async def look_round(self) -> None:
        """For ever: who is still waiting?"""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            waiting = [live for live in self._tables.in_memory() if somebody_waits(live)]
            if waiting:
                await self._note([(live.code, live.table.opened.public) for live in waiting])

    async def _note(self, seen: list[tuple[str, bool]]) -> None:
        store, now = self._tables.store, int(time.time())
        rows = [{"code": code, "public": public, "opened_at": now, "seen_at": now} for code, public in sorted(seen)]
        noted = store.insert(rooms).values(rows)
        old = delete(rooms).where(rooms.c.seen_at < now - FORGOTTEN_SECONDS)
        with contextlib.suppress(NotStored):  # nothing depends on it but what is shown
            await store.execute(noted.on_conflict_do_update(index_elements=["code"], set_={"seen_at": now}), old)

    async def shown(self) -> list[messages.LobbyTable]:
        """The open tables with a free seat and somebody waiting, the newest first."""
        async with self._looking:
            now = asyncio.get_running_loop().time()
            if now >= self._fresh_until:
                self._fresh_until = now + FRESH_SECONDS
                self._shown = await self._look()
            return self._shown

    async def _look(self) -> list[messages.LobbyTable]:
        now = int(time.time())
        wanted = select(rooms.c.code, rooms.c.opened_at).where(rooms.c.public, rooms.c.seen_at > now - GONE_SECONDS)
        shown = []
        for code, opened_at in await self._tables.store.rows(wanted.order_by(rooms.c.opened_at.desc()).limit(MOST_SHOWN)):
            with contextlib.suppress(Refusal):
                live = await self._tables.find(code)
                free = sum(chair.player == "nobody" for chair in live.table.chairs)
                if live.table.stage == "waiting" and free and live.here():
                    shown.append(lobby_table(live, free, (now - opened_at) // 60))
        return shown


def somebody_waits(live: LiveTable) -> bool:
    here = live.connected()
    return live.table.stage == "waiting" and any(deeds.seat_of(live.table, person) is not None for person in here)


def lobby_table(live: LiveTable, free: int, minutes: int) -> messages.LobbyTable:
    opened = live.table.opened
    return messages.LobbyTable(
        code=live.code,
        game=opened.game,
        players=opened.players,
        options=dict(live.table.choices),
        level=opened.level,
        names=[chair.name for chair in live.table.chairs if chair.player != "nobody"],
        free=free,
        clock=opened.clock,
        rated=opened.rated,
        tricks_shown=opened.tricks_shown,
        minutes=minutes,
    )
