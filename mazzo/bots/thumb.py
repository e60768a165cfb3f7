"""Rules of thumb, compiled: `rule_of_thumb(view, seat, dice)` is the *casual* player of whatever game the view is of."""

from __future__ import annotations

from typing import Any

from numba import from_dtype

from mazzo.bots import life_is_life, wild_cards, wizard
from mazzo.rules.compiled import while_compiling
from mazzo.rules.verbs import GAMES, game_of

_BY_GAME = {"wizard": wizard.casual, "wild_cards": wild_cards.casual, "life_is_life": life_is_life.casual}
_BY_RECORD = {from_dtype(GAMES[name].VIEW): casual for name, casual in _BY_GAME.items()}


def rule_of_thumb(view: Any, seat: int, dice: Any) -> int:
    """A sensible move, found at once."""
    return _BY_GAME[game_of(view).name](view, seat, dice)


@while_compiling(rule_of_thumb)
def _compiled_rule_of_thumb(view: Any, seat: Any, dice: Any) -> Any:
    own = _BY_RECORD[view]
    return lambda view, seat, dice: own(view, seat, dice)
