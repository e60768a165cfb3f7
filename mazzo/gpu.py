"""The same games in CUDA kernels: one game a thread. Needs `pip install 'mazzo[gpu]'` and a card by NVIDIA."""

from __future__ import annotations

import math
import time
from typing import Any

import numpy as np

from mazzo.rules import GAMES, Game
from mazzo.rules.dice import DICE, seed_of
from mazzo.rules.news import NEWS

THREADS_A_BLOCK = 128


def cuda_or_none() -> Any:
    """Numba's CUDA, if it is installed and finds a card; else None."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # type: ignore[attr-defined]  # numba-cuda 0.30 asks NumPy 2.5 for it at import
    try:
        from numba import cuda

        return cuda if cuda.is_available() else None
    except ImportError:
        return None


def random_games_kernel(cuda: Any) -> Any:
    """A kernel in which every thread plays game after game at random, in a record of its own."""
    from mazzo.simulate import deal_game, play_at_random

    @cuda.jit
    def play_random_games(
        states: Any, dice: Any, words: Any, news: Any, options: Any, seed: Any, first: int, decisions: Any
    ) -> None:
        thread = cuda.grid(1)
        games = decisions.shape[1]
        if thread < decisions.shape[0]:
            for number in range(games):
                game = first + thread * games + number
                deal_game(states[thread], options[0], seed, game, dice[thread], news[0], words[thread])
                decisions[thread, number] = play_at_random(states[thread], dice[thread], news[0])

    return play_random_games


class GpuTables:
    """Many tables on the card, one a thread."""

    def __init__(self, cuda: Any, game: Game, options: Any, threads: int, games: int) -> None:
        self.cuda = cuda
        self.kernel = random_games_kernel(cuda)
        self.states = cuda.to_device(np.zeros(threads, game.STATE))
        self.dice = cuda.to_device(np.zeros(threads, DICE))
        self.words = cuda.to_device(np.zeros((threads, 16), np.int64))
        self.news = cuda.to_device(np.zeros(1, NEWS))
        self.options = cuda.to_device(np.array([options], options.dtype))
        self.decisions = cuda.to_device(np.zeros((threads, games), np.int64))
        self.blocks = math.ceil(threads / THREADS_A_BLOCK)

    def play(self, seed: np.ndarray, first: int) -> None:
        """Plays the games from number `first` on; the last of each thread stays in `states`."""
        key = self.cuda.to_device(seed)
        self.kernel[self.blocks, THREADS_A_BLOCK](
            self.states, self.dice, self.words, self.news, self.options, key, first, self.decisions
        )
        self.cuda.synchronize()


def measure_on_gpu(seconds: float, players: int = 4, threads: int = 1 << 15, games: int = 16) -> dict[str, Any] | None:
    """Decisions a second of random play on the card; None without one."""
    cuda = cuda_or_none()
    if cuda is None:
        return None
    rates = {}
    for name, game in GAMES.items():
        _, options = game.choose(players, {})
        tables = GpuTables(cuda, game, options, threads, games)
        tables.play(seed_of(1), 0)
        best = 0.0
        stop = time.perf_counter() + seconds
        first = 0
        while time.perf_counter() < stop or best == 0.0:
            first += threads * games
            begun = time.perf_counter()
            tables.play(seed_of(1), first)
            took = time.perf_counter() - begun
            best = max(best, int(tables.decisions.copy_to_host().sum()) / took)
        rates[name] = round(best)
    device = cuda.get_current_device().name
    return {"device": device.decode() if isinstance(device, bytes) else str(device), "decisions_per_s": rates}
