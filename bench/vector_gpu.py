"""Do batches on a graphics card and on the processor play the same games, number by number? And how fast is the card?

python bench/vector_gpu.py [--game GAME] [--seconds 2]

The last line is JSON.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

import numpy as np

from mazzo.games import GAMES
from mazzo.gpu import cuda_or_none
from mazzo.research.gpu import GpuVector
from mazzo.research.vector import REWARDS, Vector
from mazzo.variants import TABLES

GAMES_COMPARED = 300
STEPS_COMPARED = 400


def on_host(array: Any) -> np.ndarray:
    """A tensor or an array of the card, here."""
    return array.cpu().numpy() if hasattr(array, "cpu") else array.copy_to_host()


def differences(name: str, players: int, options: dict[str, Any], rewards: str) -> int:
    """The number of steps after which anything differs."""
    asked: dict[str, Any] = {"players": players, "options": options, "seed": 11, "rewards": rewards}
    here = Vector(name, GAMES_COMPARED, **asked)
    there = GpuVector(name, GAMES_COMPARED, **asked)
    wrong = 0
    for _ in range(STEPS_COMPARED):
        actions = here.random_actions().copy()
        same = np.array_equal(actions, on_host(there.random_actions()))
        here.step(actions)
        there.step(there.actions)
        pairs = [
            (here.observations, there.observations),
            (here.masks, there.masks),
            (here.rewards, there.rewards),
            (here.dones, there.dones),
            (here.seats, there.seats),
        ]
        same = same and all(np.array_equal(one, on_host(other)) for one, other in pairs)
        wrong += not same
    same_states = here.states.tobytes() == there.states().tobytes()
    verdict = "the same" if same_states and not wrong else f"DIFFERENT after {wrong} steps, states same: {same_states}"
    print(
        f"{name}, {players} players, {options}, {rewards}: {GAMES_COMPARED} games, {STEPS_COMPARED} steps: {verdict}", flush=True
    )
    return wrong + (not same_states)


def steps_a_second(name: str, games: int, past: bool, seconds: float) -> float:
    """Random play with observations, masks and rewards written at every step."""
    batch = GpuVector(name, games, players=4, seed=5, past=past, check=False)
    for _ in range(3):
        batch.step(batch.random_actions())
    batch.cuda.synchronize()
    best = 0.0
    stop = time.perf_counter() + seconds
    while time.perf_counter() < stop:
        begun = time.perf_counter()
        for _ in range(20):
            batch.step(batch.random_actions())
        batch.cuda.synchronize()
        best = max(best, 20 * games / (time.perf_counter() - begun))
    assert batch.refused == -1
    return best


def check_sharing(name: str) -> None:
    """PyTorch chooses by reading and writing the memory of the batch itself; and an illegal action is refused."""
    batch = GpuVector(name, 4096, players=4, seed=3)
    if batch.torch is None:
        print("PyTorch is not here: sharing not tried")
        return
    torch = batch.torch
    for _ in range(100):
        assert bool(batch.masks.any(dim=1).all())
        batch.step(torch.where(batch.masks, torch.rand(batch.masks.shape, device="cuda"), -1.0).argmax(dim=1))
    assert batch.observations.shape == (4096, batch.layout.size)
    assert batch.observations.data_ptr() == batch._observations.__cuda_array_interface__["data"][0]
    try:
        batch.step(torch.full((4096,), 62, device="cuda"))
    except ValueError as refusal:
        print("PyTorch shares the memory; an illegal action is refused:", str(refusal)[:100], flush=True)
    else:
        raise AssertionError("an illegal action was not refused")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--game", choices=list(GAMES), action="append")
    asked = parser.parse_args()
    names = asked.game or list(GAMES)
    if cuda_or_none() is None:
        print("no CUDA here: nothing compared")
        return 1
    wrong = 0
    for name in names:
        for number, (players, options) in enumerate(TABLES[name]):
            wrong += differences(name, players, options, REWARDS[number % len(REWARDS)])
    check_sharing(names[0])
    rates: dict[str, Any] = {}
    for name in names:
        for past in (True, False):
            for games in (1 << 14, 1 << 16, 1 << 17, 1 << 18):
                rate = steps_a_second(name, games, past, asked.seconds)
                rates[f"{name}, {'whole view' if past else 'without the past'}, {games} games"] = round(rate)
                print(f"{name}, past={past}, {games} games: {rate:,.0f} steps/s", flush=True)
    print(json.dumps({"steps_per_s": rates, "differences": wrong}))
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
