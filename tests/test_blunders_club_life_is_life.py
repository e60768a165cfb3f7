"""The positions of `test_blunders_life_is_life` once more, for the club player."""

from __future__ import annotations

from typing import Any

import pytest

from mazzo.bots import bot_named
from tests import test_blunders_life_is_life as positions
from tests.test_blunders_life_is_life import *  # noqa: F403  every test of that file is a test of this one

del test_every_move_is_legal_and_rounds_end_by_knocks  # noqa: F821  test_check_bot does it for club

# In these all hands are known, so the search knows how the round comes out, and finds better than what casual goes by: a knock
# that the rivals' last turns turn against it, a swap that leaves it ahead, and a round won (others lose 1 and 2 lives) rather
# than a sudden death (others lose 1 each).
del test_knocks_when_far_ahead  # noqa: F821
del test_L4_in_the_last_lap_a_swap_that_gains_is_made  # noqa: F821
del test_L5_completes_a_set_that_lies_there  # noqa: F821
CLUB = bot_named("club@600")


def club(view: Any, seat: int, dice: Any) -> int:
    return CLUB.decide(view, seat, dice).move


@pytest.fixture(autouse=True)
def club_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "rule_of_thumb", club)


@pytest.mark.parametrize(("species", "hand", "missing"), [row[:3] for row in positions.SETS if row[3]])
def test_L9_among_experts_it_completes_a_set_for_the_life_it_gains(species: int, hand: str, missing: str) -> None:
    rows = ["mole", "2 mole", "mole, 2 goat", "2 goat, 2 dog"]
    size = sum(positions.counts(missing))
    rows[size - 1] = missing
    hands = [hand, "4 bear, 2 sheep, 2 dog, goat, mouse", "3 bear, 2 sheep, mole, dog, goat, mouse, giraffe"]
    assert positions.decision(positions.position(hands, rows, expert=True))[0] == size - 1
