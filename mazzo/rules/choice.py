"""Choosing among moves by dice."""

from __future__ import annotations

from typing import Any

from mazzo.rules.compiled import count, lowest, rule
from mazzo.rules.dice import rolled_below


@rule
def any_of(moves: int, dice: Any) -> int:
    """One of these moves, each equally likely."""
    for _ in range(rolled_below(dice, count(moves))):
        moves &= moves - 1
    return lowest(moves)
