"""The pad of an evening with real cards, shared by several phones."""

from __future__ import annotations

import subprocess
import sys

FIRST_EVENING = """
from numba.core import event
from mazzo.evening import Change, Opened, opened_by, write
from mazzo.games import game_named
from mazzo.server.host.preparing import load_rules

class Compiled(event.Listener):
    def on_start(self, about): print("compiles", about.data["dispatcher"])
    def on_end(self, about): pass

game = game_named("wizard")
load_rules(game)
with event.install_listener("numba:compile", Compiled()):
    options, _ = game.choose(3, {})
    evening = opened_by(game.name, Opened(names=["", "", ""], options=options, first=0, begun_at=0), "holder")
    write(evening, "holder", "1", [Change(path=["rounds", 0], value={"bids": [0, 0, 1], "tricks": [0, 0, 1]})])
"""


def test_sharing_the_first_pad_does_not_wait_for_the_compiler() -> None:
    """Compiling holds everything up; it used to happen in a machine's first evening, for seconds."""
    ended = subprocess.run([sys.executable, "-c", FIRST_EVENING], capture_output=True, text=True, check=True, timeout=300)
    assert ended.stdout == ""
