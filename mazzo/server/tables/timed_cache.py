"""Answers that were worked out for one visitor, kept a while for the next."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Generic, TypeVar

MOST_KEPT = 64

Part = TypeVar("Part")


class TimedCache(Generic[Part]):
    """By name, each for this many seconds at most; the oldest make way."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._kept: OrderedDict[str, tuple[Any, float, Part]] = OrderedDict()

    def get(self, name: str, mark: Any = None) -> Part | None:
        """What is kept by this name, if its mark is still this one."""
        kept_mark, until, part = self._kept.get(name, (None, 0.0, None))
        return part if kept_mark == mark and until >= asyncio.get_running_loop().time() else None

    def keep(self, name: str, part: Part, mark: Any = None, seconds: float | None = None) -> Part:
        """Keeps it; `seconds` where it is another time than usual."""
        until = asyncio.get_running_loop().time() + (self._seconds if seconds is None else seconds)
        self._kept[name] = (mark, until, part)
        self._kept.move_to_end(name)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return part
