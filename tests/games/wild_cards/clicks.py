"""How a decision is made by clicks."""

from __future__ import annotations

from tests.games.wild_cards.page import press
from tests.web.guest import Guest


def decide(guest: Guest, moves: list[str]) -> None:
    press(guest, moves)
