"""An edited rule is never played from a stale cache; where nothing can be kept, everything still works."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from mazzo.rules.compiled import PACKAGE, count, fingerprint, lowest, rule

ASK = (
    "import numpy as np; from mazzo.bots.wizard import expected_points; "
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
    rules = tmp_path / "mazzo" / "rules" / "wizard.py"
    text = rules.read_text()
    assert "return 20 + 10 * won" in text
    rules.write_text(text.replace("return 20 + 10 * won", "return 21 + 10 * won"))
    assert ask(tmp_path, MAZZO_CACHE=kept) == "31.0"


def test_a_read_only_install_works(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.touch()
    assert ask(PACKAGE.parent, MAZZO_CACHE=str(blocked / "below it")) == "30.0"


def test_the_fingerprint_changes_with_every_source(tmp_path: Path) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("a = 1")
    other.write_text("b = 1")
    before = fingerprint([one, other])
    other.write_text("b = 2")
    assert fingerprint([one, other]) != before


@rule
def compiled_count(bits: int) -> int:
    return count(bits)


@rule
def compiled_lowest(bits: int) -> int:
    return lowest(bits)


def test_bits_are_counted_alike_interpreted_and_compiled() -> None:
    for bits in (1, 2, 0b1011000, 1 << 59, (1 << 60) - 1, (1 << 62) + 8):
        assert compiled_count(bits) == count(bits) == bin(bits).count("1")
        assert compiled_lowest(bits) == lowest(bits) == len(bin(bits)) - len(bin(bits).rstrip("0"))
