"""What a move of the master costs, and what it costs to add in a fixed order instead of using BLAS.

python bench/network.py

For every game the master has learned, on one core: the whole move as the arena asks for it, the network alone, and the same
network multiplied by NumPy. Milliseconds, the median of positions of one game, each the best of several tries.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial
from typing import Any

os.environ.update(OPENBLAS_NUM_THREADS="1", OMP_NUM_THREADS="1")  # before NumPy is imported

import numpy as np

from mazzo.bots.master import IN_BULK
from mazzo.bots.network import Weights, answer, is_trained, scratch_for, weights_of
from mazzo.games import GAMES
from mazzo.rules.compiled import lowest
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import over, play, see, start, waiting_for
from mazzo.rules.news import fresh_news

TRIES = 9


def best_ms(work: Callable[[], Any]) -> float:
    taken = []
    for _ in range(TRIES):
        begun = time.perf_counter()
        work()
        taken.append(1000 * (time.perf_counter() - begun))
    return min(taken)


def multiplied(sheet: np.ndarray, weights: Weights) -> np.ndarray:
    below = np.maximum(sheet.astype(np.float32) @ weights.first + weights.first_bias, 0)
    below = below + np.maximum(below @ weights.second + weights.second_bias, 0)
    below = below + np.maximum(below @ weights.third + weights.third_bias, 0)
    result: np.ndarray = below @ weights.head + weights.head_bias
    return result


def main() -> None:
    for name, game in GAMES.items():
        if not is_trained(game):
            continue
        begun = time.perf_counter()
        weights = weights_of(game)
        loaded = 1000 * (time.perf_counter() - begun)
        scratch, dice, silence = scratch_for(weights), dice_of(seed_of(1), 0), fresh_news(listening=False)
        state, view = game.fresh_state(), game.fresh_view()
        start(state, game.choose(4, {})[1], seed_of(1), silence)
        moves, alone, by_blas = [], [], []
        while not over(state):
            seat = int(lowest(waiting_for(state)))
            see(state, seat, view)
            decision = IN_BULK.decide(view, seat, dice)
            if decision.candidates and len(moves) < 100:
                moves.append(best_ms(partial(IN_BULK.decide, view, seat, dice)))
                alone.append(best_ms(partial(answer, weights, scratch)))
                by_blas.append(best_ms(partial(multiplied, scratch.sheet, weights)))
            play(state, seat, decision.move, silence)
        times = " ".join(f"{what} {np.median(ms):.3f}" for what, ms in (("move", moves), ("network", alone), ("BLAS", by_blas)))
        print(f"{name}: {times} ms; weights loaded in {loaded:.0f} ms")


if __name__ == "__main__":
    main()
