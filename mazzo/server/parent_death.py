"""Ends a process whose parent has died: orphaned children would keep the port, and keep serving forever."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time

PR_SET_PDEATHSIG = 1  # from linux/prctl.h
LOOK_SECONDS = 1.0
LONGEST_STOP = 10.0


def end_with_parent(parent: int, by: int = signal.SIGTERM) -> None:
    """Ends this process with the signal `by` once `parent` is gone. Linux sends it at once; elsewhere, and if the process does
    not stop in time, a thread checks every second."""
    if sys.platform == "linux":
        _ask_linux(by)
    threading.Thread(target=_look, args=(parent, by), name="parent", daemon=True).start()


def _ask_linux(by: int) -> None:
    import ctypes

    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, by)


def _look(parent: int, by: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK_SECONDS)
    os.kill(os.getpid(), by)
    time.sleep(LONGEST_STOP)
    os._exit(1)
