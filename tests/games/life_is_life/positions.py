"""Positions of Life is Life, set up card by card: `2 bear, cat` is a hand or a row."""

from __future__ import annotations

from collections import Counter
from typing import Any

from mazzo.games.life_is_life.rules import GAME, ROWS, VALUES
from mazzo.games.life_is_life.words import SPECIES_NAMES
from mazzo.rules.dice import seed_of
from mazzo.rules.game import start
from mazzo.rules.news import fresh_news

SILENCE = fresh_news(listening=False)
STRONG = "4 giraffe, 4 bear, 2 mole"
RAGS = "giraffe, bear, mole, goat, sheep, dog, hare, pig, cat, mouse"


def counts(cards: str) -> list[int]:
    """`2 bear, cat` as a number for every species."""
    found: Counter[str] = Counter()
    for part in filter(None, cards.split(", ")):
        copies, _, name = part.rpartition(" ")
        found[name] += int(copies or 1)
    assert set(found) <= set(SPECIES_NAMES), cards
    return [found[name] for name in SPECIES_NAMES]


def position(
    hands: list[str], rows: list[str], known: list[str] | None = None, laps: int = 1, knocked: tuple[int, ...] = (), **asked: Any
) -> Any:
    """Seat 0 to move; everybody has swapped before. Hands are open among themselves unless `known` says less."""
    players = len(hands)
    _, options = GAME.choose(players, asked)
    state = GAME.fresh_state()
    start(state, options, seed_of(1), SILENCE)
    state.starter = state.turn = 0
    state.laps = laps
    state.swapped = (1 << players) - 1
    for place, seat in enumerate(knocked):
        state.knocked[place] = seat
    state.knocks = len(knocked)
    for seat in range(players):
        state.hand[seat] = counts(hands[seat])
        state.known[seat] = state.hand[seat] if known is None else counts(known[seat])
        assert state.hand[seat].sum() == 10
    for row in range(ROWS):
        state.row[row] = counts(rows[row])
        assert state.row[row].sum() == row + 1
    state.unseen[:] = VALUES - state.hand.sum(axis=0) - state.row.sum(axis=0)
    assert (state.unseen >= 0).all()
    return state
