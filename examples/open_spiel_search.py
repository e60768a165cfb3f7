"""One of OpenSpiel's searches, information-set Monte Carlo, against players at random, in any of the games.

python examples/open_spiel_search.py [--game "mazzo_wizard(players=3,rounds=1_2)"] [--games 20] [--simulations 30]

Before each simulation the search asks for another state in which its seat knows the same: the game answers by `imagine`.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import mazzo.research.openspiel  # noqa: F401 (registers the games)


def search_against_random(name: str, games: int, simulations: int, seed: int = 1) -> np.ndarray:
    """The returns of all seats, a row a game; the search sits on seat 0."""
    game = pyspiel.load_game(name)
    random = np.random.RandomState(seed)
    # The scale of exploration is that of the returns.
    scale = (game.max_utility() - game.min_utility()) / 2
    search = ISMCTSBot(game, RandomRolloutEvaluator(1, random), scale, simulations, random_state=random)
    returns = []
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action = random.randint(game.max_chance_outcomes())
            elif state.current_player() == 0:
                action = search.step(state)
            else:
                action = random.choice(state.legal_actions())
            state.apply_action(int(action))
        returns.append(state.returns())
    return np.array(returns)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="mazzo_wizard(players=3,rounds=1_2)")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=30)
    asked = parser.parse_args()
    results = search_against_random(asked.game, asked.games, asked.simulations)
    print(f"the search: {results[:, 0].mean():.1f}   at random: {results[:, 1:].mean():.1f}   ({asked.games} games)")
