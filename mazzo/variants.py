"""The tables that everything is tried on: every number of players, every option, and options together."""

from __future__ import annotations

from typing import Any

from mazzo.games import GAMES, part

TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {name: part(game, "variants").TABLES for name, game in GAMES.items()}
ALL = [(name, players, asked) for name in GAMES for players, asked in TABLES[name]]


def label(table: tuple[str, int, dict[str, Any]]) -> str:
    """A table in one word."""
    name, players, asked = table
    return "-".join([name, str(players), *(f"{option}={value}" for option, value in asked.items())])
