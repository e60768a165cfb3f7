"""`mazzo reports`: what players have reported to the host of the server: people, and moves of bots."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.games import game_named
from mazzo.rules.dice import seed_text
from mazzo.server.host.columns import print_columns, print_json, when
from mazzo.server.persons.people_reports import THE_NAME
from mazzo.server.store.chain import LogDamaged
from mazzo.server.store.database import read_database
from mazzo.server.store.integrity import whole_log_in
from mazzo.server.store.schema import entries, people_reports, persons, reports, tables
from mazzo.table.log import Entry, Renamed, Said, Sat, Swapped, read_entry, readable
from mazzo.table.record import record_of, write_record
from mazzo.table.rewind import Rewound
from mazzo.table.state import TableState
from mazzo.terminal import drawing_of

OF_A_PERSON = "P"  # before the number of a report of a person
LINES_AROUND = 5  # before the reported line, and after it


class Reports(msgspec.Struct, kw_only=True):
    """The newest reports, those of people and those of bots' moves."""

    people: list[PersonReport]
    moves: list[MoveReport]


def show_and_report(database: str, which: str | None, newest: int, as_json: bool) -> None:
    """Prints the newest reports, or one of them in full; ValueError if there is no report with this number."""
    if which is not None:
        return _show_one(database, which, as_json)
    found = Reports(
        people=read_database(database, lambda connection: reports_of_people(connection, None, newest)),
        moves=read_database(database, lambda connection: reports_of_moves(connection, None, newest)),
    )
    if as_json:
        return print_json(found)
    people = [
        (f"{OF_A_PERSON}{one.number}", one.reported, one.code, one.person, one.name, _reported(one), one.remark)
        for one in found.people
    ]
    titles = ("number", "reported", "table", "person", "name", "what", "said")
    print_columns(titles, people, "Nobody has been reported.")
    moves = [
        (
            str(one.number),
            one.reported,
            one.game,
            one.level,
            ", ".join(one.moves) if one.moves is not None else "cannot be shown",
            one.page,
            one.text,
        )
        for one in found.moves
    ]
    titles = ("number", "reported", "game", "level", "move", "page", "said")
    print_columns(titles, moves, "No moves have been reported.")


def _show_one(database: str, which: str, as_json: bool) -> None:
    written = re.fullmatch(rf"({OF_A_PERSON}?)(\d{{1,9}})", which.upper(), re.ASCII)
    number = int(written[2]) if written else 0
    of_a_person = bool(written and written[1])
    read = reports_of_people if of_a_person else reports_of_moves
    found = read_database(database, lambda connection: read(connection, number, 1))
    if not found:
        raise ValueError(f"report {which}: there is no report with this number; `mazzo reports` lists them")
    if as_json:
        print_json(found[0])
    elif of_a_person:
        _draw_person(found[0])
    else:
        _draw_move(found[0])


def _reported(one: PersonReport) -> str:
    return f"is called {one.text}" if one.line is None else one.text


def _draw_person(one: PersonReport) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console()
    heading = f"Report {OF_A_PERSON}{one.number}, {one.reported}, table {one.code}, by {one.by}"
    console.print(Text(f"{heading}: {one.remark or 'no words'}"))
    console.print(Text(f"It is about {one.person}, who is called {one.name} now."))
    console.print(Text(f"Reported: {_reported(one)}"), style="bold")
    for number, name, text in one.talk:
        console.print(Text(f"{'>' if number == one.line else ' '} {name}: {text}"))


def _draw_move(one: MoveReport) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console()
    console.print(Text(f"Report {one.number}, {one.reported}, by {one.by}: {one.text or 'no words'}"))
    console.print(Text(f"{one.game}, {one.level}, seat {one.seat}, after {one.place - 1} decisions; version {one.version}"))
    console.print(Text(f"Page: {one.page}"))
    if one.view is None or one.names is None:
        console.print("This version cannot show it: the game was played by other rules, or its log is damaged.")
        return
    console.print(Text(f"Seed: {one.seed}"))
    console.print(drawing_of(game_named(one.game)).picture(one.view, one.names, one.seat))
    console.print(Text(f"It could have done: {', '.join(one.legal or [])}"))
    console.print(Text(f"It did: {', '.join(one.moves or [])}"), style="bold")


# --------------------------------------------------------------------------------------------------------------- people


class PersonReport(msgspec.Struct, frozen=True, kw_only=True):
    """A report, with what was said around it."""

    number: int
    reported: str
    """When."""
    code: str
    person: str
    """The id of the person who was reported, for `mazzo ban` and the like,"""
    name: str
    """and what they are called now."""
    by: str
    """Who reported it."""
    line: int | None
    """The number of the line; None for a report of the name."""
    text: str
    """What they said, or were called."""
    remark: str
    talk: list[tuple[int, str, str]]
    """What was said around it: the number of the line, the name, the text. Nothing for a report of the name."""


async def reports_of_people(connection: AsyncConnection, number: int | None, newest: int) -> list[PersonReport]:
    reporters = persons.alias()
    wanted = (
        select(people_reports, persons.c.name, reporters.c.name.label("by"))
        .join(persons, persons.c.person == people_reports.c.person)
        .outerjoin(reporters, reporters.c.person == people_reports.c.reporter)
        .order_by(people_reports.c.number.desc())
        .limit(newest)
    )
    if number is not None:
        wanted = wanted.where(people_reports.c.number == number)
    found = []
    for row in (await connection.execute(wanted)).all():
        log = select(entries.c.text).where(entries.c.code == row.code).order_by(entries.c.entry)
        talk = said_in(readable(text) for (text,) in await connection.execute(log)) if row.line != THE_NAME else []
        found.append(
            PersonReport(
                number=row.number,
                reported=when(row.reported_at),
                code=row.code,
                person=row.person,
                name=row.name,
                by=row.by or "somebody who was forgotten",
                line=None if row.line == THE_NAME else row.line,
                text=row.text,
                remark=row.remark,
                talk=[said for said in talk if abs(said[0] - row.line) <= LINES_AROUND],
            )
        )
    return found


def said_in(log: Iterable[Entry | None]) -> list[tuple[int, str, str]]:
    """All that was said at a table: the number of each line, who said it, and what. By whatever rules they played."""
    names: dict[int, str] = {}
    said: list[tuple[int, str, str]] = []
    for entry in log:
        match entry:
            case Sat() | Renamed():
                names[entry.seat] = entry.name
            case Swapped():
                names[entry.seat], names[entry.other] = names.get(entry.other, ""), names.get(entry.seat, "")
            case Said():
                said.append((len(said) + 1, names.get(entry.seat, ""), entry.text or entry.reaction))
    return said


# -------------------------------------------------------------------------------------------------------- moves of bots


@dataclass(frozen=True, kw_only=True)
class MoveReport:
    """A report, with everything needed to look at the move again."""

    number: int
    reported: str
    by: str
    text: str
    version: str
    code: str
    page: str
    """The page of the replay, relative to the server's address."""
    game: str
    place: int
    seat: int
    level: str
    seed: str | None = None
    """From here on: None for a game by other rules, which this version cannot replay, and for one whose log is damaged."""
    options: dict[str, Any] | None = None
    view: Any = None
    """What the bot saw when it decided,"""
    legal: list[str] | None = None
    """what it could have done,"""
    moves: list[str] | None = None
    """and what it did."""
    names: list[str] | None = None
    record: str | None = None
    """The whole game, for `mazzo replay` and `mazzo verify`."""


async def reports_of_moves(connection: AsyncConnection, number: int | None, newest: int) -> list[MoveReport]:
    wanted = (
        select(reports, tables.c.game, persons.c.name)
        .join(tables, tables.c.code == reports.c.code)
        .join(persons, persons.c.person == reports.c.person)
        .order_by(reports.c.number.desc())
        .limit(newest)
    )
    if number is not None:
        wanted = wanted.where(reports.c.number == number)
    found = []
    for row in (await connection.execute(wanted)).all():
        found.append(
            MoveReport(
                number=row.number,
                reported=when(row.reported_at),
                by=row.name,
                text=row.text,
                version=row.version,
                code=row.code,
                page=f"g/{row.code}#{row.place}",
                game=row.game,
                place=row.place,
                seat=row.seat,
                level=row.level,
                **await _seen_again(connection, row.code, row.place, row.seat),
            )
        )
    return found


async def _seen_again(connection: AsyncConnection, code: str, place: int, seat: int) -> dict[str, Any]:
    """The table as the bot saw it, and what it did; nothing for a game by other rules, or one whose log is damaged."""
    try:
        table = TableState.from_log(map(read_entry, await whole_log_in(connection, code)))
    except (ValueError, LogDamaged):
        return {}
    rewound = Rewound(table)
    before = rewound.table_at(place - 1)
    return {
        "seed": seed_text(table.seed),
        "options": dict(table.choices),
        "view": before.view_words(seat),
        "legal": sorted(before.legal(seat)),
        "moves": rewound.decisions[place - 1].words,
        "names": rewound.names,
        "record": write_record(record_of(table)),
    }
