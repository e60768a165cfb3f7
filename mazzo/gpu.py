"""The same games in CUDA kernels: one game a thread. Needs `pip install 'mazzo[gpu]'` and a card by NVIDIA."""

from __future__ import annotations

import math
import time
from functools import lru_cache
from typing import Any

import numpy as np
from numba import from_dtype

from mazzo.games import GAMES
from mazzo.rules.compiled import lowest
from mazzo.rules.dice import DICE, any_of, seed_of
from mazzo.rules.game import Game, finish_round, legal, make, over, waiting_for
from mazzo.rules.news import SILENCE

THREADS_A_BLOCK = 256


def cuda_or_none() -> Any:
    """Numba's CUDA, if it is installed and finds a card; else None."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # type: ignore[attr-defined]  # numba-cuda 0.30 asks NumPy 2.5 for it at import
    try:
        from numba import cuda

        return cuda if cuda.is_available() else None
    except ImportError:
        return None


@lru_cache
def random_games_kernel(name: str) -> Any:
    """A kernel in which every thread plays game after game at random.

    The state is kept in the thread's local memory, which the card interleaves: threads that read the same field of their states
    read neighbouring words. In an array of records they would be a whole record apart.

    The threads of a block go through a game together: phase by phase, and to the next round when all are ready for it. Left to
    themselves they would soon be in different phases, and the card spends most of its time on fetching code for each of them.
    """
    from numba import cuda

    from mazzo.simulate import deal_game

    state_type = from_dtype(GAMES[name].STATE)
    dice_type = from_dtype(DICE)
    words_type = from_dtype(np.dtype(np.int64))
    phases = len(GAMES[name].phases)

    @cuda.jit
    def play_random_games(finals: Any, news: Any, options: Any, seed: Any, first: int, games: int, decisions: Any) -> None:
        thread = cuda.grid(1)
        states = cuda.local.array(1, state_type)
        state = states[0]
        dice = cuda.local.array(1, dice_type)[0]
        words = cuda.local.array(16, words_type)
        state.stack_size = 0
        state.stack_taken = 0
        total = 0
        for number in range(games):
            playing = thread < decisions.shape[0]
            if playing:
                deal_game(state, options[0], seed, first + thread * games + number, dice, news[0], words)
            while cuda.syncthreads_or(np.int32(playing)):
                asked = waiting_for(state) if playing else 0
                while cuda.syncthreads_or(np.int32(asked)):
                    for phase in range(phases):
                        while cuda.syncthreads_or(np.int32(asked != 0 and state.phase == phase)):
                            if asked != 0 and state.phase == phase:
                                seat = lowest(asked)
                                make(state, seat, any_of(legal(state, seat), dice), news[0])
                                total += 1
                                asked = waiting_for(state)
                if playing:
                    finish_round(state, news[0])
                    playing = not over(state)
        if thread < decisions.shape[0]:
            decisions[thread] = total
        if thread < finals.shape[0]:
            finals[thread] = state

    return play_random_games


class GpuTables:
    """Many tables on the card, one a thread."""

    def __init__(self, cuda: Any, game: Game, options: Any, threads: int, games: int, kept: int = 1) -> None:
        self.cuda = cuda
        self.kernel = random_games_kernel(game.name)
        self.games = games
        self.finals = cuda.to_device(np.zeros(kept, game.STATE))
        """The last state of each of the first threads."""
        self.news = cuda.to_device(np.zeros(1, SILENCE))
        self.options = cuda.to_device(np.array([options], options.dtype))
        self.decisions = cuda.to_device(np.zeros(threads, np.int64))
        self.threads = threads

    def play(self, seed: np.ndarray, first: int, threads_a_block: int = THREADS_A_BLOCK) -> None:
        """Plays the games from number `first` on: `games` in each thread, one after the other."""
        key = self.cuda.to_device(seed)
        blocks = math.ceil(self.threads / threads_a_block)
        self.kernel[blocks, threads_a_block](self.finals, self.news, self.options, key, first, self.games, self.decisions)
        self.cuda.synchronize()


def measure_on_gpu(
    seconds: float, players: int = 4, threads: int = 1 << 16, games: int = 8, threads_a_block: int = THREADS_A_BLOCK
) -> dict[str, Any] | None:
    """Decisions a second of random play on the card; None without one."""
    cuda = cuda_or_none()
    if cuda is None:
        return None
    rates = {}
    for name, game in GAMES.items():
        _, options = game.choose(players, {})
        tables = GpuTables(cuda, game, options, threads, games)
        tables.play(seed_of(1), 0, threads_a_block)
        best = 0.0
        stop = time.perf_counter() + seconds
        first = 0
        while time.perf_counter() < stop or best == 0.0:
            first += threads * games
            begun = time.perf_counter()
            tables.play(seed_of(1), first, threads_a_block)
            took = time.perf_counter() - begun
            best = max(best, int(tables.decisions.copy_to_host().sum()) / took)
        rates[name] = round(best)
    device = cuda.get_current_device().name
    return {"device": device.decode() if isinstance(device, bytes) else str(device), "decisions_per_s": rates}
