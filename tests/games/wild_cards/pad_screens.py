"""Every screen of the score pad of Wild Cards: what has been entered, and what is tapped then."""

from __future__ import annotations

from typing import Any

from tests.games.wild_cards.evening import evening
from tests.web.pads import Screen


def entered(players: int, **more: Any) -> dict[str, Any]:
    """Everybody's collection at the end of a real game."""
    played = evening(players, {}, 11)
    found = {"round": len(played.firsts), "animals": played.animals, "tokens": played.tokens, "leaders": played.leaders}
    return {**found, "step": None, "closed": False, **more}


TIE = {"animals": [[2, 1, 1, 0, 0, 0]] * 2 + [[0] * 6], "tokens": [4, 4, 0], "leaders": [0, 1, -1, -1, -1, -1]}


def screens() -> dict[str, Screen]:
    return {
        "counter": Screen(5, {}, None),
        "last round": Screen(3, {}, entered(3)),
        "holdings": Screen(4, {}, entered(4, step=1)),
        "leaders": Screen(5, {}, entered(5, step=5, leaders=[None] * 6)),
        "over": Screen(5, {}, entered(5, step=5, closed=True)),
        "tie": Screen(3, {}, entered(3, step=3, closed=True, **TIE)),
    }
