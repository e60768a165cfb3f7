"""Forgetting a person: name, words, results and cookies go, and the games of the others stay as they were."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from sqlalchemy import delete, select, update

from mazzo.server.store.changes import HEARD_SECONDS, Change
from mazzo.server.store.schema import (
    TRANSIENT,
    audit,
    blocks,
    carries,
    devices,
    entries,
    people_reports,
    results,
    schema,
    seats,
)
from mazzo.server.store.store import Store
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.results import FORGOTTEN_NAME
from mazzo.table.log import Barred, Entry, Left, Opened, Renamed, Said, Sat, Swapped, read_entry, write_entry
from mazzo.table.state import TableState
from mazzo.words import Refusal

FORGOTTEN_SUBJECT = "forgotten"
"""Replaces the id of a forgotten person in the audit log."""
FORGOTTEN_TEXT = "…"
"""Replaces what a forgotten person said."""


async def forget(registry: TableRegistry, person: str) -> int:
    """Removes a person from the whole server; the number of tables that stay. If it is interrupted, forget them again."""
    store = registry.store
    await store.execute(*(delete(table).where(table.c.person == person) for table in (devices, carries)))
    await registry.announce(Change("forgotten", person=person))
    if registry.leases.is_shared:
        await asyncio.sleep(HEARD_SECONDS)  # another process may still let them sit down, or say something, until it has heard
    theirs = select(seats.c.code).where(seats.c.person == person)
    codes = [code for (code,) in await store.rows(theirs)]
    for code in codes:
        await _forget_at_table(registry, code, person)
    # Every table about persons, now or in a later version, has this column.
    of_a_person = [table for table in reversed(schema.sorted_tables) if "person" in table.c and table not in TRANSIENT]
    await store.execute(
        delete(blocks).where(blocks.c.blocked == person),
        update(people_reports).where(people_reports.c.reporter == person).values(reporter=None),
        update(audit).where(audit.c.subject == person).values(subject=FORGOTTEN_SUBJECT),
        *(delete(table).where(table.c.person == person) for table in of_a_person),
    )
    return len(codes)


async def _forget_at_table(registry: TableRegistry, code: str, person: str) -> None:
    store = registry.store
    try:
        session = await registry.find(code)
    except Refusal:  # played by other rules, or damaged: nobody can look at it, but it names them all the same
        await _rewrite(store, code, person)
        return
    seat = session.table.seat_of(person)
    await session.execute(lambda table: _leave(table, person))
    if seat is not None:
        await _forget_in_results(store, code, seat)

    async def rewritten() -> tuple[TableState, bytes]:
        await _rewrite(store, code, person)
        return await registry.read(code)

    await session.replace_table(rewritten)
    await registry.announce(Change("rewritten", code=code))


async def _forget_in_results(store: Store, code: str, seat: int) -> None:
    """The other players' histories show the names of this game."""
    for number, text in await store.rows(select(results.c.number, results.c.text).where(results.c.code == code)):
        result = msgspec.json.decode(text)
        result["names"][seat] = FORGOTTEN_NAME
        await store.execute(update(results).where(results.c.number == number).values(text=msgspec.json.encode(result)))


async def _rewrite(store: Store, code: str, person: str) -> None:
    """Stores the log without this person in place of the old one; decisions stay as they were."""
    log: list[Any] = [_readable(text) for text in await store.log_of(code)]
    changed = without(log, person)
    this = entries.c.code == code
    await store.execute(
        *(update(entries).where(this, entries.c.entry == number).values(text=write_entry(log[number])) for number in changed)
    )


def _readable(text: bytes) -> Entry | None:
    try:
        return read_entry(text)
    except ValueError:  # damaged
        return None


def _leave(table: TableState, person: str) -> list[Entry]:
    seat = table.seat_of(person)
    if seat is None or table.stage == "over":
        return []
    renamed: list[Entry] = [Renamed(seat=seat, name=FORGOTTEN_NAME)]
    return renamed if table.chairs[seat].kept else [*renamed, Left(seat=seat)]


def without(log: list[Any], person: str) -> list[int]:
    """Removes a person from a log: name, words, and whose seat it was; the numbers of the changed entries."""
    whose: dict[int, str | None] = {}
    changed = []
    for number, entry in enumerate(log):
        match entry:
            case Opened(host=host) if host == person:
                entry.host = None
            case Barred() if entry.person == person:
                entry.person = None
            case Sat():
                whose[entry.seat] = entry.person
                if entry.person != person:
                    continue
                entry.name, entry.person = FORGOTTEN_NAME, None
            case Swapped():
                whose[entry.seat], whose[entry.other] = whose.get(entry.other), whose.get(entry.seat)
                continue
            case Renamed() if whose.get(entry.seat) == person:
                entry.name = FORGOTTEN_NAME
            case Said() if whose.get(entry.seat) == person and entry.text:
                entry.text = FORGOTTEN_TEXT
            case _:
                continue
        changed.append(number)
    return changed
