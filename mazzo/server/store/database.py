"""The two kinds of database, an SQLite file for one process and PostgreSQL for any number, and their errors in words."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import weakref
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, String, create_engine, event, literal
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from mazzo.server.settings import CannotServe, database_url

BUSY_SECONDS = 3
ANSWER_SECONDS = 10
# A new file can give pages back to the disk one by one; one that exists already cannot be changed so.
FOR_WRITING = ("auto_vacuum=INCREMENTAL", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
# Only one connection writes to the file and its WAL: SQLite 3.40 can lose pages if two do.
FOR_READING = ("query_only=ON", "wal_autocheckpoint=0")
Work = TypeVar("Work")
EntryRow = tuple[str, int, bytes, bytes]
"""Code, number, text and hash."""
ONLY_OURS = 0o600
FOR_POSTGRES = {"application_name": "mazzo", "synchronous_commit": "on", "jit": "off"}


@dataclass(frozen=True)
class Database:
    """Engines for writing and reading, and the lock that keeps other servers away."""

    shown: str
    """Its name for messages, without the password."""
    writer: AsyncEngine
    reader: AsyncEngine
    lock: Any = None

    def committer(self) -> Committer:
        """The one connection through which logs are written."""
        return _TaskCommitter(self.writer) if self.is_shared else ThreadCommitter(Path(self.shown))

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
    """The database at this address; CannotServe, with an explanation, if it is not available. It is not queried yet."""
    if url.get_backend_name() == "sqlite":
        path = Path(str(url.database)).expanduser()
        lock = lock_file(path)
        return Database(str(path), sqlite_engine(path, writes=True), sqlite_engine(path, writes=False), lock)
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        raise CannotServe("PostgreSQL needs the package asyncpg: pip install 'mazzo[postgres]'") from None
    url = url.set(drivername="postgresql+asyncpg")
    if "sslmode" in url.query:  # libpq's name for it
        url = url.update_query_dict({"ssl": str(url.query["sslmode"])}).difference_update_query(["sslmode"])
    arguments = {"timeout": ANSWER_SECONDS, "command_timeout": ANSWER_SECONDS, "server_settings": FOR_POSTGRES}
    return Database(
        url.set(drivername="postgresql").render_as_string(hide_password=True),
        create_async_engine(url, connect_args=arguments, poolclass=NullPool),
        create_async_engine(url, connect_args=arguments, pool_size=4, max_overflow=4, pool_pre_ping=True),
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
            connection.close()  # otherwise its thread would never end
            raise

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        connection.connection.cursor().execute("BEGIN IMMEDIATE" if writes else "BEGIN")


def read_database(address: str, query: Callable[[AsyncConnection], Awaitable[Any]]) -> Any:
    """The result of a query, even while a server is running."""
    return asyncio.run(_read(address, query))


async def _read(address: str, query: Callable[[AsyncConnection], Awaitable[Any]]) -> Any:
    url = database_url(address)
    engine = sqlite_engine(existing_file(url), writes=False) if url.get_backend_name() == "sqlite" else connect_to(url).reader
    try:
        async with engine.connect() as connection:
            return await query(connection)
    except ValueError:
        raise
    except Exception as problem:
        raise CannotServe(f"database {url.render_as_string(hide_password=True)}: {why(problem)}") from None
    finally:
        await engine.dispose()


def existing_file(url: URL) -> Path:
    """The SQLite file at this address; CannotServe if there is none."""
    path = Path(str(url.database)).expanduser()
    if not path.is_file():
        raise CannotServe(f"database {path}: it does not exist yet; `mazzo serve` creates it")
    return path


async def execute_apart(database: Database, statement: Any) -> list[Any]:
    """In a transaction of its own: data that only this process needs does not queue behind the logs."""
    async with database.reader.begin() as connection:
        result = await connection.execute(statement)
        return list(result) if result.returns_rows else []


def array_of(codes: Iterable[str]) -> Any:
    """Any number of codes as one value: PostgreSQL has already planned the query, however many there are."""
    return literal(list(codes), ARRAY(String))


# ------------------------------------------------------------------------------------------------------------ committing


class Committer(Protocol):
    """Runs work in a transaction of its own on one connection; after an error it opens a new one."""

    async def commit(self, work: Callable[[Connection], Work]) -> Work: ...

    async def insert_entries(self, rows: Sequence[EntryRow]) -> bool:
        """A fast path for entries only; False, with nothing stored, if there is none or a position is taken."""
        ...

    async def close(self) -> None: ...


_Order = tuple[Callable[[], Any], asyncio.AbstractEventLoop, "asyncio.Future[Any]"]


def _settle(answer: asyncio.Future[Any], outcome: Any, problem: BaseException | None) -> None:
    if answer.done():
        return  # the one who waited for it was cancelled
    if problem is None:
        answer.set_result(outcome)
    else:
        answer.set_exception(problem)


def _follow(orders: SimpleQueue[_Order | None]) -> None:
    """Does each piece of work and answers. Python's own pool of threads makes a lock, a condition and two futures more for every
    commit: 40 µs."""
    while (order := orders.get()) is not None:
        work, loop, answer = order
        try:
            outcome = partial(_settle, answer, work(), None)
        except BaseException as problem:
            outcome = partial(_settle, answer, None, problem)
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is waiting any more
            loop.call_soon_threadsafe(outcome)
        del order, work, loop, answer, outcome  # or all that they hold would be kept until the next order


class ThreadCommitter:
    """For SQLite: a whole transaction in one call to one thread. Statement by statement, the thread would have to wait for the
    GIL each time, while everyone waits for the commit."""

    def __init__(self, path: Path) -> None:
        url = URL.create("sqlite", database=str(path))
        self._engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS}, poolclass=NullPool)
        _set_up(self._engine, writes=True)
        self._orders: SimpleQueue[_Order | None] = SimpleQueue()
        self._thread = Thread(target=_follow, args=(self._orders,), name="commit", daemon=True)
        self._thread.start()
        weakref.finalize(self, self._orders.put, None)  # the thread of one that nobody closes ends with it
        self._connection: Connection | None = None

    async def _in_thread(self, work: Callable[[], Work]) -> Work:
        if not self._thread.is_alive():
            raise RuntimeError("the connection is closed")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Work] = loop.create_future()
        self._orders.put((work, loop, answer))
        try:
            return await answer
        finally:
            del answer  # or a problem, its traceback and this frame would hold each other

    async def commit(self, work: Callable[[Connection], Work]) -> Work:
        return await self._in_thread(partial(self._commit, work))

    def _commit(self, work: Callable[[Connection], Work]) -> Work:
        try:
            with self._open().begin():
                return work(self._open())
        except Exception:
            self._drop()
            raise

    async def insert_entries(self, rows: Sequence[EntryRow]) -> bool:
        return await self._in_thread(partial(self._insert, rows))

    def _insert(self, rows: Sequence[EntryRow]) -> bool:
        """A single statement is a transaction by itself. The thread needs the GIL twice for it instead of a dozen times."""
        values = ", ".join(["(?, ?, ?, ?)"] * len(rows))
        try:
            cursor = self._open().connection.cursor()
            cursor.execute(
                f"INSERT INTO entries (code, entry, text, chain) VALUES {values}", [part for row in rows for part in row]
            )
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
        await self._in_thread(self._drop)
        self._orders.put(None)
        self._thread.join()


class _TaskCommitter:
    """For PostgreSQL, which answers over a socket and needs no thread."""

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

    async def insert_entries(self, rows: Sequence[EntryRow]) -> bool:
        return False

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await quietly(connection.close())


def lock_file(path: Path) -> Any:
    """Keeps every other server away from this file for as long as the process lives."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, ONLY_OURS))  # it holds the seeds of unfinished games
        lock = open(f"{path}-lock", "a", opener=lambda name, flags: os.open(name, flags, ONLY_OURS))  # noqa: SIM115  until the end
    except OSError as problem:
        raise CannotServe(f"database {path}: it cannot be written ({problem.strerror or problem})") from None
    with contextlib.suppress(OSError):  # anyone who could read it, as in earlier versions, could lock it before the server does
        os.chmod(lock.name, ONLY_OURS)
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise CannotServe(f"database {path}: another server is using it; stop that one, or choose another file") from None
    return lock


EXPLANATIONS = (
    # SQLite
    (("locked", "busy"), "another program has locked it; stop that program, or choose another file"),
    (("readonly", "unable to open"), "it cannot be written; check the permissions of the file and its folder"),
    (("not a database", "malformed"), "this file is not a Mazzo database"),
    (("full",), "the disk is full"),
    # PostgreSQL
    (
        ("refused", "Connect call failed", "No such file", "Name or service", "Temporary failure"),
        "nothing answers there; is PostgreSQL running?",
    ),
    (("starting up", "shutting down", "connection was closed", "terminating connection"), "it is starting or stopping"),
    (("password authentication", "no password", "no pg_hba.conf"), "it rejected this user; check the name and password"),
    (("does not exist",), "there is no such database or user; `createdb mazzo` creates one"),
    (("permission denied",), "this user may not create tables in it; make the user its owner"),
    (("No space left",), "its disk is full"),
    (("could not resize shared", "too many clients", "remaining connection slots"), "it has no free connection left"),
)


def why(problem: BaseException) -> str:
    """A database error as a sentence for the person who runs the server."""
    text = str(getattr(problem, "orig", None) or problem)
    for signs, sentence in EXPLANATIONS:
        if any(sign in text for sign in signs):
            return sentence
    if isinstance(problem, TimeoutError):
        return f"it did not answer within {ANSWER_SECONDS} seconds"
    return text or type(problem).__name__


async def quietly(closing: Any) -> None:
    """Closes something that may already be broken."""
    with contextlib.suppress(Exception):
        await closing
