"""What a host can do with tables and persons, whether the server is running or not."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server.bots.pool import BotPool
from mazzo.server.host.admin_socket import Handlers, ask_server, socket_path
from mazzo.server.host.columns import print_columns, print_json
from mazzo.server.host.moderation import Order, carry_out, note
from mazzo.server.settings import Settings, database_url
from mazzo.server.store.database import existing_file, read_database
from mazzo.server.store.schema import entries, persons, results, schema, seats, tables
from mazzo.server.store.store import Store
from mazzo.server.tables.registry import TableRegistry, no_such_table, read_code
from mazzo.server.tables.sanctions import read_network
from mazzo.table import commands
from mazzo.table.log import Entry, Left, Opened, Renamed, Said, Sat, Swapped, read_entry, write_entry
from mazzo.table.state import TableState
from mazzo.words import Refusal

FORGOTTEN_NAME = "Guest"
"""Replaces the name of a forgotten person at the tables where they played."""
FORGOTTEN_TEXT = "…"
"""Replaces what they said there."""


# ---------------------------------------------------------------------------------------------------------------- looking


@dataclass(frozen=True)
class TableSummary:
    """A table as the host sees it, without its cards."""

    code: str
    game: str
    stage: str
    opened: str
    turn: int
    seats: list[str]


def print_tables(database: str, all_tables: bool, newest: int, as_json: bool) -> None:
    found = read_database(database, lambda connection: _listed(connection, all_tables, newest))
    if as_json:
        return print_json(found)
    rows = [(table.code, table.game, table.stage, table.opened, str(table.turn), ", ".join(table.seats)) for table in found]
    none = "There are no tables." if all_tables else "No game is being played."
    print_columns(("code", "game", "stage", "opened", "turn", "seats"), rows, none)


async def _listed(connection: AsyncConnection, all_tables: bool, newest: int) -> list[TableSummary]:
    wanted = select(tables.c.code, tables.c.game, tables.c.opened_at).order_by(tables.c.number.desc()).limit(newest)
    if not all_tables:
        wanted = wanted.where(tables.c.stage != "over")
    found = []
    for code, game, opened_at in (await connection.execute(wanted)).all():
        log = select(entries.c.text).where(entries.c.code == code).order_by(entries.c.entry)
        texts = [text for (text,) in await connection.execute(log)]
        opened = time.strftime("%Y-%m-%d %H:%M", time.localtime(opened_at)) if opened_at else ""
        try:
            table = TableState.from_log(map(read_entry, texts))
        except ValueError:
            found.append(TableSummary(code, game, "of other rules", opened, 0, []))
            continue
        seat_names = [
            chair.name + (" (bot)" if chair.player == "bot" else " (kept)" if chair.kept else "") if chair.name else "—"
            for chair in table.chairs
        ]
        found.append(TableSummary(code, game, table.stage, opened, table.turn, seat_names))
    return found


@dataclass(frozen=True)
class PersonSummary:
    person: str
    name: str
    tables: int


def one_person(database: str, written: str, code: str = "") -> PersonSummary:
    """The person with this name or this id, who has sat at this table; ValueError, with a sentence, if there is none, or more
    than one."""
    found: list[PersonSummary] = read_database(database, lambda connection: _persons_named(connection, written, code))
    if not found:
        raise ValueError(f"person {written!r}: nobody with this name has played {'at this table' if code else 'here'}")
    if len(found) > 1:
        several = "; ".join(f"{one.person} has sat at {one.tables} tables" for one in found)
        raise ValueError(f"person {written!r}: {len(found)} people have this name: {several}. Give one of these ids")
    return found[0]


def subject_of(database: str, written: str) -> str:
    """Whom a host means: an address or a network, or else a person, by name or id."""
    network = read_network(written)
    return one_person(database, written).person if network is None else str(network)


async def _persons_named(connection: AsyncConnection, written: str, code: str) -> list[PersonSummary]:
    sat = select(func.count()).where(seats.c.person == persons.c.person).scalar_subquery()
    wanted = select(persons.c.person, persons.c.name, sat).where(or_(persons.c.person == written, persons.c.name == written))
    if code:
        wanted = wanted.where(persons.c.person.in_(select(seats.c.person).where(seats.c.code == code)))
    return [PersonSummary(*row) for row in await connection.execute(wanted)]


# --------------------------------------------------------------------------------------------------------------- changing


def close_table(database: str, code: str) -> str:
    return asyncio.run(_run(database, "close", code))


def forget_person(database: str, person: str) -> str:
    return asyncio.run(_run(database, "forget", person))


def moderate(database: str, order: Order) -> str:
    return asyncio.run(_run(database, "moderate", msgspec.json.encode(order).decode()))


async def _run(database: str, command: str, subject: str) -> str:
    """Asks the running server to do it; without one, does it here."""
    url = database_url(database)
    if url.get_backend_name() == "sqlite":
        path = existing_file(url)
        if socket_path(path).exists():
            try:
                return await ask_server(socket_path(path), command, subject)
            except OSError:
                pass  # the server was killed and has left its socket behind
    store = await Store.open(url)
    ours = TableRegistry(store, BotPool(0, 1.0), Settings(database=database))
    try:
        return await handlers_for(ours)[command](subject)
    except Refusal as refusal:
        raise ValueError(refusal.text) from None
    finally:
        await ours.close()
        await store.close()


def handlers_for(ours: TableRegistry) -> Handlers:
    """The commands that a running server accepts from its host."""
    return {
        "close": lambda code: _close(ours, code),
        "forget": lambda person: _forget(ours, person),
        "moderate": lambda order: carry_out(ours, order),
    }


async def _close(ours: TableRegistry, written: str) -> str:
    code = read_code(written)
    if code is None:
        raise no_such_table()
    live = await ours.find(code)
    await live.execute(commands.close)
    await ours.store.note_stage(code, "over")
    await note(ours.store, "close", code)
    return f"Table {code} is closed."


async def _forget(ours: TableRegistry, person: str) -> str:
    codes = [code for (code,) in await ours.store.rows(select(seats.c.code).where(seats.c.person == person))]
    for code in codes:
        live = await ours.find(code)
        seat = live.table.seat_of(person)
        await live.execute(lambda table: _leave(table, person))
        if seat is not None:
            await _forget_in_results(ours.store, code, seat)
        await live.replace_table(lambda code=code: _rewritten(ours.store, code, person))  # type: ignore[misc]
    # Every table about persons, now or in a later version, has this column.
    of_a_person = [table for table in reversed(schema.sorted_tables) if "person" in table.c]
    await ours.store.execute(*(delete(table).where(table.c.person == person) for table in of_a_person))
    return f"Forgotten. {len(codes)} tables stay, with {FORGOTTEN_NAME!r} in their seat."


async def _forget_in_results(store: Store, code: str, seat: int) -> None:
    """The other players' histories show the names of this game."""
    for number, text in await store.rows(select(results.c.number, results.c.text).where(results.c.code == code)):
        result = msgspec.json.decode(text)
        result["names"][seat] = FORGOTTEN_NAME
        await store.execute(update(results).where(results.c.number == number).values(text=msgspec.json.encode(result)))


async def _rewritten(store: Store, code: str, person: str) -> TableState:
    """The log without this person, stored in place of the old one; decisions stay as they were."""
    log = [read_entry(text) for text in await store.log_of(code)]
    changed = without(log, person)
    this = entries.c.code == code
    await store.execute(
        *(update(entries).where(this, entries.c.entry == number).values(text=write_entry(log[number])) for number in changed)
    )
    return TableState.from_log(log)


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
