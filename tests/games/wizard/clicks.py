"""How a decision is made by clicks."""

from __future__ import annotations

from tests.web.guest import Guest


def decide(guest: Guest, moves: list[str]) -> None:
    guest.press(moves[0])
