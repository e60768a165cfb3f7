"""What a search asks of a game beyond its rules and its rules of thumb:

    candidates(view, seat)                   the moves worth a thought, as bits
    likelihood(view, world, seat, memory)    how likely what was seen is in an imagined world: the logarithm of it
    worlds_weighed(view)                     how many worlds are imagined for each that is kept by that likelihood
    far_enough(view, state)                  has a line that began at this view been played far enough?
    worth(view, state, seat)                 what such a line was worth to the seat: the search looks for the most of it
    result(view, state, seat)                the same in a player's own count: points of the round, the chance to win
    spread(view)                             by how much a move may be worse and still be played now and then, where all
                                             decide in secret

`memory` is a view to reckon with. Called from compiled code, Numba chooses the game's own function while compiling.
"""

from __future__ import annotations

from typing import Any

from numba import from_dtype

from mazzo.bots import outlook_life_is_life, outlook_wild_cards, outlook_wizard
from mazzo.rules.compiled import while_compiling
from mazzo.rules.verbs import GAMES, game_of

_BY_GAME: dict[str, Any] = {
    "wizard": outlook_wizard,
    "wild_cards": outlook_wild_cards,
    "life_is_life": outlook_life_is_life,
}
_BY_RECORD = {from_dtype(GAMES[name].VIEW): own for name, own in _BY_GAME.items()}


def candidates(view: Any, seat: int) -> int:
    return _BY_GAME[game_of(view).name].candidates(view, seat)


def likelihood(view: Any, world: Any, seat: int, memory: Any) -> float:
    return _BY_GAME[game_of(view).name].likelihood(view, world, seat, memory)


def worlds_weighed(view: Any) -> int:
    return _BY_GAME[game_of(view).name].worlds_weighed(view)


def far_enough(view: Any, state: Any) -> bool:
    return _BY_GAME[game_of(view).name].far_enough(view, state)


def worth(view: Any, state: Any, seat: int) -> float:
    return _BY_GAME[game_of(view).name].worth(view, state, seat)


def result(view: Any, state: Any, seat: int) -> float:
    return _BY_GAME[game_of(view).name].result(view, state, seat)


def spread(view: Any) -> float:
    return _BY_GAME[game_of(view).name].spread(view)


@while_compiling(candidates)
def _compiled_candidates(view: Any, seat: Any) -> Any:
    own = _BY_RECORD[view].candidates
    return lambda view, seat: own(view, seat)


@while_compiling(likelihood)
def _compiled_likelihood(view: Any, world: Any, seat: Any, memory: Any) -> Any:
    own = _BY_RECORD[view].likelihood
    return lambda view, world, seat, memory: own(view, world, seat, memory)


@while_compiling(worlds_weighed)
def _compiled_worlds_weighed(view: Any) -> Any:
    own = _BY_RECORD[view].worlds_weighed
    return lambda view: own(view)


@while_compiling(far_enough)
def _compiled_far_enough(view: Any, state: Any) -> Any:
    own = _BY_RECORD[view].far_enough
    return lambda view, state: own(view, state)


@while_compiling(worth)
def _compiled_worth(view: Any, state: Any, seat: Any) -> Any:
    own = _BY_RECORD[view].worth
    return lambda view, state, seat: own(view, state, seat)


@while_compiling(result)
def _compiled_result(view: Any, state: Any, seat: Any) -> Any:
    own = _BY_RECORD[view].result
    return lambda view, state, seat: own(view, state, seat)


@while_compiling(spread)
def _compiled_spread(view: Any) -> Any:
    own = _BY_RECORD[view].spread
    return lambda view: own(view)
