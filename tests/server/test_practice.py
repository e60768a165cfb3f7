"""Trying again on a server: opened, judged the same way, killed and resumed, its outcome kept beside the others."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.harness.games import SHORT_GAMES, USUAL_GAME, server_part
from tests.harness.players import Player, Server, open_for_two, play_to_the_end


async def finished(ada: Player, game: str = USUAL_GAME) -> str:
    """A game of Ada's that bots have played to its end."""
    code = await open_for_two(ada, 3, game=game, **server_part(game).SHORT)
    at = await ada.join(code)
    await at.say(type="leave")
    await at.until(lambda table: table["stage"] == "over", 60)
    await at.disconnect()
    for _ in range(500):  # it is in her history a moment after everybody has seen it
        if code in [past["code"] for past in ada.ask("GET", "/api/me/history")[1]["games"]]:
            return code
        await asyncio.sleep(0.02)
    raise AssertionError("the game is in no history")


def first_place_of(ada: Player, code: str, seat: int = 0) -> int:
    replay = ada.ask("GET", f"/api/tables/{code}/replay")[1]
    return next(decision["place"] for decision in replay["decisions"] if decision["seat"] == seat)


@pytest.mark.parametrize("game", [game for game, _ in SHORT_GAMES])
def test_a_decision_is_made_again_with_the_same_cards_and_the_outcome_is_kept(server: Server, ada: Player, game: str) -> None:
    async def tried() -> None:
        code = await finished(ada, game)
        place = first_place_of(ada, code)
        then = ada.ask("GET", f"/api/tables/{code}/replay/{place - 1}?view=0")[1]
        figures = ada.ask("GET", "/api/me/statistics")[1]
        status, opened = ada.ask("POST", f"/api/tables/{code}/practices", {"place": place})
        assert status == 201
        at = await ada.join(opened["code"])
        assert at.table["practice"] == {"code": code, "place": place, "puzzle": ""}
        assert (at.table["rated"], at.table["you"]) == (False, 0)
        assert at.table["view"]["hands"][0] == then["view"]["hands"][0]
        assert ada.ask("GET", f"/api/tables/{code}/practices")[1] == [{"code": opened["code"], "place": place, "outcome": None}]
        over = await play_to_the_end(at)
        await at.disconnect()
        kept = {"scores": over["scores"], "ranks": over["ranks"]}
        for _ in range(500):  # it is stored a moment after everybody has seen it
            tries = ada.ask("GET", f"/api/tables/{code}/practices")[1]
            if tries[0]["outcome"] is not None:
                break
            await asyncio.sleep(0.02)
        assert tries == [{"code": opened["code"], "place": place, "outcome": kept}]
        # It does not count, and it is shown as what it was.
        assert ada.ask("GET", "/api/me/statistics")[1] == figures
        assert [game["code"] for game in ada.ask("GET", "/api/me/history")[1]["games"]] == [code]
        assert ada.ask("GET", f"/api/tables/{opened['code']}/replay")[1]["practice"] == {
            "code": code,
            "place": place,
            "puzzle": "",
        }
        record = server.ask("GET", f"/api/tables/{opened['code']}/record")[2].decode()
        assert f"practice: {code} {place}\n" in record
        assert Player(server).ask("GET", f"/api/tables/{code}/practices")[1] == []  # only I see them

    asyncio.run(tried())


def test_what_cannot_be_tried_again_is_refused_in_one_sentence_and_opens_nothing(server: Server, ada: Player) -> None:
    async def refused() -> None:
        code, playing = await finished(ada), ada.open(3, start=True)
        tables = [table["code"] for table in ada.me()["tables"]]
        bad: list[tuple[str, Any, int, str]] = [
            (playing, {"place": 1}, 404, "no_such_table"),
            ("00000000", {"place": 1}, 404, "no_such_table"),
            (code, {"place": 9999}, 404, "no_such_place"),
            *((code, body, 400, "bad_message") for body in ({}, {"place": 0}, {"place": "1"}, {"place": 1, "seat": 0}, [])),
        ]
        for table, body, status, reason in bad:
            answer = ada.ask("POST", f"/api/tables/{table}/practices", body)
            assert (answer[0], answer[1]["reason"]) == (status, reason), body
        status, _, text = server.ask("POST", f"/api/tables/{code}/practices", {"place": 1})
        assert (status, json.loads(text)["reason"]) == (401, "no_person")
        assert ada.ask("GET", f"/api/tables/{playing}/practices")[0] == 404
        assert ada.ask("GET", f"/api/tables/{code}/practices")[1] == []
        assert [table["code"] for table in ada.me()["tables"]] == tables

    asyncio.run(refused())


@pytest.mark.long
def test_a_try_outlives_a_killed_server(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3") as server:
        ada = Player(server)

        async def begun() -> tuple[str, Any]:
            code = await finished(ada)
            opened = ada.ask("POST", f"/api/tables/{code}/practices", {"place": first_place_of(ada, code)})[1]["code"]
            at = await ada.join(opened)
            await at.until(lambda table: bool(table["legal"]))
            return opened, at.table

        opened, before = asyncio.run(begun())
        server.kill()
        server.start()
        server.ready()

        async def went_on() -> None:
            at = await ada.join(opened)
            assert (at.table["view"], at.table["practice"]) == (before["view"], before["practice"])
            await play_to_the_end(at)
            await at.disconnect()

        asyncio.run(went_on())
