"""The automatic deal at tables of people who look for players.

Its time is in the log and shared by all processes: the process that drives the table after a restart deals when the first one
would have. It is used for nothing else; once the cards are dealt, the table's clock takes over.
"""

from __future__ import annotations

import time

from mazzo.table import commands
from mazzo.table.commands import Apart, Person
from mazzo.table.log import Entry
from mazzo.table.state import TableState


def seconds_to_deal(table: TableState) -> float | None:
    """How long until the automatic deal; None if somebody deals."""
    if table.deals_at is None or not table.is_counting_down:
        return None
    return 0.0 if table.is_full else max(0.0, table.deals_at - time.time())


def deal_if_due(table: TableState) -> list[Entry]:
    return commands.deal_if_due(table, time.time())


def wait_longer(table: TableState, who: Person, seconds: float) -> list[Entry]:
    return commands.wait_longer(table, who, time.time(), seconds)


def join(table: TableState, who: Person, apart: Apart) -> list[Entry]:
    return commands.join(table, who, time.time(), apart)
