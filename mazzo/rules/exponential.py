"""exp and log out of plain arithmetic: the same last bit on every machine.

The C library's differ from one to the next by a rounding now and then, and two moves that are nearly as good would change places.
Here every step is an addition, a multiplication or a division in a fixed order, which all processors round alike; compilers fuse
none of them, because nobody allows them to. Both are right to within one and a half units in the last place.
"""

from __future__ import annotations

import struct
from math import isqrt
from typing import Any

import numpy as np
from numba.core import types
from numba.extending import intrinsic

from mazzo.rules.compiled import rule, while_compiling

MANTISSA_BITS = 52


def bits_of(number: float) -> int:
    """The 64 bits a number is written in."""
    return int(struct.unpack("<q", struct.pack("<d", number))[0])


def number_of(bits: int) -> float:
    """The number that is written in these 64 bits."""
    return float(struct.unpack("<d", struct.pack("<q", bits))[0])


@intrinsic
def _bits_of(typing: Any, number: Any) -> Any:
    def emit(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.bitcast(args[0], context.get_value_type(types.int64))

    return types.int64(types.float64), emit


@intrinsic
def _number_of(typing: Any, bits: Any) -> Any:
    def emit(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.bitcast(args[0], context.get_value_type(types.float64))

    return types.float64(types.int64), emit


@while_compiling(bits_of, inline="always")
def _compiled_bits_of(number: Any) -> Any:
    return lambda number: _bits_of(np.float64(number))


@while_compiling(number_of, inline="always")
def _compiled_number_of(bits: Any) -> Any:
    return lambda bits: _number_of(np.int64(bits))


# exp: x is a number of steps of ln 2 / 128 and a rest. The steps are a table and a power of two; the rest is so small that five
# terms of the series are enough.

STEPS = 128
STEP_BITS = 7
STEPS_A_UNIT = 184.6649652337873  # 128 / ln 2
# One step in two parts. The first has 21 zeros at its end, so that any number of steps times it is exact.
STEP_HIGH = 0.00541521234663378
STEP_LOW = 1.4907929134926466e-12
TO_WHOLE = 6755399441055744.0  # 1.5 · 2^52: whatever is added to it becomes a whole number
LARGEST = 709.0
SMALLEST = -708.0
FINE_BITS = 128  # the tables are made of whole numbers with this many bits after the point


def powers_of_two() -> np.ndarray:
    """The bits of 2^(i/128) for every i below 128: seven square roots, and products of them."""
    one = 1 << FINE_BITS
    roots = [isqrt(2 * one * one)]
    while len(roots) < STEP_BITS:
        roots.append(isqrt(roots[-1] * one))
    powers = []
    for number in range(STEPS):
        power = one
        for place, root in enumerate(reversed(roots)):
            if number >> place & 1:
                power = power * root >> FINE_BITS
        powers.append(bits_of(power / one))
    return np.array(powers)


POWERS = powers_of_two()


@rule
def exp(x: float) -> float:
    """e to the power of x. Beyond what a number can hold it is infinite; what is smaller than 2^-1021 is 0."""
    if not SMALLEST <= x <= LARGEST:
        return np.inf if x > 0.0 else 0.0
    steps = x * STEPS_A_UNIT + TO_WHOLE - TO_WHOLE
    rest = x - steps * STEP_HIGH - steps * STEP_LOW
    square = rest * rest
    more = rest + square * (0.5 + rest * (1 / 6)) + square * square * (1 / 24 + rest * (1 / 120))
    number = int(steps)
    power = number_of(POWERS[number & (STEPS - 1)] + (number >> STEP_BITS << MANTISSA_BITS))
    return power + power * more


# log: x is 2^k times a number from 0.7 to 1.4, which lies near one of 128 others whose logarithms are known; the rest is a
# series. The numbers lie as evenly as their bits do, and one of them is 1: so logarithms near 0 lose nothing.

LN2_HIGH = 0.6931471803691238
LN2_LOW = 1.9082149292705877e-10
SPACING_BITS = MANTISSA_BITS - STEP_BITS
BITS_OF_ONE = bits_of(1.0)
LEAST_BITS = BITS_OF_ONE - (STEPS // 2 << SPACING_BITS) - (1 << SPACING_BITS - 1)


def logarithms() -> np.ndarray:
    """Of the 128 numbers: each, one over it, and its logarithm, by the series of the area tangent."""
    one = 1 << FINE_BITS
    rows = []
    for number in range(STEPS):
        near = number_of(BITS_OF_ONE + (number - STEPS // 2 << SPACING_BITS))
        top, bottom = near.as_integer_ratio()
        ratio = (top - bottom) * one // (top + bottom)
        power, total, odd = ratio, 0, 1
        while abs(power) > 1:
            total += power // odd
            power = power * ratio * ratio >> 2 * FINE_BITS
            odd += 2
        rows.append((near, 1.0 / near, 2 * total / one))
    return np.array(rows)


LOGARITHMS = logarithms()


@rule
def log(x: float) -> float:
    """The natural logarithm of a number above 2^-1022."""
    above = bits_of(x) - LEAST_BITS
    exponent = above >> MANTISSA_BITS
    number = above >> SPACING_BITS & (STEPS - 1)
    near = LOGARITHMS[number, 0]
    rest = (number_of(bits_of(x) - (exponent << MANTISSA_BITS)) - near) * LOGARITHMS[number, 1]
    square = rest * rest
    series = -0.5 + rest * (1 / 3) + square * (-0.25 + rest * 0.2) + square * square * (-1 / 6 + rest * (1 / 7))
    return (exponent * LN2_HIGH + LOGARITHMS[number, 2]) + (rest + (square * series + exponent * LN2_LOW))
