"""Positions of the game that tests of the page use where any game will do."""

from __future__ import annotations

from collections.abc import Callable

from mazzo.games import GAMES
from mazzo.table.table import Table
from tests.harness.games import USUAL_GAME, parts_of_games
from tests.web.guest import Guest

TITLE = GAMES[USUAL_GAME].title
_positions = parts_of_games("positions")[USUAL_GAME]
opened: Callable[..., Table] = _positions.opened
dealt: Callable[..., Table] = _positions.dealt
bid: Callable[[Table, str], None] = _positions.bid
trick: Callable[[Table, str], None] = _positions.trick


def open_with_friends(guest: Guest, players: int, rounds: str = "", **switches: str) -> None:
    """Home, *With friends*, the form, the waiting room."""
    page = guest.home().page
    page.get_by_role("button", name=f"With friends: {TITLE}").click()
    page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    if rounds:
        page.get_by_role("radio", name="Other…").check()
        page.locator("dialog input[type=text]").fill(rounds)
    for kind, label in switches.items():
        page.get_by_role(kind, name=label).check()  # type: ignore[arg-type]
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name=f"{TITLE}: Waiting room").wait_for()
