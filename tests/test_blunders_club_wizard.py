"""The positions of `test_blunders_wizard` once more, for the club player: a search must not unlearn what everybody knows."""

from __future__ import annotations

import pytest

from mazzo.bots import bot_named
from mazzo.rules.dice import dice_of, seed_of
from mazzo.table.table import Table
from mazzo.words import move_words
from tests import test_blunders_wizard as positions
from tests.test_blunders_wizard import *  # noqa: F403  every test of that file is a test of this one

LINES = 2000  # as at a table

# In these it needs two tricks and has two sure ones besides a card it cannot use. Casual takes the trick at once. To throw that
# card away now, or to spend the Wizard while the lead is worth something, brings 10 to 25 points more, in 2000 imagined deals.
del test_last_to_play_it_trumps_and_keeps_its_wizard  # noqa: F821
del test_last_to_play_it_follows_high_enough_and_keeps_its_wizard  # noqa: F821
del test_V7_last_to_play_it_takes_a_needed_trick_cheaply_and_loses_one_it_does_not_need  # noqa: F821


def test_with_two_sure_tricks_and_two_to_make_it_throws_the_useless_card_away() -> None:
    table = positions.dealt("G5 R2 B3", "G9 R3 B4", "Y2 W1 B1", turned="Y5")
    assert club(positions.played(table, "0 0 2", "G5 G9")) == "play B1"


def test_V7_wanting_no_trick_it_loses_this_one() -> None:
    table = positions.dealt_own_decks("R7 R1 R2 R3", "Y8 Y1 Y2 Y3", "G9 G13 G7 J3")
    assert club(positions.played(table, "1 1 0", "R7 Y8")) == "play G7"


def club(table: Table) -> str:
    """What the club player does on the seat whose turn it is."""
    seat = table.waiting[0]
    move = bot_named(f"club@{LINES}").decide(table.view(seat), seat, dice_of(seed_of(1), 1)).move
    return move_words(table.state, move)


@pytest.fixture(autouse=True)
def club_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "casual", club)
