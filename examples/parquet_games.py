"""Ten thousand games as a Parquet file, a row for each seat of each round, and a question answered from it.

python examples/parquet_games.py [--games 10000] [--file wizard.parquet]

How often is a bid met, bid by bid, when everybody plays by rule of thumb?
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from mazzo.games import game_named
from mazzo.rules.dice import seed_of
from mazzo.simulate import simulate


def write_games(path: Path, games: int, players: int = 4) -> None:
    """Plays the games and writes what the score block shows of them, as they are done."""
    wizard = game_named("wizard")
    _, options = wizard.choose(players, {})
    columns = ("game", "round", "cards", "seat", "bid", "won")
    schema = pa.schema([(name, pa.int32()) for name in columns])
    with pq.ParquetWriter(path, schema) as file:
        for batch in simulate(wizard, options, ["casual"] * players, seed_of(1), games):
            rounds = int(options.rounds)
            shape = (len(batch.states), rounds, players)
            game = batch.first + np.arange(shape[0])[:, None, None]
            numbers = np.arange(rounds)[None, :, None]
            cards = batch.states["hand_sizes"][:, :rounds, None]
            bid = batch.states["past_bid"][:, :rounds, :players]
            won = batch.states["past_won"][:, :rounds, :players]
            values = (game, numbers + 1, cards, np.arange(players), bid, won)
            arrays = [pa.array(np.broadcast_to(value, shape).reshape(-1).astype(np.int32)) for value in values]
            file.write_table(pa.table(arrays, schema=schema))


def bids_met(path: Path) -> list[tuple[int, int, float]]:
    """Each bid, how often it was made, and how often it was met."""
    table = pq.read_table(path)
    met = pc.cast(pc.equal(table["bid"], table["won"]), pa.int32())
    table = table.append_column("met", met)
    answer = table.group_by("bid").aggregate([("met", "count"), ("met", "mean")]).sort_by("bid")
    return [(row["bid"], row["met_count"], row["met_mean"]) for row in answer.to_pylist()]


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--file", type=Path, default=Path("wizard.parquet"))
    asked = parser.parse_args()
    write_games(asked.file, asked.games)
    for bid, times, share in bids_met(asked.file):
        print(f"bid {bid:2}: {times:8} times, met {share:5.1%}")
