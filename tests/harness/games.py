"""The games as the tests of the server play them: `server.py` in each folder tests/games/<game>/ says how."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mazzo.games import GAMES


def _has_part(game: str) -> bool:
    """A game from outside, installed beside the others, has no such file."""
    return find_spec(f"tests.games.{game}") is not None and find_spec(f"tests.games.{game}.server") is not None


_PARTS: dict[str, Any] = {game: import_module(f"tests.games.{game}.server") for game in GAMES if _has_part(game)}
USUAL_GAME = next(game for game, part in _PARTS.items() if part.IS_USUAL)
SHORT_GAMES: list[tuple[str, dict[str, Any]]] = [(game, part.SHORT) for game, part in _PARTS.items()]
KILLED_GAMES: list[tuple[str, list[dict[str, Any]]]] = [(game, part.KILLED) for game, part in _PARTS.items()]
"""With the options of the tables at which servers are killed."""
REFUSED_OPTIONS: list[tuple[str, int, dict[str, Any]]] = [
    (game, players, options) for game, part in _PARTS.items() for players, options in part.REFUSED
]
LESSONS: list[tuple[str, Callable[[Any], bool]]] = [(game, part.is_lesson) for game, part in _PARTS.items()]
"""With what the first view of a lesson must be."""
