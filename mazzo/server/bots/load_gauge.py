"""Is this process busy serving people? Then some work is done differently, or later."""

from __future__ import annotations

import time

MEASURE_SECONDS = 2.0
HIGH = 0.05  # of a core: some thirty decisions a second


class LoadGauge:
    """How much of a core this process has used recently."""

    def __init__(self) -> None:
        self._measured_at = time.monotonic()
        self._used = time.process_time()
        self._share = 0.0

    @property
    def is_high(self) -> bool:
        now = time.monotonic()
        if now - self._measured_at >= MEASURE_SECONDS:
            used = time.process_time()
            self._share = (used - self._used) / (now - self._measured_at)
            self._measured_at, self._used = now, used
        return self._share > HIGH
