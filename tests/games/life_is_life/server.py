"""Tables of this game for the tests of the server."""

from __future__ import annotations

from typing import Any

IS_USUAL = False
SHORT: dict[str, Any] = {"most_laps": 2}
REFUSED: list[tuple[int, dict[str, Any]]] = [(3, {"most_laps": -1}), (2, {})]
"""Players and options that are refused."""
KILLED: list[dict[str, Any]] = [{"most_laps": 3}, {"most_laps": 3, "expert": True}]
"""Options of the tables at which the server is killed."""
DUPLICATED: list[dict[str, Any]] = [SHORT]
"""Options of the tables at which decisions come twice."""
PLAYED: list[tuple[int, dict[str, Any]]] = [(3, {"most_laps": 2}), (4, {"most_laps": 2, "expert": True})]
"""Players and options of tables that are played to their end."""
COUNTED_IN = "chance"
"""What the candidates of a hint are counted in."""
WITH_CHANCES = ""
"""The verb of the moves for which a hint gives a chance."""
DECIDES_IN_SECRET = False


def is_lesson(view: Any) -> bool:
    """The second row fits."""
    return bool((view["turn"], view["rows"][1]) == (0, ["bear", "giraffe"]))


def keeps_promise(view: Any, scores: list[int]) -> bool:
    """The newcomer loses no life, by the best hand."""
    return bool(view["past"][0]["lost"] == [0, 1, 2] and scores[0] == 5)
