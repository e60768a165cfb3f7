"""What a host can do about tables and persons, whether the server runs or not."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server.bots.pool import BotPool
from mazzo.server.host.admin_socket import Orders, ask_server, control_path
from mazzo.server.host.settings import CannotServe, Settings, database_url
from mazzo.server.store.database import connect_to, sqlite_engine, why
from mazzo.server.store.schema import entries, persons, results, schema, seats, tables
from mazzo.server.store.store import Store
from mazzo.server.tables.registry import TableRegistry, no_such_table, read_code
from mazzo.table import commands
from mazzo.table.log import Entry, Left, Opened, Renamed, Said, Sat, Swapped, read_entry, write_entry
from mazzo.table.state import TableState
from mazzo.words import Refusal

NOBODY_IN_PARTICULAR = "Guest"
"""What a person is called at the tables of the past, once he is forgotten."""
NOTHING_IN_PARTICULAR = "…"
"""What he has said there."""


# ---------------------------------------------------------------------------------------------------------------- looking


@dataclass(frozen=True)
class Listed:
    """A table, as its host sees it; not a card of it."""

    code: str
    game: str
    stage: str
    opened: str
    turn: int
    seats: list[str]


def list_and_tell(database: str, all_tables: bool, newest: int, as_json: bool) -> None:
    found = read_beside(database, lambda connection: _listed(connection, all_tables, newest))
    if as_json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return
    from rich.console import Console
    from rich.table import Table as Columns

    columns = Columns(box=None, padding=(0, 2))
    for title in ("code", "game", "stage", "opened", "turn", "seats"):
        columns.add_column(title)
    for table in found:
        columns.add_row(table.code, table.game, table.stage, table.opened, str(table.turn), ", ".join(table.seats))
    Console().print(columns if found else "There are no tables." if all_tables else "No game is going on.")


async def _listed(connection: AsyncConnection, all_tables: bool, newest: int) -> list[Listed]:
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
            found.append(Listed(code, game, "of other rules", opened, 0, []))
            continue
        seats_told = [
            chair.name + (" (bot)" if chair.player == "bot" else " (kept)" if chair.kept else "") if chair.name else "—"
            for chair in table.chairs
        ]
        found.append(Listed(code, game, table.stage, opened, table.turn, seats_told))
    return found


@dataclass(frozen=True)
class Found:
    person: str
    name: str
    tables: int


def one_person(database: str, written: str) -> Found:
    """The person of this name, or who is called so by us; ValueError, with a sentence, where it is nobody or several."""
    found: list[Found] = read_beside(database, lambda connection: _persons_called(connection, written))
    if not found:
        raise ValueError(f"person {written!r}: nobody of this name has played here")
    if len(found) > 1:
        several = "; ".join(f"{one.person} has sat at {one.tables} tables" for one in found)
        raise ValueError(f"person {written!r}: there are {len(found)} of this name: {several}. Say which one")
    return found[0]


async def _persons_called(connection: AsyncConnection, written: str) -> list[Found]:
    sat = select(func.count()).where(seats.c.person == persons.c.person).scalar_subquery()
    wanted = select(persons.c.person, persons.c.name, sat).where(or_(persons.c.person == written, persons.c.name == written))
    return [Found(*row) for row in await connection.execute(wanted)]


def read_beside(database: str, look: Callable[[AsyncConnection], Awaitable[Any]]) -> Any:
    """Looks into the database beside a server that may be running."""
    return asyncio.run(_read(database, look))


async def _read(database: str, look: Callable[[AsyncConnection], Awaitable[Any]]) -> Any:
    url = database_url(database)
    if url.get_backend_name() == "sqlite":
        path = Path(str(url.database)).expanduser()
        if not path.is_file():
            raise CannotServe(f"database {path}: there is none yet; `mazzo serve` makes one")
        engine = sqlite_engine(path, writes=False)
    else:
        engine = connect_to(url).reader
    try:
        async with engine.connect() as connection:
            return await look(connection)
    except ValueError:
        raise
    except Exception as problem:
        raise CannotServe(f"database {url.render_as_string(hide_password=True)}: {why(problem)}") from None
    finally:
        await engine.dispose()


# --------------------------------------------------------------------------------------------------------------- changing


def close_table(database: str, code: str) -> str:
    return asyncio.run(_order(database, "close", code))


def forget_person(database: str, person: str) -> str:
    return asyncio.run(_order(database, "forget", person))


async def _order(database: str, order: str, subject: str) -> str:
    """By the server that runs, or, where none does, by ourselves."""
    url = database_url(database)
    if url.get_backend_name() == "sqlite":
        path = Path(str(url.database)).expanduser()
        if not path.is_file():
            raise CannotServe(f"database {path}: there is none yet; `mazzo serve` makes one")
        if control_path(path).exists():
            try:
                return await ask_server(control_path(path), order, subject)
            except OSError:
                pass  # it was killed, and the socket has stayed behind
    store = await Store.open(url)
    ours = TableRegistry(store, BotPool(0, 1.0), Settings(database=database))
    try:
        return await orders_for(ours)[order](subject)
    except Refusal as refusal:
        raise ValueError(refusal.text) from None
    finally:
        await ours.close()
        await store.close()


def orders_for(ours: TableRegistry) -> Orders:
    """What a host may tell a server to do."""
    return {"close": lambda code: _close(ours, code), "forget": lambda person: _forget(ours, person)}


async def _close(ours: TableRegistry, written: str) -> str:
    code = read_code(written)
    if code is None:
        raise no_such_table()
    live = await ours.find(code)
    await live.execute(commands.close)
    await ours.store.note_stage(code, "over")
    return f"Table {code} is closed."


async def _forget(ours: TableRegistry, person: str) -> str:
    codes = [code for (code,) in await ours.store.rows(select(seats.c.code).where(seats.c.person == person))]
    for code in codes:
        live = await ours.find(code)
        seat = live.table.seat_of(person)
        await live.execute(lambda table: _leaving(table, person))
        if seat is not None:
            await _unname_in_results(ours.store, code, seat)
        await live.replace_table(lambda code=code: _rewritten(ours.store, code, person))  # type: ignore[misc]
    # Whatever is kept of a person, now or in a later version, has this column.
    of_a_person = [table for table in reversed(schema.sorted_tables) if "person" in table.c]
    await ours.store.do(*(delete(table).where(table.c.person == person) for table in of_a_person))
    return f"Forgotten. {len(codes)} tables stay, with {NOBODY_IN_PARTICULAR!r} on the seat."


async def _unname_in_results(store: Store, code: str, seat: int) -> None:
    """What the others are told of the games they have played."""
    for number, text in await store.rows(select(results.c.number, results.c.text).where(results.c.code == code)):
        result = msgspec.json.decode(text)
        result["names"][seat] = NOBODY_IN_PARTICULAR
        await store.do(update(results).where(results.c.number == number).values(text=msgspec.json.encode(result)))


async def _rewritten(store: Store, code: str, person: str) -> TableState:
    """The log without this person, stored in place of the one before; decisions are left as they were."""
    log = [read_entry(text) for text in await store.log_of(code)]
    changed = without(log, person)
    this = entries.c.code == code
    await store.do(
        *(update(entries).where(this, entries.c.entry == place).values(text=write_entry(log[place])) for place in changed)
    )
    return TableState.from_log(log)


def _leaving(table: TableState, person: str) -> list[Entry]:
    seat = table.seat_of(person)
    if seat is None or table.stage == "over":
        return []
    renamed: list[Entry] = [Renamed(seat=seat, name=NOBODY_IN_PARTICULAR)]
    return renamed if table.chairs[seat].kept else [*renamed, Left(seat=seat)]


def without(log: list[Any], person: str) -> list[int]:
    """Takes the person out of a log: name, words, and whose seat it was; the places that have changed."""
    whose: dict[int, str | None] = {}
    changed = []
    for place, entry in enumerate(log):
        match entry:
            case Opened(host=host) if host == person:
                entry.host = None
            case Sat():
                whose[entry.seat] = entry.person
                if entry.person != person:
                    continue
                entry.name, entry.person = NOBODY_IN_PARTICULAR, None
            case Swapped():
                whose[entry.seat], whose[entry.other] = whose.get(entry.other), whose.get(entry.seat)
                continue
            case Renamed() if whose.get(entry.seat) == person:
                entry.name = NOBODY_IN_PARTICULAR
            case Said() if whose.get(entry.seat) == person and entry.text:
                entry.text = NOTHING_IN_PARTICULAR
            case _:
                continue
        changed.append(place)
    return changed
