"""Several processes behind one port: the parent listens, its children serve. A child that dies is replaced. On SIGHUP all are
replaced, one by one: a new child serves before an old one is asked to stop. Children end with their parent, however it ends.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence

from mazzo.server import metrics
from mazzo.server.host.restart import start_trial
from mazzo.server.json_log import log_event
from mazzo.server.parent_death import end_with_parent

HEALTHY_SECONDS = 5.0  # a child that lives this long has not failed at its start
MOST_FAILURES = 5
STOP_SECONDS = 10.0
READY_SECONDS = 60.0
LOOK_SECONDS = 0.02
STOP_SIGNALS = (signal.SIGTERM, signal.SIGINT)

Serve = Callable[[Callable[[], None]], int]
"""Serves until it is stopped; calls its argument once it serves; returns its exit status."""


class Supervisor:
    """The parent of the processes that serve."""

    def __init__(self, workers: int, serve: Serve, start_again: Callable[[Sequence[int]], None]) -> None:
        self._workers = workers
        self._serve = serve
        self._start_again = start_again
        """Replaces this program by a new start of itself, which takes these children over."""
        self._born: dict[int, float] = {}
        self._failures = 0
        self._trial: subprocess.Popen[bytes] | None = None

    def run(self, inherited: Sequence[int] = ()) -> int:
        """Keeps its children serving until a signal stops it; the exit status. `inherited`: children of the program that ran in
        this process before, which are replaced."""
        # A blocked signal stays pending until it is fetched: none can arrive between a check and the wait.
        awaited = {*STOP_SIGNALS, signal.SIGHUP, signal.SIGCHLD}
        signal.signal(signal.SIGCHLD, lambda number, frame: None)  # by default it would be thrown away
        signal.pthread_sigmask(signal.SIG_BLOCK, awaited)
        # Closing a terminal sends SIGHUP too: if the server runs in one, it should end.
        restarts = not sys.stdin.isatty()
        try:
            self._replace(inherited)
            while True:
                number = signal.sigwait(awaited)
                if number in STOP_SIGNALS or (number == signal.SIGHUP and not restarts):
                    return 0
                if number == signal.SIGHUP and self._trial is None:
                    self._trial = start_trial()
                self._bury()
                if self._failures >= MOST_FAILURES:
                    return 1
                self._fill()
        finally:  # the signals stay blocked: another one must not interrupt this
            if self._trial is not None:
                self._trial.kill()
            self._stop(list(self._born))

    def _fill(self) -> None:
        while len(self._born) < self._workers:
            if self._failures:
                time.sleep(0.2 * self._failures)
            os.close(self._fork())

    def _bury(self) -> None:
        """Notices which children have ended."""
        while self._born or self._trial is not None:
            child, status = os.waitpid(-1, os.WNOHANG)
            if not child:
                return
            code = os.waitstatus_to_exitcode(status)
            if self._trial is not None and child == self._trial.pid:
                self._trial = None
                self._judge_trial(code)
            elif child in self._born:
                lived = time.monotonic() - self._born.pop(child)
                metrics.forget_process(child)
                metrics.workers_replaced.labels("web").inc()
                log_event("process_ended", status=code, seconds=round(lived, 1))
                self._failures = self._failures + 1 if lived < HEALTHY_SECONDS else 0

    def _judge_trial(self, code: int) -> None:
        if code:
            log_event("restart_refused", status=code)
            return
        log_event("restarting", count=len(self._born))
        self._start_again(list(self._born))

    # ----------------------------------------------------------------------------------------------------------- replacing

    def _replace(self, old: Sequence[int]) -> None:
        """Replaces old children by new ones, one by one, so that one is always serving."""
        self._born.update(dict.fromkeys(old, 0.0))
        for child in old:
            before = set(self._born)
            is_ready = self._wait_until_ready(self._fork())
            if is_ready:
                self._stop([child])
                log_event("process_replaced")
            else:  # the old one serves
                self._stop(list(self._born.keys() - before))
                log_event("process_not_replaced")
        self._bury()
        while len(self._born) > self._workers:  # there were more before
            self._stop([next(iter(self._born))])
        self._fill()

    def _wait_until_ready(self, pipe: int) -> bool:
        """Waits for a new child to serve; False if it has ended, or takes too long."""
        os.set_blocking(pipe, False)
        until = time.monotonic() + READY_SECONDS
        try:
            while time.monotonic() < until:
                try:
                    return os.read(pipe, 1) != b""
                except BlockingIOError:
                    time.sleep(LOOK_SECONDS)
            return False
        finally:
            os.close(pipe)

    def _fork(self) -> int:
        """A new child; a pipe on which it writes once it serves."""
        parent = os.getpid()
        pipe, ready = os.pipe()
        child = os.fork()
        if child:
            os.close(ready)
            self._born[child] = time.monotonic()
            return pipe
        status = 1
        try:
            os.close(pipe)
            signal.signal(signal.SIGHUP, signal.SIG_IGN)  # it is for the parent
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {*STOP_SIGNALS, signal.SIGHUP, signal.SIGCHLD})
            end_with_parent(parent)
            status = self._serve(lambda: _tell(ready))
        finally:
            os._exit(status)

    def _stop(self, children: list[int]) -> None:
        for child in children:
            os.kill(child, signal.SIGTERM)
        end = time.monotonic() + STOP_SECONDS
        while children:
            for child in list(children):
                if os.waitpid(child, os.WNOHANG)[0]:
                    children.remove(child)
                    self._born.pop(child, None)
                    metrics.forget_process(child)
            if time.monotonic() > end:
                for late in children:
                    os.kill(late, signal.SIGKILL)
                end += STOP_SECONDS
            elif children:
                time.sleep(LOOK_SECONDS)


def _tell(ready: int) -> None:
    with contextlib.suppress(BrokenPipeError):  # nobody waits for it
        os.write(ready, b"1")
    os.close(ready)
