"""What general tests must know of Wizard."""

from typing import Any

SHORT: tuple[int, dict[str, Any]] = (3, {"rounds": "1-2-3"})

RELEASED_LAYOUTS = {1: (521, 761, 60)}
"""By version: numbers without the past, all numbers, moves. A layout that changes gets a new version and a line of its own."""

LEAST_WIN_SHARE_OF_CLUB = 0.4

BATCH: tuple[int, dict[str, Any]] = (4, {"rounds": "1-3-5", "bids": "secret"})
"""A table for batches: simultaneous bids, and rounds of several sizes."""


def is_soon_over(asked: dict[str, Any]) -> bool:
    """Only a monochrome game is: the others have up to twenty rounds."""
    return bool(asked.get("monochrome"))
