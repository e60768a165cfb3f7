"""Keeping order: the measures a host takes against people, and the audit log of them."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Literal

import msgspec
from sqlalchemy import delete, func, insert, or_, select

from mazzo.server.codes import no_such_table, read_code
from mazzo.server.host.columns import when
from mazzo.server.persons.identity import tidied, tidy_name
from mazzo.server.persons.sanctions import MOST_IN_FORCE, Kind, read_network
from mazzo.server.store.changes import HEARD_SECONDS, Change
from mazzo.server.store.schema import audit, sanctions
from mazzo.server.store.store import Store
from mazzo.server.tables.registry import TableRegistry
from mazzo.table import commands
from mazzo.table.commands import Person

LONGEST_REASON = 200
SECONDS_IN = {"m": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
KIND_OF: dict[str, Kind] = {"ban": "ban", "silence": "silence", "rename": "name"}
IMPOSES = {"ban": "banned", "silence": "silenced", "name": "renamed"}


class Order(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the host wants: a command, its subject, and whatever else it needs."""

    command: Literal["kick", "ban", "silence", "rename", "unban"]
    subject: str
    """The id of a person, or a network; for `unban` also the number of what to lift."""
    code: str = ""
    name: str = ""
    until: int | None = None
    reason: str = ""


def read_until(written: str) -> int | None:
    """When a time such as `30m`, `12h`, `7d` or `2w` will be over; None for no time: for good."""
    if not written:
        return None
    found = re.fullmatch(r"(\d{1,5})([mhdw])", written.strip(), re.ASCII)
    if not found or int(found[1]) == 0:
        raise ValueError(f"time {written!r}: expected minutes, hours, days or weeks, such as 30m, 12h, 7d or 2w")
    return int(time.time()) + int(found[1]) * SECONDS_IN[found[2]]


def read_reason(written: str) -> str:
    reason = tidied(written)
    if len(reason) > LONGEST_REASON:
        raise ValueError(f"reason: at most {LONGEST_REASON} characters, not {len(reason)}")
    return reason


# ------------------------------------------------------------------------------------------------- inside a running server


async def carry_out(ours: TableRegistry, written: str) -> str:
    """Carries out an Order, on this server and its other processes; returns a sentence for the host."""
    order = msgspec.json.decode(written, type=Order)
    match order.command:
        case "kick":
            return await _kick(ours, order)
        case "rename":
            return await _rename(ours, order)
        case "unban":
            return await _lift(ours, order)
    return await _impose(ours, order)


async def _kick(ours: TableRegistry, order: Order) -> str:
    code = read_code(order.code)
    if code is None:
        raise no_such_table()
    session = await ours.find(code)
    await session.execute(lambda table: commands.remove(table, order.subject))
    await note(ours.store, "kick", order.subject, code=code, reason=order.reason)
    return f"Removed from table {code}: they cannot sit down there again."


async def _rename(ours: TableRegistry, order: Order) -> str:
    name = tidy_name(order.name)
    await _store(ours.store, order)
    await _take_effect(ours)
    await ours.give_name(Person(order.subject, name), name, by="host")
    return f"Their name is {name} now, and they cannot change it{_until(order.until)}."


async def _impose(ours: TableRegistry, order: Order) -> str:
    await _store(ours.store, order)
    await _take_effect(ours)
    if order.command == "ban" and read_network(order.subject) is None:
        if ours.leases.is_shared:
            await asyncio.sleep(HEARD_SECONDS)  # until then another process may still let them sit down
        for code in await ours.store.unfinished_tables_of(order.subject):
            await ours.remove_from(code, order.subject)
    return f"{IMPOSES[KIND_OF[order.command]].capitalize()}{_until(order.until) or ' for good'}."


async def _lift(ours: TableRegistry, order: Order) -> str:
    this = or_(sanctions.c.person == order.subject, sanctions.c.network == order.subject)
    if order.subject.isdigit():
        this = sanctions.c.number == int(order.subject)
    found = await ours.store.rows(select(sanctions.c.person, sanctions.c.network).where(this))
    if not found:
        raise ValueError(f"{order.subject}: neither banned nor silenced; `mazzo bans` lists who is")
    await ours.store.execute(delete(sanctions).where(this))
    for person, network in found:
        await note(ours.store, "unban", person or network, reason=order.reason)
    await _take_effect(ours)
    return f"Lifted: {len(found)}."


async def _take_effect(ours: TableRegistry) -> None:
    """In every process; in this one before the host reads that it is done."""
    await ours.announce(Change("sanctioned"))
    await ours.enforce()


async def _store(store: Store, order: Order) -> None:
    """Stores a sanction in place of an earlier one of the same kind, and notes it."""
    now = int(time.time())
    is_network = read_network(order.subject) is not None
    person, network = (None, order.subject) if is_network else (order.subject, None)
    kind = KIND_OF[order.command]
    same = sanctions.c.network == network if is_network else sanctions.c.person == person
    ((count,),) = await store.rows(select(func.count()).select_from(sanctions))
    if count >= MOST_IN_FORCE:
        raise ValueError(f"{count} bans and silences are in force: lift some, or ban wider networks")
    row = {"kind": kind, "person": person, "network": network, "since": now, "until": order.until, "reason": order.reason}
    earlier = delete(sanctions).where(or_(sanctions.c.until <= now, (sanctions.c.kind == kind) & same))
    await store.execute(earlier, insert(sanctions).values(row))
    await note(store, order.command, order.subject, until=order.until, reason=order.reason)


async def note(
    store: Store, command: str, subject: str, *, code: str | None = None, until: int | None = None, reason: str = ""
) -> None:
    """Writes into the audit log what the host has done."""
    row = {"at": int(time.time()), "command": command, "subject": subject, "code": code, "until": until, "reason": reason}
    await store.execute(insert(audit).values(row))


def _until(until: int | None) -> str:
    return "" if until is None else f" until {when(until)}"
