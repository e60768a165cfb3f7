"""A first lesson: the stacked deal and the script in which a newcomer meets what the coach on the page talks about, and wins."""

from __future__ import annotations

from mazzo.lesson import Lesson, followed_by_the_rest, script

NEWCOMER = """
    row 2, lay cat, lay mouse
    knock
"""
BRUNO = """
    row 1, lay pig
    knock
"""
CARLA = """
    row 3, lay sheep, lay dog, lay cat
    row 1, lay dog
"""


def lesson() -> Lesson:
    """The newcomer starts, with giraffes, bears and goats in the hand and one more giraffe and bear in the second row."""
    copies = {"giraffe": 9, "bear": 8, "mole": 7, "goat": 7, "sheep": 6, "dog": 6, "hare": 5, "pig": 5, "cat": 4, "mouse": 3}
    hands = (
        "giraffe giraffe giraffe bear bear bear goat goat cat mouse",
        "giraffe bear mole mole goat sheep sheep dog hare pig",
        "giraffe bear mole mole goat sheep sheep dog dog cat",
    )
    rows = "hare giraffe bear pig mole hare dog goat hare sheep"
    deck = [name for name, number in copies.items() for _ in range(number)]
    stack = followed_by_the_rest(" ".join((*hands, rows)).split(), deck)
    return Lesson("life_is_life", 3, "5", stack, script(1, NEWCOMER, BRUNO, CARLA))
