"""Around the tables: the lobby, abandoned rooms, ratings, history, statistics, and a name on two devices."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from mazzo.server.codes import fresh_code
from mazzo.server.http.me_api import LONGEST_NUMBER
from mazzo.server.persons.identity import Person, SignedIn, hash_of
from mazzo.server.results.results import changes_of, history_of, settle, statistics_of
from mazzo.server.settings import database_url
from mazzo.server.store.store import Store
from mazzo.server.tables.devices import carried, make_link
from mazzo.server.tables.session import piece_of
from mazzo.words import Refusal
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server, TableConnection, play_to_the_end
from tests.harness.tables import finished_table
from tests.server.test_together import dealt, leave, seated


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("around") / "mazzo.sqlite3", tables_per_hour=1000, away_seconds=1.0) as running:
        yield running


def lobby(server: Server) -> dict[str, Any]:
    time.sleep(1.1)  # an answer is cached for a second
    return {table["code"]: table for table in json.loads(server.ask("GET", "/api/lobby")[2])}


# ------------------------------------------------------------------------------------------------------------- the lobby


def test_the_lobby_shows_open_tables_with_somebody_there_and_a_free_seat(server: Server) -> None:
    async def room() -> None:
        ada, ben = Player(server), Player(server)
        hidden, _ = await seated(ada)
        code, (one, two) = await seated(ada, ben, more={"public": True, "clock": "quick", "tricks_shown": "all"}, rounds="2")
        empty = Player(server).open(3, more={"public": True})
        shown = lobby(server)
        assert hidden not in shown
        assert empty not in shown  # nobody is there
        assert shown[code] | {"names": []} == {
            "code": code, "game": USUAL_GAME, "players": 3, "options": one.table["options"], "level": "casual", "names": [],
            "free": 1, "clock": "quick", "rated": False, "tricks_shown": "all", "minutes": 0,
            "deals_in": None,
        }  # fmt: skip
        assert len(shown[code]["names"]) == 2
        tag = server.ask("GET", "/api/lobby")[1]["etag"]
        assert server.ask("GET", "/api/lobby", headers={"If-None-Match": tag})[0] == 304
        await one.say(type="start")
        await two.until(lambda table: table["stage"] == "playing")
        assert code not in lobby(server)
        await leave(one, two)

    asyncio.run(room())


def test_an_abandoned_waiting_room_leaves_the_list_until_somebody_returns(server: Server) -> None:
    ada = Player(server)
    code = ada.open(3)
    assert [table["code"] for table in ada.me()["tables"]] == [code]
    with sqlite3.connect(server.database, timeout=20) as connection:
        connection.execute("UPDATE rooms SET seen_at = seen_at - 3 * 3600 WHERE code = ?", (code,))
        connection.execute("UPDATE tables SET opened_at = opened_at - 3 * 3600 WHERE code = ?", (code,))
    assert ada.me()["tables"] == []

    async def back() -> None:
        at = await ada.join(code)
        await at.quiet(0.2)
        assert [table["code"] for table in ada.me()["tables"]] == [code]
        await leave(at)

    asyncio.run(back())


# ------------------------------------------------------------------------------------- ratings, history and statistics


def test_a_rated_game_needs_two_people_and_shows_how_it_changed_their_ratings(server: Server) -> None:
    ada, ben = Player(server), Player(server)
    status, answer = ada.ask("POST", "/api/tables", {"game": USUAL_GAME, "players": 3, "rated": True, "start": True})
    assert (status, answer["reason"]) == (400, "rated_needs_two")

    async def rated() -> tuple[str, Any]:
        code, (one,) = await seated(ada, more={"rated": True}, rounds="1")
        await one.say(type="start")
        assert (await one.hear("refused"))["reason"] == "rated_needs_two"
        await leave(one)
        code, (one, two) = await dealt(ada, ben, more={"rated": True}, rounds="1-2")
        assert one.table["rated"]
        assert one.table["ratings"] is None
        seat = one.table["waiting_for"][0]
        connection: TableConnection = (one, two)[seat] if seat < 2 else one
        await connection.say(type="hint", turn=connection.table["turn"], id="h")
        assert (await connection.hear("refused"))["reason"] in ("no_hints_when_rated", "not_your_turn", "stale")
        await asyncio.gather(play_to_the_end(one), play_to_the_end(two))
        over = await two.until(lambda table: table["ratings"] is not None)
        assert [change["before"] for change in over["ratings"][:2]] == [1000, 1000]
        assert over["ratings"][2] is None
        gains = [change["after"] - change["before"] for change in over["ratings"][:2]]
        if over["ranks"][0] != over["ranks"][1]:
            assert (gains[0] > gains[1]) == (over["ranks"][0] < over["ranks"][1])
        await leave(one, two)
        again = await ada.join(code)
        assert again.table["ratings"] == over["ratings"]
        await leave(again)
        return code, over

    code, over = asyncio.run(rated())
    (game,) = ada.ask("GET", "/api/me/history")[1]["games"]
    assert (game["code"], game["game"], game["seat"], game["rank"]) == (code, USUAL_GAME, 0, over["ranks"][0])
    assert (game["names"], game["scores"]) == ([seat["name"] for seat in over["seats"]], over["scores"])
    assert game["rating"] == over["ratings"][0]
    assert abs(game["over_at"] - time.time()) < 600
    (found,) = ada.ask("GET", "/api/me/statistics")[1]
    assert (found["game"], found["games"], found["unfinished"]) == (USUAL_GAME, 1, 0)
    assert found["wins"] == (over["ranks"][0] == 1)
    assert found["by_players"] == [{"players": 3, "games": 1, "wins": found["wins"], "mean_rank": over["ranks"][0]}]
    assert found["rating"] == over["ratings"][0]["after"] == found["ratings"][0]["rating"]
    assert [row["cards"] for row in found["own"]["by_hand_size"]] == [1, 2]
    assert found["own"]["rounds"] == 2
    assert round(2 * found["own"]["points_a_round"]) == over["scores"][0]


def test_history_and_statistics_are_for_persons_and_read_strictly(server: Server) -> None:
    assert server.ask("GET", "/api/me/history")[0] == 401
    assert server.ask("GET", "/api/me/statistics")[0] == 401
    ada = Player(server)
    assert ada.ask("GET", "/api/me/history") == (200, {"games": [], "next": None})
    assert ada.ask("GET", "/api/me/statistics") == (200, [])
    for before in ("x", "-1", "1" * (LONGEST_NUMBER + 1), "²"):
        assert server.ask("GET", f"/api/me/history?before={quote(before)}", headers={"Cookie": ada.cookie})[0] == 400, before


def test_cached_statistics_are_recomputed_after_the_next_game(server: Server) -> None:
    ada = Player(server)

    async def end_one(count: int) -> None:
        at = await ada.join(ada.open(3, start=True))
        await at.say(type="agree_to_end")
        await at.until(lambda table: table["stage"] == "over")
        await at.disconnect()
        async with asyncio.timeout(20):
            while len(ada.ask("GET", "/api/me/history")[1]["games"]) < count:
                await asyncio.sleep(0.01)

    for count in (1, 2):
        asyncio.run(end_one(count))
        assert [ada.ask("GET", "/api/me/statistics")[1][0]["unfinished"] for _ in range(2)] == [count] * 2


def test_a_game_is_settled_once_however_often_it_is_tried(tmp_path: Path) -> None:
    async def twice() -> None:
        store = await Store.open(database_url(f"sqlite:///{tmp_path}/mazzo.sqlite3"))
        for seat in range(3):
            await store.add_person(Person(f"p{seat}", f"Player {seat}"), hash_of(f"{seat}"))
        codes = []
        for number, (rated, closed) in enumerate([(True, False), (True, True), (False, False), (True, False)]):
            table = finished_table(USUAL_GAME, rated, number, closed)
            codes.append(code := fresh_code())
            assert await store.append(piece_of(code, 0, table.entries))
            await asyncio.gather(*(settle(store, code, table) for _ in range(3)))
        changes = [await changes_of(store, code, 3) for code in codes]
        assert [change is not None for change in [found[0] for found in changes]] == [True, False, False, True]
        first, last = changes[0][0], changes[3][0]
        assert first is not None
        assert last is not None
        assert last.before == first.after  # each game counted once, in order
        page = await history_of(store, "p0", None)
        assert [game.code for game in page.games] == codes[::-1]
        assert [game.closed for game in page.games] == [None, None, "agreed", None]
        assert page.next is None
        (found,) = await statistics_of(store, "p0")
        assert (found.games, found.unfinished, len(found.ratings)) == (3, 1, 2)
        for number in range(25):
            table = finished_table(USUAL_GAME, False, number, closed=True)
            code = fresh_code()
            assert await store.append(piece_of(code, 0, table.entries))
            await settle(store, code, table)
        page = await history_of(store, "p0", None)
        rest = await history_of(store, "p0", page.next)
        assert (len(page.games), len(rest.games), rest.next) == (20, 9, None)
        assert len({game.code for game in page.games + rest.games}) == 29
        await store.close()

    asyncio.run(twice())


def test_a_game_not_settled_before_a_kill_is_settled_after_it(tmp_path: Path) -> None:
    database = tmp_path / "mazzo.sqlite3"
    table = finished_table(USUAL_GAME, True, 4, people=3)
    code = fresh_code()

    async def killed_in_between() -> None:
        store = await Store.open(database_url(f"sqlite:///{database}"))
        for seat in range(3):
            await store.add_person(Person(f"p{seat}", f"Player {seat}"), hash_of(f"{seat}" * 43))
        assert await store.append(piece_of(code, 0, table.entries))
        await store.clear_driver_need(code, len(table.entries))
        await store.close()

    asyncio.run(killed_in_between())
    with Server(database) as server:
        ada = Player(server, f"mazzo={'0' * 43}")
        for _ in range(50):
            if ada.ask("GET", "/api/me/history")[1]["games"]:
                break
            time.sleep(0.1)
        (game,) = ada.ask("GET", "/api/me/history")[1]["games"]
        assert game["code"] == code
        assert game["rating"]["before"] == 1000
        assert ada.me()["tables"] == []


# --------------------------------------------------------------------------------------------------------- two devices


def test_a_link_carries_a_name_to_another_device_once(server: Server) -> None:
    ada, other = Player(server), Player(server)
    ada.ask("POST", "/api/me", {"name": "Ada"})
    code = ada.open(3)
    status, answer = ada.ask("POST", "/api/me/link", {})
    assert (status, answer["seconds"]) == (201, 900)
    address, _, token = answer["link"].partition("/#carry=")
    assert address == server.address
    status, headers, body = server.ask("POST", "/api/me/carry", {"token": token}, {"Cookie": other.cookie})
    assert status == 200
    assert json.loads(body)["name"] == "Ada"
    cookie = headers["set-cookie"].partition(";")[0]
    assert cookie not in (ada.cookie, other.cookie)
    phone = Player(server, cookie)
    for device in (ada, phone):
        assert device.me()["name"] == "Ada"
        assert [table["code"] for table in device.me()["tables"]] == [code]
    status, answer = other.ask("POST", "/api/me/carry", {"token": token})
    assert (status, answer["reason"]) == (410, "link_void")
    assert other.me()["name"] != "Ada"
    text = server.database.read_bytes() + Path(f"{server.database}-wal").read_bytes()
    assert token.encode() not in text
    assert cookie.partition("=")[2].encode() not in text
    for body_sent in ({"token": "short"}, {"token": token, "more": 1}, {}):
        assert ada.ask("POST", "/api/me/carry", body_sent)[0] == 400
    assert server.ask("POST", "/api/me/link", {})[0] == 401
    foreign = {"Cookie": ada.cookie, "Origin": "https://evil.example"}
    for path in ("link", "carry"):
        assert server.ask("POST", f"/api/me/{path}", {}, foreign)[0] == 403


def test_only_the_newest_link_is_valid_and_it_soon_expires(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def links() -> None:
        store = await Store.open(database_url(f"sqlite:///{tmp_path}/mazzo.sqlite3"))
        await store.add_person(ada := Person("ada", "Ada"), hash_of("cookie"))
        here = SignedIn(ada, hash_of("cookie"))
        first, second = await make_link(store, here), await make_link(store, here)
        with pytest.raises(Refusal, match="already been used"):
            await carried(store, first)
        found, fresh = await carried(store, second)
        assert found.person == ada
        assert await store.persons_with([hash_of(fresh)]) == {hash_of(fresh): ada}
        assert await store.persons_with([hash_of("cookie")]) == {hash_of("cookie"): ada}
        third = await make_link(store, here)
        later = time.time() + 901
        monkeypatch.setattr(time, "time", lambda: later)
        with pytest.raises(Refusal, match="too old"):
            await carried(store, third)
        await store.close()

    asyncio.run(links())


SLOW_TO_SAY = """
from mazzo.server.store.reader import NotStored
from mazzo.server.tables import session
read, session.SETTLE_SECONDS, left = session.changes_of, 0.1, [2]
async def changes_of(*asked):
    if left[0]:
        left[0] -= 1
        raise NotStored("The database does not answer.")
    return await read(*asked)
session.changes_of = changes_of
"""


def test_rating_changes_are_sent_once_the_database_can_be_read_again(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", prelude=SLOW_TO_SAY) as server:

        async def game() -> None:
            _, (one, two) = await dealt(Player(server), Player(server), more={"rated": True}, rounds="1")
            await asyncio.gather(play_to_the_end(one), play_to_the_end(two))
            await asyncio.gather(*(at.until(lambda table: table["ratings"] is not None, 10) for at in (one, two)))
            for at in (one, two):
                await at.disconnect()

        asyncio.run(game())
