"""How much do bids and plays say about the others' cards? Tries the weights of `heuristics.likelihood`.

python bench/likely_worlds.py GAME --bots casual,club@60 --games 10

In games of these bots, wherever a search would have to choose: how likely the weights make the true world, compared with worlds
imagined from the view. Where the weights say nothing, both are equally likely and the logarithm of the ratio is 0; it is above 0
where they say something, and below 0 where they mislead. Beside it, what a world costs, with its weight and without.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import numpy as np

from mazzo.bots.heuristics import candidates, likelihood
from mazzo.bots.levels import arena_bot
from mazzo.games import GAMES, game_named
from mazzo.rules.compiled import count, rule
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import moves_in, over, play, see, start, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.simulate import seed_of_game
from mazzo.worlds import imagine

WORLDS = 40


@rule
def weigh(view: Any, seat: int, dice: Any, true: Any, world: Any, memory: Any, weights: Any) -> None:
    """The weights of the true world and of imagined ones."""
    weights[0] = likelihood(view, true, seat, memory)
    for number in range(1, len(weights)):
        imagine(view, dice, world)
        weights[number] = likelihood(view, world, seat, memory)


@rule
def only_imagine(view: Any, seat: int, dice: Any, world: Any, worlds: int) -> None:
    for _ in range(worlds):
        imagine(view, dice, world)


def gained(weights: np.ndarray) -> float:
    """By how much, in logarithms, the true world is more likely than imagined ones on average."""
    top = weights.max()
    return float(weights[0] - top - np.log(np.exp(weights[1:] - top).mean()))


def play_and_weigh(name: str, players: int, asked: dict[str, str], bots: list[str], number: int) -> tuple[dict[str, Any], Any]:
    """One game: the gain by phase, and the seconds that worlds took with weights and without."""
    game = game_named(name)
    _, options = game.choose(players, asked)
    seed = seed_of_game(seed_of("0"), number)
    state, world, view, memory = game.fresh_state(), game.fresh_state(), game.fresh_view(), game.fresh_view()
    silence = fresh_news(listening=False)
    start(state, options, seed, silence)
    seated = [arena_bot(bots[(seat + number) % len(bots)]) for seat in range(players)]
    dice = [dice_of(seed, seat) for seat in range(players + 1)]
    weights = np.zeros(WORLDS + 1)
    found: dict[str, Any] = {}
    seconds = np.zeros(2)
    while not over(state):
        waiting = moves_in(waiting_for(state))
        for seat in waiting:  # all of them before the first decides: nobody imagines others' sealed decisions
            see(state, seat, view)
            if count(candidates(view, seat)) > 1:
                begun = time.perf_counter()
                weigh(view, seat, dice[-1], state, world, memory, weights)
                seconds[0] += time.perf_counter() - begun
                begun = time.perf_counter()
                only_imagine(view, seat, dice[-1], world, WORLDS)
                seconds[1] += time.perf_counter() - begun
                found.setdefault(game.phases[int(view.phase)], []).append(gained(weights))
        for seat in waiting:
            see(state, seat, view)
            play(state, seat, seated[seat].decide(view, seat, dice[seat]).move, silence)
    return found, seconds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--bots", default="casual")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--games", type=int, default=10)
    asked = parser.parse_args()
    options = dict(text.split("=", 1) for text in asked.option)
    total: dict[str, list[float]] = {}
    seconds = np.zeros(2)
    first = 0
    for number in range(asked.games):
        found, took = play_and_weigh(asked.game, asked.players, options, asked.bots.split(","), number)
        for phase, values in found.items():
            total.setdefault(phase, []).extend(values)
        if number == 0:
            first = sum(map(len, total.values()))  # much was compiled in the first game
        else:
            seconds += took
    for phase, values in total.items():
        error = np.std(values) / len(values) ** 0.5
        print(f"{phase}: {np.mean(values):+.3f} ± {1.96 * error:.3f} in {len(values)} positions")
    worlds = WORLDS * max(1, sum(map(len, total.values())) - first)
    print("a world took {1:.1f} µs, and {0:.1f} µs with its weight".format(*(1e6 * seconds / worlds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
