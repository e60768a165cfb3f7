"""A server in its own process, and players who talk to it as a browser does: for tests and measurements."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.harness.games import USUAL_GAME

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import json, sys
from mazzo.server.host.serve import run
from mazzo.server.settings import CannotServe, Settings
settings = json.loads(sys.argv[1])
settings["bot_pace"] = tuple(settings["bot_pace"])
if sys.argv[2]:
    from tests.harness.fault_points import arm
    arm(sys.argv[2])
try:
    sys.exit(run(Settings(**settings)))
except CannotServe as why:
    sys.exit(f"mazzo serve: {why}")
"""
NURSERY = """
import json, os, signal, sys
from mazzo.server.host.serve import run, warm_up
from mazzo.server.settings import Settings
warm_up()
children = set()  # those who live: the number of a dead one soon belongs to somebody else's process, which must not be killed
def bury(*_):
    while children and (dead := os.waitpid(-1, os.WNOHANG)[0]):
        children.discard(dead)
signal.signal(signal.SIGCHLD, bury)
for line in sys.stdin:
    order = json.loads(line)
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
    child = os.fork()
    if child:
        children.add(child)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        log = os.open(order["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(log, 1)
        os.dup2(log, 2)
        if order["fail_at"]:
            from tests.harness.fault_points import arm
            arm(order["fail_at"])
        settings = order["settings"]
        settings["bot_pace"] = tuple(settings["bot_pace"])
        status = 1
        try:
            status = run(Settings(**settings))
        finally:
            os._exit(status)
    print(child, flush=True)
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
for child in children:
    os.kill(child, signal.SIGKILL)
"""


class Forked:
    """A server forked from the nursery, with the few process methods needed here."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.is_gone = False

    def poll(self) -> int | None:
        self.send_signal(0)
        return 0 if self.is_gone else None

    def send_signal(self, number: int) -> None:
        if not self.is_gone:
            try:
                os.kill(self.pid, number)
            except ProcessLookupError:
                self.is_gone = True  # for good: its number may belong to another process later

    def wait(self, timeout: float) -> int:
        until = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("server", timeout)
            time.sleep(0.005)
        return 0


@functools.cache
def nursery(prelude: str = "") -> subprocess.Popen[str]:
    """A process that has everything loaded and forks a server in no time: a test that kills twenty starts twenty."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", prelude + NURSERY]
    return subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def free_port() -> int:
    """A port below the range for outgoing connections: it must still be free when a killed server comes back."""
    for _ in range(100):
        port = random.SystemRandom().randrange(10_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("no port is free")


UNLIMITED: dict[str, Any] = {
    "bot_pace": (0, 0),
    "messages_in_20_seconds": 100_000,
    "address_messages_in_20_seconds": 10_000_000,
    "frames_in_10_seconds": 100_000,
    "hellos_in_a_minute": 100_000,
    "renames_per_hour": 100_000,
    "work_in_10_seconds": 100_000_000,
    "unknown_codes_per_minute": 100_000,
    "connections_per_address": 100_000,
}
"""Players in tests are faster than people, and all of them have one address."""


def cpu_seconds_of(process: int) -> float:
    """The CPU time that a process has used, according to /proc."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Server:
    """`with Server(folder / "mazzo.sqlite3") as server:`"""

    root = ROOT
    """The checkout that the server runs from."""

    def __init__(self, database: Path, from_scratch: bool = False, prelude: str = "", url: str = "", **settings: Any) -> None:
        self.database = database
        self.prelude = prelude
        self.log = database.with_suffix(".log")
        self.port = free_port()
        self.from_scratch = from_scratch
        self.settings = {**UNLIMITED, **settings, "port": self.port}
        self.settings["database"] = url or f"sqlite:///{database}"
        self.process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, fail_at: str = "") -> None:
        """Starts, and returns at once; `ready` waits."""
        if self.from_scratch:
            environment = os.environ | {"PYTHONPATH": str(self.root)}
            with self.log.open("ab") as log:
                command = [sys.executable, "-c", self.prelude + PROGRAM, json.dumps(self.settings), fail_at]
                self.process = subprocess.Popen(command, cwd=self.root, env=environment, stdout=log, stderr=log)
            return
        mother = nursery(self.prelude)
        assert mother.stdin is not None
        assert mother.stdout is not None
        order = {"settings": self.settings, "log": str(self.log), "fail_at": fail_at}
        mother.stdin.write(json.dumps(order) + "\n")
        mother.stdin.flush()
        self.process = Forked(int(mother.stdout.readline()))

    def ready(self, seconds: float = 400) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            try:
                status, _, health = self.ask("GET", "/health")
                if status == 200 and json.loads(health)["status"] != "preparing":
                    return
            except OSError:
                pass
            if self.process is None or self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """As by kill -9."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    @property
    def cpu_seconds(self) -> float:
        """The CPU time of its process so far."""
        assert self.process is not None
        return cpu_seconds_of(self.process.pid)

    def __enter__(self) -> Server:
        self.start()
        self.ready()
        return self

    def __exit__(self, *_: Any) -> None:
        self.stop()

    def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """One request: the status, the headers, the body."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            sent = dict(headers or {})
            text = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
            if text is not None:
                sent.setdefault("Content-Type", "application/json")
            connection.request(method, path, text, sent)
            response = connection.getresponse()
            return response.status, {name.lower(): value for name, value in response.getheaders()}, response.read()
        finally:
            connection.close()


@contextlib.contextmanager
def running(servers: Sequence[Server]) -> Iterator[None]:
    """These servers, started in parallel."""
    try:
        for server in servers:
            server.start()
        for server in servers:
            server.ready()
        yield
    finally:
        for server in servers:
            server.stop()


class Player:
    """A person: a cookie and what can be done with it."""

    def __init__(self, server: Server, cookie: str = "") -> None:
        self.server = server
        self.cookie = cookie
        if not cookie:
            _, headers, _ = server.ask("GET", "/api/me")
            self.cookie = headers["set-cookie"].partition(";")[0]

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        status, _, text = self.server.ask(method, path, body, {"Cookie": self.cookie, **headers})
        return status, json.loads(text)

    def me(self) -> Any:
        return self.ask("GET", "/api/me")[1]

    def open(
        self,
        players: int = 4,
        start: bool = False,
        level: str = "casual",
        game: str = USUAL_GAME,
        more: Any = None,
        **options: Any,
    ) -> str:
        """A new table; `more`: other wishes, such as a clock."""
        wish = {"game": game, "players": players, "options": options, "level": level, "start": start, **(more or {})}
        status, answer = self.ask("POST", "/api/tables", wish)
        if status != 201:
            raise RuntimeError(f"{status}: {answer}")
        return str(answer["code"])

    async def join(self, code: str, last: int = 0, hello: bool = True, **more: Any) -> TableConnection:
        """A connection to this table, after its hello."""
        headers = {"Cookie": self.cookie, **more.pop("headers", {})}
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{code}/socket"
        wire = await connect(
            address,
            origin=self.server.address,  # type: ignore[arg-type]
            additional_headers=headers,
            compression=None,
            proxy=None,
            ping_interval=None,
            **{"max_queue": None, **more},
        )
        at = TableConnection(wire)
        if hello:
            await at.say(type="hello", last=last)
            await at.hear("table")
        return at


async def open_for_two(host: Player, players: int = 4, **wish: Any) -> str:
    """A game in progress that a second person has left: when its host leaves too, bots play it to its end. If the host had been
    the only person, they would pause."""
    code = host.open(players, **wish)
    at, guest = await host.join(code), await Player(host.server).join(code)
    await guest.say(type="sit", seat=1)
    await at.until(lambda table: table["seats"][1]["player"] == "person")
    await at.say(type="start")
    await guest.until(lambda table: table["stage"] == "playing")
    await guest.say(type="leave")
    await guest.until(lambda table: table["seats"][1]["kept"])
    await guest.disconnect()
    await at.disconnect()
    return code


class TableConnection:
    """A connection to a table: the messages received, and the newest snapshot."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.table: Any = None
        self.heard: list[Any] = []
        self.texts: list[str] = []
        self.decisions = 0

    async def say(self, **message: Any) -> None:
        await self.wire.send(json.dumps(message))

    async def next(self, seconds: float = 10) -> Any:
        text = await asyncio.wait_for(self.wire.recv(), seconds)
        message = json.loads(text)
        self.texts.append(str(text))
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message
        return message

    async def hear(self, kind: str, seconds: float = 10) -> Any:
        """The next message of this type; those before it are recorded too."""
        for _ in range(1000):
            message = await self.next(seconds)
            if message["type"] == kind:
                return message
        raise RuntimeError(f"no {kind} among a thousand messages")

    async def until(self, holds: Any, seconds: float = 20) -> Any:
        """Listens until this is true of the table."""
        end = time.monotonic() + seconds
        while self.table is None or not holds(self.table):
            await self.next(max(0.01, end - time.monotonic()))
        return self.table

    async def play(self, *moves: str, turn: int | None = None, id: str = "") -> Any:
        """Sends a decision; the answer to it."""
        self.decisions += 1
        id = id or f"{os.urandom(6).hex()}-{self.decisions}"
        await self.say(type="play", moves=list(moves), turn=self.table["turn"] if turn is None else turn, id=id)
        while True:
            message = await self.next()
            if message["type"] in ("accepted", "refused") and message["id"] == id:
                return message

    async def quiet(self, seconds: float = 0.2) -> None:
        """Receives whatever comes within this time."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                await self.next(left)
            except TimeoutError:
                return

    async def closed(self, seconds: float = 10) -> int:
        """The code with which the server closed the connection."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    await self.next(seconds)
        except ConnectionClosed:
            return self.wire.close_code or 0

    async def disconnect(self) -> None:
        await self.wire.close()


async def until_alike(what: Callable[[TableConnection], Any], one: TableConnection, other: TableConnection) -> None:
    """Listens until both have received the same: bots may play on meanwhile, and one of the two may be behind."""
    for _ in range(200):
        if what(one) == what(other):
            return
        await one.quiet(0.05)
        await other.quiet(0.05)
    assert what(one) == what(other)


def is_my_turn(table: Any) -> bool:
    return table["stage"] == "over" or (bool(table["legal"]) and table["your_choice"] is None)


async def play_on(at: TableConnection, seconds: float = 60) -> Any:
    """Waits for its turn, then plays the first legal move and whatever completes it; the table after that."""
    if (await at.until(is_my_turn, seconds))["stage"] == "over":
        return at.table
    turn = at.table["turn"]
    parts = [at.table["legal"][0]]
    while (answer := await at.play(*parts, turn=turn)).get("reason") == "incomplete":
        parts.append(answer["facts"]["legal"][0])
    if answer["type"] != "accepted":
        raise RuntimeError(f"{answer}")
    return await at.until(lambda table: table["turn"] > turn or table["your_choice"] is not None)


async def play_to_the_end(at: TableConnection, seconds: float = 60) -> Any:
    """Plays whenever it is its turn, until the game is over."""
    end = time.monotonic() + seconds
    while (await at.until(is_my_turn, end - time.monotonic()))["stage"] != "over":
        await play_on(at)
    return at.table
