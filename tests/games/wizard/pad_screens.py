"""Every screen of the score pad of Wizard: what has been entered, and what is tapped then."""

from __future__ import annotations

from typing import Any

from tests.games.wizard.evening import evening
from tests.web.pads import Screen


def entered(players: int, asked: dict[str, Any], rounds: int, last: dict[str, Any] | None = None) -> dict[str, Any]:
    """This many rounds of a real game, and what has been entered of the next."""
    played = evening(players, asked, 5).rounds[:rounds]
    scored: list[dict[str, Any]] = [{"bids": each.bids, "tricks": each.tricks, "trump": "G"} for each in played]
    for each in scored[2:4]:
        each["corrected" if each is scored[2] else "revised"] = True
    return {"rounds": [*scored, *([last] if last else [])]}


def unfinished(bids: list[int | None], tricks: list[int | None] | None = None) -> dict[str, Any]:
    return {"bids": bids, "tricks": tricks or [None] * len(bids)}


HOOK = {"leaders_hook": True}
SECRET = {"bids": "secret"}


def screens() -> dict[str, Screen]:
    return {
        "first": Screen(6, {}, None),
        "bids": Screen(6, HOOK, entered(6, HOOK, 9, unfinished([1, 2, None, None, None, None]))),
        "twenty": Screen(3, {}, entered(3, {}, 19, unfinished([6, 7, 8], [6, 5, None]))),
        "missing": Screen(4, {}, entered(4, {}, 5, unfinished([1, 2, 0, 1], [1, 2, 0, 1]))),
        "monochrome": Screen(4, {"monochrome": True}, None),
        "passing": Screen(5, SECRET, entered(5, SECRET, 2), [".hand .main"]),
        "in secret": Screen(5, SECRET, entered(5, SECRET, 11), [".hand .main", ".private .main"]),
        "looking": Screen(
            5,
            SECRET,
            entered(5, SECRET, 3, unfinished([1, 0, 2, 0, 1], [1, None, None, None, None])),
            [".look", ".private .main"],
        ),
        "secret tricks": Screen(5, SECRET, entered(5, SECRET, 3, unfinished([1, 0, 2, 0, 1], [1, None, None, None, None]))),
        "block": Screen(6, {}, entered(6, {}, 7), [".choice button:last-child"]),
        "correcting": Screen(6, {}, entered(6, {}, 7), [".choice button:last-child", ".block tbody th button >> nth=4"]),
        "over": Screen(6, {}, entered(6, {}, 10)),
    }
