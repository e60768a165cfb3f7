"""The *master*: a network that learned the game by playing against itself (see `tools/train.py`)."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import Any

from mazzo.bots.decision import Bot, Decision
from mazzo.bots.network import (
    Scratch,
    Weights,
    best_of,
    drawn_from,
    is_trained,
    read_weights,
    scratch_for,
    weigh_moves,
    weights_of,
)
from mazzo.games import own
from mazzo.rules.compiled import count, rule
from mazzo.rules.game import game_of, legal, moves_in, waiting_for

LEAST_SHARE = 0.05  # of the best move's chance: what is less likely is not played
MOST_TOLD = 6  # candidates of a decision


@rule
def choose(view: Any, seat: int, dice: Any, weights: Weights, scratch: Scratch, mixes: bool) -> int:
    """The move it prefers; where several decide in secret, one of those it would mix, so that nobody can count on it."""
    moves = weigh_moves(view, seat, weights, scratch)
    if mixes and count(waiting_for(view)) > 1:
        return drawn_from(moves, scratch.worth, LEAST_SHARE, dice)
    return best_of(moves, scratch.worth)


def decision_with(weights: Weights, view: Any, seat: int, dice: Any) -> Decision:
    """What a network with these weights plays, and the moves it thought of."""
    begun = time.perf_counter()
    moves = moves_in(legal(view, seat))
    if len(moves) == 1:
        return Decision(moves[0], reason="only_move", seconds=time.perf_counter() - begun)
    game = game_of(view)
    scratch = scratch_for(weights)
    mixes = own(game, "bots.observation", "FIRST_VALUED") == own(game, "bots.observation", "ANSWERS")
    move = int(choose(view, seat, dice, weights, scratch, mixes))
    order = sorted(moves, key=lambda each: (each != move, -scratch.worth[each]))[:MOST_TOLD]
    candidates = [(each, round(float(scratch.worth[each]), 3)) for each in order]
    return Decision(move, candidates, "learned", seconds=time.perf_counter() - begun)


def decide(view: Any, seat: int, dice: Any) -> Decision:
    game = game_of(view)
    if not is_trained(game):
        raise ValueError(f"bot 'master': nobody has taught it {game.title}")
    return decision_with(weights_of(game), view, seat, dice)


MASTER = Bot("master", decide, compiled=True)


def master_with(path: Path) -> Bot:
    """A master with weights of its own, as `tools/train.py` writes them."""
    if not path.is_file():
        raise ValueError(f"bot 'master@{path}': there is no file {path}")
    weights = read_weights(path)
    return Bot(f"master@{path}", partial(decision_with, weights), compiled=True)
