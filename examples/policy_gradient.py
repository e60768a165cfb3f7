"""Learns a tiny Wizard (three players, rounds of one and two cards) by policy gradient, in NumPy alone, and draws how it went.

python examples/policy_gradient.py [--seconds 90] [--plot policy_gradient.png]

All three seats learn by playing each other: a net with one hidden layer looks at the observation and gives every legal action a
chance. What brought more points than usual is made more likely. Now and then it sits down with two who play at random.
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are small: threads would wait for each other

import numpy as np

from mazzo.research.vector import Vector

TABLE: dict[str, Any] = {"players": 3, "options": {"rounds": "1-2"}, "rewards": "round", "past": False}
HIDDEN = 64


class Policy:
    """A small net and its Adam."""

    def __init__(self, seed: int) -> None:
        self.columns, self.scale, actions = what_varies()
        inputs = len(self.columns)
        first = np.random.default_rng(seed).normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN))
        self.weights = [first.astype(np.float32), np.zeros(HIDDEN, np.float32), np.zeros((HIDDEN, actions), np.float32)]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def look(self, games: Vector) -> np.ndarray:
        """Of the observations what varies at all, each number from -1 to 1."""
        return games.observations[:, self.columns] * self.scale

    def chances(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The chance of every action, and what the hidden layer made of it."""
        hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        logits = np.where(masks, hidden @ self.weights[2], -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True), hidden

    def choose(self, games: Vector, random: np.random.Generator) -> np.ndarray:
        chances, _ = self.chances(self.look(games), games.masks)
        passed = chances.cumsum(axis=1) < random.random((len(chances), 1)) * 0.999999
        return passed.sum(axis=1)

    def learn(self, seen: np.ndarray, masks: np.ndarray, chosen: np.ndarray, better: np.ndarray, rate: float = 3e-3) -> None:
        """Makes each chosen action more likely by how much better than usual it did."""
        chances, hidden = self.chances(seen, masks)
        slope = -chances
        slope[np.arange(len(chosen)), chosen] += 1
        slope *= better[:, None] / len(chosen)
        back = (slope @ self.weights[2].T) * (hidden > 0)
        self.updates += 1
        for number, uphill in enumerate([seen.T @ back, back.sum(axis=0), hidden.T @ slope]):
            self.means[number] += 0.1 * (uphill - self.means[number])
            self.squares[number] += 0.01 * (uphill**2 - self.squares[number])
            mean = self.means[number] / (1 - 0.9**self.updates)
            square = self.squares[number] / (1 - 0.99**self.updates)
            self.weights[number] += (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def what_varies() -> tuple[np.ndarray, np.ndarray, int]:
    """The columns of the observations that change in play at random, by what to multiply each, and the number of actions."""
    games = Vector("wizard", 500, seed=0, **TABLE)
    lowest, highest = games.observations.min(axis=0), games.observations.max(axis=0)
    for _ in range(60):
        games.step(games.random_actions())
        lowest, highest = np.minimum(lowest, games.observations.min(axis=0)), np.maximum(highest, games.observations.max(axis=0))
    columns = np.flatnonzero(lowest != highest)
    largest = np.maximum(np.abs(lowest.astype(int)), np.abs(highest.astype(int)))[columns]
    return columns, (1 / largest).astype(np.float32), games.masks.shape[1]


def play_and_learn(games: Vector, policy: Policy, steps: int, random: np.random.Generator) -> float:
    """Plays on for some steps, learns from the rounds that were scored on the way; the mean points a round."""
    seen, masks, chosen, seats, sizes, rewards = [], [], [], [], [], []
    for _ in range(steps):
        seen.append(policy.look(games))
        masks.append(games.masks.copy())
        seats.append(games.seats.copy())
        sizes.append(games.states["hand_size"].copy())
        chosen.append(policy.choose(games, random))
        games.step(chosen[-1])
        rewards.append(games.rewards.copy())
    points = np.full(games.rewards.shape, np.nan, np.float32)
    gained = np.zeros((steps, games.games), np.float32)
    for step in range(steps - 1, -1, -1):  # a decision's worth is what its round brings in the end
        points = np.where(rewards[step].any(axis=1, keepdims=True), rewards[step], points)
        gained[step] = points[np.arange(games.games), seats[step]]
    usual = np.zeros_like(gained)
    for size in np.unique(sizes):  # the second round brings more than the first
        usual[np.array(sizes) == size] = np.nanmean(gained[np.array(sizes) == size])
    scored = ~np.isnan(gained)
    better = (gained - usual)[scored] / 20
    policy.learn(np.array(seen)[scored], np.array(masks)[scored], np.array(chosen)[scored], better)
    return float(gained[scored].mean())


def against_random(policy: Policy, games: int, seed: int) -> tuple[float, float]:
    """Points a game of the policy on the first seat, and of the two others, who play at random."""
    table = Vector("wizard", games, seed=seed, **TABLE)
    random = np.random.default_rng(seed)
    points = np.zeros((games, 3))
    playing = np.ones(games, bool)
    while playing.any():
        actions = np.where(table.seats == 0, policy.choose(table, random), table.random_actions())
        table.step(actions)
        points += table.rewards * playing[:, None]
        playing &= ~table.dones
    return float(points[:, 0].mean()), float(points[:, 1:].mean())


def train(seconds: float, updates: int, games: int = 128, steps: int = 48, seed: int = 1) -> list[tuple[float, float, float]]:
    """Time, the learner's points and the random players' points, as the training goes on."""
    table = Vector("wizard", games, seed=seed, **TABLE)
    policy = Policy(seed)
    random = np.random.default_rng(seed)
    begun = time.perf_counter()
    curve: list[tuple[float, float, float]] = []
    while True:
        took = time.perf_counter() - begun
        done = took > seconds or policy.updates == updates
        if policy.updates % 20 == 0 or done:
            curve.append((took, *against_random(policy, 1000, 99)))
            print("{:5.0f} s: {:6.1f} points a game against {:6.1f} at random".format(*curve[-1]), flush=True)
        if done:
            return curve
        play_and_learn(table, policy, steps, random)


def draw(curve: list[tuple[float, float, float]], path: str) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    times, learner, random = zip(*curve, strict=True)
    axes.plot(times, learner, color="#C8321E", marker="o", markersize=3, label="policy gradient")
    axes.plot(times, random, color="#555555", linestyle=":", label="two at random")
    axes.set(xlabel="seconds of training", ylabel="points a game", title="Wizard, 3 players, rounds of 1 and 2 cards")
    axes.legend(frameon=False)
    figure.savefig(path, dpi=130)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=90)
    parser.add_argument("--updates", type=int, default=100_000, help="stop after this many, however little time they took")
    parser.add_argument("--plot", default="policy_gradient.png")
    asked = parser.parse_args()
    draw(train(asked.seconds, asked.updates), asked.plot)
