"""A first lesson: the stacked deal and the script in which a newcomer meets what the coach on the page talks about, and wins."""

from __future__ import annotations

from mazzo.lesson import Lesson, dealt_around, followed_by_the_rest, script

NEWCOMER = """
    bid S3
    acquire lion, pay S2, pay S4
    bid refill
    discard M2, done
    bid S3
    acquire lion, pay S1, pay S2
"""
BRUNO = """
    bid M2
    acquire squirrel, pay F1
    bid F2
    acquire meerkat, pay M1
    bid S1
    decline
"""
CARLA = """
    bid F1
    decline
    bid M1
    acquire squirrel
    bid M2
    acquire squirrel, pay F1
"""


def lesson() -> Lesson:
    """Three rounds: a lion paid for on the savannah, a refill, and another lion."""
    animals = [name for name in ("peacock", "squirrel", "eagle", "ibex", "lion", "meerkat") for _ in range(6)]
    removed = ["eagle", "ibex", "eagle", "ibex", "squirrel", "eagle", "ibex", "squirrel"]
    displays = ["lion", "squirrel", "meerkat", "squirrel", "lion", "squirrel"]
    copies = {1: 3, 2: 4, 3: 4, 4: 3}
    habitats = [f"{suit}{value}" for suit in "FSM" for value, cards in copies.items() for _ in range(cards)]
    hands = dealt_around("S3 S2 S4 F1 M2 *1 F3", "F1 F2 M1 M1 S1 F2 M2", "F1 M1 M3 S1 M2 F4 F2")
    drawn = ["M3", "F3", "S3", "S2", "S1", "M4"]  # two by Carla, the others by the newcomer
    stack = followed_by_the_rest(removed + displays, animals)
    stack += followed_by_the_rest(hands + drawn, habitats + [f"*{value}" for value in copies])
    return Lesson("wild_cards", 3, "1", stack, script(3, NEWCOMER, BRUNO, CARLA))
