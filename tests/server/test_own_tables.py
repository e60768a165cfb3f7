"""What home shows of a person's open tables, how they are put away, and how long a game takes."""

from __future__ import annotations

import asyncio

from mazzo.games import GAMES
from mazzo.server.wire.game_info import game_info
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server, open_for_two


def test_a_table_at_a_glance(server: Server) -> None:
    ada = Player(server)
    room = ada.open(3)
    code = ada.open(3, start=True, rounds="2-3")
    playing, waiting = ada.me()["tables"]
    assert (playing["code"], waiting["code"]) == (code, room)
    assert (playing["round"], playing["rounds"], playing["score"], playing["rank"]) == (1, 2, 0, 1)
    assert (playing["solo"], playing["kept"], playing["minutes"], len(playing["cards"])) == (True, False, 0, 2)
    assert (waiting["round"], waiting["rounds"], waiting["rank"], waiting["cards"]) == (None, None, None, [])


def test_a_game_against_bots_ends_when_it_is_put_away(server: Server) -> None:
    ada = Player(server)
    code = ada.open(3, start=True)
    status, me = ada.ask("POST", "/api/me/put_away", {"code": code})
    assert (status, me["tables"]) == (200, [])
    assert ada.ask("POST", "/api/me/put_away", {"code": code})[0] == 200  # nothing is left to do

    async def over() -> str:
        at = await ada.join(code)
        await at.disconnect()
        return str(at.table["closed"])

    assert asyncio.run(over()) == "agreed"


def test_company_plays_on_with_a_bot(server: Server) -> None:
    ada = Player(server)
    code = asyncio.run(open_for_two(ada, 3, rounds="20"))
    assert not ada.me()["tables"][0]["kept"]
    (left,) = ada.ask("POST", "/api/me/put_away", {"code": code})[1]["tables"]
    assert left["kept"]
    assert left["stage"] == "playing"


def test_a_seat_in_a_waiting_room_is_free_again(server: Server) -> None:
    ada, ben = Player(server), Player(server)
    code = ada.open(3)
    assert ben.ask("POST", "/api/me/put_away", {"code": code})[0] == 200  # a person without a seat changes nothing
    assert len(ada.me()["tables"]) == 1
    assert ada.ask("POST", "/api/me/put_away", {"code": code})[1]["tables"] == []
    assert ada.ask("POST", "/api/me/put_away", {"code": "ZZZZZZZZ"})[0] == 404


def test_the_bots_pace_is_the_servers(server: Server) -> None:
    assert Player(server).me()["bot_pace"] == [0, 0]


def test_every_game_says_how_long_it_takes() -> None:
    for game in GAMES.values():
        whole, *quick = game_info(game).lengths
        assert (whole.name, whole.options) == ("whole", {})
        assert set(whole.rounds) == {str(players) for players in range(game.least_players, game.most_players + 1)}
        for length in quick:
            assert (length.name, length.minutes) == ("quick", 5)
            assert str(min(4, game.most_players)) in length.rounds
    lengths = {length.name: length.rounds for length in game_info(GAMES[USUAL_GAME]).lengths}
    assert lengths["whole"]["4"] == 15
    assert (lengths["quick"]["4"] or 0) < 10


def test_a_mistyped_address_is_a_page_for_people_and_json_for_programs(server: Server) -> None:
    for path in ("/nowhere", "/t/AB/CD", "/index.html"):
        status, headers, body = server.ask("GET", path, headers={"Accept": "text/html,*/*;q=0.8"})
        assert status == 404
        assert headers["content-type"].startswith("text/html")
        assert b"<html" in body
    for path, accept in (("/nowhere", "*/*"), ("/api/nowhere", "text/html"), ("/assets/nothing.js", "*/*")):
        status, headers, body = server.ask("GET", path, headers={"Accept": accept})
        assert status == 404
        assert headers["content-type"] == "application/json"
        assert b"no_such_address" in body
