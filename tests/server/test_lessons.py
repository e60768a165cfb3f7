"""Lessons: dealt at once, stacked, and with the cards that the coach talks about."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from mazzo.lesson import lessons, opened_for
from mazzo.table.table import Table
from tests.harness.games import LESSONS
from tests.harness.plain import plain
from tests.harness.players import Player


@pytest.mark.parametrize(("game", "expected"), LESSONS)
def test_what_the_coach_talks_about_is_dealt(game: str, expected: Callable[[Any], bool]) -> None:
    table = Table(opened_for(lessons()[game], "ada"))
    for seat in range(table.players):
        table.sit(seat, f"player {seat}")
    table.deal()
    assert expected(plain(table.view_words(0)))


@pytest.mark.parametrize("game", lessons())
def test_a_lesson_is_dealt_at_once_and_says_that_it_was_stacked(ada: Player, game: str) -> None:
    async def lesson() -> None:
        status, answer = ada.ask("POST", "/api/lessons", {"game": game})
        assert status == 201
        at = await ada.join(answer["code"])
        assert (at.table["game"], at.table["stage"], at.table["stacked"]) == (game, "playing", True)
        await at.leave_line()

    asyncio.run(lesson())


def test_there_is_no_lesson_for_chess(ada: Player) -> None:
    status, answer = ada.ask("POST", "/api/lessons", {"game": "chess"})
    assert (status, answer["reason"]) == (400, "bad_options")
