"""Wild Cards at the command line and in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mazzo.games.wild_cards.rules import GAME, LION, PEACOCK
from mazzo.terminal import drawing_of
from mazzo.words import words_of
from tests.harness.terminal import game_of_the_first_moves


@pytest.mark.parametrize(
    ("players", "sentences"),
    [
        (3, ["Round 14 of 14", "refills", "takes the", "All of its natural habitat"]),
        (5, ["Round 10 of 10", "is tied with a bid of", "The leader of the", "leaves the game"]),
    ],
)
def test_always_typing_the_first_thing_offered_ends_the_game(
    monkeypatch: pytest.MonkeyPatch, players: int, sentences: list[str]
) -> None:
    printed = game_of_the_first_moves("wild_cards", players, {}, monkeypatch)
    for sentence in sentences:
        assert sentence in printed


def test_the_terminal_has_a_sentence_for_whatever_happens() -> None:
    drawn = {"display", "in_hand", "gave", "cleared", "over"}
    on_the_score_sheet = {"best_species", "second_species", "leaders_scored", "tokens_scored"}
    for kind in GAME.news_kinds:
        event = words_of(GAME).events[kind](0, LION, PEACOCK)
        sentence = drawing_of(GAME).happened(event, ["You", "Ada"])
        assert bool(sentence) == (kind not in drawn | on_the_score_sheet), kind


def test_a_simulation_reports_leaders_bids_and_ties(mazzo, tmp_path: Path) -> None:
    plot = tmp_path / "games.png"
    words = ("sim", "wild_cards", "--games", "300", "--bots", "casual,random,random,random")
    status, out, _ = mazzo(*words, "--json", "--plot", str(plot))
    assert status == 0
    figures = json.loads(out)
    assert figures["win_share"][0] > 0.6
    assert sum(figures["score_parts"].values()) == pytest.approx(sum(figures["mean_score"]) / 4, abs=0.01)
    assert [row["leader"] for row in figures["by_leader"]] == ["peacock", "squirrel", "eagle", "ibex", "lion", "meerkat"]
    assert sum(row["share"] for row in figures["by_bid"]) < 1
    assert set(figures["ties_a_game"]) == {"payment", "cards", "lots", "lion"}
    assert plot.stat().st_size > 10_000
    out = mazzo(*words)[1]
    for title in ("Leaders", "Bids", "Where points come from", "How often"):
        assert title in out
