"""The tables that the laws are tried on: every number of players, every option, and options together."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
from hypothesis import settings
from hypothesis import strategies as some

from mazzo.rules import GAMES, game_named
from mazzo.rules.choice import any_of
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.news import fresh_news
from mazzo.rules.verbs import SPECTATOR, legal, moves_in, over, play, start, waiting_for

TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "wizard": [
        *[(players, {}) for players in (2, 3, 4, 5, 6)],
        *[(players, {"bids": "blind"}) for players in (3, 6)],
        *[(players, {"bids": "secret"}) for players in (4, 5)],
        (2, {"dark_wizard": True}),
        (4, {"dark_wizard": True, "leaders_hook": True}),
        (5, {"clairvoyance": True}),
        (3, {"clairvoyance": True, "bids": "secret", "rounds": "short"}),
        (3, {"monochrome": True}),
        (4, {"monochrome": True, "dark_wizard": True, "bids": "blind", "clairvoyance": True}),
        (6, {"leaders_hook": True, "rounds": "1-2-3-2-1"}),
        (3, {"rounds": "20-19"}),
    ],
    "wild_cards": [
        *[(players, {}) for players in (3, 4, 5)],
        (3, {"removal": "random", "habitats": "5-4-3-2"}),
        (5, {"wilds": "1-1-1-1"}),
    ],
    "life_is_life": [
        *[(players, {}) for players in (3, 4, 5)],
        (3, {"expert": True}),
        (4, {"most_laps": 2}),
        (5, {"expert": True, "most_laps": 5}),
    ],
}
ALL = [(name, players, asked) for name in GAMES for players, asked in TABLES[name]]


def examples(number: int) -> settings:
    """So many examples; fewer where the environment says so, for runs that are slow for another reason."""
    return settings(max_examples=min(number, int(os.environ.get("MAZZO_EXAMPLES", number))), deadline=None)


any_table = some.sampled_from(ALL)
any_seed = some.integers(0, 2**64)


def label(table: tuple[str, int, dict[str, Any]]) -> str:
    name, players, asked = table
    return "-".join([name, str(players), *(f"{option}={value}" for option, value in asked.items())])


def fresh(table: tuple[str, int, dict[str, Any]], seed: int) -> Any:
    """A state of this table, the first deal done."""
    name, players, asked = table
    game = game_named(name)
    _, options = game.choose(players, asked)
    state = game.fresh_state()
    start(state, options, seed_of(seed), fresh_news(listening=False))
    return state


def played(table: tuple[str, int, dict[str, Any]], seed: int, decisions: int) -> Any:
    """A state after so many random decisions, or at the end of the game if that comes first."""
    state = fresh(table, seed)
    dice = dice_of(seed_of(seed), 99)
    silence = fresh_news(listening=False)
    for _ in range(decisions):
        if over(state):
            break
        waiting = moves_in(waiting_for(state))
        seat = waiting[int(dice.a) % len(waiting)]
        play(state, seat, any_of(legal(state, seat), dice), silence)
    return state


def viewers(state: Any) -> list[int]:
    return [*range(int(state.players)), SPECTATOR]


def differing_fields(one: np.record, other: np.record) -> list[str]:
    """Which fields of two records differ: what a failed test wants to say."""
    return [name for name in one.dtype.names if not np.array_equal(one[name], other[name])]
