"""Whose habits a search sets out from: the rules of thumb (None), or a network that has learned the game (a `Learned`)."""

from __future__ import annotations

from typing import Any, NamedTuple

from numba.core.types.misc import NoneType

from mazzo.bots.casual import casual
from mazzo.bots.heuristics import candidates, left_to_thumb, spread, trust
from mazzo.bots.network import Scratch, Weights, best_of, weigh_moves
from mazzo.rules.compiled import lowest, thought, while_compiling

A_WORTH = 10.0  # what a move is worth, where the network says that, in the logarithms of how much it prefers a move elsewhere


class Learned(NamedTuple):
    """A network, and how to go by it."""

    weights: Weights
    scratch: Scratch
    valued_from: int
    """From this place on an answer says what a move is worth; before, how much it is preferred."""
    width: float
    """In logarithms: what it likes less than the usual move by more than this is not thought of."""


@thought
def consider_by_thumb(view: Any, seat: int, dice: Any, search: Any) -> None:
    search.usual = casual(view, seat, dice)
    search.weighed = candidates(view, seat) | 1 << search.usual


@thought
def consider_as_learned(mind: Learned, view: Any, seat: int, dice: Any, search: Any) -> None:
    """Of the sensible moves those that the network likes, and what the rules of thumb would do."""
    if left_to_thumb(view, seat):
        consider_by_thumb(view, seat, dice, search)
        return
    moves = weigh_moves(view, seat, mind.weights, mind.scratch)
    worth = mind.scratch.worth
    search.usual = best_of(moves, worth)
    sensible = candidates(view, seat) & moves
    if sensible == 0:
        sensible = moves
    scale = 1.0
    if mind.scratch.places[search.usual] >= mind.valued_from:
        scale = A_WORTH
    else:
        search.usual = best_of(sensible, worth)
    dear = spread(view) * trust(view, seat)
    thumb = casual(view, seat, dice)
    search.weighed = 1 << thumb | 1 << search.usual
    rest = sensible | 1 << thumb
    while rest:
        move = lowest(rest)
        rest &= rest - 1
        less = (worth[search.usual] - worth[move]) * scale
        search.reluctance[move] = dear * max(0.0, min(less, mind.width))
        if less < mind.width:
            search.weighed |= 1 << move


def consider(mind: Any, view: Any, seat: int, dice: Any, search: Any) -> None:
    """Notes the usual move, all that are worth a search, and how reluctantly each of them would be made."""
    if mind is None:
        consider_by_thumb(view, seat, dice, search)
    else:
        consider_as_learned(mind, view, seat, dice, search)


@while_compiling(consider)
def _compiled_consider(mind: Any, view: Any, seat: Any, dice: Any, search: Any) -> Any:
    if isinstance(mind, NoneType):
        return lambda mind, view, seat, dice, search: consider_by_thumb(view, seat, dice, search)
    return lambda mind, view, seat, dice, search: consider_as_learned(mind, view, seat, dice, search)
