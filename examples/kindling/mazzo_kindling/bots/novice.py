"""Kindling by habit: the two longest sticks, whatever glows."""

from __future__ import annotations

from typing import Any

from mazzo.rules.compiled import count, lowest, thought
from mazzo_kindling.rules import TIE, addable

AT_ONCE = 2


@thought
def novice(view: Any, seat: int, dice: Any) -> int:
    moves = addable(view, seat)
    wanted = AT_ONCE - count(view.bundle[seat])
    if moves == 0 or wanted <= 0:
        return TIE
    while count(moves) > wanted:
        moves &= moves - 1
    return lowest(moves)
