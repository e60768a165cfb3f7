"""What it costs the bots to use our own exp and log instead of the C library's.

python bench/exponential.py [--turns 5]

Two processes take turns, one with each, so that other load on the machine affects both alike. For every game: decisions a
second of four casual players, and milliseconds a move of club with the arena's rollouts; CPU time, the best of all turns.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from typing import Any

import numpy as np

from mazzo.rules import exponential

OWN, LIBRARY = "own", "library"


def figures(games: int, moves: int) -> dict[str, float]:
    """The CPU time of a thousand casual decisions and of a club move, by game, in milliseconds."""
    from mazzo.bots.club import IN_THE_ARENA
    from mazzo.games import GAMES
    from mazzo.rules.compiled import lowest
    from mazzo.rules.dice import any_of, dice_of, seed_of
    from mazzo.rules.game import legal, moves_in, over, play, see, start, waiting_for
    from mazzo.rules.news import fresh_news
    from mazzo.simulate import play_batch

    def of_club(game: Any, options: Any) -> float:
        state, view, silence = game.fresh_state(), game.fresh_view(), fresh_news(listening=False)
        dice, chance = dice_of(seed_of(2), 0), dice_of(seed_of(2), 1)
        start(state, options, seed_of(2), silence)
        spent, asked = 0.0, 0
        while not over(state) and asked < moves:
            seat = int(lowest(waiting_for(state)))
            see(state, seat, view)
            begun = time.process_time()
            IN_THE_ARENA.decide(view, seat, dice)
            if len(moves_in(legal(view, seat))) > 1:
                spent += time.process_time() - begun
                asked += 1
            play(state, seat, any_of(legal(state, seat), chance), silence)  # both are asked in the same positions
        return 1000 * spent / asked

    found = {}
    for name, game in GAMES.items():
        _, options = game.choose(4, {})
        play_batch(game, options, ["casual"] * 4, seed_of(1), 0, 2)
        begun = time.process_time()
        decisions = play_batch(game, options, ["casual"] * 4, seed_of(1), 2, games).decisions
        found[f"{name}, 1000 decisions of casual"] = 1e6 * (time.process_time() - begun) / decisions
        of_club(game, options)
        found[f"{name}, a move of club"] = of_club(game, options)
    return found


def serve(whose: str, games: int, moves: int) -> None:
    """Measures once for every line it reads."""
    if whose == LIBRARY:
        exponential.exp, exponential.log = np.exp, np.log  # before any bot is imported
    for _ in sys.stdin:
        print(json.dumps(figures(games, moves)), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--serve", choices=(OWN, LIBRARY))
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve, asked.games, asked.moves)
        return
    cache = os.environ.get("MAZZO_CACHE", "/tmp/mazzo-exponential")
    best: dict[str, dict[str, float]] = {OWN: {}, LIBRARY: {}}
    workers = {}
    for whose in best:
        command = [sys.executable, __file__, "--serve", whose, "--games", str(asked.games), "--moves", str(asked.moves)]
        own_cache = {**os.environ, "MAZZO_CACHE": f"{cache}-{whose}"}  # the sources are the same, the code is not
        workers[whose] = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=own_cache)
    for _ in range(asked.turns + 1):
        for whose, worker in workers.items():
            assert worker.stdin
            assert worker.stdout
            print("once", file=worker.stdin, flush=True)
            for what, taken in json.loads(worker.stdout.readline()).items():
                best[whose][what] = min(taken, best[whose].get(what, taken))
    for worker in workers.values():
        assert worker.stdin
        worker.stdin.close()
        worker.wait()
    for what, own in best[OWN].items():
        library = best[LIBRARY][what]
        print(f"{what:40} library {library:7.3f} ms   own {own:7.3f} ms   {100 * (own / library - 1):+5.1f} %")


if __name__ == "__main__":
    main()
