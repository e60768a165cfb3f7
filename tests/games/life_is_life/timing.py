"""Life is Life for measuring how fast the page is."""

from __future__ import annotations

from tests.games.life_is_life.page import animals_dealt, knock, lap
from tests.games.life_is_life.screens import MIXED, MIXED_ROWS
from tests.web.clicks import CHANGED
from tests.web.guest import Guest, somebody_absent

DEALT = "10 animals"


def play(guest: Guest, played: list[float]) -> None:
    guest.visit(guest.lay(animals_dealt(*MIXED, rows=MIXED_ROWS)))
    for _ in range(3):
        table = guest.until_asked()
        if table["stage"] == "over" or table["view"]["past"]:
            return
        row = table["view"]["rows"][0]
        card = next(card for card in table["view"]["hands"][0] if [card] != row)
        guest.page.locator(f'.hand [data-card="{card}.1"]').click()
        guest.page.locator(".tray button.main:not(.not)").wait_for()
        played.append(guest.page.evaluate(CHANGED, [".tray button.main", ".rows"]))
        guest.until(lambda now, turn=table["turn"]: now["turn"] > turn)


def deal(guest: Guest) -> str:
    """We knock last, and the next round is dealt."""
    table = animals_dealt(*MIXED, rows=MIXED_ROWS, starter=1)
    lap(table)
    for _ in range(3):
        knock(table)
    guest.visit(guest.lay(table, others={2: somebody_absent(guest.server)}))
    guest.until_asked()
    return "button.knock"
