"""What general tests must know of Wild Cards."""

from typing import Any

SHORT: tuple[int, dict[str, Any]] = (3, {"habitats": "5-4-3-2"})

RELEASED_LAYOUTS = {1: (434, 644, 19)}
"""By version: numbers without the past, all numbers, moves. A layout that changes gets a new version and a line of its own."""

RARE_PHASES = {"take", "show", "give", "choose", "second", "ibex"}
"""Phases that a sensible player meets in few games only."""

POSITIONS: list[tuple[dict[str, Any], tuple[int, ...]]] = [({}, (1, 4, 11, 19, 30, 47))]
"""Options, and after how many decisions somebody looks: moments at which everything that can be secret is."""
