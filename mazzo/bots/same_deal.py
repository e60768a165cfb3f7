"""Bots that respond alike wherever the same deal is played: the same decisions meet the same answers.

Two things could make a bot answer differently the second time: its dice, and a clock that stops its search. At a table of a
shared deal its dice follow from the seed, and it searches by count however long that takes.
"""

from __future__ import annotations

import hashlib
import math
import struct

from mazzo.bots import club, master
from mazzo.bots.heuristics import table_rollouts
from mazzo.bots.levels import BOTS

LABEL = b"mazzo: the dice of a bot"
WHERE = struct.Struct("!III")

BY_COUNT = {
    **BOTS,
    club.AT_THE_TABLE.name: club.club(club.AT_THE_TABLE.name, table_rollouts, math.inf),
    master.AT_THE_TABLE.name: master.master(master.AT_THE_TABLE.name, table_rollouts, math.inf),
}
"""Every level, as strong as at any table, without a clock."""


def dice_of_deal(seed: str, seat: int, turn: int, part: int = 0) -> tuple[int, int, int]:
    """The dice of the bot on this seat for one part of its decision at this turn, given the 64 digits of the seed. They say
    nothing about the seed, which never reaches the process that thinks for the bot."""
    words = hashlib.sha256(LABEL + bytes.fromhex(seed) + WHERE.pack(seat, turn, part)).digest()
    return int.from_bytes(words[:4]), int.from_bytes(words[4:8]), int.from_bytes(words[8:12])
