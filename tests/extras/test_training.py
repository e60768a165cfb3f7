"""A minute of self-play on the processor, at a small table: enough to beat random players, and to resume from."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from mazzo.arena import Match, odd_win_shares, play_deals
from mazzo.rules.compiled import PACKAGE
from tests.games import ANY_GAME

PLAYERS = 3
DEALS = 20
SMALL = ["--cpu", "--only-players", str(PLAYERS), "--rows", "512", "--steps", "16", "--width", "64", "--judge-width", "64"]


def train(out: Path, *more: str) -> list[dict[str, float]]:
    command = [sys.executable, "tools/train.py", ANY_GAME, "--out", str(out), *SMALL, "--scatter", "60", *more]
    one_thread = {**os.environ, "OMP_NUM_THREADS": "1"}
    run = subprocess.run(command, cwd=PACKAGE.parent, env=one_thread, capture_output=True, text=True, timeout=900)
    assert run.returncode == 0, run.stderr[-2000:]
    return [json.loads(line) for line in (out / "log.jsonl").read_text().splitlines()]


def test_it_learns_to_beat_random_players_and_resumes_from_a_checkpoint(tmp_path: Path) -> None:
    first = train(tmp_path / "first", "--iterations", "100")
    match = Match(f"master@{tmp_path / 'first' / 'master.npz'}", "random", ANY_GAME, PLAYERS, {}, "3", one_way=True)
    assert odd_win_shares(list(play_deals(match, list(range(DEALS)))), 0).mean() > 0.6

    again = train(tmp_path / "second", "--resume", str(tmp_path / "first"), "--iterations", "2")
    assert again[-1]["iteration"] == first[-1]["iteration"] + 2
    assert max(part.stat().st_size for part in tmp_path.rglob("checkpoint*")) < 15 << 20
