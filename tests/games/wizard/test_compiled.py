"""An edited rule is never played from a stale cache; if nothing can be cached, everything still works."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from mazzo.rules.compiled import PACKAGE

ASK = (
    "import numpy as np; from mazzo.games.wizard.bots.casual import expected_points; "
    "t = np.zeros(22); t[1] = 1.0; print(expected_points(t, 1, 1, 0))"
)


def ask(folder: Path, **environment: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", ASK],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), **environment},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    return run.stdout.strip()


def test_an_edited_rule_is_never_played_from_a_stale_cache(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "mazzo", ignore=shutil.ignore_patterns("__pycache__", "page", "server"))
    kept = str(tmp_path / "kept")
    assert ask(tmp_path, MAZZO_CACHE=kept) == "30.0"
    assert ask(tmp_path, MAZZO_CACHE=kept) == "30.0"
    # The bot's file stays as it is; the rule it calls is in another one.
    rules = tmp_path / "mazzo" / "games" / "wizard" / "rules.py"
    text = rules.read_text()
    assert "return 20 + 10 * won" in text
    rules.write_text(text.replace("return 20 + 10 * won", "return 21 + 10 * won"))
    assert ask(tmp_path, MAZZO_CACHE=kept) == "31.0"


def test_a_read_only_install_works(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.touch()
    assert ask(PACKAGE.parent, MAZZO_CACHE=str(blocked / "below it")) == "30.0"
