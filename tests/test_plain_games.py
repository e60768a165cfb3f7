"""A game needs rules, worlds and words; everything else its folder may contain has a default."""

from __future__ import annotations

import os
import subprocess
import sys

from mazzo.rules.compiled import PACKAGE


def test_every_game_can_be_played_without_its_optional_modules() -> None:
    """Interpreted, so that nothing has to be compiled for it."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.plain_game"],
        cwd=PACKAGE.parent,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert run.returncode == 0, run.stderr[-3000:]
    assert "all of them can be played" in run.stdout
