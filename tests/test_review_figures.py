"""What is measured of reviews: what is requested, and times only on request."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazzo.games import GAMES
from tools import review_figures
from tools.review_figures import MEASURED, in_turn

GAME = next(iter(GAMES))


@pytest.mark.parametrize("only", [[], ["time"], ["time", "luck"], ["luck", "planted"]])
def test_only_what_is_requested_is_measured(only: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_figures, "RESULTS", tmp_path)
    measured = {what for _, (what, _, _) in in_turn([GAME], only)}
    assert measured == (set(only) or MEASURED.keys() - {"time"})
