"""What one player's finished games tell: a few numbers a game, kept when it ends, and put together when somebody asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mazzo.games.life_is_life.rules import BY_KNOCK, NOT_PLAYED, STILL_IN
from mazzo.statistics import mean, share
from mazzo.words import Told


def of_game(state: Any, seat: int) -> Told:
    """The rounds this seat was in, its knocks and how they came out, and the lives it was left with."""
    left_in = int(state.left_in[seat])
    endings = [int(ending) for ending in state.past_ending if ending != NOT_PLAYED]
    knocks = [number for number, ending in enumerate(endings) if ending == BY_KNOCK and int(state.past_knocker[number]) == seat]
    totals = [state.past_total[number][: int(state.players)] for number in knocks]
    return {
        "rounds": len(endings) if left_in == STILL_IN else left_in,
        "knocks": len(knocks),
        "knocks_best": sum(int(total[seat]) == int(total.max()) for total in totals),
        "lives": int(state.lives[seat]),
    }


def of_games(games: Sequence[Told]) -> Told:
    rounds, knocks = sum(game["rounds"] for game in games), sum(game["knocks"] for game in games)
    return {
        "rounds_survived": mean([game["rounds"] for game in games]),
        "knocks_a_round": share(knocks, rounds),
        "knocks_best": share(sum(game["knocks_best"] for game in games), knocks),
        "lives_left": mean([game["lives"] for game in games]),
    }
