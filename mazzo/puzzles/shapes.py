"""The types of puzzles: the contents of a game's `puzzles.json`."""

from __future__ import annotations

import msgspec

Row = tuple[str, float, float, float, float, float, float]
"""A move: the result to expect of it, how far it is behind the best, from what to what with 95 % confidence, and in what share of
the worlds it comes to less, and to more."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position from a game: what would you play?"""

    id: str
    players: int
    options: dict[str, str | int | bool]
    """Those that are not the usual ones."""
    seed: str
    past: str
    """All moves up to this position, one letter each."""
    seat: int
    kind: str
    """The phase: bidding, playing, paying …"""
    theme: str
    """What it is about, derived from the difference between the best move and the usual one."""
    found_by: list[str]
    """The levels of our bots that find the best move."""
    usual: str
    """What the rules of thumb would play."""
    worlds: int
    moves: list[Row]
    """Every legal move, the best first."""


class Puzzles(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of one game, in the order in which they become the puzzle of the day."""

    game: str
    rules: int
    judge: str
    counted_in: str
    """`points` or `chance`."""
    puzzles: list[Puzzle]
