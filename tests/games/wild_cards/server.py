"""Tables of this game for the tests of the server."""

from __future__ import annotations

from typing import Any

IS_USUAL = False
SHORT: dict[str, Any] = {}
REFUSED: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {"habitats": "none"})]
"""Players and options that are refused."""
KILLED: list[dict[str, Any]] = [{}]
"""Options of the tables at which the server is killed."""


def is_lesson(view: Any) -> bool:
    """A lion, and the cards to pay for it on the savannah."""
    return bool(view["display"] == ["lion", "squirrel"] and {"S2", "S3", "S4"} <= set(view["hands"][0]))
