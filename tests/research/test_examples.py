"""The examples run, in a short form, and show what they promise to show."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.harness.games import USUAL_GAME

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def test_the_policy_gradient_gets_ahead_of_random_play_within_seconds(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    # In a process of its own: there the matrices stay on one core.
    command = [sys.executable, str(EXAMPLES / "policy_gradient.py"), "--updates", "30", "--seconds", "200"]
    run = subprocess.run([*command, "--plot", str(tmp_path / "picture.png")], capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr[-2000:]
    learner, others = re.findall(r"(-?[\d.]+) (?:points|at random)", run.stdout.splitlines()[-1])
    assert float(learner) > float(others) + 3
    assert (tmp_path / "picture.png").stat().st_size > 5000


def test_the_search_beats_random_play() -> None:
    pytest.importorskip("pyspiel")
    results = example("open_spiel_search")["search_against_random"](f"mazzo_{USUAL_GAME}(players=3,rounds=1_2)", 8, 10)
    assert results.shape == (8, 3)
    assert results[:, 0].mean() > results[:, 1:].mean()


def test_games_are_written_to_a_file_that_answers_the_question(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    code = example("parquet_games")
    code["write_games"](tmp_path / "games.parquet", 50)
    answer = code["bids_met"](tmp_path / "games.parquet")
    assert sum(times for _, times, _ in answer) == 50 * 15 * 4
    assert [bid for bid, _, _ in answer] == sorted(bid for bid, _, _ in answer)
    assert all(0 <= share <= 1 for _, _, share in answer)
