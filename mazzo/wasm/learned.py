"""What a learned player needs in a browser: the entry that its search begins with, what it would play without one, its weights.

A search that goes by a network differs from any other only in how it begins (see `mazzo.bots.minds`): so this is a WebAssembly
file of its own, which has a memory of its own and leaves a record SEARCH for the rules to go on with. Neither is fetched before
somebody wants to play a master.

The file of weights, all of it little-endian: four whole numbers of 32 bits (the zeros and ones of a sheet, the width of a layer,
the answers, the first answer that says what a move is worth), then matrix and row of each layer in the order of `Weights`, with
16 bits a number.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import carray, from_dtype, types

from mazzo.bots.master import WIDTH, choose, first_valued, weights_learned
from mazzo.bots.minds import Learned
from mazzo.bots.network import Scratch, Weights, is_trained
from mazzo.bots.search import SEARCH, Desk, begin
from mazzo.rules.dice import DICE
from mazzo.rules.game import MOST_MOVES, Game
from mazzo.wasm.entries import NUMBERS, SMALL, Entry, small, wide

HEADER = np.dtype("<u4")
NUMBER = np.dtype("<f2")
FLOATS = types.CPointer(types.float32)


def e_begin(
    search: Any,
    first: Any,
    first_bias: Any,
    second: Any,
    second_bias: Any,
    third: Any,
    third_bias: Any,
    head: Any,
    head_bias: Any,
    sheet: Any,
    below: Any,
    above: Any,
    answers: Any,
    worth: Any,
    places: Any,
    inputs: Any,
    width: Any,
    outputs: Any,
    valued_from: Any,
    view: Any,
    seat: Any,
    dice: Any,
    rollouts: Any,
) -> None:
    weights = Weights(
        carray(first, (inputs, width)),
        carray(first_bias, (width,)),
        carray(second, (width, width)),
        carray(second_bias, (width,)),
        carray(third, (width, width)),
        carray(third_bias, (width,)),
        carray(head, (width, outputs)),
        carray(head_bias, (outputs,)),
    )
    scratch = Scratch(
        carray(sheet, (inputs,)),
        carray(below, (width,)),
        carray(above, (width,)),
        carray(answers, (outputs,)),
        carray(worth, (MOST_MOVES,)),
        carray(places, (MOST_MOVES,)),
    )
    mind = Learned(weights, scratch, wide(valued_from), WIDTH)
    desk = Desk(search, None, None, None, None, None, mind)  # nothing is played yet
    begin(desk, view, wide(seat), dice, wide(rollouts))


def e_glance(
    first: Any,
    first_bias: Any,
    second: Any,
    second_bias: Any,
    third: Any,
    third_bias: Any,
    head: Any,
    head_bias: Any,
    sheet: Any,
    below: Any,
    above: Any,
    answers: Any,
    worth: Any,
    places: Any,
    inputs: Any,
    width: Any,
    outputs: Any,
    valued_from: Any,
    view: Any,
    seat: Any,
    dice: Any,
) -> Any:
    """The move that it would make without a search; what each is worth to it is left in `worth`."""
    weights = Weights(
        carray(first, (inputs, width)),
        carray(first_bias, (width,)),
        carray(second, (width, width)),
        carray(second_bias, (width,)),
        carray(third, (width, width)),
        carray(third_bias, (width,)),
        carray(head, (width, outputs)),
        carray(head_bias, (outputs,)),
    )
    scratch = Scratch(
        carray(sheet, (inputs,)),
        carray(below, (width,)),
        carray(above, (width,)),
        carray(answers, (outputs,)),
        carray(worth, (MOST_MOVES,)),
        carray(places, (MOST_MOVES,)),
    )
    return small(choose(view, wide(seat), dice, weights, scratch, valued_from == outputs))


def learned_entries(game: Game) -> dict[str, Entry]:
    """What a page may ask of the network of this game, if somebody has taught it."""
    if not is_trained(game):
        return {}
    view, dice, search = from_dtype(game.VIEW), from_dtype(DICE), from_dtype(SEARCH)
    weights = (FLOATS,) * len(Weights._fields)
    scratch = (types.CPointer(types.int8), FLOATS, FLOATS, FLOATS, types.CPointer(types.float64), NUMBERS)
    network = (*weights, *scratch, SMALL, SMALL, SMALL, SMALL, view, SMALL, dice)
    return {"begin": (e_begin, (search, *network, SMALL)), "glance": (e_glance, network)}


def weights_file(game: Game) -> bytes | None:
    """What the master of this game has learned, for a browser; None where nobody has taught one."""
    if not is_trained(game):
        return None
    weights = weights_learned(game)
    sizes = (len(weights.first), len(weights.first_bias), len(weights.head_bias), first_valued(game))
    return np.array(sizes, HEADER).tobytes() + b"".join(layer.astype(NUMBER).tobytes() for layer in weights)
