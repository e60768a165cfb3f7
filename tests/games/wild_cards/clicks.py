"""How a decision is made by clicks."""

from __future__ import annotations

from typing import Any

from tests.games.wild_cards.page import may_lay_two, press
from tests.web.guest import Guest


def decide(guest: Guest, moves: list[str]) -> None:
    two = may_lay_two(guest, moves)
    before = len(guest.decisions)

    def has_answered(table: Any) -> bool:
        own = guest.decisions[before + 1 :]
        return table["view"]["phase"] not in ("bid", "second") or bool(own and table["turn"] > own[0]["turn"])

    press(guest, moves)
    if two:  # the page itself says whether there is a second card, once it has been pressed
        guest.until(has_answered)
