"""A first lesson: the stacked deal in which a newcomer meets what the coach on the page talks about."""

from __future__ import annotations

from mazzo.lesson import Lesson, followed_by_the_rest


def lesson() -> Lesson:
    """The newcomer starts, with giraffes and bears in the hand and two more of them in the second row."""
    copies = {"giraffe": 9, "bear": 8, "mole": 7, "goat": 7, "sheep": 6, "dog": 6, "hare": 5, "pig": 5, "cat": 4, "mouse": 3}
    hands = (
        "giraffe giraffe giraffe bear bear bear mole dog cat mouse",
        "mole mole goat goat sheep dog hare pig giraffe mouse",
        "goat sheep sheep dog dog hare pig cat bear mole",
    )
    rows = "hare giraffe bear sheep pig mole dog goat hare sheep"
    deck = [name for name, number in copies.items() for _ in range(number)]
    return Lesson("life_is_life", 3, "5", followed_by_the_rest(" ".join((*hands, rows)).split(), deck))
