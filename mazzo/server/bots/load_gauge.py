"""Are there many people? Then some things are done another way, or later."""

from __future__ import annotations

import time

LOOK_SECONDS = 2.0
MANY = 0.05  # of a core: some thirty decisions a second


class People:
    """How much there is to do for people, told by how much of a core this process has needed lately."""

    def __init__(self) -> None:
        self._looked_at = time.monotonic()
        self._used = time.process_time()
        self._share = 0.0

    @property
    def are_many(self) -> bool:
        now = time.monotonic()
        if now - self._looked_at >= LOOK_SECONDS:
            used = time.process_time()
            self._share = (used - self._used) / (now - self._looked_at)
            self._looked_at, self._used = now, used
        return self._share > MANY
