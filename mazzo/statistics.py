"""What one player's finished games tell: a few numbers a game, kept when it ends, and put together when somebody asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mazzo.games import part
from mazzo.rules.game import Game
from mazzo.words import Told


def game_of_player(game: Game, state: Any, seat: int) -> Told:
    """What a finished game tells of this seat."""
    numbers: Told = part(game, "statistics").of_game(state, seat)
    return numbers


def games_of_player(game: Game, games: Sequence[Told]) -> Told | None:
    """All of somebody's games together; None if there are none."""
    return part(game, "statistics").of_games(games) if games else None


def mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), 3) if numbers else 0.0


def share(part: float, whole: float) -> float:
    return round(float(part / whole), 4) if whole else 0.0
