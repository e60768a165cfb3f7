"""Every screen of the score pad of Life is Life: what has been entered, and what is tapped then."""

from __future__ import annotations

from typing import Any

from mazzo.games.life_is_life.rules import SPECIES
from tests.games.life_is_life.evening import Round, evening
from tests.web.pads import Screen

SEED = 10  # with a sudden death


def written(each: Round) -> dict[str, Any]:
    if each.sudden is None:
        return {"cards": each.cards, "sudden": None}
    return {"cards": None, "sudden": dict(zip(("seat", "species"), each.sudden, strict=True))}


def entered(players: int, rounds: int, *, drafted: bool = False) -> dict[str, Any]:
    """This many rounds of a real game, and the cards of the next if they have been tapped."""
    played = evening(players, {}, SEED).rounds
    scored = [written(each) for each in played[:rounds]]
    if len(scored) > 2:
        scored[1]["corrected"] = True
        scored[2]["revised"] = True
    shown = next((each.cards for each in played[rounds:] if each.sudden is None), None) if drafted else None
    return {"rounds": scored, "draft": shown or [[0] * SPECIES for _ in range(players)]}


def two_left() -> dict[str, Any]:
    """Rounds until only two of three are in."""
    lives = [each.lives for each in evening(3, {}, SEED).rounds]
    return entered(3, next(number for number, left in enumerate(lives, start=1) if sum(one > 0 for one in left) == 2))


def screens() -> dict[str, Screen]:
    return {
        "first": Screen(5, {}, None),
        "valuing": Screen(5, {}, entered(5, 1, drafted=True)),
        "two left": Screen(3, {}, two_left()),
        "sudden death": Screen(5, {}, entered(5, 1), [".hand button:nth-of-type(2)", ".who button >> nth=1"]),
        "block": Screen(5, {}, entered(5, 4), [".choice button:last-child"]),
        "correcting": Screen(5, {}, entered(5, 4), [".choice button:last-child", ".block tbody th button >> nth=1"]),
        "over": Screen(4, {}, entered(4, 100)),
    }
