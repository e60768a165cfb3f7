"""The shuffles of Wizard: one a round, each from its own stream, or in a stacked order."""

from __future__ import annotations

import numpy as np

from mazzo.games import game_named
from mazzo.rules import dice as chance
from mazzo.rules.dice import seed_of, shuffle
from mazzo.rules.game import stack, start
from mazzo.rules.news import fresh_news


def test_each_shuffle_has_its_own_stream() -> None:
    """The deal of a round does not depend on what was drawn before it."""
    game = game_named("wizard")
    state = game.fresh_state()
    _, options = game.choose(3, {"rounds": "2-3"})
    start(state, options, seed_of(5), fresh_news())
    again = np.arange(60, dtype=np.int64)
    shuffle(state, 1, again, 0, 60)
    assert again[6 + 1 :].tolist() == [int(card) for card in state.stock[60 - int(state.stock_size) :]]
    other = np.arange(60, dtype=np.int64)
    shuffle(state, 2, other, 0, 60)
    assert other.tolist() != again.tolist()


def test_a_stacked_order_is_taken_if_it_fits_and_dropped_if_not() -> None:
    game = game_named("wizard")
    _, options = game.choose(3, {"rounds": "1-2"})
    order = np.arange(60, dtype=np.int64)[::-1].copy()
    state = game.fresh_state()
    stack(state, order)
    start(state, options, seed_of(1), fresh_news())
    assert state.stacked == 1
    first = (int(state.dealer) + 1) % 3
    assert int(state.hand[first]) == 1 << 59
    state = game.fresh_state()
    stack(state, np.zeros(60, np.int64))
    start(state, options, seed_of(1), fresh_news())
    assert state.stacked == 0
    assert chance.FIRST_SEAT != chance.SHUFFLE
