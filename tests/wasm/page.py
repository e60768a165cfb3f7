"""What the page says about whole games and tables, compared with what Python says: written here, repeated by vitest.

python -m tests.wasm.page --mixtures 40
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.harness.players import ROOT, Server
from tests.wasm import conversations, hints, playthroughs, reviews, tables
from tests.wasm.games import built_folder

WEB = ROOT / "web"
TESTS = ("tests/local/playthroughs.test.ts", "tests/local/tables.test.ts")


def vitest(tests: Sequence[str], **files: str) -> subprocess.CompletedProcess[str]:
    """Runs some of the page's tests on files written for them."""
    environment = {**os.environ, "MAZZO_RULES": str(built_folder()), "NO_COLOR": "1", **files}
    return subprocess.run(["npx", "vitest", "run", *tests], cwd=WEB, env=environment, capture_output=True, text=True)


def said_by_the_page(folder: Path) -> subprocess.CompletedProcess[str]:
    """Runs the page's tests on the files in this folder."""
    games, seats = folder / "playthroughs.jsonl", folder / "tables.jsonl"
    return vitest(TESTS, MAZZO_PLAYTHROUGHS=str(games), MAZZO_TABLES=str(seats))


def write(folder: Path, every: int = 1, mixtures: int | None = None) -> int:
    """Writes games and tables, for every n-th table there is; returns their number."""
    games, seats = folder / "playthroughs.jsonl", folder / "tables.jsonl"
    playthroughs.write(games, every, mixtures)
    tables.write(seats, every, mixtures)
    return sum(len(file.read_text("utf-8").splitlines()) for file in (games, seats))


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--mixtures", type=int, default=40, help="tables with several options, for each game")
    arguments = parser.parse_args()
    with TemporaryDirectory() as place:
        many = write(Path(place), mixtures=arguments.mixtures)
        run = said_by_the_page(Path(place))
        print(failures(run) if run.returncode else f"{many} games and tables, said alike")
        return run.returncode or had_again(Path(place))


def failures(run: subprocess.CompletedProcess[str]) -> str:
    """What went wrong, and how often."""
    return run.stderr[-6000:] + run.stdout[-300:]


def had_again(folder: Path) -> int:
    """Whole games with a real server at every table, and hints at every position."""
    talks, advice, judged = (folder / f"{name}.jsonl" for name in ("conversations", "hints", "reviews"))
    with Server(folder / "mazzo.sqlite3", bot_workers=0, **conversations.UNLIMITED) as server:
        many = conversations.write(talks, server), hints.write(advice, 1), reviews.write(judged, whole=True)
    tests = [f"tests/local/{name}.test.ts" for name in ("session", "hints", "reviews")]
    run = vitest(tests, MAZZO_CONVERSATIONS=str(talks), MAZZO_HINTS=str(advice), MAZZO_REVIEWS=str(judged))
    summary = f"{many[0]} games with a server, {many[1]} hints, {many[2]} reviews: every message and number alike"
    print(failures(run) if run.returncode else summary)
    return run.returncode


if __name__ == "__main__":
    sys.exit(main())
