"""The tables that everything is tried on: every number of players, every option, and options together."""

from typing import Any

TABLES: list[tuple[int, dict[str, Any]]] = [
    *[(players, {}) for players in (2, 3, 4)],
    (2, {"rounds": 3}),
    (4, {"stinging": True}),
    (3, {"rounds": 4, "stinging": True}),
]
