"""Tunes KNACK of the casual player by self-play: random steps, kept if all seats together score more.

python tools/games/wizard/tune.py [STEPS]
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from mazzo.games import game_named
from mazzo.games.wizard.bots.casual import KNACK, by_knack
from mazzo.rules import dice as chance
from mazzo.rules.compiled import lowest, rule
from mazzo.rules.game import over, play, see, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.simulate import deal_game

TABLES: list[tuple[int, dict[str, Any], int]] = [
    (3, {}, 50),
    (4, {}, 80),
    (5, {}, 60),
    (6, {}, 60),
    (3, {"bids": "secret"}, 30),
    (4, {"monochrome": True}, 20),
    (4, {"clairvoyance": True}, 30),
]


@rule
def points_a_round(
    states: Any, options: Any, seed: Any, first: int, knack: Any, view: Any, dice: Any, news: Any, words: Any
) -> float:
    total = 0.0
    for number in range(len(states)):
        state = states[number]
        deal_game(state, options, seed, first + number, dice, news, words)
        while not over(state):
            seat = lowest(waiting_for(state))
            see(state, seat, view)
            play(state, seat, by_knack(view, seat, knack), news)
        for seat in range(state.players):
            total += state.score[seat] / state.players / state.rounds
    return total / len(states)


def measure(knack: np.ndarray, first: int, scale: int = 1) -> list[float]:
    game = game_named("wizard")
    results = []
    for players, asked, games in TABLES:
        _, options = game.choose(players, asked)
        states = np.zeros(games * scale, game.STATE)
        tools = game.fresh_view(), np.zeros(1, chance.DICE)[0], fresh_news(listening=False), np.zeros(16, np.int64)
        results.append(points_a_round(states, options, chance.seed_of(1), first, knack, *tools))
    return results


def main(steps: int) -> None:
    random = np.random.default_rng(1)
    best = KNACK.copy()
    width = 0.25
    for step in range(steps):
        trial = best * np.exp(random.normal(0, width, len(best)) * (random.random(len(best)) < 0.4))
        first = step * 1000
        if sum(measure(trial, first)) > sum(measure(best, first)) and sum(measure(trial, first + 500, 2)) > sum(
            measure(best, first + 500, 2)
        ):
            best = trial
            print(step, np.round(best, 4).tolist(), np.round(measure(best, 10**6, 4), 2).tolist(), flush=True)
        width = max(0.05, width * 0.997)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
