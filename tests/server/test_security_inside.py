"""The rules inside, each with its number: what is sent to whom and when, what is logged, and what does not exist at all."""

from __future__ import annotations

import ast
import asyncio
import json
import re
import time
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from scipy.stats import ks_2samp

from mazzo.rules.game import legal, moves_in
from mazzo.server.bots import pool as bots
from mazzo.server.bots.pool import BotPool, pause
from mazzo.server.http import files
from mazzo.server.http.api import every_route
from mazzo.server.http.app import SOCKET
from mazzo.server.json_log import FIELDS, log_event
from mazzo.server.persons.identity import LONGEST_NAME, tidy_line, tidy_name
from mazzo.server.settings import Settings, database_url
from mazzo.server.store.store import Store
from mazzo.server.tables.registry import TableRegistry
from mazzo.table.commands import Person
from mazzo.table.table import Table
from mazzo.words import Refusal
from tests.harness.games import SHORT_GAMES, USUAL_GAME
from tests.harness.players import Player, Server, TableConnection, play_to_the_end, until_alike
from tests.server.test_programs import program, token_for

ROOT = Path(__file__).resolve().parent.parent.parent
SERVER = sorted((ROOT / "mazzo" / "server").rglob("*.py"))


async def two_dealt(ada: Player, ben: Player, **options: Any) -> tuple[str, TableConnection, TableConnection]:
    """Two people and a bot, dealt; both are connected."""
    code = ada.open(3, **options)
    one, two = await ada.join(code), await ben.join(code)
    await two.say(type="sit", seat=1)
    await one.until(lambda table: table["seats"][1]["player"] == "person")
    await one.say(type="start")
    await two.until(lambda table: table["stage"] == "playing")
    await one.until(lambda table: table["stage"] == "playing")
    return code, one, two


# ------------------------------------------------------------------------------------------- 10, 11: what a view is made of


def secrets_of(at: TableConnection) -> Any:
    """What only this connection's seat knows about the table."""
    return (at.table["you"], at.table["view"]["hands"], at.table["legal"], at.table["illegal"], at.table["your_choice"])


def test_point_10_a_second_tab_leaving_and_watching_reveal_nothing(server: Server, ada: Player, ben: Player) -> None:
    async def tabs() -> None:
        code, one, two = await two_dealt(ada, ben, rounds="5", bids="blind")
        eve = await Player(server).join(code)
        held = one.table["view"]["hands"][0]
        assert isinstance(held, list)
        assert all(isinstance(hand, int) for hand in eve.table["view"]["hands"])  # a number of cards
        assert eve.table["you"] is None
        assert (eve.table["legal"], eve.table["illegal"], eve.table["your_choice"]) == ([], [], None)
        again = await ada.join(code)
        await until_alike(secrets_of, again, one)
        # A player who gets up, while a bot plays for them, sees their own seat's cards, as before, and nobody else's.
        await one.say(type="leave")
        await one.until(lambda table: table["seats"][0]["kept"])
        hands = one.table["view"]["hands"]
        assert isinstance(hands[0], list)
        assert all(isinstance(hand, int) for hand in hands[1:])
        assert one.table["legal"] == []
        back = await ada.join(code)
        assert back.table["view"]["hands"] == hands
        # A stranger who comes, goes and comes back receives what any spectator receives.
        other = await Player(server).join(code)
        await until_alike(lambda at: {**at.table, "events": []}, eve, other)
        for connection in (one, two, eve, again, back, other):
            await connection.disconnect()

    asyncio.run(tabs())


def test_point_11_there_is_one_way_from_a_state_to_a_player() -> None:
    """A table calls `see` in one place, and the server touches a state only to copy it for bots that think, or to compare it."""
    callers = []
    touched = set()
    for source in sorted((ROOT / "mazzo").rglob("*.py")):
        name = source.relative_to(ROOT / "mazzo").as_posix()
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "see":
                callers.append(name)
            is_state = isinstance(node, ast.Attribute) and node.attr == "state"
            if is_state and source in SERVER and not ast.unparse(node).endswith(("app.state", "conn.state")):
                touched.add(name)
    # The bots of mazzo/bots look into worlds they have imagined; they get no other state.
    assert [name for name in callers if name.startswith(("table/", "server/"))] == ["table/view.py"]
    # The pool hands a view of a copy to a worker, hints put the moves of a copy into words, audit compares two replays, preparing
    # warms up with games of its own, and results and tries report the outcome of finished games.
    assert touched <= {
        f"server/{name}.py"
        for name in ("bots/pool", "tables/hints", "host/audit", "host/preparing", "results/results", "results/tries")
    }


# ------------------------------------------------------------------------------------------------ 12, 14: bots in good time


def test_point_12_the_pause_of_a_bot_is_drawn_without_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    import random

    monkeypatch.setattr(bots, "_chance", random.Random(12))
    strong, weak = ([pause((0.4, 1.2)) for _ in range(10_000)] for _ in range(2))
    assert ks_2samp(strong, weak).pvalue > 0.01
    assert pause((0.0, 0.0)) == 0.0


def test_point_12_a_bot_that_thinks_long_about_good_cards_does_not_show_it(tmp_path: Path) -> None:
    """Half the tables have a bot that answers at once, half one that thinks for nearly the shortest pause."""

    class Thoughtful(BotPool):
        async def decide(self, table: Table, seat: int, level: str, company: str | None = "") -> list[int]:
            await asyncio.sleep(0.18 if table.opened.level == "club" else 0)
            return [moves_in(legal(table.state, seat))[0]]

    async def delays() -> dict[str, list[float]]:
        store = await Store.open(database_url(f"sqlite:///{tmp_path / 'mazzo.sqlite3'}"))
        tables = TableRegistry(store, Thoughtful(0, 1.0), Settings(bot_pace=(0.2, 0.6)))
        person = Person("ada", "Ada")
        await store.add_person(person, "0" * 64)
        found: dict[str, list[float]] = {"casual": [], "club": []}

        async def one(level: str, seed: int) -> None:
            opened = Table.open(USUAL_GAME, 3, {"rounds": "1", "bids": "secret"}, str(seed), level).opened
            opened.host = "ada"
            live = await tables.find(await tables.open(person, opened, True))
            begun, known = time.monotonic(), len(live.table.entries)
            while live.table.undecided != [0] and len(live.table.entries) == known:  # unless a person names trump first
                await asyncio.sleep(0.002)
            if len(live.table.entries) > known:
                found[level].append(time.monotonic() - begun)

        await asyncio.gather(*(one(level, seed) for seed in range(120) for level in ("casual", "club")))
        await tables.close()
        await store.close()
        return found

    found = asyncio.run(delays())
    assert min(len(times) for times in found.values()) > 100
    assert ks_2samp(found["casual"], found["club"]).pvalue > 0.001
    assert min(found["club"]) > 0.19


def test_point_14_questions_for_bots_wait_in_a_short_queue_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def overload() -> tuple[list[list[int]], float]:
        pool = BotPool(1, patience=0.05)  # its worker is never started: nobody answers
        pool.start_patience = 0.0
        table = Table.open(USUAL_GAME, 3, {"rounds": "2"}, "1")
        for seat in range(3):
            table.sit(seat, "")
        table.deal()
        seat = table.undecided[0]
        begun = time.monotonic()
        moves = await asyncio.gather(*(pool.decide(table, seat, "club") for _ in range(200)))
        assert sum(map(len, pool._waiting)) <= bots.MOST_WAITING
        assert all(legal(table.state, seat) >> move & 1 for (move,) in moves)
        return moves, time.monotonic() - begun

    monkeypatch.setattr(bots, "MOST_WAITING", 8)
    moves, seconds = asyncio.run(overload())
    assert len(moves) == 200
    assert seconds < 5  # one after the other they would take 10


# -------------------------------------------------------------------------------------------------- 13: not before the end


@pytest.mark.parametrize(("game", "options"), SHORT_GAMES)
def test_point_13_seed_and_record_are_sent_after_the_end_and_in_no_phase_before(
    server: Server, ada: Player, game: str, options: dict[str, Any]
) -> None:
    def statuses_of(code: str) -> list[int]:
        paths = ("record", "replay", "replay/0", "replay/0?view=0")
        reported = ada.ask("POST", f"/api/tables/{code}/reports", {"place": 1})[0]
        return [
            *(ada.server.ask("GET", f"/api/tables/{code}/{path}", None, {"Cookie": ada.cookie})[0] for path in paths),
            reported,
        ]

    async def phases() -> None:
        code = ada.ask("POST", "/api/tables", {"game": game, "players": 3, "options": options})[1]["code"]
        at = await ada.join(code)
        promised = at.table["seed_hash"]
        seen: set[str] = set()
        assert statuses_of(code) == [404] * 5
        token = await token_for(at, 1)
        connection = await program(server, code, token)
        await at.say(type="start")
        await at.until(lambda table: table["stage"] == "playing")
        while at.table["stage"] == "playing":
            assert (at.table["seed"], at.table["seed_hash"]) == (None, promised)
            phase = f"{at.table['view']['phase']} of round {at.table['view']['round']}"
            if phase not in seen:
                seen.add(phase)
                answers = statuses_of(code)
                await at.quiet(0.05)  # the bots may have ended the game meanwhile
                assert answers == [404] * 5 or at.table["stage"] == "over", seen
            for player in (at, connection):
                await player.quiet(0.01)
                decision: list[str] = []
                while player.table["legal"] and player.table["your_choice"] is None:
                    answer = await player.play(*(decision or [player.table["legal"][0]]))
                    if answer["type"] == "accepted" or answer["reason"] != "incomplete":
                        await player.next()
                        break
                    decision = [*(decision or [player.table["legal"][0]]), answer["facts"]["legal"][0]]
        assert len(seen) >= 2
        assert all(status == 200 for status in statuses_of(code)[:2])
        assert len(at.table["seed"]) == 64
        for message in at.heard[:-1]:
            assert message["type"] != "table" or message["stage"] == "over" or at.table["seed"] not in json.dumps(message)
        await at.disconnect()

    asyncio.run(phases())


# --------------------------------------------------------------------------------------------------------------- 15: the log


SENTENCES_AT_THE_START = ("Mazzo is at", "Preparing the rules")  # the second on a busy machine


def test_point_15_the_log_of_a_whole_evening_holds_no_secret(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", from_scratch=True, log_level="debug", access_log=True) as server:

        async def evening() -> list[str]:
            ada, ben = Player(server), Player(server)
            ada.ask("POST", "/api/me", {"name": "Canary Ada"})
            code = ada.open(3, rounds="2")
            one, two = await ada.join(code), await ben.join(code)
            await two.say(type="sit", seat=1)
            await one.until(lambda table: table["seats"][1]["player"] == "person")
            token = await token_for(one, 2, "Canary Robot")
            three = await program(server, code, token)
            await one.say(type="start")
            await one.say(type="say", text="Canary words")
            await one.until(lambda table: table["stage"] == "playing")
            await asyncio.gather(play_to_the_end(one), play_to_the_end(two), play_to_the_end(three))
            for path in (
                f"/api/tables/{code}/record",
                f"/api/tables/{code}/replay",
                f"/t/{code}?token={token}",
                "/%00",
                "/canary",
            ):
                server.ask("GET", path, headers={"Cookie": ada.cookie, "Authorization": f"Bearer {token}"})
            server.ask("POST", "/api/me", b'{"name": "Canary', {"Cookie": ada.cookie})
            await one.wire.send('{"type": "canary"')
            for _ in range(22):
                await two.say(type="canary")
            await two.closed()
            one.wire.transport.abort()
            three.wire.transport.abort()
            hands = [word for message in one.heard if message["type"] == "table" for word in message["legal"]]
            cookies = [player.cookie.partition("=")[2] for player in (ada, ben)]
            return [*cookies, token, one.table["seed"], code, "anary", *hands]

        secrets = asyncio.run(evening())
        server.stop()
        assert server.process is not None
        lines = [line for line in server.log.read_text().splitlines() if line and not line.startswith(SENTENCES_AT_THE_START)]
    assert len(lines) >= 4
    for line in lines:
        written = json.loads(line)
        assert set(written) <= {"at", "is", "event", "error", "where", *FIELDS}, line
        assert not any(secret in line for secret in secrets), line
    with pytest.raises(ValueError, match="a log line has only"):
        log_event("leak", seed="ff")


# ----------------------------------------------------------------------------------------- 16, 18: what is not there at all


def test_point_16_what_the_page_is_built_of_is_locked_by_its_hash_and_comes_from_nowhere_else() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    parts = {name: part for name, part in lock["packages"].items() if name.startswith("node_modules/") and not part.get("link")}
    assert len(parts) > 50
    assert [name for name, part in parts.items() if not part.get("integrity", "").startswith("sha512-")] == []
    assert [name for name, part in parts.items() if "resolved" in part] == []
    page = ROOT / "mazzo" / "server" / "page"
    for file in [ROOT / "web" / "index.html", *page.rglob("*.html"), *page.rglob("*.css"), *page.rglob("*.webmanifest")]:
        assert not re.search(r"""(?:src|href|url)\s*[=(]\s*["']?(?:https?:)?//""", file.read_text()), file


ADDRESSES = {
    "GET /",
    "GET /t/{code}",
    "GET /g/{code}",
    "GET /d/{deal}",
    "GET /events",
    "GET /e/{event}",
    "GET /r/{code}",
    "GET /learn/{game}",
    "GET /you",
    "GET /ratings/{game}",
    "GET /pad/{game}",
    "GET /puzzles/{game}",
    "GET /rules/{package}/{name}.weights",
    "GET /{path:path}",
    "GET /health",
    "GET /api/openapi.json",
    "GET /api/me",
    "POST /api/me",
    "POST /api/me/put_away",
    "GET /api/me/history",
    "GET /api/me/statistics",
    "GET /api/me/habits/{game}",
    "POST /api/me/carry",
    "POST /api/me/link",
    "GET /api/me/blocks",
    "POST /api/me/unblock",
    "POST /api/tables/{code}/people/block",
    "POST /api/tables/{code}/people/report",
    "GET /api/me/devices",
    "POST /api/me/devices/end",
    "POST /api/me/sign_out",
    "GET /api/me/export",
    "POST /api/me/games",
    "POST /api/me/delete",
    "GET /api/lobby",
    "GET /api/games",
    "GET /api/games/{game}/face",
    "POST /api/options",
    "POST /api/tables",
    "POST /api/lessons",
    "POST /api/find",
    "GET /api/ratings/{game}",
    "POST /api/me/listed",
    "GET /api/tables/{code}/invitation",
    "POST /api/tables/{code}/reports",
    "GET /api/tables/{code}/qr.svg",
    "GET /api/tables/{code}/record",
    "POST /api/tables/{code}/deal",
    "GET /api/days",
    "GET /api/events",
    "POST /api/events",
    "GET /api/events/{event}",
    "POST /api/events/{event}/enter",
    "POST /api/events/{event}/leave",
    "GET /api/events/{event}/invitations",
    "POST /api/events/{event}/invitations",
    "GET /api/events/{event}/now",
    "POST /api/events/{event}/mend",
    "GET /api/events/{event}/standings.csv",
    "POST /api/evenings",
    "GET /api/evenings/{evening}",
    "POST /api/evenings/{evening}/seat",
    "POST /api/evenings/{evening}/release",
    "POST /api/evenings/{evening}/entries",
    "GET /api/evenings/{evening}/qr.svg",
    "GET /api/deals/{deal}",
    "POST /api/deals/{deal}/play",
    "GET /api/deals/{deal}/parting/{one}/{other}",
    "GET /api/tables/{code}/replay",
    "GET /api/tables/{code}/replay/{place}",
    "GET /api/tables/{code}/review/{seat}",
    "POST /api/tables/{code}/practices",
    "GET /api/tables/{code}/practices",
    "WebSocket /api/tables/{code}/socket",
}


def test_point_18_there_are_no_other_routes_and_none_for_debugging(server: Server) -> None:
    found = {f"WebSocket {SOCKET}"} | {f"{route.method} {route.path}" for route in (*every_route(), *files.routes)}
    assert found == ADDRESSES, "a new address is a decision: think of who may ask for it, then add it here"
    for path in (
        "/docs",
        "/redoc",
        "/openapi.json",
        "/debug",
        "/metrics",
        "/admin",
        "/api",
        "/api/debug",
        "/.env",
        "/.git/config",
    ):
        status, _, body = server.ask("GET", path)
        assert (status, json.loads(body)["reason"]) == (404, "no_such_address"), path


# ------------------------------------------------------------------------------------------------------- 19: names and talk

NASTY = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "javascript:alert(1)",
    "{{7*7}} ${7*7} #{7*7}",
    "'; DROP TABLE persons;--",
    "\u202eevil\u202c",
    "a\u200bb\u200cc\u200dd\u2060e\ufeff",
    "\u2066isolate\u2069",
    "A\u0300\u0301\u0302\u0303\u0304",
    "line\nbreak\r\u2028\u2029",
    "nul\x00bell\x07",
    "\U000e0041\U000e0042tag",
    "ＡＤＡ",
    "&lt;b&gt;",
]


@settings(max_examples=200, deadline=None)
@given(some.one_of(some.sampled_from(NASTY), some.text(max_size=40)), some.booleans())
def test_point_19_names_and_chat_lines_contain_nothing_invisible_and_tidying_is_idempotent(text: str, is_name: bool) -> None:
    tidy = tidy_name if is_name else tidy_line
    try:
        tidied = tidy(text)
    except Refusal:
        return
    assert tidied == tidy(tidied)
    assert unicodedata.is_normalized("NFC", tidied)
    assert tidied == tidied.strip() != ""
    assert not is_name or len(tidied) <= LONGEST_NAME
    assert "  " not in tidied
    assert {unicodedata.category(mark) for mark in tidied}.isdisjoint({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def test_point_19_names_are_tidied_or_refused() -> None:
    assert tidy_name("  Ada \t Lovelace ") == "Ada Lovelace"
    assert tidy_name("e\u0301") == "é"
    assert tidy_name("a\u200bb\u202ec\x00d\ufeff") == "abcd"
    assert tidy_name("<b>&\"'") == "<b>&\"'"  # the page shows it as text
    assert tidy_name("🂡") == "🂡"
    for name in ("", "   ", "\u200b", "\u0301", "x" * 25):
        with pytest.raises(Refusal) as why:
            tidy_name(name)
        assert why.value.reason == "bad_name"


def test_point_19_nasty_names_and_lines_arrive_as_json_text_and_the_page_has_no_way_to_run_them(ada: Player) -> None:
    async def table() -> None:
        at = await ada.join(ada.open(3))
        for text in NASTY:
            await at.say(type="rename", name=text[:24])
            answer = await at.hear("table")
            assert answer["seats"][0]["name"] == tidy_name(text[:24])
        await at.disconnect()

    asyncio.run(table())
    for source in (ROOT / "web" / "src").rglob("*"):
        if source.suffix in (".svelte", ".ts"):
            ways = r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function"
            found = re.findall(ways, source.read_text())
            assert not found, source


# --------------------------------------------------------------------------------------------------------------- 20: the clock


def test_point_20_no_client_says_what_time_it_is_and_no_message_says_it_either(server: Server, ada: Player) -> None:
    async def forged() -> None:
        wish = {"game": USUAL_GAME, "players": 3, "start": True, "clock": "quick", "options": {"rounds": "2"}}
        status, answer = ada.ask("POST", "/api/tables", wish)
        assert status == 201
        at = await ada.join(answer["code"])
        await at.until(lambda table: bool(table["legal"]))
        play = {"type": "play", "moves": [at.table["legal"][0]], "turn": at.table["turn"], "id": "x"}
        for forged in ({"at": 0}, {"time": 1e12}, {"left": 99_999}, {"sent_at": "2020-01-01"}):
            await at.say(**play, **forged)
            assert (await at.hear("refused"))["reason"] == "bad_message"
        for message in at.heard:
            for number in re.findall(r"\d{9,}", re.sub(r'"seed(_hash)?": ?"[0-9a-f]*"', "", json.dumps(message))):
                raise AssertionError(f"{number} looks like a time of day")
        await at.disconnect()

    asyncio.run(forged())


def test_point_20_turns_are_timed_by_a_monotonic_clock() -> None:
    of_day = {}
    for source in SERVER:
        calls = [ast.unparse(node.func) for node in ast.walk(ast.parse(source.read_text())) if isinstance(node, ast.Call)]
        found = [call for call in calls if re.fullmatch(r"time\.time(_ns)?|(datetime\.)?datetime\.(now|utcnow|today)", call)]
        if found:
            of_day[source.name] = found
    # The time of day is used for the date of a game and the age of a link or waiting room: no decision at a table depends on it.
    assert of_day.keys().isdisjoint(
        {"clock.py", "driver.py", "session.py", "registry.py", "websocket.py", "pool.py", "snapshot.py", "guards.py"}
    ), of_day


# -------------------------------------------------------------------------------------------------------- every point, once


def test_every_point_has_its_tests() -> None:
    sources = "".join(file.read_text() for file in sorted((ROOT / "tests").rglob("test_*.py")))
    named = re.findall(r"^def test_point_(\d\d)_", sources, re.M)
    # 17 is about clusters, which have their own tests.
    assert sorted({int(number) for number in named}) == [number for number in range(1, 21) if number != 17]
