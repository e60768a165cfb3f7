"""Tables of this game for the tests of the server."""

from __future__ import annotations

from typing import Any

IS_USUAL = True
"""A test that needs any one game plays this one: it has bids, tricks, and a length to choose."""
SHORT: dict[str, Any] = {"rounds": "1-2"}
REFUSED: list[tuple[int, dict[str, Any]]] = [(3, {"bids": "loud"}), (6, {"monochrome": True})]
"""Players and options that are refused."""
