"""The deal of the day: fixed before the day begins, counted once per person, and hidden until the day is over."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from typing import Any

import pytest

from mazzo.games import GAMES
from mazzo.table.fairness import seed_hash
from tests.harness.calendar import DAY, CalendarServer
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player
from tests.server.test_deals import begin, challenge, deal_page, played, refused


def days(player: Player) -> dict[str, Any]:
    status, answer = player.ask("GET", "/api/days")
    assert status == 200, answer
    return {one["game"]: one for one in answer}


def test_every_game_has_one_deal_a_day_and_every_person_one_try_and_a_percentile(house: CalendarServer) -> None:
    ada, ben = Player(house.server), Player(house.server)
    offered = days(ada)
    assert list(offered) == list(GAMES)
    assert days(ben)[USUAL_GAME]["deal"] == offered[USUAL_GAME]["deal"]
    for one in offered.values():
        assert (one["day"], one["finished"], one["over"], one["yesterday"]) == (house.today, 0, False, None)
    deal = offered[USUAL_GAME]["deal"]
    code = begin(ada, deal)
    assert begin(ada, deal) == code == days(ada)[USUAL_GAME]["playing"]
    table = played(ada, code)
    assert table["seed"] is None  # though the game is over
    mine = deal_page(ada, deal)
    assert (mine["mine"]["score"], mine["better_than"], mine["may_play"]) == (table["scores"][0], None, False)
    assert refused(ada, "POST", f"/api/deals/{deal}/play", {}) == (409, "one_try")
    given_up = begin(ben, deal)
    ben.ask("POST", "/api/me/put_away", {"code": given_up})
    assert deal_page(ben, deal)["better_than"] == 0
    assert deal_page(ada, deal)["better_than"] == 100
    assert days(ada)[USUAL_GAME]["better_than"] == 100
    assert (days(ada)[USUAL_GAME]["finished"], days(ben)[USUAL_GAME]["over"]) == (2, True)


def test_nobody_can_look_until_the_day_is_over_and_then_everybody_can(house: CalendarServer) -> None:
    ada, ben, eve = (Player(house.server) for _ in range(3))
    deal = days(ada)[USUAL_GAME]["deal"]
    code = begin(ada, deal)
    hidden = (
        ("GET", f"/api/tables/{code}/replay", None),
        ("GET", f"/api/tables/{code}/replay/3", None),
        ("GET", f"/api/tables/{code}/record", None),
        ("GET", f"/api/tables/{code}/review/0", None),
        ("POST", f"/api/tables/{code}/practices", {"place": 1}),
        ("GET", f"/api/tables/{code}/practices", None),
        ("POST", f"/api/tables/{code}/deal", {}),
        ("POST", f"/api/tables/{code}/reports", {"place": 1}),
    )
    table = played(ada, code)
    deal_page(ada, deal)
    for method, path, body in hidden:
        for player in (ada, ben):
            assert refused(player, method, path, body) == (409, "deal_open"), path
    assert deal_page(ada, deal)["tries"] is None
    assert deal_page(ada, deal)["seed"] is None
    assert refused(ada, "GET", f"/api/deals/{deal}/parting/{code}/{code}") == (404, "no_such_deal")
    watch(eve, code)
    assert not deal_page(eve, deal)["knew"]  # they were not let in

    house.turn(1)
    best = days(eve)[USUAL_GAME]["yesterday"]
    assert (best["deal"], best["code"], best["score"], best["finished"]) == (deal, code, table["scores"][0], 1)
    after = deal_page(eve, deal)
    assert seed_hash(after["seed"]) == table["seed_hash"]
    assert [one["code"] for one in after["tries"]] == [code]
    assert ben.ask("GET", f"/api/tables/{code}/replay")[1]["seed"] == after["seed"]
    assert refused(ben, "POST", f"/api/deals/{deal}/play", {}) == (409, "deal_closed")
    again = challenge(ben, code)  # now it can be played for fun
    assert again != deal
    assert deal_page(ben, again)["knew"]


def test_a_game_that_ends_after_everybody_can_look_does_not_count(house: CalendarServer) -> None:
    """Eve starts in time, and plays on after the seed and the replays are published."""
    ada, eve = Player(house.server), Player(house.server)
    deal = days(ada)[USUAL_GAME]["deal"]
    late = begin(eve, deal)
    code = begin(ada, deal)
    played(ada, code)
    house.turn(1)
    assert deal_page(eve, deal)["seed"] is not None
    played(eve, late)
    mine = deal_page(eve, deal)
    assert (mine["mine"]["late"], mine["better_than"]) == (True, None)
    assert [(one["code"], one["late"]) for one in mine["tries"] if not one["late"]] == [(code, False)]
    best = days(eve)[USUAL_GAME]["yesterday"]
    assert (best["code"], best["finished"]) == (code, 1)


def watch(player: Player, code: str) -> None:
    """A spectator who wants to look over a player's shoulder only gets the reason why not."""

    async def try_to() -> None:
        at = await player.join(code, hello=False)
        await at.say(type="hello", last=0)
        answer = await at.next()
        assert (answer["type"], answer["reason"]) == ("refused", "deal_open")
        await at.disconnect()

    asyncio.run(try_to())


def test_a_day_is_settled_before_it_begins(house: CalendarServer) -> None:
    ada = Player(house.server)
    first = deal_page(ada, days(ada)[USUAL_GAME]["deal"])
    house.turn(1)
    second = deal_page(ada, days(ada)[USUAL_GAME]["deal"])
    assert second["seed_hash"] == first["next_hash"]
    assert second["made_at"] < second["closes_at"] - DAY  # before it began
    assert second["closes_at"] - first["closes_at"] == DAY
    assert second["closes_at"] % DAY == 0
    not_yet = [one for one in all_deals(house) if one["day"] > second["day"]]
    assert len(not_yet) >= 2 * len(GAMES)
    assert {refused(ada, "POST", f"/api/deals/{one['deal']}/play", {}) for one in not_yet} == {(409, "deal_not_yet")}
    assert {deal_page(ada, one["deal"])["seed"] for one in not_yet} == {None}


def all_deals(house: CalendarServer) -> list[dict[str, str]]:
    with sqlite3.connect(house.server.database) as connection:
        return [
            {"deal": deal, "day": day} for deal, day in connection.execute("SELECT deal, day FROM deals WHERE day IS NOT NULL")
        ]


@pytest.mark.parametrize("game", GAMES)
def test_no_byte_reveals_another_table_of_the_deal(house: CalendarServer, game: str) -> None:
    """Ada has played the deal to its end. Whatever Ben can ask for before he plays gets the answer he would have got if she had
    not, except for the number of finished games."""
    ada, ben = Player(house.server), Player(house.server)
    deal = days(ada)[game]["deal"]
    paths = ("/api/days", f"/api/deals/{deal}", "/api/me", "/api/me/history", "/api/lobby")

    def everything(player: Player) -> str:
        answers = [house.server.ask("GET", path, headers={"Cookie": player.cookie})[2].decode() for path in paths]
        return "\n".join(answers).replace('"finished":1', '"finished":0')

    before = everything(ben)
    code = begin(ada, deal)
    while_ada_plays = everything(ben)
    table = played(ada, code)
    deal_page(ada, deal)
    (past,) = ada.ask("GET", "/api/me/history")[1]["games"]
    assert (past["code"], past["secret_until"]) == (code, deal_page(ada, deal)["closes_at"])
    assert while_ada_plays == before
    assert everything(ben) == before
    assert house.server.ask("GET", f"/api/deals/{deal}", headers={"Cookie": ben.cookie})[2].count(b'"finished":1') == 1
    theirs = played(ben, begin(ben, deal))
    assert json.dumps(theirs["view"]) == json.dumps(table["view"])
    deal_page(ben, deal)
    seed = seed_of(house, deal)
    for text in (everything(ben), json.dumps(theirs), everything(ada), json.dumps(table)):
        assert seed not in text
    assert code not in everything(ben) + json.dumps(theirs)


def seed_of(house: CalendarServer, deal: str) -> str:
    with sqlite3.connect(house.server.database) as connection:
        return str(connection.execute("SELECT seed FROM deals WHERE deal = ?", (deal,)).fetchone()[0])
