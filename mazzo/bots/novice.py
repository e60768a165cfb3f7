"""The *novice*: plain habits, like those of somebody who learned the game this evening.

They look at their own cards and at what lies on the table, and remember nothing that was played. They think much of high cards.
What they do can be seen through, and beaten; but it is never senseless.
"""

from __future__ import annotations

from typing import Any

from mazzo.bots.casual import casual
from mazzo.games import asked_of
from mazzo.rules.compiled import thought


@asked_of("bots.novice", thought)
def novice(view: Any, seat: int, dice: Any) -> int:
    """What comes to mind first; in a game without a novice of its own, what the casual player does."""
    return casual(view, seat, dice)
