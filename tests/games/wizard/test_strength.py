"""How strong the bots are at Wizard, as it was measured."""

from __future__ import annotations

from mazzo.games.wizard.rules import GAME
from tools.strength_table import of_kind, read


def test_points_a_round() -> None:
    """A published rule bot makes 4.8 at four players, a published learned bot 13.2."""
    points = {figures["level"]: figures["points_a_round"] for figures in of_kind(read()[GAME.name], "alone")}
    assert points["casual"] >= 9
    assert points["club"] >= 16
