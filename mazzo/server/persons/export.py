"""Everything the server knows about a person, as one file for that person."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec
from sqlalchemy import LargeBinary, select

from mazzo.server.store.schema import TRANSIENT, evening_entries, evenings, events, people_reports, schema, seats, tables
from mazzo.server.store.store import Store
from mazzo.server.wire import me_messages
from mazzo.table.log import readable, with_owners

HIDDEN = ("token_hash", "blocked", "reporter", "remark")
"""Columns that are left out: the secrets of the person's cookies, who their neighbours are, and what others said about them."""
MOMENT = ("number", "code", "line", "reported_at")
"""Left out of reports: at a small table the time would reveal who it was."""
ROWS_AT_ONCE = 200  # somebody with a thousand games, or with full score pads, must not hold up the others

Row = TypeVar("Row")
Changed = TypeVar("Changed")


async def export_of(store: Store, person: str) -> me_messages.Export:
    """Every row that names this person, and their own entries in the logs of their tables."""
    rows = {}
    # Every table about persons, now or in a later version, has this column.
    for table in schema.sorted_tables:
        if "person" in table.c and table not in TRANSIENT:
            hidden = (*HIDDEN, *MOMENT) if table is people_reports else HIDDEN
            shown = [column for column in table.c if column.name not in hidden]
            found = await store.rows(select(*shown).where(table.c.person == person))
            binary = [column.name for column in shown if isinstance(column.type, LargeBinary)]
            rows[table.name] = await _in_pieces(found, partial(_readable, binary=binary))
    reported = people_reports.c
    wanted = select(reported.code, reported.text, reported.remark, reported.reported_at).where(reported.reporter == person)
    rows["people_reports_made"] = await _in_pieces(await store.rows(wanted), _readable)
    for table, by in ((evenings, evenings.c.holder), (evening_entries, evening_entries.c.writer), (events, events.c.organiser)):
        found = await store.rows(select(table).where(by == person))
        rows[table.name] = await _in_pieces(found, partial(_readable, binary=["text"]))
    played = []
    theirs = select(tables.c.code, tables.c.game, tables.c.opened_at).join(seats, seats.c.code == tables.c.code)
    for code, game, opened_at in await store.rows(theirs.where(seats.c.person == person).order_by(tables.c.number)):
        mine = own_entries([readable(text) for text in await store.log_of(code)], person)
        played.append(me_messages.ExportedTable(code=code, game=game, opened_at=opened_at, entries=mine))
        await asyncio.sleep(0)
    return me_messages.Export(made_at=int(time.time()), rows=rows, tables=played)


def own_entries(log: list[Any], person: str) -> list[dict[str, Any]]:
    """What a person did at a table, entry by entry: sat down, decided, said. The seed and the others' entries are left out."""
    return [{"entry": number, **msgspec.to_builtins(entry)} for number, entry, owner in with_owners(log) if owner == person]


async def file_of(export: me_messages.Export) -> bytes:
    """An export as JSON."""
    rows = {name: await _in_pieces(found, _in_json) for name, found in export.rows.items()}
    whole = {"made_at": export.made_at, "rows": rows, "tables": await _in_pieces(export.tables, _in_json)}
    return msgspec.json.encode(whole)


async def _in_pieces(found: Sequence[Row], change: Callable[[Row], Changed]) -> list[Changed]:
    changed: list[Changed] = []
    for first in range(0, len(found), ROWS_AT_ONCE):
        changed += map(change, found[first : first + ROWS_AT_ONCE])
        await asyncio.sleep(0)
    return changed


def _readable(row: Any, binary: Collection[str] = ()) -> dict[str, Any]:
    shown = dict(row._mapping)
    return shown | {name: msgspec.json.decode(shown[name]) for name in binary}


def _in_json(row: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(row))
