"""What general tests must know of Wizard."""

from typing import Any

SHORT: tuple[int, dict[str, Any]] = (3, {"rounds": "1-2-3"})

RELEASED_LAYOUTS = {1: (521, 761, 60)}
"""By version: numbers without the past, all numbers, moves. A layout that changes gets a new version and a line of its own."""

LEAST_WIN_SHARE_OF_CLUB = 0.4

BATCH: tuple[int, dict[str, Any]] = (4, {"rounds": "1-3-5", "bids": "secret"})
"""A table for batches: simultaneous bids, and rounds of several sizes."""

INTERPRETED: list[tuple[int, dict[str, Any]]] = [
    (3, {"rounds": "1-2-3"}),
    (4, {"rounds": "2-3", "bids": "blind", "dark_wizard": True}),
    (5, {"rounds": "3-1", "leaders_hook": True}),
    (6, {"rounds": "2-2", "bids": "secret", "clairvoyance": True}),
    (3, {"rounds": "1-5", "clairvoyance": True}),
    (3, {"rounds": "20"}),
    (2, {}),
    (3, {"monochrome": True, "bids": "secret"}),
]
"""Short ones, for the interpreter takes a millisecond a decision."""

INTERPRETED_GAMES = 200

POSITIONS: list[tuple[dict[str, Any], tuple[int, ...]]] = [
    ({"rounds": "6", "bids": "secret"}, (2, 9)),
    ({"rounds": "4-5"}, (8,)),
]
"""Options, and after how many decisions somebody looks: moments at which everything that can be secret is."""


def is_soon_over(asked: dict[str, Any]) -> bool:
    """Only a monochrome game is: the others have up to twenty rounds."""
    return bool(asked.get("monochrome"))
