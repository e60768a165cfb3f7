"""What bystanders notice of a flood: players at other tables ping the server while a stranger floods it endlessly at full speed,
reconnecting whenever cut off; and, in turns, while the same goes to a listener that reads and drops it. What the flood takes
from the machine, it takes from both.

    python bench/bystander.py --seconds 4 --rounds 3

p50 and p99 are the medians of the windows. The target is a p99 of at most twice that beside the listener.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from multiprocessing import Event, Pipe, Process
from pathlib import Path
from statistics import median
from typing import Any

from websockets.frames import Frame, Opcode

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from mazzo.server.settings import Settings
from tests.harness.players import UNLIMITED, Player, Server

STRANGER = "127.0.0.9"  # not 127.0.0.1, which is trusted as a proxy
BYSTANDERS = 10
PINGS_A_SECOND = 4  # of each; a person may send five messages a second
PIECE = 64 * 1024
PING = Frame(Opcode.PING, b"", True).serialize(mask=True)
REAL = {name: getattr(Settings(), name) for name in UNLIMITED if name != "bot_pace"}

Target = tuple[int, bytes]
"""A port, and the head of a WebSocket's handshake there."""


def dial(port: int, source: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 5, source_address=(source, 0))


def one_flood(target: Target, source: str, head: bytes, piece: bytes, is_answered: bool = False) -> None:
    """One connection, until it is cut."""
    with dial(target[0], source) as connection:
        connection.sendall(head)
        if is_answered:
            connection.recv(1000)
        connection.settimeout(0.05)  # nobody reads any more: reconnect
        for _ in range(2000):
            connection.sendall(piece)


def long_cookie(target: Target, source: str) -> None:
    with dial(target[0], source) as connection:
        connection.settimeout(1)
        connection.sendall(b'GET /api/me/history HTTP/1.1\r\nHost: localhost\r\nCookie: x="' + b"\\" * 31_000 + b'"\r\n\r\n')
        connection.recv(1000)


def missing_bodies(target: Target, source: str) -> None:
    """As many connections as are accepted, each with a body that never comes."""
    with contextlib.ExitStack() as connections:
        for _ in range(100):
            connection = connections.enter_context(dial(target[0], source))
            connection.settimeout(0.2)
            connection.sendall(b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n")
            connection.recv(1000)
            connection.sendall(b"x")


def endless_head(target: Target, source: str) -> None:
    one_flood(target, source, b"GET /", b"a" * PIECE)


def endless_frames(target: Target, source: str) -> None:
    one_flood(target, source, target[1], PING * (PIECE // len(PING)), is_answered=True)


FLOODS: dict[str, Callable[[Target, str], None]] = {
    "a long cookie": long_cookie,
    "bodies that never come": missing_bodies,
    "a head without an end": endless_head,
    "control frames": endless_frames,
}


def attack(name: str, target: Target, stop: Any) -> None:
    while not stop.is_set():
        with contextlib.suppress(OSError):
            FLOODS[name](target, STRANGER)


def listen(ports: Any) -> None:
    """A listener that answers the first bytes with a line, then reads and drops."""

    class Dropped(asyncio.Protocol):
        def connection_made(self, transport: Any) -> None:
            self.transport, self.is_answered = transport, False

        def data_received(self, data: bytes) -> None:
            if not self.is_answered:
                self.is_answered = True
                self.transport.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")

    async def run() -> None:
        served = await asyncio.get_running_loop().create_server(Dropped, "127.0.0.1", 0)
        ports.send(served.sockets[0].getsockname()[1])
        await served.serve_forever()

    asyncio.run(run())


def stand_by(server: Server, stop: Any, waits: Any) -> None:
    """Pings at given moments; reports when each was due, and how long its answer took from then."""

    async def one(number: int, found: list[tuple[float, float]]) -> None:
        player = Player(server)
        at = await player.join(player.open(3))
        first = time.monotonic() + number / BYSTANDERS / PINGS_A_SECOND
        for count in itertools.count():
            due = first + count / PINGS_A_SECOND
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            if stop.is_set():
                return
            await at.say(type="ping", number=count)
            await at.hear("pong", 60)
            found.append((due, time.monotonic() - due))

    async def all_of_them() -> None:
        found: list[tuple[float, float]] = []
        await asyncio.gather(*(one(number, found) for number in range(BYSTANDERS)))
        waits.send(found)

    asyncio.run(all_of_them())


def handshake(server: Server) -> bytes:
    stranger = Player(server)
    return (
        f"GET /api/tables/{stranger.open(3)}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n"
        f"Cookie: {stranger.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def at_share(waits: list[float], share: float) -> float:
    return 1000 * sorted(waits)[min(len(waits) - 1, int(share * len(waits)))] if waits else float("nan")


def measure(seconds: float, rounds: int, names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "mazzo.sqlite3", from_scratch=True, **REAL) as server:
        received, sent = Pipe(duplex=False)
        listener = Process(target=listen, args=(sent,), daemon=True)
        listener.start()
        targets: dict[str, Target] = {"listener": (received.recv(), b"x"), "server": (server.port, handshake(server))}
        stop, (waits_received, waits_sent) = Event(), Pipe(duplex=False)
        crowd = Process(target=stand_by, args=(server, stop, waits_sent), daemon=True)
        crowd.start()
        time.sleep(3)
        windows: list[tuple[str, str, float, float]] = []
        for _ in range(rounds):
            for name in names:
                for where, target in targets.items():
                    before = server.cpu_seconds
                    begun, enough = time.monotonic(), Event()
                    stranger = Process(target=attack, args=(name, target, enough), daemon=True)
                    stranger.start()
                    time.sleep(seconds)
                    windows.append((name, where, begun, server.cpu_seconds - before))
                    enough.set()
                    stranger.join(10)
                    stranger.kill()
                    time.sleep(1)
        stop.set()
        found = waits_received.recv()
        listener.kill()
    for name in names:
        medians = {}
        for where in targets:
            ours = [window for window in windows if window[:2] == (name, where)]
            by_window = [[wait for due, wait in found if begun <= due < begun + seconds] for _, _, begun, _ in ours]
            p50, p99 = (median(at_share(waits, share) for waits in by_window) for share in (0.5, 0.99))
            work = 100 * sum(work for *_, work in ours) / (seconds * len(ours))
            medians[where] = p99
            each = ", ".join(f"{at_share(waits, 0.99):.0f}" for waits in by_window)
            print(f"{name:24} {where:8} p50 {p50:5.1f} ms, p99 {p99:5.1f} ({each}), the server {work:2.0f} % of a core")
        print(f"{name:24} {medians['server'] / medians['listener']:.2f} times the p99 beside the listener")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=4, help="of each window")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--floods", nargs="+", choices=list(FLOODS), default=list(FLOODS))
    arguments = parser.parse_args()
    measure(arguments.seconds, arguments.rounds, arguments.floods)
