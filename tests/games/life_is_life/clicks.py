"""How a decision is made by clicks."""

from __future__ import annotations

from tests.web.guest import Guest


def decide(guest: Guest, moves: list[str]) -> None:
    """Knocks, or takes a row for cards."""
    page = guest.page
    if moves == ["knock"]:
        return page.locator("button.knock").click()
    row, *cards = (move.split()[1] for move in moves)
    page.locator(f'[data-row="{row}"]').click()
    for number, card in enumerate(cards):
        copy = cards[: number + 1].count(card)
        page.locator(f'.hand [data-card="{card}.{copy}"]').click(position={"x": 10, "y": 20})
    page.locator(".tray button.main").click()
