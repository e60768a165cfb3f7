"""What a search asks of a game beyond its rules and its rules of thumb: `bots/heuristics.py` of its folder."""

from __future__ import annotations

from typing import Any

from mazzo.games import asked_of

heuristic = asked_of("bots.heuristics")


@heuristic
def candidates(view: Any, seat: int) -> int:
    """The moves worth a thought, as bits."""


@heuristic
def likelihood(view: Any, world: Any, seat: int, memory: Any) -> float:
    """How likely what was seen is in an imagined world: the logarithm of it. `memory` is a view to work on."""


@heuristic
def worlds_weighed(view: Any) -> int:
    """How many worlds are imagined for each that is kept by that likelihood."""


@heuristic
def far_enough(view: Any, state: Any) -> bool:
    """Has a rollout that began at this view been played far enough?"""


@heuristic
def worth(view: Any, state: Any, seat: int) -> float:
    """What such a rollout was worth to the seat: the search looks for the most of it."""


@heuristic
def result(view: Any, state: Any, seat: int) -> float:
    """The same in a player's own count: points of the round, the chance to win."""


@heuristic
def spread(view: Any) -> float:
    """By how much a move may be worse and still be played now and then, where all decide in secret."""
