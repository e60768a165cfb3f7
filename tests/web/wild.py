"""Wild Cards in a browser: positions of every phase, and how each decision is made by clicks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mazzo.bots import BOTS
from mazzo.bots.whole import bot_decision
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.wild_cards import PHASES
from mazzo.table.table import Table
from tests.web.guest import Guest

NAMES = ["Ada", "Bruno", "Carla", "Dino", "Elsa"]
SEEDS = range(1, 100)
EAGLE = 2


def opened(players: int, seed: int = 1, **asked: Any) -> Table:
    """A table where everybody has sat down and the cards are dealt."""
    table = Table.open("wild_cards", players, asked, str(seed))
    for seat in range(players):
        table.sit(seat, NAMES[seat])
    table.deal()
    return table


def played_on(table: Table, done: Callable[[Table], bool]) -> Table:
    """Casual players on every seat until the table is such, or the game is over."""
    dice = dice_of(seed_of(5), 1)
    while table.stage == "playing" and not done(table):
        seat = table.undecided[0]
        table.play(seat, bot_decision(BOTS["casual"], table.state, seat, dice))
    return table


def asked(phase: str, also: Callable[[Table], bool] = lambda table: True, players: int = 4, **options: Any) -> Table:
    """A table at which seat 0 is asked in this phase, and the rest is decided; the first of some seeds that comes to that."""

    def is_such(table: Table) -> bool:
        return PHASES[int(table.state.phase)] == phase and 0 in table.undecided and also(table)

    for seed in SEEDS:
        table = played_on(opened(players, seed, **options), is_such)
        if table.stage == "playing":
            return table
    raise AssertionError(f"no game of {len(SEEDS)} came to {phase}")


def view_of(table: Table) -> Any:
    return table.told(0)


# ------------------------------------------------------------------------------------------------------------ by clicks


def pick(guest: Guest, cards: list[str]) -> None:
    """Picks these cards of the hand: the first of several that are the same, then the next."""
    for place, card in enumerate(cards):
        number = cards[: place + 1].count(card)
        name = card if number == 1 else f"{card}/{number}"
        guest.page.locator(f'.hand [data-card="{name}"]').click(position={"x": 10, "y": 20})


def press(guest: Guest, moves: list[str]) -> None:
    """Makes a whole decision as a player does: cards, animals, then the button that confirms."""
    page = guest.page
    verb, _, what = moves[0].partition(" ")
    cards = [part.split()[1] for part in moves if part.split()[0] in ("pay", "commit", "discard") and part != "commit nothing"]
    if verb in ("bid", "also", "show"):
        pick(guest, [what])
        if verb == "bid" and page.locator(".tray button.main").count():
            page.locator(".tray button.main").click()
    elif verb == "acquire":
        page.locator(f'.display [data-animal="{what}"]').first.click()
        pick(guest, cards)
        page.locator(".tray button.main").click()
    elif verb == "give":
        page.locator(f'.tray [data-give="{what}"]').click()
        page.locator(f'.tray [data-take="{moves[1].split()[1]}"]').click()
        page.locator(".tray button.main").click()
    elif moves[0] == "decline":
        page.locator(".tray button.decline").click()
    elif moves[0] == "no exchange":
        page.locator(".tray .ways button").last.click()
    elif verb in ("commit", "discard", "done"):
        pick(guest, cards)
        page.locator(".tray button.main").click()
    else:
        page.locator(f'.tray [data-move="{moves[0]}"]').click()


def make(guest: Guest, moves: list[str]) -> None:
    """Makes a decision by clicks, and waits until the table has gone on."""
    turn, choice = guest.table["turn"], guest.table["your_choice"]
    press(guest, moves)
    guest.until(lambda table: table["turn"] > turn or table["your_choice"] != choice)
