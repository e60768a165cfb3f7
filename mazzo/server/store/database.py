"""The two kinds of database: a file of SQLite for one process, PostgreSQL for any number of them; and what they say in words."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from mazzo.server.settings import CannotServe
from mazzo.server.store.fault_points import pass_by

BUSY_SECONDS = 3
ANSWER_SECONDS = 10
FOR_WRITING = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
# One connection alone writes to the file and to its WAL: SQLite 3.40 can lose pages where two do.
FOR_READING = ("query_only=ON", "wal_autocheckpoint=0")
Work = TypeVar("Work")
FOR_POSTGRES = {"application_name": "mazzo", "synchronous_commit": "on", "jit": "off"}


@dataclass(frozen=True)
class Database:
    """Where to write, where to read, and what keeps others away."""

    shown: str
    """How it is called in a sentence; no password in it."""
    writer: AsyncEngine
    reader: AsyncEngine
    lock: Any = None

    def committer(self) -> Committer:
        """The one connection by which logs are written."""
        return _TaskCommitter(self.writer) if self.is_shared else _ThreadCommitter(Path(self.shown))

    @property
    def is_shared(self) -> bool:
        """May other processes write to it?"""
        return self.lock is None

    async def close(self) -> None:
        await self.reader.dispose()
        await self.writer.dispose()
        if self.lock is not None:
            self.lock.close()


def connect_to(url: URL) -> Database:
    """The database at this address; CannotServe with a sentence if it cannot be had. Nothing is asked of it yet."""
    if url.get_backend_name() == "sqlite":
        path = Path(str(url.database)).expanduser()
        lock = hold(path)
        return Database(str(path), sqlite_engine(path, writes=True), sqlite_engine(path, writes=False), lock)
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        raise CannotServe("PostgreSQL needs the package asyncpg: pip install 'mazzo[postgres]'") from None
    url = url.set(drivername="postgresql+asyncpg")
    if "sslmode" in url.query:  # libpq's word for it
        url = url.update_query_dict({"ssl": str(url.query["sslmode"])}).difference_update_query(["sslmode"])
    says = {"timeout": ANSWER_SECONDS, "command_timeout": ANSWER_SECONDS, "server_settings": FOR_POSTGRES}
    return Database(
        url.set(drivername="postgresql").render_as_string(hide_password=True),
        create_async_engine(url, connect_args=says, poolclass=NullPool),
        create_async_engine(url, connect_args=says, pool_size=4, max_overflow=4, pool_pre_ping=True),
    )


def sqlite_engine(path: Path, writes: bool) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        connect_args={"timeout": BUSY_SECONDS},
        **({"poolclass": NullPool} if writes else {"pool_size": 2, "max_overflow": 4}),
    )
    _set_up(engine.sync_engine, writes)
    return engine


def _set_up(engine: Engine, writes: bool) -> None:
    @event.listens_for(engine, "connect")
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

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        connection.connection.cursor().execute("BEGIN IMMEDIATE" if writes else "BEGIN")


# ------------------------------------------------------------------------------------------------------------ committing


class Committer(Protocol):
    """Does work in a transaction of its own on one connection; after whatever went wrong it begins with a new one."""

    async def commit(self, work: Callable[[Connection], Work]) -> Work: ...

    async def insert_entries(self, rows: Sequence[tuple[str, int, bytes]]) -> bool:
        """Entries alone, if there is a quicker way for them; False if there is none or a place is taken: nothing is stored."""
        ...

    async def close(self) -> None: ...


class _ThreadCommitter:
    """For SQLite: a whole transaction in one go of one thread. Asked statement by statement, the thread would have to wait for
    the interpreter each time, while everybody waits for the commit."""

    def __init__(self, path: Path) -> None:
        url = URL.create("sqlite", database=str(path))
        self._engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS}, poolclass=NullPool)
        _set_up(self._engine, writes=True)
        self._thread = ThreadPoolExecutor(1, "commit")
        self._connection: Connection | None = None

    async def commit(self, work: Callable[[Connection], Work]) -> Work:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, work)

    def _commit(self, work: Callable[[Connection], Work]) -> Work:
        try:
            with self._open().begin():
                return work(self._open())
        except Exception:
            self._drop()
            raise

    async def insert_entries(self, rows: Sequence[tuple[str, int, bytes]]) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._insert, rows)

    def _insert(self, rows: Sequence[tuple[str, int, bytes]]) -> bool:
        """One statement is a transaction by itself. The thread needs the interpreter twice for it, and not a dozen times."""
        pass_by("in_commit")
        places = ", ".join(["(?, ?, ?)"] * len(rows))
        try:
            cursor = self._open().connection.cursor()
            cursor.execute(f"INSERT INTO entries (code, entry, text) VALUES {places}", [part for row in rows for part in row])
            cursor.close()
        except sqlite3.IntegrityError:
            return False
        except Exception:
            self._drop()
            raise
        return True

    def _open(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.close()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()


class _TaskCommitter:
    """For PostgreSQL, which answers by a socket and needs no thread."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def commit(self, work: Callable[[Connection], Work]) -> Work:
        try:
            if self._connection is None:
                self._connection = await self._engine.connect()
            async with self._connection.begin():
                return await self._connection.run_sync(work)
        except BaseException:
            await self.close()
            raise

    async def insert_entries(self, rows: Sequence[tuple[str, int, bytes]]) -> bool:
        return False

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await quietly(connection.close())


def hold(path: Path) -> Any:
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


IN_WORDS = (
    # SQLite
    (("locked", "busy"), "another program has locked it; end that one, or name another file"),
    (("readonly", "unable to open"), "it cannot be written; check the rights of the file and its folder"),
    (("not a database", "malformed"), "this file is no database of Mazzo"),
    (("full",), "the disk is full"),
    # PostgreSQL
    (
        ("refused", "Connect call failed", "No such file", "Name or service", "Temporary failure"),
        "nobody answers there; is PostgreSQL running?",
    ),
    (("starting up", "shutting down", "connection was closed", "terminating connection"), "it is just starting or stopping"),
    (("password authentication", "no password", "no pg_hba.conf"), "it does not let this user in; check name and password"),
    (("does not exist",), "there is no such database or user; `createdb mazzo` makes one"),
    (("permission denied",), "this user may not make tables in it; let the user own the database"),
    (("No space left",), "its disk is full"),
    (("could not resize shared", "too many clients", "remaining connection slots"), "it has no connection left for us"),
)


def why(problem: BaseException) -> str:
    """What a database says, in a sentence for whoever runs the server."""
    said = str(getattr(problem, "orig", None) or problem)
    for signs, sentence in IN_WORDS:
        if any(sign in said for sign in signs):
            return sentence
    if isinstance(problem, TimeoutError):
        return f"it has not answered within {ANSWER_SECONDS} seconds"
    return said or type(problem).__name__


async def quietly(closing: Any) -> None:
    """Closes what may be broken already."""
    with contextlib.suppress(Exception):
        await closing
