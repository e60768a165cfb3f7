"""Whole games in the terminal, typed by a program."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from mazzo import terminal
from mazzo.bots.levels import bot_named
from mazzo.table.table import Table
from mazzo.words import legal_words

NAMES = "ABCDEF"


def dealt(game: str, players: int, asked: dict[str, Any]) -> Table:
    table = Table.open(game, players, asked, "8")
    for seat in range(players):
        table.sit(seat, NAMES[seat])
    table.deal()
    return table


def game_of_one_who_asks(game: str, players: int, asked: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> str:
    """Seat 0 asks what it may type, and types the first of these. Everything printed until the end."""
    paper = io.StringIO()
    console = Console(file=paper, width=200)

    def typing() -> Iterator[str]:
        while True:
            yield "?"
            offered = paper.getvalue().rpartition("Type one of: ")[2]
            yield re.split("[,.] ", offered)[0]

    typed = typing()
    monkeypatch.setattr(console, "input", lambda _: next(typed))
    return played_out(dealt(game, players, asked), console, paper)


def game_of_the_first_moves(game: str, players: int, asked: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> str:
    """Seat 0 makes the first legal move. Everything printed until the end."""
    table = dealt(game, players, asked)
    paper = io.StringIO()
    console = Console(file=paper, width=120)
    offered: list[str] = []

    def offer(view: object, seat: int) -> dict[str, int]:
        found = legal_words(view, seat)
        offered[:] = [terminal.drawing_of(table.game).short(next(iter(found)))]
        return found

    monkeypatch.setattr(terminal, "legal_words", offer)
    monkeypatch.setattr(console, "input", lambda _: offered[0])
    return played_out(table, console, paper)


def played_out(table: Table, console: Console, paper: io.StringIO) -> str:
    terminal.play_in_terminal(table, 0, [bot_named("casual")] * table.players, console)
    printed = paper.getvalue()
    assert table.stage == "over"
    assert "wins." in printed or "win." in printed
    return printed
