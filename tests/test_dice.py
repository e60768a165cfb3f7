"""Chance: the stream is ChaCha8, shuffles are fair, dice reveal nothing of the stream."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from mazzo.games import game_named
from mazzo.rules.dice import DICE, chacha8, dice_of, rolled_below, seed_of, seed_text, shuffle
from tests.harness.chance import chi_square_is_fine
from tests.harness.games import USUAL_GAME


def block(key: bytes, number: int, nonce: tuple[int, int]) -> bytes:
    """One block as bytes, the key given as the bytes of the standard."""
    words = np.zeros(16, np.int64)
    chacha8(np.frombuffer(key, "<u4").astype(np.int64), number, *nonce, words)
    return words.astype("<u4").tobytes()


def test_the_stream_is_chacha8_by_its_published_vectors() -> None:
    # The first block of ChaCha8 for a key of 256 zero bits and a zero nonce, as eSTREAM's test vectors give it.
    assert block(bytes(32), 0, (0, 0)).hex().startswith("3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e")
    # And the same for a key of ones.
    assert block(b"\xff" * 32, 0, (0, 0)) != block(bytes(32), 0, (0, 0))


def reference_chacha8(key: list[int], counter: int, what_for: int, number: int) -> list[int]:
    """ChaCha with eight rounds in plain Python, from its definition."""

    def quarter(s: list[int], a: int, b: int, c: int, d: int) -> None:
        for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) % 2**32
            s[z] ^= s[x]
            s[z] = (s[z] << turn | s[z] >> 32 - turn) % 2**32

    begin = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, counter, what_for, number, 0]
    s = list(begin)
    for _ in range(4):
        for a in range(4):
            quarter(s, a, a + 4, a + 8, a + 12)
        for a in range(4):
            quarter(s, a, (a + 1) % 4 + 4, (a + 2) % 4 + 8, (a + 3) % 4 + 12)
    return [(x + y) % 2**32 for x, y in zip(s, begin, strict=True)]


def test_the_stream_agrees_with_a_plain_reference() -> None:
    random = np.random.default_rng(1)
    for _ in range(50):
        key = random.integers(0, 2**32, 8)
        counter, what_for, number = (int(value) for value in random.integers(0, 2**32, 3))
        words = np.zeros(16, np.int64)
        chacha8(key.astype(np.int64), counter, what_for, number, words)
        assert words.tolist() == reference_chacha8([int(word) for word in key], counter, what_for, number)


def test_a_seed_is_a_number_or_64_digits_and_nothing_else() -> None:
    assert seed_text(seed_of(7)) == "7".rjust(64, "0")
    assert seed_text(seed_of("12")) == "c".rjust(64, "0")
    digits = "0123456789abcdef" * 4
    assert seed_text(seed_of(digits)) == digits
    assert seed_text(seed_of("1" * 64)) == "1" * 64
    for wrong in ("", "-1", "1.5", "zz", "0x10", "1" * 80, "abc", "²"):
        with pytest.raises(ValueError, match="seed"):
            seed_of(wrong)


def test_every_card_lands_in_every_position_equally_often() -> None:
    state = game_named(USUAL_GAME).fresh_state()
    state.seed[:] = seed_of(3)
    counts: Counter[tuple[int, int]] = Counter()
    neighbours: Counter[tuple[int, int]] = Counter()
    for number in range(24_000):
        cards = np.arange(6, dtype=np.int64)
        shuffle(state, number, cards, 0, 6)
        assert sorted(cards) == list(range(6))
        counts.update(enumerate(int(card) for card in cards))
        neighbours[int(cards[0]), int(cards[1])] += 1
    assert chi_square_is_fine(counts, [(place, card) for place in range(6) for card in range(6)])
    assert chi_square_is_fine(neighbours, [(a, b) for a in range(6) for b in range(6) if a != b])


def test_dice_are_fair_and_differ_from_player_to_player() -> None:
    dice = dice_of(seed_of(1), 0)
    counts = Counter(int(rolled_below(dice, 7)) for _ in range(30_000))
    assert chi_square_is_fine(counts, list(range(7)))
    assert dice_of(seed_of(1), 0) == dice_of(seed_of(1), 0)
    assert dice_of(seed_of(1), 0) != dice_of(seed_of(1), 1)
    assert dice_of(seed_of(1), 0).dtype == DICE
