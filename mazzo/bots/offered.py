"""The levels that play a game: all of them, but the master only if it has been trained for it."""

from __future__ import annotations

from functools import cache

from mazzo.bots.levels import BOTS
from mazzo.bots.master import AT_THE_TABLE as MASTER
from mazzo.bots.network import is_trained
from mazzo.games import game_named


@cache
def levels_of(game: str) -> tuple[str, ...]:
    """The levels that play this game, the weakest first."""
    return tuple(name for name in BOTS if name != MASTER.name or is_trained(game_named(game)))


def strongest(game: str) -> str:
    return levels_of(game)[-1]
