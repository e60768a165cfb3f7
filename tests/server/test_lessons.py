"""Lessons: what the coach talks about is dealt."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from mazzo.lesson import lessons, opened_for
from mazzo.table.table import Table
from tests.harness.plain import plain
from tests.harness.players import Player


def dealt(game: str) -> Any:
    table = Table(opened_for(lessons()[game], "ada"))
    for seat in range(table.players):
        table.sit(seat, f"player {seat}")
    table.deal()
    return plain(table.told(0))


def test_wizard_a_bid_of_two_by_following_suit_by_a_trump_and_by_a_wizard() -> None:
    view = dealt("wizard")
    assert (view["dealer"], view["trump"], view["hands"][0]) == (0, "R", ["G1", "R12", "W1"])


def test_wild_cards_a_lion_and_the_cards_to_pay_for_it_on_the_savannah() -> None:
    view = dealt("wild_cards")
    assert view["display"] == ["lion", "squirrel"]
    assert {"S2", "S3", "S4"} <= set(view["hands"][0])


def test_life_is_life_the_second_row_fits() -> None:
    view = dealt("life_is_life")
    assert (view["turn"], view["rows"][1]) == (0, ["bear", "giraffe"])


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
