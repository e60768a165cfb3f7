"""Where the logs are kept: persons, tables and entries, in one database.

Every write goes through one task on one connection, which commits together whatever is waiting: a commit costs the same for
one row as for a hundred. An entry is inserted at its own place, (table, entry), and only there: if somebody else has
written that place before, the row does not come back, and the caller judges again.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import event, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from mazzo.server.faults import pass_by
from mazzo.server.logs import say
from mazzo.server.schema import TooNew, entries, persons, seats, tables, upgrade
from mazzo.server.settings import CannotServe

MOST_IN_A_COMMIT = 256
MOST_TABLES_OF_A_PERSON = 20
BUSY_SECONDS = 3
FOR_WRITING = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
# One connection alone writes to the file and to its WAL: SQLite 3.40 can lose pages where two do.
FOR_READING = ("query_only=ON", "wal_autocheckpoint=0")


class NotStored(Exception):
    """The database refused to write: nothing was acknowledged, and what the log holds must be read again."""


@dataclass(frozen=True)
class Person:
    """Somebody with a cookie."""

    person: str
    name: str


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


@dataclass(eq=False)
class _Deed:
    """What waits for the next commit: pieces that are stored all together or not at all, or some other statements."""

    pieces: Sequence[Piece] = ()
    statements: Sequence[Any] = ()
    stored: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def is_one_entry(self) -> bool:
        piece = self.pieces[0] if len(self.pieces) == 1 else None
        return piece is not None and len(piece.texts) == 1 and not (piece.opens or piece.stage or piece.sits)


class Store:
    """The database, open."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine, lock: Any) -> None:
        self._writer_engine = writer
        self._reader = reader
        self._lock = lock
        self._waiting: asyncio.Queue[_Deed] = asyncio.Queue()
        self._writing: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        # Both databases can skip a row that is there already, each in its own dialect of the same words.
        dialect: Any = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}[writer.dialect.name]
        self._insert_entry = dialect(entries).on_conflict_do_nothing().returning(entries.c.code, entries.c.entry)
        self._insert_seat = dialect(seats).on_conflict_do_nothing()
        self._insert_table = dialect(tables).on_conflict_do_nothing()

    @classmethod
    async def open(cls, url: URL) -> Store:
        """The database at this address, made if need be; CannotServe with a sentence if it cannot be used."""
        path = Path(str(url.database)).expanduser()
        store = cls(_engine(path, writes=True), _engine(path, writes=False), _hold(path))
        try:
            await store._prepare(path)
        except BaseException:
            await store.close()
            await asyncio.sleep(0.1)  # the thread of a connection that could not be made still wants to say goodbye
            raise
        store._writing = asyncio.create_task(store._write_for_ever())
        return store

    async def _prepare(self, path: Path) -> None:
        try:
            self._connection = await self._writer_engine.connect()
            async with self._connection.begin():
                steps = await self._connection.run_sync(upgrade)
            if steps:
                say("database_upgraded", count=steps)
        except TooNew as problem:
            raise CannotServe(f"database {path}: {problem}") from None
        except (DatabaseError, OSError) as problem:
            raise CannotServe(f"database {path}: {_why(problem)}") from None

    async def close(self) -> None:
        """Stores what is waiting and lets go of the file."""
        if self._writing is not None:
            while not self._waiting.empty():
                await asyncio.sleep(0.01)
            self._writing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writing
        await self._reader.dispose()
        if self._connection is not None:
            await self._connection.close()
        await self._writer_engine.dispose()
        self._lock.close()

    # ------------------------------------------------------------------------------------------------------------ writing

    async def append(self, *pieces: Piece) -> bool:
        """Stores these entries so that no crash can lose them; False if one of their places is taken: then none is stored."""
        return await self._do(_Deed(pieces=pieces))

    async def add_person(self, person: Person, token_hash: str) -> None:
        await self._do(_Deed(statements=[insert(persons).values(person=person.person, token_hash=token_hash, name=person.name)]))

    async def rename_person(self, person: str, name: str) -> None:
        await self._do(_Deed(statements=[update(persons).where(persons.c.person == person).values(name=name)]))

    async def note_stage(self, code: str, stage: str) -> None:
        await self._do(_Deed(statements=[update(tables).where(tables.c.code == code).values(stage=stage)]))

    async def _do(self, deed: _Deed) -> bool:
        if self._writing is None or self._writing.done():
            raise NotStored("the database is closed")
        self._waiting.put_nowait(deed)
        return await deed.stored

    async def _write_for_ever(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST_IN_A_COMMIT:
                batch.append(self._waiting.get_nowait())
            try:
                answers = await self._commit(batch)
            except (SQLAlchemyError, OSError) as problem:
                await self._drop_connection()
                for deed in batch:
                    if not deed.stored.done():
                        deed.stored.set_exception(NotStored(_why(problem)))
            else:
                for deed, answer in zip(batch, answers, strict=True):
                    if not deed.stored.done():
                        deed.stored.set_result(answer)

    async def _commit(self, batch: list[_Deed]) -> list[bool]:
        """One transaction for all of them. Whoever's place is taken loses alone."""
        if self._connection is None:
            self._connection = await self._writer_engine.connect()
        connection = self._connection
        answers = [True] * len(batch)
        async with connection.begin():
            singles = [deed.pieces[0] for deed in batch if deed.is_one_entry]
            stored = await self._insert(connection, singles) if singles else set()
            for number, deed in enumerate(batch):
                if deed.is_one_entry:
                    place = (deed.pieces[0].code, deed.pieces[0].first)
                    answers[number] = place in stored
                    stored.discard(place)  # of two for one place in one batch the first has it
                else:
                    answers[number] = await self._store_together(connection, deed)
            pass_by("in_commit")
        return answers

    async def _insert(self, connection: AsyncConnection, pieces: Sequence[Piece]) -> set[tuple[str, int]]:
        """The places, among these, that were free and are filled now."""
        rows = [
            {"code": piece.code, "entry": number, "text": text}
            for piece in pieces
            for number, text in enumerate(piece.texts, piece.first)
        ]
        result = await connection.execute(self._insert_entry, rows)
        return {(code, entry) for code, entry in result}

    async def _store_together(self, connection: AsyncConnection, deed: _Deed) -> bool:
        savepoint = await connection.begin_nested()
        for statement in deed.statements:
            await connection.execute(statement)
        for piece in deed.pieces:
            if piece.opens is not None:
                stage = piece.stage or "waiting"
                row = {"code": piece.code, "game": piece.opens, "stage": stage, "opened_at": int(time.time())}
                await connection.execute(self._insert_table.values(row))
        stored = await self._insert(connection, deed.pieces) if deed.pieces else set()
        if len(stored) < sum(len(piece.texts) for piece in deed.pieces):
            await savepoint.rollback()
            return False
        for piece in deed.pieces:
            if piece.stage is not None and piece.opens is None:
                await connection.execute(update(tables).where(tables.c.code == piece.code).values(stage=piece.stage))
            for person in piece.sits:
                await connection.execute(self._insert_seat.values(person=person, code=piece.code))
        await savepoint.commit()
        return True

    async def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.close()

    # ------------------------------------------------------------------------------------------------------------ reading

    async def person_with(self, token_hash: str) -> Person | None:
        """Whose cookie this is."""
        row = await self._first(select(persons.c.person, persons.c.name).where(persons.c.token_hash == token_hash))
        return None if row is None else Person(*row)

    async def log_of(self, code: str, first: int = 0) -> list[bytes]:
        """The entries of a table from this place on; none if there is no such table."""
        wanted = select(entries.c.text).where(entries.c.code == code, entries.c.entry >= first).order_by(entries.c.entry)
        async with self._reader.connect() as connection:
            return [text for (text,) in await connection.execute(wanted)]

    async def is_there(self, code: str) -> bool:
        return await self._first(select(tables.c.code).where(tables.c.code == code)) is not None

    async def unfinished(self) -> list[str]:
        """The tables whose game may be going on, the newest first."""
        async with self._reader.connect() as connection:
            playing = select(tables.c.code).where(tables.c.stage == "playing").order_by(tables.c.number.desc())
            return [code for (code,) in await connection.execute(playing)]

    async def tables_of(self, person: str) -> list[str]:
        """The newest tables where this person has had a seat and the game is not known to be over."""
        wanted = (
            select(tables.c.code)
            .join(seats, seats.c.code == tables.c.code)
            .where(seats.c.person == person, tables.c.stage != "over")
            .order_by(tables.c.number.desc())
            .limit(MOST_TABLES_OF_A_PERSON)
        )
        async with self._reader.connect() as connection:
            return [code for (code,) in await connection.execute(wanted)]

    async def _first(self, wanted: Any) -> Any:
        async with self._reader.connect() as connection:
            return (await connection.execute(wanted)).first()


def _engine(path: Path, writes: bool) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        connect_args={"timeout": BUSY_SECONDS},
        **({"poolclass": NullPool} if writes else {"pool_size": 2, "max_overflow": 4}),
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so, not where the driver guesses
        try:
            cursor = connection.cursor()
            for pragma in FOR_WRITING if writes else FOR_READING:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()
        except Exception:
            connection.close()  # nobody else would end its thread
            raise

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _hold(path: Path) -> Any:
    """Keeps every other server away from this file, as long as the process lives."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it holds the seeds of games that go on
        lock = open(f"{path}-lock", "a")  # noqa: SIM115  it is held until the end
    except OSError as problem:
        raise CannotServe(f"database {path}: it cannot be written ({problem.strerror or problem})") from None
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise CannotServe(f"database {path}: another server is using it; stop that one, or name another file") from None
    return lock


def _why(problem: BaseException) -> str:
    """What SQLite says, in a sentence for whoever runs the server."""
    said = str(getattr(problem, "orig", None) or problem)
    if "locked" in said or "busy" in said:
        return "another program has locked it; end that one, or name another file"
    if "readonly" in said or "unable to open" in said:
        return "it cannot be written; check the rights of the file and its folder"
    if "not a database" in said or "malformed" in said:
        return "this file is no database of Mazzo"
    if "full" in said:
        return "the disk is full"
    return said
