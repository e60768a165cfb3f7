"""What docs/bots.md says about the bots' strength is what was measured, and what the levels promise."""

from __future__ import annotations

import pytest

from mazzo.bots.offered import levels_of
from mazzo.games import GAMES
from mazzo.variants import TABLES
from tests.games import sample
from tools.strength_table import BEGIN, END, FIGURES, PAGE, PICTURES, figures_for_the_page, of_kind, page_part, read

RESULTS = read()


def test_the_page_says_what_was_measured() -> None:
    _, _, rest = PAGE.read_text().partition(BEGIN)
    written, _, _ = rest.partition(END)
    assert written == page_part(RESULTS), "python tools/strength_table.py rewrites it"


def test_the_figures_file_says_what_was_measured() -> None:
    assert FIGURES.read_text() == figures_for_the_page(RESULTS), "python tools/strength_table.py rewrites it"


@pytest.mark.parametrize("picture", ["calibration.svg", "ladder.svg", "rollouts.svg"])
def test_its_pictures_are_small(picture: str) -> None:
    assert 2_000 < (PICTURES / picture).stat().st_size < 60_000


@pytest.mark.parametrize("game", list(GAMES))
def test_each_level_is_ahead_of_the_one_below_at_every_table(game: str) -> None:
    """50 deals each, and no interval on the wrong side."""
    for pair in (("novice", "random"), ("casual", "novice")):
        found = [figures for figures in of_kind(RESULTS[game], "everywhere") if (figures["a"], figures["b"]) == pair]
        assert len(found) == len(TABLES[game])
        assert [figures["players"] for figures in found if figures["interval"][0] <= 0] == []
        assert {figures["deals"] for figures in found} == {50}
    for figures in of_kind(RESULTS[game], "club everywhere"):
        assert figures["interval"][1] > 0, figures["options"]


@pytest.mark.parametrize("game", list(GAMES))
def test_one_club_among_three_casual_players_wins_more_than_its_share(game: str) -> None:
    (figures,) = of_kind(RESULTS[game], "main")
    assert (figures["a"], figures["b"], figures["players"], figures["deals"]) == ("club", "casual", 4, 200)
    assert figures["win_share_a_among_b_interval"][0] > sample(game, "LEAST_WIN_SHARE_OF_CLUB", 0.25)


@pytest.mark.parametrize("game", list(GAMES))
def test_strength_grows_with_the_rollouts(game: str) -> None:
    """From 1 to 64 times as many."""
    found = of_kind(RESULTS[game], "rollouts")
    assert [figures["a"] for figures in found] == [f"club@{2 * times}" for times in (1, 2, 4, 8, 16, 32, 64)]
    first, *_, last = found
    assert last["difference"] > first["difference"]
    assert last["interval"][0] > 0


@pytest.mark.parametrize("game", list(GAMES))
def test_the_master_is_ahead_of_club_beyond_chance(game: str) -> None:
    by_rival = {figures["b"]: figures for figures in of_kind(RESULTS[game], "master")}
    assert {"club", "casual"} <= set(by_rival)
    for figures in by_rival.values():
        assert (figures["players"], figures["deals"]) == (4, 200)
        assert figures["interval"][0] > 0
        assert figures["win_share_a_among_b_interval"][0] > 0.25


@pytest.mark.parametrize("game", list(GAMES))
def test_the_master_is_ahead_at_every_table(game: str) -> None:
    found = of_kind(RESULTS[game], "master everywhere")
    assert [figures["players"] for figures in found] == [players for players, _ in TABLES[game]]
    assert [figures["options"] for figures in found if figures["interval"][0] <= 0] == []
    assert min(figures["deals"] for figures in found) >= 50


@pytest.mark.parametrize("game", list(GAMES))
def test_the_ladder_has_every_level(game: str) -> None:
    (ladder,) = of_kind(RESULTS[game], "ladder")
    assert ladder["bots"] == list(levels_of(game))
    assert ladder["deals"] >= 30
