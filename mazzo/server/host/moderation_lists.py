"""`mazzo bans` and `mazzo audit`: the people whom the host of the server has banned or silenced, and everything else the host
has done."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server.host.columns import print_columns, print_json, when
from mazzo.server.store.database import read_database
from mazzo.server.store.schema import audit, persons, sanctions


class Imposed(msgspec.Struct, kw_only=True):
    """A line of `mazzo bans`."""

    number: int
    kind: str
    whom: str
    name: str | None
    since: int
    until: int | None
    reason: str


class Noted(msgspec.Struct, kw_only=True):
    """A line of `mazzo audit`."""

    number: int
    at: int
    command: str
    whom: str
    name: str | None
    table: str | None
    until: int | None
    reason: str


def print_bans(database: str, as_json: bool) -> None:
    found: list[Imposed] = read_database(database, _in_force)
    if as_json:
        return print_json(found)
    rows = [
        (str(one.number), one.kind, one.whom, one.name or "", when(one.since), when(one.until) if one.until else "", one.reason)
        for one in found
    ]
    print_columns(("number", "kind", "whom", "name", "since", "until", "reason"), rows, "Nobody is banned or silenced.")


def print_audit(database: str, newest: int, as_json: bool) -> None:
    found: list[Noted] = read_database(database, lambda connection: _noted(connection, newest))
    if as_json:
        return print_json(found)
    rows = [
        (when(one.at), one.command, one.whom, one.name or "", one.table or "", when(one.until) if one.until else "", one.reason)
        for one in found
    ]
    print_columns(("when", "command", "whom", "name", "table", "until", "reason"), rows, "Nothing has been done yet.")


async def _in_force(connection: AsyncConnection) -> list[Imposed]:
    now = int(time.time())
    wanted = (
        select(sanctions, persons.c.name)
        .outerjoin(persons, persons.c.person == sanctions.c.person)
        .where(or_(sanctions.c.until.is_(None), sanctions.c.until > now))
        .order_by(sanctions.c.number.desc())
    )
    return [
        Imposed(
            number=row.number,
            kind=row.kind,
            whom=row.person or row.network,
            name=row.name,
            since=row.since,
            until=row.until,
            reason=row.reason,
        )
        for row in await connection.execute(wanted)
    ]


async def _noted(connection: AsyncConnection, newest: int) -> list[Noted]:
    wanted = select(audit, persons.c.name).outerjoin(persons, persons.c.person == audit.c.subject)
    return [
        Noted(
            number=row.number,
            at=row.at,
            command=row.command,
            whom=row.subject,
            name=row.name,
            table=row.code,
            until=row.until,
            reason=row.reason,
        )
        for row in await connection.execute(wanted.order_by(audit.c.number.desc()).limit(newest))
    ]
