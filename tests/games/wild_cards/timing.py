"""Wild Cards for measuring how fast the page is."""

from __future__ import annotations

from tests.games.wild_cards.page import at_wild, pick
from tests.games.wild_cards.screens import cards_in_hand
from tests.web.clicks import SHOWN
from tests.web.guest import Guest

CARDS_A_GAME = 10
DEALT = "a refill"


def play(guest: Guest, played: list[float]) -> None:
    """One bid after another while somebody has not bid: each is locked, and the previous one comes back."""
    at_wild(guest, "bid", absent=1)
    for move in (guest.table["legal"] * CARDS_A_GAME)[:CARDS_A_GAME]:
        card = f'.hand [data-card="{move.split()[1]}"]'
        if guest.table["your_choice"] != [move]:
            played.append(guest.page.evaluate(SHOWN, [card, f"{card}.chosen"]))
            guest.until(lambda table, move=move: table["your_choice"] == [move])


def deal(guest: Guest) -> str:
    """A refill: all but one are discarded, and as many drawn."""
    at_wild(guest, "discard", cards_in_hand)
    pick(guest, guest.table["view"]["hands"][0][:-1])
    return ".tray button.main"
