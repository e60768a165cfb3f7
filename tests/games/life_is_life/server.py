"""Tables of this game for the tests of the server."""

from __future__ import annotations

from typing import Any

IS_USUAL = False
SHORT: dict[str, Any] = {"most_laps": 2}
REFUSED: list[tuple[int, dict[str, Any]]] = [(3, {"most_laps": -1}), (2, {})]
"""Players and options that are refused."""
