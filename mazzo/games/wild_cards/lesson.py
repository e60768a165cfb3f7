"""A first lesson: the stacked deal in which a newcomer meets what the coach on the page talks about."""

from __future__ import annotations

from mazzo.lesson import Lesson, dealt_around, followed_by_the_rest


def lesson() -> Lesson:
    """The newcomer has the highest cards and the savannah's; two lions come up one after the other."""
    animals = [name for name in ("peacock", "squirrel", "eagle", "ibex", "lion", "meerkat") for _ in range(6)]
    removed = ["eagle", "ibex", "eagle", "ibex", "squirrel", "eagle", "ibex", "squirrel"]
    displays = ["lion", "squirrel", "lion", "peacock", "peacock", "meerkat"]
    copies = {1: 3, 2: 4, 3: 4, 4: 3}
    habitats = [f"{suit}{value}" for suit in "FSM" for value, cards in copies.items() for _ in range(cards)]
    hands = dealt_around("S3 S2 S4 F1 M2 *1 F3", "F1 F2 M1 M1 S1 F2 M2", "F1 M1 S1 S1 M2 S2 F2")
    return Lesson(
        "wild_cards",
        3,
        "1",
        followed_by_the_rest(removed + displays, animals)
        + followed_by_the_rest(hands, habitats + [f"*{value}" for value in copies]),
    )
