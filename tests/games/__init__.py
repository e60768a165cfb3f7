"""What general tests need to know about a game they do not name is in `samples.py` of its folder here."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mazzo.games import GAMES

ANY_GAME = next(iter(GAMES))
"""For tests of which one game is enough."""
ANOTHER_GAME = list(GAMES)[1]


def sample(game: str, name: str, otherwise: Any = None) -> Any:
    """What the tests of a game define under this name; a game from outside may have no folder here."""
    folder = f"{__name__}.{game}"
    offers = find_spec(folder) is not None and find_spec(f"{folder}.samples") is not None
    return getattr(import_module(f"{folder}.samples"), name, otherwise) if offers else otherwise


def short_table(game: str) -> tuple[int, dict[str, Any]]:
    """Players and options of a table whose games are short."""
    table: tuple[int, dict[str, Any]] = sample(game, "SHORT", (GAMES[game].least_players, {}))
    return table
