"""The rules in WebAssembly beside the same rules on this processor: decisions a second, milliseconds of a search, bytes, loading.

    python bench/wasm.py

Both are measured in turns, in CPU time, the best of several rounds each. In WebAssembly every decision is a few calls
from JavaScript, as in a page; here a whole game is one compiled function.
"""

from __future__ import annotations

import argparse
import gzip
import json
import time
from pathlib import Path

import numpy as np

from mazzo.bots.heuristics import table_rollouts
from mazzo.bots.levels import bot_named
from mazzo.rules.dice import DICE, dice_of, seed_of
from mazzo.rules.game import Game
from mazzo.simulate import play_one
from tests.wasm.games import Run, built_folder, games_here, played_in_node

PLAYERS = 4
LEVELS = ("random", "novice", "casual")
SEARCHERS = ("club", "master")
GAMES = 8
SECONDS = 0.4


def run_of(game: Game, bots: list[str], label: str, games: int = GAMES, rollouts: int = 0) -> Run:
    return Run(game, PLAYERS, {}, label, bots, [seed_of(number) for number in range(games)], rollouts)


def here(run: Run) -> tuple[int, float, list[float]]:
    """Decisions, CPU seconds, and those of every searched move."""
    bots, options, state = [bot_named(bot) for bot in run.bots], run.options, run.game.fresh_state()
    decisions, thoughts = 0, []
    begun = time.process_time()
    last = [begun]

    def clock(seat: int, many: int, seconds: float) -> None:
        now = time.process_time()
        if seat >= 0:
            thoughts.append(now - last[0])
        last[0] = now

    for seed in run.seeds:
        for _ in range(run.repeat):
            dice = np.zeros(run.players, DICE)
            for seat in range(run.players):
                dice[seat] = dice_of(seed, seat)
            decisions += play_one(run.game, options, bots, seed, dice, state, clock if run.rollouts else None)
    return decisions, time.process_time() - begun, thoughts


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rules", type=Path, default=built_folder())
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--only", help="the name of a game")
    parser.add_argument("--searchers", action="store_true", help="those who search alone")
    asked = parser.parse_args()
    facts = json.loads((asked.rules / "rules.json").read_text())
    wasm = (asked.rules / facts["wasm"]).read_bytes()
    print(f"{facts['wasm']}: {len(wasm):,} bytes, {len(gzip.compress(wasm)):,} gzipped")
    loads, memory = [], 0
    for game in [game for game in games_here() if asked.only in (None, game.name)]:
        for level in () if asked.searchers else LEVELS:
            run = run_of(game, [level] * PLAYERS, level)
            here(run)
            _, seconds, _ = here(run)
            run.repeat = max(1, round(SECONDS / seconds))
            best_here = best_there = 0.0
            for _ in range(asked.rounds):
                decisions, seconds, _ = here(run)
                best_here = max(best_here, decisions / seconds)
                _, answer = played_in_node(asked.rules, [run])
                (figure,) = answer["figures"].values()
                best_there = max(best_there, figure["decisions"] / figure["seconds"])
                loads.append(answer["load"])
                memory = max(memory, answer["memory"])
            speeds = f"{best_there / 1000:,.0f}k decisions/s, here {best_here / 1000:,.0f}k"
            print(f"{game.title} {level}: {speeds} ({100 * best_there / best_here:.0f} %)", flush=True)
        rollouts = table_rollouts(game)
        for searcher in SEARCHERS:
            run = run_of(game, [f"{searcher}@{rollouts}", *["casual"] * (PLAYERS - 1)], searcher, 1, rollouts)
            _, _, thoughts = here(run)
            _, answer = played_in_node(asked.rules, [run])
            (figure,) = answer["figures"].values()
            there = f"{1000 * figure['thought'] / figure['asked']:.1f} ms a move (longest {1000 * figure['longest']:.0f})"
            native = f"{1000 * np.mean(thoughts):.1f} (longest {1000 * max(thoughts):.0f})"
            print(f"{game.title} {searcher}@{rollouts}: {there}, here {native}", flush=True)
    if loads:
        compiling, starting = (min(load[what] for load in loads) for what in ("compile", "start"))
        print(f"compile {compiling:.1f} ms, start {starting:.1f} ms, {memory:,} bytes of memory")


if __name__ == "__main__":
    main()
