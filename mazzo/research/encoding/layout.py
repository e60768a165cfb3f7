"""How an encoding is laid out: blocks of numbers, each with a name and a meaning; and the pens its writers use.

A writer goes through its blocks from first to last, and every pen says where the next one begins. Seats are counted from the
viewer's chair: 0 is the viewer, 1 sits to their left, and so on round the table.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from mazzo.rules.compiled import lowest, rule
from mazzo.rules.news import NOBODY


@dataclass(frozen=True)
class Block:
    """Some numbers that belong together: one for each combination of what stands along its axes."""

    name: str
    means: str
    axes: tuple[tuple[str, ...], ...] = ()

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(axis) for axis in self.axes) or (1,)

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    def entries(self) -> list[str]:
        """What each number of this block stands for."""
        names = [self.name]
        for axis in self.axes:
            names = [f"{name}, {label}" for name in names for label in axis]
        return names


@dataclass(frozen=True)
class Layout:
    """An encoding of a game's views. Once released it is never changed: a better one gets the next version."""

    game: str
    version: int
    table: tuple[Block, ...]
    """What lies on the table and in the viewer's hand."""
    past: tuple[Block, ...]
    """The rounds that are over; they come last, so that they can be left off where they are of no use."""
    moves: int
    """Moves are numbered from 0 to one less than this."""
    moves_of_phase: tuple[tuple[str, int], ...] = ()
    """The same for phases that have fewer, by name."""

    @property
    def blocks(self) -> tuple[Block, ...]:
        return self.table + self.past

    @cached_property
    def table_size(self) -> int:
        return sum(block.size for block in self.table)

    @cached_property
    def size(self) -> int:
        return sum(block.size for block in self.blocks)

    def meanings(self) -> list[str]:
        """What the number at each index stands for."""
        return [entry for block in self.blocks for entry in block.entries()]

    def read(self, encoded: np.ndarray) -> dict[str, np.ndarray]:
        """The blocks of an encoding by name, each in its shape."""
        if encoded.shape != (self.size,):
            raise ValueError(
                f"an encoding of shape {encoded.shape}: expected {self.size} numbers of {self.game}, version {self.version}"
            )
        read = {}
        at = 0
        for block in self.blocks:
            read[block.name] = encoded[at : at + block.size].reshape(block.shape).astype(np.int64)
            at += block.size
        return read


def seats_from_you(most: int) -> tuple[str, ...]:
    return ("you", *(f"{number} to your left" for number in range(1, most)))


def numbered(name: str, first: int, last: int) -> tuple[str, ...]:
    return tuple(f"{name} {number}" for number in range(first, last + 1))


# ------------------------------------------------------------------------------------------------------------- the pens
#
# A sheet is blank (`blank`) before it is written on, so the pens only write what is not zero. Chairs beyond the players stay
# blank. A pen is given the number of players, so as not to look it up again after every number written.


@rule
def blank(out: Any) -> None:
    for place in range(len(out)):
        out[place] = 0


@rule
def from_you(players: int, seat: int, other: int) -> int:
    """How many chairs to the left of the viewer somebody sits."""
    return other - seat if other >= seat else other - seat + players


@rule
def from_you_or_nobody(players: int, seat: int, other: int) -> int:
    return from_you(players, seat, other) if other != NOBODY else NOBODY


@rule
def put(out: Any, at: int, number: int) -> int:
    out[np.uint64(at)] = number
    return at + 1


@rule
def put_one_of(out: Any, at: int, number: int, size: int) -> int:
    """A 1 in the place of this number; nothing if it is negative."""
    if number >= 0:
        out[np.uint64(at + number)] = 1
    return at + size


@rule
def put_bits(out: Any, at: int, bits: int, size: int) -> int:
    while bits:
        out[np.uint64(at + lowest(bits))] = 1
        bits &= bits - 1
    return at + size


@rule
def put_counts(out: Any, at: int, counts: Any, size: int) -> int:
    for place in range(size):
        out[np.uint64(at + place)] = counts[place]
    return at + size


@rule
def put_seat(out: Any, at: int, players: int, seat: int, who: int, most: int) -> int:
    """A 1 for this seat, as seen from the viewer's; nothing for nobody."""
    if who >= 0:
        out[np.uint64(at + from_you(players, seat, who))] = 1
    return at + most


@rule
def put_seats(out: Any, at: int, players: int, seat: int, bits: int, most: int) -> int:
    """A 1 for each of these seats."""
    while bits:
        out[np.uint64(at + from_you(players, seat, lowest(bits)))] = 1
        bits &= bits - 1
    return at + most


@rule
def put_by_seat(out: Any, at: int, players: int, seat: int, numbers: Any, most: int) -> int:
    for other in range(players):
        out[np.uint64(at + from_you(players, seat, other))] = numbers[other]
    return at + most


@rule
def put_rows_by_seat(out: Any, at: int, players: int, seat: int, rows: Any, most: int, width: int) -> int:
    for other in range(players):
        row = at + width * from_you(players, seat, other)
        for column in range(width):
            out[np.uint64(row + column)] = rows[other, column]
    return at + width * most


@rule
def put_sheet(
    out: Any, at: int, players: int, seat: int, sheet: Any, rounds: int, none: int, by_seat: int, by_round: int
) -> None:  # fmt: skip
    """A number of every seat in every finished round, `none` written as 0; the others are steps to the next seat and round."""
    for number in range(rounds):
        for other in range(players):
            out[np.uint64(at + by_seat * from_you(players, seat, other))] = sheet[number, other] - none
        at += by_round


# ------------------------------------------------------------------------------------------------- reading it back


class Reader:
    """Reads the blocks of an encoding back into the fields of a view."""

    def __init__(self, layout: Layout, encoded: np.ndarray) -> None:
        self.block = layout.read(encoded)
        self.players = self.number("players")
        self.seat = self.number("seat")

    def number(self, name: str) -> int:
        return int(self.block[name].reshape(-1)[0])

    def one_of(self, name: str) -> int:
        """The place of the 1, or -1 if there is none."""
        places = np.flatnonzero(self.block[name])
        return int(places[0]) if len(places) else -1

    def chairs(self, most: int) -> list[int]:
        """The chair of each seat, as the viewer counts them."""
        return [(seat - self.seat) % self.players if seat < self.players else seat for seat in range(most)]

    def by_seat(self, name: str) -> np.ndarray:
        """A block whose first axis are the seats, in the order of the table."""
        block = self.block[name]
        return block[self.chairs(len(block))]

    def seats(self, name: str) -> int:
        """A block of seats, as bits."""
        return bits_of(self.by_seat(name))

    def seat_at(self, place: int) -> int:
        """The seat this many chairs to the left of the viewer; a negative number stays what it is."""
        return place if place < 0 or place >= self.players else (self.seat + place) % self.players

    def seat_of(self, name: str) -> int:
        return self.seat_at(self.one_of(name))


def bits_of(numbers: np.ndarray) -> int:
    return sum(1 << int(place) for place in np.flatnonzero(numbers))
