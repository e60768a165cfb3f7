"""What a host can do about tables and persons, whether the server is running or not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import msgspec
from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server.bots.pool import BotPool
from mazzo.server.codes import no_such_table, read_code
from mazzo.server.events import events
from mazzo.server.host.admin_socket import Handlers, ask_server, not_done, socket_path
from mazzo.server.host.columns import print_columns, print_json
from mazzo.server.host.moderation import Order, carry_out, note
from mazzo.server.persons.sanctions import read_network
from mazzo.server.results.results import FORGOTTEN_NAME
from mazzo.server.settings import Settings, database_url
from mazzo.server.store.chain import LogDamaged
from mazzo.server.store.database import existing_file, read_database
from mazzo.server.store.integrity import whole_log_in
from mazzo.server.store.reader import NotStored
from mazzo.server.store.retention import KeepDays, counted
from mazzo.server.store.schema import database_clock, persons, present, processes, seats, tables
from mazzo.server.store.store import Store
from mazzo.server.tables.forgetting import FORGOTTEN_SUBJECT, forget
from mazzo.server.tables.registry import TableRegistry
from mazzo.table import commands
from mazzo.table.log import read_entry
from mazzo.table.state import TableState
from mazzo.words import Refusal

TIDY_SECONDS = 20.0  # at most, for one command
STOP = "stop"
WAIT_SECONDS = 2.0


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
        opened = time.strftime("%Y-%m-%d %H:%M", time.localtime(opened_at)) if opened_at else ""
        try:
            table = TableState.from_log(map(read_entry, await whole_log_in(connection, code)))
        except (ValueError, LogDamaged) as problem:
            why = "damaged" if isinstance(problem, LogDamaged) else "of other rules"
            found.append(TableSummary(code, game, why, opened, 0, []))
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
    """The person with this name or id who has sat at this table; ValueError, with an explanation, if there is none, or more
    than one."""
    found: list[PersonSummary] = read_database(database, lambda connection: _persons_named(connection, written, code))
    if not found:
        raise ValueError(f"person {written!r}: nobody with this name has played {'at this table' if code else 'here'}")
    if len(found) > 1:
        several = "; ".join(f"{one.person} has sat at {one.tables} tables" for one in found)
        raise ValueError(f"person {written!r}: {len(found)} people have this name: {several}. Give one of these ids")
    return found[0]


def subject_of(database: str, written: str) -> str:
    """The subject a host has named: an address or a network, or else a person, by name or id."""
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


def tidy_database(database: str, keep: KeepDays, dry_run: bool) -> str:
    """Removes whatever has been kept long enough, or says what that would be; returns a sentence about it."""
    if dry_run:
        found = read_database(database, lambda connection: connection.run_sync(partial(counted, keep=keep, now=time.time())))
        return f"To be removed: {found}."
    return asyncio.run(_run(database, "tidy", keep.write()))


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
    except NotStored as why:
        raise ValueError(not_done(why)) from None
    finally:
        await ours.close()
        await store.close()


def handlers_for(ours: TableRegistry) -> Handlers:
    """The commands that a running server accepts from its host."""
    return {
        "close": lambda code: _close(ours, code),
        "forget": lambda person: _forget(ours, person),
        "moderate": lambda order: carry_out(ours, order),
        "tidy": lambda keep: _tidy(ours, keep),
        "drain": lambda minutes: _drain(ours, minutes),
        "games": lambda _: _games(ours),
    }


async def _tidy(ours: TableRegistry, keep: str) -> str:
    removed, is_all = await ours.tidier.tidy_all(KeepDays.read(keep), TIDY_SECONDS)
    return f"Removed: {removed}." + ("" if is_all else " There is more; run it again.")


async def _close(ours: TableRegistry, written: str) -> str:
    code = read_code(written)
    if code is None:
        raise no_such_table()
    if not await ours.exists(code):
        return await _close_event(ours, code)
    live = await ours.find(code)
    await live.execute(commands.close)
    await ours.store.note_stage(code, "over")
    await note(ours.store, "close", code)
    return f"Table {code} is closed."


async def _close_event(ours: TableRegistry, code: str) -> str:
    try:
        event = await events.find_event(ours.store, code)
    except Refusal:
        raise no_such_table() from None
    await events.remove_words(ours.store, event)
    await note(ours.store, "close", code)
    return f"Event {code} is called off, and what its organiser wrote is removed."


async def _forget(ours: TableRegistry, person: str) -> str:
    await note(ours.store, "forget", FORGOTTEN_SUBJECT)
    count = await forget(ours, person)
    return f"Forgotten. {count} tables stay, with {FORGOTTEN_NAME!r} in their seat."


# --------------------------------------------------------------------------------------------------------------- draining


def drain(database: str, minutes: int, stop: bool, wait: bool) -> Iterator[str]:
    """Stops or allows new games; yields what to tell the host. `wait`: until nobody plays any more, or the time is up."""
    url = database_url(database)
    if url.get_backend_name() == "sqlite" and not socket_path(existing_file(url)).exists():
        raise ValueError("no server is running with this database, so there is nothing to drain")
    yield asyncio.run(_run(database, "drain", STOP if stop else str(minutes)))
    until = time.monotonic() + 60 * minutes
    while wait and not stop:
        games = int(asyncio.run(_run(database, "games", "")))
        if not games or time.monotonic() > until:
            yield f"{games} games are being played; they go on after the restart." if games else "Nobody is playing."
            return
        time.sleep(min(WAIT_SECONDS, max(0.0, until - time.monotonic()) + 0.01))


async def _drain(ours: TableRegistry, minutes: str) -> str:
    if minutes == STOP:
        await ours.drain.end()
        await note(ours.store, "drain --stop", "the server")
        return "New games may begin again."
    await ours.drain.begin(60 * int(minutes))
    await note(ours.store, "drain", "the server", until=int(ours.drain.until or 0))
    return f"No new games begin; players have been told of an upgrade in {minutes} minutes. Games in play: {await _games(ours)}."


async def _games(ours: TableRegistry) -> str:
    """The number of games to which somebody is connected."""
    if not ours.leases.is_shared:
        return str(sum(session.table.stage == "playing" and bool(session.subscribers) for session in ours.sessions()))
    alive = select(processes.c.process).where(processes.c.lives_until > database_clock())
    someone = select(present.c.code).where(present.c.process.in_(alive))
    ((games,),) = await ours.store.rows(select(func.count()).where(tables.c.stage == "playing", tables.c.code.in_(someone)))
    return str(games)
