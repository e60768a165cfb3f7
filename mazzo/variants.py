"""The tables that everything is tested on: every number of players, every option, and combinations of options."""

from __future__ import annotations

from typing import Any

from mazzo.games import GAMES, own
from mazzo.rules.game import Game


def every_number_of_players(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """The tables for a game that lists none: without options."""
    return [(players, {}) for players in range(game.least_players, game.most_players + 1)]


TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    name: own(game, "variants", "TABLES") or every_number_of_players(game) for name, game in GAMES.items()
}
ALL = [(name, players, asked) for name in GAMES for players, asked in TABLES[name]]


def label(table: tuple[str, int, dict[str, Any]]) -> str:
    """A table in one word."""
    name, players, asked = table
    return "-".join([name, str(players), *(f"{option}={value}" for option, value in asked.items())])
