"""People at many tables, simulated by one process: they read everything, and decide when their moment comes."""

from __future__ import annotations

import asyncio
import os
import random
import time
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

Place = tuple[int, int]
"""A table, by its number in the crowd, and a seat there."""


@cache
def whole_decision_of(game: str) -> Callable[[str, msgspec.Raw, int, random.Random], list[str]]:
    """How a whole decision is made from its first part; if a game does not say, the server asks for the rest."""
    name = f"bench.games.{game}.decisions"
    if find_spec(f"bench.games.{game}") is None or find_spec(name) is None:
        return lambda first, view, seat, chance: [first]
    return import_module(name).whole_decision  # type: ignore[no-any-return]


class Snapshot(msgspec.Struct, tag_field="type", tag="table"):
    """The part of a table's snapshot that a client needs to play on."""

    turn: int
    stage: str
    legal: list[str]
    sealed: list[int]
    your_choice: list[str] | None
    you: int | None
    view: msgspec.Raw
    rematch: str | None


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    id: str | None
    reason: str
    facts: dict[str, Any] = {}
    told: dict[str, Any] = {}
    """The facts, as servers up to 9b41785 called them."""


class Accepted(msgspec.Struct, tag_field="type", tag="accepted"):
    id: str


class Other(msgspec.Struct, tag_field="type", tag="talk"):
    pass


read = msgspec.json.Decoder(Snapshot | Refused | Accepted | Other).decode


@dataclass
class Measured:
    """The results of one rate. A wait ends when the decision has been sent to the last person at the table."""

    rate: float
    waits: list[float] = field(default_factory=list)
    unanswered: int = 0
    late: int = 0
    """Decisions that were due when no table had anybody to decide."""
    refused: int = 0
    games: int = 0
    """Games that ended and were replaced by new ones."""
    cpu: float = 0.0
    """Seconds of CPU time of the web process."""

    def __str__(self) -> str:
        return (
            f"{self.rate:6.0f}/s: p50 {self.at(0.5):6.1f} ms, p95 {self.at(0.95):6.1f}, p99 {self.at(0.99):6.1f}, "
            f"p99.9 {self.at(0.999):6.1f}, worst {self.at(1):6.0f}; {len(self.waits)} decisions, {self.unanswered} unanswered, "
            f"{self.refused} refused, {self.late} found nobody to decide; {self.games} games ended and began"
        )

    def at(self, share: float) -> float:
        """The wait in milliseconds that this share of the decisions does not exceed."""
        waits = sorted(self.waits) or [float("inf")]
        return 1000 * waits[min(len(waits) - 1, int(share * len(waits)))]

    def add(self, part: Measured) -> None:
        self.waits += part.waits
        for name in ("unanswered", "late", "refused", "games"):
            setattr(self, name, getattr(self, name) + getattr(part, name))


class Wire(asyncio.Protocol):
    """One WebSocket with only what is needed here: a client as slow as a server would measure itself."""

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
                self.is_open.set_exception(RuntimeError(bytes(self.read[:400]).decode()))
                return
            del self.read[: end + 4]
            self.is_open.set_result(None)
        while (frame := self._frame()) is not None:
            self.hear(frame)

    def _frame(self) -> bytes | None:
        """The next whole text message; control frames are skipped. A server does not mask, and ours does not fragment."""
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


class Lot:
    """The players who owe a decision; the next one to decide is drawn at random."""

    def __init__(self) -> None:
        self._snapshots: dict[Place, Snapshot] = {}
        self._places: list[Place] = []
        self._where: dict[Place, int] = {}

    def __len__(self) -> int:
        return len(self._places)

    def put(self, place: Place, snapshot: Snapshot) -> None:
        self._snapshots[place] = snapshot
        if place not in self._where:
            self._where[place] = len(self._places)
            self._places.append(place)

    def remove(self, place: Place) -> None:
        if self._snapshots.pop(place, None) is not None:
            hole, last = self._where.pop(place), self._places.pop()
            if last != place:
                self._places[hole] = last
                self._where[last] = hole

    def draw(self, chance: random.Random) -> tuple[Place, Snapshot]:
        place = chance.choice(self._places)
        snapshot = self._snapshots[place]
        self.remove(place)
        return place, snapshot


@dataclass
class Decision:
    """A decision that not everybody at the table has seen yet."""

    due: float
    seat: int
    turn: int
    moves: list[str]
    untold: set[int]
    """The seats still waiting for it."""


class Crowd:
    """`tables` are games in progress: code, game, and the cookies of the players."""

    def __init__(self, port: int, seed: int, tables: list[dict[str, Any]]) -> None:
        self.port = port
        self.chance = random.Random(seed)
        self.tables = tables
        self.able = Lot()
        self.wires: dict[Place, Wire] = {}
        self.pending: dict[int, dict[str, Decision]] = {number: {} for number in range(len(tables))}
        """By table and by the decision's id."""
        self.measured = Measured(0)
        self.number = 0
        self.moving: set[asyncio.Task[None]] = set()

    async def sit_down(self, opening: int) -> None:
        room = asyncio.Semaphore(opening)

        async def join(table: int) -> None:
            async with room:
                await self._join_all(table, self.tables[table]["code"])

        await asyncio.gather(*(join(table) for table in range(len(self.tables))))

    async def _join_all(self, table: int, code: str) -> None:
        for seat in range(len(self.tables[table]["cookies"])):
            await self._join(code, (table, seat))

    async def _join(self, code: str, place: Place) -> None:
        table, seat = place
        head = (
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nOrigin: http://127.0.0.1:{self.port}\r\n"
            f"Cookie: {self.tables[table]['cookies'][seat]}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        make = lambda: Wire(head.encode(), lambda text: self._hear(place, code, text))  # noqa: E731
        _, wire = await asyncio.get_running_loop().create_connection(make, "127.0.0.1", self.port)
        before, self.wires[place] = self.wires.get(place), wire
        await wire.is_open
        wire.say({"type": "hello"})
        if before is not None:
            before.transport.close()

    def _hear(self, place: Place, code: str, text: bytes) -> None:
        message = read(text)
        if code != self.tables[place[0]]["code"]:
            return  # the table of the previous game
        if isinstance(message, Refused):
            self._refused(place, message)
        elif isinstance(message, Snapshot):
            self._seen(place, message)

    def _seen(self, place: Place, snapshot: Snapshot) -> None:
        table, seat = place
        pending = self.pending[table]
        for name, decision in list(pending.items()):
            if snapshot.turn > decision.turn or decision.seat in snapshot.sealed:
                decision.untold.discard(seat)
                if not decision.untold:
                    # Stored, applied, and sent to everybody: the wait of the last one to get it.
                    self.measured.waits.append(time.monotonic() - decision.due)
                    del pending[name]
        has_decided = any(decision.seat == seat and decision.turn == snapshot.turn for decision in pending.values())
        if snapshot.legal and snapshot.your_choice is None and not has_decided:
            self.able.put(place, snapshot)
        else:
            self.able.remove(place)
        if seat == 0:
            self._follow_stage(table, snapshot)

    def _follow_stage(self, table: int, snapshot: Snapshot) -> None:
        """The host asks for a rematch as soon as a game is over, and everybody moves there."""
        if snapshot.rematch is not None:
            self.tables[table]["code"] = snapshot.rematch
            self.measured.games += 1
            self.pending[table].clear()
            task = asyncio.create_task(self._play_again(table, snapshot.rematch))
            self.moving.add(task)
            task.add_done_callback(self.moving.discard)
        elif snapshot.stage == "over":
            self.wires[table, 0].say({"type": "rematch"})

    async def _play_again(self, table: int, code: str) -> None:
        await self._join_all(table, code)
        self.wires[table, 0].say({"type": "start"})

    def _refused(self, place: Place, refused: Refused) -> None:
        decision = self.pending[place[0]].get(refused.id or "")
        if refused.reason == "incomplete" and decision is not None:
            decision.moves.append(self.chance.choice((refused.facts or refused.told)["legal"]))
            self._send(place, decision, refused.id or "")
        else:
            self.measured.refused += 1
            self.pending[place[0]].pop(refused.id or "", None)

    async def decide_at(self, rate: float, seconds: float) -> Measured:
        """Decisions at this rate a second, at random moments, for this many seconds."""
        self.measured = Measured(rate)
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
            self._decide(due)
        await asyncio.sleep(1)
        measured, self.measured = self.measured, Measured(0)  # decisions answered later than this are counted as they are
        for pending in self.pending.values():
            measured.waits += [time.monotonic() - decision.due for decision in pending.values()]
            measured.unanswered += len(pending)
            pending.clear()
        return measured

    def _decide(self, due: float) -> None:
        (table, seat), snapshot = self.able.draw(self.chance)
        first = self.chance.choice(snapshot.legal)
        moves = whole_decision_of(self.tables[table]["game"])(first, snapshot.view, seat, self.chance)
        decision = Decision(due, seat, snapshot.turn, moves, set(range(len(self.tables[table]["cookies"]))))
        self.number += 1
        name = f"{os.getpid()}-{self.number}"
        self.pending[table][name] = decision
        self._send((table, seat), decision, name)

    def _send(self, place: Place, decision: Decision, name: str) -> None:
        self.wires[place].say({"type": "play", "moves": decision.moves, "turn": decision.turn, "id": name})
