"""Waiting rooms: the lobby shows those that are open to everybody and that somebody is in."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from typing import NamedTuple

from sqlalchemy import delete, func, select

from mazzo.server.persons.sanctions import read_network
from mazzo.server.store.reader import NotStored
from mazzo.server.store.schema import rooms
from mazzo.server.store.store import Store
from mazzo.server.tables.session import TableSession
from mazzo.server.tasks import Tasks
from mazzo.server.wire import api_messages
from mazzo.words import Refusal

NOTE_SECONDS = 15.0  # between two notes that somebody is in a waiting room
GONE_SECONDS = 45  # after the last note a room leaves the lobby
FORGOTTEN_SECONDS = 7 * 24 * 3600
FRESH_SECONDS = 1.0  # how long one answer serves everybody who asks
MOST_SHOWN = 50
MOST_OF_A_PERSON = 3  # public tables at once
MOST_OF_A_NETWORK = 12  # by all who share an address


class Room(NamedTuple):
    """A waiting room, as it is noted for all processes."""

    code: str
    public: bool
    person: str | None
    """Its host."""
    seeks: str | None = None
    """The game, if this is a table for people who look for players."""


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
        self._shown: list[tuple[api_messages.LobbyTable, frozenset[str]]] = []  # with the people who sit there
        self._fresh_until = 0.0
        self._asking = asyncio.Lock()
        self._being_opened: Counter[str] = Counter()  # public tables, by person
        self._opened_from: dict[str, tuple[str, float]] = {}  # by the code of a public table: the network, and when

    @contextlib.asynccontextmanager
    async def room_for(self, person: str, address: str) -> AsyncIterator[Callable[[str], None]]:
        """Reserves a public table while it is opened, and then records its code; Refusal if this person, or everyone at this
        address together, has too many of them in the lobby."""
        network = str(read_network(address) or address)
        self._being_opened.update((person, network))
        ahead = self._being_opened[person]  # before the first await: others who come meanwhile count this one
        try:
            if self._being_opened[network] + self._waiting_from(network) > MOST_OF_A_NETWORK:
                raise too_many_public(MOST_OF_A_NETWORK)
            recently = int(time.time()) - GONE_SECONDS
            mine = (rooms.c.public, rooms.c.person == person, rooms.c.seen_at > recently)
            ((count,),) = await self._store.rows(select(func.count()).select_from(rooms).where(*mine))
            if ahead + count > MOST_OF_A_PERSON:
                raise too_many_public(MOST_OF_A_PERSON)
            yield lambda code: self._opened_from.update({code: (network, asyncio.get_running_loop().time())})
        finally:
            self._being_opened.subtract((person, network))
            self._being_opened += Counter()  # without those that are done

    def _waiting_from(self, network: str) -> int:
        """The public tables that were opened from this network and still wait."""
        lately = asyncio.get_running_loop().time() - GONE_SECONDS
        waiting = {session.code for session in self._sessions() if session.table.stage == "waiting"}
        self._opened_from = {
            code: (whence, when) for code, (whence, when) in self._opened_from.items() if code in waiting or when > lately
        }
        return sum(whence == network for whence, _ in self._opened_from.values())

    async def opened(self, code: str, public: bool, host: str | None) -> None:
        await self._note([Room(code, public, host)])

    def entered(self, session: TableSession) -> None:
        """A person has come into a waiting room, or has taken a seat."""
        if somebody_waits(session):
            self._tasks.run(self._note([_room(session)]))
        self._fresh_until = 0.0

    async def started(self, code: str) -> None:
        """The cards are dealt: this is no waiting room any more."""
        with contextlib.suppress(NotStored):
            await self._store.execute(delete(rooms).where(rooms.c.code == code))
        self._fresh_until = 0.0

    async def note_for_ever(self) -> None:
        """Periodically notes where somebody is still waiting."""
        while True:
            await asyncio.sleep(NOTE_SECONDS)
            waiting = [session for session in self._sessions() if somebody_waits(session)]
            if waiting:
                await self._note([_room(session) for session in waiting])

    async def _note(self, seen: list[Room]) -> None:
        now = int(time.time())
        rows = [room._asdict() | {"opened_at": now, "seen_at": now} for room in sorted(seen)]
        noted = self._store.insert(rooms).values(rows)
        news = {"seen_at": now} | {name: noted.excluded[name] for name in ("public", "person", "seeks")}
        old = delete(rooms).where(rooms.c.seen_at < now - FORGOTTEN_SECONDS)
        with contextlib.suppress(NotStored):  # nothing depends on it but what is shown
            await self._store.execute(noted.on_conflict_do_update(index_elements=["code"], set_=news), old)

    async def shown(self, apart: Collection[str] = ()) -> list[api_messages.LobbyTable]:
        """The open tables with a free seat and somebody waiting, the newest first; none where one of these people sits."""
        async with self._asking:
            now = asyncio.get_running_loop().time()
            if now >= self._fresh_until:
                self._fresh_until = now + FRESH_SECONDS
                self._shown = await self._ask()
            return [table for table, people in self._shown if people.isdisjoint(apart)]

    async def _ask(self) -> list[tuple[api_messages.LobbyTable, frozenset[str]]]:
        now = int(time.time())
        which = func.row_number().over(partition_by=rooms.c.person, order_by=rooms.c.opened_at.desc()).label("which")
        open_now = (rooms.c.public, rooms.c.seen_at > now - GONE_SECONDS)
        own = select(rooms.c.code, rooms.c.opened_at, which).where(*open_now).subquery()
        wanted = select(own.c.code, own.c.opened_at).where(own.c.which <= MOST_OF_A_PERSON)
        shown = []
        for code, opened_at in await self._store.rows(wanted.order_by(own.c.opened_at.desc()).limit(MOST_SHOWN)):
            with contextlib.suppress(Refusal):
                session = await self._find(code)
                free = sum(chair.player == "nobody" for chair in session.table.chairs)
                if session.table.stage == "waiting" and free and session.connected_anywhere():
                    people = frozenset(chair.person for chair in session.table.chairs if chair.person is not None)
                    shown.append((lobby_table(session, free, (now - opened_at) // 60), people))
        return shown


def somebody_waits(session: TableSession) -> bool:
    here = session.connected_here()
    return session.table.stage == "waiting" and any(session.table.seat_of(person) is not None for person in here)


def _room(session: TableSession) -> Room:
    table = session.table
    return Room(session.code, table.opened.public, table.host, table.game.name if table.is_counting_down else None)


def too_many_public(most: int) -> Refusal:
    sentence = f"At most {most} public tables at once; wait until somebody has joined them."
    return Refusal("too_many_public", sentence, {"most": most})


def lobby_table(session: TableSession, free: int, minutes: int) -> api_messages.LobbyTable:
    opened = session.table.opened
    return api_messages.LobbyTable(
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
        deals_in=None if session.table.deals_at is None else max(0, session.table.deals_at - int(time.time())),
    )
