"""Positions of Life is Life as players write them: hands and rows, filled up from the rest of the deck.

    table = animals_dealt("4 giraffe 2 cat", "3 bear", "", rows=["pig", "2 goat"])
    swap(table, 2, "giraffe cat")
    knock(table)

The cards come from a stacked shuffle, so everything on these tables was dealt and played by the rules.
"""

from __future__ import annotations

from itertools import count
from typing import Any

from mazzo.games import game_named
from mazzo.games.life_is_life.rules import HAND_SIZE, ROWS, VALUES
from mazzo.games.life_is_life.words import SPECIES_NAMES
from mazzo.rules.dice import seed_of
from mazzo.rules.game import start
from mazzo.rules.news import fresh_news
from mazzo.table.table import Table

LIFE = game_named("life_is_life")
NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa")


def animals(text: str) -> list[str]:
    """Cards written `4 cat 2 dog mole`."""
    found: list[str] = []
    copies = 1
    for word in text.split():
        if word.isdigit():
            copies = int(word)
        else:
            found += [word] * copies
            copies = 1
    return found


def animals_dealt(*hands: str, rows: list[str] | None = None, starter: int = 0, **asked: Any) -> Table:
    """A first round; hands and rows start with these cards and are filled up from the rest of the deck."""
    deck = [name for name, copies in zip(SPECIES_NAMES, VALUES, strict=True) for _ in range(copies)]
    places = [animals(text) for text in (*hands, *(rows or []), *[""] * (ROWS - len(rows or [])))]
    for card in (card for place in places for card in place):
        deck.remove(card)
    # From all over the deck, a species at a time, so that nobody is dealt a set by chance.
    deck = [card for first in range(len(VALUES)) for card in deck[first :: len(VALUES)]]
    for place, size in zip(places, [HAND_SIZE] * len(hands) + list(range(1, ROWS + 1)), strict=True):
        place += [deck.pop(0) for _ in range(size - len(place))]
    order = [card for place in places for card in place] + deck
    return life_opened(len(hands), asked, seed_with_starter(len(hands), starter, asked), order)


def seed_with_starter(players: int, starter: int, asked: dict[str, Any]) -> str:
    """The first seed with which this seat starts (L1: the seed draws the starter)."""
    _, options = LIFE.choose(players, asked)
    trial = LIFE.fresh_state()
    for seed in count():
        start(trial, options, seed_of(seed), fresh_news(listening=False))
        if trial.starter == starter:
            return str(seed)
    raise AssertionError


def life_opened(players: int, asked: dict[str, Any], seed: str = "1", stacked: list[str] | None = None) -> Table:
    """A table where everybody has sat down and the cards are dealt."""
    table = Table.open("life_is_life", players, asked, seed, stacked=stacked)
    for seat in range(players):
        table.sit(seat, NAMES[seat])
    table.deal()
    return table


def swap(table: Table, row: int, given: str) -> None:
    """Whoever's turn it is lays these cards for this row."""
    table.play(table.undecided[0], [f"row {row}", *(f"lay {card}" for card in animals(given))])


def knock(table: Table) -> None:
    table.play(table.undecided[0], "knock")


def swap_some(table: Table) -> None:
    """Whoever's turn it is swaps some card for the first row."""
    seat = table.undecided[0]
    seen = table.view_words(seat)
    swap(table, 1, next(card for card in seen.hands[seat] if [card] != seen.rows[0]))


def lap(table: Table) -> None:
    """Everybody swaps once, starting with whoever's turn it is."""
    first = table.undecided[0]
    swap_some(table)
    while table.undecided != [first]:
        swap_some(table)
