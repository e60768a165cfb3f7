"""Lists for the host of a server, as columns of text or as JSON."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from typing import Any

import msgspec


def when(seconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def print_json(found: Any) -> None:
    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")


def print_columns(titles: tuple[str, ...], rows: Sequence[tuple[str, ...]], none: str) -> None:
    """Columns of plain text: a player's name is not markup."""
    from rich.console import Console
    from rich.table import Table as Columns
    from rich.text import Text

    columns = Columns(box=None, padding=(0, 2))
    for title in titles:
        columns.add_column(title, overflow="fold")  # an id that is cut off is of no use
    for row in rows:
        columns.add_row(*map(Text, row))
    Console().print(columns if rows else none)
