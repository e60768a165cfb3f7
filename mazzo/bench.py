"""Measures the speed of uniformly random play on one core, on all and on a GPU, and OpenSpiel's in the same run."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from rich.console import Console
from rich.table import Table

from mazzo.games import GAMES
from mazzo.rules.dice import seed_of
from mazzo.rules.game import Game
from mazzo.simulate import play_batch

PLAYERS = 4
BEST_OF = 5


def best_rate(work: Callable[[int], int], seconds: float, clock: Callable[[], float] = time.perf_counter) -> tuple[float, float]:
    """The best decisions a second, and work units a second, of several measurements that share the time."""
    work(1)
    units = 1
    while True:
        begun = clock()
        work(units)
        took = clock() - begun
        if took > seconds / BEST_OF / 2:
            break
        units = max(units * 2, int(units * seconds / BEST_OF / max(took, 1e-6) / 2))
    best = (0.0, 0.0)
    for _ in range(BEST_OF):
        begun = clock()
        decisions = work(units)
        took = clock() - begun
        best = max(best, (decisions / took, units / took))
    return best


def on_one_core(game: Game, options: Any) -> Callable[[int], int]:
    seed = seed_of(1)
    players = ["random"] * PLAYERS

    def work(units: int) -> int:
        done = 0
        decisions = 0
        while done < units:
            size = min(256, units - done)
            decisions += play_batch(game, options, players, seed, done, size).decisions
            done += size
        return decisions

    return work


def on_all_cores(game: Game, options: Any, cores: int) -> Callable[[int], int]:
    one = on_one_core(game, options)

    def work(units: int) -> int:
        with ThreadPoolExecutor(cores) as pool:
            return sum(pool.map(one, [units] * cores))

    return work


def measure_game(game: Game, seconds: float) -> dict[str, Any]:
    _, options = game.choose(PLAYERS, {})
    cores = os.cpu_count() or 1
    decisions, games = best_rate(on_one_core(game, options), seconds)
    all_cores, _ = best_rate(on_all_cores(game, options, cores), seconds)
    return {
        "players": PLAYERS,
        "decisions_per_s": round(decisions),
        "games_per_s": round(games),
        "cores": cores,
        "all_cores_decisions_per_s": round(all_cores),
    }


def open_spiel_oh_hell(seconds: float) -> dict[str, Any] | None:
    """OpenSpiel's closest relative, a game of bids and tricks, through its C++ loop; None if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("oh_hell(players=4)")
    bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in range(PLAYERS)]

    def work(units: int) -> int:
        decisions = 0
        for number in range(units):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, number)
            # Of all moves three are chance's own, one deals each card, one plays it, and every seat bids.
            decisions += PLAYERS + (state.move_number() - 3 - PLAYERS) // 2
        return decisions

    probe = game.new_initial_state()
    pyspiel.evaluate_bots(probe, bots, 0)
    assert sum(move.player >= 0 for move in probe.full_history()) == PLAYERS + (probe.move_number() - 3 - PLAYERS) // 2
    decisions, games = best_rate(work, seconds)
    return {"players": PLAYERS, "decisions_per_s": round(decisions), "games_per_s": round(games)}


def measure(seconds: float) -> dict[str, Any]:
    from mazzo.gpu import measure_on_gpu

    figures: dict[str, Any] = {name: measure_game(game, seconds) for name, game in GAMES.items()}
    peer = open_spiel_oh_hell(seconds)
    if peer is not None:
        figures["open_spiel_oh_hell"] = peer
        figures["ratio"] = {name: round(figures[name]["decisions_per_s"] / peer["decisions_per_s"], 1) for name in GAMES}
    on_gpu = measure_on_gpu(seconds)
    if on_gpu is not None:
        figures["gpu"] = on_gpu
    return figures


def measure_and_report(as_json: bool, seconds: float) -> None:
    figures = measure(seconds)
    if as_json:
        sys.stdout.write(json.dumps(figures) + "\n")
        return
    table = Table(title=f"Uniformly random play, {PLAYERS} players", title_justify="left")
    for heading in ("", "decisions/s, one core", "games/s", "decisions/s, all cores", "times OpenSpiel"):
        table.add_column(heading, justify="right" if heading else "left")
    for name, game in GAMES.items():
        row = figures[name]
        ratio = f"{figures['ratio'][name]:.1f}" if "ratio" in figures else "–"
        table.add_row(
            game.title,
            f"{row['decisions_per_s']:,}",
            f"{row['games_per_s']:,}",
            f"{row['all_cores_decisions_per_s']:,}",
            ratio,
        )
    if "open_spiel_oh_hell" in figures:
        row = figures["open_spiel_oh_hell"]
        table.add_row("OpenSpiel oh_hell (C++)", f"{row['decisions_per_s']:,}", f"{row['games_per_s']:,}", "", "1.0")
    console = Console()
    console.print(table)
    if "gpu" in figures:
        for name, rate in figures["gpu"]["decisions_per_s"].items():
            console.print(f"{GAMES[name].title} on {figures['gpu']['device']}: {rate:,} decisions/s")
    if "ratio" not in figures:
        console.print("OpenSpiel is not installed; pip install 'mazzo[bench]' to measure against it.")
