"""Writes a database as this version of Mazzo lays it out, as text: `python -m tests.server.golden.make`.

Run it when a layout is released, and never again for that layout: the upgrade tests start from these files. Next to each is
what its logs give when they are replayed.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
import tempfile
import uuid
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from sqlalchemy import insert

from mazzo.games import GAMES
from mazzo.rules.game import SPECTATOR
from mazzo.server.bots.pool import BotPool
from mazzo.server.events import events, rounds
from mazzo.server.host.admin import handlers_for
from mazzo.server.host.preparing import first_decision
from mazzo.server.persons.move_reports import keep_report
from mazzo.server.results.deals import challenge
from mazzo.server.results.results import settle
from mazzo.server.settings import Settings, database_url
from mazzo.server.store.migrations import SCHEMA_VERSION
from mazzo.server.store.schema import carries, devices, rooms
from mazzo.server.store.store import Store
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.session import piece_of
from mazzo.server.tables.snapshot import mark_of_person
from mazzo.server.wire.event_messages import OpenEvent
from mazzo.server.wire.finished_messages import ReportMove
from mazzo.table.commands import Person, decide_by_moves
from mazzo.table.log import Entry, Opened, Renamed, Said, Sat, Started, read_entry
from mazzo.table.rewind import Rewound
from mazzo.table.table import Table
from mazzo.words import words_of
from tests.games import sample
from tests.harness.plain import plain

HERE = Path(__file__).resolve().parent
PEOPLE = (Person("person-ada", "Ada"), Person("person-ben", "Ben"), Person("person-cleo", "Cleo"))
FORGOTTEN = PEOPLE[2]
"""Plays at every table, and is forgotten in the end."""
RATED = "AAAA0003"
AMID: dict[int, list[Entry]] = {
    5: [Renamed(seat=1, name="Benedetta")],
    7: [Said(seat=0, text='Ciao! 🂡 "quoted"'), Said(seat=2, text="Cleo says hello"), Said(seat=1, reaction="laugh")],
}
"""The decisions before which somebody does something else."""
ROUND = ("ZZZZ0001", "ZZZZ0002")
"""The tables of a round of an event."""
MADE_AT = 1_790_000_000
STORED: list[tuple[str, str, int, dict[str, Any], int]] = sorted(
    (code, game, *table) for game in GAMES for code, table in sample(game, "STORED", {}).items()
)
"""Code, game, players, options, and the most decisions that are made."""


def played(code: str, game: str, players: int, options: dict[str, Any], decisions: int) -> Table:
    seed = hashlib.sha256(game.encode()).hexdigest()
    opening = Table.open(game, players, options, seed).opened
    opened = Opened(
        game=game,
        rules=opening.rules,
        players=players,
        options=opening.options,
        seed=seed,
        level="casual",
        host="person-ada",
        rated=code == RATED,
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
        for entry in AMID.get(number, ()):
            table.apply(entry)
        decide(table, table.undecided[0], number)
    if table.in_secret:
        decide(table, min(table.in_secret), decisions)  # a second thought
    return table


def decide(table: Table, seat: int, number: int) -> None:
    entry = decide_by_moves(table, seat, first_decision(table, seat))
    # As long as the ids that pages make.
    name = str(uuid.uuid5(uuid.NAMESPACE_OID, f"{seat}-{number}")) if seat < len(PEOPLE) else ""
    table.apply(msgspec.structs.replace(entry, id=name))


def outcome(table: Table) -> dict[str, Any]:
    return {
        "rules": table.opened.rules,
        "stage": table.stage,
        "turn": table.turn,
        "state": digest_of(table),
    }


def digest_of(table: Table) -> str:
    """Equal for equal cards and an equal past, however a state is laid out in memory."""
    words = words_of(table.game)
    shown = None if table.stage == "waiting" else plain([words.state(table.state), words.view(table.view(SPECTATOR))])
    if shown is not None:
        del shown[1]["derived"]  # it follows from the rest
    return hashlib.sha256(json.dumps(shown, sort_keys=True).encode()).hexdigest()


async def fill(path: Path) -> dict[str, Any]:
    store = await Store.open(database_url(f"sqlite:///{path}"))
    for person in PEOPLE:
        await store.add_person(person, hash_of(person.name))
    for code, *stored in STORED:
        table = played(code, *stored)
        assert await store.append(piece_of(code, 0, table.entries))
        await store.note_stage(code, table.stage)
        if table.stage != "playing":
            await store.clear_driver_need(code, len(table.entries))
        if table.stage == "over":
            await settle(store, code, table)
            await report(store, code, table)
            await challenge(store, f"D{code[1:]}", code, table, seat=0)
        if table.stage == "waiting":
            await store.execute(insert(rooms).values(code=code, public=True, opened_at=MADE_AT, seen_at=MADE_AT))
    ada = PEOPLE[0].person
    await store.execute(
        insert(devices).values(token_hash=hash_of("Ada's telephone"), person=ada),
        insert(carries).values(token_hash=hash_of("Ada's link"), person=ada, until=MADE_AT),
    )
    await hold_event(store)
    host = TableRegistry(store, BotPool(0, 1.0), Settings())
    await hold_round(host)
    await handlers_for(host)["forget"](FORGOTTEN.person)
    await host.close()
    codes = [*(code for code, *_ in STORED), *ROUND]
    found = {code: outcome(Table.from_log(map(read_entry, await store.log_of(code)))) for code in codes}
    for code, result in found.items():
        result["needs_driver"] = code in await store.tables_needing_driver()
    await store.close()
    return found


async def hold_event(store: Store) -> None:
    """One event against bots, in which everybody has entered and the organiser has changed something."""
    game = next(iter(GAMES.values()))
    wish = OpenEvent(title="Friday cup", game=game.name, players=4, deals=2)
    event = await events.open_event(store, PEOPLE[0], game, game.choose(4, {})[0], wish)
    for person in PEOPLE:
        await events.enter(store, event, person.person)
    await events.mend(store, await events.find_event(store, event), "strike", mark_of_person(PEOPLE[1].person), "a mistake")


async def hold_round(host: TableRegistry) -> None:
    """One event among people, whose first round is seated."""
    game = next(iter(GAMES.values()))
    wish = OpenEvent(title="Evening", game=game.name, players=3, deals=2, among="people")
    event = await events.open_event(host.store, PEOPLE[0], game, game.choose(3, {})[0], wish)
    for person in PEOPLE:
        await events.enter(host.store, event, person.person)
    await events.start(host.store, await events.find_event(host.store, event))
    with patch.object(rounds, "fresh_code", iter(ROUND).__next__):
        await rounds.conduct(host)


async def report(store: Store, code: str, table: Table) -> None:
    rewound = Rewound(table)
    place = next((place for place, decision in enumerate(rewound.decisions, 1) if decision.level is not None), None)
    if place is not None:
        for person in (PEOPLE[0], FORGOTTEN):
            await keep_report(store, person, code, rewound, ReportMove(place=place, text="Odd."), "0")


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


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
