"""Tables of this game for the tests of the server."""

from __future__ import annotations

from typing import Any

IS_USUAL = False
SHORT: dict[str, Any] = {}
REFUSED: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {"habitats": "none"}), (4, {"removal": "random"})]
"""Players and options that are refused."""
KILLED: list[dict[str, Any]] = [{}]
"""Options of the tables at which the server is killed."""
DUPLICATED: list[dict[str, Any]] = [SHORT]
"""Options of the tables at which decisions come twice."""
PLAYED: list[tuple[int, dict[str, Any]]] = [(3, {})]
"""Players and options of tables that are played to their end."""
COUNTED_IN = "chance"
"""What the candidates of a hint are counted in."""
WITH_CHANCES = ""
"""The verb of the moves for which a hint gives a chance."""
DECIDES_IN_SECRET = True


def is_lesson(view: Any) -> bool:
    """A lion, and the cards to pay for it on the savannah."""
    return bool(view["display"] == ["lion", "squirrel"] and {"S2", "S3", "S4"} <= set(view["hands"][0]))


def keeps_promise(view: Any, scores: list[int]) -> bool:
    """Two lions and their leader."""
    return bool(view["collections"][0][4] == 2 and view["leaders"][4] == 0 and scores == [9, 4, 5])
