"""Places where a test may pull the plug.

`MAZZO_FAIL_AT=after_append:7` kills the process, as by `kill -9`, when it passes `after_append` for the seventh time. Without
the variable, as everywhere but in the tests, passing by does nothing.
"""

from __future__ import annotations

import os
import signal

POINTS = ("before_append", "in_commit", "after_append", "before_ack", "mid_broadcast")


def _ordered() -> tuple[str, int]:
    point, _, number = os.environ.get("MAZZO_FAIL_AT", "").partition(":")
    return point, int(number or 1) if point in POINTS else 0


_point, _left = _ordered()


def pass_by(point: str) -> None:
    global _left
    if point != _point:
        return
    _left -= 1
    if _left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
