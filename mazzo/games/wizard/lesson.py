"""A first lesson: the stacked deal and the script in which a newcomer meets what the coach on the page talks about, and wins."""

from __future__ import annotations

from mazzo.lesson import Lesson, dealt_around, followed_by_the_rest, script

NEWCOMER = """
    bid 2
    play G1
    play R12
    play W1
"""
BRUNO = """
    bid 1
    play G5
    play G4
    play G3
"""
CARLA = """
    bid 1
    play B4
    play B6
    play Y9
"""


def lesson() -> Lesson:
    """Three cards. The newcomer on seat 0 deals; Bruno leads green, twice."""
    deck = [f"{suit}{rank}" for suit in "RYGB" for rank in range(1, 14)]
    deck += [f"{figure}{number}" for figure in "WJ" for number in range(1, 5)]
    first = dealt_around("G3 G5 G4", "B4 Y9 B6", "G1 R12 W1")  # from the dealer's left, so the newcomer comes last
    stack = followed_by_the_rest([*first, "R5"], deck)
    return Lesson("wizard", 3, "5", stack, script(1, NEWCOMER, BRUNO, CARLA), {"rounds": "3"})
