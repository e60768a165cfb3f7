"""The *master*: a network that learned the game by playing against itself (see `tools/train.py`), and a search that goes by it.

Where many games are to be played it does not search: what its network prefers takes a tenth of a millisecond.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from mazzo.bots.club import ARENA_SECONDS, TABLE_SECONDS, desk_for, search_decision
from mazzo.bots.decision import Bot, Decision
from mazzo.bots.heuristics import table_rollouts
from mazzo.bots.minds import Learned
from mazzo.bots.network import (
    Scratch,
    Weights,
    best_of,
    drawn_from,
    fresh_scratch,
    is_trained,
    read_weights,
    scratch_for,
    weigh_moves,
    weights_of,
)
from mazzo.games import own
from mazzo.rules.compiled import count, rule
from mazzo.rules.game import Game, game_of, legal, moves_in, waiting_for

LEAST_SHARE = 0.05  # of the best move's chance: what is less likely is not played
WIDTH = 4.0  # in logarithms: what is less likely than that is not even tried
MOST_CANDIDATES = 6  # that a decision names


@rule
def choose(view: Any, seat: int, dice: Any, weights: Weights, scratch: Scratch, mixes: bool) -> int:
    """The move it prefers; where several decide in secret, one of those it would mix, so that nobody can count on it."""
    moves = weigh_moves(view, seat, weights, scratch)
    if mixes and count(waiting_for(view)) > 1:
        return drawn_from(moves, scratch.worth, LEAST_SHARE, dice)
    return best_of(moves, scratch.worth)


def first_valued(game: Game) -> int:
    return int(own(game, "bots.observation", "FIRST_VALUED"))


def at_a_glance(weights: Weights, view: Any, seat: int, dice: Any) -> Decision:
    """What a network with these weights plays without any search, and the moves it thought of."""
    begun = time.perf_counter()
    moves = moves_in(legal(view, seat))
    if len(moves) == 1:
        return Decision(moves[0], reason="only_move", seconds=time.perf_counter() - begun)
    thoughts = glance(weights, view, seat, dice)
    return Decision(thoughts[0][0], thoughts[:MOST_CANDIDATES], "learned", seconds=time.perf_counter() - begun)


def glance(weights: Weights, view: Any, seat: int, dice: Any) -> list[tuple[int, float]]:
    """Every move with what it is worth to this network: first the one it plays, then the best of the others."""
    game = game_of(view)
    scratch = scratch_for(weights)
    mixes = first_valued(game) == own(game, "bots.observation", "ANSWERS")
    move = int(choose(view, seat, dice, weights, scratch, mixes))
    return best_known(moves_in(legal(view, seat)), move, scratch.worth)


def best_known(moves: list[int], chosen: int, worth: Any) -> list[tuple[int, float]]:
    """What was chosen and the others, the best first, each with what it is worth."""
    order = sorted(moves, key=lambda each: (each != chosen, -worth[each]))
    return [(each, round(float(worth[each]), 3)) for each in order]


def weights_learned(game: Game) -> Weights:
    if not is_trained(game):
        raise ValueError(f"bot 'master': nobody has taught it {game.title}")
    return weights_of(game)


def mind_for(game: Game) -> Learned:
    weights = weights_learned(game)
    return Learned(weights, fresh_scratch(weights), first_valued(game), WIDTH)


def master(name: str, rollouts: Callable[[Game], int], seconds: float) -> Bot:
    """A master with this many rollouts a move, by game, who in any case stops after this many seconds."""

    def decide(view: Any, seat: int, dice: Any) -> Decision:
        game = game_of(view)
        return search_decision(view, seat, dice, desk_for(game, "master", partial(mind_for, game)), rollouts(game), seconds)

    return Bot(name, decide, compiled=True)


def decide_in_bulk(view: Any, seat: int, dice: Any) -> Decision:
    return at_a_glance(weights_learned(game_of(view)), view, seat, dice)


AT_THE_TABLE = master("master", table_rollouts, TABLE_SECONDS)
IN_BULK = Bot("master", decide_in_bulk, compiled=True)


def master_with(rollouts: int) -> Bot:
    """A master with this number of rollouts a move, whatever the game."""
    return master(f"master@{rollouts}", lambda game: rollouts, ARENA_SECONDS)


def master_of(path: Path) -> Bot:
    """A network with weights of its own, as `tools/train.py` writes them, without a search."""
    if not path.is_file():
        raise ValueError(f"bot 'master@{path}': there is no file {path}")
    return Bot(f"master@{path}", partial(at_a_glance, read_weights(path)), compiled=True)
