"""How many people can play at once: tables of people, decisions at a given rate whether or not the server keeps up, and how long
each player waits until the decision is on the table.

    python bench/load.py                              # 1,000 tables, 4,000 connections, 500 decisions a second
    python bench/load.py --tables 100 --rates 50 100 200
    python bench/load.py --find-limit                 # the rate at which p99 passes 100 ms
    python bench/load.py --deaf 50                    # with 50 connections that never read
    python bench/load.py --bots 8                     # with 8 tables where bots think all the time

Open loop: a decision is due at its moment, and its wait counts from that moment, so a server that falls behind cannot slow the
measuring down. Nothing is left out: rules, views, the log on disk. The clients share the machine's cores with the server.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import Process, SimpleQueue
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import uvloop
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from mazzo.games import GAMES
from tests.harness.players import Player, Server

PEOPLE = 4
PLAYED = [name for name, game in GAMES.items() if game.least_players <= PEOPLE <= game.most_players]
WARM_SECONDS = 3.0


@cache
def whole_decision_of(game: str) -> Callable[[str, msgspec.Raw, int, random.Random], list[str]]:
    """How a whole decision is made from its first part; where a game does not say, the server asks for the rest."""
    name = f"bench.games.{game}.decisions"
    if find_spec(f"bench.games.{game}") is None or find_spec(name) is None:
        return lambda first, view, seat, chance: [first]
    return import_module(name).whole_decision  # type: ignore[no-any-return]


class Snapshot(msgspec.Struct, tag_field="type", tag="table"):
    """The part of a table's snapshot that a client needs to play on."""

    turn: int
    stage: str
    legal: list[str]
    waiting_for: list[int]
    your_choice: list[str] | None
    you: int | None
    view: msgspec.Raw


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    reason: str
    facts: dict[str, Any]


class Accepted(msgspec.Struct, tag_field="type", tag="accepted"):
    id: str


class Other(msgspec.Struct, tag_field="type", tag="talk"):
    pass


read = msgspec.json.Decoder(Snapshot | Refused | Accepted | Other).decode


@dataclass
class Measured:
    """What one rate has shown."""

    rate: float
    waits: list[float] = field(default_factory=list)
    late: int = 0
    """Decisions that were due when no table had anybody to decide."""
    refused: int = 0

    def __str__(self) -> str:
        waits = sorted(self.waits) or [0.0]
        at = lambda share: 1000 * waits[min(len(waits) - 1, int(share * len(waits)))]  # noqa: E731
        return (
            f"{self.rate:6.0f}/s: p50 {at(0.5):6.1f} ms, p95 {at(0.95):6.1f}, p99 {at(0.99):6.1f}, p99.9 {at(0.999):6.1f}, "
            f"worst {1000 * waits[-1]:6.0f}; {len(waits)} decisions, {self.refused} refused, {self.late} found nobody to decide"
        )

    def p99(self) -> float:
        return sorted(self.waits)[int(0.99 * len(self.waits))] if self.waits else float("inf")


class Wire(asyncio.Protocol):
    """One WebSocket, no more of it than is needed here: a client that took as long as a server would measure itself."""

    def __init__(self, hello: bytes, hear: Callable[[bytes], None]) -> None:
        self.hello = hello
        self.hear = hear
        self.read = bytearray()
        self.is_open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        self.read += data
        if not self.is_open.done():
            end = self.read.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.read.startswith(b"HTTP/1.1 101"):
                self.is_open.set_exception(RuntimeError(bytes(self.read[:200]).decode()))
                return
            del self.read[: end + 4]
            self.is_open.set_result(None)
        while (frame := self._frame()) is not None:
            self.hear(frame)

    def _frame(self) -> bytes | None:
        """The next whole message of text; control frames are passed over. A server does not mask, and ours does not split."""
        while len(self.read) >= 2:
            size, start = self.read[1], 2
            if size == 126:
                size, start = int.from_bytes(self.read[2:4]), 4
            elif size == 127:
                size, start = int.from_bytes(self.read[2:10]), 10
            if len(self.read) < start + size:
                return None
            kind, message = self.read[0] & 15, bytes(self.read[start : start + size])
            del self.read[: start + size]
            if kind == 1:
                return message
            if kind == 9:
                self._write(10, message)
        return None

    def say(self, message: dict[str, Any]) -> None:
        self._write(1, msgspec.json.encode(message))

    def _write(self, kind: int, message: bytes) -> None:
        size = bytes([128 | len(message)]) if len(message) < 126 else b"\xfe" + len(message).to_bytes(2)
        self.transport.write(bytes([128 | kind]) + size + bytes(4) + message)  # a mask of zeros changes nothing


class Crowd:
    """People at many tables, in one process: they read everything, and decide when it is their moment."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.chance = random.Random(seed)
        self.server = Server.__new__(Server)
        self.server.port = port
        self.able: dict[tuple[int, int], Any] = {}  # who owes a decision: table and seat
        self.wires: dict[tuple[int, int], Wire] = {}
        self.pending: dict[tuple[int, int], tuple[float, int]] = {}
        self.people: list[Player] = []
        self.measured = Measured(0)
        self.parts: dict[tuple[int, int], list[str]] = {}
        self.number = 0
        self.over = 0

    async def sit_down(self, tables: int, opening: int) -> None:
        await asyncio.to_thread(lambda: self.people.extend(Player(self.server) for _ in range(PEOPLE)))
        room = asyncio.Semaphore(opening)

        async def open_one(table: int) -> None:
            async with room:
                await self._open(table)

        await asyncio.gather(*(open_one(table) for table in range(tables)))

    async def _open(self, table: int) -> None:
        game = PLAYED[table % len(PLAYED)]
        code = await asyncio.to_thread(self.people[0].open, PEOPLE, False, "casual", game, None)
        for seat in range(PEOPLE):
            await self._join(code, (table, seat))
            if seat:
                self.wires[table, seat].say({"type": "sit", "seat": seat})
        await asyncio.sleep(0.05)
        self.wires[table, 0].say({"type": "start"})

    async def _join(self, code: str, place: tuple[int, int]) -> None:
        head = (
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nOrigin: http://127.0.0.1:{self.port}\r\n"
            f"Cookie: {self.people[place[1]].cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        loop = asyncio.get_running_loop()
        make = lambda: Wire(head.encode(), lambda text: self._hear(place, text))  # noqa: E731
        _, wire = await loop.create_connection(make, "127.0.0.1", self.port)
        self.wires[place] = wire
        await wire.is_open
        wire.say({"type": "hello"})

    def _hear(self, place: tuple[int, int], text: bytes) -> None:
        message = read(text)
        if isinstance(message, Refused):
            self._refused(place, message)
        elif isinstance(message, Snapshot):
            self._seen(place, message)

    def _seen(self, place: tuple[int, int], snapshot: Snapshot) -> None:
        asked = self.pending.get(place)
        if asked is not None and (snapshot.turn > asked[1] or snapshot.your_choice is not None):
            # The wait ends when the one who decided sees it on the table: stored, applied, sent.
            self.measured.waits.append(time.monotonic() - asked[0])
            del self.pending[place]
        if snapshot.legal and snapshot.your_choice is None:
            self.able[place] = snapshot
        else:
            self.able.pop(place, None)
        self.over += snapshot.stage == "over" and place[1] == 0

    def _refused(self, place: tuple[int, int], refused: Refused) -> None:
        asked = self.pending.get(place)
        if refused.reason == "incomplete" and asked is not None:
            self.parts[place].append(self.chance.choice(refused.facts["legal"]))
            self._send(place, asked[1])
            return
        if refused.reason not in ("stale", "not_your_turn"):
            self.measured.refused += 1
        self.pending.pop(place, None)

    async def decide_at(self, rate: float, seconds: float) -> Measured:
        """Decisions at this rate a second, at random moments, for this many seconds."""
        self.measured = Measured(rate)
        self.parts.clear()
        self.pending.clear()
        due = time.monotonic()
        end = due + seconds
        while due < end:
            due += self.chance.expovariate(rate)
            wait = due - time.monotonic()
            if wait > 0:
                await asyncio.sleep(wait)
            if not self.able:
                self.measured.late += 1
                continue
            place = self.chance.choice(list(self.able)) if len(self.able) < 64 else next(iter(self.able))
            snapshot = self.able.pop(place)
            self.pending[place] = (due, snapshot.turn)
            self.parts[place] = self._decision(place, snapshot)
            self._send(place, snapshot.turn)
        await asyncio.sleep(1)
        unanswered = [time.monotonic() - since for since, _ in self.pending.values() if time.monotonic() - since > 0.9]
        self.measured.waits += unanswered
        return self.measured

    def _decision(self, place: tuple[int, int], snapshot: Snapshot) -> list[str]:
        """A whole decision, as a page sends it."""
        first = self.chance.choice(snapshot.legal)
        if snapshot.you is None:
            return [first]
        whole_decision = whole_decision_of(PLAYED[place[0] % len(PLAYED)])
        return whole_decision(first, snapshot.view, snapshot.you, self.chance)

    def _send(self, place: tuple[int, int], turn: int) -> None:
        self.number += 1
        self.wires[place].say({"type": "play", "moves": self.parts[place], "turn": turn, "id": f"{os.getpid()}-{self.number}"})


def a_crowd(port: int, seed: int, tables: int, orders: Any, answers: Any) -> None:
    """A process full of people: sits down, then decides at the rates it is given."""

    async def go() -> None:
        crowd = Crowd(port, seed)
        await crowd.sit_down(tables, opening=8)
        await asyncio.sleep(1)
        answers.put(len(crowd.able))
        while (order := await asyncio.to_thread(orders.get)) is not None:
            rate, seconds = order
            answers.put(await crowd.decide_at(rate, seconds))

    uvloop.run(go())


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
    """Tables where four bots of the strongest level play on and on, until the one who has left is back."""
    owners = []
    for _ in range(tables):
        ada = Player(server)
        at = await ada.join(await asyncio.to_thread(ada.open, 4, True, level))
        await at.say(type="leave")
        await at.until(lambda table: table["seats"][0]["kept"])
        owners.append(at)
    try:
        yield
    finally:
        for at in owners:
            await at.say(type="take_back")
            await at.until(lambda table: not table["seats"][0]["kept"] and table["waiting_for"] == [0])
            await at.leave_line()


class Load:
    """A server, and crowds in processes of their own."""

    def __init__(self, folder: Path, tables: int, crowds: int, url: str = "", **settings: Any) -> None:
        chosen = {
            "tables_per_hour": 10**9,
            "sockets_per_address": 10**6,
            "sockets_per_seat": 10**6,
            "messages_in_20_seconds": 10**6,
            "refusals_in_a_minute": 10**6,
            **settings,
        }
        self.server = Server(folder / "mazzo.sqlite3", from_scratch=True, url=url, **chosen)
        self.tables = tables
        self.crowds = crowds
        self.lines: list[tuple[Any, Any]] = []
        self.processes: list[Process] = []

    def __enter__(self) -> Load:
        self.server.start()
        self.server.ready()
        begun = time.monotonic()
        for number in range(self.crowds):
            orders, answers = SimpleQueue(), SimpleQueue()
            share = self.tables // self.crowds
            process = Process(target=a_crowd, args=(self.server.port, number, share, orders, answers), daemon=True)
            process.start()
            self.lines.append((orders, answers))
            self.processes.append(process)
        able = sum(answers.get() for _, answers in self.lines)
        seconds = time.monotonic() - begun
        print(f"{self.tables} tables, {PEOPLE * self.tables} connections in {seconds:.0f} s; {able} people owe a decision")
        return self

    def __exit__(self, *_: Any) -> None:
        for orders, _ in self.lines:
            orders.put(None)
        for process in self.processes:
            process.terminate()
        self.server.stop()

    def at(self, rate: float, seconds: float) -> Measured:
        assert self.server.process is not None
        web = self.server.process.pid
        before = cpu_of(web)
        for orders, _ in self.lines:
            orders.put((rate / self.crowds, seconds))
        total = Measured(rate)
        for part in [answers.get() for _, answers in self.lines]:
            total.waits += part.waits
            total.late += part.late
            total.refused += part.refused
        used = cpu_of(web) - before
        each = 1000 * used / max(1, len(total.waits))
        print(f"{total}; web process {100 * used / seconds:.0f}% of a core, {each:.2f} ms each, {memory_of(web):.0f} MB")
        return total


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024


def raise_limit_of_files() -> None:
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=1000)
    options.add_argument("--rates", type=float, nargs="+", default=[500.0])
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--crowds", type=int, default=2, help="processes that play the people")
    options.add_argument("--find-limit", action="store_true", help="raise the rate until p99 passes 100 ms")
    options.add_argument(
        "--deaf", type=int, default=0, help="connections that never read, beside it, against as many that ask the same and read"
    )
    options.add_argument("--bots", type=int, default=0, help="tables where club bots think all the time, beside it")
    options.add_argument("--turns", type=int, default=5, help="how often it is measured without them, and with them")
    chosen = options.parse_args()
    raise_limit_of_files()
    with tempfile.TemporaryDirectory() as folder, Load(Path(folder), chosen.tables, chosen.crowds, bot_pace=(0, 0)) as load:
        load.at(chosen.rates[0] / 4, WARM_SECONDS)
        measured = [load.at(rate, chosen.seconds) for rate in chosen.rates]
        rate = chosen.rates[-1]
        while chosen.find_limit and measured[-1].p99() < 0.1:
            rate *= 1.25
            measured.append(load.at(rate, chosen.seconds))
        beside = partial(in_turns, load, chosen.rates[0], chosen.seconds, chosen.turns)
        if chosen.deaf:
            ears = partial(nagging, load.server, chosen.deaf)
            asyncio.run(beside(partial(ears, deaf=False), partial(ears, deaf=True), f"{chosen.deaf} that do not read"))
        if chosen.bots:
            asyncio.run(beside(nullcontext, partial(bots_at_work, load.server, chosen.bots), f"{chosen.bots} tables of bots"))
    return 0


Around = Callable[[], AbstractAsyncContextManager[None]]


async def in_turns(load: Load, rate: float, seconds: float, turns: int, usual: Around, disturbed: Around, name: str) -> None:
    """With and without it in turns: what else the machine does meets both."""
    p99s: dict[str, list[float]] = {"without": [], f"with {name}": []}
    for _ in range(turns):
        for (which, found), around in zip(p99s.items(), (usual, disturbed), strict=True):
            async with around():
                print(f"{which}:")
                found.append((await asyncio.to_thread(load.at, rate, seconds)).p99())
    for which, found in p99s.items():
        print(f"p99 {which}: {', '.join(f'{1000 * wait:.1f}' for wait in found)} ms")
    without, with_it = (median(found) for found in p99s.values())
    print(f"The median is {with_it / without:.2f} times what it is without")


if __name__ == "__main__":
    sys.exit(main())
