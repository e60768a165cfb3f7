"""What the server's routes answer and how they refuse; the security rules are in test_security.py."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mazzo.games import GAMES
from mazzo.server.codes import read_code
from mazzo.server.http.files import read_page
from mazzo.server.http.guards import is_own_origin
from mazzo.server.settings import Settings
from tests.harness.games import REFUSED_OPTIONS, USUAL_GAME
from tests.harness.players import Player, Server

WISH = {"game": USUAL_GAME, "players": 3}


def refused(answer: tuple[int, dict[str, str], bytes]) -> tuple[int, str]:
    """The status and the reason; every problem has a sentence."""
    status, headers, body = answer
    problem = json.loads(body)
    assert set(problem) - {"facts"} == {"reason", "text"}
    assert problem["text"].endswith((".", "…"))
    assert headers["content-type"] == "application/json"
    return status, problem["reason"]


# ---------------------------------------------------------------------------------------------------------------- HTTP


@pytest.mark.parametrize("cookie", ["mazzo=", "mazzo=short", f"mazzo={'x' * 43}", 'mazzo="\\"', "=;=;", f"a={'b' * 5000}"])
def test_an_unknown_cookie_makes_a_new_person(server: Server, cookie: str) -> None:
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
    assert [game["name"] for game in json.loads(body)] == list(GAMES)
    for shown in json.loads(body):
        game = GAMES[shown["name"]]
        assert (shown["least_players"], shown["most_players"]) == (game.least_players, game.most_players)
        assert [option["name"] for option in shown["options"]] == [option.name for option in game.options]
        assert "casual" in shown["levels"]
        assert shown["has_tricks"] == ("trick" in game.news_kinds)


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
        {"game": USUAL_GAME},
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
        f'{{"game": "{USUAL_GAME}", "players": 3, "players": 4}}'.encode(),
        f'{{"game": "{USUAL_GAME}", "players": NaN}}'.encode(),
        b"[" * 30_000,
    ):
        assert ask("POST", "/api/tables", wrong) == (400, "bad_message"), wrong
    assert ask("POST", "/api/tables", {**WISH, "game": "chess"}) == (400, "bad_options")
    for game, players, options in REFUSED_OPTIONS:
        wish = {"game": game, "players": players, "options": options}
        assert ask("POST", "/api/tables", wish) == (400, "bad_options"), wish
    assert ask("POST", "/api/tables", {**WISH, "level": "god"}) == (400, "no_such_level")
    assert ask("POST", "/api/me", {"name": ""}) == (400, "bad_message")
    assert ask("POST", "/api/me", {"name": "x" * 25}) == (400, "bad_message")
    assert ask("POST", "/api/me", {"name": "\u200b\u202e"}) == (400, "bad_name")
    assert ask("POST", "/api/me", b"a=b", Content_Type="application/x-www-form-urlencoded") == (415, "not_json")
    assert ask("POST", "/api/me", b'{"name":"Ada"}', Content_Type="text/plain") == (415, "not_json")
    assert ask("POST", "/api/me", b" " * 70_000) == (413, "too_large")
    # What does not exist looks the same as what is not for you.
    missing = server.ask("GET", "/api/tables/00000000/record")
    unfinished = server.ask("GET", f"/api/tables/{code}/record")
    malformed = server.ask("GET", "/api/tables/nonsense!/qr.svg")
    assert refused(missing) == (404, "no_such_table")
    assert missing[2] == unfinished[2] == malformed[2]


def test_own_origins_are_the_requested_host_and_the_public_address() -> None:
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
    for host in ("127.0.0.1:8000", "cards.example.org", "cards.example.org:80"):  # as proxies pass it on
        assert not is_own_origin("http://cards.example.org", host, public)
        assert not is_own_origin("http://CARDS.example.org:80", host, public)
    assert is_own_origin("http://127.0.0.1:8000", "127.0.0.1:8000", public)
    assert not is_own_origin("http://evil.example", "", plain)


# ------------------------------------------------------------------------------------------------------ names, the page


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
    assert script.media_type == "text/javascript"
    assert script.compressed is not None
    assert len(script.compressed) < len(script.body)
