"""What general tests need to know about Wizard."""

from typing import Any

from mazzo.games.wizard.bots.novice import HIGH, HIGH_TRUMP

NUMBERS_OF_NOVICE = [HIGH, HIGH_TRUMP]
"""In the order in which the page names them."""

SHORT: tuple[int, dict[str, Any]] = (3, {"rounds": "1-2-3"})

RELEASED_LAYOUTS = {1: (521, 761, 60)}
"""By version: numbers without the past, all numbers, moves. A changed layout gets a new version and its own line."""

LEAST_WIN_SHARE_OF_CLUB = 0.4

BATCH: tuple[int, dict[str, Any]] = (4, {"rounds": "1-3-5", "bids": "secret"})
"""A table for batches: simultaneous bids, and rounds of several sizes."""

INTERPRETED: list[tuple[int, dict[str, Any]]] = [
    (3, {"rounds": "1-2-3"}),
    (4, {"rounds": "2-3", "bids": "blind", "dark_wizard": True}),
    (5, {"rounds": "3-1", "leaders_hook": True}),
    (6, {"rounds": "2-2", "bids": "secret", "clairvoyance": True}),
    (3, {"rounds": "1-5", "clairvoyance": True}),
    (3, {"rounds": "20"}),
    (2, {}),
    (3, {"monochrome": True, "bids": "secret"}),
]
"""Short ones, since the interpreter takes a millisecond a decision."""

INTERPRETED_GAMES = 200

POSITIONS: list[tuple[dict[str, Any], tuple[int, ...]]] = [
    ({"rounds": "6", "bids": "secret"}, (2, 9)),
    ({"rounds": "4-5"}, (8,)),
]
"""Options, and the decisions after which views are compared: moments at which everything that can be secret is."""

REWOUND: list[tuple[int, dict[str, Any]]] = [
    (3, {"rounds": "2-3"}),
    (3, {"rounds": "3", "bids": "blind"}),
    (4, {"rounds": "2", "clairvoyance": True}),
]
"""Tables whose finished games are looked at position by position."""

DECK = [f"{suit}{rank}" for suit in "RYGB" for rank in range(1, 14)] + [f"{kind}{n}" for kind in "WJ" for n in range(1, 5)]
"""In the order in which it is shuffled; written out here because the rules are compared with it."""

PLAYTHROUGHS: list[tuple[str, int, int, dict[str, Any], bool]] = [
    ("wizard.txt", 3, 134, {"rounds": "1-2-3-4"}, False),
    ("wizard-V1-blind-bids.txt", 3, 51, {"bids": "blind", "rounds": "1-2"}, True),
    ("wizard-V2-secret-bids.txt", 3, 3, {"bids": "secret", "rounds": "1-2"}, True),
    ("wizard-V3-dark-wizard.txt", 4, 8, {"dark_wizard": True, "rounds": "2-3-4"}, False),
    ("wizard-V4-two-players.txt", 2, 22, {}, False),
    ("wizard-V5-leaders-hook.txt", 3, 2, {"leaders_hook": True, "rounds": "1-2-3-2"}, False),
    ("wizard-V6-clairvoyance.txt", 3, 5, {"clairvoyance": True, "rounds": "1-2"}, True),
    ("wizard-V7-monochrome.txt", 3, 1, {"monochrome": True}, False),
    ("wizard-Z10-short.txt", 6, 1, {"rounds": "short"}, False),
    ("wizard-Z10-last-hand-first.txt", 6, 1, {"rounds": "10-1"}, False),
]
"""The golden games: file, players, seed, options, and whether every view is written out."""

STORED: dict[str, tuple[int, dict[str, Any], int]] = {
    "AAAA0001": (3, {"rounds": "1-2-3"}, 1000),
    "AAAA0004": (4, {"rounds": "2-3", "bids": "secret"}, 3),  # it stops in the middle of secret bids
}
"""Tables of the golden databases, by code: players, options, and the most decisions that are made."""


def is_soon_over(asked: dict[str, Any]) -> bool:
    """Only a monochrome game is: the others have up to twenty rounds."""
    return bool(asked.get("monochrome"))


# What the master's network answers in some positions, as a fingerprint: tests/test_master.py.
MASTER_ANSWERS = "e1920fbbff9cb31c"
