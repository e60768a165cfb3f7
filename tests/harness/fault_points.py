"""Points at which a test pulls the plug on a server: along the path of a command, before and after each step that could be lost.

`arm("after_append:7")` kills the process, as `kill -9` would, the seventh time it gets there.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from typing import Any

from mazzo.server.events import rounds
from mazzo.server.results import results
from mazzo.server.store.database import ThreadCommitter
from mazzo.server.store.store import Store
from mazzo.server.tables.session import TableSession

POINTS = ("before_append", "in_commit", "after_append", "before_ack", "mid_broadcast", "in_try", "in_result")
AMID_EVENTS = ("in_seating", "after_seating", "in_closing")
"""Points that are rarely reached: when a round of an event is seated, and when its tables, the round or the event end."""


def arm(written: str) -> None:
    point, _, number = written.partition(":")
    left = int(number or 1)

    def reach() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    match point:
        case "before_append":
            _before(TableSession, "_append", reach)
        case "in_commit":
            _before(ThreadCommitter, "_insert", reach)  # its one statement is the transaction
            _after(Store, "_commit", reach)
        case "after_append":
            append = TableSession._append

            async def append_and_reach(*arguments: Any) -> bool:
                stored = await append(*arguments)
                reach()
                return stored

            TableSession._append = append_and_reach  # type: ignore[method-assign]
        case "before_ack":
            execute = TableSession._execute

            async def execute_and_reach(session: TableSession, command: Any, acknowledge: Any, *rest: Any) -> None:
                await execute(session, command, lambda: (reach(), acknowledge()), *rest)

            TableSession._execute = execute_and_reach  # type: ignore[method-assign, assignment]
        case "mid_broadcast":
            _after(TableSession, "_send_or_log", reach)
        case "in_try":
            _after(Store, "_execute", reach)  # the table, the seat and the try are written but not committed
        case "in_result":
            _before(results, "finish", reach)
            _after(results, "results_of", reach)
        case "in_seating":
            _before(rounds, "places_in", reach)  # the tables are written but nothing is committed
        case "after_seating":
            _after(rounds, "log_event", reach)  # committed, but nobody knows yet
        case "in_closing":
            _before(results, "finish_places", reach)
            _before(rounds, "log", reach)
        case _:
            raise ValueError(f"point {point!r}: there are {', '.join((*POINTS, *AMID_EVENTS))}")


def _before(owner: Any, name: str, reach: Callable[[], None]) -> None:
    original = getattr(owner, name)

    def reach_first(*arguments: Any, **named: Any) -> Any:
        reach()
        return original(*arguments, **named)

    setattr(owner, name, reach_first)


def _after(owner: Any, name: str, reach: Callable[[], None]) -> None:
    original = getattr(owner, name)

    def reach_last(*arguments: Any, **named: Any) -> Any:
        answer = original(*arguments, **named)
        reach()
        return answer

    setattr(owner, name, reach_last)
