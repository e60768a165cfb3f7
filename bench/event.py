"""An event of 200 people in one process: how long it takes to seat a round, and to work out the standings after twenty.

python bench/event.py
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

import msgspec
from sqlalchemy import func, insert, update

from mazzo.games import GAMES
from mazzo.server.bots.pool import BotPool
from mazzo.server.settings import Settings, database_url
from mazzo.server.store.schema import entrants, events, persons, places, rounds
from mazzo.server.store.store import Store
from mazzo.server.tables import event_pages
from mazzo.server.tables.events import find_event, open_event, start
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.rounds import conduct
from mazzo.server.tables.tries import Result
from mazzo.server.wire.deal_messages import OpenEvent
from mazzo.table.commands import Person

SIZE = 4
DEALS = 20


async def measure(people: int, folder: Path) -> dict[str, float]:
    store = await Store.open(database_url(f"sqlite:///{folder}/mazzo.sqlite3"))
    registry = TableRegistry(store, BotPool(0, 1.0), Settings())
    names = [f"person-{number:03}" for number in range(people)]
    await store.execute(insert(persons).values([{"person": one, "token_hash": one, "name": one} for one in names]))
    game = next(iter(GAMES.values()))
    wish = OpenEvent(title="Cup", game=game.name, players=SIZE, deals=DEALS, among="people")
    event = await open_event(store, Person(names[0], names[0]), game, game.choose(SIZE, {})[0], wish)
    await store.execute(insert(entrants).values([{"event": event, "person": one, "entered_at": 0} for one in names]))
    await start(store, await find_event(store, event))
    found: dict[str, float] = {}
    seating = []
    for _ in range(DEALS):
        begun = time.process_time()
        await conduct(registry)
        seating.append(time.process_time() - begun)
        result = msgspec.json.encode(Result(score=10, rank=1, course=[10] * 15))
        over = {"over_at": 1, "standing": func.abs(func.random() % 300), "text": result}
        await store.execute(
            update(places).where(places.c.over_at.is_(None)).values(over),
            update(rounds).values(over_at=1),
            update(events).values(due_at=1),
        )
    found["seating the first round"], found["seating any other, at most"] = seating[0], max(seating[1:])
    row = await find_event(store, event)
    for what, work in (
        ("the standings", lambda: event_pages.standings_in(store, row, DEALS)),
        ("the whole page", lambda: event_pages.told_to(store, row, names[0], "")),
        ("one's own table", lambda: event_pages.now_in(store, row, names[0])),
    ):
        await work()
        begun = time.process_time()
        await work()
        found[what] = time.process_time() - begun
    await registry.close()
    await store.close()
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--people", type=int, default=200)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for what, seconds in asyncio.run(measure(chosen.people, Path(folder))).items():
            print(f"{what}: {1000 * seconds:.0f} ms of one processor")


if __name__ == "__main__":
    main()
