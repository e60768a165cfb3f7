"""The tour follows one card through all files: it names exactly those that a real play passes through."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tools.trace_play import END, files_in

ROOT = Path(__file__).resolve().parent.parent.parent
TOUR = ROOT / "docs" / "tour.md"


def test_the_tour_names_every_file_that_a_played_card_passes() -> None:
    check = [sys.executable, "tools/trace_play.py", "--check", str(TOUR)]
    run = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr[-2000:]


def test_the_files_of_the_page_are_there_and_know_each_other() -> None:
    names = dict.fromkeys(re.findall(r"`(web/src/[^`]+)`", TOUR.read_text().partition(END)[2]))
    sources = {ROOT / name: (ROOT / name).read_text() for name in names}
    pairs = {(file, found) for file, text in sources.items() for found in imported(file, text) if found in sources}
    met = {next(iter(sources))}
    while more := {end for pair in pairs for end in pair if met & set(pair)} - met:
        met |= more
    assert met == set(sources)
    assert len(sources) < 10


def imported(file: Path, text: str) -> list[Path]:
    paths = [(file.parent / path).resolve() for path in re.findall(r"from '(\.[^']+)'", text)]
    return [path if path.suffix == ".svelte" and path.is_file() else path.with_name(f"{path.name}.ts") for path in paths]


def test_the_tour_is_short() -> None:
    assert 10 < len(files_in(TOUR.read_text())) < 25
