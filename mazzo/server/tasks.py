"""Background tasks: work that continues no matter who disconnects, until the server stops."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from mazzo.server.json_log import log_event
from mazzo.words import Refusal


class Tasks:
    """The tasks that are under way."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, Refusal):
            log_event("work_failed", reason=type(problem).__name__)

    async def close(self) -> None:
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
