"""`mazzo reports`: what players have reported to the host of the server, people and moves of bots."""

from __future__ import annotations

import re

import msgspec

from mazzo.server.host.columns import print_columns, print_json
from mazzo.server.store.database import read_database
from mazzo.server.tables.move_reports import MoveReport, draw_move, reports_of_moves
from mazzo.server.tables.people_reports import PersonReport, reports_of_people

OF_A_PERSON = "P"  # before the number of a report of a person


class Reports(msgspec.Struct, kw_only=True):
    """The newest reports, those of people and those of bots' moves."""

    people: list[PersonReport]
    moves: list[MoveReport]


def show_and_tell(database: str, which: str | None, newest: int, as_json: bool) -> None:
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
            ", ".join(one.moves) if one.moves is not None else "by other rules",
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
        draw_move(found[0])


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
