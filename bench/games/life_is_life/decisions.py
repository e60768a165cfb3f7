"""Whole decisions of Life is Life, made from a view as the wire carries it: a row, and the cards laid for it."""

from __future__ import annotations

import random

import msgspec


class Hands(msgspec.Struct):
    """The part of a view that is needed to fill a row."""

    hands: list[list[str] | int]
    rows: list[list[str]]


def whole_decision(first: str, view: msgspec.Raw, seat: int, chance: random.Random) -> list[str]:
    """A decision that begins with this move, its other parts chosen at random."""
    kind, _, row = first.partition(" ")
    if kind != "row":
        return [first]
    seen = msgspec.json.decode(view, type=Hands)
    hand, in_row = seen.hands[seat], seen.rows[int(row) - 1]
    assert isinstance(hand, list)
    laid = chance.sample(hand, len(in_row))
    while sorted(laid) == sorted(in_row):
        laid = chance.sample(hand, len(in_row))
    return [first, *(f"lay {card}" for card in laid)]
