"""The store of persons, tables and log entries, in one database.

Every write goes through one task on one connection, which commits everything that is waiting as one group: a commit costs the
same for one row as for a hundred. An entry is inserted at its own position, (table, entry), and nowhere else: if another writer
has taken that position, the row is not returned, and the caller judges again. Every entry is stored with a hash that follows from
all entries before it (`chain`).
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Select, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from mazzo.server.json_log import log_event
from mazzo.server.settings import CannotServe
from mazzo.server.store.chain import following, start_of
from mazzo.server.store.database import Database, EntryRow, connect_to, why
from mazzo.server.store.drivers import Lease, clear_driver_needs, lost_leases, note_driver_needs
from mazzo.server.store.migrations import TooNew, upgrade
from mazzo.server.store.reader import NotStored, Reader
from mazzo.server.store.schema import (
    SERVER,
    about,
    damaged,
    devices,
    entries,
    persons,
    sanctions,
    seats,
    tables,
)
from mazzo.server.store.witness import Note, Witness, open_witness, witness_path
from mazzo.table.commands import Person

MOST_IN_A_COMMIT = 256
COMMIT_SECONDS = 0.003  # at least, from one commit to the next: on a busy server each commits more
TRIES = 3
SLOW_SECONDS = 1.0  # a commit that takes longer holds up the games
UNHEALTHY_SECONDS = 20  # how long to report unhealthy after a failed write, unless an entry is stored
DEADLOCK = ("40P01", "40001")  # PostgreSQL has aborted one of two transactions that waited for each other: retry


class LeaseLost(Exception):
    """Another process now drives the bots and the clock of this table."""


@dataclass(kw_only=True, eq=False, slots=True)
class LogAppend:
    """Consecutive entries for the end of one table's log, and what is stored with them."""

    code: str
    first: int
    """The position of the first of them."""
    texts: Sequence[bytes]
    after: bytes | None = None
    """The hash of the entry before them; None where they open the table."""
    opens: str | None = None
    """The game, if these entries open the table."""
    stage: str | None = None
    """The new stage, if these entries are known to change it."""
    sits: Sequence[str] = ()
    """The persons who take a seat with them."""
    needs_driver: bool = False
    """A bot or a clock may have to act next: a starting server has to look at this table."""
    lease: Lease | None = None
    """The lease under which a bot or the clock has decided."""

    rows: list[EntryRow] = field(init=False)

    def __post_init__(self) -> None:
        number, after = self.first, start_of(self.code) if self.after is None else self.after
        self.rows = []
        for text in self.texts:
            after = following(after, text)
            self.rows.append((self.code, number, text, after))
            number += 1

    @property
    def last_hash(self) -> bytes:
        return self.rows[-1][3]

    @property
    def newest_note(self) -> Note:
        code, number, _, hashed = self.rows[-1]
        return code, number, hashed


@dataclass(eq=False)
class _Write:
    """Something waiting for the next commit: appends that are stored all together or not at all, statements, or a note."""

    appends: Sequence[LogAppend] = ()
    statements: Sequence[Any] = ()
    driver_free: tuple[str, int] | None = None
    """A table that needs no driver, if its log is still this long."""
    work: Callable[[Connection], bool | None] | None = None
    """Done after the appends, again after a rollback; False: nothing of this write is stored."""
    stored: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def is_one_entry(self) -> bool:
        append = self.appends[0] if len(self.appends) == 1 and self.work is None else None
        return append is not None and len(append.texts) == 1 and not (append.opens or append.stage or append.sits)


class Store(Reader):
    """The database, open for reading and writing."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.problem: str | None = None
        """Why the last write failed, if it did."""
        self.witness: Witness | None = None
        self._is_witnessed = True
        self.server = ""
        """Distinguishes this server from others on the same host."""
        self._failing_since = 0.0
        self._failed_at = 0.0
        self._committing_since: float | None = None
        self.on_stored: Callable[[str, int], None] = lambda code, entries: None
        """Called for every table that has grown, after the commit."""
        self._waiting: asyncio.Queue[_Write] = asyncio.Queue()
        self._group: list[_Write] = []
        self._writing: asyncio.Task[None] | None = None
        self._committer = database.committer()
        # Both databases can skip a row that already exists, each in its own dialect.
        dialect: Any = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}[database.writer.dialect.name]
        self.insert = dialect
        self._insert_entry = dialect(entries).on_conflict_do_nothing().returning(entries.c.code, entries.c.entry)
        self._insert_seat = dialect(seats).on_conflict_do_nothing()
        self._insert_table = dialect(tables).on_conflict_do_nothing()

    @classmethod
    async def open(cls, url: URL) -> Store:
        """Opens the database at this address, creating it if necessary; CannotServe, with an explanation, if it cannot be
        used."""
        store = cls(connect_to(url))
        try:
            await store._prepare()
        except BaseException:
            await store.close()
            await asyncio.sleep(0.1)  # the thread of a connection that failed needs a moment to end
            raise
        store._writing = asyncio.create_task(store._commit_loop())
        store._writing.add_done_callback(store._writing_ended)
        return store

    async def _prepare(self) -> None:
        try:
            migrations = await self._committer.commit(upgrade)
            if migrations:
                log_event("database_upgraded", count=migrations)
            if not self.database.is_shared:
                path = witness_path(Path(self.database.shown))
                self.witness = await self._committer.commit(partial(open_witness, path=path))
            await self._committer.commit(self._load_damaged)
            ((self.server,),) = await self.rows(select(about.c.value).where(about.c.name == SERVER))
        except TooNew as problem:
            raise CannotServe(f"database {self.database.shown}: {problem}") from None
        except Exception as problem:
            raise CannotServe(f"database {self.database.shown}: {why(problem)}") from None

    def _load_damaged(self, connection: Connection) -> None:
        self.damaged = {row.code: row.entry for row in connection.execute(select(damaged))}

    async def close(self) -> None:
        """Stores what is waiting, then closes the database."""
        if self._writing is not None:
            while (self._group or not self._waiting.empty()) and not self._writing.done():
                await asyncio.sleep(0.01)
            self._writing.cancel()
            await asyncio.wait([self._writing])
        await self._committer.close()
        await self.database.close()
        if self.witness is not None:
            self.witness.close()
            self.witness = None

    # ------------------------------------------------------------------------------------------------------------ writing

    async def append(self, *appends: LogAppend, work: Callable[[Connection], bool | None] | None = None) -> bool:
        """Stores these entries so that no crash can lose them; False, with nothing stored, if one of their positions is taken.
        `work` is done in the same transaction: if it returns False, nothing is stored. LeaseLost if an entry was decided under
        a lease that another process holds now.
        """
        return await self._submit(_Write(appends=appends, work=work))

    async def add_person(self, person: Person, token_hash: str, browser: str = "", system: str = "") -> None:
        """A new person, and the token of their first device."""
        now = int(time.time())
        device = {"person": person.person, "browser": browser, "system": system, "first_at": now, "last_at": now}
        await self.execute(
            insert(persons).values(person=person.person, token_hash=person.person, name=person.name),
            insert(devices).values(token_hash=token_hash, **device),
        )

    async def rename_person(self, person: str, name: str, unless: Collection[str] = ()) -> bool:
        """False, with nothing stored, if the host of the server has imposed one of these kinds of measure on this person, whether
        or not this process has heard of it."""
        this_person = persons.c.person == person

        def rename(connection: Connection) -> bool:
            # Another name waits here until this one is stored, and the measures are read afterwards.
            connection.execute(select(persons.c.person).where(this_person).with_for_update())
            if connection.execute(_imposed_on(person, unless)).first() is not None:
                return False
            connection.execute(update(persons).where(this_person).values(name=name))
            return True

        return await self._submit(_Write(work=rename))

    async def note_stage(self, code: str, stage: str) -> None:
        await self.execute(update(tables).where(tables.c.code == code).values(stage=stage))

    async def note_visit(self, code: str) -> None:
        """Notes that somebody has come to this table."""
        with contextlib.suppress(NotStored):  # nothing depends on it but when an abandoned table is removed
            await self.execute(update(tables).where(tables.c.code == code).values(visited_at=int(time.time())))

    async def clear_driver_need(self, code: str, length: int) -> None:
        """Notes that no bot and no clock has to act at this table, while its log has this length."""
        await self._submit(_Write(driver_free=(code, length)))

    async def execute(self, *statements: Any) -> None:
        """Executes these statements, all or none, with the next commit; NotStored if that fails."""
        await self._submit(_Write(statements=statements))

    async def transact(self, work: Callable[[Connection], bool | None]) -> None:
        """Work that reads what it writes, all of it or none, with the next commit; NotStored if that fails.

        It may be run again after a rollback: anything it leaves outside the database has to be reset by each run.
        """
        if not await self._submit(_Write(work=work)):
            raise NotStored("the work could not be done")

    async def is_well(self) -> bool:
        """Can it store? If the last write failed, it tries again."""
        if self.problem is not None:
            with contextlib.suppress(NotStored):
                await self.execute(update(about).where(about.c.name == "schema").values(value=about.c.value))
        return self.problem is None

    @property
    def unwell_since(self) -> float | None:
        """When the first write began that failed or is taking too long; None while writes succeed."""
        if self.problem is not None:
            return self._failing_since
        began = self._committing_since
        return began if began is not None and asyncio.get_running_loop().time() - began > SLOW_SECONDS else None

    async def _submit(self, write: _Write) -> bool:
        if self._writing is None or self._writing.done():
            raise NotStored("the database is closed")
        self._waiting.put_nowait(write)
        return await write.stored

    async def _commit_loop(self) -> None:
        next_commit = 0.0
        clock = asyncio.get_running_loop().time
        while True:
            self._group = group = [await self._waiting.get()]
            if (early := next_commit - clock()) > 0:
                await asyncio.sleep(early)
            next_commit = clock() + COMMIT_SECONDS
            while not self._waiting.empty() and len(group) < MOST_IN_A_COMMIT:
                group.append(self._waiting.get_nowait())
            self._committing_since = began = clock()
            try:
                answers = await self._commit_with_retries(group)
            except Exception as problem:
                if self.problem is None:
                    log_event("cannot_store", reason=type(problem).__name__)
                    self._failing_since = began
                self.problem = why(problem)
                self._failed_at = clock()
                answers = [NotStored(self.problem)] * len(group)
            else:
                # A full disk may still have room for something small.
                if (
                    any(write.appends for write in group)
                    or asyncio.get_running_loop().time() > self._failed_at + UNHEALTHY_SECONDS
                ):
                    self.problem = None
            self._note_in_witness(group, answers)
            self._committing_since = None
            for write, answer in zip(group, answers, strict=True):
                self._resolve(write, answer)
            self._group = []

    def _writing_ended(self, writing: asyncio.Task[None]) -> None:
        """Without its task nothing can be stored until a restart; nobody may be left waiting, and `/health` has to say so."""
        if writing.cancelled():
            return
        problem = writing.exception()
        log_event("cannot_store", reason=type(problem).__name__)
        self.problem = type(problem).__name__
        self._failing_since = asyncio.get_running_loop().time()
        while not self._waiting.empty():
            self._group.append(self._waiting.get_nowait())
        for write in self._group:
            self._resolve(write, NotStored(self.problem))

    def _note_in_witness(self, group: list[_Write], answers: Sequence[bool | Exception]) -> None:
        """A commit has to be answered, even if its note fails."""
        stored = [write.appends for write, answer in zip(group, answers, strict=True) if answer is True]
        notes = [append.newest_note for appends in stored for append in appends]
        if self.witness is None or not notes:
            return
        try:
            self.witness.note(notes)
        except OSError as problem:
            if self._is_witnessed:
                log_event("cannot_witness", reason=type(problem).__name__)
            self._is_witnessed = False
        else:
            self._is_witnessed = True

    def _resolve(self, write: _Write, answer: bool | Exception) -> None:
        if answer is True:
            for append in write.appends:
                self.on_stored(append.code, append.first + len(append.texts))
        if write.stored.done():
            return
        if isinstance(answer, Exception):
            write.stored.set_exception(answer)
        else:
            write.stored.set_result(answer)

    async def _commit_with_retries(self, group: list[_Write]) -> Sequence[bool | Exception]:
        if all(
            write.is_one_entry and not write.appends[0].needs_driver for write in group
        ) and await self._append_in_one_statement(group):
            return [True] * len(group)
        one_by_one = False
        for left in reversed(range(TRIES)):
            try:
                return await self._committer.commit(partial(self._commit, group=group, one_by_one=one_by_one))
            except IntegrityError:
                if one_by_one or not left:
                    raise
                one_by_one = True
            except DBAPIError as problem:
                if not left or getattr(problem.orig, "sqlstate", None) not in DEADLOCK:
                    raise
        raise AssertionError("the last attempt returns or raises")

    async def _append_in_one_statement(self, group: list[_Write]) -> bool:
        """The usual case, one entry each at tables where people play: a single statement, if the database has a fast path for it.
        False if nothing was stored, because a position is taken or there is no such path."""
        return await self._committer.insert_entries([append.rows[0] for write in group for append in write.appends])

    def _commit(self, connection: Connection, group: list[_Write], one_by_one: bool) -> Sequence[bool | Exception]:
        """One transaction for the whole group. A write whose position is taken fails alone, as does one that names a person or a
        table that is no longer there: to find it, entries are inserted one by one."""
        answers: list[bool | Exception] = [True] * len(group)
        clear_driver_needs(connection, [write.driver_free for write in group if write.driver_free is not None])
        claimed = [(append.code, append.lease) for write in group for append in write.appends if append.lease is not None]
        lost = lost_leases(connection, claimed)
        singles: dict[tuple[str, int], LogAppend] = {}
        for number, write in enumerate(group):
            if any((append.code, append.lease) in lost for append in write.appends):
                answers[number] = LeaseLost()
            elif write.is_one_entry and not one_by_one:
                append = write.appends[0]
                # Of two for one position in one group, the first gets it.
                answers[number] = singles.setdefault((append.code, append.first), append) is append
        stored = self._insert(connection, list(singles.values()))
        for number, write in enumerate(group):
            if answers[number] is not True:
                continue
            if write.is_one_entry and not one_by_one:
                answers[number] = (write.appends[0].code, write.appends[0].first) in stored
            elif write.appends or write.statements or write.work:
                answers[number] = self._apply(connection, write)
        _note_driver_needs(connection, [append for position, append in singles.items() if position in stored])
        return answers

    def _insert(self, connection: Connection, appends: Sequence[LogAppend]) -> set[tuple[str, int]]:
        """The positions that were free and are taken now."""
        rows = [
            {"code": code, "entry": number, "text": text, "chain": hashed}
            for append in appends
            for code, number, text, hashed in append.rows
        ]
        if not rows:
            return set()
        rows.sort(key=lambda row: (row["code"], row["entry"]))  # processes that lock rows in the same order cannot deadlock
        result = connection.execute(self._insert_entry, rows)
        return {(code, entry) for code, entry in result}

    def _apply(self, connection: Connection, write: _Write) -> bool | Exception:
        savepoint = connection.begin_nested()
        try:
            is_stored = self._execute(connection, write)
        except IntegrityError as problem:  # it names a person or a table that is no longer there
            savepoint.rollback()
            return NotStored(why(problem))
        if is_stored:
            savepoint.commit()
        else:
            savepoint.rollback()
        return is_stored

    def _execute(self, connection: Connection, write: _Write) -> bool:
        for statement in write.statements:
            connection.execute(statement)
        for append in write.appends:
            if append.opens is not None:
                stage = append.stage or "waiting"
                now = int(time.time())
                row = {"code": append.code, "game": append.opens, "stage": stage, "opened_at": now, "visited_at": now}
                connection.execute(self._insert_table.values(row))
        stored = self._insert(connection, write.appends)
        if len(stored) < sum(len(append.texts) for append in write.appends):
            return False
        for append in write.appends:
            if append.stage is not None and append.opens is None:
                connection.execute(update(tables).where(tables.c.code == append.code).values(stage=append.stage))
            for person in append.sits:
                connection.execute(self._insert_seat.values(person=person, code=append.code))
        _note_driver_needs(connection, write.appends)
        return write.work is None or self._run(connection, write.work)

    def _run(self, connection: Connection, work: Callable[[Connection], bool | None]) -> bool:
        try:
            return work(connection) is not False
        except (SQLAlchemyError, OSError, TimeoutError):
            raise
        except Exception as problem:  # a bug of ours: the other writes in this group must not suffer for it
            log_event("work_failed", reason=type(problem).__name__)
            return False


def _imposed_on(person: str, kinds: Collection[str]) -> Select[Any]:
    """The measures of these kinds that are in force against this person."""
    in_force = or_(sanctions.c.until.is_(None), sanctions.c.until > int(time.time()))
    return select(sanctions.c.number).where(sanctions.c.person == person, sanctions.c.kind.in_(kinds), in_force)


def _note_driver_needs(connection: Connection, appends: Sequence[LogAppend]) -> None:
    note_driver_needs(connection, [(append.code, append.first) for append in appends if append.needs_driver])
