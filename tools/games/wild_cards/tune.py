"""Tunes the numbers of `mazzo.games.wild_cards.bots.casual.KNACK` by self-play.

Everybody at a table plays with numbers a little different from the present ones. Each number then moves along the slope of the
result, towards values that go with winning. The mean over the second half of the steps is the outcome.

python tools/games/wild_cards/tune.py [STEPS] [GAMES]
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from mazzo.games import game_named
from mazzo.games.wild_cards.bots.casual import by_knack
from mazzo.games.wild_cards.bots.evaluation import CLOSE, KNACK
from mazzo.rules import dice as chance
from mazzo.rules.compiled import lowest, rule
from mazzo.rules.game import over, play, see, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.simulate import deal_game, final_standings
from mazzo.tally import win_shares

WIDTH = 0.3  # how far the numbers of a table differ, as a share
RATE = 2.0
A_WIN_IS_WORTH = 5.0  # points of margin


@rule
def play_tables(
    states: Any, options: Any, seed: Any, first: int, knacks: Any, view: Any, dice: Any, news: Any, words: Any
) -> None:
    """One game in each state; knacks[game, seat] are the numbers that seat plays with."""
    for number in range(len(states)):
        state = states[number]
        deal_game(state, options, seed, first + number, dice, news, words)
        while not over(state):
            seat = lowest(waiting_for(state))
            see(state, seat, view)
            play(state, seat, by_knack(view, seat, dice, knacks[number, seat]), news)


def results(players: int, first: int, knacks: np.ndarray) -> np.ndarray:
    """Every seat's margin over the others, and something for a win."""
    game = game_named("wild_cards")
    _, options = game.choose(players, {})
    states = np.zeros(len(knacks), game.STATE)
    tools = game.fresh_view(), np.zeros(1, chance.DICE)[0], fresh_news(listening=False), np.zeros(16, np.int64)
    play_tables(states, options, chance.seed_of(1), first, knacks, *tools)
    score = np.zeros((len(states), players), np.int64)
    ranks = np.zeros((len(states), players), np.int64)
    final_standings(states, score, ranks)
    margin = score - (score.sum(axis=1, keepdims=True) - score) / (players - 1)
    return np.asarray(margin + A_WIN_IS_WORTH * win_shares(ranks))


def one_against_others(one: np.ndarray, others: np.ndarray, games: int, first: int = 10**6) -> list[tuple[float, float]]:
    """With 3, 4 and 5 players: how much better than its fair share one seat does, and the standard error."""
    found = []
    for players in (3, 4, 5):
        knacks = np.tile(others, (games, players, 1))
        seats = np.arange(games) % players
        knacks[np.arange(games), seats] = one
        result = results(players, first, knacks)[np.arange(games), seats] - A_WIN_IS_WORTH / players
        found.append((float(result.mean()), float(result.std() / np.sqrt(games))))
    return found


def main(steps: int, games: int) -> None:
    random = np.random.default_rng(1)
    knack = KNACK.copy()
    way = []
    for step in range(steps):
        slopes = np.zeros(len(knack))
        for players in (3, 4, 5):
            off = random.normal(0, 1, (games, players, len(knack)))
            off[:, :, CLOSE] = 0  # judged only against its like, it would unlearn being unpredictable
            result = results(players, step * games, knack * np.exp(WIDTH * off))
            slopes += (off * result[:, :, None]).mean(axis=(0, 1)) / 3
        knack = knack * np.exp(RATE * WIDTH * slopes)
        way.append(knack)
        if step % 10 == 9:
            found = np.mean(way[len(way) // 2 :], axis=0)
            better = one_against_others(found, KNACK, games)
            sys.stdout.write(f"{step + 1} {[round(float(number), 3) for number in found]}\n")
            sys.stdout.write("   " + ", ".join(f"{mean:+.2f} ± {error:.2f}" for mean, error in better) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    asked = [int(word) for word in sys.argv[1:]]
    main(asked[0] if asked else 60, asked[1] if len(asked) > 1 else 800)
