"""Writes a database as this version of Mazzo lays it out, as text: `python -m tests.server.golden.make`.

To be run when a layout is released, and never again for that layout: the upgrade tests begin from these files. Beside it lies
what each log gives when it is played again.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from mazzo.games import GAMES
from mazzo.rules.game import SPECTATOR
from mazzo.server.host.serve import first_decision
from mazzo.server.settings import database_url
from mazzo.server.store.schema import SCHEMA_VERSION
from mazzo.server.store.store import Store
from mazzo.server.tables.session import piece_of
from mazzo.table.commands import Person, decide_by_moves
from mazzo.table.log import Opened, Renamed, Sat, Started
from mazzo.table.table import Table
from mazzo.words import words_of
from tests.games import sample
from tests.harness.plain import plain

HERE = Path(__file__).resolve().parent
PEOPLE = (Person("person-ada", "Ada"), Person("person-ben", "Ben"))
STORED: list[tuple[str, str, int, dict[str, Any], int]] = sorted(
    (code, game, *table) for game in GAMES for code, table in sample(game, "STORED", {}).items()
)
"""Code, game, players, options, and how many decisions are made at most."""


def played(game: str, players: int, options: dict[str, Any], decisions: int) -> Table:
    seed = hashlib.sha256(game.encode()).hexdigest()
    opening = Table.open(game, players, options, seed).opened
    opened = Opened(
        game=game, rules=opening.rules, players=players, options=opening.options, seed=seed, level="casual", host="person-ada"
    )
    table = Table(opened)
    for seat in range(players):
        person = PEOPLE[seat] if seat < len(PEOPLE) else None
        if person is not None:
            table.apply(Sat(seat=seat, name=person.name, player="person", person=person.person))
        else:
            table.apply(Sat(seat=seat, name=f"Bot {seat}", player="bot", level="casual"))
    if decisions >= 0:
        table.apply(Started())
    for number in range(decisions):
        if not table.undecided:
            break
        if number == 5:
            table.apply(Renamed(seat=1, name="Benedetta"))
        seat = table.undecided[0]
        entry = decide_by_moves(table, seat, first_decision(table, seat))
        entry.id = f"{seat}-{number}" if seat < len(PEOPLE) else ""
        table.apply(entry)
    return table


def outcome(table: Table) -> dict[str, Any]:
    return {
        "rules": table.opened.rules,
        "stage": table.stage,
        "turn": table.turn,
        "state": digest_of(table),
    }


def digest_of(table: Table) -> str:
    """The same for the same cards and the same past, however a state is laid out in memory."""
    words = words_of(table.game)
    told = None if table.stage == "waiting" else plain([words.state(table.state), words.view(table.view(SPECTATOR))])
    if told is not None:
        del told[1]["derived"]  # it follows from the rest
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


async def fill(path: Path) -> dict[str, Any]:
    store = await Store.open(database_url(f"sqlite:///{path}"))
    for person in PEOPLE:
        await store.add_person(person, hashlib.sha256(person.name.encode()).hexdigest())
    found = {}
    for code, game, players, options, decisions in STORED:
        table = played(game, players, options, decisions)
        assert await store.append(piece_of(code, 0, table.entries))
        await store.note_stage(code, table.stage)
        if table.stage != "playing":
            await store.clear_driver_need(code, len(table.entries))
        found[code] = outcome(table)
    await store.close()
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "mazzo.sqlite3"
        found = asyncio.run(fill(path))
        connection = sqlite3.connect(path)
        (HERE / f"layout-{SCHEMA_VERSION}.sql").write_text("\n".join(connection.iterdump()) + "\n")
        connection.close()
    (HERE / f"layout-{SCHEMA_VERSION}.json").write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
