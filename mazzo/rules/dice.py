"""Chance: the shuffles of a game, and dice for its players.

**Shuffles** come from ChaCha8, a cryptographic stream: to have seen some cards of a deal, and many deals before it, says nothing
about the rest. The key is the seed of the game, 32 bytes. Each shuffle has a stream of its own, whose nonce is its purpose and
its number, so any round can be dealt again alone, and nothing drawn before can change it.

    words 0-3  "expand 32-byte k"     words 4-11  the seed, as eight big-endian words
    word 12    the block, from 0      words 13-15 its purpose, its number, 0

**Dice** (`DICE`) are for bots and searches: fast, good, and no secret. They never touch the streams of a game.

All arithmetic is on 32-bit words kept in 64-bit integers, which is the same interpreted, compiled and on a GPU.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.rules.compiled import count, lowest, record_of, rule, while_compiling

WORD = 0xFFFFFFFF
SEED_WORDS = 8

# The purposes of streams.
FIRST_SEAT = 0
SHUFFLE = 1
SIMULATION = 2
BOT = 3
TIE = 4

# `stream` holds its purpose, its number, the next block, and the next word of the present one.
PURPOSE, NUMBER, BLOCK, NEXT_WORD = range(4)


def chance_fields(most_stacked: int) -> list[tuple[Any, ...]]:
    """The fields a state needs to shuffle: its seed, the stream it reads with the present block, and a stacked order."""
    return [
        ("seed", np.int64, SEED_WORDS),
        ("stream", np.int64, 4),
        ("words", np.int64, 16),
        ("stacked", np.int64),  # has a shuffle of this game been stacked?
        ("stack_size", np.int64),
        ("stack_taken", np.int64),
        ("stack_order", np.int8, most_stacked),
    ]


DICE = record_of([("a", np.int64), ("b", np.int64), ("c", np.int64), ("rolls", np.int64)])


def seed_of(text: str | int) -> np.ndarray:
    """The seed that somebody has written, as a whole number or as 64 hexadecimal digits."""
    written = str(text)
    if len(written) == 64 and all(digit in "0123456789abcdefABCDEF" for digit in written):
        number = int(written, 16)
    elif written.isascii() and written.isdigit() and int(written) < 2**256:
        number = int(written)
    else:
        raise ValueError(f"seed {written!r}: expected a whole number from 0 to 2^256 - 1, or 64 hexadecimal digits")
    return np.frombuffer(number.to_bytes(32, "big"), dtype=">u4").astype(np.int64)


def seed_text(seed: np.ndarray) -> str:
    """A seed as 64 hexadecimal digits."""
    return seed.astype(">u4").tobytes().hex()


def word(number: int) -> int:
    """The low 32 bits. Compiled, it is a 32-bit integer, and rotating its bits is one instruction."""
    return int(number) & WORD


@while_compiling(word, inline="always")
def _compiled_word(number: Any) -> Any:
    return lambda number: np.uint32(number)


@rule
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = word(a + b)
    d = word(d ^ a)
    d = word((d << 16) | (d >> 16))
    c = word(c + d)
    b = word(b ^ c)
    b = word((b << 12) | (b >> 20))
    a = word(a + b)
    d = word(d ^ a)
    d = word((d << 8) | (d >> 24))
    c = word(c + d)
    b = word(b ^ c)
    b = word((b << 7) | (b >> 25))
    return a, b, c, d


@rule
def chacha8(key: Any, block: int, nonce0: int, nonce1: int, out: Any) -> None:
    """One block of the stream: sixteen words into `out`."""
    x0, x1, x2, x3 = word(0x61707865), word(0x3320646E), word(0x79622D32), word(0x6B206574)
    x4, x5, x6, x7 = word(key[0]), word(key[1]), word(key[2]), word(key[3])
    x8, x9, x10, x11 = word(key[4]), word(key[5]), word(key[6]), word(key[7])
    x12, x13, x14, x15 = word(block), word(nonce0), word(nonce1), word(0)
    for _ in range(4):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    out[0] = (x0 + 0x61707865) & WORD
    out[1] = (x1 + 0x3320646E) & WORD
    out[2] = (x2 + 0x79622D32) & WORD
    out[3] = (x3 + 0x6B206574) & WORD
    out[4] = (x4 + key[0]) & WORD
    out[5] = (x5 + key[1]) & WORD
    out[6] = (x6 + key[2]) & WORD
    out[7] = (x7 + key[3]) & WORD
    out[8] = (x8 + key[4]) & WORD
    out[9] = (x9 + key[5]) & WORD
    out[10] = (x10 + key[6]) & WORD
    out[11] = (x11 + key[7]) & WORD
    out[12] = (x12 + block) & WORD
    out[13] = (x13 + nonce0) & WORD
    out[14] = (x14 + nonce1) & WORD
    out[15] = x15 & WORD


@rule
def set_seed(state: Any, seed: Any) -> None:
    """The seed of a fresh game, in which nothing has been stacked so far; an order laid ready for its first shuffle stays."""
    for place in range(SEED_WORDS):
        state.seed[place] = seed[place]
    state.stacked = 0


@rule
def imagine_shuffles(dice: Any, state: Any) -> None:
    """In a state that somebody imagines, the shuffles to come are anybody's guess."""
    for place in range(SEED_WORDS):
        state.seed[place] = roll(dice)
    state.stacked = 0
    state.stack_size = 0
    state.stack_taken = 0


@rule
def open_stream(state: Any, purpose: int, number: int) -> None:
    """From here on the state draws from this stream."""
    state.stream[PURPOSE] = purpose
    state.stream[NUMBER] = number
    state.stream[BLOCK] = 0
    state.stream[NEXT_WORD] = 16


@rule
def next_word(state: Any) -> int:
    if state.stream[NEXT_WORD] == 16:
        chacha8(state.seed, state.stream[BLOCK], state.stream[PURPOSE], state.stream[NUMBER], state.words)
        state.stream[BLOCK] += 1
        state.stream[NEXT_WORD] = 0
    word = state.words[state.stream[NEXT_WORD]]
    state.stream[NEXT_WORD] += 1
    return word


@rule
def drawn_below(state: Any, limit: int) -> int:
    """A number from 0 to limit - 1 from the open stream, each equally likely: words that would favour some are skipped."""
    while True:
        product = next_word(state) * limit
        if product & WORD >= limit or product & WORD >= (WORD + 1 - limit) % limit:
            return product >> 32


@rule
def stack(state: Any, order: Any) -> None:
    """The next shuffles come out in this order, whether in `start` or later: for tests, lessons and positions."""
    state.stack_size = len(order)
    state.stack_taken = 0
    for place in range(len(order)):
        state.stack_order[place] = order[place]


@rule
def take_from_stack(state: Any, cards: Any, start: int, stop: int) -> bool:
    """Puts the stacked cards at cards[start:stop] if they are the very cards to be shuffled; otherwise the stack is dropped."""
    first = state.stack_taken
    fits = state.stack_size - first >= stop - start
    for place in range(start, stop):
        here = 0
        there = 0
        for other in range(start, stop):
            here += cards[other] == cards[place]
            there += fits and state.stack_order[first + other - start] == cards[place]
        fits = fits and here == there
    if not fits:
        state.stack_size = 0
        return False
    for place in range(start, stop):
        cards[place] = state.stack_order[first + place - start]
    state.stack_taken = first + stop - start
    state.stacked = 1
    return True


@rule
def shuffle(state: Any, number: int, cards: Any, start: int, stop: int) -> None:
    """Shuffles cards[start:stop] with the stream of that number; `start` is the top. A stack that fits is used instead."""
    if state.stack_taken < state.stack_size and take_from_stack(state, cards, start, stop):
        return
    open_stream(state, SHUFFLE, number)
    for place in range(start, stop - 1):
        other = place + drawn_below(state, stop - place)
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card


@rule
def roll(dice: Any) -> int:
    """The next 32 bits of a player's own dice (the generator sfc32)."""
    value = (dice.a + dice.b + dice.rolls) & WORD
    dice.rolls = (dice.rolls + 1) & WORD
    dice.a = dice.b ^ (dice.b >> 9)
    dice.b = (dice.c + (dice.c << 3)) & WORD
    dice.c = (((dice.c << 21) | (dice.c >> 11)) + value) & WORD
    return value


@rule
def rolled_below(dice: Any, limit: int) -> int:
    """A number from 0 to limit - 1, each equally likely."""
    while True:
        product = roll(dice) * limit
        if product & WORD >= limit or product & WORD >= (WORD + 1 - limit) % limit:
            return product >> 32


@rule
def any_of(moves: int, dice: Any) -> int:
    """One of these moves, each equally likely."""
    for _ in range(rolled_below(dice, count(moves))):
        moves &= moves - 1
    return lowest(moves)


@rule
def set_dice(dice: Any, a: int, b: int, c: int) -> None:
    """Sets dice, whose whole sequence follows from these three words."""
    dice.a = a & WORD
    dice.b = b & WORD
    dice.c = c & WORD
    dice.rolls = 1
    for _ in range(12):
        roll(dice)


def dice_of(seed: np.ndarray, number: int) -> Any:
    """Dice for the `number`-th player of a game with this seed. They say nothing about its shuffles."""
    words = np.zeros(16, np.int64)
    chacha8(seed, 0, BOT, number, words)
    dice = np.zeros(1, DICE)[0]
    set_dice(dice, int(words[0]), int(words[1]), int(words[2]))
    return dice


@rule
def shuffle_by_dice(dice: Any, cards: Any, stop: int) -> None:
    """Shuffles cards[0:stop] with a player's own dice."""
    for place in range(stop - 1):
        other = place + rolled_below(dice, stop - place)
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card
