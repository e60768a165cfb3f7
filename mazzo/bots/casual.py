"""The *casual* player: rules of thumb, compiled. Each game has its own in `bots/casual.py` of its folder."""

from __future__ import annotations

from typing import Any

from mazzo.games import asked_of


@asked_of("bots.casual")
def casual(view: Any, seat: int, dice: Any) -> int:
    """A sensible move, found at once."""
