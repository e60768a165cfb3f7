"""One source, a fourth way to run it: in WebAssembly every game ends in exactly the same state as here."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.wasm.games import COMPANIES, WITH_MASTER, WITH_SEARCH, built_folder, differing, games_here, runs_of

GAMES_PLAYED = 400
SEARCHED_GAMES = 16
DECISIONS_OF_MASTERS = 100


@pytest.fixture(scope="module")
def rules() -> Path:
    if not (built_folder() / "rules.json").exists():
        pytest.skip("the rules are not built for the browser: `make wasm`")
    if shutil.which("node") is None:
        pytest.skip("Node is not here")
    return built_folder()


def test_all_games_options_numbers_of_players_and_bots_end_in_the_same_bytes(rules: Path) -> None:
    runs = runs_of(games_here(), GAMES_PLAYED, COMPANIES)
    assert sum(len(run.seeds) for run in runs) >= GAMES_PLAYED
    found, _ = differing(rules, runs)
    assert found == []


def test_a_search_finds_the_same_moves(rules: Path) -> None:
    runs = [run for game in games_here() for run in runs_of([game], 1, WITH_SEARCH)[:5]]
    found, figures = differing(rules, runs)
    assert found == []
    assert sum(each["asked"] for each in figures["figures"].values()) > SEARCHED_GAMES


def test_a_master_finds_the_same_moves_with_its_network(rules: Path) -> None:
    runs = [run for game in games_here() for run in runs_of([game], 1, WITH_MASTER)[:1]]
    found, figures = differing(rules, runs)
    assert found == []
    assert sum(each["asked"] for each in figures["figures"].values()) > DECISIONS_OF_MASTERS
