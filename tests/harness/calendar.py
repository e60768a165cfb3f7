"""A server whose calendar a test can move forward; deals open and close by it."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tests.harness.players import Server

DAY = 24 * 3600
TURNED = """
import pathlib, time
from mazzo.server.results import deals
deals.clock = lambda: time.time() + float(pathlib.Path({path!r}).read_text())
"""


class CalendarServer:
    """It starts at noon, so that no midnight gets in the way."""

    def __init__(self, folder: Path) -> None:
        self._offset = folder / "offset"
        self.ahead = DAY / 2 - time.time() % DAY
        self.turn(0)
        prelude = TURNED.format(path=str(self._offset))
        self.server = Server(folder / "mazzo.sqlite3", prelude=prelude, bot_workers=0, tables_per_hour=10_000)

    def turn(self, days: float) -> None:
        self.ahead += days * DAY
        part = self._offset.with_suffix(".part")
        part.write_text(str(self.ahead))
        part.replace(self._offset)  # the server may be reading it

    @property
    def today(self) -> str:
        return (datetime.now(UTC) + timedelta(seconds=self.ahead)).date().isoformat()
