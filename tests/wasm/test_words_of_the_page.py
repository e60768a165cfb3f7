"""The page says every game as Python says it: words translated, rules asked, whole games compared."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from mazzo.wasm.notation import main as notation
from tests.harness.players import ROOT
from tests.wasm.games import built_folder
from tests.wasm.playthroughs import write

WEB = ROOT / "web"


def test_the_notations_in_the_page_are_what_python_says() -> None:
    assert notation(["--check", str(WEB / "src")]) == 0


def test_whole_games_are_said_alike(tmp_path: Path) -> None:
    if not (built_folder() / "rules.json").exists():
        pytest.skip("the rules are not built for the browser: `make wasm`")
    games = tmp_path / "playthroughs.jsonl"
    write(games)
    files = {"MAZZO_RULES": str(built_folder()), "MAZZO_PLAYTHROUGHS": str(games)}
    command = ["npx", "vitest", "run", "tests/local/playthroughs.test.ts"]
    run = subprocess.run(command, cwd=WEB, env={**os.environ, **files}, capture_output=True, text=True, timeout=600)
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-3000:]
    assert f"{len(games.read_text().splitlines())} passed" in run.stdout
