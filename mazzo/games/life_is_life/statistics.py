"""What one player's finished games of Life is Life tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from mazzo.games.life_is_life.rules import BY_KNOCK, NOT_PLAYED, STILL_IN
from mazzo.statistics import mean, share


class Kept(msgspec.Struct):
    """What is kept of one game: the rounds this seat was in, its knocks and how they came out, and the lives it was left with."""

    rounds: int
    knocks: int
    knocks_best: int
    lives: int


class Statistics(msgspec.Struct):
    rounds_survived: float
    """In a game, on average."""
    knocks_a_round: float
    knocks_best: float
    """The share of rounds ended by a knock of one's own in which one had the most points."""
    lives_left: float


def of_game(state: Any, seat: int) -> Kept:
    left_in = int(state.left_in[seat])
    endings = [int(ending) for ending in state.past_ending if ending != NOT_PLAYED]
    knocks = [number for number, ending in enumerate(endings) if ending == BY_KNOCK and int(state.past_knocker[number]) == seat]
    totals = [state.past_total[number][: int(state.players)] for number in knocks]
    return Kept(
        rounds=len(endings) if left_in == STILL_IN else left_in,
        knocks=len(knocks),
        knocks_best=sum(int(total[seat]) == int(total.max()) for total in totals),
        lives=int(state.lives[seat]),
    )


def of_games(games: Sequence[Kept]) -> Statistics:
    rounds, knocks = sum(game.rounds for game in games), sum(game.knocks for game in games)
    return Statistics(
        rounds_survived=mean([game.rounds for game in games]),
        knocks_a_round=share(knocks, rounds),
        knocks_best=share(sum(game.knocks_best for game in games), knocks),
        lives_left=mean([game.lives for game in games]),
    )
