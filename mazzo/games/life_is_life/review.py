"""What a review must know of Life is Life: a round is a stretch, and the lives left after it are a chance to win."""

from __future__ import annotations

from typing import Any

from mazzo.bots.weighing import win_share
from mazzo.games.life_is_life.bots.heuristics import chance_with
from mazzo.games.life_is_life.rules import OVER
from mazzo.rules.compiled import thought

PLAYOUTS = 64
FORESEEN = 256
SLIPS = 0.25
LOST_ONCE = True  # a round has up to thirty laps, and each of them offers to turn it
MARKS = (0.015, 0.03, 0.06)


@thought
def drew(before: Any, after: Any) -> bool:
    """Within a round nothing is."""
    return False


@thought
def stretch_over(begun: Any, state: Any) -> bool:
    return state.round_number != begun.round_number or state.phase == OVER


@thought
def gained(begun: Any, state: Any, seat: int) -> float:
    """The chance to win."""
    if state.phase == OVER:
        return win_share(state, seat)
    return chance_with(state.lives, state.players, seat)
