"""Bulk work on a real Ray cluster of two workers gives the same results as here, to the last digit, even when one is killed."""

from __future__ import annotations

import json
import os
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazzo.rules.compiled import PACKAGE
from mazzo.table.record import record_of, write_record
from tests.games import ANOTHER_GAME, ANY_GAME, short_table
from tests.test_practice import finished

ROOT = PACKAGE.parent
PLAYERS, OPTIONS = short_table(ANY_GAME)
TABLE = ("--players", str(PLAYERS), *(word for name, value in OPTIONS.items() for word in ("--option", f"{name}={value}")))
CLUB_GAMES = ("sim", ANY_GAME, "--games", "24", *TABLE, "--bots", "club@60", "--json")


@pytest.fixture(scope="module")
def environment() -> dict[str, str]:
    return {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(24), "PYTHONPATH": str(ROOT)}


@pytest.fixture(scope="module")
def cluster(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The address of a cluster with a token and two workers, and its folder."""
    # Names of sockets are limited: the path of the test's own folder would be too long.
    folder = Path(f"/tmp/ray-{secrets.token_hex(4)}")
    ray = str(Path(sys.executable).parent / "ray")
    port = 20000 + secrets.randbelow(20000)
    command = [
        ray,
        "start",
        "--head",
        "--node-ip-address=127.0.0.1",
        f"--port={port}",
        "--num-cpus=2",
        "--include-dashboard=false",
    ]
    subprocess.run(
        [*command, "--include-dashboard=false", f"--temp-dir={folder}"],
        env=environment,
        check=True,
        capture_output=True,
        timeout=120,
    )
    yield f"127.0.0.1:{port}", folder
    for process in processes_of(folder):
        send_signal(process, signal.SIGTERM)
    time.sleep(1)
    for process in processes_of(folder):
        send_signal(process, signal.SIGKILL)
    subprocess.run(["rm", "-rf", str(folder)], check=True)


def send_signal(process: int, number: int) -> None:
    try:
        os.kill(process, number)
    except ProcessLookupError:
        return


def processes_of(folder: Path, task: str = "") -> list[int]:
    """The processes of the cluster in this folder and their children; only those at this task, if one is named."""
    lines, parents = {}, {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and int(entry.name) != os.getpid():
            try:
                lines[int(entry.name)] = (entry / "cmdline").read_bytes().decode(errors="replace")
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
    ours = {process for process, line in lines.items() if str(folder) in line}
    ours |= {process for process, parent in parents.items() if parent in ours}
    return [process for process in ours if not task or f"ray::{task}" in lines[process]]


def mazzo(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mazzo.cli", *words]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)


def figures(environment: dict[str, str], *words: str) -> object:
    run = mazzo(environment, *words)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("{"), run.stdout
    return json.loads(run.stdout)


def test_a_cluster_plays_the_same_games_as_one_machine(environment: dict[str, str], cluster: tuple[str, Path]) -> None:
    words = ("sim", ANOTHER_GAME, "--games", "5000", "--bots", "casual,random", "--json")
    assert figures(environment, *words, "--ray", cluster[0]) == figures(environment, *words)


def test_killing_a_worker_changes_nothing(environment: dict[str, str], cluster: tuple[str, Path]) -> None:
    killed: list[int] = []
    over = threading.Event()

    def kill_one() -> None:
        while not killed and not over.wait(0.05):
            for worker in processes_of(cluster[1], "play_piece")[:1]:
                os.kill(worker, signal.SIGKILL)
                killed.append(worker)

    assassin = threading.Thread(target=kill_one)
    assassin.start()
    try:
        there = figures(environment, *CLUB_GAMES, "--ray", cluster[0])
    finally:
        over.set()
        assassin.join()
    assert killed, "nobody was killed: the run was over too soon"
    assert there == figures(environment, *CLUB_GAMES)


def test_a_match_on_a_cluster_gives_the_same_figures(environment: dict[str, str], cluster: tuple[str, Path]) -> None:
    words = ("arena", "casual", "novice", "--game", ANOTHER_GAME, "--deals", "12", "--fresh", "--json")
    there, here = figures(environment, *words, "--ray", cluster[0]), figures(environment, *words)
    assert isinstance(there, dict)
    assert isinstance(here, dict)
    assert {name: there[name] for name in there if "ms_" not in name} == {name: here[name] for name in here if "ms_" not in name}


def test_a_review_on_a_cluster_gives_the_same_numbers(
    environment: dict[str, str], cluster: tuple[str, Path], tmp_path: Path
) -> None:
    record = tmp_path / "game.mazzo"
    record.write_text(write_record(record_of(finished(ANY_GAME, 1))))
    (tmp_path / "cut.mazzo").write_text("mazzo record 1\n")
    words = ("review", str(record), "--all-seats", "--json")
    there, here = (mazzo(environment, *words, *more) for more in (("--ray", cluster[0]), ()))
    assert (there.returncode, there.stdout) == (0, here.stdout), there.stderr
    assert len(json.loads(there.stdout)) == PLAYERS
    profile = mazzo(environment, "review", str(tmp_path), "--json", "--ray", cluster[0])
    assert len(json.loads(profile.stdout)) == 1
    assert "cut.mazzo" in profile.stderr


def test_a_wrong_token_is_refused_with_a_sentence(environment: dict[str, str], cluster: tuple[str, Path]) -> None:
    run = mazzo({**environment, "RAY_AUTH_TOKEN": "f" * 48}, "sim", ANY_GAME, "--games", "10", "--ray", cluster[0])
    assert run.returncode == 2
    assert f"Ray at {cluster[0]}" in run.stderr
    assert "Traceback" not in run.stderr
