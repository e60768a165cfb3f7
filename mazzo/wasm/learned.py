"""What a learned player needs in a browser: the entry that its search begins with, what it would play without one, its weights.

A search that goes by a network differs from any other only in how it begins (see `mazzo.bots.minds`): so this is a WebAssembly
file of its own, which has a memory of its own and leaves a record SEARCH for the rules to go on with. Neither is fetched before
somebody wants to play a master.

The file of weights, all of it little-endian: four whole numbers of 32 bits (the zeros and ones of a sheet, the width of a layer,
the answers, the first answer that says what a move is worth), then matrix and row of each layer in the order of `Weights`, with
16 bits a number.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import carray, from_dtype, types

from mazzo.bots.master import WIDTH, choose, first_valued, weights_learned
from mazzo.bots.minds import Learned
from mazzo.bots.network import Scratch, Weights, is_trained
from mazzo.bots.search import SEARCH, Desk, begin
from mazzo.rules.dice import DICE
from mazzo.rules.game import MOST_MOVES, Game
from mazzo.wasm.entries import NUMBERS, SMALL, Entry, inlined, small, wide

HEADER = np.dtype("<u4")
NUMBER = np.dtype("<f2")
FLOATS = types.CPointer(types.float32)


class Sizes(NamedTuple):
    """Of the network, as the file of weights says."""

    inputs: Any
    width: Any
    outputs: Any
    valued_from: Any


@inlined
def weights_in(layers: Weights, sizes: Sizes) -> Weights:
    """The layers that lie at these addresses."""
    inputs, width, outputs = sizes.inputs, sizes.width, sizes.outputs
    return Weights(
        carray(layers.first, (inputs, width)),
        carray(layers.first_bias, (width,)),
        carray(layers.second, (width, width)),
        carray(layers.second_bias, (width,)),
        carray(layers.third, (width, width)),
        carray(layers.third_bias, (width,)),
        carray(layers.head, (width, outputs)),
        carray(layers.head_bias, (outputs,)),
    )


@inlined
def scratch_in(sheets: Scratch, sizes: Sizes) -> Scratch:
    return Scratch(
        carray(sheets.sheet, (sizes.inputs,)),
        carray(sheets.below, (sizes.width,)),
        carray(sheets.above, (sizes.width,)),
        carray(sheets.answers, (sizes.outputs,)),
        carray(sheets.worth, (MOST_MOVES,)),
        carray(sheets.places, (MOST_MOVES,)),
    )


def e_begin(
    search: Any,
    layers: Weights,
    sheets: Scratch,
    sizes: Sizes,
    view: Any,
    seat: Any,
    dice: Any,
    rollouts: Any,
) -> None:
    weights, scratch = weights_in(layers, sizes), scratch_in(sheets, sizes)
    mind = Learned(weights, scratch, wide(sizes.valued_from), WIDTH)
    desk = Desk(search, None, None, None, None, None, mind)  # nothing is played yet
    begin(desk, view, wide(seat), dice, wide(rollouts))


def e_glance(
    layers: Weights,
    sheets: Scratch,
    sizes: Sizes,
    view: Any,
    seat: Any,
    dice: Any,
) -> Any:
    """The move that it would make without a search; what each is worth to it is left in `worth`."""
    weights, scratch = weights_in(layers, sizes), scratch_in(sheets, sizes)
    return small(choose(view, wide(seat), dice, weights, scratch, sizes.valued_from == sizes.outputs))


def learned_entries(game: Game) -> dict[str, Entry]:
    """What a page may ask of the network of this game, if somebody has taught it."""
    if not is_trained(game):
        return {}
    view, dice, search = from_dtype(game.VIEW), from_dtype(DICE), from_dtype(SEARCH)
    weights = types.NamedUniTuple(FLOATS, len(Weights._fields), Weights)
    cells = (types.CPointer(types.int8), FLOATS, FLOATS, FLOATS, types.CPointer(types.float64), NUMBERS)
    scratch, sizes = types.NamedTuple(cells, Scratch), types.NamedUniTuple(SMALL, len(Sizes._fields), Sizes)
    network = (weights, scratch, sizes, view, SMALL, dice)
    return {"begin": (e_begin, (search, *network, SMALL)), "glance": (e_glance, network)}


def weights_file(game: Game) -> bytes | None:
    """What the master of this game has learned, for a browser; None where nobody has taught one."""
    if not is_trained(game):
        return None
    weights = weights_learned(game)
    sizes = (len(weights.first), len(weights.first_bias), len(weights.head_bias), first_valued(game))
    return np.array(sizes, HEADER).tobytes() + b"".join(layer.astype(NUMBER).tobytes() for layer in weights)
