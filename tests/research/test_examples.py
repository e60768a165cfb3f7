"""The examples run, in a short form, and show what they promise to show."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def test_the_policy_gradient_gets_ahead_of_random_play_within_seconds(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    code = example("policy_gradient")
    policy = code["Policy"](1)
    table = code["Vector"]("wizard", 64, seed=1, **code["TABLE"])
    random = np.random.default_rng(1)
    before = code["against_random"](policy, 400, 5)
    for _ in range(25):
        code["play_and_learn"](table, policy, 48, random)
    learner, others = code["against_random"](policy, 400, 5)
    assert learner > others + 3
    code["draw"]([(0.0, *before), (1.0, learner, others)], str(tmp_path / "picture.png"))
    assert (tmp_path / "picture.png").stat().st_size > 5000


def test_the_search_beats_random_play() -> None:
    pytest.importorskip("pyspiel")
    results = example("open_spiel_search")["search_against_random"]("mazzo_wizard(players=3,rounds=1_2)", 8, 10)
    assert results.shape == (8, 3)
    assert results[:, 0].mean() > results[:, 1:].mean()


def test_games_become_a_file_and_the_question_has_an_answer(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    code = example("parquet_games")
    code["write_games"](tmp_path / "games.parquet", 50)
    answer = code["bids_met"](tmp_path / "games.parquet")
    assert sum(times for _, times, _ in answer) == 50 * 15 * 4
    assert [bid for bid, _, _ in answer] == sorted(bid for bid, _, _ in answer)
    assert all(0 <= share <= 1 for _, _, share in answer)
