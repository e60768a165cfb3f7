"""What a search asks of a game beyond its rules and its rules of thumb: `bots/heuristics.py` of its folder.

What a game does not answer there is answered here, by what is true of any game: every legal move is weighed, all worlds are
equally likely, a rollout goes on to the end of the game and is worth what the game was. Besides the questions below, a game may
say how long a search may take and what its results are counted in:

    ROLLOUTS         rollouts a move at a table, about 150 ms of one core
    ARENA_ROLLOUTS   rollouts a move in an arena, about 10 ms
    COUNTED_IN       what `result` counts: CHANCE to win, or POINTS
"""

from __future__ import annotations

from typing import Any

from mazzo.bots.weighing import win_share
from mazzo.games import asked_of, own
from mazzo.rules.compiled import thought
from mazzo.rules.game import Game, legal, standing

CHANCE, POINTS = "chance", "points"
ROLLOUTS = 600
ARENA_ROLLOUTS = 60

heuristic = asked_of("bots.heuristics", thought)


@heuristic
def candidates(view: Any, seat: int) -> int:
    """The moves worth a thought, as bits."""
    return legal(view, seat)


@heuristic
def left_to_thumb(view: Any, seat: int) -> bool:
    """Is this a decision that whoever has learned the game leaves to the rules of thumb, too?"""
    return False


@heuristic
def trust(view: Any, seat: int) -> float:
    """How much what was learned weighs against what a search finds: in `spread`s, for each logarithm of a preference."""
    return 1.0


@heuristic
def likelihood(view: Any, world: Any, seat: int, memory: Any) -> float:
    """How likely what was seen is in an imagined world: the logarithm of it. `memory` is a view to work on."""
    return 0.0


@heuristic
def worlds_weighed(view: Any) -> int:
    """How many worlds are imagined for each that is kept by that likelihood."""
    return 1


@heuristic
def far_enough(view: Any, state: Any) -> bool:
    """Has a rollout that began at this view been played far enough? At the end of the game it always has."""
    return False


@heuristic
def worth(view: Any, state: Any, seat: int) -> float:
    """What such a rollout was worth to the seat: the search looks for the most of it."""
    behind = 0
    for other in range(state.players):
        behind += int(standing(state, other) < standing(state, seat))
    return 0.5 * result(view, state, seat) + 0.5 * behind / max(1, state.players - 1)


@heuristic
def result(view: Any, state: Any, seat: int) -> float:
    """The same as players count it, in `COUNTED_IN`."""
    return win_share(state, seat)


@heuristic
def spread(view: Any) -> float:
    """By how much a move may be worse and still be played now and then, where all decide in secret."""
    return 0.01


@heuristic
def is_promise(view: Any) -> bool:
    """Is every move here a promise, such as a bid, that can be kept or broken?"""
    return False


@heuristic
def promise_kept(view: Any, state: Any, seat: int) -> bool:
    """Has the seat, after a rollout from this view, kept what its move promised?"""
    return False


def table_rollouts(game: Game) -> int:
    """Rollouts a move at a table."""
    return int(own(game, "bots.heuristics", "ROLLOUTS", ROLLOUTS))


def arena_rollouts(game: Game) -> int:
    """Rollouts a move in an arena."""
    return int(own(game, "bots.heuristics", "ARENA_ROLLOUTS", ARENA_ROLLOUTS))


def counted_in(game: Game) -> str:
    """What the results of a search are counted in."""
    return str(own(game, "bots.heuristics", "COUNTED_IN", CHANCE))
