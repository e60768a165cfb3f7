"""Numbers that the prose of the messages gives to authors of programs are those that the server enforces."""

from __future__ import annotations

import inspect
import re

from mazzo.server.persons.identity import LONGEST_LINE
from mazzo.server.tables.clock import SECONDS
from mazzo.server.wire import messages
from mazzo.table.commands import AWAY_SECONDS

PROSE = re.sub(r"\s+", " ", inspect.getsource(messages))


def test_the_prose_of_the_messages_names_the_right_numbers() -> None:
    assert f"{SECONDS['relaxed']:.0f} seconds, or {SECONDS['quick']:.0f} seconds." in PROSE
    assert f"{LONGEST_LINE} characters at most" in PROSE
    assert "three minutes per game in total" in PROSE
    assert AWAY_SECONDS == 3 * 60
