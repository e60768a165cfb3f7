"""Several processes at one PostgreSQL: who moves the bots and the clock of a table, who is connected where, and what is new.

Any process may store what a person decides: the log has every place once. What nobody in particular decides (a bot, a clock)
is left to one process, the holder of the table. A process lives by a lease that it renews; a holder whose lease has run out
is a holder no more, whatever it believes: its number is dead, and what it still wants to store is refused.

News travels by NOTIFY, after the commit, many tables in one: a hint, no more. Whoever hears it reads the log. Whoever does
not hear it compares, every second, what it holds with what is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from typing import Any, Protocol

from sqlalchemy import any_, delete, func, insert, literal, not_, select, update
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.dialects.postgresql import insert as insert_or_skip
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import String

from mazzo.server.json_log import say
from mazzo.server.store.database import quietly
from mazzo.server.store.schema import database_clock, entries, present, processes, tables
from mazzo.server.store.store import Hold, Store

CHANNEL = "mazzo"
POLL_SECONDS = 1.0
MOST_IN_A_HINT = 400  # tables; a payload has at most 8,000 bytes
MOST_CLAIMED = 64
REMEMBERED_SECONDS = 60  # how long the number of a dead process is kept
HERE = "here"


class Told(Protocol):
    """Who wants to know: the tables of this process."""

    def lengths(self) -> dict[str, int]:
        """The tables in memory, and how much of their logs they know."""

    def grown(self, code: str, length: int) -> None:
        """The log of this table is so long now."""

    def here_changed(self, code: str) -> None:
        """Others are connected elsewhere than before."""

    def entrusted(self, code: str) -> None:
        """The bots and the clock of this table are ours to move."""


class Alone:
    """One process has the database to itself: all tables are its own, and there is nobody to tell."""

    is_shared = False

    def start(self, told: Told) -> None:
        pass

    async def close(self) -> None:
        pass

    def hold_of(self, code: str) -> Hold | None:
        return None

    def may_move(self, code: str) -> bool:
        return True

    def claim(self, code: str) -> None:
        pass

    def let_go(self, code: str) -> None:
        pass

    def elsewhere(self, code: str) -> Collection[str]:
        return ()

    def come(self, code: str, person: str) -> None:
        pass

    def gone(self, code: str, person: str) -> None:
        pass


class Neighbours:
    """This process among the others at its database."""

    is_shared = True

    def __init__(self, store: Store, lease_seconds: float) -> None:
        self.store = store
        self.lease_seconds = lease_seconds
        self.process: int | None = None
        """Our number, while the lease runs."""
        self._holds: dict[str, Hold] = {}
        self._here: set[tuple[str, str]] = set()
        self._elsewhere: dict[str, set[str]] = {}
        self._lease_ends = 0.0  # by our own clock, and never later than the database believes
        self._claims: set[str] = set()
        self._given_up: set[str] = set()
        self._news: dict[str, int] = {}
        self._came_or_went: dict[tuple[str, str], bool] = {}
        self._something = asyncio.Event()
        self._line: AsyncConnection | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._told: Told | None = None
        self._unwell = False
        store.on_stored = self._stored

    def start(self, told: Told) -> None:
        self._told = told
        self._tasks = [asyncio.create_task(self._again_and_again(work)) for work in (self._live, self._tell, self._poll)]

    async def close(self) -> None:
        """Leaves: others need not wait for the lease to run out."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.process is not None:
            await quietly(self._execute(delete(processes).where(processes.c.process == self.process)))
        await self._hang_up()

    async def _again_and_again(self, work: Callable[[], Any]) -> None:
        """The database may be away for a while: nothing is lost by it, and the work goes on when it is back."""
        while True:
            try:
                await work()
                self._unwell = False
            except Exception as problem:
                if not self._unwell:
                    say("neighbours_unheard", reason=type(problem).__name__)
                self._unwell = True
                await asyncio.sleep(POLL_SECONDS / 2)

    # ---------------------------------------------------------------------------------------------------- the right to move

    def hold_of(self, code: str) -> Hold | None:
        """The right by which this process moves the bots and the clock here."""
        return self._holds.get(code) if self._is_alive() else None

    def may_move(self, code: str) -> bool:
        return self.hold_of(code) is not None

    def claim(self, code: str) -> None:
        """Asks for the right; whoever is told is told when it is ours. Others who have it keep it as long as they live."""
        self._claims.add(code)
        self._something.set()

    def let_go(self, code: str) -> None:
        if code in self._holds:
            self._given_up.add(code)
            self._something.set()

    def _is_alive(self) -> bool:
        return asyncio.get_running_loop().time() < self._lease_ends

    async def _live(self) -> None:
        """Renews the lease, and takes over what dead processes have left."""
        await self._renew()
        await self._claim_orphans()
        await asyncio.sleep(self.lease_seconds / 3)

    async def _renew(self) -> None:
        asked_at = asyncio.get_running_loop().time()
        ends = database_clock() + self.lease_seconds
        if self.process is not None:
            mine = update(processes).where(processes.c.process == self.process, processes.c.lives_until > database_clock())
            if await self._execute(mine.values(lives_until=ends).returning(processes.c.process)):
                self._lease_ends = asked_at + self.lease_seconds
                return
            say("lease_lost", count=len(self._holds))
        self._holds.clear()
        ((self.process,),) = await self._execute(insert(processes).values(lives_until=ends).returning(processes.c.process))
        self._lease_ends = asked_at + self.lease_seconds
        self._came_or_went.update(dict.fromkeys(self._here, True))
        old = database_clock() - REMEMBERED_SECONDS
        await self._execute(delete(processes).where(processes.c.lives_until < old))

    async def _claim_orphans(self) -> None:
        """The restless tables that nobody alive holds."""
        while True:
            await self._let_go_of_given_up()
            wanted = (
                select(tables.c.code)
                .where(tables.c.restless.is_not(None), not_(_held_by_the_living()))
                .order_by(tables.c.number.desc())
                .limit(MOST_CLAIMED)
                .with_for_update(skip_locked=True)
            )
            if await self._take(wanted) < MOST_CLAIMED:
                return

    async def _take(self, wanted: Any) -> int:
        mine = (
            update(tables)
            .where(tables.c.code.in_(wanted), not_(_held_by_the_living()))
            .values(holder=self.process, epoch=tables.c.epoch + 1)
            .returning(tables.c.code, tables.c.epoch)
        )
        taken = await self._execute(mine)
        for code, epoch in taken:
            assert self.process is not None
            self._holds[code] = Hold(self.process, epoch)
            if self._told is not None:
                self._told.entrusted(code)
        return len(taken)

    async def _let_go_of_given_up(self) -> None:
        given_up, self._given_up = self._given_up, set()
        codes = [code for code in given_up if self._holds.pop(code, None) is not None]
        if codes:
            mine = update(tables).where(tables.c.code == any_(_list_of(codes)), tables.c.holder == self.process)
            await self._execute(mine.values(holder=None))

    # -------------------------------------------------------------------------------------------------------- telling others

    def _stored(self, code: str, length: int) -> None:
        self._news[code] = max(length, self._news.get(code, 0))
        self._something.set()

    def come(self, code: str, person: str) -> None:
        """This person is connected here."""
        self._here.add((code, person))
        self._came_or_went[code, person] = True
        self._something.set()

    def gone(self, code: str, person: str) -> None:
        self._here.discard((code, person))
        self._came_or_went[code, person] = False
        self._something.set()

    async def _tell(self) -> None:
        """One round of all that has gathered: rights, persons, hints."""
        await self._something.wait()
        if self.process is None or self._line is None:
            await asyncio.sleep(0.05)
            await self._listen()
            return
        self._something.clear()
        claims, self._claims = self._claims, set()
        wanted = [code for code in claims if code not in self._holds]
        if wanted:
            await self._take(select(func.unnest(_list_of(wanted))))
        await self._let_go_of_given_up()
        moved, self._came_or_went = self._came_or_went, {}
        try:
            await self._note_persons(moved)
        except Exception:
            self._came_or_went = moved | self._came_or_went
            raise
        news, self._news = self._news, {}
        words = [f"{code}:{length}" for code, length in news.items()] + sorted({f"{code}:{HERE}" for code, _ in moved})
        try:
            for first in range(0, len(words), MOST_IN_A_HINT):
                payload = " ".join([str(self.process), *words[first : first + MOST_IN_A_HINT]])
                await self._line.execute(select(func.pg_notify(CHANNEL, payload)))
        except Exception:
            await self._hang_up()  # what was to be said is found by whoever polls
            raise

    async def _note_persons(self, moved: dict[tuple[str, str], bool]) -> None:
        rows = [{"process": self.process, "code": code, "person": person} for (code, person), came in moved.items() if came]
        if rows:
            await self._execute(insert_or_skip(present).on_conflict_do_nothing().values(rows))
        for (code, person), came in moved.items():
            if not came:
                mine = (present.c.process == self.process, present.c.code == code, present.c.person == person)
                await self._execute(delete(present).where(*mine))

    # -------------------------------------------------------------------------------------------------------- hearing others

    def elsewhere(self, code: str) -> Collection[str]:
        """The persons who are connected to this table at other processes."""
        return self._elsewhere.get(code, ())

    async def _listen(self) -> None:
        """A connection of its own: what commits must not wait for what tells."""
        if self._line is not None or self.process is None:
            return
        engine = self.store.database.writer
        line = await (await engine.connect()).execution_options(isolation_level="AUTOCOMMIT")
        try:
            wire: Any = (await line.get_raw_connection()).driver_connection
            wire.add_termination_listener(lambda _: self._lost(line))
            await wire.add_listener(CHANNEL, lambda _wire, _number, _channel, payload: self._heard(payload))
        except BaseException:
            await quietly(line.close())
            raise
        self._line = line

    def _lost(self, line: AsyncConnection) -> None:
        if self._line is line:
            self._line = None
            self._something.set()

    async def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            await quietly(line.invalidate())
            await quietly(line.close())

    def _heard(self, payload: str) -> None:
        if self._told is None:
            return
        sender, *words = payload.split()
        if sender == str(self.process):
            return
        known = self._told.lengths()
        for word in words:
            code, _, what = word.partition(":")
            if code not in known and code not in self._holds:
                continue
            if what == HERE:
                self._something_moved(code)
            elif what.isdigit() and int(what) > known.get(code, 0):
                self._told.grown(code, int(what))

    def _something_moved(self, code: str) -> None:
        task = asyncio.create_task(self._look_who_is_here([code]))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _poll(self) -> None:
        """What was not heard is found here."""
        if self._told is None:
            return
        if self._line is None:
            self._something.set()
        known = self._told.lengths()
        if known:
            codes = select(func.unnest(_list_of(known)).label("code")).subquery()
            newest = select(func.max(entries.c.entry)).where(entries.c.code == codes.c.code).scalar_subquery()
            for code, last in await self.store.rows(select(codes.c.code, newest)):
                if last is not None and last + 1 > known[code]:
                    self._told.grown(code, last + 1)
            await self._look_who_is_here(known)
        await asyncio.sleep(POLL_SECONDS)

    async def _look_who_is_here(self, codes: Iterable[str]) -> None:
        looked_at = list(codes)
        alive = select(processes.c.process).where(processes.c.lives_until > database_clock())
        wanted = select(present.c.code, present.c.person).where(
            present.c.code == any_(_list_of(looked_at)),
            present.c.process != self.process,
            present.c.process.in_(alive),
        )
        found: dict[str, set[str]] = {}
        for code, person in await self.store.rows(wanted):
            found.setdefault(code, set()).add(person)
        for code in looked_at:
            if found.get(code, set()) != self._elsewhere.get(code, set()):
                self._elsewhere[code] = found.get(code, set())
                if self._told is not None:
                    self._told.here_changed(code)
            if not self._elsewhere.get(code):
                self._elsewhere.pop(code, None)

    # ----------------------------------------------------------------------------------------------------------------- asking

    async def _execute(self, statement: Any) -> list[Any]:
        """In a transaction of its own. What only this process knows goes this way, not in line behind the logs."""
        async with self.store.database.reader.begin() as connection:
            result = await connection.execute(statement)
            return list(result) if result.returns_rows else []


def _held_by_the_living() -> Any:
    alive = select(processes.c.process).where(processes.c.lives_until > database_clock())
    return tables.c.holder.is_not(None) & tables.c.holder.in_(alive)


def _list_of(codes: Iterable[str]) -> Any:
    """So many codes as one value: however many there are, PostgreSQL has planned the question before."""
    return literal(list(codes), ARRAY(String))
