"""The games as the tests of the server play them: `server.py` in each folder tests/games/<game>/ says how."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mazzo.games import GAMES


def parts_of_games(name: str) -> dict[str, Any]:
    """By game: the file of this name in its folder. A game from outside, installed beside the others, has none."""
    folders = {game: f"tests.games.{game}" for game in GAMES if find_spec(f"tests.games.{game}") is not None}
    return {
        game: import_module(f"{folder}.{name}") for game, folder in folders.items() if find_spec(f"{folder}.{name}") is not None
    }


_PARTS = parts_of_games("server")


def server_part(game: str) -> Any:
    """`server.py` of this game."""
    return _PARTS[game]


USUAL_GAME = next(game for game, part in _PARTS.items() if part.IS_USUAL)
SHORT_GAMES: list[tuple[str, dict[str, Any]]] = [(game, part.SHORT) for game, part in _PARTS.items()]
KILLED_GAMES: list[tuple[str, list[dict[str, Any]]]] = [(game, part.KILLED) for game, part in _PARTS.items()]
"""With the options of the tables at which servers are killed."""
REFUSED_OPTIONS: list[tuple[str, int, dict[str, Any]]] = [
    (game, players, options) for game, part in _PARTS.items() for players, options in part.REFUSED
]
DUPLICATED_GAMES: list[tuple[str, dict[str, Any]]] = [
    (game, options) for game, part in _PARTS.items() for options in part.DUPLICATED
]
PLAYED_GAMES: list[tuple[str, int, dict[str, Any]]] = [
    (game, players, options) for game, part in _PARTS.items() for players, options in part.PLAYED
]
LESSONS: list[tuple[str, Callable[[Any], bool]]] = [(game, part.is_lesson) for game, part in _PARTS.items()]
"""With what the first view of a lesson must show."""
