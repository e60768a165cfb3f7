"""Hints in Wizard: in the terminal, and the chances of bids."""

from __future__ import annotations

import io
from typing import Any

import pytest

from mazzo.bots.levels import bot_named
from mazzo.games.wizard.rules import GAME
from mazzo.hints import hint_for, hint_in_english, move_chances
from mazzo.rules.game import legal, moves_in, waiting_for
from mazzo.table.view import view_of
from mazzo.words import legal_words
from tests.games.wizard.positions import dealt
from tests.strategies import played

QUICK = bot_named("club@40")


def test_a_single_legal_move_needs_no_search() -> None:
    state = played((GAME.name, 3, {}), 1, 3)
    seat = moves_in(waiting_for(state))[0]
    assert len(moves_in(legal(state, seat))) == 1
    hint = hint_for(view_of(state, seat), seat)
    assert hint.reason == "only_move"
    assert hint_in_english(hint) == [f"I would {hint.move}. It is your only move."]


def test_typing_hint_in_the_terminal_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from rich.console import Console

    from mazzo import terminal
    from mazzo.table.table import Table

    monkeypatch.setattr(terminal, "hint_for", lambda view, seat: hint_for(view, seat, QUICK))
    table = Table.open(GAME.name, 3, {"rounds": "2"}, "8")
    for seat in range(3):
        table.sit(seat, "ABC"[seat])
    table.deal()
    paper = io.StringIO()
    console = Console(file=paper, width=120)
    asked: list[str] = []

    def typed(_: str) -> str:
        asked.append("")
        return "hint" if len(asked) % 2 else next(iter(legal_words(table.view(0), 0))).split()[1]

    monkeypatch.setattr(console, "input", typed)
    terminal.play_in_terminal(table, 0, [bot_named("casual")] * 3, console)
    text: Any = paper.getvalue()
    assert text.count("I would") == 3
    assert "I would bid" in text
    assert "I would play" in text


def test_the_chances_of_bids_follow_from_the_cards() -> None:
    """One card each: a Wizard that leads takes its trick, a Jester after another card never does."""
    for hands, seat, bid in [(("W1", "R2", "G3"), 0, 1), (("R5", "J1", "G3"), 1, 0)]:
        table = dealt(*hands)
        while table.undecided[0] != seat:
            table.play(table.undecided[0], "bid 0")
        chances = dict(move_chances(table.view(seat), seat, rollouts=120))
        assert set(chances) == {0, 1}
        assert chances[bid] > 0.95
        assert chances[1 - bid] < 0.05
