"""Whole games as people would play them at their own table: decision by decision, by the rules' own engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from mazzo.bots.casual import casual
from mazzo.rules.dice import any_of, dice_of, seed_of
from mazzo.rules.game import Game, legal, moves_in, over, play, start, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.table.view import view_of

SILENCE = fresh_news(listening=False)
AT_RANDOM = 4  # every fourth decision is random, so that rare things happen


def played(game: Game, players: int, asked: dict[str, Any], seed: int, watch: Callable[[Any], None]) -> Any:
    """The last state of a game; `watch` is shown the state before every decision."""
    _, options = game.choose(players, asked)
    state, dice = game.fresh_state(), dice_of(seed_of(seed), players)
    start(state, options, seed_of(seed), SILENCE)
    decisions = 0
    while not over(state):
        watch(state)
        seat = moves_in(waiting_for(state))[0]
        guess = decisions % AT_RANDOM == 0
        move = any_of(legal(state, seat), dice) if guess else casual(view_of(state, seat), seat, dice)
        play(state, seat, int(move), SILENCE)
        decisions += 1
    return state


def fresh_pad(game: Game, players: int, asked: dict[str, Any]) -> Any:
    """A game just begun, with cards that nobody looks at."""
    _, options = game.choose(players, asked)
    state = game.fresh_state()
    start(state, options, np.zeros(8, np.int64), SILENCE)
    return state
