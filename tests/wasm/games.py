"""The same games on this processor and in WebAssembly: their last states, and the state of the dice, byte for byte.

python -m tests.wasm.games --games 20000
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from mazzo.bots.levels import bot_named
from mazzo.games import GAMES, package_of
from mazzo.rules.dice import DICE, dice_of, seed_of
from mazzo.rules.game import Game
from mazzo.simulate import play_one
from mazzo.variants import TABLES
from mazzo.wasm.folder import FOLDER

RUNNER = Path(__file__).with_name("play.mjs")
ROLLOUTS = 40
SEARCHER = f"club@{ROLLOUTS}"
COMPANIES = {"random": ["random"], "novice": ["novice"], "casual": ["casual"], "mixed": ["casual", "random", "novice"]}
WITH_SEARCH = {"club": [SEARCHER, "casual"]}
WITH_MASTER = {"master": [f"master@{ROLLOUTS}", "casual"]}


@dataclass
class Run:
    """Some games at one table with the same bots."""

    game: Game
    players: int
    asked: dict[str, Any]
    label: str
    bots: list[str]
    seeds: list[np.ndarray]
    rollouts: int = ROLLOUTS
    repeat: int = 1
    """How often every game is repeated: for measuring."""

    @property
    def options(self) -> Any:
        return self.game.choose(self.players, self.asked)[1]

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "players": self.players,
            "label": self.label,
            "options": self.options.tobytes().hex(),
            "bots": self.bots,
            "rollouts": self.rollouts,
            "repeat": self.repeat,
            "seeds": [seed.tolist() for seed in self.seeds],
        }

    def finals(self) -> Iterator[bytes]:
        """For each game, played here: its last state, and the dice of its players."""
        bots = [bot_named(bot) for bot in self.bots]
        options = self.options
        for seed in self.seeds:
            dice = np.zeros(self.players, DICE)
            for seat in range(self.players):
                dice[seat] = dice_of(seed, seat)
            state = self.game.fresh_state()
            play_one(self.game, options, bots, seed, dice, state)
            yield state.tobytes() + dice.tobytes()


def tables(game: Game, chance: random.Random, more: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """The tables used for every test, then every option by itself, then mixtures."""
    yield from TABLES[game.name]
    for players in range(game.least_players, game.most_players + 1):
        for option in game.options:
            for value in option.values:
                if value != option.default and is_offered(game, players, {option.name: value}):
                    yield players, {option.name: value}
    for _ in range(more):
        players = chance.randint(game.least_players, game.most_players)
        asked = {option.name: chance.choice(option.values) for option in game.options if chance.random() < 0.5}
        if is_offered(game, players, asked):
            yield players, asked


def is_offered(game: Game, players: int, asked: dict[str, Any]) -> bool:
    try:
        game.choose(players, asked)
    except ValueError:
        return False
    return True


def runs_of(games: list[Game], wanted: int, companies: dict[str, list[str]], mixtures: int = 0) -> list[Run]:
    """At least this many games, divided evenly over the games, their tables and the bots."""
    chance = random.Random(7)
    runs = []
    for game in games:
        at = list(tables(game, chance, mixtures))
        each = -(-wanted // (len(games) * len(at) * len(companies)))
        for players, asked in at:
            for label, bots in companies.items():
                seeds = [seed_of(chance.randrange(2**256)) for _ in range(each)]
                runs.append(Run(game, players, asked, label, [bots[seat % len(bots)] for seat in range(players)], seeds))
    return runs


def played_in_node(folder: Path, runs: list[Run]) -> tuple[bytes, dict[str, Any]]:
    """The finals of these games in WebAssembly, in order, and how long they took."""
    with TemporaryDirectory() as place:
        runs_file, finals = Path(place) / "runs.json", Path(place) / "finals.bin"
        runs_file.write_text(json.dumps([run.as_json() for run in runs]))
        done = subprocess.run(["node", str(RUNNER), str(folder), str(runs_file), str(finals)], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr[-3000:]
        return finals.read_bytes(), json.loads(done.stdout)


def differing(folder: Path, runs: list[Run]) -> tuple[list[str], dict[str, Any]]:
    """The games that end differently, in words, and the runner's figures."""
    there, figures = played_in_node(folder, runs)
    at, found = 0, []
    for run in runs:
        for number, here in enumerate(run.finals()):
            if there[at : at + len(here)] != here:
                found.append(f"{run.game.name}, {run.players} players, {run.asked}, {run.label}, game {number}")
            at += len(here)
    assert at == len(there)
    return found, figures


def built_folder() -> Path:
    """Where our own rules are built."""
    return Path(__file__).resolve().parent.parent.parent / "mazzo" / FOLDER


def games_here() -> list[Game]:
    return [game for game in GAMES.values() if package_of(game).startswith("mazzo.")]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--searched", type=int, default=200, help="games with a club player on every other seat")
    parser.add_argument("--learned", type=int, default=200, help="games with a master on every other seat")
    parser.add_argument("--rules", type=Path, default=built_folder())
    arguments = parser.parse_args()
    wrong: list[str] = []
    for wanted, companies in ((arguments.games, COMPANIES), (arguments.searched, WITH_SEARCH), (arguments.learned, WITH_MASTER)):
        for game in games_here():
            begun = time.perf_counter()
            runs = runs_of([game], -(-wanted // len(games_here())), companies, mixtures=20)
            found, figures = differing(arguments.rules, runs)
            games = sum(each["games"] for each in figures["figures"].values())
            decisions = sum(each["decisions"] for each in figures["figures"].values())
            took = time.perf_counter() - begun
            played = f"{games} games ({', '.join(companies)}), {decisions:,} decisions"
            print(f"{game.title}: {played}, {len(found)} differ ({took:.0f} s)", flush=True)
            wrong += found
    print("\n".join(wrong[:20]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
