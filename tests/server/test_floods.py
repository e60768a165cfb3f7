"""What a stranger sends at full speed: the connection is closed after so many bytes, frames or seconds, and the server hardly
works for it. `bench/bystander.py` shows what somebody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import resource
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from mazzo.server.http import protocols
from mazzo.server.http.protocols import LARGEST_HEAD, LINGER_SECONDS, MOST_PARSED, ConnectionGuard, LimitedHttp
from mazzo.server.settings import Settings
from tests.harness.players import Player, Server

MOST_WORK = 0.1  # seconds of the server's CPU time, for a whole flood
TRIES = 3
STRANGERS = (f"127.0.{number // 250}.{number % 250 + 2}" for number in itertools.count(1))  # 127.0.0.1 would be the proxy
REAL = {
    name: getattr(Settings(), name)
    for name in ("messages_in_20_seconds", "frames_in_10_seconds", "hellos_in_a_minute", "work_in_10_seconds")
}

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="CPU time of another process is read from /proc")


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that hosts have."""
    where = tmp_path_factory.mktemp("floods") / "mazzo.sqlite3"
    with Server(where, bot_workers=0, connections_per_address=60, **REAL) as server:
        yield server


def dial(server: Server, source: str = "") -> socket.socket:
    """A connection from this address, or from one that nobody has used."""
    return socket.create_connection(("127.0.0.1", server.port), 10, source_address=(source or next(STRANGERS), 0))


def flood(connection: socket.socket, piece: bytes, most: int) -> int:
    """Sends it again and again, until the server has had enough or reads no more; how many bytes the system took."""
    sent = 0
    connection.settimeout(0.3)
    with contextlib.suppress(OSError):
        while sent < most:
            sent += connection.send(piece)
    return sent


def told(connection: socket.socket) -> bytes:
    """All the server says until it hangs up."""
    connection.settimeout(10)
    heard = b""
    with contextlib.suppress(ConnectionError):
        while more := connection.recv(65536):
            heard += more
    return heard


def costs_little(server: Server, attack: Callable[[], None]) -> None:
    """The server hardly works for this attack. What it does besides, and a machine that is busy with something else, can only add
    to that: the best of a few tries counts."""
    used = []
    while len(used) < TRIES and min(used, default=1.0) > MOST_WORK:
        before = calm(server)
        attack()
        used.append(server.cpu_seconds - before)
        assert server.ask("GET", "/health")[0] == 200
    assert min(used) <= MOST_WORK, used


def calm(server: Server) -> float:
    """The CPU time of the server once whatever went on before is over."""
    before = -1.0
    for _ in range(50):
        before, earlier = server.cpu_seconds, before
        if before - earlier <= 0.01:
            break
        time.sleep(0.1)
    return before


# ------------------------------------------------------------------------------------------- heads without an end


@pytest.mark.parametrize(
    ("head", "piece"),
    [
        (b"GET /", b"a" * 65536),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", b"a" * 65536),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"a" * 65536),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"a: b\r\n" * 10_000),
        (b"GET /health HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", b"X: y\r\n"),
        (b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ", b"a" * 65536),
        (b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n", b"1;" + b"x" * 65536),
        (b"", b"\r\n" * 30_000),
    ],
    ids=["address", "value", "name", "headers", "trailers", "trailer", "chunk", "nothing"],
)
def test_a_head_without_an_end_is_cut_after_32_kib(guarded: Server, head: bytes, piece: bytes) -> None:
    def attack() -> None:
        with dial(guarded) as connection:
            connection.sendall(head)
            assert flood(connection, piece, 20_000_000) < 20_000_000
            assert told(connection).count(b"HTTP/1.1 200") <= 1

    costs_little(guarded, attack)


@pytest.mark.parametrize("name", ["Cookie", "Accept-Language"])
def test_a_header_of_more_than_8_kib_is_refused_unread(guarded: Server, name: str) -> None:
    def attack() -> None:
        with dial(guarded) as connection:
            head = f'GET /api/me/history HTTP/1.1\r\nHost: localhost\r\n{name}: x="{chr(92) * 31_000}"\r\n\r\n'
            connection.sendall(head.encode())
            assert told(connection).endswith(b"The head of the request is too large.")

    costs_little(guarded, attack)


def test_a_head_is_refused_also_if_it_comes_at_once(guarded: Server) -> None:
    for address, lines in (("/" + "a" * 40_000, 0), ("/", 101), ("/" + "a" * 32_000, 90)):
        with dial(guarded) as connection:
            headers = "".join(f"X-{number}: {'y' * 20}\r\n" for number in range(lines))
            connection.sendall(f"GET {address} HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n".encode())
            answer = told(connection)
            assert answer.startswith(b"HTTP/1.1 400"), (len(address), lines, answer)


def test_trailers_are_no_headers(guarded: Server) -> None:
    with dial(guarded) as connection:
        connection.sendall(
            b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        connection.sendall(b"e\r\n" + b'{"name":"Eve"}' + b"\r\n0\r\nCookie: mazzo=x\r\n\r\n")
        assert told(connection).startswith(b"HTTP/1.1 400")


CHUNKED = (
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
    b"Connection: close\r\n\r\n"
)


@pytest.mark.parametrize(
    "body",
    [
        b"1;x=" + b"y" * 40_000 + b"\r\na\r\n0\r\n\r\n",
        b"1;x=y\r\na\r\n" * 5000 + b"0\r\n\r\n",
        b"1;" + b"x;" * 20_000 + b"\r\na\r\n",
    ],
    ids=["long", "many", "endless"],
)
def test_extensions_of_chunks_count_as_head(guarded: Server, body: bytes) -> None:
    with dial(guarded) as connection:
        with contextlib.suppress(OSError):
            connection.sendall(CHUNKED + body)
        answer = told(connection)  # which is lost where the rest comes after the end of the connection
        assert b'"reason"' not in answer  # nobody has read it as JSON


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b'e;x=y\r\n{"name":"Eve"}\r\n0;z\r\n\r\n', 200),  # read past it: nobody here knows any extension
        (b'e;x\n{"name":"Eve"}\r\n0\r\n\r\n', 400),  # a proxy may end the line elsewhere, and see another request
        (b'e;x\ry\n{"name":"Eve"}\r\n0\r\n\r\n', 400),
        (b'e;"\r\n{"name":"Eve"}\r\n0\r\n\r\n', 400),
        (b'-e\r\n{"name":"Eve"}\r\n0\r\n\r\n', 400),
        (b'fffffffffffffffff\r\n{"name":"Eve"}\r\n0\r\n\r\n', 400),
    ],
)
def test_the_size_of_a_chunk_ends_where_its_line_does(guarded: Server, body: bytes, status: int) -> None:
    with dial(guarded) as connection:
        connection.sendall(CHUNKED + body)
        assert told(connection).startswith(b"HTTP/1.1 %d" % status)


def test_requests_that_do_not_wait_for_an_answer_are_few(guarded: Server) -> None:
    def attack() -> None:
        with dial(guarded) as connection:
            flood(connection, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5000, 20_000_000)
            assert told(connection).count(b"HTTP/1.1 200") < 20

    costs_little(guarded, attack)


@pytest.mark.parametrize(
    ("first", "more"),
    [("GET /", "Content-Length: 3\r\n"), (f"GET /{'x' * 9000}", ""), ("GET /", f"X: {'y' * 8190}\r\n"), ("POST /", "")],
    ids=["body", "address", "header", "method"],
)
def test_what_cannot_become_a_websocket_is_answered_and_not_kept(guarded: Server, first: str, more: str) -> None:
    with dial(guarded) as connection:
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        connection.sendall(f"{first} HTTP/1.1\r\nHost: localhost\r\n{upgrade}{more}\r\n".encode())
        assert told(connection).startswith((b"HTTP/1.1 400", b"HTTP/1.1 405", b"HTTP/1.1 414", b"HTTP/1.1 431"))


# --------------------------------------------------------------------------------------------- bodies that never come


def test_whoever_hangs_up_in_the_middle_of_a_body_leaves_no_error_behind(guarded: Server) -> None:
    for _ in range(3):
        with dial(guarded) as connection:
            head = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n"
            connection.sendall(head + b"{")
            time.sleep(0.05)  # it is being read
    assert guarded.ask("GET", "/health")[0] == 200
    assert '"error"' not in guarded.log.read_text()


def test_an_answer_before_the_body_has_come_ends_the_connection(guarded: Server) -> None:
    """Fifty that ask for a lot and send nothing; each could be held for ever with one byte."""

    def attack() -> None:
        begun = time.monotonic()
        connections = [dial(guarded) for _ in range(50)]
        for connection in connections:
            connection.sendall(b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n")
        for connection in connections:
            assert connection.recv(12) == b"HTTP/1.1 405"
            with contextlib.suppress(OSError):
                connection.send(b"x")
        for connection in connections:
            assert told(connection).endswith(b"}")
            connection.close()
        assert time.monotonic() - begun < LINGER_SECONDS + 5

    costs_little(guarded, attack)


def test_who_refuses_a_body_still_lets_the_answer_be_read(guarded: Server) -> None:
    with dial(guarded) as connection:
        connection.sendall(
            b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 60000\r\n\r\n"
        )
        time.sleep(0.2)  # it is answered meanwhile
        connection.sendall(b"x" * 60_000)
        assert told(connection).startswith(b"HTTP/1.1 415")


def test_a_connection_ends_that_asks_for_nothing_or_does_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in {"IDLE_SECONDS": 0.3, "WRITE_SECONDS": 0.3, "BODY_SECONDS": -0.7}.items():
        monkeypatch.setattr(protocols, name, seconds)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while scope["method"] == "POST" and (await receive())["type"] != "http.disconnect":
            pass
        pieces = 500 if scope["path"] == "/large" else 0  # each waits until those before it were read
        size = 5 + pieces * 100_000
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % size)]})
        for _ in range(pieces):
            await send({"type": "http.response.body", "body": bytes(100_000), "more_body": True})
        await send({"type": "http.response.body", "body": bytes(5)})

    async def seconds_until_cut(*said: bytes, reads: bool = False) -> float:
        config = uvicorn.Config(app, lifespan="off", log_config=None)
        state, guard = ServerState(), ConnectionGuard(Settings())
        config.load()
        loop = asyncio.get_running_loop()
        served = await loop.create_server(
            lambda: LimitedHttp(config=config, server_state=state, app_state={}, guard=guard), "127.0.0.1", 0
        )
        reader, writer = await asyncio.open_connection(*served.sockets[0].getsockname(), limit=2**10)
        for piece in said:
            writer.write(piece)
            await asyncio.sleep(0.05)
        if reads:
            await reader.readuntil(bytes(5))
        begun = time.monotonic()
        while state.connections and time.monotonic() - begun < 5:
            await asyncio.sleep(0.02)
            with contextlib.suppress(ConnectionError):
                writer.write(b"\r\n" if reads else b"")  # is nothing, and does not make it last longer
        served.close()
        writer.transport.abort()
        return time.monotonic() - begun

    assert asyncio.run(seconds_until_cut(b"GET /large HTTP/1.1\r\n\r\n")) < 3
    assert asyncio.run(seconds_until_cut(b"GET / HTTP/1.1\r\n\r\n", reads=True)) < 3
    assert asyncio.run(seconds_until_cut(b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n", b"x")) < 3


def test_an_address_has_so_many_connections(guarded: Server) -> None:
    one, other = next(STRANGERS), next(STRANGERS)
    connections = [dial(guarded, one) for _ in range(60)]
    try:
        with dial(guarded, one) as one_more:
            with contextlib.suppress(OSError):
                one_more.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert told(one_more) == b""
        with dial(guarded, other) as neighbour:
            neighbour.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert neighbour.recv(65536).startswith(b"HTTP/1.1 200")
        assert guarded.ask("GET", "/health")[0] == 200  # the proxy's
    finally:
        for connection in connections:
            connection.close()


def test_descriptors_are_as_many_as_the_system_allows(guarded: Server) -> None:
    assert guarded.process is not None
    now, most = resource.prlimit(guarded.process.pid, resource.RLIMIT_NOFILE)
    assert now >= min(16_384, most)


# ------------------------------------------------------------------------------------------------------------- frames


def frame(opcode: Opcode, text: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


def open_socket(server: Server, player: Player, code: str) -> socket.socket:
    connection = dial(server)
    head = (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.address}\r\n"
        f"Cookie: {player.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    connection.sendall(head.encode())
    assert b" 101 " in connection.recv(65536).partition(b"\r\n")[0]
    connection.sendall(frame(Opcode.TEXT, b'{"type": "hello"}'))
    connection.recv(65536)
    return connection


def closing_code(heard: bytes) -> int:
    """The code of the closing frame, which comes last and without a mask."""
    place = heard.rindex(b"\x88")
    return int.from_bytes(heard[place + 2 : place + 4], "big")


@pytest.mark.parametrize(
    ("first", "again"),
    [
        (b"", frame(Opcode.PING)),
        (b"", frame(Opcode.PONG)),
        (b"", frame(Opcode.PING, b"x" * 125)),
        (frame(Opcode.TEXT, b"x", fin=False), frame(Opcode.CONT, fin=False)),
        (frame(Opcode.TEXT, b"x", fin=False), frame(Opcode.CONT, b"x", fin=False)),
        (b"", frame(Opcode.TEXT)),
        (b"", frame(Opcode.TEXT, b"[" * 16_000)),
    ],
    ids=["pings", "pongs", "long pings", "empty fragments", "fragments", "empty messages", "long messages"],
)
def test_frames_at_full_speed_end_with_1008(guarded: Server, first: bytes, again: bytes) -> None:
    player = Player(guarded)
    code = player.open(3)

    def attack() -> None:
        with open_socket(guarded, player, code) as connection:
            connection.sendall(first)
            flood(connection, again * (65536 // len(again)), 20_000_000)
            assert closing_code(told(connection)) == 1008

    costs_little(guarded, attack)


def test_an_empty_fragment_ends_the_connection_at_once(guarded: Server) -> None:
    player = Player(guarded)
    with open_socket(guarded, player, player.open(3)) as connection:
        connection.sendall(frame(Opcode.TEXT, b"x", fin=False) + frame(Opcode.CONT, fin=False))
        assert closing_code(told(connection)) == 1008


def test_a_slice_of_frames_costs_little() -> None:
    """The most frames that are parsed before they are counted are fewer than are allowed."""
    assert MOST_PARSED // len(frame(Opcode.PING)) < Settings().frames_in_10_seconds
    assert LARGEST_HEAD == 32 * 1024


def test_a_message_in_pieces_is_heard(guarded: Server) -> None:
    player = Player(guarded)
    with open_socket(guarded, player, player.open(3)) as connection:
        connection.sendall(frame(Opcode.TEXT, b'{"type": "pi', fin=False) + frame(Opcode.CONT, b'ng"}', fin=False))
        connection.sendall(frame(Opcode.CONT))  # as some libraries end a message
        assert b'"pong"' in connection.recv(65536)


def test_all_sockets_of_an_address_are_counted_before_anybody_is_asked_who_he_is(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0, sockets_per_address=5) as server:

        async def together() -> list[bool]:
            player = Player(server)
            code = player.open(3)
            came = await asyncio.gather(*(player.join(code, hello=False) for _ in range(30)), return_exceptions=True)
            for at in came:
                if not isinstance(at, BaseException):
                    await at.disconnect()
            again = await player.join(code)  # what was counted is given back
            await again.disconnect()
            return [not isinstance(at, BaseException) for at in came]

        assert sum(asyncio.run(together())) == 5
