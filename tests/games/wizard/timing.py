"""Wizard for measuring how fast the page is."""

from __future__ import annotations

from tests.games.wizard.positions import opened
from tests.web.clicks import SHOWN
from tests.web.guest import Guest
from tests.web.moments import played_on

CARDS_A_GAME = 10
DEALT = "20 cards"


def play(guest: Guest, played: list[float]) -> None:
    before = len(played)
    while len(played) < before + CARDS_A_GAME:
        move = guest.until_asked()["legal"][0]
        if not move.startswith("play"):
            guest.make(move)
            continue
        guest.put_round_away()
        card, turn = move.split()[1], guest.table["turn"]
        # The card leaves the hand in the same frame that lays it on the table.
        where = [f'.hand [data-card="{card}"]', f'main.room:not(:has(.hand [data-card="{card}"]))']
        played.append(guest.page.evaluate(SHOWN, where))
        guest.until(lambda table, turn=turn: table["turn"] > turn)


def deal(guest: Guest) -> str:
    """Ours is the last card of a round; the next has twenty."""
    table = played_on(opened(3, {"rounds": "1-20"}, "4"), lambda now: now.undecided == [0] and now.state.cards_played == 2)
    guest.visit(guest.lay(table))
    return f'.hand [data-card="{guest.until_asked()["legal"][0].split()[1]}"]'
