"""One source: interpreted and compiled, it plays the same games, state by state and news by news."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from mazzo.rules.compiled import PACKAGE
from tests.games import sample
from tests.strategies import TESTED

GAMES_COMPARED = 12


def hashes(name: str, games: int, **environment: str) -> str:
    command = [sys.executable, "-m", "tests.game_hashes", name, "0", str(games)]
    run = subprocess.run(
        command, cwd=PACKAGE.parent, env={**os.environ, **environment}, capture_output=True, text=True, timeout=600
    )
    assert run.returncode == 0, run.stderr[-2000:]
    return run.stdout


@pytest.mark.parametrize("name", TESTED)
def test_interpreted_and_compiled_agree_on_every_state(name: str) -> None:
    games = sample(name, "INTERPRETED_GAMES", GAMES_COMPARED)
    compiled = hashes(name, games)
    assert len(compiled.splitlines()) == games
    assert compiled == hashes(name, games, NUMBA_DISABLE_JIT="1")
