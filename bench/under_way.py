"""Games that are under way: tables cut off at random points of whole games, written into a database before its server starts.

    python bench/under_way.py DATABASE TABLES SEED < names.json > tables.json

A table is its log played again, so a log that ends in the middle is a game that goes on there. A program of its own, because the
server to measure may be one of another checkout: its own code writes what it will read. The names are those of persons whom the
server has met already.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any

import msgspec
from sqlalchemy import select

from mazzo.games import GAMES
from mazzo.rules.game import legal, moves_in
from mazzo.server.settings import database_url
from mazzo.server.store.schema import persons
from mazzo.server.store.store import Store
from mazzo.server.tables.codes import fresh_code
from mazzo.server.tables.session import piece_of
from mazzo.table.decision import whole_decision
from mazzo.table.log import Entry, Opened, Sat, Started
from mazzo.table.table import Table

PEOPLE = 4
PLAYED = [name for name, game in GAMES.items() if game.least_players <= PEOPLE <= game.most_players]
WHOLE_GAMES = 12  # of each kind; many tables may share one, cut off at other points


def whole_game(game: str, chance: random.Random) -> list[Entry]:
    """The log of a game that people play at random, from the first deal to the final score."""
    table = Table.open(game, PEOPLE, {}, f"{chance.getrandbits(256):064x}")
    for seat in range(PEOPLE):
        table.sit(seat, f"Player {seat}")
    table.deal()
    while table.undecided:
        seat = chance.choice(table.undecided)
        moves = whole_decision(table.state, seat, lambda trial, seat=seat: chance.choice(moves_in(legal(trial, seat))))  # type: ignore[misc]
        table.play_moves(seat, moves)
    return list(table.entries)


def cut_off(log: list[Entry], persons: list[str], chance: random.Random) -> list[Entry]:
    """The beginning of a log, up to a random decision, with these persons on the seats."""
    dealt = next(number for number, entry in enumerate(log) if isinstance(entry, Started))
    entries = log[: chance.randint(dealt + 1, len(log) - 1)]
    return [with_persons(entry, persons) for entry in entries]


def with_persons(entry: Entry, persons: list[str]) -> Entry:
    match entry:
        case Opened():
            return msgspec.structs.replace(entry, host=persons[0])
        case Sat():
            return msgspec.structs.replace(entry, person=persons[entry.seat])
    return entry


async def write_tables(database: str, tables: int, names: list[str], chance: random.Random) -> list[dict[str, Any]]:
    """The tables that were written: code, game, and who sits there."""
    games = {game: [whole_game(game, chance) for _ in range(WHOLE_GAMES)] for game in PLAYED}
    store = await Store.open(database_url(database))
    written = []
    try:
        person_of = {name: person for person, name in await store.rows(select(persons.c.person, persons.c.name))}
        for number in range(tables):
            game, seated = PLAYED[number % len(PLAYED)], chance.sample(names, PEOPLE)
            entries = cut_off(chance.choice(games[game]), [person_of[name] for name in seated], chance)
            code = fresh_code()
            if not await store.append(piece_of(code, 0, entries)):
                raise RuntimeError(f"table {code} could not be written")
            written.append({"code": code, "game": game, "seated": seated})
    finally:
        await store.close()
    return written


if __name__ == "__main__":
    database, tables, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    print(json.dumps(asyncio.run(write_tables(database, tables, json.load(sys.stdin), random.Random(seed)))))
