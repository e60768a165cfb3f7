"""How long a table plays: its rounds, its minutes against bots, and the options of a quick game."""

from __future__ import annotations

from mazzo.games.wizard.rules import hand_sizes
from mazzo.rules.options import Choices

MINUTES = {"whole": 15, "quick": 5}
QUICK: Choices = {"rounds": "1-2-3-4-5-6-7"}  # 28 tricks, where a whole game has 120


def rounds_of(players: int, choices: Choices) -> int:
    return len(hand_sizes(players, bool(choices["monochrome"]), str(choices["rounds"])))
