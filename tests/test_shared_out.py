"""Kept deals are never played again, and a file cut off in the middle of a line is read as far as it goes."""

from __future__ import annotations

from pathlib import Path

from mazzo.arena import Match, play_deal_here
from tests.games import ANY_GAME, short_table
from tools.shared_out import Kept, in_turn, play_all

PLAYERS, ASKED = short_table(ANY_GAME)


def match(seed: str) -> Match:
    return Match("novice", "random", ANY_GAME, PLAYERS, {name: str(value).lower() for name, value in ASKED.items()}, seed)


def test_kept_deals_are_not_played_again(tmp_path: Path) -> None:
    path, played = tmp_path / "deals.jsonl", match("1")
    kept = Kept(path)
    for number in (0, 2):
        kept.keep(played, play_deal_here(played, number))
    with path.open("a") as file:
        file.write('{"match": "cut of')
    again = Kept(path)
    assert [deal.number for deal in again.first(played, 9)] == [0], "the second deal is missing"
    assert [number for _, number in in_turn([(played, 4)], again)] == [1, 3]
    assert again.first(match("2"), 9) == [], "another seed is another match"


def test_all_matches_go_forward_together(tmp_path: Path) -> None:
    order = [(played.seed, number) for played, number in in_turn([(match("1"), 4), (match("2"), 2)], Kept(tmp_path / "none"))]
    assert order == [("1", 0), ("2", 0), ("1", 1), ("1", 2), ("2", 1), ("1", 3)]


def test_without_time_nothing_is_played(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "deals.jsonl")
    assert not play_all([[(match("1"), 2)]], kept, seconds=0, workers=1)
    assert not kept.path.exists()
