"""What a device has to know to go on with a game by itself, should it lose the server: nothing that its player does not see.

It imagines a world that agrees with all of that, and the game goes on there, as another one that counts for nothing. The game
here waits where it was.
"""

from __future__ import annotations

import zlib
from base64 import b64encode

from mazzo.table.state import TableState

QUICKLY = 1  # it is done for every message, and more would save little


def position_of(table: TableState, seat: int | None) -> str | None:
    """What this seat sees, as a record; None where its game does not go on elsewhere.

    It does only where one person plays alone against bots. And not where others play the same cards, for count: whoever goes on
    elsewhere can ask for hints there.
    """
    opened = table.opened
    is_plain = opened.deal is None and opened.practice is None and opened.stack is None
    if seat is None or table.stage != "playing" or not (is_plain and table.is_solo):
        return None
    return b64encode(zlib.compress(table.view(seat).tobytes(), QUICKLY)).decode()
