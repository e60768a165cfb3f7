"""Makes mazzo/games/life_is_life/bots/equity.npy: the chance to win Life is Life from the lives left, among equals.

python tools/games/life_is_life/equity.py [GAMES]

Casual players play; their games show how often which lives are lost in a round, by the number of seats still in. All seats are
taken as equally strong, so every way to distribute these losses is equally likely. The rest is arithmetic: the chance to win from
some lives is the mean of the chances after the next round.
"""

from __future__ import annotations

import sys
from collections import Counter
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np

from mazzo.games import game_named
from mazzo.games.life_is_life.rules import BY_SUDDEN_DEATH, FIRST_LIVES, MOST_PLAYERS
from mazzo.rules.dice import seed_of
from mazzo.simulate import play_batch

MOST_COUNTED = 6


def losses_seen(games: int) -> dict[int, Counter[tuple[int, ...]]]:
    """By the number of seats in: how often each combination of losses occurred in a round, in order of size."""
    game = game_named("life_is_life")
    seen: dict[int, Counter[tuple[int, ...]]] = {living: Counter() for living in range(2, MOST_PLAYERS + 1)}
    for players in (3, 4, 5):
        _, options = game.choose(players, {})
        for state in play_batch(game, options, ["casual"] * players, seed_of(players), 0, games).states:
            count_rounds(state, players, seen)
    return seen


def count_rounds(state: Any, players: int, seen: dict[int, Counter[tuple[int, ...]]]) -> None:
    lives = [FIRST_LIVES] * players
    for number in range(int(state.round_number)):
        living = [seat for seat in range(players) if lives[seat] > 0]
        if state.past_ending[number] == BY_SUDDEN_DEATH:
            lost = [int(seat != state.past_killer[number]) for seat in living]
        else:
            totals = [int(state.past_total[number, seat]) for seat in living]
            lost = [0 if total == max(totals) else 2 if total == min(totals) else 1 for total in totals]
        seen[len(living)][tuple(sorted(lost))] += 1
        lives = [int(state.past_lives[number, seat]) for seat in range(players)]


def equity(seen: dict[int, Counter[tuple[int, ...]]]) -> np.ndarray:
    ways = {living: [(losses, sorted(set(permutations(losses)))) for losses in seen[living]] for living in seen}

    @cache
    def chance(own: int, others: tuple[int, ...]) -> float:
        """`others` are those still in, in order."""
        if own == 0:
            return 0.0
        if not others:
            return 1.0
        living = len(others) + 1
        total = 0.0
        rounds = 0.0
        for losses, orders in ways[living]:
            if not any(losses):
                continue  # nothing lost: the next round decides
            share = seen[living][losses] / len(orders)
            rounds += seen[living][losses]
            for lost in orders:
                left = sorted(max(0, lives - loss) for lives, loss in zip(others, lost[1:], strict=True))
                total += share * chance(max(0, own - lost[0]), tuple(lives for lives in left if lives))
        return total / rounds

    table = np.zeros((MOST_COUNTED + 1,) * MOST_PLAYERS, np.float32)
    for lives in np.ndindex(table.shape):
        table[lives] = chance(lives[0], tuple(sorted(other for other in lives[1:] if other)))
    return table


def main(games: int) -> None:
    seen = losses_seen(games)
    for living, counted in seen.items():
        rounds = sum(counted.values())
        commonest = ", ".join(f"{losses} {times / rounds:.1%}" for losses, times in counted.most_common(6))
        print(f"{living} seats in, {rounds} rounds: {commonest}")
    table = equity(seen)
    np.save(Path(__file__).resolve().parents[3] / "mazzo/games/life_is_life/bots/equity.npy", table)
    for own, *others in ((5, 5, 5, 5), (5, 4, 4, 3), (2, 1, 0, 0)):
        print(f"{own} lives against {others}: {table[own, others[0], others[1], others[2], 0]:.3f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
