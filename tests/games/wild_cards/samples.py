"""What general tests need to know about Wild Cards."""

from typing import Any

SHORT: tuple[int, dict[str, Any]] = (3, {"habitats": "5-4-3-2"})

RELEASED_LAYOUTS = {1: (434, 644, 19)}
"""By version: numbers without the past, all numbers, moves. A changed layout gets a new version and its own line."""

RARE_PHASES = {"take", "show", "give", "choose", "second", "ibex"}
"""Phases that a sensible player rarely meets."""

POSITIONS: list[tuple[dict[str, Any], tuple[int, ...]]] = [({}, (1, 4, 11, 19, 30, 47))]
"""Options, and the decisions after which views are compared: moments at which everything that can be secret is."""

REWOUND: list[tuple[int, dict[str, Any]]] = [(4, {})]
"""Tables whose finished games are looked at position by position."""

BIDS_STAY_IN_HAND = True
"""W5: a bid that is not shown yet is still counted among the cards in the hand."""

PLAYTHROUGHS: list[tuple[str, int, int, dict[str, Any], bool]] = [
    ("wild-cards.txt", 3, 1, {}, False),
    ("wild-cards-four.txt", 4, 2, {}, False),
    ("wild-cards-W2-habitats-and-wilds.txt", 5, 3, {"habitats": "5-4-3-2", "wilds": "1-1-1-1"}, False),
    ("wild-cards-W3-random-removal.txt", 3, 4, {"removal": "random"}, True),
]
"""The golden games: file, players, seed, options, and whether every view is written out."""

STORED: dict[str, tuple[int, dict[str, Any], int]] = {
    "AAAA0002": (3, {}, 1000),
    "AAAA0006": (4, {}, -1),  # the waiting room
    "AAAA0007": (3, {}, 20),
}
"""Tables of the golden databases, by code: players, options, and the most decisions that are made."""

# What the master's network answers in some positions, as a fingerprint: tests/test_master.py.
MASTER_ANSWERS = "d9ccab871b6f64fd"
