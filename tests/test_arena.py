"""The arena measures soundly: equal deals, every seat, honest intervals, nothing lost."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mazzo import arena, arena_report
from mazzo.arena import ONE_A, ONE_B, Journal, Match, differences, interval, line_up, meet, odd_win_shares, summary
from mazzo.bots.levels import Bot, Decision, bot_named
from mazzo.bots.sandbox import BotFault
from mazzo.games import GAMES
from tests.games import ANY_GAME, short_table

PLAYERS, OPTIONS = short_table(ANY_GAME)
SHORT = Match("casual", "random", ANY_GAME, PLAYERS, OPTIONS, "5")


def without_times(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in figures.items() if not name.startswith("ms_")}


def test_the_interval_of_a_known_case_is_as_wide_as_it_should_be() -> None:
    values = np.random.default_rng(1).normal(3.0, 2.0, 400)
    low, high = interval(values)
    width = 2 * 1.96 * values.std() / math.sqrt(400)
    assert low < values.mean() < high
    assert high - low == pytest.approx(width, rel=0.08)


def test_the_interval_covers_the_truth_about_95_times_in_100() -> None:
    random = np.random.default_rng(2)
    covered = 0
    for _ in range(200):
        low, high = interval(random.exponential(1.0, 60), 400)
        covered += low <= 1.0 <= high
    assert 175 <= covered <= 198


def test_a_single_deal_proves_nothing() -> None:
    assert interval(np.array([4.0])) == (-math.inf, math.inf)


def test_every_seat_is_taken_once_by_the_odd_one() -> None:
    assert [line_up(ONE_A, odd, 3) for odd in range(3)] == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]
    assert [line_up(ONE_B, odd, 3) for odd in range(3)] == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]


def test_a_bot_is_exactly_as_good_as_itself() -> None:
    match = Match("casual", "casual", ANY_GAME, 4, OPTIONS, "1")
    deals = meet(match, 6, Journal(match, None))
    assert differences(deals) == pytest.approx(np.zeros(6))
    assert odd_win_shares(deals, ONE_A) == pytest.approx(np.full(6, 0.25))


def test_one_way_plays_only_the_games_of_one_a_among_bs() -> None:
    one_way = replace(SHORT, one_way=True)
    both = meet(SHORT, 4, Journal(SHORT, None))
    one = meet(one_way, 4, Journal(one_way, None))
    assert [deal.scores for deal in one] == [deal.scores[:1] for deal in both]
    figures = summary(one_way, one)
    assert figures["games"] == 4 * PLAYERS
    assert figures["win_share_a_among_b"] == summary(SHORT, both)["win_share_a_among_b"]
    assert "win_share_b_among_a" not in figures
    assert arena.heading(one_way) != arena.heading(SHORT)
    arena_report.show(figures)


def test_the_better_bot_wins_and_the_sign_tells_which() -> None:
    figures = summary(SHORT, meet(SHORT, 12, Journal(SHORT, None)))
    assert figures["interval"][0] > 0
    assert figures["win_share_a_among_b"] > 0.5 > figures["win_share_b_among_a"]
    other = Match("random", "casual", ANY_GAME, PLAYERS, OPTIONS, "5")
    assert summary(other, meet(other, 12, Journal(other, None)))["interval"][1] < 0


def test_the_same_seed_gives_the_same_figures_and_another_one_others() -> None:
    one, two = (without_times(summary(SHORT, meet(SHORT, 4, Journal(SHORT, None)))) for _ in range(2))
    assert one == two
    other = Match(**{**SHORT.__dict__, "seed": "6"})
    assert summary(other, meet(other, 4, Journal(other, None)))["score_a_among_b"] != one["score_a_among_b"]


def test_an_interrupted_run_resumes_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "journal.jsonl"
    meet(SHORT, 2, Journal(SHORT, path))
    with path.open("a") as file:
        file.write('{"number": 2, "scores": [[[1')  # cut off in the middle of a line
        file.write("\n")
    played: list[int] = []
    play = arena.play_deals

    def note(match: Match, numbers: list[int], workers: int | None = None) -> Any:
        played.extend(numbers)
        return play(match, numbers, workers)

    monkeypatch.setattr(arena, "play_deals", note)
    resumed = summary(SHORT, meet(SHORT, 5, Journal(SHORT, path)))
    assert played == [2, 3, 4]
    assert without_times(resumed) == without_times(summary(SHORT, meet(SHORT, 5, Journal(SHORT, None))))


def test_the_journal_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    meet(SHORT, 2, Journal(SHORT, path))
    with pytest.raises(ValueError, match="seed differ"):
        Journal(Match(**{**SHORT.__dict__, "seed": "9"}), path)
    path.write_text("hello\n")
    with pytest.raises(ValueError, match="not the journal"):
        Journal(SHORT, path)


OWN_BOTS = """
from mazzo.games import GAMES
from mazzo.rules.game import legal, moves_in
from tests.games import ANY_GAME, short_table

class First:
    def decide(self, view, seat, dice):
        return moves_in(legal(view, seat))[0]

class Fails:
    asked = 0
    def decide(self, view, seat, dice):
        Fails.asked += 1
        if Fails.asked > 100:
            raise KeyError("lost my notes")
        return moves_in(legal(view, seat))[0]
"""


def test_anybodys_bot_plays_in_processes_and_its_faults_lose_nothing(mazzo: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN_BOTS)
    options = [word for name, value in OPTIONS.items() for word in ("-o", f"{name}={value}")]
    table = ["--game", ANY_GAME, "--players", str(PLAYERS), *options, "--deals", "2"]
    status, out, err = mazzo("arena", f"{file}:First", "random", *table, "--json", "--journal", str(tmp_path / "first"))
    assert status == 0, err
    figures = json.loads(out)
    wanted = {"a", "b", "game", "players", "deals", "difference", "interval", "win_share_a_among_b", "win_share_b_among_a"}
    assert wanted | {"ms_p50_a", "ms_p95_a"} <= set(figures)
    assert figures["deals"] == 2
    assert figures["ms_p95_a"] >= figures["ms_p50_a"] > 0
    journal = tmp_path / "fails"
    status, _, err = mazzo("arena", f"{file}:Fails", "random", *table[:-1], "30", "--journal", str(journal))
    assert status == 2
    assert "Fails' raised KeyError" in err
    assert "are kept" in err
    assert len(journal.read_text().splitlines()) > 1


def test_other_weights_under_the_same_name_are_another_run(tmp_path: Path) -> None:
    weights = tmp_path / "master.npz"
    match = replace(SHORT, a=f"master@{weights}")
    headings = []
    for contents in (b"learned for a minute", b"learned for an hour"):
        weights.write_bytes(contents)
        headings.append(arena.heading(match))
    assert headings[0] != headings[1]


def test_unknown_bots_list_the_known_ones(mazzo: Any) -> None:
    status, _, err = mazzo("arena", "club", "grandmaster", "--deals", "2")
    assert status == 2
    assert "random, novice, casual, club" in err


def test_a_fault_names_the_bot_the_seat_and_the_phase() -> None:
    from mazzo.bots.sandbox import ask
    from mazzo.table.view import view_of
    from tests.strategies import fresh

    view = view_of(fresh((ANY_GAME, 3, {}), 1), 1)
    game = GAMES[ANY_GAME]
    where = f"on seat 1 of 3 in {game.title}, phase {game.phases[int(view.phase)]}"
    bad = Bot("bad", lambda view, seat, dice: Decision(62))
    with pytest.raises(BotFault, match=f"bot 'bad' answered with move 62, which is not legal, {where}"):
        ask(bad, view, 1, None)
    with pytest.raises(BotFault, match="bot 'bad' raised ZeroDivisionError"):
        ask(Bot("bad", lambda view, seat, dice: Decision(1 // 0)), view, 1, None)

    def never(view: Any, seat: int, dice: Any) -> Decision:
        while True:
            pass

    with pytest.raises(BotFault, match=r"bot 'bad' had no move after 0\.05 s"):
        ask(Bot("bad", never), view, 1, None, 0.05)
    assert bot_named("club@7").name == "club@7"
