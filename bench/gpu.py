"""Do a graphics card and the processor play the same games? And how fast is the card?

python bench/gpu.py
"""

from __future__ import annotations

import json
import sys

import numpy as np

from mazzo.games import GAMES
from mazzo.gpu import GpuTables, cuda_or_none, measure_on_gpu
from mazzo.rules.dice import DICE, seed_of
from mazzo.rules.news import fresh_news
from mazzo.simulate import play_random_games
from mazzo.variants import TABLES

THREADS = 512


def main() -> int:
    cuda = cuda_or_none()
    if cuda is None:
        print("no CUDA here: nothing compared")
        return 1
    differences = 0
    seed = seed_of(2)
    for name, game in GAMES.items():
        for players, asked in TABLES[name]:
            _, options = game.choose(players, asked)
            tables = GpuTables(cuda, game, options, THREADS, 1, kept=THREADS)
            tables.play(seed, 0)
            there = tables.finals.copy_to_host()
            here = np.zeros(THREADS, game.STATE)
            tools = np.zeros(1, DICE)[0], fresh_news(listening=False), np.zeros(16, np.int64)
            decisions = play_random_games(here, options, seed, 0, *tools)
            same = here.tobytes() == there.tobytes() and decisions == int(tables.decisions.copy_to_host().sum())
            differences += not same
            verdict = "the same" if same else "DIFFERENT"
            print(f"{name}, {players} players, {asked}: {THREADS} games, {decisions} decisions, {verdict}")
    for threads, block in ((1 << 16, 128), (1 << 16, 256), (1 << 16, 512), (1 << 18, 256)):
        figures = measure_on_gpu(0.5, threads=threads, threads_a_block=block)
        print(f"{threads} threads in blocks of {block}: {json.dumps(figures)}", flush=True)
    return differences


if __name__ == "__main__":
    sys.exit(main())
