"""Backups: everything in one SQLite file, from either kind of database, and back into either kind."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Table, create_engine, event, func, insert, select, update
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server.settings import CannotServe, database_url
from mazzo.server.store.database import connect_to, quietly, why
from mazzo.server.store.migrations import TooNew, upgrade
from mazzo.server.store.schema import SERVER, TRANSIENT, about, persons, schema, tables

ROWS_AT_ONCE = 500
THE_SERVER = select(about.c.value).where(about.c.name == SERVER)
COPIED = [table for table in schema.sorted_tables if table not in TRANSIENT and table.name != "about"]


def back_up(database: str, to: Path) -> str:
    """Writes a backup, even while a server is running, and checks it; returns a sentence about it."""
    url = database_url(database)
    if to.exists():
        raise ValueError(f"{to}: this file already exists; choose another name")
    part = to.with_name(f"{to.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_RDWR, 0o600))  # it holds the seeds of unfinished games
        if url.get_backend_name() == "sqlite":
            _copy_file(Path(str(url.database)).expanduser(), part)
        else:
            asyncio.run(_copy_from_postgres(url, part))
        found = _inspect(part)
        part.replace(to)
    except OSError as problem:
        raise ValueError(f"{to}: {problem.strerror or problem}") from None
    except sqlite3.Error as problem:
        raise ValueError(f"database {url.database}: {why(problem)}") from None
    finally:
        part.unlink(missing_ok=True)
    return f"{to}: {found}."


def restore(file: Path, database: str) -> str:
    """Loads a backup into an empty database; returns a sentence about it."""
    url = database_url(database)
    if not file.is_file():
        raise ValueError(f"{file}: there is no such file")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite3"
        shutil.copyfile(file, copy)
        try:
            found = _inspect(copy)
            source = _engine_of(copy)
            with source.begin() as connection:
                upgrade(connection)  # it may be older than this version
        except TooNew as problem:
            raise ValueError(f"{file}: {problem}") from None
        except Exception as problem:
            raise ValueError(f"{file}: {why(problem)}") from None
        try:
            asyncio.run(_copy_into(source, url))
        finally:
            source.dispose()
    return f"{url.render_as_string(hide_password=True)}: {found}."


def _copy_file(database: Path, to: Path) -> None:
    if not database.is_file():
        raise ValueError(f"database {database}: it does not exist yet; `mazzo serve` creates it")
    source = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    copy = sqlite3.connect(to)
    try:
        source.backup(copy, pages=1000)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, with none beside it
    finally:
        source.close()
        copy.close()


async def _copy_from_postgres(url: URL, to: Path) -> None:
    database = connect_to(url)
    try:
        async with database.reader.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            copy = _engine_of(to)
            with copy.begin() as written:
                upgrade(written)
                written.execute(_named(await connection.scalar(THE_SERVER)))
                for table in COPIED:
                    rows = await connection.stream(select(table))
                    async for several in rows.mappings().partitions(ROWS_AT_ONCE):
                        written.execute(insert(table), [_at_rest(table, dict(row)) for row in several])
            copy.dispose()
    except ValueError:
        raise
    except Exception as problem:
        raise CannotServe(f"database {database.shown}: {why(problem)}") from None
    finally:
        await database.close()


async def _copy_into(source: Engine, url: URL) -> None:
    database = connect_to(url)
    try:
        async with database.writer.connect() as connection, connection.begin():
            await connection.run_sync(upgrade)
            for table in (persons, tables):
                if await connection.scalar(select(func.count()).select_from(table)):
                    raise CannotServe(
                        f"database {database.shown}: it is not empty, and a backup can only be loaded into an empty one. "
                        "Choose another database, or move this one away"
                    )
            await _copy_rows(source, connection)
    except CannotServe:
        raise
    except Exception as problem:
        raise CannotServe(f"database {database.shown}: {why(problem)}") from None
    finally:
        await quietly(database.close())


async def _copy_rows(source: Engine, connection: AsyncConnection) -> None:
    with source.connect() as backup:
        await connection.execute(_named(backup.scalar(THE_SERVER)))
        for table in COPIED:
            for several in backup.execute(select(table)).mappings().partitions(ROWS_AT_ONCE):
                await connection.execute(insert(table), [_at_rest(table, dict(row)) for row in several])
            counted = table.autoincrement_column
            if counted is not None and connection.dialect.name == "postgresql":
                # The sequence does not notice the inserted numbers, and would reuse them.
                last = select(func.max(counted)).scalar_subquery()
                await connection.execute(select(func.setval(func.pg_get_serial_sequence(table.name, counted.name), last)))


def _named(server: str | None) -> Any:
    """It stays the same server wherever its data is: players' cookies are named after its id."""
    return update(about).where(about.c.name == SERVER).values(value=server)


def _at_rest(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row without what applied only to the processes that were running."""
    return row | {"holder": None} if table is tables else row


def _inspect(backup: Path) -> str:
    """What a backup contains; ValueError if it cannot be read or something is missing."""
    with contextlib.closing(sqlite3.connect(f"file:{backup}?mode=ro", uri=True)) as connection:
        try:
            (verdict,) = connection.execute("PRAGMA quick_check").fetchone()
            (people,) = connection.execute("SELECT count(*) FROM persons").fetchone()
            (logs,) = connection.execute("SELECT count(*) FROM tables").fetchone()
            (gaps,) = connection.execute(
                "SELECT count(*) FROM (SELECT code FROM entries GROUP BY code HAVING max(entry) + 1 <> count(*))"
            ).fetchone()
        except sqlite3.DatabaseError as problem:
            raise ValueError(f"{backup.name.removesuffix('.part')}: {why(problem)}") from None
    if verdict != "ok" or gaps:
        raise ValueError(f"{backup.name.removesuffix('.part')}: it is damaged ({verdict}, {gaps} logs with gaps)")
    return f"{logs} tables, {people} persons"


def _engine_of(path: Path) -> Engine:
    engine = create_engine(URL.create("sqlite", database=str(path)))

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # tables are created in a transaction too

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
