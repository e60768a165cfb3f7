"""Reports of bots' moves that look wrong: stored when a player sends them, and shown to the host of the server.

A move can be reported once the game is over and all cards are open, so a report touches no secret. It names the place; the log of
the table has the seed and everything else.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.rules.dice import seed_text
from mazzo.server.json_log import log_event, mark_of
from mazzo.server.store.schema import entries, persons, reports, tables
from mazzo.server.store.store import Store
from mazzo.server.tables.identity import LONGEST_LINE, tidied
from mazzo.server.wire import messages
from mazzo.table.commands import Person
from mazzo.table.log import read_entry
from mazzo.table.record import record_of, write_record
from mazzo.table.rewind import Rewound
from mazzo.table.state import TableState
from mazzo.words import Refusal


async def keep_report(
    store: Store, person: Person, code: str, rewound: Rewound, wish: messages.ReportMove, version: str
) -> messages.Reported:
    """Stores what this person says about the move that led to the place; Refusal where no bot decided."""
    if wish.place >= rewound.places:
        raise Refusal("no_such_place", f"This game has places 0 to {rewound.places - 1}.")
    decision = rewound.decisions[wish.place - 1]
    if decision.level is None:
        raise Refusal("not_a_bot", "This decision was not made by a bot of this server.")
    said = {
        "seat": decision.seat,
        "level": decision.level,
        "version": version,
        "reported_at": int(time.time()),
        "text": tidied(" ".join(wish.text.split()))[:LONGEST_LINE],
    }
    new = store.insert(reports).values(code=code, place=wish.place, person=person.person, **said)
    await store.execute(new.on_conflict_do_update(index_elements=["code", "place", "person"], set_=said))
    log_event("move_reported", table=mark_of(code))
    return messages.Reported(place=wish.place, seat=decision.seat, level=decision.level)


# ---------------------------------------------------------------------------------------------------------- for the host


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
    """From here on: None for a game by other rules, which this version cannot replay."""
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
        log = select(entries.c.text).where(entries.c.code == row.code).order_by(entries.c.entry)
        texts = [text for (text,) in await connection.execute(log)]
        found.append(
            MoveReport(
                number=row.number,
                reported=time.strftime("%Y-%m-%d %H:%M", time.localtime(row.reported_at)),
                by=row.name,
                text=row.text,
                version=row.version,
                code=row.code,
                page=f"g/{row.code}#{row.place}",
                game=row.game,
                place=row.place,
                seat=row.seat,
                level=row.level,
                **_seen_again(texts, row.place, row.seat),
            )
        )
    return found


def _seen_again(texts: list[bytes], place: int, seat: int) -> dict[str, Any]:
    """The table as the bot saw it, and what it did; nothing for a game by other rules."""
    try:
        table = TableState.from_log(map(read_entry, texts))
    except ValueError:
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


def draw_move(one: MoveReport) -> None:
    from rich.console import Console
    from rich.text import Text

    from mazzo.games import game_named
    from mazzo.terminal import drawing_of

    console = Console()
    console.print(Text(f"Report {one.number}, {one.reported}, by {one.by}: {one.text or 'no words'}"))
    console.print(Text(f"{one.game}, {one.level}, seat {one.seat}, after {one.place - 1} decisions; version {one.version}"))
    console.print(Text(f"Page: {one.page}"))
    if one.view is None or one.names is None:
        console.print("The game was played by other rules: this version cannot show it.")
        return
    console.print(Text(f"Seed: {one.seed}"))
    console.print(drawing_of(game_named(one.game)).picture(one.view, one.names, one.seat))
    console.print(Text(f"It could have done: {', '.join(one.legal or [])}"))
    console.print(Text(f"It did: {', '.join(one.moves or [])}"), style="bold")
