"""The tables that need a driver, and the leases by which one of several processes becomes it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, and_, bindparam, exists, or_, select, update

from mazzo.server.store.schema import database_clock, processes, tables


@dataclass(frozen=True)
class Lease:
    """The right to drive the bots and the clock of a table, where several processes could."""

    process: int
    epoch: int


def note_driver_needs(connection: Connection, needs: Sequence[tuple[str, int]]) -> None:
    """Tables where a bot or a clock may have to act, each with the position in its log from which that is true."""
    rows = [{"table": code, "position": position} for code, position in needs]
    if rows:
        this = tables.c.code == bindparam("table")
        connection.execute(update(tables).where(this).values(restless=bindparam("position")), rows)


def clear_driver_needs(connection: Connection, notes: Sequence[tuple[str, int]]) -> None:
    """Tables where none has to, while their logs have this length."""
    rows = [{"table": code, "length": length} for code, length in notes]
    if rows:
        # Another process may have noted a newer need.
        this = and_(tables.c.code == bindparam("table"), tables.c.restless < bindparam("length"))
        connection.execute(update(tables).where(this).values(restless=None), rows)


def lost_leases(connection: Connection, claims: Collection[tuple[str, Lease]]) -> set[tuple[str, Lease]]:
    """Those of the leases under which something was decided that another process holds now."""
    claimed = set(claims)
    if not claimed:
        return set()
    alive = exists().where(processes.c.process == tables.c.holder, processes.c.lives_until > database_clock())
    held = or_(
        *(and_(tables.c.code == code, tables.c.holder == lease.process, tables.c.epoch == lease.epoch) for code, lease in claimed)
    )
    found = connection.execute(select(tables.c.code, tables.c.holder, tables.c.epoch).where(held, alive))
    return claimed - {(code, Lease(process, epoch)) for code, process, epoch in found}
