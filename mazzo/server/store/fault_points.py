"""Points at which a test may pull the plug.

`MAZZO_FAIL_AT=after_append:7` kills the process, as `kill -9` would, when it reaches `after_append` for the seventh time. Without
the variable, as everywhere but in the tests, reaching a point does nothing.
"""

from __future__ import annotations

import functools
import os
import signal

POINTS = ("before_append", "in_commit", "after_append", "before_ack", "mid_broadcast")


@functools.cache
def _left() -> dict[str, int]:
    """How often a point may still be reached before the process is killed."""
    point, _, number = os.environ.get("MAZZO_FAIL_AT", "").partition(":")
    return {point: int(number or 1)} if point in POINTS else {}


def reach(point: str) -> None:
    left = _left()
    if point not in left:
        return
    left[point] -= 1
    if left[point] == 0:
        os.kill(os.getpid(), signal.SIGKILL)
