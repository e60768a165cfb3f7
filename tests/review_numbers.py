"""The numbers of one quick review a game, as they were when its judge got its version.

python -m tests.review_numbers      writes them again
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from mazzo.games import GAMES, game_named
from mazzo.review import EFFORTS, Reviewer, reviewed_by
from mazzo.table.record import record_of
from tests.games import short_table
from tests.wasm.reviews import finished

FILE = Path(__file__).with_suffix(".json")
DIGITS = 3
SEED, SEAT = 3, 1


def numbers_of(game: str) -> dict[str, Any]:
    """The figures of a review, without intervals: for the result and for every free decision."""
    found = Reviewer(record_of(finished(game, *short_table(game), SEED))).at(SEAT, EFFORTS["quick"])
    bars = {cause: round(each.value if hasattr(each, "value") else each, DIGITS) for cause, each in amounts(found.bars)}
    free = [[each.place, round(each.loss.value, DIGITS), each.called] for each in found.decisions if not each.forced]
    return {"by": reviewed_by(game_named(game)), "bars": bars, "decisions": free}


def amounts(bars: Any) -> list[tuple[str, Any]]:
    return [(cause, getattr(bars, cause)) for cause in bars.__struct_fields__]


def write() -> None:
    FILE.write_text("[\n" + ",\n".join(json.dumps(numbers_of(game)) for game in GAMES) + "\n]\n", "utf-8")


def written() -> dict[str, Any]:
    """By game, in the order of the games."""
    return dict(zip(GAMES, json.loads(FILE.read_text("utf-8")), strict=True))


if __name__ == "__main__":
    write()
