"""Lessons: one game each with a stacked deal, so that a newcomer meets what the coach on the page talks about.

Everything else is the real table: the bots play as they like, and so may the newcomer. A stacked game says so and is never rated.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from mazzo.rules import game_named
from mazzo.rules.options import Value
from mazzo.table.log import Opened

LEVEL = "novice"


@dataclass(frozen=True)
class Lesson:
    game: str
    players: int
    seed: str
    """It draws who deals or starts; the shuffles are stacked."""
    stack: list[str]
    options: dict[str, Value] = field(default_factory=dict)


def followed_by_the_rest(first: list[str], deck: list[str]) -> list[str]:
    """A whole deck that begins with these cards."""
    rest = Counter(deck) - Counter(first)
    return first + list(rest.elements())


def dealt_around(*hands: str) -> list[str]:
    """These hands card by card, beginning with the first."""
    return [card for around in zip(*(hand.split() for hand in hands), strict=True) for card in around]


def wizard() -> Lesson:
    """Three cards. The newcomer on seat 0 deals; Bruno leads green, twice."""
    deck = [f"{suit}{rank}" for suit in "RYGB" for rank in range(1, 14)]
    deck += [f"{figure}{number}" for figure in "WJ" for number in range(1, 5)]
    first = dealt_around("G3 G5 G4", "B4 Y9 B6", "G1 R12 W1")  # from the dealer's left, so the newcomer comes last
    return Lesson("wizard", 3, "5", followed_by_the_rest([*first, "R5"], deck), {"rounds": "3"})


def wild_cards() -> Lesson:
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


def life_is_life() -> Lesson:
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


LESSONS = {lesson.game: lesson for lesson in (wizard(), wild_cards(), life_is_life())}


def opened_for(lesson: Lesson, host: str) -> Opened:
    """The first entry of the log of a lesson."""
    game = game_named(lesson.game)
    choices, _ = game.choose(lesson.players, lesson.options)
    return Opened(
        game=game.name,
        rules=game.version,
        players=lesson.players,
        options=choices,
        seed=lesson.seed,
        level=LEVEL,
        stack=lesson.stack,
        host=host,
    )
