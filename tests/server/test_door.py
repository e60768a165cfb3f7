"""Who is let in, what is refused and how it is said."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bench.players import Player, Server
from mazzo.server.door import CONTENT_SECURITY_POLICY, is_own_origin
from mazzo.server.files import read_page
from mazzo.server.persons import tidy_name
from mazzo.server.settings import Settings
from mazzo.server.tables import read_code
from mazzo.words import Refusal

WISH = {"game": "wizard", "players": 3}


def refused(answer: tuple[int, dict[str, str], bytes]) -> tuple[int, str]:
    """The status and the reason; every problem has a sentence."""
    status, headers, body = answer
    problem = json.loads(body)
    assert set(problem) == {"reason", "text"}
    assert problem["text"].endswith((".", "…"))
    assert headers["content-type"] == "application/json"
    return status, problem["reason"]


# ---------------------------------------------------------------------------------------------------------------- HTTP


def test_every_answer_carries_the_headers(server: Server) -> None:
    for path in ("/", "/t/ABCDEFGH", "/api/me", "/api/games", "/health", "/nowhere"):
        _, headers, _ = server.ask("GET", path)
        assert headers["content-security-policy"] == CONTENT_SECURITY_POLICY
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers


def test_the_cookie_is_http_only_lax_and_with_https_bound_to_the_host(server: Server) -> None:
    _, headers, _ = server.ask("GET", "/api/me")
    plain = headers["set-cookie"]
    assert plain.startswith("mazzo=")
    assert "HttpOnly" in plain
    assert "SameSite=Lax" in plain
    assert "Path=/;" in plain
    assert "Secure" not in plain
    _, headers, _ = server.ask("GET", "/api/me", headers={"X-Forwarded-Proto": "https"})
    secure = headers["set-cookie"]
    assert secure.startswith("__Host-mazzo=")
    assert "; Secure" in secure
    assert "Domain" not in secure
    _, headers, _ = server.ask("GET", "/api/me", headers={"Cookie": plain.partition(";")[0]})
    assert "set-cookie" not in headers


@pytest.mark.parametrize("cookie", ["mazzo=", "mazzo=short", f"mazzo={'x' * 43}", 'mazzo="\\"', "=;=;", f"a={'b' * 5000}"])
def test_a_cookie_that_is_not_ours_makes_somebody_new(server: Server, cookie: str) -> None:
    status, headers, _ = server.ask("GET", "/api/me", headers={"Cookie": cookie})
    assert status == 200
    assert "set-cookie" in headers


def test_a_table_s_link_and_its_picture(server: Server, ada: Player) -> None:
    status, answer = ada.ask("POST", "/api/tables", WISH)
    assert status == 201
    assert answer["link"] == f"{server.address}/t/{answer['code']}"
    assert read_code(answer["code"]) == answer["code"]
    status, headers, picture = server.ask("GET", f"/api/tables/{answer['code'].lower()}/qr.svg")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert b"<svg" in picture
    assert b"script" not in picture


def test_games_and_their_options(server: Server) -> None:
    _, _, body = server.ask("GET", "/api/games")
    wizard = next(game for game in json.loads(body) if game["name"] == "wizard")
    assert (wizard["least_players"], wizard["most_players"]) == (2, 6)
    assert {option["name"] for option in wizard["options"]} >= {"bids", "rounds"}
    assert "casual" in wizard["levels"]


def test_every_route_refuses_with_a_code_and_a_sentence(server: Server, ada: Player) -> None:
    def ask(method: str, path: str, body: Any = None, **headers: str) -> tuple[int, str]:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        return refused(server.ask(method, path, body, {"Cookie": ada.cookie, **sent}))

    code = ada.open(3)
    assert ask("GET", "/nowhere") == (404, "no_such_address")
    assert ask("GET", "/index.html") == (404, "no_such_address")
    assert ask("GET", "/../../etc/passwd") == (404, "no_such_address")
    assert ask("GET", "/%2e%2e/app.py") == (404, "no_such_address")
    assert ask("DELETE", "/api/me") == (405, "wrong_method")
    assert ask("POST", "/health", {}) == (405, "wrong_method")
    assert ask("POST", "/api/tables", WISH, Cookie="") == (401, "no_person")
    for wrong in (
        {},
        {"game": "wizard"},
        {**WISH, "players": 7},
        {**WISH, "players": "3"},
        {**WISH, "extra": 1},
        {**WISH, "options": {"bids": None}},
        {**WISH, "options": [1]},
        {**WISH, "start": "yes"},
        b"{",
        b"",
        b"[]",
        b"\xff\xfe",
        b'{"game": "wizard", "players": 3, "players": 4}',
        b'{"game": "wizard", "players": NaN}',
        b"[" * 30_000,
    ):
        assert ask("POST", "/api/tables", wrong) == (400, "bad_message"), wrong
    assert ask("POST", "/api/tables", {**WISH, "game": "chess"}) == (400, "bad_options")
    assert ask("POST", "/api/tables", {**WISH, "options": {"bids": "loud"}}) == (400, "bad_options")
    assert ask("POST", "/api/tables", {**WISH, "players": 6, "options": {"monochrome": True}}) == (400, "bad_options")
    assert ask("POST", "/api/tables", {**WISH, "level": "god"}) == (400, "no_such_level")
    assert ask("POST", "/api/me", {"name": ""}) == (400, "bad_message")
    assert ask("POST", "/api/me", {"name": "x" * 25}) == (400, "bad_message")
    assert ask("POST", "/api/me", {"name": "\u200b\u202e"}) == (400, "bad_name")
    assert ask("POST", "/api/me", b"a=b", Content_Type="application/x-www-form-urlencoded") == (415, "not_json")
    assert ask("POST", "/api/me", b'{"name":"Ada"}', Content_Type="text/plain") == (415, "not_json")
    assert ask("POST", "/api/me", b" " * 70_000) == (413, "too_large")
    # What does not exist and what is not for you look the same.
    missing = server.ask("GET", "/api/tables/00000000/record")
    unfinished = server.ask("GET", f"/api/tables/{code}/record")
    malformed = server.ask("GET", "/api/tables/nonsense!/qr.svg")
    assert refused(missing) == (404, "no_such_table")
    assert missing[2] == unfinished[2] == malformed[2]


def test_pages_of_other_sites_cannot_act_for_a_player(server: Server, ada: Player) -> None:
    def post(**headers: str) -> int:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        return ada.ask("POST", "/api/me", {"name": "Eve"}, **sent)[0]

    assert post(Origin="https://evil.example") == 403
    assert post(Origin="null") == 403
    assert post(Origin=f"http://127.0.0.1:{server.port}.evil.example") == 403
    assert post(Sec_Fetch_Site="cross-site") == 403
    assert post(Sec_Fetch_Site="same-site") == 403
    assert ada.me()["name"] != "Eve"
    assert post(Origin=server.address, Sec_Fetch_Site="same-origin") == 200


def test_own_origins_are_the_host_asked_for_and_the_public_address() -> None:
    plain, public = Settings(), Settings(public_url="https://cards.example.org")
    assert is_own_origin("http://localhost:8000", "localhost:8000", plain)
    assert is_own_origin("http://LOCALHOST:8000", "localhost:8000", plain)
    assert is_own_origin("https://cards.example", "cards.example", plain)  # behind a proxy that speaks https
    assert is_own_origin("http://cards.example", "cards.example:80", plain)
    assert is_own_origin("http://[::1]:8000", "[::1]:8000", plain)
    assert is_own_origin("https://cards.example.org", "127.0.0.1:8000", public)
    for origin in (
        "null",
        "",
        "http://localhost:8001",
        "file://",
        "http://x@localhost:8000",
        "http://localhost:8000/",
        "ftp://localhost:8000",
    ):
        assert not is_own_origin(origin, "localhost:8000", plain)
    assert not is_own_origin("http://cards.example.org", "127.0.0.1:8000", public)
    assert not is_own_origin("http://evil.example", "", plain)


# ---------------------------------------------------------------------------------------------------------- the socket


async def handshake(server: Server, code: str, origin: str | None, headers: dict[str, str]) -> int:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
    try:
        async with connect(address, origin=origin, additional_headers=headers, compression=None, proxy=None):  # type: ignore[arg-type]
            return 101
    except InvalidStatus as answer:
        response = answer.response
    assert set(json.loads(response.body or b"{}")) == {"reason", "text"}
    assert "content-security-policy" in response.headers
    return response.status_code


def test_the_origin_is_checked_before_a_socket_is_accepted(server: Server, ada: Player) -> None:
    async def matrix() -> None:
        code = ada.open(3)
        own, cookie = server.address, {"Cookie": ada.cookie}
        header = {"Authorization": "Bearer x"}
        for origin in ("https://evil.example", "null", None, f"{own}0", own.replace("http", "https").replace("127", "126")):
            for headers in (cookie, header, {**cookie, **header}, {}):
                refusal = 401 if origin is None and "Authorization" in headers else 403
                assert await handshake(server, code, origin, headers) == refusal, (origin, headers)
        assert await handshake(server, code, own, cookie) == 101
        assert await handshake(server, code, own, {}) == 401
        assert await handshake(server, code, own, {"Cookie": "mazzo=" + "x" * 43}) == 401
        assert await handshake(server, "00000000", own, cookie) == 404
        assert await handshake(server, "zzz", own, cookie) == 404
        spelled = code.lower().replace("0", "o").replace("1", "i")
        assert await handshake(server, spelled, own, cookie) == 101

    asyncio.run(matrix())


WRONG: list[tuple[Any, str]] = [
    ("{", "bad_message"),
    ("", "bad_message"),
    ("[]", "bad_message"),
    ("null", "bad_message"),
    ("[" * 5000, "bad_message"),
    ('{"type": "play", "moves": ["bid 1"], "turn": 0, "id": "x", "turn": 1}', "bad_message"),
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
    ({"type": "play", "moves": ["bid 1"], "turn": 0, "id": ""}, "bad_message"),
    ({"type": "play", "moves": ["x" * 41], "turn": 0, "id": "a"}, "bad_message"),
    ({"type": "play", "moves": ["bid 1"] * 17, "turn": 0, "id": "a"}, "bad_message"),
    ({"type": "sit", "seat": 6}, "bad_message"),
    ({"type": "sit", "seat": -1}, "bad_message"),
    ({"type": "sit", "seat": 5}, "no_such_seat"),
    ({"type": "seat_bot", "seat": 1, "level": ""}, "bad_message"),
    ({"type": "seat_bot", "seat": 5, "level": "casual"}, "no_such_seat"),
    ({"type": "unseat", "seat": 5}, "no_such_seat"),
    ({"type": "swap", "seat": 0, "other": 5}, "no_such_seat"),
    ({"type": "rename", "name": ""}, "bad_message"),
    ({"type": "rename", "name": "\u202e \u200b"}, "bad_name"),
    ({"type": "take_back"}, "not_kept"),
    ({"type": "rematch"}, "not_over"),
    ({"type": "ping", "number": "1"}, "bad_message"),
]


def test_every_wrong_message_is_refused_and_the_line_stays(server: Server, ada: Player) -> None:
    async def wrong_messages() -> None:
        code = ada.open(3)
        for first in range(0, len(WRONG), 15):  # twenty in a minute cut the line
            at = await ada.join(code)
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
            await at.leave_line()

    asyncio.run(wrong_messages())


def test_nothing_but_ping_before_hello(ada: Player) -> None:
    async def silent() -> None:
        code = ada.open(3)
        at = await ada.join(code, hello=False)
        await at.say(type="start")
        assert (await at.hear("refused"))["reason"] == "hello_first"
        assert await at.closed(8) == 1008

    asyncio.run(silent())


def test_who_sends_nonsense_without_end_is_cut_off(ada: Player) -> None:
    async def nonsense() -> None:
        at = await ada.join(ada.open(3))
        for _ in range(25):
            await at.say(type="dance")
        assert await at.closed() == 1008
        assert [message["reason"] for message in at.heard[1:]] == ["unknown_type"] * 21 + ["too_many_refusals"]

    asyncio.run(nonsense())


def test_an_oversized_message_closes_with_1009(ada: Player) -> None:
    async def oversize() -> None:
        at = await ada.join(ada.open(3))
        await at.wire.send(json.dumps({"type": "rename", "name": "x" * 15_900}))
        assert (await at.hear("refused"))["reason"] == "bad_message"
        await at.wire.send("x" * 17_000)
        assert await at.closed() == 1009

    asyncio.run(oversize())


def test_limits_that_a_flood_meets(tmp_path: Path) -> None:
    limits: dict[str, Any] = {
        "messages_in_20_seconds": 100,
        "sockets_per_address": 6,
        "tables_per_hour": 3,
        "unknown_codes_per_minute": 5,
    }
    with Server(tmp_path / "mazzo.sqlite3", root_path="/cards", public_url="https://cards.example.org/cards", **limits) as server:

        async def flood() -> None:
            # The public address is https: the cookie is the secure one, and the link is the public one.
            ada = Player(server)
            assert ada.cookie.startswith("__Host-mazzo=")
            status, answer = ada.ask("POST", "/cards/api/tables", WISH)
            code = answer["code"]
            assert (status, answer["link"]) == (201, f"https://cards.example.org/cards/t/{code}")
            at = await ada.join(code)
            for number in range(130):
                await at.say(type="ping", number=number)
            assert await at.closed() == 1008
            assert at.heard[-1]["reason"] == "too_many_messages"
            assert sum(message["type"] == "pong" for message in at.heard) >= 95
            # At most four sockets a person at one table: the oldest goes.
            lines = [await ada.join(code) for _ in range(6)]
            assert await lines[0].closed() == 1006
            assert await lines[1].closed() == 1006
            await lines[5].say(type="ping", number=1)
            await lines[5].hear("pong")
            more = [await Player(server).join(code) for _ in range(2)]
            assert await handshake(server, code, server.address, {"Cookie": ada.cookie}) == 429
            for line in (*lines, *more):
                await line.leave_line()
            assert [ada.ask("POST", "/api/tables", WISH)[0] for _ in range(3)] == [201, 201, 429]
            answers = [server.ask("GET", f"/api/tables/0000000{number}/qr.svg")[0] for number in range(7)]
            assert answers == [404] * 5 + [429] * 2
            assert server.ask("GET", f"/cards/api/tables/{code}/qr.svg")[0] == 200

        asyncio.run(flood())


# ------------------------------------------------------------------------------------------------------ names, the page


def test_names_are_tidied_or_refused() -> None:
    assert tidy_name("  Ada \t Lovelace ") == "Ada Lovelace"
    assert tidy_name("e\u0301") == "é"
    assert tidy_name("a\u200bb\u202ec\x00d\ufeff") == "abcd"
    assert tidy_name("<b>&\"'") == "<b>&\"'"
    assert tidy_name("🂡") == "🂡"
    for name in ("", "   ", "\u200b", "\u0301", "x" * 25):
        with pytest.raises(Refusal) as why:
            tidy_name(name)
        assert why.value.reason == "bad_name"


def test_codes_are_read_as_people_write_them() -> None:
    assert read_code("abcdefgh") == "ABCDEFGH"
    assert read_code("OIL00000") == "01100000"
    for wrong in ("", "ABCDEFG", "ABCDEFGHJ", "ABCDEFG!", "ABCDEFGU", "ÀBCDEFGH"):
        assert read_code(wrong) is None


def test_the_page_is_cached_by_its_names_and_found_under_any_root(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main-4f2a.js").write_text("import './x.js'" + " " * 600)
    (tmp_path / "index.html").write_text('<script type="module" src="./assets/main-4f2a.js"></script><link href="./favicon.svg">')
    files = read_page("/cards", tmp_path)
    assert b'src="/cards/assets/main-4f2a.js"' in files["index.html"].body
    assert b'href="/cards/favicon.svg"' in files["index.html"].body
    assert files["index.html"].caching == "no-cache"
    script = files["assets/main-4f2a.js"]
    assert "immutable" in script.caching
    assert script.kind == "text/javascript"
    assert script.squeezed is not None
    assert len(script.squeezed) < len(script.body)
