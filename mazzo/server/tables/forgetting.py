"""Forgetting a person: name, messages, results and cookies are removed, and the games of the others stay as they were."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from mazzo.server.results.results import FORGOTTEN_NAME
from mazzo.server.store.changes import HEARD_SECONDS, Change
from mazzo.server.store.retention import REMOVED_TEXT
from mazzo.server.store.schema import (
    TRANSIENT,
    about,
    audit,
    blocks,
    carries,
    devices,
    entries,
    evening_entries,
    evenings,
    events,
    people_reports,
    persons,
    results,
    schema,
    seats,
)
from mazzo.server.store.store import Store
from mazzo.server.tables.registry import TableRegistry
from mazzo.table.log import FORGOTTEN, Barred, Entry, Left, Opened, Renamed, Said, Sat, readable, with_owners, write_entry
from mazzo.table.state import TableState
from mazzo.words import Refusal

FORGOTTEN_SUBJECT = "forgotten"
"""Replaces the id of a forgotten person in the audit log."""
BEGUN = "forget:"
"""The prefix of a row in `about` that exists while somebody is being forgotten."""


async def forget(registry: TableRegistry, person: str) -> int:
    """Removes a person from the whole server; returns the number of tables that stay. If interrupted, the next start
    continues."""
    store = registry.store
    begun = {"name": BEGUN + person, "value": ""}
    await store.execute(
        store.insert(about).values(begun).on_conflict_do_nothing(index_elements=["name"]),
        *(delete(table).where(table.c.person == person) for table in (devices, carries)),
    )
    await registry.announce(Change("forgotten", person=person))
    if registry.leases.is_shared:
        await asyncio.sleep(HEARD_SECONDS)  # another process may still let them sit down, or say something, until it is notified
    forgotten: set[str] = set()  # the codes of tables
    while True:
        for (code,) in await store.rows(_tables_of(person)):
            if code not in forgotten:
                await _forget_at_table(registry, code, person)
                forgotten.add(code)
        await registry.evenings.forget(person, FORGOTTEN_NAME)
        if await _is_removed(store, person, forgotten):
            return len(forgotten)


def _tables_of(person: str) -> Any:
    return select(seats.c.code).where(seats.c.person == person)


async def _is_removed(store: Store, person: str, forgotten: Collection[str]) -> bool:
    """Removes what is left of a person: from then on nobody can seat them. False, and nothing is removed, where a request that
    was under way has meanwhile brought them to a table besides these, or to an evening."""
    is_removed = False
    # Every table about persons, now or in a later version, has this column.
    of_a_person = [table for table in reversed(schema.sorted_tables) if "person" in table.c and table not in TRANSIENT]
    statements = (
        delete(blocks).where(blocks.c.blocked == person),
        update(events).where(events.c.organiser == person).values(organiser=None),
        update(people_reports).where(people_reports.c.reporter == person).values(reporter=None),
        update(audit).where(audit.c.subject == person).values(subject=FORGOTTEN_SUBJECT),
        *(delete(table).where(table.c.person == person) for table in of_a_person),
        delete(about).where(about.c.name == BEGUN + person),
    )

    def remove(connection: Connection) -> None:
        nonlocal is_removed
        # Another process that is about to seat them waits here, and then finds nobody to seat.
        connection.execute(select(persons.c.person).where(persons.c.person == person).with_for_update())
        held = select(evenings.c.evening).where(evenings.c.holder == person)
        written = select(evening_entries.c.evening).where(evening_entries.c.writer == person)
        is_removed = not (
            set(connection.scalars(_tables_of(person))) - set(forgotten)
            or connection.execute(held.limit(1)).first()
            or connection.execute(written.limit(1)).first()
        )
        for statement in statements if is_removed else ():
            connection.execute(statement)

    await store.transact(remove)
    return is_removed


async def forget_the_rest(registry: TableRegistry) -> None:
    """Continues if a server was killed while forgetting somebody."""
    for (name,) in await registry.store.rows(select(about.c.name).where(about.c.name.startswith(BEGUN, autoescape=True))):
        await forget(registry, name.removeprefix(BEGUN))


async def _forget_at_table(registry: TableRegistry, code: str, person: str) -> None:
    store = registry.store
    try:
        session = await registry.find(code)
    except Refusal:  # played by other rules, or damaged: nobody can look at it, but it still names them
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
    log: list[Any] = [readable(text) for text in await store.log_of(code)]
    changed = without(log, person)
    this = entries.c.code == code
    await store.execute(
        *(update(entries).where(this, entries.c.entry == number).values(text=write_entry(log[number])) for number in changed)
    )


def _leave(table: TableState, person: str) -> list[Entry]:
    seat = table.seat_of(person)
    if seat is None or table.stage == "over":
        return []
    renamed: list[Entry] = [Renamed(seat=seat, name=FORGOTTEN_NAME, by="host")]
    return renamed if table.chairs[seat].kept else [*renamed, Left(seat=seat)]


def without(log: list[Any], person: str) -> list[int]:
    """Removes a person from a log: name, messages, and whose seat it was; returns the numbers of the changed entries."""
    nobody = FORGOTTEN + secrets.token_hex(6)
    changed = []
    for number, entry, owner in with_owners(log):
        match entry:
            case Opened(host=host) if host == person:
                entry.host = nobody
            case Barred() if entry.person == person:
                entry.person = None
            case Sat() if owner == person:
                entry.name, entry.person = FORGOTTEN_NAME, nobody
            case Renamed() if owner == person:
                entry.name = FORGOTTEN_NAME
            case Said() if owner == person and entry.text:
                entry.text = REMOVED_TEXT
            case _:
                continue
        changed.append(number)
    return changed
