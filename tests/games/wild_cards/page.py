"""Wild Cards in a browser: positions of every phase, and how each decision is made by clicks."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from mazzo.bots.levels import BOTS
from mazzo.bots.sandbox import bot_decision
from mazzo.games.wild_cards.rules import PHASES
from mazzo.games.wild_cards.words import SPECIES_NAMES
from mazzo.rules.dice import dice_of, seed_of
from mazzo.table.table import Table
from tests.web.guest import Guest, somebody_absent
from tests.web.recorder import recorded

NAMES = ["Ada", "Bruno", "Carla", "Dino", "Elsa"]
BIDS, TAKES = re.compile(r"(\w+) bids? ([^.]+)\."), re.compile(r"\b(?!and )(\w+) takes? (an? [^.]+)\.")
SEEDS = range(1, 100)


def wild_opened(players: int, seed: int = 1, **asked: Any) -> Table:
    """A table where everybody has sat down and the cards are dealt."""
    table = Table.open("wild_cards", players, asked, str(seed))
    for seat in range(players):
        table.sit(seat, NAMES[seat])
    table.deal()
    return table


def anything(table: Table) -> bool:
    return True


@cache
def wild_asked(phase: str, also: Callable[[Table], bool] = anything, players: int = 4, level: str = "casual") -> Table:
    """A table of such players at which seat 0 has to decide in this phase: with the first of some seeds that leads there."""
    for seed in SEEDS:
        table = wild_opened(players, seed)
        dice = dice_of(seed_of(5), 1)
        while table.stage == "playing":
            if PHASES[int(table.state.phase)] == phase and 0 in table.undecided and also(table):
                return table
            seat = table.undecided[0]
            table.play(seat, bot_decision(BOTS[level], table.state, seat, dice))
    raise AssertionError(f"no game of {len(SEEDS)} came to {phase}")


def has_eagle(table: Table) -> bool:
    """May seat 0 lay two cards, and has it three or more?"""
    view = table.view_words(0)
    return view.leaders[SPECIES_NAMES.index("eagle")] == 0 and len(set(view.hands[0])) > 2


def at_wild(
    guest: Guest,
    phase: str,
    also: Callable[[Table], bool] = anything,
    players: int = 4,
    absent: int | None = None,
    level: str = "casual",
) -> Any:
    """The guest has to decide in this phase; the table as its page receives it. Somebody may be absent, which stops the game."""
    others = {} if absent is None else {absent: somebody_absent(guest.server)}
    guest.visit(guest.lay(wild_asked(phase, also, players, level), others=others))
    return guest.until_asked()


# ------------------------------------------------------------------------------------------------------------ by clicks


def pick(guest: Guest, cards: list[str]) -> None:
    """Picks these cards of the hand: the first of several that are the same, then the next."""
    for place, card in enumerate(cards):
        number = cards[: place + 1].count(card)
        name = card if number == 1 else f"{card}/{number}"
        guest.page.locator(f'.hand [data-card="{name}"]').click(position={"x": 10, "y": 20})


def may_lay_two(guest: Guest, moves: list[str]) -> bool:
    """Is this a bid by the owner of the eagle?"""
    leads = guest.table["view"]["leaders"][SPECIES_NAMES.index("eagle")] == guest.table["you"]
    return bool(moves[0].startswith("bid ") and leads)


def press(guest: Guest, moves: list[str]) -> None:
    """Makes a whole decision as a player does: cards, animals, then the button that confirms."""
    page = guest.page
    page.locator(f'main[data-phase="{guest.table["view"]["phase"]}"] .tray').first.wait_for()  # drawn, not just received
    verb, _, what = moves[0].partition(" ")
    cards = [part.split()[1] for part in moves if part.split()[0] in ("pay", "commit", "discard") and part != "commit nothing"]
    if verb in ("bid", "also", "show"):
        two = may_lay_two(guest, moves)
        pick(guest, [what])
        if two:
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


def some_decision(table: Any) -> list[str]:
    """A whole decision without any plan: low bids, the first animal, the first cards."""
    view, legal, seat = table["view"], table["legal"], table["you"]
    phase, hand = view["phase"], view["hands"][seat]
    if phase == "bid":
        cheap = [move for move in legal if move != "bid refill" and int(move[-1]) <= len(hand)]
        return [cheap[0] if cheap and len(hand) > 2 else "bid refill"]
    if phase in ("acquire", "commit"):
        due = int(view["bids"][seat][0][1]) - 1 - len(view["payments"][seat])
        first = next((move for move in legal if move != "decline"), "decline")
        if first in ("decline", "commit nothing"):
            return [first]
        verb = "pay" if phase == "acquire" else "commit"
        payment = [f"{verb} {card}" for card in hand[:due]]
        return [first, *payment] if phase == "acquire" else payment
    return [{"discard": "done", "give": "no exchange", "second": "only one", "ibex": "take back"}.get(phase, legal[0])]


def every_bid_was_shown(guest: Guest) -> None:
    """However fast the bots are: an announced bid lies open, and an animal announced as taken lies on its owner's bid, for as
    long as the announcement stays."""
    bids, takes = 0, 0
    polite = ""
    for moment in recorded(guest):
        fresh, polite = moment.polite != polite, moment.polite
        for name, card in BIDS.findall(polite):
            bids += fresh
            assert any(bid.startswith(f"{name}: {card}") for bid in moment.lies), moment
        for name, animal in TAKES.findall(polite):
            takes += fresh
            assert any(bid.startswith(f"{name}: ") and f", took {animal}" in bid for bid in moment.lies), moment
    _, *tables = (heard for heard in guest.heard if heard["type"] == "table")  # the first has everything that came before
    events = [event["event"]["kind"] for table in tables for event in table["events"]]
    assert bids == events.count("wild_cards.revealed") > 0
    assert takes == events.count("wild_cards.acquired") > 0
