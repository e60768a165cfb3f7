"""States of the tables in `mazzo.variants`, for laws that apply everywhere."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
from hypothesis import settings
from hypothesis import strategies as some

from mazzo import variants
from mazzo.games import GAMES, game_named
from mazzo.rules.dice import any_of, dice_of, seed_of
from mazzo.rules.game import SPECTATOR, legal, moves_in, over, play, start, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.variants import TABLES, label

__all__ = [
    "ALL",
    "TABLES",
    "TESTED",
    "any_seed",
    "any_table",
    "differing_fields",
    "examples",
    "fresh",
    "label",
    "played",
    "viewers",
]

TESTED = os.environ.get("MAZZO_TESTED", "").split() or list(GAMES)
"""The games that are tested against general laws: all there are, unless the environment names some."""
ALL = [table for table in variants.ALL if table[0] in TESTED]


def examples(number: int) -> settings:
    """This many examples; fewer if the environment says so, for runs that are slow for another reason."""
    return settings(max_examples=min(number, int(os.environ.get("MAZZO_EXAMPLES", number))), deadline=None)


any_table = some.sampled_from(ALL)
any_seed = some.integers(0, 2**64)


def fresh(table: tuple[str, int, dict[str, Any]], seed: int) -> Any:
    """A state of this table, the first deal done."""
    name, players, asked = table
    game = game_named(name)
    _, options = game.choose(players, asked)
    state = game.fresh_state()
    start(state, options, seed_of(seed), fresh_news(listening=False))
    return state


def played(table: tuple[str, int, dict[str, Any]], seed: int, decisions: int) -> Any:
    """A state after this many random decisions, or at the end of the game if that comes first."""
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
    """Which fields of two records differ, for the message of a failed test."""
    return [name for name in one.dtype.names if not np.array_equal(one[name], other[name])]
