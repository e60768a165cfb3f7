"""Bots' moves that look wrong can be reported after the game; they are kept, and shown to the host as the bot saw them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mazzo.server.http.finished_api import MOVES_REPORTED_PER_HOUR
from mazzo.server.persons.identity import LONGEST_LINE
from mazzo.table.record import read_record, replayed
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server, open_for_two, play_to_the_end


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as server:
        yield server


def finished(player: Player, level: str = "novice", **options: Any) -> str:
    async def game() -> str:
        code = player.open(3, start=True, level=level, **(options or {"rounds": "1"}))
        at = await player.join(code)
        await play_to_the_end(at)
        await at.disconnect()
        return code

    return asyncio.run(game())


def places_of(player: Player, code: str) -> tuple[list[int], list[int]]:
    """The positions of bots' moves and of people's moves."""
    decisions = player.ask("GET", f"/api/tables/{code}/replay")[1]["decisions"]
    by_bots = [made["place"] for made in decisions if made["level"] is not None]
    return by_bots, [made["place"] for made in decisions if made["level"] is None]


def test_a_reported_move_is_kept_and_shown_as_the_bot_saw_it(mazzo, running: Server) -> None:
    ada, ben = Player(running), Player(running)
    code = finished(ada)
    (place, *_), _ = places_of(ada, code)
    where = f"/api/tables/{code}/reports"
    status, answer = ada.ask("POST", where, {"place": place, "text": " Why \u202e\n that? [bold] "})
    assert (status, answer["place"], answer["level"]) == (201, place, "novice")
    running.kill()  # an acknowledged report survives
    running.start()
    running.ready()
    assert ben.ask("POST", where, {"place": place})[0] == 201  # a report needs no text
    assert ada.ask("POST", where, {"place": place, "text": "Why that? [bold]"})[0] == 201  # the same report twice counts once

    database = ("--database", f"sqlite:///{running.database}")
    status, out, err = mazzo("reports", "--json", *database)
    assert status == 0, err
    of_ben, of_ada = json.loads(out)["moves"]
    assert (of_ada["text"], of_ben["text"]) == ("Why that? [bold]", "")
    assert (of_ada["by"], of_ada["level"], of_ada["game"]) == (ada.me()["name"], "novice", USUAL_GAME)
    assert of_ada["page"] == f"g/{code}#{place}"
    replay = ada.ask("GET", f"/api/tables/{code}/replay")[1]
    made = replay["decisions"][place - 1]
    assert (of_ada["moves"], of_ada["seat"], of_ada["seed"]) == (made["moves"], made["seat"], replay["seed"])
    assert made["moves"][0] in of_ada["legal"]
    seen = ada.ask("GET", f"/api/tables/{code}/replay/{place - 1}?view={made['seat']}")[1]["view"]
    assert of_ada["view"] == seen  # the bot's own view, and no more than that
    assert len(replayed(read_record(of_ada["record"])).entries) > place

    _, listed, _ = mazzo("reports", *database)
    assert "novice" in listed
    status, shown, _ = mazzo("reports", str(of_ada["number"]), *database)
    assert status == 0
    assert "Why that? [bold]" in shown
    assert made["moves"][0] in shown
    status, _, err = mazzo("reports", "77", *database)
    assert (status, "report 77: there is no report with this number" in err) == (2, True)


def test_only_moves_of_bots_in_games_that_are_over_are_reported(mazzo, running: Server) -> None:
    ada = Player(running)
    code = finished(ada)
    (place, *_), (own, *_) = places_of(ada, code)
    playing = ada.open(3, start=True, rounds="1")

    def reported(code: str, body: Any, **headers: str) -> tuple[int, str]:
        status, answer = ada.ask("POST", f"/api/tables/{code}/reports", body, **headers)
        return status, answer.get("reason", "")

    assert reported(playing, {"place": 1}) == reported("ZZZZZZZZ", {"place": 1}) == (404, "no_such_table")
    assert reported(code, {"place": own}) == (409, "not_a_bot")
    assert reported(code, {"place": 99_999}) == (404, "no_such_place")
    for wrong in (
        {"place": 0},
        {"place": "1"},
        {},
        {"place": place, "text": "x" * (LONGEST_LINE + 1)},
        {"place": place, "who": 1},
    ):
        assert reported(code, wrong) == (400, "bad_message"), wrong
    assert reported(code, {"place": place}, Origin="https://evil.example") == (403, "wrong_origin")
    assert reported(code, {"place": place}, **{"Content-Type": "text/plain"})[0] == 415
    status, _, text = running.ask("POST", f"/api/tables/{code}/reports", {"place": place})
    assert (status, json.loads(text)["reason"]) == (401, "no_person")
    assert "No moves have been reported." in mazzo("reports", "--database", f"sqlite:///{running.database}")[1]

    answers = [reported(code, {"place": place}) for _ in range(MOVES_REPORTED_PER_HOUR + 1)]
    assert answers[0] == (201, "")
    assert answers[-1] == (429, "too_many_reports")


def test_moves_of_a_bot_that_keeps_a_seat_or_plays_for_the_clock_are_marked_as_a_bots(running: Server) -> None:
    ada = Player(running)

    async def game() -> str:
        code = await open_for_two(ada, 3, level="casual", rounds="2")
        at = await ada.join(code)
        await at.until(lambda table: bool(table["legal"]))
        await at.play(at.table["legal"][0])
        await at.say(type="leave")
        await at.until(lambda table: table["stage"] == "over")
        await at.disconnect()
        return code

    code = asyncio.run(game())
    decisions = ada.ask("GET", f"/api/tables/{code}/replay")[1]["decisions"]
    mine = [made for made in decisions if made["seat"] == 0]
    assert [(made["by"], made["level"]) for made in mine[:2]] == [("player", None), ("bot", "casual")]
    assert ada.ask("POST", f"/api/tables/{code}/reports", {"place": mine[1]["place"]})[0] == 201
