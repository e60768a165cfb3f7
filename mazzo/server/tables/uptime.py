"""Time as the tables' clocks count it: it stops while the server cannot do its part.

That is while the whole process is stopped or too busy to check its timers, and from the beginning of the first failed write
until one succeeds again: no bot decides for somebody because the server could not accept their decision.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

TICK_SECONDS = 0.25
LATE_SECONDS = 0.25  # a tick that is this late was held up
ANNOUNCED_SECONDS = 1.0  # pages keep counting by themselves: a delay this long is sent to them
RETRY_SECONDS = 1.0


class Storage(Protocol):
    """What has to work for a decision to be accepted."""

    @property
    def unwell_since(self) -> float | None:
        """When the first write began that failed or hangs, by the loop's time; None while writes succeed."""

    async def is_well(self) -> bool:
        """Can it store? If the last write failed, it tries again."""


class Uptime:
    """The seconds for which this server has been able to do its part."""

    def __init__(self, store: Storage, on_standstill: Callable[[], None]) -> None:
        self._store = store
        self._on_standstill = on_standstill
        """Called when the store becomes unwell and when it is well again, and after a long delay."""
        self._loop = asyncio.get_running_loop()
        self._looked_at = self._loop.time()
        self._ran_since = self._looked_at
        self._stood = 0.0  # the seconds that do not count
        self._is_unannounced = False
        self.is_standing = False

    def now(self) -> float:
        """The time that counts, in seconds since some moment."""
        self._look()
        return self._looked_at - self._stood

    async def tick_for_ever(self) -> None:
        """Looks at the time often enough to notice a delay."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            self._look()
            if self._is_unannounced:
                self._is_unannounced = False
                self._on_standstill()

    async def retry_for_ever(self) -> None:
        """Tries a failing store: if everyone is waiting for the clock, nobody else would."""
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            if self.is_standing:
                await self._store.is_well()

    def _look(self) -> None:
        before, self._looked_at = self._looked_at, self._loop.time()
        unwell_since, was_standing = self._store.unwell_since, self.is_standing
        self.is_standing = unwell_since is not None
        is_late = self._looked_at - before > TICK_SECONDS + LATE_SECONDS
        if not (self.is_standing or was_standing or is_late):
            return
        stood_from = before
        if unwell_since is not None and not was_standing:
            stood_from = min(before, max(unwell_since, self._ran_since))  # it ran before anybody knew: taken back
        self._stood += self._looked_at - stood_from
        self._ran_since = self._looked_at
        self._is_unannounced |= self.is_standing != was_standing or self._looked_at - before > ANNOUNCED_SECONDS
