"""Remakes the vectors beside this file: python -m tests.fairness.make

Seeds with their hashes, blocks of the stream, and whole shuffles of the games that have one deck. Everything is computed here
from the definitions, in plain Python and without a line of `mazzo/rules/dice.py`; the tests compare rules and page with it.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from mazzo.games import GAMES
from tests.games import sample

FILE = Path(__file__).resolve().parent / "vectors.json"
FIRST_SEAT, SHUFFLE = 0, 1
SEEDS = ["0" * 64, "f" * 64, "0123456789abcdef" * 4, hashlib.sha256(b"mazzo").hexdigest()]


def block(seed: str, number: int, what_for: int, which: int) -> list[int]:
    """One block of ChaCha8: sixteen words."""
    key = [int(seed[place : place + 8], 16) for place in range(0, 64, 8)]
    begin = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, number, what_for, which, 0]
    words = list(begin)
    for _ in range(4):
        for a in range(4):
            quarter(words, a, a + 4, a + 8, a + 12)
        for a in range(4):
            quarter(words, a, (a + 1) % 4 + 4, (a + 2) % 4 + 8, (a + 3) % 4 + 12)
    return [(word + first) % 2**32 for word, first in zip(words, begin, strict=True)]


def quarter(words: list[int], a: int, b: int, c: int, d: int) -> None:
    for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        words[x] = (words[x] + words[y]) % 2**32
        words[z] ^= words[x]
        words[z] = (words[z] << turn | words[z] >> 32 - turn) % 2**32


class Stream:
    """The words of one stream, in order."""

    def __init__(self, seed: str, what_for: int, which: int) -> None:
        self.name = (seed, what_for, which)
        self.blocks = 0
        self.words: list[int] = []

    def below(self, limit: int) -> int:
        """The high half of word times limit; words whose low half would favour some numbers are skipped."""
        while True:
            if not self.words:
                seed, what_for, which = self.name
                self.words = block(seed, self.blocks, what_for, which)
                self.blocks += 1
            high, low = divmod(self.words.pop(0) * limit, 2**32)
            if low >= 2**32 % limit:
                return high


def shuffled(seed: str, number: int, cards: list[str]) -> list[str]:
    """A Fisher-Yates shuffle, from the top."""
    stream = Stream(seed, SHUFFLE, number)
    cards = list(cards)
    for place in range(len(cards) - 1):
        other = place + stream.below(len(cards) - place)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def numbers(seed: str, limit: int) -> list[int]:
    stream = Stream(seed, FIRST_SEAT, 0)
    return [stream.below(limit) for _ in range(40)]


def vectors() -> dict[str, Any]:
    decks = {game: deck for game in GAMES if (deck := sample(game, "DECK"))}
    return {
        "hashes": [{"seed": seed, "hash": hashlib.sha256(bytes.fromhex(seed)).hexdigest()} for seed in SEEDS],
        "blocks": [
            {"seed": seed, "block": number, "what_for": what_for, "number": which, "words": block(seed, number, what_for, which)}
            for seed in SEEDS
            for number, what_for, which in ((0, 0, 0), (1, 1, 20), (7, 4, 0xFFFFFFFF))
        ],
        "first_seats": [
            {"seed": seed, "players": players, "seat": Stream(seed, FIRST_SEAT, 0).below(players)}
            for seed in SEEDS
            for players in range(2, 7)
        ],
        # A limit this large skips three words in ten; at a card table it is one in a hundred million.
        "below": [{"seed": seed, "limit": 1_500_000_000, "numbers": numbers(seed, 1_500_000_000)} for seed in SEEDS],
        "shuffles": [
            {"game": game, "seed": seed, "number": number, "before": deck, "after": shuffled(seed, number, deck)}
            for game, deck in decks.items()
            for seed in SEEDS
            for number in (1, 2, 20)
        ],
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), separators=(",", ":")) + "\n")
