"""What a device needs to continue a game on its own if it loses the server: nothing that its player does not see.

It imagines a world that agrees with all of that, and the game continues there, as a different one that does not count. The game
here waits where it was.
"""

from __future__ import annotations

import zlib
from base64 import b64encode

from mazzo.table.state import TableState

QUICKLY = 1  # it is done for every message, and more would save little


def position_of(table: TableState, seat: int | None) -> str | None:
    """What this seat sees, as a record; None if its game cannot continue elsewhere. It can only for one person alone against
    bots, and not if others play the same cards in a deal that counts: elsewhere the player could ask for hints.
    """
    opened = table.opened
    is_plain = opened.deal is None and opened.practice is None and opened.stack is None
    if seat is None or table.stage != "playing" or not (is_plain and table.is_solo):
        return None
    return b64encode(zlib.compress(table.view(seat).tobytes(), QUICKLY)).decode()
