"""What general tests must know of Life is Life."""

from typing import Any

SHORT: tuple[int, dict[str, Any]] = (4, {"most_laps": 3})

RELEASED_LAYOUTS = {1: (227, 1727, 10)}
"""By version: numbers without the past, all numbers, moves. A layout that changes gets a new version and a line of its own."""

POSITIONS: list[tuple[dict[str, Any], tuple[int, ...]]] = [({}, (0, 3, 6, 11))]
"""Options, and after how many decisions somebody looks: moments at which everything that can be secret is."""
