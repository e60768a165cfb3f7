"""Is what looks random as fair as it should be?"""

from __future__ import annotations

from collections import Counter
from typing import Any


def chi_square_is_fine(counts: Counter[Any], worlds: list[Any]) -> bool:
    """Do the counts fit equal chances? Wrongly False once in a hundred thousand."""
    draws = sum(counts.values())
    expected = draws / len(worlds)
    value = sum((counts[world] - expected) ** 2 / expected for world in worlds)
    freedom = len(worlds) - 1
    # Wilson and Hilferty: the cube root of a chi-square is nearly normal.
    normal = ((value / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / (2 / (9 * freedom)) ** 0.5
    return normal < 4.27
