"""Waiting rooms: the lobby shows those that are open to everybody, and not those that everybody has left."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import delete, select

from mazzo.server.store.schema import rooms
from mazzo.server.store.store import NotStored, Store
from mazzo.server.tables.session import TableSession
from mazzo.server.tables.tasks import Tasks
from mazzo.server.wire import messages
from mazzo.words import Refusal

NOTE_SECONDS = 15.0  # between two notes that somebody is in a waiting room
GONE_SECONDS = 45  # after the last note a room leaves the lobby
FORGOTTEN_SECONDS = 7 * 24 * 3600
FRESH_SECONDS = 1.0  # how long one answer serves everybody who asks
MOST_SHOWN = 50


class Lobby:
    """The waiting rooms of all processes, as one of them sees them."""

    def __init__(
        self,
        store: Store,
        tasks: Tasks,
        sessions: Callable[[], list[TableSession]],
        find: Callable[[str], Awaitable[TableSession]],
    ) -> None:
        self._store = store
        self._tasks = tasks
        self._sessions = sessions
        self._find = find
        self._shown: list[messages.LobbyTable] = []
        self._fresh_until = 0.0
        self._asking = asyncio.Lock()

    async def opened(self, code: str, public: bool) -> None:
        await self._note([(code, public)])

    def entered(self, session: TableSession) -> None:
        """A person has come into a waiting room, or has taken a seat."""
        if somebody_waits(session):
            self._tasks.run(self._note([(session.code, session.table.opened.public)]))
        self._fresh_until = 0.0

    async def started(self, code: str) -> None:
        """The cards are dealt: this is no waiting room any more."""
        with contextlib.suppress(NotStored):
            await self._store.execute(delete(rooms).where(rooms.c.code == code))
        self._fresh_until = 0.0

    async def note_for_ever(self) -> None:
        """Notes, again and again, where somebody is still waiting."""
        while True:
            await asyncio.sleep(NOTE_SECONDS)
            waiting = [session for session in self._sessions() if somebody_waits(session)]
            if waiting:
                await self._note([(session.code, session.table.opened.public) for session in waiting])

    async def _note(self, seen: list[tuple[str, bool]]) -> None:
        now = int(time.time())
        rows = [{"code": code, "public": public, "opened_at": now, "seen_at": now} for code, public in sorted(seen)]
        noted = self._store.insert(rooms).values(rows)
        old = delete(rooms).where(rooms.c.seen_at < now - FORGOTTEN_SECONDS)
        with contextlib.suppress(NotStored):  # nothing depends on it but what is shown
            await self._store.execute(noted.on_conflict_do_update(index_elements=["code"], set_={"seen_at": now}), old)

    async def shown(self) -> list[messages.LobbyTable]:
        """The open tables with a free seat and somebody waiting, the newest first."""
        async with self._asking:
            now = asyncio.get_running_loop().time()
            if now >= self._fresh_until:
                self._fresh_until = now + FRESH_SECONDS
                self._shown = await self._ask()
            return self._shown

    async def _ask(self) -> list[messages.LobbyTable]:
        now = int(time.time())
        wanted = select(rooms.c.code, rooms.c.opened_at).where(rooms.c.public, rooms.c.seen_at > now - GONE_SECONDS)
        shown = []
        for code, opened_at in await self._store.rows(wanted.order_by(rooms.c.opened_at.desc()).limit(MOST_SHOWN)):
            with contextlib.suppress(Refusal):
                session = await self._find(code)
                free = sum(chair.player == "nobody" for chair in session.table.chairs)
                if session.table.stage == "waiting" and free and session.connected_anywhere():
                    shown.append(lobby_table(session, free, (now - opened_at) // 60))
        return shown


def somebody_waits(session: TableSession) -> bool:
    here = session.connected_here()
    return session.table.stage == "waiting" and any(session.table.seat_of(person) is not None for person in here)


def lobby_table(session: TableSession, free: int, minutes: int) -> messages.LobbyTable:
    opened = session.table.opened
    return messages.LobbyTable(
        code=session.code,
        game=opened.game,
        players=opened.players,
        options=dict(session.table.choices),
        level=opened.level,
        names=[chair.name for chair in session.table.chairs if chair.player != "nobody"],
        free=free,
        clock=opened.clock,
        rated=opened.rated,
        tricks_shown=opened.tricks_shown,
        minutes=minutes,
    )
