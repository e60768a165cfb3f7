"""A first lesson: the stacked deal in which a newcomer meets what the coach on the page talks about."""

from __future__ import annotations

from mazzo.lesson import Lesson, dealt_around, followed_by_the_rest


def lesson() -> Lesson:
    """Three cards. The newcomer on seat 0 deals; Bruno leads green, twice."""
    deck = [f"{suit}{rank}" for suit in "RYGB" for rank in range(1, 14)]
    deck += [f"{figure}{number}" for figure in "WJ" for number in range(1, 5)]
    first = dealt_around("G3 G5 G4", "B4 Y9 B6", "G1 R12 W1")  # from the dealer's left, so the newcomer comes last
    return Lesson("wizard", 3, "5", followed_by_the_rest([*first, "R5"], deck), {"rounds": "3"})
