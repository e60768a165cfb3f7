"""The rules of access, each with its number: who is let in, with what, how much and how often.

What happens inside, points 10 to 20, is in test_security_inside.py; what only a browser can show, in tests/web.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import socket
import sqlite3
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from mazzo.server.bots.pool import BotPool
from mazzo.server.codes import CROCKFORD, fresh_code
from mazzo.server.http.guards import Throttle
from mazzo.server.http.responses import Problem
from mazzo.server.http.websocket import read_message
from mazzo.server.http.websocket_endpoint import WebSocketEndpoint
from mazzo.server.persons.identity import hash_of
from mazzo.server.rate_limits import RateLimit
from mazzo.server.settings import Settings
from mazzo.server.store.store import Store
from mazzo.server.tables.programs import fresh_token
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.wire.messages import Incoming
from mazzo.words import Refusal
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server
from tests.harness.stores import with_store
from tests.server.test_programs import program, refused_with, token_for

WISH = {"game": USUAL_GAME, "players": 3}
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types svelte-trusted-html mazzo-worker"
)


def everything_stored(server: Server) -> bytes:
    """The bytes of the database, including its write-ahead log."""
    files = [server.database, server.database.with_name(server.database.name + "-wal")]
    return b"".join(file.read_bytes() for file in files if file.exists())


async def handshake(server: Server, code: str, origin: str | None, headers: dict[str, str]) -> int:
    """The status of a WebSocket handshake."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
    try:
        async with connect(address, origin=origin, additional_headers=headers, compression=None, proxy=None):  # type: ignore[arg-type]
            return 101
    except InvalidStatus as answer:
        response = answer.response
    assert set(json.loads(response.body or b"{}")) == {"reason", "text"}
    assert response.headers["content-security-policy"] == POLICY
    return response.status_code


# ------------------------------------------------------------------------------------------------- 1, 2: tokens and cookies


def test_a_token_for_an_unreadable_table_is_not_called_wrong_or_counted_as_a_guess(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        registry = TableRegistry(store, BotPool(0, 1.0), Settings(unknown_codes_per_minute=1))
        endpoint = WebSocketEndpoint(registry, RateLimit(1000, 10), Throttle(registry.settings))

        async def unreadable(code: str) -> None:
            raise Refusal("not_stored", "The server cannot read this table now. Try again.")

        monkeypatch.setattr(registry, "rules_ready", rules_ready)
        monkeypatch.setattr(registry, "find", unreadable)
        for _ in range(3):
            with pytest.raises(Problem) as refused:
                await endpoint._admit_program("ABCDEFGH", "9.9.9.9", fresh_token())
            assert (refused.value.status, refused.value.reason) == (503, "not_stored")
        await registry.close()

    async def rules_ready() -> None:
        pass

    with_store(tmp_path / "mazzo.sqlite3", work)


def test_point_01_a_seat_token_is_for_one_seat_of_one_table_and_can_be_revoked(server: Server, ada: Player) -> None:
    async def tokens() -> None:
        code, other = ada.open(3), ada.open(3)
        host = await ada.join(code)
        first = await token_for(host, 1)
        assert re.fullmatch(r"[A-Za-z0-9_-]{43}", first)  # 256 bits
        assert (await program(server, code, first)).table["you"] == 1
        # Stolen for another table, made up, or misspelled: one answer, which does not reveal whether the table exists.
        for wrong_code, wrong in ((other, first), ("00000000", first), (code, fresh_token()), (code, first[:-1]), (code, "")):
            assert await refused_with(server, wrong_code, f"Bearer {wrong}") == (401, "bad_token")
        for wrong in (first, f"Basic {first}", f"Bearer {first} {first}", f"Bearer  {first}"):
            assert await refused_with(server, code, wrong) == (401, "bad_token")
        # Another token for the same seat: the first is void, and its connection is cut.
        connection = await program(server, code, first)
        second = await token_for(host, 1)
        assert await connection.closed() == 1006
        assert await refused_with(server, code, f"Bearer {first}") == (401, "bad_token")
        assert (await program(server, code, second)).table["you"] == 1
        await host.say(type="unseat", seat=1)
        await host.until(lambda table: table["seats"][1]["player"] == "nobody")
        assert await refused_with(server, code, f"Bearer {second}") == (401, "bad_token")
        # The server keeps only the hash, and shows the token to nobody else.
        stored = everything_stored(server)
        for token in (first, second):
            assert token.encode() not in stored
            assert hash_of(token).encode() in stored
            assert hash_of(token) == hashlib.sha256(token.encode()).hexdigest()
            assert token not in server.log.read_text()
        await host.disconnect()

    asyncio.run(tokens())
    assert len({fresh_token() for _ in range(1000)}) == 1000


def test_point_02_the_cookie_is_http_only_lax_and_with_https_bound_to_the_host(server: Server) -> None:
    _, headers, _ = server.ask("GET", "/api/me")
    plain = headers["set-cookie"]
    assert re.match(r"mazzo-[0-9a-f]{8}=", plain)
    assert "HttpOnly" in plain
    assert "SameSite=Lax" in plain
    assert "Path=/;" in plain
    assert "Secure" not in plain  # browsers would drop it on plain http
    _, headers, _ = server.ask("GET", "/api/me", headers={"X-Forwarded-Proto": "https"})
    secure = headers["set-cookie"]
    assert re.match(r"__Host-mazzo-[0-9a-f]{8}=", secure)
    assert "; Secure" in secure
    assert "Domain" not in secure
    _, headers, _ = server.ask("GET", "/api/me", headers={"Cookie": plain.partition(";")[0]})
    assert "set-cookie" not in headers
    token = plain.partition("=")[2].partition(";")[0].partition(".")[0]
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", token)
    assert token.encode() not in everything_stored(server)
    # A token in an address is ignored: what ends up in logs and histories lets nobody in.
    address = f"/api/tables?token={token}&mazzo={token}"
    assert server.ask("POST", address, WISH)[0] == 401


# ---------------------------------------------------------------------------------------------- 3, 4, 5: other sites' pages


def test_point_03_the_origin_is_checked_before_accepting(server: Server, ada: Player) -> None:
    async def matrix() -> None:
        code = ada.open(3)
        host = await ada.join(code)
        own, cookie = server.address, {"Cookie": ada.cookie}
        token = {"Authorization": f"Bearer {await token_for(host, 1)}"}
        wrong_token = {"Authorization": f"Bearer {fresh_token()}"}
        foreign = ("https://evil.example", "null", "", f"{own}0", own.replace("127", "126"), own.replace("http", "ftp"))
        for origin in foreign:
            for headers in (cookie, token, {**cookie, **token}, {}):
                assert await handshake(server, code, origin, headers) == 403, (origin, headers)
        # Without an Origin only a token opens; a cookie does not, since a browser would have sent an Origin.
        assert await handshake(server, code, None, cookie) == 403
        assert await handshake(server, code, None, {}) == 403
        assert await handshake(server, code, None, token) == 101
        assert await handshake(server, code, None, {**cookie, **wrong_token}) == 401
        assert await handshake(server, code, own, token) == 101
        assert await handshake(server, code, own, cookie) == 101
        assert await handshake(server, code, own, {}) == 401
        assert await handshake(server, code, own, {"Cookie": "mazzo=" + "x" * 43}) == 401
        assert await handshake(server, "00000000", own, cookie) == 404
        assert await handshake(server, "zzz", own, cookie) == 404
        spelled = code.lower().replace("0", "o").replace("1", "i")
        assert await handshake(server, spelled, own, cookie) == 101
        await host.disconnect()

    asyncio.run(matrix())


def test_point_04_pages_of_other_sites_cannot_act_for_a_player(server: Server, ada: Player) -> None:
    def post(body: Any = None, **headers: str) -> int:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        return ada.ask("POST", "/api/me", {"name": "Eve"} if body is None else body, **sent)[0]

    assert post(Origin="https://evil.example") == 403
    assert post(Origin="null") == 403
    assert post(Origin=f"http://127.0.0.1:{server.port}.evil.example") == 403
    assert post(Sec_Fetch_Site="cross-site") == 403
    assert post(Sec_Fetch_Site="same-site") == 403
    assert post(Origin=server.address, Sec_Fetch_Site="cross-site") == 403
    # What a form can send without a preflight is not read, whatever type it claims.
    for kind in ("application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", ""):
        assert post(b'{"name":"Eve"}', Content_Type=kind) == 415
        assert post(b'{"name":"Eve"}', Content_Type=kind, Origin="https://evil.example") == 403
    assert ada.me()["name"] != "Eve"
    assert post(Origin=server.address, Sec_Fetch_Site="same-origin", Content_Type="application/json; charset=utf-8") == 200
    # And no answer allows other sites to read it.
    for path in ("/api/me", "/api/games", "/"):
        _, headers, _ = server.ask("GET", path, headers={"Origin": "https://evil.example"})
        assert not any(name.startswith("access-control") for name in headers)
    status, headers, _ = server.ask("OPTIONS", "/api/me", headers={"Access-Control-Request-Method": "POST"})
    assert status == 405
    assert headers["allow"] == "GET, HEAD, POST"


def test_point_05_every_answer_carries_the_policy(server: Server, ada: Player) -> None:
    requests: list[tuple[str, str, Any]] = [
        ("GET", path, None)
        for path in (
            "/",
            "/t/ABCDEFGH",
            "/api/me",
            "/api/games",
            "/api/openapi.json",
            "/health",
            "/nowhere",
            "/%ff",
            "/api/tables",
        )
    ]
    requests += [("POST", "/api/me", b"{"), ("POST", "/api/me", b" " * 70_000), ("DELETE", "/api/me", None), ("TRACE", "/", None)]
    for method, path, body in requests:
        _, headers, _ = server.ask(method, path, body)
        assert headers["content-security-policy"] == POLICY, path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers
        assert "x-powered-by" not in headers
    _, headers, _ = server.ask("GET", "/")
    status, again, body = server.ask("GET", "/", headers={"If-None-Match": headers.get("etag", "")})
    if status == 304:  # the page has been built
        assert (again["content-security-policy"], body) == (POLICY, b"")


# ------------------------------------------------------------------------------------------------------ 6, 7: how much, how often


def test_point_06_a_message_of_more_than_16_kib_closes_with_1009(ada: Player) -> None:
    async def oversize() -> None:
        at = await ada.join(ada.open(3))
        envelope = len(json.dumps({"type": "rename", "name": ""}))
        await at.wire.send(json.dumps({"type": "rename", "name": "x" * (16 * 1024 - envelope)}))
        assert (await at.hear("refused"))["reason"] == "bad_message"
        await at.wire.send("x" * (16 * 1024 + 1))
        assert await at.closed() == 1009
        # Fragments count together.
        at = await ada.join(ada.open(3))
        await at.wire.send("x" * 4096 for _ in range(5))
        assert await at.closed() == 1009

    asyncio.run(oversize())


def test_point_06_a_body_has_at_most_64_kib_even_if_it_does_not_announce_its_length(server: Server) -> None:
    name = b'{"name":"Ada"}'
    assert server.ask("POST", "/api/me", name + b" " * (64 * 1024 - len(name)))[0] == 200
    assert server.ask("POST", "/api/me", name + b" " * (64 * 1024 - len(name) + 1))[0] == 413
    with socket.create_connection(("127.0.0.1", server.port), 10) as connection:
        head = "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        connection.sendall(head.encode())
        for _ in range(17):
            connection.sendall(b"1000\r\n" + b" " * 4096 + b"\r\n")
        received = b"".join(iter(lambda: connection.recv(65536), b""))  # until it hangs up: it does not wait for the rest
        assert b" 413 " in received.partition(b"\r\n")[0]


def test_point_06_a_client_that_sends_nothing_or_too_much_before_its_request_is_cut_off(server: Server) -> None:
    def hung_up_after(*pieces: bytes, wait: float = 20) -> float:
        """The seconds until the server hangs up."""
        with socket.create_connection(("127.0.0.1", server.port), wait) as connection:
            begun = time.monotonic()
            try:
                for piece in pieces:
                    connection.sendall(piece)
                while connection.recv(65536):
                    pass
            except (ConnectionResetError, BrokenPipeError):
                pass
            return time.monotonic() - begun

    async def all_at_once() -> list[float]:
        upgrade = b"GET /api/tables/00000000/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        return await asyncio.gather(
            asyncio.to_thread(hung_up_after),
            asyncio.to_thread(hung_up_after, b"GET / HTTP/1.1\r\nHost: localhost\r\n"),
            asyncio.to_thread(hung_up_after, upgrade),
            asyncio.to_thread(hung_up_after, b"GET / HTTP/1.1\r\n", *([b"X: " + b"y" * 1000 + b"\r\n"] * 200)),
        )

    *silent, chatty = asyncio.run(all_at_once())
    assert all(4 < seconds < 15 for seconds in silent), silent
    assert chatty < 4


def test_point_06_only_ping_is_allowed_before_hello_and_not_for_long(ada: Player) -> None:
    async def silent() -> None:
        at = await ada.join(ada.open(3), hello=False)
        await at.say(type="start")
        assert (await at.hear("refused"))["reason"] == "hello_first"
        assert await at.closed(8) == 1008

    asyncio.run(silent())


def test_point_06_no_compression_is_agreed_to(server: Server, ada: Player) -> None:
    async def offered() -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{ada.open(3)}/socket"
        headers = {"Cookie": ada.cookie}
        more = {"additional_headers": headers, "compression": "deflate", "proxy": None}
        async with connect(address, origin=server.address, **more) as connection:  # type: ignore[arg-type]
            assert connection.response is not None
            assert "sec-websocket-extensions" not in connection.response.headers

    asyncio.run(offered())


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Server]:
    """A server with narrow limits for one test, which may use them up."""
    limits: dict[str, Any] = {
        "messages_in_20_seconds": 100,
        "sockets_per_address": 6,
        "tables_per_hour": 8,
        "unknown_codes_per_minute": 5,
    }
    with Server(tmp_path / "mazzo.sqlite3", root_path="/cards", public_url="https://cards.example.org/cards", **limits) as server:
        yield server


def test_point_06_sockets_are_limited_by_seat_and_by_address(narrow: Server) -> None:
    async def sockets() -> None:
        ada = Player(narrow)
        # The public address is https: the cookie is the secure one, and the link is the public one.
        assert ada.cookie.startswith("__Host-mazzo-")
        status, answer = ada.ask("POST", "/cards/api/tables", WISH)
        code = answer["code"]
        assert (status, answer["link"]) == (201, f"https://cards.example.org/cards/t/{code}")
        connections = [await ada.join(code) for _ in range(6)]
        assert await connections[0].closed() == 1006
        assert await connections[1].closed() == 1006
        await connections[5].say(type="ping", number=1)
        await connections[5].hear("pong")
        more = [await Player(narrow).join(code) for _ in range(2)]
        assert await handshake(narrow, code, narrow.address, {"Cookie": ada.cookie}) == 429
        for connection in (*connections, *more):
            await connection.disconnect()
        assert narrow.ask("GET", f"/cards/api/tables/{code}/qr.svg")[0] == 200

    asyncio.run(sockets())


def test_requests_from_a_foreign_page_and_for_ones_own_seat_do_not_count_as_guesses(narrow: Server) -> None:
    ada = Player(narrow)
    code, address = ada.open(3), {"X-Forwarded-For": "2001:db8:0:a::1"}

    def guess(written: str, **fetched: str) -> int:
        return narrow.ask("GET", f"/cards/api/tables/{written}/qr.svg", headers=address | fetched)[0]

    def come(player: Player) -> int:
        return asyncio.run(handshake(narrow, code, "https://cards.example.org", address | {"Cookie": player.cookie}))

    embedded = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"}
    framed = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe"}
    followed = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
    # This uses up neither the guesses nor the allowance of work.
    assert {guess("00000000", **fetched) for fetched in (embedded, framed) for _ in range(100)} == {403}
    assert guess(code, **followed) == 200
    assert [guess("00000000") for _ in range(6)] == [404] * 5 + [429]
    assert (come(ada), come(Player(narrow))) == (101, 429)


def test_point_07_a_flood_is_cut_off_with_1008_and_nobody_else_waits(narrow: Server) -> None:
    async def flood() -> None:
        ada, ben = Player(narrow), Player(narrow)
        code = ada.open(3)
        at, calm = await ada.join(code), await ben.join(ben.open(3))

        async def delays(times: int) -> list[float]:
            found = []
            for number in range(times):
                begun = time.monotonic()
                await calm.say(type="ping", number=number)
                await calm.hear("pong")
                found.append(time.monotonic() - begun)
            return found

        before = await delays(30)
        for number in range(130):
            await at.say(type="ping", number=number)
        during = await delays(30)
        assert await at.closed() == 1008
        assert at.heard[-1]["reason"] == "too_many_messages"
        assert sum(message["type"] == "pong" for message in at.heard) >= 95
        assert statistics.median(during) < 10 * statistics.median(before) + 0.05
        await calm.disconnect()

    asyncio.run(flood())


def test_point_07_a_client_that_keeps_sending_nonsense_is_cut_off(ada: Player) -> None:
    async def nonsense() -> None:
        at = await ada.join(ada.open(3))
        for _ in range(25):
            await at.say(type="dance")
        assert await at.closed() == 1008
        refusals = [message["reason"] for message in at.heard if message["type"] == "refused"]
        assert refusals == ["unknown_type"] * 21 + ["too_many_refusals"]

    asyncio.run(nonsense())


def test_point_07_the_tables_opened_in_an_hour_are_limited(narrow: Server) -> None:
    ada = Player(narrow)
    answers = [ada.ask("POST", "/api/tables", WISH)[0] for _ in range(10)]
    assert answers[-1] == 429
    assert set(answers) <= {201, 429}


def test_point_07_the_newcomers_and_links_of_an_hour_are_limited(server: Server, narrow: Server) -> None:
    def response(whom: Server, method: str, path: str, body: Any = None) -> tuple[int, str]:
        status, headers, _ = whom.ask(method, path, body, {"X-Forwarded-For": "198.51.100.7"})
        return status, headers.get("retry-after", "")

    newcomers = [response(narrow, "GET", "/api/me") for _ in range(82)]  # ten for each of eight tables
    assert newcomers[:80] == [(200, "")] * 80
    assert all(status == 429 and 1 <= int(seconds) <= 45 for status, seconds in newcomers[80:])
    links = [response(server, "POST", "/api/me/carry", {"token": "x" * 43})[0] for _ in range(62)]
    assert links == [410] * 60 + [429] * 2


# ------------------------------------------------------------------------------------------------------ 8: strict messages

WRONG: list[tuple[Any, str]] = [
    ("{", "bad_message"),
    ("", "bad_message"),
    ("[]", "bad_message"),
    ("null", "bad_message"),
    ("[" * 5000, "bad_message"),
    ('{"type": "play", "moves": ["bid 1"], "turn": 0, "id": "x", "turn": 1}', "bad_message"),
    ('{"type": "hello", "last": NaN}', "bad_message"),
    ('{"type": "hello", "last": Infinity}', "bad_message"),
    ('{"type": "hello", "last": 1e999}', "bad_message"),
    ('{"type": "hello", "last": ' + "9" * 5000 + "}", "bad_message"),
    ('{"type": "zz", "a": ' + "[" * 3000 + "]" * 3000 + "}", "bad_message"),
    ({}, "bad_message"),
    ({"type": "dance"}, "unknown_type"),
    ({"type": "table"}, "unknown_type"),
    ({"type": 7}, "bad_message"),
    ({"type": "hello", "last": -1}, "bad_message"),
    ({"type": "hello", "last": 1, "more": 2}, "bad_message"),
    ({"type": "play"}, "bad_message"),
    ({"type": "play", "moves": [], "turn": 0, "id": "a"}, "bad_message"),
    ({"type": "play", "moves": ["bid 1"], "turn": 0.5, "id": "a"}, "bad_message"),
    ({"type": "play", "moves": ["bid 1"], "turn": True, "id": "a"}, "bad_message"),
    ({"type": "play", "moves": ["bid 1"], "turn": 0, "id": ""}, "bad_message"),
    ({"type": "play", "moves": ["x" * 41], "turn": 0, "id": "a"}, "bad_message"),
    ({"type": "play", "moves": ["bid 1"] * 17, "turn": 0, "id": "a"}, "bad_message"),
    ({"type": "play", "moves": ["bid 1"], "turn": 0, "id": "a", "seat": 1}, "bad_message"),
    ({"type": "sit", "seat": 6}, "bad_message"),
    ({"type": "sit", "seat": -1}, "bad_message"),
    ({"type": "sit", "seat": 5}, "no_such_seat"),
    ({"type": "seat_bot", "seat": 1, "level": ""}, "bad_message"),
    ({"type": "seat_bot", "seat": 5, "level": "casual"}, "no_such_seat"),
    ({"type": "seat_program", "seat": 5, "name": "Hal"}, "no_such_seat"),
    ({"type": "seat_program", "seat": 1, "name": "Hal", "token": "mine"}, "bad_message"),
    ({"type": "unseat", "seat": 5}, "no_such_seat"),
    ({"type": "swap", "seat": 0, "other": 5}, "no_such_seat"),
    ({"type": "rename", "name": ""}, "bad_message"),
    ({"type": "rename", "name": "\u202e \u200b"}, "bad_name"),
    ({"type": "take_back"}, "not_kept"),
    ({"type": "rematch"}, "not_over"),
    ({"type": "ping", "number": "1"}, "bad_message"),
]


def test_point_08_every_wrong_message_is_refused_and_the_connection_stays(server: Server, ada: Player) -> None:
    async def wrong_messages() -> None:
        code = ada.open(3)
        for first in range(0, len(WRONG), 15):  # twenty in a minute end the connection
            at = await ada.join(code)
            before = at.table
            for message, reason in WRONG[first : first + 15]:
                await at.wire.send(message if isinstance(message, str) else json.dumps(message))
                answer = await at.hear("refused")
                assert answer["reason"] == reason, (message, answer)
                assert answer["text"].endswith("."), answer
                if isinstance(message, dict) and message.get("id") == "a":
                    assert answer["id"] == "a"
            await at.say(type="ping", number=3)
            assert (await at.hear("pong"))["number"] == 3
            await at.wire.send(b'{"type": "ping", "number": 4}')  # a binary frame is read as text
            assert (await at.hear("pong"))["number"] == 4
            assert at.table == before
            await at.disconnect()

    asyncio.run(wrong_messages())


anything = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(), inner, max_size=4),
    max_leaves=12,
)
types = some.sampled_from([message.__struct_config__.tag for message in Incoming.__args__])
fields = some.sampled_from(["moves", "turn", "id", "seat", "level", "last", "name", "number", "other", "text", "token"])
nearly = some.builds(lambda kind, more: more | {"type": kind}, types, some.dictionaries(fields, anything, max_size=4))


@settings(max_examples=250, deadline=None)
@given(some.one_of(some.text(), nearly.map(json.dumps), anything.map(json.dumps)))
def test_point_08_any_text_is_either_a_message_or_refused_with_a_sentence(text: str) -> None:
    why = None
    try:
        assert isinstance(read_message(text), Incoming)
    except Refusal as refusal:
        why = refusal
    assert why is None or (why.reason in ("bad_message", "unknown_type") and why.text.endswith("."))


# --------------------------------------------------------------------------------------------------------- 9: table codes


def test_point_09_codes_have_40_bits_and_guesses_get_one_answer_and_are_soon_refused(server: Server, narrow: Server) -> None:
    codes = {fresh_code() for _ in range(2000)}
    assert len(codes) == 2000
    assert all(len(code) == 8 and set(code) <= set(CROCKFORD) for code in codes)
    assert len(CROCKFORD) ** 8 == 2**40
    assert {letter for code in codes for letter in code} == set(CROCKFORD)
    answers = [narrow.ask("GET", f"/api/tables/0000000{number}/qr.svg")[0] for number in range(7)]
    assert answers == [404] * 5 + [429] * 2

    ada, eve = Player(server), Player(server)
    waiting, playing = ada.open(3), ada.open(3, start=True)
    paths = [
        f"/api/tables/{code}/{what}" for code in ("0000000Z", waiting, playing, "nonsense!") for what in ("record", "replay")
    ]
    seen = []
    for path in paths:
        status, headers, body = server.ask("GET", path, headers={"Cookie": eve.cookie})
        seen.append((status, sorted((name, value) for name, value in headers.items() if name != "date"), body))
    assert all(answer == seen[0] for answer in seen), paths
    assert seen[0][0] == 404

    def seconds(code: str) -> float:
        begun = time.perf_counter()
        server.ask("GET", f"/api/tables/{code}/record")
        return time.perf_counter() - begun

    pairs = [(seconds(fresh_code()), seconds(waiting)) for _ in range(25)]
    missing, not_allowed = (statistics.median(column) for column in zip(*pairs, strict=True))
    assert abs(missing - not_allowed) < 0.01


def test_point_09_a_code_is_the_right_to_ask_and_no_more(server: Server, ada: Player) -> None:
    async def stranger() -> None:
        code = ada.open(3, start=True)
        eve = await Player(server).join(code)
        assert (eve.table["you"], eve.table["host"], eve.table["legal"]) == (None, False, [])
        for message, reason in (
            ({"type": "sit", "seat": 0}, "already_started"),
            ({"type": "play", "moves": ["bid 0"], "turn": eve.table["turn"], "id": "x"}, "not_seated"),
            ({"type": "leave"}, "not_seated"),
            ({"type": "take_back"}, "not_seated"),
            ({"type": "rematch"}, "not_seated"),
            ({"type": "start"}, "not_host"),
            ({"type": "unseat", "seat": 1}, "not_host"),
            ({"type": "seat_program", "seat": 1, "name": "Hal"}, "not_host"),
        ):
            await eve.say(**message)
            assert (await eve.hear("refused"))["reason"] == reason
        await eve.disconnect()

    asyncio.run(stranger())


def test_the_database_holds_no_cookie(server: Server, ada: Player) -> None:
    token = ada.cookie.partition("=")[2].partition(".")[0]
    rows = sqlite3.connect(f"file:{server.database}?mode=ro", uri=True).execute("SELECT token_hash FROM devices").fetchall()
    assert (hash_of(token),) in rows
    assert token.encode() not in everything_stored(server)
