"""Lessons: dealt at once, stacked, and with the cards that the coach talks about."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import create_engine, insert, select

from mazzo.lesson import lessons, opened_for
from mazzo.rules.game import legal, moves_in
from mazzo.server.store.migrations import forget_lessons, upgrade
from mazzo.server.store.schema import entries, persons, results, tables
from mazzo.table import commands
from mazzo.table.decision import whole_decision
from mazzo.table.table import Table
from tests.harness.games import LESSONS, USUAL_GAME, parts_of_games
from tests.harness.plain import plain
from tests.harness.players import Player, is_my_turn


@pytest.mark.parametrize(("game", "expected"), LESSONS)
def test_the_cards_that_the_coach_talks_about_are_dealt(game: str, expected: Callable[[Any], bool]) -> None:
    table = dealt_lesson(game)
    assert expected(plain(table.view_words(0)))


def dealt_lesson(game: str) -> Table:
    table = Table(opened_for(lessons()[game], "ada"))
    for seat in range(table.players):
        table.sit(seat, f"player {seat}")
    table.deal()
    return table


@pytest.mark.parametrize("game", lessons())
def test_a_player_who_follows_the_script_wins_and_nobody_has_to_improvise(game: str) -> None:
    table = dealt_lesson(game)
    while table.stage == "playing":
        seat = table.undecided[0]
        moves = table.scripted(seat)
        assert moves is not None, f"the script leaves seat {seat} alone: {table.view_words(seat)}"
        table.apply(commands.decide_by_moves(table, seat, moves))
    assert table.ranks()[0] == 1  # type: ignore[index]
    assert table.ranks().count(1) == 1  # type: ignore[union-attr]
    promised = next(part.keeps_promise for name, part in parts_of_games("server").items() if name == game)
    assert promised(plain(table.view_words(0)), table.scores())
    again = Table.from_log(table.entries)
    assert (again.stage, again.ranks()) == ("over", table.ranks())


@pytest.mark.parametrize("place", [0, -1])
@pytest.mark.parametrize("game", lessons())
def test_the_script_gives_way_to_a_newcomer_with_ideas_of_their_own(game: str, place: int) -> None:
    """A bot whose scripted move cannot be played decides by itself, and the lesson still ends."""

    def any_decision(seat: int) -> list[int]:
        return whole_decision(table.state, seat, lambda state: moves_in(legal(state, seat))[place])

    table = dealt_lesson(game)
    for _ in range(500):
        if table.stage == "over":
            break
        seat = table.undecided[0]
        table.apply(commands.decide_by_moves(table, seat, (seat and table.scripted(seat)) or any_decision(seat)))
    assert table.stage == "over"


@pytest.mark.parametrize("game", lessons())
def test_the_bots_of_a_lesson_play_the_script_and_it_counts_for_nobody(ada: Player, game: str) -> None:
    async def lesson() -> str:
        _, answer = ada.ask("POST", "/api/lessons", {"game": game})
        at = await ada.join(answer["code"])
        for moves in lessons()[game].script.decisions[0]:
            asked_at = (await at.until(is_my_turn))["turn"]
            assert (await at.play(*moves))["type"] == "accepted"
            await at.until(lambda table, turn=asked_at: table["turn"] > turn)  # type: ignore[misc]
        await at.until(lambda table: table["stage"] == "over")
        assert (at.table["lesson"], at.table["ranks"][0]) == (True, 1)
        await at.disconnect()
        return str(answer["code"])

    before = ada.ask("GET", "/api/me/history")[1]["games"]
    code = asyncio.run(lesson())
    deadline = time.monotonic() + 20
    while code in {table["code"] for table in ada.me()["tables"]}:  # until its end is stored
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert ada.ask("GET", "/api/me/history")[1]["games"] == before
    assert game not in {figures["game"] for figures in ada.ask("GET", "/api/me/statistics")[1]}


@pytest.mark.parametrize("game", lessons())
def test_a_lesson_is_dealt_at_once_and_says_that_it_was_stacked(ada: Player, game: str) -> None:
    async def lesson() -> None:
        status, answer = ada.ask("POST", "/api/lessons", {"game": game})
        assert status == 201
        at = await ada.join(answer["code"])
        assert (at.table["game"], at.table["stage"], at.table["stacked"]) == (game, "playing", True)
        await at.disconnect()

    asyncio.run(lesson())


def test_an_unknown_game_has_no_lesson(ada: Player) -> None:
    status, answer = ada.ask("POST", "/api/lessons", {"game": "chess"})
    assert (status, answer["reason"]) == (400, "bad_options")


def test_lessons_that_were_stored_as_games_are_forgotten_by_an_upgrade() -> None:
    lesson, game = b'{"kind":"opened","stack":["R1"],"seed":"1"}', b'{"kind":"opened","seed":"1"}'
    with create_engine("sqlite://").begin() as connection:
        upgrade(connection)
        connection.execute(insert(persons), {"person": "ada", "token_hash": "ada", "name": "Ada"})
        for code, opened in (("LESSON", lesson), ("GAME", game)):
            connection.execute(insert(tables), {"code": code, "game": USUAL_GAME, "stage": "over"})
            connection.execute(insert(entries), {"code": code, "entry": 0, "text": opened, "chain": b""})
            row = {"code": code, "person": "ada", "game": USUAL_GAME, "over_at": 1, "text": b"{}"}
            connection.execute(insert(results), row)
        forget_lessons(connection)
        assert connection.scalars(select(results.c.code)).all() == ["GAME"]
