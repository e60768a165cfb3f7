"""The positions of `test_blunders_life_is_life` once more, for the club player."""

from __future__ import annotations

from typing import Any

import pytest

from mazzo.bots.levels import bot_named
from tests.games.life_is_life import test_blunders as positions
from tests.games.life_is_life.test_blunders import *  # noqa: F403  every test of that file is a test of this one

del test_every_move_is_legal_and_rounds_end_by_knocks  # noqa: F821  test_check_bot does it for club
CLUB = bot_named("club@600")


def club(view: Any, seat: int, dice: Any) -> int:
    return CLUB.decide(view, seat, dice).move


@pytest.fixture(autouse=True)
def club_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "casual", club)
