"""The tables that everything is tried on: every number of players, every option, and options together."""

from typing import Any

TABLES: list[tuple[int, dict[str, Any]]] = [
    *[(players, {}) for players in (3, 4, 5)],
    (3, {"expert": True}),
    (4, {"most_laps": 2}),
    (5, {"expert": True, "most_laps": 5}),
]
