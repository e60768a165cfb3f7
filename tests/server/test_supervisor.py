"""Several processes behind one port end together. What they do for their players: test_postgres."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazzo.server import parent_death
from tests.harness.players import ROOT

PARENT = """
import os, sys, time
from mazzo.server import parent_death
from mazzo.server.host.supervisor import Supervisor

if sys.argv[1] == "elsewhere":  # where no system tells a child
    parent_death._ask_linux = lambda by: None

def serve(ready):
    ready()
    os.write(1, b"%d\\n" % os.getpid())
    time.sleep(60)
    return 0

Supervisor(2, serve, lambda children: None).run()
"""

pytestmark = pytest.mark.skipif(not Path("/proc").exists(), reason="who is alive is read from /proc")


@pytest.fixture
def family(request: pytest.FixtureRequest) -> Iterator[tuple[subprocess.Popen[bytes], list[int]]]:
    """A supervisor, and the process ids of its children."""
    command = [sys.executable, "-c", PARENT, request.param]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        children = [int(parent.stdout.readline()) for _ in range(2)]
        yield parent, children
        for process in (parent.pid, *children):
            if is_alive(process):
                os.kill(process, signal.SIGKILL)


def is_alive(process: int) -> bool:
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize("family", ["linux", "elsewhere"], indirect=True)
def test_children_of_a_parent_that_was_killed_end(family: tuple[subprocess.Popen[bytes], list[int]]) -> None:
    parent, children = family
    assert all(is_alive(child) for child in children)
    parent.kill()
    parent.wait()
    until = time.monotonic() + parent_death.LOOK_SECONDS + 5
    while any(is_alive(child) for child in children):
        assert time.monotonic() < until, "they serve on for ever"
        time.sleep(0.02)


RELOADED = """
import os, signal, subprocess, sys, time
from mazzo.server.host import supervisor

supervisor.start_trial = lambda: subprocess.Popen([sys.executable, "-c", ""])  # the new version can start
generation = 1

def serve(ready):
    if generation == 2 and sys.argv[1] == "fails":
        os.write(1, b"failed\\n")
        return 1
    def stop(*_):
        os.write(1, b"-%d\\n" % os.getpid())
        os._exit(0)
    signal.signal(signal.SIGTERM, stop)
    os.write(1, b"%d\\n" % os.getpid())
    ready()
    time.sleep(60)
    return 0

def start_again(children):
    global generation
    generation += 1
    supervisor.Supervisor(2, serve, start_again).run(children)
    os._exit(0)

supervisor.Supervisor(2, serve, start_again).run()
"""


@pytest.fixture
def reloaded(request: pytest.FixtureRequest) -> Iterator[tuple[subprocess.Popen[bytes], list[int]]]:
    """A supervisor that is replacing its children, and their process ids."""
    command = [sys.executable, "-c", RELOADED, request.param]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        children = [int(parent.stdout.readline()) for _ in range(2)]
        parent.send_signal(signal.SIGHUP)
        yield parent, children
        parent.terminate()
        parent.wait(20)


@pytest.mark.parametrize("reloaded", ["works"], indirect=True)
def test_a_child_is_stopped_when_its_replacement_serves(reloaded: tuple[subprocess.Popen[bytes], list[int]]) -> None:
    parent, (one, other) = reloaded
    assert parent.stdout is not None
    first, gone, second, gone_too = (int(parent.stdout.readline()) for _ in range(4))
    assert {gone, gone_too} == {-one, -other}
    assert len({first, second, one, other}) == 4
    assert min(first, second) > 0
    assert is_alive(first)
    assert is_alive(second)


@pytest.mark.parametrize("reloaded", ["fails"], indirect=True)
def test_children_stay_if_they_cannot_be_replaced(reloaded: tuple[subprocess.Popen[bytes], list[int]]) -> None:
    parent, children = reloaded
    assert parent.stdout is not None
    assert [parent.stdout.readline() for _ in range(2)] == [b"failed\n"] * 2  # and none has stopped in between
    assert all(is_alive(child) for child in children)
    parent.terminate()
    assert {int(parent.stdout.readline()) for _ in range(2)} == {-child for child in children}
