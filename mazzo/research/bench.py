"""Speed, comparing like with like: random play in which every player's observation is written before they decide, on one core.

On our side a batch of 1,024 games; on the others' side their own card games in their own loops, as many as are installed:
OpenSpiel's from Python, RLCard's and PettingZoo's. Every line of the table counts decisions of players, not chance events, and
times are CPU times, so other work on the machine does not count.
"""

from __future__ import annotations

import json
import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from mazzo.bench import PLAYERS, best_rate
from mazzo.games import GAMES
from mazzo.research.encoding import LAYOUTS
from mazzo.research.vector import Vector

GAMES_AT_ONCE = 1024

# Toys: games so small (six cards, two of them dealt) that hardly anything has to be observed. Measured, but not compared with.
TOYS = ("leduc_poker", "leduc-holdem", "leduc_holdem_v4")
OPEN_SPIEL_GAMES = ("oh_hell(players=4)", "hearts", "spades", "gin_rummy", "crazy_eights(players=4)", "leduc_poker")
RLCARD_GAMES = ("uno", "limit-holdem", "gin-rummy", "leduc-holdem")
PETTINGZOO_GAMES = ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4")

Work = Callable[[int], int]


def our_batch(name: str) -> Work:
    batch = Vector(name, GAMES_AT_ONCE, players=PLAYERS, seed=1)

    def work(units: int) -> int:
        for _ in range(units):
            batch.step(batch.random_actions())
        return units * GAMES_AT_ONCE

    return work


def open_spiel(name: str) -> Work:
    import pyspiel

    game = pyspiel.load_game(name)
    observed = game.get_type().provides_observation_tensor  # else its information state is what a player is shown
    dice = random.Random(1)

    def work(units: int) -> int:
        decisions = 0
        for _ in range(units):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(outcomes, chances)[0])
                    continue
                if observed:
                    state.observation_tensor()
                else:
                    state.information_state_tensor()
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return work


def rlcard_game(name: str) -> Work:
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    dice = random.Random(1)

    def work(units: int) -> int:
        decisions = 0
        for _ in range(units):
            observation, _ = env.reset()
            while not env.is_over():
                observation, _ = env.step(dice.choice(list(observation["legal_actions"])))
                decisions += 1
        return decisions

    return work


def pettingzoo_game(name: str) -> Work:
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").env()
    dice = random.Random(1)

    def work(units: int) -> int:
        decisions = 0
        for _ in range(units):
            env.reset(seed=dice.randrange(1 << 30))
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    env.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
                    decisions += 1
        return decisions

    return work


def peers() -> Iterator[tuple[str, str, Work]]:
    """The card games of others that are installed: whose, which, and how to play it."""
    for whose, names, make in (
        ("OpenSpiel", OPEN_SPIEL_GAMES, open_spiel),
        ("RLCard", RLCARD_GAMES, rlcard_game),
        ("PettingZoo", PETTINGZOO_GAMES, pettingzoo_game),
    ):
        for name in names:
            try:
                yield whose, name, make(name)
            except ImportError:
                break


def rate(work: Work, seconds: float) -> int:
    return round(best_rate(work, seconds, time.process_time)[0])


def measure_research(seconds: float) -> dict[str, Any]:
    warnings.filterwarnings("ignore")
    figures: dict[str, Any] = {"games_at_once": GAMES_AT_ONCE, "players": PLAYERS}
    figures["mazzo"] = {name: rate(our_batch(name), seconds) for name in LAYOUTS}
    figures["peers"] = {f"{whose} {name}": rate(work, seconds) for whose, name, work in peers()}
    grown_up = {name: fast for name, fast in figures["peers"].items() if name.partition(" ")[2] not in TOYS}
    if grown_up:
        figures["fastest_peer"] = max(grown_up, key=lambda name: grown_up[name])
        fastest = grown_up[figures["fastest_peer"]]
        figures["ratio"] = {name: round(ours / fastest, 1) for name, ours in figures["mazzo"].items()}
    return figures


def measure_and_report_research(as_json: bool, seconds: float) -> None:
    figures = measure_research(seconds)
    if as_json:
        sys.stdout.write(json.dumps(figures) + "\n")
        return
    table = Table(title="Decisions a second of one core, with observations, random play", title_justify="left")
    table.add_column("")
    table.add_column("decisions/s", justify="right")
    table.add_column(f"times {figures.get('fastest_peer', 'the fastest peer')}", justify="right")
    for name, ours in figures["mazzo"].items():
        ratio = f"{figures['ratio'][name]:.1f}" if "ratio" in figures else "–"
        table.add_row(f"Mazzo {GAMES[name].title}, {GAMES_AT_ONCE} at once, {PLAYERS} players", f"{ours:,}", ratio)
    for name, theirs in sorted(figures["peers"].items(), key=lambda peer: -peer[1]):
        toy = " (a toy of six cards: not compared)" if name.partition(" ")[2] in TOYS else ""
        table.add_row(name + toy, f"{theirs:,}", "")
    console = Console()
    console.print(table)
    if not figures["peers"]:
        console.print("Nobody to compare with is installed: pip install open_spiel rlcard 'pettingzoo[classic]'")
