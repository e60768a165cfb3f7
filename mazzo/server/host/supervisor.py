"""Several processes behind one port: the parent listens, its children serve. A child that dies is replaced."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable

from mazzo.server.json_log import log_event

HEALTHY_SECONDS = 5.0  # a child that lives this long has not failed at its start
MOST_FAILURES = 5
STOP_SECONDS = 10.0


class _Stop(Exception):
    """This process was asked to stop."""


def keep_serving(workers: int, serve: Callable[[], int]) -> int:
    """Runs `serve` in this many processes until a signal stops it; the exit status."""

    def stop(number: int, frame: object) -> None:
        raise _Stop

    before = {number: signal.signal(number, stop) for number in (signal.SIGTERM, signal.SIGINT)}
    born: dict[int, float] = {}
    failures = 0
    try:
        while True:
            while len(born) < workers:
                born[_fork(serve)] = time.monotonic()
            child, status = os.wait()
            lived = time.monotonic() - born.pop(child, time.monotonic())
            code = os.waitstatus_to_exitcode(status)
            log_event("process_ended", status=code, seconds=round(lived, 1))
            failures = failures + 1 if lived < HEALTHY_SECONDS else 0
            if failures >= MOST_FAILURES:
                return code if code > 0 else 1
            if lived < HEALTHY_SECONDS:
                time.sleep(0.2 * failures)
    except _Stop:
        return 0
    finally:
        for number in before:
            signal.signal(number, signal.SIG_IGN)
        _stop(list(born))
        for number, earlier in before.items():
            signal.signal(number, earlier)


def _fork(serve: Callable[[], int]) -> int:
    child = os.fork()
    if child:
        return child
    status = 1
    try:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, signal.SIG_DFL)
        status = serve()
    finally:
        os._exit(status)


def _stop(children: list[int]) -> None:
    for child in children:
        os.kill(child, signal.SIGTERM)
    end = time.monotonic() + STOP_SECONDS
    while children:
        child, _ = os.waitpid(-1, os.WNOHANG)
        if child:
            children.remove(child)
        elif time.monotonic() > end:
            for late in children:
                os.kill(late, signal.SIGKILL)
            end += STOP_SECONDS
        else:
            time.sleep(0.02)
