"""The positions of `test_blunders_wizard` once more, for the club player: a search must not unlearn what everybody knows."""

from __future__ import annotations

import pytest

from mazzo.bots.levels import bot_named
from mazzo.rules.dice import dice_of, seed_of
from mazzo.table.table import Table
from mazzo.words import move_words
from tests.games.wizard import test_blunders as positions
from tests.games.wizard.test_blunders import *  # noqa: F403  every test of that file is a test of this one

LINES = 2000  # as at a table


def test_with_two_sure_tricks_and_two_to_make_it_throws_the_useless_card_away() -> None:
    """To throw it away now brings more than to take this trick at once, as casual does: later it might take one too many."""
    table = positions.dealt("G5 R2 B3", "G9 R3 B4", "Y2 W1 B1", turned="Y5")
    assert club(positions.played(table, "0 0 2", "G5 G9")) == "play B1"


def club(table: Table) -> str:
    """What the club player does on the seat whose turn it is."""
    seat = table.waiting[0]
    move = bot_named(f"club@{LINES}").decide(table.view(seat), seat, dice_of(seed_of(1), 1)).move
    return move_words(table.state, move)


@pytest.fixture(autouse=True)
def club_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "casual", club)
