"""Tables of this game for the tests of the server."""

from __future__ import annotations

from typing import Any

IS_USUAL = True
"""A test that needs any one game plays this one: it has bids, tricks, and a length to choose."""
SHORT: dict[str, Any] = {"rounds": "1-2"}
REFUSED: list[tuple[int, dict[str, Any]]] = [(3, {"bids": "loud"}), (6, {"monochrome": True})]
"""Players and options that are refused."""
KILLED: list[dict[str, Any]] = [
    {"rounds": "1-2"},
    {"rounds": "2-1-3", "bids": "blind"},
    {"rounds": "3-2", "bids": "secret"},
    {"rounds": "2-3", "clairvoyance": True},
]
"""Options of the tables at which the server is killed."""


def is_lesson(view: Any) -> bool:
    """A bid of two: by following suit, by a trump and by a Wizard."""
    return bool((view["dealer"], view["trump"], view["hands"][0]) == (0, "R", ["G1", "R12", "W1"]))
