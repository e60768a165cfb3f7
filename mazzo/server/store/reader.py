"""Reading from the database: logs, and the tables that concern a person."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import literal, or_, select
from sqlalchemy.exc import SQLAlchemyError

from mazzo.server.store.chain import LogDamaged, checked, start_of
from mazzo.server.store.database import Database, why
from mazzo.server.store.schema import devices, entries, persons, rooms, seats, tables
from mazzo.table.commands import Person

MOST_TABLES_OF_A_PERSON = 20
ABANDONED_SECONDS = 2 * 3600  # after this long without a visitor, a waiting room is no longer shown


class NotStored(Exception):
    """The database does not answer. If this was a write, nothing was acknowledged, and the log has to be read again."""


class Reader:
    """The database, open for reading."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.damaged: dict[str, int] = {}
        """The tables that have lost entries, and the first that is missing at each."""

    async def persons_with(self, token_hashes: Sequence[str]) -> dict[str, Person]:
        """The persons these tokens belong to; unknown tokens are left out."""
        wanted = select(devices.c.token_hash, persons.c.person, persons.c.name).join_from(devices, persons)
        rows = await self.rows(wanted.where(devices.c.token_hash.in_(token_hashes)))
        return {token_hash: Person(person, name) for token_hash, person, name in rows}

    async def names_of(self, company: Sequence[str]) -> dict[str, str]:
        """The names that these persons have today."""
        wanted = select(persons.c.person, persons.c.name).where(persons.c.person.in_(company))
        return dict(await self.rows(wanted))

    async def log_of(self, code: str, first: int = 0) -> list[bytes]:
        """The entries of a table from this position on; none if there is no such table."""
        wanted = select(entries.c.text).where(entries.c.code == code, entries.c.entry >= first).order_by(entries.c.entry)
        return [text for (text,) in await self.rows(wanted)]

    async def whole_log_of(self, code: str, first: int = 0, after: bytes | None = None) -> tuple[list[bytes], bytes]:
        """The entries of a table from this position on, which follow the hash `after`, and the hash of the last. LogDamaged if
        one is missing, or differs from what was stored.
        """
        if code in self.damaged:
            raise LogDamaged(self.damaged[code])
        found = entries.c.entry, entries.c.text, entries.c.chain
        rows = await self.rows(select(*found).where(entries.c.code == code, entries.c.entry >= first).order_by(entries.c.entry))
        return [row.text for row in rows], checked(start_of(code) if after is None else after, first, rows)

    async def is_there(self, code: str) -> bool:
        return bool(await self.rows(select(tables.c.code).where(tables.c.code == code)))

    async def has_had_seat(self, person: str, code: str) -> bool:
        return bool(await self.rows(select(seats.c.code).where(seats.c.person == person, seats.c.code == code)))

    async def tables_needing_driver(self) -> list[str]:
        """The tables where a bot or a clock may have to act, newest first."""
        wanted = select(tables.c.code).where(tables.c.restless.is_not(None)).order_by(tables.c.number.desc())
        return [code for (code,) in await self.rows(wanted)]

    async def unsettled_tables(self) -> list[str]:
        """The tables whose game may be over although its results are not stored: only people played there."""
        wanted = select(tables.c.code).where(tables.c.stage == "playing", tables.c.restless.is_(None))
        return [code for (code,) in await self.rows(wanted.order_by(tables.c.number.desc()))]

    async def tables_of(self, person: str, also_abandoned: bool = False) -> list[str]:
        """The newest tables where this person has had a seat and the game is not known to be over. Waiting rooms that everyone
        left long ago are included only on request."""
        return [code for code, _ in await self.ages_of_tables_of(person, also_abandoned)]

    async def ages_of_tables_of(self, person: str, also_abandoned: bool = False) -> list[tuple[str, int | None]]:
        """The same, each with the time at which it was opened; None if that was not recorded."""
        recently = int(time.time()) - ABANDONED_SECONDS
        in_use = or_(tables.c.opened_at > recently, tables.c.code.in_(select(rooms.c.code).where(rooms.c.seen_at > recently)))
        wanted = (
            select(tables.c.code, tables.c.opened_at)
            .join(seats, seats.c.code == tables.c.code)
            .where(seats.c.person == person, tables.c.stage != "over")
            .where(or_(literal(also_abandoned), tables.c.stage == "playing", in_use))
            .order_by(tables.c.number.desc())
            .limit(MOST_TABLES_OF_A_PERSON)
        )
        return [(code, opened_at) for code, opened_at in await self.rows(wanted)]

    async def unfinished_tables_of(self, person: str) -> list[str]:
        """All tables where this person has had a seat and the game is not known to be over."""
        unfinished = select(seats.c.code).join(tables, tables.c.code == seats.c.code).where(tables.c.stage != "over")
        return [code for (code,) in await self.rows(unfinished.where(seats.c.person == person))]

    async def rows(self, wanted: Any) -> Sequence[Any]:
        """The rows that a query finds; NotStored if the database does not answer."""
        try:
            async with self.database.reader.connect() as connection:
                return (await connection.execute(wanted)).all()
        except (SQLAlchemyError, OSError, TimeoutError) as problem:
            raise NotStored(why(problem)) from None
