"""The tables that everything is tried on: every number of players, every option, and options together."""

from typing import Any

TABLES: list[tuple[int, dict[str, Any]]] = [
    *[(players, {}) for players in (3, 4, 5)],
    (3, {"removal": "random", "habitats": "5-4-3-2"}),
    (5, {"wilds": "1-1-1-1"}),
]
