"""Sums over plain lists, added up in order: the same numbers here and in a browser, to the last bit.

NumPy adds in pairs, and Python's own `sum` compensates for rounding: both give other last digits than a plain loop.
"""

from __future__ import annotations

import math
from collections.abc import Sequence


def total(values: Sequence[float]) -> float:
    found = 0.0
    for value in values:
        found += value
    return found


def mean(values: Sequence[float]) -> float:
    return total(values) / len(values)


def standard_error(values: Sequence[float]) -> float:
    """The standard error of their mean; infinite if there are too few to tell."""
    many = len(values)
    if many < 2:
        return math.inf
    middle = mean(values)
    return math.sqrt(total([(value - middle) * (value - middle) for value in values]) / (many - 1)) / math.sqrt(many)


def together(errors: Sequence[float]) -> float:
    """The standard error of a sum whose parts have these."""
    return math.sqrt(total([error * error for error in errors]))


def less(ones: Sequence[float], others: Sequence[float]) -> list[float]:
    """The differences, one by one."""
    return [one - other for one, other in zip(ones, others, strict=True)]


def share_between(found: int, of: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share, given this many hits (Wilson's interval)."""
    z = 1.96
    middle = found + z * z / 2
    reach = z * math.sqrt(found * (of - found) / of + z * z / 4)
    return (middle - reach) / (of + z * z), (middle + reach) / (of + z * z)
