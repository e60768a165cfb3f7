"""What general tests need to know about Life is Life."""

from typing import Any

from mazzo.games.life_is_life.bots.novice import GOOD_HAND

NUMBERS_OF_NOVICE = [GOOD_HAND]
"""In the order in which the page names them."""

SHORT: tuple[int, dict[str, Any]] = (4, {"most_laps": 3})

RELEASED_LAYOUTS = {1: (227, 1727, 10)}
"""By version: numbers without the past, all numbers, moves. A changed layout gets a new version and its own line."""

POSITIONS: list[tuple[dict[str, Any], tuple[int, ...]]] = [({}, (0, 3, 6, 11))]
"""Options, and the decisions after which views are compared: moments at which everything that can be secret is."""

REWOUND: list[tuple[int, dict[str, Any]]] = [(3, {"most_laps": 4})]
"""Tables whose finished games are looked at position by position."""

SPECIES = {"giraffe": 9, "bear": 8, "mole": 7, "goat": 7, "sheep": 6, "dog": 6, "hare": 5, "pig": 5, "cat": 4, "mouse": 3}
DECK = [name for name, cards in SPECIES.items() for _ in range(cards)]
"""In the order in which it is shuffled; written out here because the rules are compared with it."""

PLAYTHROUGHS: list[tuple[str, int, int, dict[str, Any], bool]] = [
    ("life-is-life.txt", 3, 1, {}, False),
    ("life-is-life-L9-expert.txt", 4, 2, {"expert": True}, False),
    ("life-is-life-L10-laps.txt", 5, 3, {"most_laps": 2}, True),
]
"""The golden games: file, players, seed, options, and whether every view is written out."""

STORED: dict[str, tuple[int, dict[str, Any], int]] = {
    "AAAA0003": (3, {}, 1000),
    "AAAA0005": (4, {"expert": True}, 11),
    "AAAA0008": (4, {"most_laps": 3}, 1000),
}
"""Tables of the golden databases, by code: players, options, and the most decisions that are made."""

# What the master's network answers in some positions, as a fingerprint: tests/test_master.py.
MASTER_ANSWERS = "1367cb0a6e0e09f2"
