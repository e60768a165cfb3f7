"""A learned player's network, run without any library: three hidden layers of plain sums in a fixed order.

Each number of a layer is added up over the numbers below it, one after the other, so the same sheet gives the same bits on every
machine. It is the neighbouring sums that a processor works on side by side, never the parts of one. Numbers that are 0, more than
half of a layer, are skipped, and of the sheet only the ones are looked at.
"""

from __future__ import annotations

import threading
from functools import cache
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from mazzo.bots.observation import observe, place_of
from mazzo.bots.weighing import fraction
from mazzo.games import own, package_of
from mazzo.rules.compiled import lowest, rule
from mazzo.rules.exponential import exp
from mazzo.rules.game import MOST_MOVES, Game, legal

WEIGHTS = "master.npz"  # in the game's folder `bots`
LAYERS = ("first", "second", "third", "head")


class Weights(NamedTuple):
    """What was learned: a matrix and a row of numbers to add for every layer."""

    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    third: Any
    third_bias: Any
    head: Any
    head_bias: Any


class Scratch(NamedTuple):
    """What a network works with, made once for each thread."""

    sheet: Any
    below: Any
    above: Any
    answers: Any
    worth: Any
    """By move: the network's answer,"""
    places: Any
    """and which of its answers that is."""


def is_trained(game: Game) -> bool:
    """Has somebody learned this game?"""
    return own(game, "bots.observation", "INPUTS") is not None and (files(package_of(game)) / "bots" / WEIGHTS).is_file()


def fingerprint_of_weights(game: Game) -> str:
    """A short name for exactly these weights."""
    return sha256((files(package_of(game)) / "bots" / WEIGHTS).read_bytes()).hexdigest()[:16] if is_trained(game) else "untaught"


def weights_of(game: Game, whose: str = "player") -> Weights:
    """The weights of the player, or of the judge who sees all hands; read when first asked for."""
    return _weights_in(package_of(game), whose)


@cache
def _weights_in(package: str, whose: str) -> Weights:
    with as_file(files(package) / "bots" / WEIGHTS) as path:
        return read_weights(path, whose)


def read_weights(path: Path, whose: str = "player") -> Weights:
    with np.load(path) as file:
        layers = []
        for layer in LAYERS:
            layers.append(np.ascontiguousarray(file[f"{whose}.{layer}.weight"].astype(np.float32)))
            layers.append(file[f"{whose}.{layer}.bias"].astype(np.float32))
    return Weights(*layers)


_scratches = threading.local()


def scratch_for(weights: Weights) -> Scratch:
    """Room to work in, of this thread's own."""
    made: dict[tuple[int, ...], Scratch] = _scratches.__dict__.setdefault("made", {})
    sizes = (len(weights.first), len(weights.first_bias), len(weights.head_bias))
    if sizes not in made:
        made[sizes] = fresh_scratch(weights)
    return made[sizes]


def fresh_scratch(weights: Weights) -> Scratch:
    inputs, width, outputs = len(weights.first), len(weights.first_bias), len(weights.head_bias)
    rows = (np.zeros(width, np.float32), np.zeros(width, np.float32), np.zeros(outputs, np.float32))
    return Scratch(np.zeros(inputs, np.int8), *rows, np.zeros(MOST_MOVES), np.zeros(MOST_MOVES, np.int64))


@rule
def add_ones(sheet: Any, matrix: Any, bias: Any, out: Any) -> None:
    """The first layer: the rows of the matrix that belong to ones, added up."""
    width = len(bias)
    for column in range(width):
        out[column] = bias[column]
    for place in range(len(sheet)):
        if sheet[place] != 0:
            row = matrix[place]
            for column in range(width):
                out[column] += row[column]
    for column in range(width):
        out[column] = max(out[column], np.float32(0.0))


@rule
def add_layer(below: Any, matrix: Any, bias: Any, out: Any) -> None:
    """A later layer: every row of the matrix as often as the number below it says."""
    width = len(bias)
    for column in range(width):
        out[column] = bias[column]
    for place in range(len(below)):
        times = below[place]
        if times != 0:
            row = matrix[place]
            for column in range(width):
                out[column] += times * row[column]


@rule
def add_to(below: Any, above: Any) -> None:
    for column in range(len(below)):
        below[column] += max(above[column], np.float32(0.0))


@rule
def answer(weights: Weights, scratch: Scratch) -> None:
    """What the network answers to the sheet."""
    below, above = scratch.below, scratch.above
    add_ones(scratch.sheet, weights.first, weights.first_bias, below)
    add_layer(below, weights.second, weights.second_bias, above)
    add_to(below, above)
    add_layer(below, weights.third, weights.third_bias, above)
    add_to(below, above)
    add_layer(below, weights.head, weights.head_bias, scratch.answers)


@rule
def weigh_moves(view: Any, seat: int, weights: Weights, scratch: Scratch) -> int:
    """Fills in the network's answer for every legal move; the moves, as bits."""
    sheet = scratch.sheet
    for place in range(len(sheet)):
        sheet[place] = 0
    order = observe(view, seat, sheet)
    answer(weights, scratch)
    moves = legal(view, seat)
    rest = moves
    while rest:
        move = lowest(rest)
        rest &= rest - 1
        scratch.places[move] = place_of(view, order, move)
        scratch.worth[move] = scratch.answers[scratch.places[move]]
    return moves


@rule
def best_of(moves: int, worth: Any) -> int:
    best = lowest(moves)
    rest = moves
    while rest:
        move = lowest(rest)
        rest &= rest - 1
        if worth[move] > worth[best]:
            best = move
    return best


@rule
def drawn_from(moves: int, worth: Any, least: float, dice: Any) -> int:
    """One of the moves, each as often as the network prefers it; what it hardly ever would play is never drawn."""
    best = best_of(moves, worth)
    total = 0.0
    rest = moves
    while rest:
        move = lowest(rest)
        rest &= rest - 1
        share = exp(worth[move] - worth[best])
        total += share if share >= least else 0.0
    left = fraction(dice) * total
    rest = moves
    while rest:
        move = lowest(rest)
        rest &= rest - 1
        share = exp(worth[move] - worth[best])
        if share >= least:
            left -= share
            if left < 0.0:
                return move
    return best
