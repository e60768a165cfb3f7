"""Answers that were computed for one visitor, kept a while for the next."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Generic, TypeVar

MOST_KEPT = 64

Part = TypeVar("Part")


class TimedCache(Generic[Part]):
    """By name, each for this many seconds; if there are too many, the oldest are dropped."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._kept: OrderedDict[str, tuple[float, Part]] = OrderedDict()

    def get(self, name: str) -> Part | None:
        until, part = self._kept.get(name, (0.0, None))
        return part if until >= asyncio.get_running_loop().time() else None

    def keep(self, name: str, part: Part) -> Part:
        self._kept[name] = (asyncio.get_running_loop().time() + self._seconds, part)
        self._kept.move_to_end(name)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return part
