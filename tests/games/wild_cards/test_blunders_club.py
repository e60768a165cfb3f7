"""The positions of `test_blunders_wild_cards` once more, for the club player, however its dice fall."""

from __future__ import annotations

from typing import Any

import pytest

from mazzo.bots.levels import bot_named
from tests.games.wild_cards import test_blunders as positions
from tests.games.wild_cards.test_blunders import *  # noqa: F403  every test of that file is a test of this one

del test_casual_is_always_legal_and_beats_random  # noqa: F821  test_check_bot does it for club
CLUB = bot_named("club@150")


def club(view: Any, seat: int, dice: Any) -> int:
    return CLUB.decide(view, seat, dice).move


@pytest.fixture(autouse=True)
def club_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "casual", club)
