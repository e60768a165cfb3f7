"""How many people can play at once: whole games at many tables, decisions at a given rate whether or not the server keeps up, and
how long it takes until everybody at the table has been sent the result.

    python bench/load.py                              # 1,000 tables, 4,000 connections, 500 decisions a second
    python bench/load.py --tables 100 --rates 50 100 200
    python bench/load.py --find-limit                 # the rate at which p99 passes 100 ms
    python bench/load.py --deaf 50                    # with 50 connections that never read
    python bench/load.py --bots 8                     # with 8 tables where bots think all the time
    python bench/load.py --reviews 10                 # with 10 reviews requested, and their pages waiting

Open loop: a decision is due at its moment, and its wait counts from that moment until the last of the four at the table sees it,
so a server that falls behind cannot slow the measuring down. Who decides next is drawn at random among all who owe a decision.
The tables are games in progress, each at a random point of a whole game; when one ends, the same people start another. Nothing is
left out: rules, views, the log on disk. The clients share the machine's cores with the server. Other load of the machine, and how
long garbage collections stopped the server, is printed with every window.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from functools import partial
from itertools import islice
from multiprocessing import Process, SimpleQueue
from pathlib import Path
from statistics import median
from typing import Any

import uvloop
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.crowd import Crowd, Measured
from bench.machine import Machine, memory_of, raise_limit_of_files
from bench.under_way import PEOPLE, games_under_way
from tests.harness.players import ROOT, Player, Server, cpu_seconds_of, open_for_two

WARM_SECONDS = 5.0
PAGE_ASKS_EVERY = 1.2  # seconds: as the page does while a review is refined
NO_LIMITS = {
    "tables_per_hour": 10**9,
    "sockets_per_address": 10**6,
    "connections_per_address": 10**6,
    "work_in_10_seconds": 10**9,
    "hellos_in_a_minute": 10**6,
    "unknown_codes_per_minute": 10**6,
    "sockets_per_seat": 10**6,
    "messages_in_20_seconds": 10**6,
    "address_messages_in_20_seconds": 10**9,
    "refusals_in_a_minute": 10**6,
}
# Every collection that takes a while is logged. In older checkouts, such as 9b41785, another module runs the server.
NOTES_COLLECTIONS = """
import gc, importlib, sys, time
try:
    importlib.import_module("mazzo.server.host.serve")
except ModuleNotFoundError:
    sys.modules["mazzo.server.host.serve"] = importlib.import_module("mazzo.server.command")
began = [0.0]
def note(phase, info):
    if phase == "start":
        began[0] = time.perf_counter()
    elif (took := time.perf_counter() - began[0]) > 0.001:
        print("collection", info["generation"], round(1000 * took, 1), file=sys.stderr, flush=True)
gc.callbacks.append(note)
"""


def a_crowd(port: int, seed: int, tables: list[dict[str, Any]], orders: Any, answers: Any) -> None:
    """A process full of people: they sit down, then decide at the given rates."""

    async def go() -> None:
        crowd = Crowd(port, seed, tables)
        await crowd.sit_down(opening=8)
        await asyncio.sleep(1)
        answers.put(len(crowd.able))
        while (order := await asyncio.to_thread(orders.get)) is not None:
            rate, seconds = order
            answers.put(await crowd.decide_at(rate, seconds))

    uvloop.run(go())


def known_in(checkout: Path, settings: dict[str, Any]) -> dict[str, Any]:
    """Those of the settings that this checkout, perhaps an older one, has."""
    written = (checkout / "mazzo" / "server" / "settings.py").read_text()
    return {name: value for name, value in settings.items() if f"    {name}: " in written}


class Load:
    """A server, games in progress at its tables, and crowds in other processes that play them."""

    def __init__(
        self,
        folder: Path,
        tables: int,
        crowds: int = 2,
        persons: int = 1000,
        root: Path = ROOT,
        url: str = "",
        **settings: Any,
    ) -> None:
        database = folder / "mazzo.sqlite3"
        self.server = Server(database, from_scratch=True, prelude=NOTES_COLLECTIONS, url=url, **{**NO_LIMITS, **settings})
        self.server.root = root
        self.server.settings = known_in(root, self.server.settings)
        self.tables = tables
        self.crowds = crowds
        self.persons = persons
        self.queues: list[tuple[Any, Any]] = []
        self.processes: list[Process] = []

    def __enter__(self) -> Load:
        tables = self._tables_under_way()
        begun = time.monotonic()
        for number in range(self.crowds):
            orders, answers = SimpleQueue(), SimpleQueue()
            share = tables[number :: self.crowds]
            process = Process(target=a_crowd, args=(self.server.port, number, share, orders, answers), daemon=True)
            process.start()
            self.queues.append((orders, answers))
            self.processes.append(process)
        able = sum(answers.get() for _, answers in self.queues)
        print(
            f"{self.tables} tables at random points of their games, {self.persons} persons, {PEOPLE * self.tables} connections "
            f"in {time.monotonic() - begun:.0f} s; {able} people owe a decision",
            flush=True,
        )
        return self

    def _tables_under_way(self) -> list[dict[str, Any]]:
        """Introduces the persons to the server, and restarts it with games that they are in the middle of."""
        self.server.start()
        self.server.ready()
        names = [f"Player {number}" for number in range(self.persons)]
        cookie_of = {name: self._newcomer(name) for name in names}
        self.server.stop()
        tables = games_under_way(self.tables, names, random.Random(1))
        environment = os.environ | {"PYTHONPATH": str(self.server.root)}
        command = [sys.executable, ROOT / "bench" / "write_tables.py", self.server.settings["database"]]
        subprocess.run(command, env=environment, input=json.dumps(tables), check=True, text=True)
        self.server.start()
        self.server.ready()
        return [table | {"cookies": [cookie_of[name] for name in table["seated"]]} for table in tables]

    def _newcomer(self, name: str) -> str:
        status, headers, body = self.server.ask("POST", "/api/me", {"name": name})
        if status != 200:
            raise RuntimeError(f"{status}: {body!r}")
        return headers["set-cookie"].partition(";")[0]

    def __exit__(self, *_: Any) -> None:
        for orders, _ in self.queues:
            orders.put(None)
        for process in self.processes:
            process.terminate()
        self.server.stop()

    def at(self, rate: float, seconds: float) -> Measured:
        """One window and its results."""
        assert self.server.process is not None
        log_before = self.server.log.stat().st_size
        machine, web, crowds = Machine.now(), self.server.cpu_seconds, self._crowds_cpu()
        for orders, _ in self.queues:
            orders.put((rate / self.crowds, seconds))
        total = Measured(rate)
        for part in [answers.get() for _, answers in self.queues]:
            total.add(part)
        total.cpu = self.server.cpu_seconds - web
        ours = total.cpu + self._crowds_cpu() - crowds
        each = 1000 * total.cpu / max(1, len(total.waits))
        with self.server.log.open() as log:
            log.seek(log_before)
            pauses = [line.split()[2] for line in log if line.startswith("collection")]
        print(
            f"{total}\n        web process {100 * total.cpu / seconds:.0f} % of a core, {each:.2f} ms each, "
            f"{memory_of(self.server.process.pid):.0f} MB; garbage collections: {', '.join(pauses) or 'none'} ms; "
            f"{Machine.now().since(machine, ours)}",
            flush=True,
        )
        return total

    def _crowds_cpu(self) -> float:
        return sum(cpu_seconds_of(process.pid) for process in self.processes if process.pid is not None)


@asynccontextmanager
async def nagging(server: Server, count: int, deaf: bool) -> AsyncIterator[None]:
    """Connections to one table that say hello again and again; the deaf ones never read an answer."""
    ada = Player(server)
    code = ada.open(4, start=True)
    ears = []
    for number in range(count):
        player = ada if number < 4 else Player(server)
        at = await player.join(code, max_queue=1)
        if deaf:
            at.wire.transport.pause_reading()
        ears.append(at)

    async def nag(at: Any) -> None:
        with suppress(ConnectionClosed):  # the server has enough of it
            while True:
                await at.say(type="hello", last=0)
                await asyncio.sleep(0.25)

    async def listen(at: Any) -> None:
        with suppress(ConnectionClosed):
            while not deaf:
                await at.wire.recv()

    tasks = [asyncio.create_task(does(at)) for at in ears for does in (nag, listen)]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for at in ears:
            at.wire.transport.abort()


@asynccontextmanager
async def bots_at_work(server: Server, tables: int, level: str = "club") -> AsyncIterator[None]:
    """Tables where four bots of the strongest level play on, until the person who has left is back."""
    owners = []
    for _ in range(tables):
        ada = Player(server)
        at = await ada.join(await open_for_two(ada, 4, level=level))
        await at.say(type="leave")
        await at.until(lambda table: table["seats"][0]["kept"])
        owners.append(at)
    try:
        yield
    finally:
        for at in owners:
            await at.say(type="take_back")
            await at.until(lambda table: not table["seats"][0]["kept"] and table["waiting_for"] == [0])
            await at.disconnect()


async def finished_games(server: Server, count: int) -> list[str]:
    """Whole games of the usual table, played to their end by bots."""
    codes = []
    for _ in range(count):
        ada = Player(server)
        at = await ada.join(await open_for_two(ada, 4, level="novice"))
        await at.say(type="leave")
        await at.until(lambda table: table["stage"] == "over", 300)
        codes.append(str(at.table["code"]))
        await at.disconnect()
    return codes


def asked_for(server: Server, code: str, seat: int, reader: int) -> str:
    """What there is of this review so far, for a reader with their own address."""
    headers = {"X-Forwarded-For": f"10.0.0.{reader + 1}"}
    status, _, text = server.ask("GET", f"/api/tables/{code}/review/{seat}", None, headers)
    return str(json.loads(text)["state"]) if status == 200 else "refused"


@asynccontextmanager
async def reviews_wanted(server: Server, count: int, seats: Iterator[tuple[str, int]]) -> AsyncIterator[None]:
    """This many new reviews, each with a page that keeps asking for it. They are of whole games: together they take minutes. The
    remaining work is dropped in the end by killing the workers."""
    wanted = list(islice(seats, count))

    async def wait_for(reader: int, code: str, seat: int) -> None:
        while await asyncio.to_thread(asked_for, server, code, seat, reader) in ("waiting", "first"):
            await asyncio.sleep(PAGE_ASKS_EVERY)

    tasks = [asyncio.create_task(wait_for(reader, *each)) for reader, each in enumerate(wanted)]
    try:
        await asyncio.sleep(1)
        yield
    finally:
        for task in tasks:
            task.cancel()
        states = [asked_for(server, *each, reader) for reader, each in enumerate(wanted)]
        print(f"        of {count} reviews {states.count('whole')} were whole, and {states.count('first')} more had a first page")
        while any(asked_for(server, *each, reader) in ("waiting", "first") for reader, each in enumerate(wanted)):
            for process in reviewers_of(server):
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            await asyncio.sleep(0.05)


def reviewers_of(server: Server) -> list[int]:
    """The processes of this server that work on reviews."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(child) for child in children if b"review_worker" in Path(f"/proc/{child}/cmdline").read_bytes()]


async def beside_reviews(load: Load, rate: float, seconds: float, turns: int, count: int) -> None:
    codes = await finished_games(load.server, math.ceil((turns * count + 1) / PEOPLE))
    seats = iter([(code, seat) for code in codes for seat in range(PEOPLE)])
    async with reviews_wanted(load.server, 1, seats):  # the judge may have to be compiled
        while not reviewers_of(load.server):
            await asyncio.sleep(0.1)
        await asyncio.sleep(seconds)
    wanted = partial(reviews_wanted, load.server, count, seats)
    await in_turns(load, rate, seconds, turns, nullcontext, wanted, f"{count} reviews asked for")


Around = Callable[[], AbstractAsyncContextManager[None]]


async def in_turns(load: Load, rate: float, seconds: float, turns: int, usual: Around, disturbed: Around, name: str) -> None:
    """With and without it in turns: other load on the machine affects both alike."""
    windows: dict[str, list[Measured]] = {"without": [], f"with {name}": []}
    for _ in range(turns):
        for (which, found), around in zip(windows.items(), (usual, disturbed), strict=True):
            async with around():
                print(f"{which}:")
                found.append(await asyncio.to_thread(load.at, rate, seconds))
    for figure, of in (("p99", p99_of), ("CPU a decision", cpu_of)):
        figures = {which: [of(window) for window in found] for which, found in windows.items()}
        for which, each in figures.items():
            print(f"{figure} {which}: {', '.join(f'{ms:.2f}' for ms in each)} ms")
        without, with_it = (median(each) for each in figures.values())
        print(f"The median is {with_it / without:.2f} times what it is without")


def p99_of(window: Measured) -> float:
    return window.at(0.99)


def cpu_of(window: Measured) -> float:
    """Milliseconds of the web process for each decision."""
    return 1000 * window.cpu / max(1, len(window.waits))


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=1000)
    options.add_argument("--persons", type=int, default=1000, help="how many people sit there, each at several tables")
    options.add_argument("--rates", type=float, nargs="+", default=[500.0])
    options.add_argument("--seconds", type=float, default=40.0)
    options.add_argument("--crowds", type=int, default=2, help="processes that play the people")
    options.add_argument("--find-limit", action="store_true", help="raise the rate until p99 passes 100 ms")
    options.add_argument(
        "--deaf", type=int, default=0, help="connections that never read, beside it, against as many that ask the same and read"
    )
    options.add_argument("--bots", type=int, default=0, help="tables where club bots think all the time, beside it")
    options.add_argument("--reviews", type=int, default=0, help="reviews of whole games that are asked for, beside it")
    options.add_argument("--turns", type=int, default=5, help="how often it is measured without them, and with them")
    chosen = options.parse_args()
    raise_limit_of_files()
    with (
        tempfile.TemporaryDirectory() as folder,
        Load(Path(folder), chosen.tables, chosen.crowds, chosen.persons, bot_pace=(0, 0)) as load,
    ):
        load.at(chosen.rates[0] / 4, WARM_SECONDS)
        measured = [load.at(rate, chosen.seconds) for rate in chosen.rates]
        rate = chosen.rates[-1]
        while chosen.find_limit and measured[-1].at(0.99) < 100:
            rate *= 1.25
            measured.append(load.at(rate, chosen.seconds))
        beside = partial(in_turns, load, chosen.rates[0], chosen.seconds, chosen.turns)
        if chosen.deaf:
            ears = partial(nagging, load.server, chosen.deaf)
            asyncio.run(beside(partial(ears, deaf=False), partial(ears, deaf=True), f"{chosen.deaf} that do not read"))
        if chosen.bots:
            asyncio.run(beside(nullcontext, partial(bots_at_work, load.server, chosen.bots), f"{chosen.bots} tables of bots"))
        if chosen.reviews:
            asyncio.run(beside_reviews(load, chosen.rates[0], chosen.seconds, chosen.turns, chosen.reviews))
    return 0


if __name__ == "__main__":
    sys.exit(main())
