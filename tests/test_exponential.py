"""Our own exp and log: as accurate as the C library's, and the same bits everywhere."""

from __future__ import annotations

import hashlib
import math

import numpy as np

from mazzo.rules.exponential import exp, log

# Digests of `spread_out`, computed once. They may never change: bots that weigh nearly equal moves would choose differently.
EXP_BITS = "ca168923e3d4c3d6"
LOG_BITS = "1bdab402fb2b9459"
MOST_UNITS = 2.0  # units in the last place: one and a half of ours, half of the library's


def spread_out(low: float, high: float) -> list[float]:
    """Two thousand numbers, the same on any machine: whole multiples of a power of two."""
    return [low + (high - low) * number / 2048 for number in range(1, 2048)]


def units_off(ours: float, theirs: float) -> float:
    return abs(ours - theirs) / math.ulp(theirs)


def digest(results: list[float]) -> str:
    return hashlib.sha256(np.array(results, "<f8").tobytes()).hexdigest()[:16]


def test_exp_agrees_with_the_c_library() -> None:
    for low, high in ((-700, 700), (-4, 4), (-1 / 64, 1 / 64)):
        assert max(units_off(exp(x), math.exp(x)) for x in spread_out(low, high)) <= MOST_UNITS


def test_log_agrees_with_the_c_library() -> None:
    for low, high in ((0, 2), (0, 1 << 40), (1 - 1 / 64, 1 + 1 / 32)):
        assert max(units_off(log(x), math.log(x)) for x in spread_out(low, high) if x != 1) <= MOST_UNITS


def test_the_ends_of_the_range() -> None:
    assert exp(0.0) == 1.0
    assert log(1.0) == 0.0
    assert exp(-1e9) == exp(-math.inf) == 0.0
    assert exp(1e9) == exp(math.inf) == math.inf
    assert units_off(log(2.0**1000), math.log(2.0**1000)) <= MOST_UNITS
    assert units_off(log(2.0**-1000), math.log(2.0**-1000)) <= MOST_UNITS


def test_every_machine_finds_the_same_bits() -> None:
    assert digest([exp(x) for x in spread_out(-32, 8)]) == EXP_BITS
    assert digest([log(x) for x in spread_out(0, 4)]) == LOG_BITS
