"""The tables that everything is tried on: every number of players, every option, and options together."""

from __future__ import annotations

from typing import Any

from mazzo.rules import GAMES

TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "wizard": [
        *[(players, {}) for players in (2, 3, 4, 5, 6)],
        *[(players, {"bids": "blind"}) for players in (3, 6)],
        *[(players, {"bids": "secret"}) for players in (4, 5)],
        (2, {"dark_wizard": True}),
        (4, {"dark_wizard": True, "leaders_hook": True}),
        (5, {"clairvoyance": True}),
        (3, {"clairvoyance": True, "bids": "secret", "rounds": "short"}),
        (3, {"monochrome": True}),
        (4, {"monochrome": True, "dark_wizard": True, "bids": "blind", "clairvoyance": True}),
        (6, {"leaders_hook": True, "rounds": "1-2-3-2-1"}),
        (3, {"rounds": "20-19"}),
    ],
    "wild_cards": [
        *[(players, {}) for players in (3, 4, 5)],
        (3, {"removal": "random", "habitats": "5-4-3-2"}),
        (5, {"wilds": "1-1-1-1"}),
    ],
    "life_is_life": [
        *[(players, {}) for players in (3, 4, 5)],
        (3, {"expert": True}),
        (4, {"most_laps": 2}),
        (5, {"expert": True, "most_laps": 5}),
    ],
}
ALL = [(name, players, asked) for name in GAMES for players, asked in TABLES[name]]


def label(table: tuple[str, int, dict[str, Any]]) -> str:
    """A table in one word."""
    name, players, asked = table
    return "-".join([name, str(players), *(f"{option}={value}" for option, value in asked.items())])
