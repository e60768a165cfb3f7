"""The *novice*: plain habits, as somebody has who learned the game this evening.

He looks at his own cards and at what lies on the table, and remembers nothing that was played. He thinks much of high cards.
What he does can be seen through, and beaten; but it is never senseless.
"""

from __future__ import annotations

from typing import Any

from mazzo.games import asked_of


@asked_of("bots.novice")
def novice(view: Any, seat: int, dice: Any) -> int:
    """What comes to mind first."""
