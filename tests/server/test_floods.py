"""What a stranger sends at full speed: the connection is closed after a limit of bytes, frames or seconds, and costs the server
little work. `bench/bystander.py` shows what other people notice."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from mazzo.server import metrics
from mazzo.server.host.listening import MOST_UNSENT, listening_socket
from mazzo.server.host.serve import OPEN_FILES
from mazzo.server.http import protocols
from mazzo.server.http.protocols import (
    LARGEST_HEAD,
    LEAST_READ,
    LINGER_SECONDS,
    MOST_PARSED,
    WRITE_SECONDS,
    ConnectionGuard,
    ConnectionWriter,
    LimitedHttp,
)
from mazzo.server.settings import Settings
from tests.harness.players import ROOT, Player, Server, free_port

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
    """A server with the limits of a real host."""
    where = tmp_path_factory.mktemp("floods") / "mazzo.sqlite3"
    with Server(where, bot_workers=0, connections_per_address=60, **REAL) as server:
        yield server


def dial(server: Server, source: str = "") -> socket.socket:
    """A connection from this address, or from an unused one."""
    return socket.create_connection(("127.0.0.1", server.port), 10, source_address=(source or next(STRANGERS), 0))


def flood(connection: socket.socket, piece: bytes, most: int) -> int:
    """Sends it again and again, until the server has had enough or stops reading; how many bytes the system took."""
    sent = 0
    connection.settimeout(0.3)
    with contextlib.suppress(OSError):
        while sent < most:
            sent += connection.send(piece)
    return sent


def received(connection: socket.socket) -> bytes:
    """Everything the server sends until it closes the connection."""
    connection.settimeout(10)
    heard = b""
    with contextlib.suppress(ConnectionError):
        while more := connection.recv(65536):
            heard += more
    return heard


def costs_little(server: Server, attack: Callable[[], None]) -> None:
    """This attack costs the server little work. Its other work, and a machine that is busy with something else, can only add to
    that, so the best of a few tries counts."""
    used = []
    while len(used) < TRIES and min(used, default=1.0) > MOST_WORK:
        before = calm(server)
        attack()
        used.append(server.cpu_seconds - before)
        assert server.ask("GET", "/health")[0] == 200
    assert min(used) <= MOST_WORK, used


def calm(server: Server) -> float:
    """The CPU time of the server once earlier work is done."""
    before = -1.0
    for _ in range(50):
        before, earlier = server.cpu_seconds, before
        if before - earlier <= 0.01:
            break
        time.sleep(0.1)
    return before


# ------------------------------------------------------------------------------------------- endless heads


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
def test_an_endless_head_is_cut_off_after_32_kib(guarded: Server, head: bytes, piece: bytes) -> None:
    def attack() -> None:
        with dial(guarded) as connection:
            connection.sendall(head)
            assert flood(connection, piece, 20_000_000) < 20_000_000
            assert received(connection).count(b"HTTP/1.1 200") <= 1

    costs_little(guarded, attack)


@pytest.mark.parametrize("name", ["Cookie", "Accept-Language"])
def test_a_header_of_more_than_8_kib_is_refused_unread(guarded: Server, name: str) -> None:
    def attack() -> None:
        with dial(guarded) as connection:
            head = f'GET /api/me/history HTTP/1.1\r\nHost: localhost\r\n{name}: x="{chr(92) * 31_000}"\r\n\r\n'
            connection.sendall(head.encode())
            assert received(connection).endswith(b"The head of the request is too large.")

    costs_little(guarded, attack)


def test_a_head_that_is_too_large_is_refused_even_if_it_arrives_at_once(guarded: Server) -> None:
    for address, lines in (("/" + "a" * 40_000, 0), ("/", 101), ("/" + "a" * 32_000, 90)):
        with dial(guarded) as connection:
            headers = "".join(f"X-{number}: {'y' * 20}\r\n" for number in range(lines))
            connection.sendall(f"GET {address} HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n".encode())
            answer = received(connection)
            assert answer.startswith(b"HTTP/1.1 400"), (len(address), lines, answer)


@pytest.mark.parametrize(
    ("name", "value", "times"),
    [
        ("Cookie", "a=b;" * 1_500, 2),
        ("Connection", "a," * 130, 1),
        ("Connection", "upgrade," + "a," * 100, 2),
        ("Sec-WebSocket-Protocol", "a," * 4_000, 3),
        ("Sec-WebSocket-Extensions", "a;b," * 100, 1),
    ],
)
def test_headers_that_are_parsed_piece_by_piece_have_a_maximum_length(guarded: Server, name: str, value: str, times: int) -> None:
    """uvicorn and websockets parse those of a handshake before anything is counted."""
    head = (
        "GET /api/tables/ABCDEFGH/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n" + f"{name}: {value}\r\n" * times
    )
    with dial(guarded) as connection:
        connection.sendall(f"{head}\r\n".encode())
        assert received(connection).endswith(b"The head of the request is too large.")


def test_paths_and_queries_have_a_maximum_length(guarded: Server) -> None:
    for address, status in {
        "/" + "%41" * 700: b"400",
        "/api/games?" + "&a" * 700: b"200",
        "/api/games?" + "&a" * 1_100: b"400",
        "/api/me/history?" + "&a" * 101: b"400",
        "/api/me/history?" + "&a" * 100: b"401",
    }.items():
        with dial(guarded) as connection:
            connection.sendall(f"GET {address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            assert received(connection).split()[1] == status, address[:30]


def test_trailers_are_not_taken_for_headers(guarded: Server) -> None:
    with dial(guarded) as connection:
        connection.sendall(
            b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        connection.sendall(b"e\r\n" + b'{"name":"Eve"}' + b"\r\n0\r\nCookie: mazzo=x\r\n\r\n")
        assert received(connection).startswith(b"HTTP/1.1 400")


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
def test_chunk_extensions_count_towards_the_head(guarded: Server, body: bytes) -> None:
    with dial(guarded) as connection:
        with contextlib.suppress(OSError):
            connection.sendall(CHUNKED + body)
        answer = received(connection)  # which is lost if the rest comes after the end of the connection
        assert b'"reason"' not in answer  # nobody has read it as JSON


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b'e;x=y\r\n{"name":"Eve"}\r\n0;z\r\n\r\n', 200),  # skipped: nobody here knows any extension
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
        assert received(connection).startswith(b"HTTP/1.1 %d" % status)


def test_pipelined_requests_are_limited(guarded: Server) -> None:
    def attack() -> None:
        with dial(guarded) as connection:
            flood(connection, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5000, 20_000_000)
            assert received(connection).count(b"HTTP/1.1 200") < 20

    costs_little(guarded, attack)


@pytest.mark.parametrize(
    ("first", "more"),
    [("GET /", "Content-Length: 3\r\n"), (f"GET /{'x' * 9000}", ""), ("GET /", f"X: {'y' * 8190}\r\n"), ("POST /", "")],
    ids=["body", "address", "header", "method"],
)
def test_a_failed_websocket_upgrade_is_answered_and_closed(guarded: Server, first: str, more: str) -> None:
    with dial(guarded) as connection:
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        connection.sendall(f"{first} HTTP/1.1\r\nHost: localhost\r\n{upgrade}{more}\r\n".encode())
        assert received(connection).startswith((b"HTTP/1.1 400", b"HTTP/1.1 405", b"HTTP/1.1 431"))


# --------------------------------------------------------------------------------------------- bodies that never come


def test_hanging_up_in_the_middle_of_a_body_logs_no_error(guarded: Server) -> None:
    for _ in range(3):
        with dial(guarded) as connection:
            head = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n"
            connection.sendall(head + b"{")
            time.sleep(0.05)  # it is being read
    assert guarded.ask("GET", "/health")[0] == 200
    assert '"error"' not in guarded.log.read_text()


def test_an_answer_before_the_body_has_arrived_closes_the_connection(guarded: Server) -> None:
    """Fifty that announce a lot and send nothing; each could be kept open for ever with one byte."""

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
            assert received(connection).endswith(b"}")
            connection.close()
        assert time.monotonic() - begun < LINGER_SECONDS + 5

    costs_little(guarded, attack)


def test_the_answer_to_a_refused_body_can_still_be_read(guarded: Server) -> None:
    with dial(guarded) as connection:
        connection.sendall(
            b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 60000\r\n\r\n"
        )
        time.sleep(0.2)  # it has been answered meanwhile
        connection.sendall(b"x" * 60_000)
        assert received(connection).startswith(b"HTTP/1.1 415")


def test_a_connection_that_asks_for_nothing_or_does_not_read_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in {"IDLE_SECONDS": 0.3, "WRITE_SECONDS": 0.3, "BODY_SECONDS": -0.7}.items():
        monkeypatch.setattr(protocols, name, seconds)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while scope["method"] == "POST" and (await receive())["type"] != "http.disconnect":
            pass
        pieces = 500 if scope["path"] == "/large" else 0  # each waits until those before it have been read
        size = 5 + pieces * 100_000
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % size)]})
        for _ in range(pieces):
            await send({"type": "http.response.body", "body": bytes(100_000), "more_body": True})
        await send({"type": "http.response.body", "body": bytes(5)})

    async def seconds_until_cut(*pieces: bytes, reads: bool = False) -> float:
        config = uvicorn.Config(app, lifespan="off", log_config=None)
        state, guard = ServerState(), ConnectionGuard(Settings())
        config.load()
        loop = asyncio.get_running_loop()
        served = await loop.create_server(
            lambda: LimitedHttp(config=config, server_state=state, app_state={}, guard=guard), "127.0.0.1", 0
        )
        reader, writer = await asyncio.open_connection(*served.sockets[0].getsockname(), limit=2**10)
        for piece in pieces:
            writer.write(piece)
            await asyncio.sleep(0.05)
        if reads:
            await reader.readuntil(bytes(5))
        begun = time.monotonic()
        while state.connections and time.monotonic() - begun < 5:
            await asyncio.sleep(0.02)
            with contextlib.suppress(ConnectionError):
                writer.write(b"\r\n" if reads else b"")  # counts for nothing, and does not make it last longer
        served.close()
        writer.transport.abort()
        return time.monotonic() - begun

    def cut(reason: str) -> float:
        return float(metrics.refusals.labels("http", reason)._value.get())

    reasons = ("does_not_read", "too_slow")
    before = [cut(reason) for reason in reasons]
    assert asyncio.run(seconds_until_cut(b"GET /large HTTP/1.1\r\n\r\n")) < 3
    assert asyncio.run(seconds_until_cut(b"GET / HTTP/1.1\r\n\r\n", reads=True)) < 3
    assert asyncio.run(seconds_until_cut(b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n", b"x")) < 3
    assert [cut(reason) for reason in reasons] == [count + 1 for count in before]


class Reader(asyncio.Transport):
    """A client with much waiting for it."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting = 4_000_000
        self.is_cut = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return False

    def abort(self) -> None:
        self.is_cut = True


@pytest.mark.parametrize(("some", "is_cut"), [(LEAST_READ, False), (LEAST_READ - 1, True), (0, True)])
def test_a_slow_client_is_cut_off_only_if_it_hardly_reads(some: int, is_cut: bool) -> None:
    due: list[Callable[[], None]] = []

    def call_later(_: float, then: Callable[..., None], *arguments: Any) -> Any:
        due[:] = [lambda: then(*arguments)]
        return SimpleNamespace(cancel=due.clear)

    async def read() -> bool:
        transport = Reader()
        config = uvicorn.Config(lambda *_: None, lifespan="off", log_config=None)
        config.load()
        connection = LimitedHttp(config=config, server_state=ServerState(), app_state={}, guard=ConnectionGuard(Settings()))
        connection.loop = SimpleNamespace(call_later=call_later)  # type: ignore[assignment]
        connection.connection_made(transport)
        connection.pause_writing()
        for _ in range(20):
            transport.waiting -= some
            if due:
                due.pop()()
        assert bool(due) is not is_cut
        connection.resume_writing()
        assert due == []
        return transport.is_cut

    assert asyncio.run(read()) is is_cut


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="a system that does not cut such clients by itself")
def test_the_system_buffers_little_and_briefly_for_a_client_that_does_not_read() -> None:
    """Even when the connection is closed, and only the system knows what still waits."""
    with listening_socket(Settings(port=free_port())) as listening, socket.create_connection(listening.getsockname(), 5):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 2 * MOST_UNSENT  # Linux counts its own part too
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 1000 * WRITE_SECONDS


def test_the_connections_of_an_address_are_limited(guarded: Server) -> None:
    one, other = next(STRANGERS), next(STRANGERS)
    connections = [dial(guarded, one) for _ in range(60)]
    try:
        with dial(guarded, one) as one_more:
            with contextlib.suppress(OSError):
                one_more.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert received(one_more) == b""
        with dial(guarded, other) as neighbour:
            neighbour.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert neighbour.recv(65536).startswith(b"HTTP/1.1 200")
        assert guarded.ask("GET", "/health")[0] == 200  # the proxy's
    finally:
        for connection in connections:
            connection.close()


SAYS_ITS_LIMIT = """
import resource, sys
from mazzo.server.host import serve
from mazzo.server.settings import Settings

def tell(*_, **__):
    print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
    return 0

serve._serve = serve._serve_until_compiled = tell
resource.setrlimit(resource.RLIMIT_NOFILE, (256, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))  # as a shell has it, or less
sys.exit(serve.run(Settings(port=int(sys.argv[1]), database=sys.argv[2])))
"""


def test_the_server_takes_as_many_descriptors_as_the_system_allows(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SAYS_ITS_LIMIT, str(free_port()), f"sqlite:///{tmp_path}/mazzo.sqlite3"]
    printed = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True).stdout
    assert int(printed.split()[-1]) == min(OPEN_FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1])


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
            assert closing_code(received(connection)) == 1008

    costs_little(guarded, attack)


def test_an_empty_fragment_closes_the_connection_at_once(guarded: Server) -> None:
    player = Player(guarded)
    with open_socket(guarded, player, player.open(3)) as connection:
        connection.sendall(frame(Opcode.TEXT, b"x", fin=False) + frame(Opcode.CONT, fin=False))
        assert closing_code(received(connection)) == 1008


def test_invalid_text_closes_the_connection_and_logs_no_error(guarded: Server) -> None:
    player = Player(guarded)
    with open_socket(guarded, player, player.open(3)) as connection:
        connection.sendall(frame(Opcode.TEXT, b"\xff"))
        assert closing_code(received(connection)) == 1007
    assert "UnicodeDecodeError" not in guarded.log.read_text()


def test_a_slice_of_frames_costs_little() -> None:
    """Fewer frames are parsed before they are counted than are allowed."""
    assert MOST_PARSED // len(frame(Opcode.PING)) < Settings().frames_in_10_seconds
    assert LARGEST_HEAD == 32 * 1024


@pytest.mark.parametrize(("most_bytes", "parsed"), [(10**9, 250_000), (20 * MOST_PARSED, 21 * MOST_PARSED)])
def test_a_burst_is_parsed_slice_by_slice_and_no_further_than_allowed(most_bytes: int, parsed: int) -> None:
    """A quarter of a megabyte comes at once; as one piece, 40,000 pings would be handled before anyone had counted them."""
    slices: list[int] = []
    receiver = object.__new__(ConnectionWriter)
    receiver.conn = SimpleNamespace(  # type: ignore[assignment]
        receive_data=lambda data: slices.append(len(data)), handshake_exc=None, parser_exc=None, events=[]
    )
    receiver.transport = SimpleNamespace(is_closing=lambda: False)  # type: ignore[assignment]
    receiver.loop = SimpleNamespace(time=lambda: 0.0)  # type: ignore[assignment]
    receiver.close_sent = False
    receiver._frames = receiver._bytes = 0
    receiver._counted_from, receiver._most_frames, receiver._most_bytes = 0.0, 500, most_bytes
    receiver.handle_events = lambda: None  # type: ignore[method-assign]
    receiver.flooded = lambda reason: setattr(receiver, "close_sent", True)  # type: ignore[method-assign]
    receiver.data_received(bytes(250_000))
    assert max(slices) <= MOST_PARSED
    assert sum(slices) == parsed


def test_a_fragmented_message_is_received(guarded: Server) -> None:
    player = Player(guarded)
    with open_socket(guarded, player, player.open(3)) as connection:
        connection.sendall(frame(Opcode.TEXT, b'{"type": "pi', fin=False) + frame(Opcode.CONT, b'ng"}', fin=False))
        connection.sendall(frame(Opcode.CONT))  # as some libraries end a message
        assert b'"pong"' in connection.recv(65536)


def test_the_sockets_of_an_address_are_counted_before_anybody_is_identified(tmp_path: Path) -> None:
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
