"""The games as the tests of the server play them: `server.py` in each folder tests/games/<game>/ says how."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mazzo.games import GAMES

_PARTS: dict[str, Any] = {
    game: import_module(f"tests.games.{game}.server") for game in GAMES if find_spec(f"tests.games.{game}") is not None
}
USUAL_GAME = next(game for game, part in _PARTS.items() if part.IS_USUAL)
SHORT_GAMES: list[tuple[str, dict[str, Any]]] = [(game, part.SHORT) for game, part in _PARTS.items()]
REFUSED_OPTIONS: list[tuple[str, int, dict[str, Any]]] = [
    (game, players, options) for game, part in _PARTS.items() for players, options in part.REFUSED
]
