"""The tables a network learns at: every number of players and every option, most often the base rules with four players."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from mazzo.rules.game import Game
from mazzo.rules.options import Value
from mazzo.variants import TABLES

USUAL_PLAYERS = 4
AT_THE_USUAL_TABLE = 0.4  # the share of rows with four players and the base rules,
AT_BASE_RULES = 0.3  # with any number of players and the base rules,
AT_LISTED_TABLES = 0.15  # at the tables used for every test; the rest has random options
OPTION_CHANGED = 0.35


def any_options(game: Game, players: int, rng: random.Random) -> dict[str, Value]:
    """Random options that go together."""
    for _ in range(100):
        asked: dict[str, Value] = {}
        for option in game.options:
            if rng.random() < OPTION_CHANGED and (option.only_for is None or players in option.only_for):
                asked[option.name] = rng.choice(option.values)
        try:
            game.choose(players, asked)
        except ValueError:
            continue
        return asked
    return {}


def mixed_options(game: Game, rows: int, seed: int, only: int | None = None) -> np.ndarray:
    """An options record for every row. `only`: this number of players, and the base rules, in all of them."""
    rng = random.Random(seed)
    records: dict[str, Any] = {}

    def record(players: int, asked: dict[str, Value]) -> Any:
        key = f"{players} {sorted(asked.items())}"
        if key not in records:
            records[key] = game.choose(players, asked)[1]
        return records[key]

    def draw() -> Any:
        if only is not None:
            return record(only, {})
        players = rng.randint(game.least_players, game.most_players)
        chance = rng.random()
        if chance < AT_THE_USUAL_TABLE:
            return record(USUAL_PLAYERS, {})
        if chance < AT_THE_USUAL_TABLE + AT_BASE_RULES:
            return record(players, {})
        if chance < AT_THE_USUAL_TABLE + AT_BASE_RULES + AT_LISTED_TABLES:
            return record(*rng.choice(TABLES[game.name]))
        return record(players, any_options(game, players, rng))

    drawn = [draw() for _ in range(rows)]
    return np.array(drawn, drawn[0].dtype)
