"""A program that restarts itself in the same process, with the same listening sockets, so that nobody who connects meanwhile is
refused. A supervisor does this for a newer version, while its children keep serving; the new program replaces them one by one.
Before that, a trial run with the same options shows that it can start. A server that began interpreted does it when its games
are compiled.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NoReturn

from mazzo.compiled_games import compiling_environment
from mazzo.server import metrics

HANDOVER = "MAZZO_HANDOVER"
"""The environment variable that tells the new program what it takes over."""
TRIAL = "trial"


@dataclass(frozen=True)
class Handover:
    """What a program takes over from the one that ran in this process before."""

    sockets: dict[str, int]
    """By their names: the numbers of the listening sockets."""
    children: list[int]
    """The processes that serve."""


def is_trial() -> bool:
    """Is this only a trial run, to find out whether the program can start?"""
    return os.environ.get(HANDOVER) == TRIAL


def handed_over() -> Handover | None:
    """What this program takes over, if anything."""
    text = os.environ.pop(HANDOVER, "")
    return Handover(**json.loads(text)) if text and text != TRIAL else None


def start_trial() -> subprocess.Popen[bytes]:
    """Runs the program with the same options; it ends with status 0 if it could start here."""
    environment = {name: value for name, value in os.environ.items() if name != metrics.FOLDER}  # it counts for itself
    return subprocess.Popen(_command(), env=environment | {HANDOVER: TRIAL}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def start_again(sockets: dict[str, socket.socket], children: Sequence[int]) -> NoReturn:
    """Replaces this program by a new start of itself, which uses the compiled code; the children keep running."""
    for listening_socket in sockets.values():
        listening_socket.set_inheritable(True)
    taken_over = {"sockets": {name: each.fileno() for name, each in sockets.items()}, "children": list(children)}
    sys.stdout.flush()
    sys.stderr.flush()
    command = _command()
    os.execve(command[0], command, compiling_environment() | {HANDOVER: json.dumps(taken_over)})


def _command() -> list[str]:
    return [sys.executable, *sys.orig_argv[1:]]
