"""Writes tables into a database before its server starts: their logs, in which persons are given by name.

    python bench/write_tables.py DATABASE < tables.json

A program of its own, because the server to measure may be one of another checkout, with another schema: its own code writes what
it will read. Modules that have moved since are also looked for under their older names, back to 9b41785.
"""

from __future__ import annotations

import asyncio
import json
import sys
from importlib import import_module
from typing import Any

from sqlalchemy import select

from mazzo.server.settings import database_url
from mazzo.table.log import read_entry


def first_there(*modules: str) -> Any:
    """The first of these modules that exists in this checkout."""
    for name in modules:
        try:
            return import_module(name)
        except ModuleNotFoundError:
            continue
    raise ModuleNotFoundError(f"this checkout has none of {', '.join(modules)}")


persons = first_there("mazzo.server.store.schema", "mazzo.server.schema").persons
Store = first_there("mazzo.server.store.store", "mazzo.server.store").Store
piece_of = first_there("mazzo.server.tables.session", "mazzo.server.live").piece_of


def entry_of(text: str, person_of: dict[str, str]) -> Any:
    fields = json.loads(text)
    return read_entry(json.dumps(fields | {name: person_of[fields[name]] for name in ("host", "person") if name in fields}))


async def write_tables(database: str, tables: list[dict[str, Any]]) -> None:
    store = await Store.open(database_url(database))
    try:
        person_of = {name: person for person, name in await store.rows(select(persons.c.person, persons.c.name))}
        for table in tables:
            if not await store.append(piece_of(table["code"], 0, [entry_of(text, person_of) for text in table["log"]])):
                raise RuntimeError(f"table {table['code']} could not be written")
    finally:
        await store.close()


if __name__ == "__main__":
    asyncio.run(write_tables(sys.argv[1], json.load(sys.stdin)))
