"""An event of 200 people: how long it takes to seat a round and to compute the standings after twenty, in one process; and what
a decision costs a server whose 50 tables are a round of an event, compared with 50 tables of the same people.

    python bench/event.py                # all of it, about three minutes
    python bench/event.py --no-server    # the first part alone
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from sqlalchemy import func, insert, update

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.crowd import Crowd
from bench.load import NO_LIMITS, WARM_SECONDS
from bench.machine import Machine, raise_limit_of_files
from mazzo.games import GAMES
from mazzo.server.bots.pool import BotPool
from mazzo.server.events.event_pages import EventPages, standings_in
from mazzo.server.events.events import find_event, open_event, start
from mazzo.server.events.rounds import conduct
from mazzo.server.results.tries import Result
from mazzo.server.settings import Settings, database_url
from mazzo.server.store.schema import entrants, events, persons, places, rounds
from mazzo.server.store.store import Store
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.wire.event_messages import OpenEvent
from mazzo.table.commands import Person
from tests.harness.players import Player, Server

SIZE = 4
DEALS = 20
GAME = next(iter(GAMES.values()))


class Stopwatch:
    """Seconds of wall-clock time and of CPU time."""

    def __init__(self) -> None:
        self._wall, self._cpu = time.perf_counter(), time.process_time()

    def read(self) -> tuple[float, float]:
        return time.perf_counter() - self._wall, time.process_time() - self._cpu


async def timed(work: Callable[[], Awaitable[Any]]) -> tuple[float, float]:
    watch = Stopwatch()
    await work()
    return watch.read()


async def in_one_process(people: int, folder: Path) -> dict[str, tuple[float, float]]:
    store = await Store.open(database_url(f"sqlite:///{folder}/mazzo.sqlite3"))
    registry = TableRegistry(store, BotPool(0, 1.0), Settings())
    names = [f"person-{number:03}" for number in range(people)]
    await store.execute(insert(persons).values([{"person": one, "token_hash": one, "name": one} for one in names]))
    wish = OpenEvent(title="Cup", game=GAME.name, players=SIZE, deals=DEALS, among="people")
    event = await open_event(store, Person(names[0], names[0]), GAME, GAME.choose(SIZE, {})[0], wish)
    await store.execute(insert(entrants).values([{"event": event, "person": one, "entered_at": 0} for one in names]))
    await start(store, await find_event(store, event))
    seating = []
    for _ in range(DEALS):
        seating.append(await timed(lambda: conduct(registry)))
        result = msgspec.json.encode(Result(score=10, rank=1, course=[10] * 15))
        over = {"over_at": 1, "standing": func.abs(func.random() % 300), "text": result}
        await store.execute(
            update(places).where(places.c.over_at.is_(None)).values(over),
            update(rounds).values(over_at=1),
            update(events).values(due_at=1),
        )
    found = {"seating the first round": seating[0], "seating any other, at most": max(seating[1:])}
    row, pages = await find_event(store, event), EventPages(store)
    found["the standings"] = await timed(lambda: standings_in(store, row, DEALS))
    found["the page of the event, for the first entrant"] = await timed(lambda: pages.page_for(row, names[0], ""))
    found["for anybody after that, until something changes"] = await timed(lambda: pages.page_for(row, names[1], ""))
    found["one's own table"] = await timed(lambda: pages.now_in(row, names[1]))
    await registry.close()
    await store.close()
    return found


# ------------------------------------------------------------------------------------------------------------ a real server


class Tables:
    """A server and 200 people at its tables, whose pages behave like real ones."""

    def __init__(self, folder: Path, people: int, is_event: bool) -> None:
        folder.mkdir()
        self.server = Server(folder / "mazzo.sqlite3", bot_workers=0, **NO_LIMITS)
        self.people = people
        self.is_event = is_event
        self.event = ""
        self.each: list[float] = []
        self.pages: list[asyncio.Task[None]] = []

    def __enter__(self) -> Tables:
        self.server.__enter__()
        self.players = [Player(self.server) for _ in range(self.people)]
        self.tables = self._in_an_event() if self.is_event else self._as_friends()
        return self

    def __exit__(self, *problem: Any) -> None:
        self.server.__exit__(*problem)

    def _in_an_event(self) -> list[dict[str, Any]]:
        host = self.players[0]
        wish = {"title": "Cup", "game": GAME.name, "players": SIZE, "deals": 2, "among": "people", "minutes": 240, "come": 3600}
        self.event = host.ask("POST", "/api/events", wish)[1]["event"]
        for player in self.players:
            player.ask("POST", f"/api/events/{self.event}/enter", {})
        watch = Stopwatch()
        host.ask("POST", f"/api/events/{self.event}/mend", {"what": "start"})
        while host.ask("GET", f"/api/events/{self.event}/now")[1]["number"] == 0:
            time.sleep(0.02)
        print(f"from *Start now* to the first table: {1000 * watch.read()[0]:.0f} ms, of which up to 1 s until the server looks")
        seats: dict[str, dict[int, str]] = {}
        for player in self.players:
            now = player.ask("GET", f"/api/events/{self.event}/now")[1]
            seats.setdefault(now["table"], {})[now["seat"]] = player.cookie
        return [
            {"code": code, "game": GAME.name, "cookies": [around[seat] for seat in sorted(around)]}
            for code, around in seats.items()
        ]

    def _as_friends(self) -> list[dict[str, Any]]:
        async def gather(company: list[Player]) -> dict[str, Any]:
            code = company[0].open(SIZE, game=GAME.name, more={"clock": "relaxed"})
            host = await company[0].join(code)
            for seat, player in enumerate(company[1:], 1):
                at = await player.join(code)
                await at.say(type="sit", seat=seat)
                await at.until(lambda table, seat=seat: table["you"] == seat)
                await at.disconnect()
            await host.say(type="start")
            await host.until(lambda table: table["stage"] == "playing")
            await host.disconnect()
            return {"code": code, "game": GAME.name, "cookies": [player.cookie for player in company]}

        async def gather_all() -> list[dict[str, Any]]:
            return [await gather(self.players[first : first + SIZE]) for first in range(0, self.people, SIZE)]

        return asyncio.run(gather_all())

    async def come(self) -> None:
        """All pages ask for the state of the event, as they do once a round, and then whenever the server suggests it."""
        before = self.server.cpu_seconds
        waits = await asyncio.gather(*(asyncio.to_thread(self._ask, player.cookie) for player in self.players))
        each = 1000 * (self.server.cpu_seconds - before) / len(waits)
        print(f"a page that asks where its event stands: {each:.2f} ms of the server", flush=True)
        for player, wait in zip(self.players, waits, strict=True):
            self.pages.append(asyncio.create_task(self._follow(player.cookie, wait)))

    def _ask(self, cookie: str) -> float:
        address = f"{self.server.address}/api/events/{self.event}/now"
        with urllib.request.urlopen(urllib.request.Request(address, headers={"Cookie": cookie})) as answer:
            return float(json.load(answer)["ask_in"])

    async def _follow(self, cookie: str, wait: float) -> None:
        while True:
            await asyncio.sleep(wait)
            wait = await asyncio.to_thread(self._ask, cookie)


async def in_turns(sides: list[Tables], rate: float, seconds: float, turns: int) -> None:
    crowds = [Crowd(side.server.port, 1, side.tables) for side in sides]
    for crowd in crowds:
        await crowd.sit_down(opening=8)
        await crowd.decide_at(rate, WARM_SECONDS)
    for side in sides:
        if side.is_event:
            await side.come()
    for turn in range(turns):
        for side, crowd in list(zip(sides, crowds, strict=True))[:: 1 if turn % 2 else -1]:
            before, machine = side.server.cpu_seconds, Machine.now()
            found = await crowd.decide_at(rate, seconds)
            cpu = side.server.cpu_seconds - before
            side.each.append(1000 * cpu / max(1, len(found.waits)))
            name = "in an event" if side.is_event else "at tables  "
            print(f"{name}: {side.each[-1]:.2f} ms a decision; {found}; {Machine.now().since(machine, cpu)}", flush=True)
    for page in (page for side in sides for page in side.pages):
        page.cancel()


def on_a_server(people: int, rate: float, seconds: float, turns: int, folder: Path) -> None:
    with ExitStack() as open_things:
        sides = [open_things.enter_context(Tables(folder / str(is_event), people, is_event)) for is_event in (False, True)]
        asyncio.run(in_turns(sides, rate, seconds, turns))
        plain, event = (median(side.each) for side in sides)
    print(f"{plain:.2f} ms a decision at tables, {event:.2f} in an event: {100 * (event / plain - 1):+.1f} %")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--people", type=int, default=200)
    options.add_argument("--rate", type=float, default=50.0, help="decisions a second at all tables")
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--turns", type=int, default=4)
    options.add_argument("--no-server", action="store_true")
    chosen = options.parse_args()
    raise_limit_of_files()
    with tempfile.TemporaryDirectory() as name:
        for what, (wall, cpu) in asyncio.run(in_one_process(chosen.people, Path(name))).items():
            print(f"{what}: {1000 * wall:.0f} ms, {1000 * cpu:.0f} of one processor", flush=True)
        if not chosen.no_server:
            on_a_server(chosen.people, chosen.rate, chosen.seconds, chosen.turns, Path(name))


if __name__ == "__main__":
    main()
