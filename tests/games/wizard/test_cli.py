"""Wizard at the command line and in the terminal."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.harness.terminal import game_of_one_who_asks
from tests.test_cli import refused_with


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("playthrough wizard --players 7", "2 to 6"),
        ("playthrough wizard --option bids=loud", "expected one of open, blind, secret"),
        ("playthrough wizard --option leaders_hook=true --option bids=blind", "needs open bids"),
        ("playthrough wizard --players 2 --option bids=blind", "two players always bid in secret"),
        ("playthrough wizard --players 2 --option monochrome=true", "does not go with two players"),
        ("playthrough wizard --players 5 --option monochrome=true", "3 or 4"),
        ("playthrough wizard --players 6 --option rounds=11", "at most 10 cards"),
        ("playthrough wizard --option rounds=0-1", "hand sizes"),
        ("playthrough wizard --option rounds=short --option monochrome=true", "rounds of its own"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(mazzo, words: str, sentence: str) -> None:
    refused_with(mazzo(*words.split()), sentence)


def test_a_simulation_reports_scores_wins_and_bids(mazzo, tmp_path: Path) -> None:
    csv, plot = tmp_path / "games.csv", tmp_path / "games.png"
    words = ("sim", "wizard", "--games", "300", "--players", "3", "--bots", "casual,random", "--json")
    status, out, _ = mazzo(*words, "--csv", str(csv), "--plot", str(plot))
    assert status == 0
    figures = json.loads(out)
    assert figures["games"] == 300
    assert figures["bots"] == ["casual", "random", "casual"]
    assert sum(figures["win_share"]) == pytest.approx(1, abs=0.001)
    assert [row["cards"] for row in figures["by_hand_size"]] == list(range(1, 21))
    rows = csv.read_text().splitlines()
    assert len(rows) == 301
    assert rows[0] == "game,score_0,score_1,score_2,rank_0,rank_1,rank_2"
    assert plot.stat().st_size > 10_000
    assert json.loads(mazzo(*words)[1]) == figures


def test_a_casual_player_beats_random_players(mazzo, tmp_path: Path) -> None:
    plot = tmp_path / "games.png"
    words = ("sim", "wizard", "--games", "300", "--bots", "casual,random,random,random", "--plot", str(plot))
    found = json.loads(mazzo(*words, "--json")[1])
    assert found["win_share"][0] > 0.6
    assert "by_hand_size" in found
    assert plot.stat().st_size > 10_000
    assert "wins" in mazzo(*words)[1]


def test_a_game_in_the_terminal() -> None:
    """Seat 0 plays the first thing offered; a wrong word gets a reason; the score block is shown."""
    script = [sys.executable, "-m", "mazzo.cli", "play", "wizard", "--players", "3", "--seed", "3", "-o", "rounds=1-2"]
    typed = "?\n9\nhello\nscore\n" + "0\n1\n" * 2 + "\n".join([["R1", "G4", "Y7"][n % 3] for n in range(9)])
    run = subprocess.run(script, input=typed, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0
    assert "Traceback" not in run.stderr
    assert "Your choice" in run.stdout
    assert "bid 0 to 1" in run.stdout
    assert "is no move here" in run.stdout
    assert "Score" in run.stdout


def test_a_whole_game_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = game_of_one_who_asks("wizard", 4, {"rounds": "1-2-3", "bids": "blind", "clairvoyance": True}, monkeypatch)
    assert "takes the trick" in printed
    assert "Score" in printed
