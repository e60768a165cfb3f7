"""Tables of this game for the tests of the server."""

from __future__ import annotations

from typing import Any

IS_USUAL = True
"""A test that needs any one game plays this one: it has bids, tricks, and a length to choose."""
SHORT: dict[str, Any] = {"rounds": "1-2"}
REFUSED: list[tuple[int, dict[str, Any]]] = [
    (3, {"bids": "loud"}),
    (3, {"sirens": True}),
    (3, {"rounds": "abc"}),
    (2, {"bids": "open"}),
    (2, {"clairvoyance": True}),
    (4, {"leaders_hook": True, "bids": "secret"}),
    (6, {"monochrome": True}),
    (2, {"rounds": "short"}),
    (3, {"monochrome": True, "rounds": "short"}),
    (6, {"rounds": "11"}),
]
"""Players and options that are refused."""
KILLED: list[dict[str, Any]] = [
    {"rounds": "1-2"},
    {"rounds": "2-1-3", "bids": "blind"},
    {"rounds": "3-2", "bids": "secret"},
    {"rounds": "2-3", "clairvoyance": True},
]
"""Options of the tables at which the server is killed."""
DUPLICATED: list[dict[str, Any]] = [{"rounds": "1-2", "bids": "open"}, {"rounds": "2-1", "bids": "secret"}]
"""Options of the tables at which decisions come twice."""
PLAYED: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"bids": "blind", "rounds": "2-3"}),
    (3, {"bids": "secret", "rounds": "2-3", "dark_wizard": True}),
    (4, {"clairvoyance": True, "rounds": "2-3"}),
    (4, {"leaders_hook": True, "rounds": "1-2-3"}),
    (3, {"monochrome": True}),
]
"""Players and options of tables that are played to their end."""
COUNTED_IN = "points"
"""What the candidates of a hint are counted in."""
WITH_CHANCES = "bid"
"""The verb of the moves for which a hint gives a chance."""
DECIDES_IN_SECRET = False


def is_lesson(view: Any) -> bool:
    """A bid of two: by following suit, by a trump and by a Wizard."""
    return bool((view["dealer"], view["trump"], view["hands"][0]) == (0, "R", ["G1", "R12", "W1"]))


def keeps_promise(view: Any, scores: list[int]) -> bool:
    """The bid is made."""
    return scores == [40, 30, -10]
