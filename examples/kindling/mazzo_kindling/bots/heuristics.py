"""What a search must know of Kindling: try every stick, look one round ahead, count the lead."""

from __future__ import annotations

from typing import Any

from mazzo.rules.compiled import thought
from mazzo_kindling.rules import legal, over


@thought
def candidates(view: Any, seat: int) -> int:
    return legal(view, seat)


@thought
def likelihood(view: Any, world: Any, seat: int, memory: Any) -> float:
    return 0.0


@thought
def worlds_weighed(view: Any) -> int:
    return 1


@thought
def far_enough(view: Any, state: Any) -> bool:
    return over(state) or state.round_number > view.round_number + 1


@thought
def result(view: Any, state: Any, seat: int) -> float:
    """The points to come."""
    return float(state.score[seat] - view.score[seat])


@thought
def worth(view: Any, state: Any, seat: int) -> float:
    """The points to come, and by how much they are more than the best of the others'."""
    best = -1000
    for other in range(state.players):
        if other != seat:
            best = max(best, state.score[other])
    return result(view, state, seat) + 0.5 * (state.score[seat] - best)


@thought
def spread(view: Any) -> float:
    return 1.0
