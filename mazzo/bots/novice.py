"""The *novice*: plain habits, as somebody has who learned the game this evening.

He looks at his own cards and at what lies on the table, and remembers nothing that was played. He thinks much of high cards.
What he does can be seen through, and beaten; but it is never senseless.
"""

from __future__ import annotations

from typing import Any

from numba import from_dtype

from mazzo.bots import novice_life_is_life, novice_wild_cards, novice_wizard
from mazzo.rules.compiled import while_compiling
from mazzo.rules.verbs import GAMES, game_of

_BY_GAME: dict[str, Any] = {
    "wizard": novice_wizard.novice,
    "wild_cards": novice_wild_cards.novice,
    "life_is_life": novice_life_is_life.novice,
}
_BY_RECORD = {from_dtype(GAMES[name].VIEW): own for name, own in _BY_GAME.items()}


def by_habit(view: Any, seat: int, dice: Any) -> int:
    """What comes to mind first."""
    return _BY_GAME[game_of(view).name](view, seat, dice)


@while_compiling(by_habit)
def _compiled_by_habit(view: Any, seat: Any, dice: Any) -> Any:
    own = _BY_RECORD[view]
    return lambda view, seat, dice: own(view, seat, dice)
