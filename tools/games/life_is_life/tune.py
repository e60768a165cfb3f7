"""Tunes KNACK of the casual player by self-play: random steps, kept if they save lives against the rest.

Every other seat plays by the numbers on trial, the rest by the best so far; what counts is how many fewer lives a seat loses.

python tools/games/life_is_life/tune.py [STEPS]
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from mazzo.games import game_named
from mazzo.games.life_is_life.bots.casual import KNACK, by_knack
from mazzo.games.life_is_life.rules import FIRST_LIVES
from mazzo.rules import dice as chance
from mazzo.rules.compiled import lowest, rule
from mazzo.rules.game import over, play, rank, see, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.simulate import deal_game

TABLES: list[tuple[int, dict[str, Any], int]] = [(3, {}, 100), (4, {}, 200), (5, {}, 100), (4, {"expert": True}, 80)]


@rule
def on_trial(seat: int, number: int) -> bool:
    return (seat + number) % 2 == 0


@rule
def play_pairs(
    states: Any, options: Any, seed: Any, first: int, trial: Any, best: Any, view: Any, dice: Any, news: Any, words: Any
) -> None:
    """Plays each deal twice, the seats on trial exchanged."""
    for number in range(len(states)):
        state = states[number]
        deal_game(state, options, seed, first + number // 2, dice, news, words)
        while not over(state):
            seat = lowest(waiting_for(state))
            see(state, seat, view)
            play(state, seat, by_knack(view, seat, trial if on_trial(seat, number) else best), news)


def lives_saved(states: np.ndarray, players: int) -> tuple[float, float]:
    """How many fewer lives a seat on trial loses a round, and its share of the wins minus an equal share."""
    margins, wins = [], []
    for number, state in enumerate(states):
        rounds = int(state["round_number"])
        trial = np.array([on_trial(seat, number) for seat in range(players)])
        before = np.vstack([np.full(players, FIRST_LIVES), state["past_lives"][: rounds - 1, :players]])
        lost = before - state["past_lives"][:rounds, :players]
        ours, theirs = before[:, trial] > 0, before[:, ~trial] > 0
        margins.append(lost[:, ~trial].sum() / theirs.sum() - lost[:, trial].sum() / ours.sum())
        first = np.array([rank(states[number], seat) == 1 for seat in range(players)])
        wins.append(first[trial].sum() / first.sum() - trial.sum() / players)
    return float(np.mean(margins)), float(np.mean(wins))


def measure(trial: np.ndarray, best: np.ndarray, first: int, scale: int = 1) -> list[tuple[float, float]]:
    game = game_named("life_is_life")
    results = []
    for players, asked, games in TABLES:
        _, options = game.choose(players, asked)
        states = np.zeros(2 * games * scale, game.STATE)
        tools = game.fresh_view(), np.zeros(1, chance.DICE)[0], fresh_news(listening=False), np.zeros(16, np.int64)
        play_pairs(states, options, chance.seed_of(1), first, trial, best, *tools)
        results.append(lives_saved(states, players))
    return results


def gain(trial: np.ndarray, best: np.ndarray, first: int) -> float:
    return float(np.mean([lives + wins for lives, wins in measure(trial, best, first)]))


def main(steps: int) -> None:
    random = np.random.default_rng(1)
    best = KNACK.copy()
    width = 0.5
    for step in range(steps):
        trial = best * np.exp(random.normal(0, width, len(best)) * (random.random(len(best)) < 0.4))
        first = step * 2000
        if gain(trial, best, first) > 0.005 and gain(trial, best, first + 1000) > 0.0:
            best = trial
            gained = [round(float(wins), 3) for _, wins in measure(best, KNACK, 10**6, 2)]
            print(step, np.round(best, 4).tolist(), gained, flush=True)
        width = max(0.1, width * 0.99)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
