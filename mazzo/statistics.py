"""Statistics of one player's finished games: a few numbers per game, kept when it ends, and combined on request.

A game's `statistics.py` defines both, as Structs: `Kept` is what is kept of one game, `Statistics` combines many of them. A
game without this module has no statistics of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from mazzo.games import has_part, part
from mazzo.rules.game import Game


def game_of_player(game: Game, state: Any, seat: int) -> Any:
    """What is kept of a finished game for this seat, as the game's `Kept`; None if it keeps nothing."""
    return part(game, "statistics").of_game(state, seat) if has_part(game, "statistics") else None


def games_of_player(game: Game, kept: Sequence[Any]) -> Any:
    """All of somebody's games together, as the game's `Statistics`, from what was kept of each; None if that is nothing."""
    if not kept or not has_part(game, "statistics"):
        return None
    own = part(game, "statistics")
    return own.of_games([msgspec.convert(one, own.Kept) for one in kept])


def mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), 3) if numbers else 0.0


def share(part: float, whole: float) -> float:
    return round(float(part / whole), 4) if whole else 0.0
