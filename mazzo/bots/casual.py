"""The *casual* player: rules of thumb, compiled. Each game has its own in `bots/casual.py` of its folder."""

from __future__ import annotations

from typing import Any

from mazzo.games import asked_of
from mazzo.rules.compiled import thought
from mazzo.rules.dice import any_of
from mazzo.rules.game import legal


@asked_of("bots.casual", thought)
def casual(view: Any, seat: int, dice: Any) -> int:
    """A sensible move, found at once; any legal move in a game without rules of thumb."""
    return any_of(legal(view, seat), dice)
