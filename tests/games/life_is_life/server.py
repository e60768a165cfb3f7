"""Tables of this game for the tests of the server."""

from __future__ import annotations

from typing import Any

IS_USUAL = False
SHORT: dict[str, Any] = {"most_laps": 2}
REFUSED: list[tuple[int, dict[str, Any]]] = [(3, {"most_laps": -1}), (2, {})]
"""Players and options that are refused."""
KILLED: list[dict[str, Any]] = [{"most_laps": 3}, {"most_laps": 3, "expert": True}]
"""Options of the tables at which the server is killed."""


def is_lesson(view: Any) -> bool:
    """The second row fits."""
    return bool((view["turn"], view["rows"][1]) == (0, ["bear", "giraffe"]))
