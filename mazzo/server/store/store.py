"""Where the logs are kept: persons, tables and entries, in one database.

Every write goes through one task on one connection, which commits together whatever is waiting: a commit costs the same for
one row as for a hundred. An entry is inserted at its own place, (table, entry), and only there: if somebody else has
written that place before, the row does not come back, and the caller judges again.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, and_, bindparam, exists, insert, literal, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from mazzo.server.host.json_log import say
from mazzo.server.host.settings import CannotServe
from mazzo.server.store.database import Database, connect_to, why
from mazzo.server.store.fault_points import pass_by
from mazzo.server.store.schema import (
    TooNew,
    about,
    database_clock,
    devices,
    entries,
    persons,
    processes,
    rooms,
    seats,
    tables,
    upgrade,
)
from mazzo.table.commands import Person

MOST_IN_A_COMMIT = 256
COMMIT_SECONDS = 0.003  # at least, from one commit to the next: in a full house more goes into each
MOST_TABLES_OF_A_PERSON = 20
ABANDONED_SECONDS = 2 * 3600  # so long nobody has been in a waiting room that is shown no more
TRIES = 3
DOUBTED_SECONDS = 20  # so long a database that has failed is not said to be well, unless an entry was stored
DEADLOCK = ("40P01", "40001")  # PostgreSQL has ended one of two that waited for each other: it may try again


class NotStored(Exception):
    """The database did not do it: nothing was acknowledged, and what the log holds must be read again."""


class NotHolder(Exception):
    """Another process moves the bots and the clock of this table now."""


@dataclass(frozen=True)
class Hold:
    """The right to move the bots and the clock of a table, where several processes could."""

    process: int
    epoch: int


@dataclass(frozen=True, kw_only=True)
class Piece:
    """Entries that belong next to each other at the end of one table's log, and what goes with them."""

    code: str
    first: int
    """The place of the first of them."""
    texts: Sequence[bytes]
    opens: str | None = None
    """The game, where these entries open the table."""
    stage: str | None = None
    """The new stage, where these entries are known to change it."""
    sits: Sequence[str] = ()
    """The persons who take a seat by them."""
    restless: bool = False
    """After them a bot or a clock may have to move: a server that starts must look."""
    hold: Hold | None = None
    """By which right, where a bot or the clock decides."""


@dataclass(eq=False)
class _Deed:
    """What waits for the next commit: pieces that are stored all together or not at all, statements, or notes."""

    pieces: Sequence[Piece] = ()
    statements: Sequence[Any] = ()
    calm: tuple[str, int] | None = None
    work: Callable[[Connection], None] | None = None
    stored: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def is_one_entry(self) -> bool:
        piece = self.pieces[0] if len(self.pieces) == 1 else None
        return piece is not None and len(piece.texts) == 1 and not (piece.opens or piece.stage or piece.sits)


class Store:
    """The database, open."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.problem: str | None = None
        """Why the last write failed, if it did."""
        self._failed_at = 0.0
        self.on_stored: Callable[[str, int], None] = lambda code, entries: None
        """Is told of every table that has grown, after the commit."""
        self._waiting: asyncio.Queue[_Deed] = asyncio.Queue()
        self._writing: asyncio.Task[None] | None = None
        self._committer = database.committer()
        # Both databases can skip a row that is there already, each in its own dialect of the same words.
        dialect: Any = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}[database.writer.dialect.name]
        self.insert = dialect
        self._insert_entry = dialect(entries).on_conflict_do_nothing().returning(entries.c.code, entries.c.entry)
        self._insert_seat = dialect(seats).on_conflict_do_nothing()
        self._insert_table = dialect(tables).on_conflict_do_nothing()

    @classmethod
    async def open(cls, url: URL) -> Store:
        """The database at this address, made if need be; CannotServe with a sentence if it cannot be used."""
        store = cls(connect_to(url))
        try:
            await store._prepare()
        except BaseException:
            await store.close()
            await asyncio.sleep(0.1)  # the thread of a connection that could not be made still wants to say goodbye
            raise
        store._writing = asyncio.create_task(store._write_for_ever())
        return store

    async def _prepare(self) -> None:
        try:
            steps = await self._committer.commit(upgrade)
            if steps:
                say("database_upgraded", count=steps)
        except TooNew as problem:
            raise CannotServe(f"database {self.database.shown}: {problem}") from None
        except Exception as problem:
            raise CannotServe(f"database {self.database.shown}: {why(problem)}") from None

    async def close(self) -> None:
        """Stores what is waiting and lets go of the database."""
        if self._writing is not None:
            while not self._waiting.empty():
                await asyncio.sleep(0.01)
            self._writing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writing
        await self._committer.close()
        await self.database.close()

    # ------------------------------------------------------------------------------------------------------------ writing

    async def append(self, *pieces: Piece) -> bool:
        """Stores these entries so that no crash can lose them; False if one of their places is taken: then none is stored.

        NotHolder if one was decided by a right that another process has now.
        """
        return await self._do(_Deed(pieces=pieces))

    async def add_person(self, person: Person, token_hash: str) -> None:
        await self._do(_Deed(statements=[insert(persons).values(person=person.person, token_hash=token_hash, name=person.name)]))

    async def rename_person(self, person: str, name: str) -> None:
        await self._do(_Deed(statements=[update(persons).where(persons.c.person == person).values(name=name)]))

    async def note_stage(self, code: str, stage: str) -> None:
        await self._do(_Deed(statements=[update(tables).where(tables.c.code == code).values(stage=stage)]))

    async def note_calm(self, code: str, length: int) -> None:
        """With its log as long as this, nobody has to move at this table by himself."""
        await self._do(_Deed(calm=(code, length)))

    async def do(self, *statements: Any) -> None:
        """These statements, all or none, with the next commit; NotStored if they are not."""
        await self._do(_Deed(statements=statements))

    async def work(self, work: Callable[[Connection], None]) -> None:
        """Work that reads what it writes, all of it or nothing, with the next commit; NotStored if it is not done."""
        if not await self._do(_Deed(work=work)):
            raise NotStored("the work could not be done")

    async def is_well(self) -> bool:
        """Can it store? Where it could not the last time, it tries."""
        if self.problem is not None:
            with contextlib.suppress(NotStored):
                await self.do(update(about).where(about.c.name == "schema").values(value=about.c.value))
        return self.problem is None

    async def _do(self, deed: _Deed) -> bool:
        if self._writing is None or self._writing.done():
            raise NotStored("the database is closed")
        self._waiting.put_nowait(deed)
        return await deed.stored

    async def _write_for_ever(self) -> None:
        next_commit = 0.0
        clock = asyncio.get_running_loop().time
        while True:
            batch = [await self._waiting.get()]
            if (early := next_commit - clock()) > 0:
                await asyncio.sleep(early)
            next_commit = clock() + COMMIT_SECONDS
            while not self._waiting.empty() and len(batch) < MOST_IN_A_COMMIT:
                batch.append(self._waiting.get_nowait())
            try:
                answers = await self._commit_in_the_end(batch)
            except Exception as problem:
                if self.problem is None:
                    say("cannot_store", reason=type(problem).__name__)
                self.problem = why(problem)
                self._failed_at = asyncio.get_running_loop().time()
                answers = [NotStored(self.problem)] * len(batch)
            else:
                # A disk that is full may still have room for something small.
                if any(deed.pieces for deed in batch) or asyncio.get_running_loop().time() > self._failed_at + DOUBTED_SECONDS:
                    self.problem = None
            for deed, answer in zip(batch, answers, strict=True):
                self._answer(deed, answer)

    def _answer(self, deed: _Deed, answer: bool | Exception) -> None:
        if answer is True:
            for piece in deed.pieces:
                self.on_stored(piece.code, piece.first + len(piece.texts))
        if deed.stored.done():
            return
        if isinstance(answer, Exception):
            deed.stored.set_exception(answer)
        else:
            deed.stored.set_result(answer)

    async def _commit_in_the_end(self, batch: list[_Deed]) -> Sequence[bool | Exception]:
        if all(deed.is_one_entry and not deed.pieces[0].restless for deed in batch) and await self._at_a_stroke(batch):
            return [True] * len(batch)
        for left in reversed(range(TRIES)):
            try:
                return await self._committer.commit(lambda connection: self._commit(connection, batch))
            except DBAPIError as problem:
                if not left or getattr(problem.orig, "sqlstate", None) not in DEADLOCK:
                    raise
        raise AssertionError("the last try has answered")

    async def _at_a_stroke(self, batch: list[_Deed]) -> bool:
        """The usual case, one entry each at tables where people play: one statement, where the database has a quick way for it.
        False if nothing was stored: a place is taken."""
        rows = [(piece.code, piece.first, piece.texts[0]) for deed in batch for piece in deed.pieces]
        return await self._committer.insert_entries(rows)

    def _commit(self, connection: Connection, batch: list[_Deed]) -> Sequence[bool | Exception]:
        """One transaction for all of them. Whoever's place is taken loses alone."""
        answers: list[bool | Exception] = [True] * len(batch)
        self._calm(connection, [deed.calm for deed in batch if deed.calm is not None])
        not_held = self._not_held(connection, [piece for deed in batch for piece in deed.pieces])
        singles: dict[tuple[str, int], Piece] = {}
        for number, deed in enumerate(batch):
            if any((piece.code, piece.hold) in not_held for piece in deed.pieces):
                answers[number] = NotHolder()
            elif deed.is_one_entry:
                piece = deed.pieces[0]
                # Of two for one place in one batch the first has it.
                answers[number] = singles.setdefault((piece.code, piece.first), piece) is piece
        stored = self._insert(connection, list(singles.values()))
        for number, deed in enumerate(batch):
            if answers[number] is not True:
                continue
            if deed.is_one_entry:
                answers[number] = (deed.pieces[0].code, deed.pieces[0].first) in stored
            elif deed.pieces or deed.statements or deed.work:
                answers[number] = self._store_together(connection, deed)
        self._stir(connection, [piece for place, piece in singles.items() if place in stored])
        pass_by("in_commit")
        return answers

    def _insert(self, connection: Connection, pieces: Sequence[Piece]) -> set[tuple[str, int]]:
        """The places, among these, that were free and are filled now."""
        rows = [
            {"code": piece.code, "entry": number, "text": text}
            for piece in pieces
            for number, text in enumerate(piece.texts, piece.first)
        ]
        if not rows:
            return set()
        rows.sort(key=lambda row: (row["code"], row["entry"]))  # two processes in one order do not wait for each other
        result = connection.execute(self._insert_entry, rows)
        return {(code, entry) for code, entry in result}

    def _store_together(self, connection: Connection, deed: _Deed) -> bool:
        savepoint = connection.begin_nested()
        for statement in deed.statements:
            connection.execute(statement)
        if deed.work is not None and not self._worked(connection, deed.work):
            savepoint.rollback()
            return False
        for piece in deed.pieces:
            if piece.opens is not None:
                stage = piece.stage or "waiting"
                row = {"code": piece.code, "game": piece.opens, "stage": stage, "opened_at": int(time.time())}
                connection.execute(self._insert_table.values(row))
        stored = self._insert(connection, deed.pieces)
        if len(stored) < sum(len(piece.texts) for piece in deed.pieces):
            savepoint.rollback()
            return False
        for piece in deed.pieces:
            if piece.stage is not None and piece.opens is None:
                connection.execute(update(tables).where(tables.c.code == piece.code).values(stage=piece.stage))
            for person in piece.sits:
                connection.execute(self._insert_seat.values(person=person, code=piece.code))
        self._stir(connection, deed.pieces)
        savepoint.commit()
        return True

    def _worked(self, connection: Connection, work: Callable[[Connection], None]) -> bool:
        try:
            work(connection)
        except (SQLAlchemyError, OSError, TimeoutError):
            raise
        except Exception as problem:  # a mistake of ours: whoever else is in this commit must not pay for it
            say("work_failed", reason=type(problem).__name__)
            return False
        return True

    def _stir(self, connection: Connection, pieces: Sequence[Piece]) -> None:
        rows = [{"table": piece.code, "place": piece.first} for piece in pieces if piece.restless]
        if rows:
            this = tables.c.code == bindparam("table")
            connection.execute(update(tables).where(this).values(restless=bindparam("place")), rows)

    def _calm(self, connection: Connection, notes: Sequence[tuple[str, int]]) -> None:
        rows = [{"table": code, "length": length} for code, length in notes]
        if rows:
            # What another process has stirred since is not calmed.
            this = and_(tables.c.code == bindparam("table"), tables.c.restless < bindparam("length"))
            connection.execute(update(tables).where(this).values(restless=None), rows)

    def _not_held(self, connection: Connection, pieces: Sequence[Piece]) -> set[tuple[str, Hold]]:
        """The rights, among those by which these pieces were decided, that another process has now."""
        claimed = {(piece.code, piece.hold) for piece in pieces if piece.hold is not None}
        if not claimed:
            return set()
        alive = exists().where(processes.c.process == tables.c.holder, processes.c.lives_until > database_clock())
        held = or_(
            *(
                and_(tables.c.code == code, tables.c.holder == hold.process, tables.c.epoch == hold.epoch)
                for code, hold in claimed
            )
        )
        found = connection.execute(select(tables.c.code, tables.c.holder, tables.c.epoch).where(held, alive))
        return claimed - {(code, Hold(process, epoch)) for code, process, epoch in found}

    # ------------------------------------------------------------------------------------------------------------ reading

    async def person_with(self, token_hash: str) -> Person | None:
        """Whose cookie this is."""
        with_device = select(devices.c.person).where(devices.c.token_hash == token_hash)
        theirs = or_(persons.c.token_hash == token_hash, persons.c.person.in_(with_device))
        rows = await self.rows(select(persons.c.person, persons.c.name).where(theirs))
        return Person(*rows[0]) if rows else None

    async def log_of(self, code: str, first: int = 0) -> list[bytes]:
        """The entries of a table from this place on; none if there is no such table."""
        wanted = select(entries.c.text).where(entries.c.code == code, entries.c.entry >= first).order_by(entries.c.entry)
        return [text for (text,) in await self.rows(wanted)]

    async def is_there(self, code: str) -> bool:
        return bool(await self.rows(select(tables.c.code).where(tables.c.code == code)))

    async def restless(self) -> list[str]:
        """The tables where a bot or a clock may have to move, the newest first."""
        wanted = select(tables.c.code).where(tables.c.restless.is_not(None)).order_by(tables.c.number.desc())
        return [code for (code,) in await self.rows(wanted)]

    async def not_settled(self) -> list[str]:
        """The tables whose game may be over without being known to be: nobody but people played there."""
        wanted = select(tables.c.code).where(tables.c.stage == "playing", tables.c.restless.is_(None))
        return [code for (code,) in await self.rows(wanted.order_by(tables.c.number.desc()))]

    async def tables_of(self, person: str, also_abandoned: bool = False) -> list[str]:
        """The newest tables where this person has had a seat and the game is not known to be over; waiting rooms that everybody
        has left long ago only if they are wanted."""
        lately = int(time.time()) - ABANDONED_SECONDS
        waited_for = or_(tables.c.opened_at > lately, tables.c.code.in_(select(rooms.c.code).where(rooms.c.seen_at > lately)))
        wanted = (
            select(tables.c.code)
            .join(seats, seats.c.code == tables.c.code)
            .where(seats.c.person == person, tables.c.stage != "over")
            .where(or_(literal(also_abandoned), tables.c.stage == "playing", waited_for))
            .order_by(tables.c.number.desc())
            .limit(MOST_TABLES_OF_A_PERSON)
        )
        return [code for (code,) in await self.rows(wanted)]

    async def rows(self, wanted: Any) -> Sequence[Any]:
        """What the database answers to a question; NotStored if it does not."""
        try:
            async with self.database.reader.connect() as connection:
                return (await connection.execute(wanted)).all()
        except (SQLAlchemyError, OSError, TimeoutError) as problem:
            raise NotStored(why(problem)) from None
