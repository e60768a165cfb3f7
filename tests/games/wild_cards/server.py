"""Tables of this game for the tests of the server."""

from __future__ import annotations

from typing import Any

IS_USUAL = False
SHORT: dict[str, Any] = {}
REFUSED: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {"habitats": "none"})]
"""Players and options that are refused."""
