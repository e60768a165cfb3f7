"""How many bytes a game takes: whole games of people, stored entry by entry in a real store, several tables at a time.

    python bench/growth.py                  # 60 games of each kind
    python bench/growth.py --games 200

Prints the bytes of a game's log, and by how many bytes the database file grows.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import uuid
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from mazzo.games import GAMES
from mazzo.server.codes import fresh_code
from mazzo.server.settings import database_url
from mazzo.server.store.store import LogAppend, Store
from mazzo.server.tables.session import piece_of
from mazzo.table.commands import Person, decide_by_moves
from mazzo.table.decision import whole_decision
from mazzo.table.log import Entry, Sat, Started
from mazzo.table.table import Table
from mazzo.words import legal_words

PLAYERS = 3
AT_A_TIME = 20
MOST_DECISIONS = 5000


def whole_game(game: str, chance: random.Random) -> list[Entry]:
    """A game of people who make random legal decisions, with ids as a page makes them."""
    table = Table.open(game, PLAYERS, {}, str(chance.randrange(10**9)))
    for seat in range(PLAYERS):
        table.apply(Sat(seat=seat, name="Merry Magpie", player="person", person=f"{seat:024x}"))
    table.apply(Started())
    for _ in range(MOST_DECISIONS):
        if not table.undecided:
            break
        seat = table.undecided[0]
        moves = whole_decision(table.state, seat, lambda trial, seat=seat: chance.choice([*legal_words(trial, seat).values()]))
        decision = decide_by_moves(table, seat, moves)
        table.apply(msgspec.structs.replace(decision, id=str(uuid.UUID(int=chance.getrandbits(128)))))
    return table.entries


async def stored(path: Path, games: list[list[Entry]]) -> int:
    """Stores the games, some at a time, entry by entry; the size of their logs in bytes."""
    store = await Store.open(database_url(f"sqlite:///{path}"))
    for seat in range(PLAYERS):
        await store.add_person(Person(f"{seat:024x}", "Merry Magpie"), str(seat))
    waiting = list(games)

    async def play() -> int:
        written = 0
        while waiting:
            entries = waiting.pop()
            code, append = fresh_code(), None
            for number, entry in enumerate(entries):
                append = following(append, code, number, entry)
                assert await store.append(append)
                written += len(append.texts[0])
        return written

    written = await asyncio.gather(*(play() for _ in range(AT_A_TIME)))
    await store.close()
    return sum(written)


def following(before: LogAppend | None, code: str, number: int, entry: Entry) -> LogAppend:
    return piece_of(code, number, [entry], None if before is None else before.last_hash)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    games = parser.parse_args().games
    print("| game | entries | bytes of its log | bytes of the file | bytes of the file an entry |\n|---|---|---|---|---|")
    for game in GAMES:
        chance = random.Random(1)
        played = [whole_game(game, chance) for _ in range(games)]
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "mazzo.sqlite3"
            asyncio.run(stored(path.with_name("empty.sqlite3"), []))
            logs = asyncio.run(stored(path, played))
            size = path.stat().st_size - path.with_name("empty.sqlite3").stat().st_size
        entries = sum(map(len, played))
        print(
            f"| {game} | {entries / games:.0f} | {logs / games:,.0f} | {size / games:,.0f} | {size / entries:.0f} |", flush=True
        )


if __name__ == "__main__":
    main()
