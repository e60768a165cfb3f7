"""Do all logs of a database equal what was stored?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, create_engine, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server.store.chain import LogDamaged, checked, start_of
from mazzo.server.store.database import read_database
from mazzo.server.store.schema import damaged, entries, tables
from mazzo.server.store.witness import entries_lost, id_of, newest_notes, witness_path


def damages_in(database: Path | str) -> dict[str, int]:
    """By table of an SQLite file or a PostgreSQL database: the first entry that is missing, or differs from what was stored."""
    if str(database).startswith("postgresql:"):
        found: dict[str, int] = read_database(str(database), lambda connection: connection.run_sync(damages))
        return found
    path = Path(database)
    engine = create_engine(URL.create("sqlite", database=f"file:{path}", query={"mode": "ro", "uri": "true"}))
    try:
        with engine.connect() as connection:
            # The notes first: meanwhile a running server may commit more. What it removes it forgets before that, so whatever is
            # still noted afterwards was not removed on purpose.
            database_id = id_of(connection)
            noted = newest_notes(witness_path(path), database_id)
            found = damages(connection)
            lost = entries_lost(connection, noted)
            still_noted = newest_notes(witness_path(path), database_id) if lost else {}
            return found | {code: entry for code, entry in lost.items() if code in still_noted}
    finally:
        engine.dispose()


async def whole_log_in(connection: AsyncConnection, code: str) -> list[bytes]:
    """The entries of a table, to be played again; LogDamaged if one is missing, or is not what was stored."""
    log = select(entries.c.entry, entries.c.text, entries.c.chain).where(entries.c.code == code).order_by(entries.c.entry)
    rows = (await connection.execute(log)).all()
    if not rows:
        raise LogDamaged(0)
    checked(start_of(code), 0, [(row.entry, row.text, row.chain) for row in rows])
    return [row.text for row in rows]


def damages(connection: Connection) -> dict[str, int]:
    return dict(_damages(connection))


def _damages(connection: Connection) -> Iterator[tuple[str, int]]:
    known = {row.code: row.entry for row in connection.execute(select(damaged))}
    log = select(entries.c.entry, entries.c.text, entries.c.chain).order_by(entries.c.entry)
    for code, restless in connection.execute(select(tables.c.code, tables.c.restless)).all():
        rows = connection.execute(log.where(entries.c.code == code)).all()
        try:
            checked(start_of(code), 0, [(row.entry, row.text, row.chain) for row in rows])
        except LogDamaged as damage:
            yield code, damage.entry
            continue
        if code in known:
            yield code, known[code]
        elif not rows or (restless is not None and restless >= len(rows)):  # the table is there, its newest entries are not
            yield code, len(rows)
