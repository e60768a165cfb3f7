"""What is removed after a while because nobody needs it any more, and what never is.

Results, ratings and finished games stay, and so does every game that somebody has opened recently.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass, fields
from typing import Any, Self

from sqlalchemy import BigInteger, Connection, Select, and_, cast, delete, func, or_, select, update

from mazzo.server.store.schema import (
    TRANSIENT,
    VISITS_SINCE,
    about,
    carries,
    devices,
    entries,
    evening_entries,
    evenings,
    persons,
    present,
    results,
    schema,
    tables,
)
from mazzo.table.log import Said, read_entry, write_entry

DAY = 24 * 3600
REMOVED_TEXT = "…"
SAID = b'{"kind":"said"'
TABLES_AT_ONCE = 5  # a game may have a thousand entries, and commits wait for their removal
PERSONS_AT_ONCE = 50
LOOKED_AT = 200


@dataclass(frozen=True)
class KeepDays:
    """How many days things are kept; 0 for ever."""

    rooms: int
    newcomers: int
    unfinished: int
    talk: int

    @classmethod
    def read(cls, written: str) -> Self:
        return cls(*map(int, written.split()))

    def write(self) -> str:
        return " ".join(str(days) for days in asdict(self).values())


@dataclass
class Tidied:
    """How many of each kind were removed, or would be."""

    rooms: int = 0
    unfinished: int = 0
    talk: int = 0
    newcomers: int = 0
    links: int = 0
    evenings: int = 0

    @property
    def total(self) -> int:
        return sum(asdict(self).values())

    def __bool__(self) -> bool:
        return self.total > 0

    def add(self, more: Tidied) -> None:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(more, each.name))

    def __str__(self) -> str:
        return (
            f"{self.rooms} waiting rooms, {self.unfinished} unfinished games, the talk at {self.talk} tables, "
            f"{self.newcomers} newcomers without a game, {self.links} expired links, "
            f"{self.evenings} evenings with real cards"
        )


# ------------------------------------------------------------------------------------------------------ what may be removed


def _last_used(moment: Any) -> Any:
    """A time that was not recorded counts from when recording began."""
    since = select(cast(about.c.value, BigInteger)).where(about.c.name == VISITS_SINCE).scalar_subquery()
    return func.coalesce(moment, since)


def _tables(stage: str, days: int, now: float) -> Select[Any]:
    """The tables at this stage that nobody has visited for this many days, the longest unused first."""
    used_at = _last_used(tables.c.visited_at)
    somebody_there = select(present.c.code).where(present.c.code == tables.c.code).exists()
    wanted = select(tables.c.code).where(tables.c.stage == stage, used_at < int(now) - days * DAY, ~somebody_there)
    return wanted.order_by(used_at)


def old_rooms(keep: KeepDays, now: float) -> Select[Any] | None:
    return _tables("waiting", keep.rooms, now) if keep.rooms else None


def old_games(keep: KeepDays, now: float) -> Select[Any] | None:
    """Games that were never finished. One that has results is finished, whatever its stage says."""
    settled = select(results.c.code).where(results.c.code == tables.c.code).exists()
    return _tables("playing", keep.unfinished, now).where(~settled) if keep.unfinished else None


def old_talk(keep: KeepDays, now: float) -> Select[Any] | None:
    untouched = or_(tables.c.tidied_at.is_(None), tables.c.tidied_at < tables.c.visited_at)
    return _tables("over", keep.talk, now).where(untouched) if keep.talk else None


def old_evenings(keep: KeepDays, now: float) -> Select[Any] | None:
    """Evenings in which nobody has entered anything for as long as an unfinished game is kept; the phones still have them."""
    if not keep.unfinished:
        return None
    return select(evenings.c.evening).where(evenings.c.changed_at < int(now) - keep.unfinished * DAY)


def newcomers(keep: KeepDays, now: float) -> Select[Any] | None:
    """Persons of whom nothing is known except their devices, none of which has been used for as long as newcomers are kept."""
    if not keep.newcomers:
        return None
    lately = _last_used(devices.c.last_at) >= int(now) - keep.newcomers * DAY
    seen = select(devices.c.person).where(devices.c.person == persons.c.person, lately).exists()
    # Anything that refers to a person, now or in a later version, is a reason to keep them.
    known = [
        select(column).where(column == persons.c.person).exists()
        for table in schema.sorted_tables
        if table not in (*TRANSIENT, devices, carries)
        for column in table.c
        if column.references(persons.c.person)
    ]
    return select(persons.c.person).where(~seen, and_(*(~reason for reason in known)))


def counted(connection: Connection, keep: KeepDays, now: float) -> Tidied:
    """What would be removed."""

    def count(wanted: Select[Any] | None) -> int:
        if wanted is None:
            return 0
        return connection.scalar(select(func.count()).select_from(wanted.order_by(None).subquery())) or 0

    return Tidied(
        rooms=count(old_rooms(keep, now)),
        unfinished=count(old_games(keep, now)),
        talk=count(old_talk(keep, now)),
        newcomers=count(newcomers(keep, now)),
        links=count(select(carries.c.token_hash).where(carries.c.until <= int(now))),
        evenings=count(old_evenings(keep, now)),
    )


# ----------------------------------------------------------------------------------------------------------------- removing


def remove_some(connection: Connection, keep: KeepDays, now: float, in_use: Collection[str]) -> tuple[Tidied, list[str]]:
    """Removes a few of each kind, but no table in use; returns how many, and the codes of the removed tables."""
    rooms, games = (_first_unused(connection, wanted, in_use) for wanted in (old_rooms(keep, now), old_games(keep, now)))
    silent = _first_unused(connection, old_talk(keep, now), in_use)
    remove_tables(connection, [*rooms, *games])
    for code in silent:
        remove_talk(connection, code, now)
    strangers = newcomers(keep, now)
    gone = [] if strangers is None else list(connection.scalars(strangers.limit(PERSONS_AT_ONCE)))
    for table in (devices, carries, persons):
        connection.execute(delete(table).where(table.c.person.in_(gone)))
    links = connection.execute(delete(carries).where(carries.c.until <= int(now))).rowcount
    forgone = old_evenings(keep, now)
    old = [] if forgone is None else list(connection.scalars(forgone.limit(TABLES_AT_ONCE)))
    remove_evenings(connection, old)
    return Tidied(len(rooms), len(games), len(silent), len(gone), links, len(old)), [*rooms, *games]


def _first_unused(connection: Connection, wanted: Select[Any] | None, in_use: Collection[str]) -> list[str]:
    found: Iterable[str] = () if wanted is None else connection.scalars(wanted.limit(LOOKED_AT))
    return [code for code in found if code not in in_use][:TABLES_AT_ONCE]


def remove_tables(connection: Connection, codes: Collection[str]) -> None:
    # Everything that belongs to a table, now or in a later version, refers to it.
    for table in reversed(schema.sorted_tables):
        for column in table.c:
            if column.references(tables.c.code):
                connection.execute(delete(table).where(column.in_(codes)))
    connection.execute(delete(tables).where(tables.c.code.in_(codes)))


def remove_evenings(connection: Connection, codes: Collection[str]) -> None:
    for table in (evening_entries, evenings):
        connection.execute(delete(table).where(table.c.evening.in_(codes)))


def remove_talk(connection: Connection, code: str, now: float) -> None:
    """Removes chat messages. The hash chain stays intact: chat is not part of it."""
    log = select(entries.c.entry, entries.c.text).where(entries.c.code == code)
    for number, text in connection.execute(log).all():
        if text.startswith(SAID):
            said = read_entry(text)
            if isinstance(said, Said) and said.text:
                said.text = REMOVED_TEXT
                this = (entries.c.code == code) & (entries.c.entry == number)
                connection.execute(update(entries).where(this).values(text=write_entry(said)))
    connection.execute(update(tables).where(tables.c.code == code).values(tidied_at=int(now)))
