"""One strength for each bot, fitted to all games at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mazzo.arena import Deal, line_up
from mazzo.ladder import Meetings, fit, on_the_scale, placings, stages_of, strengths

NAMES = ["random", "casual", "club"]


def made_up(strength: list[float], deals: int, players: int = 4) -> Meetings:
    """Matches whose rankings were drawn from the model itself."""
    random = np.random.default_rng(3)
    meetings: Meetings = {}
    for a in range(len(NAMES)):
        for b in range(a + 1, len(NAMES)):
            meetings[NAMES[a], NAMES[b]] = []
            for number in range(deals):
                deal = Deal(number, [[], []], [[], []])
                for kind in (0, 1):
                    for odd in range(players):
                        seats = [(a, b)[who] for who in line_up(kind, odd, players)]
                        # The first of independent exponential clocks rings in proportion to its pace.
                        order = np.argsort([random.exponential(np.exp(-strength[bot])) for bot in seats])
                        ranks = [0] * players
                        for place, seat in enumerate(order):
                            ranks[seat] = place + 1
                        deal.ranks[kind].append(ranks)
                        deal.scores[kind].append([-rank for rank in ranks])
                meetings[NAMES[a], NAMES[b]].append(deal)
    return meetings


def test_the_fit_finds_the_strengths_the_games_were_drawn_with() -> None:
    truth = [0.0, 1.0, 1.6]
    fitted = fit(stages_of(made_up(truth, 120), NAMES), 3)
    assert fitted - fitted[0] == pytest.approx(truth, abs=0.12)


def test_the_fit_converges_even_if_one_bot_never_wins() -> None:
    """Far from the starting point, and still inside the interval."""
    meetings = made_up([0.0, 9.0, 10.5], 30)
    fitted, low, high = strengths(meetings, NAMES)
    assert low[2] < fitted[2] < high[2]
    found = fit(stages_of(meetings, NAMES), 3)
    assert fit(stages_of(meetings, NAMES), 3, found) == pytest.approx(found, abs=1e-6)


def test_the_scale_has_random_at_0_and_casual_at_1000() -> None:
    scaled, low, high = strengths(made_up([0.0, 1.0, 1.6], 30), NAMES)
    assert scaled[0] == 0
    assert scaled[1] == pytest.approx(1000)
    assert 1200 < scaled[2] < 2100
    assert low[2] <= scaled[2] <= high[2]
    assert on_the_scale(np.array([2.0, 4.0, 5.0]), NAMES).tolist() == [0, 1000, 1500]


def test_a_shared_place_counts_half_for_each_order() -> None:
    assert placings([1, 1, 3], [0, 1, 2]) == [[0, 1, 2], [1, 0, 2]]


def test_the_ladder_is_printed_and_drawn(mazzo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_CACHE", str(tmp_path))  # so that no journal of an earlier run is read
    picture = tmp_path / "ladder.png"
    words = ["ladder", "--players", "3", "-o", "rounds=1-2-3", "--deals", "6", "--bots", "novice", "--plot", str(picture)]
    status, out, err = mazzo(*words, "--json")
    assert status == 0, err
    figures = json.loads(out)
    strength = {name: value[0] for name, value in figures["strength"].items()}
    assert strength["random"] == 0
    assert strength["casual"] == 1000
    assert 0 < strength["novice"]
    assert figures["win_share"]["casual"]["random"] > 0.4
    assert picture.stat().st_size > 5000
    assert "among casual" in mazzo(*words)[1]
