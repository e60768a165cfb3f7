"""The tour follows one card through all files: it names those that a real play passes, and no others."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.trace_play import files_in

ROOT = Path(__file__).resolve().parent.parent.parent
TOUR = ROOT / "docs" / "tour.md"


def test_the_tour_names_every_file_that_a_played_card_passes() -> None:
    check = [sys.executable, "tools/trace_play.py", "--check", str(TOUR)]
    run = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr[-2000:]


def test_it_is_a_short_way() -> None:
    assert 10 < len(files_in(TOUR.read_text())) < 25
