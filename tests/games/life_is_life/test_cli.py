"""Life is Life at the command line and in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.harness.terminal import game_of_one_who_asks


def test_a_casual_player_beats_random_players(mazzo, tmp_path: Path) -> None:
    plot = tmp_path / "games.png"
    words = ("sim", "life_is_life", "--games", "300", "--bots", "casual,random,random,random", "--plot", str(plot))
    found = json.loads(mazzo(*words, "--json")[1])
    assert found["win_share"][0] > 0.6
    assert "first_to_knock" in found
    assert plot.stat().st_size > 10_000
    assert "wins" in mazzo(*words)[1]


@pytest.mark.parametrize(("players", "asked", "words"), [(3, {"most_laps": 3}, "is out"), (5, {"expert": True}, "knocks")])
def test_a_whole_game_in_the_terminal(players: int, asked: dict[str, Any], words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = game_of_one_who_asks("life_is_life", players, asked, monkeypatch)
    assert words in printed
    assert "Score" in printed
