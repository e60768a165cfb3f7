"""What must always hold in Wizard, for every number of players and option."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from mazzo.rules.game import (
    game_of,
    moves_in,
    scores,
)
from mazzo.table.view import view_of
from mazzo.words import move_words, words_of
from tests.strategies import ALL, any_seed, examples, label, played

TABLES = [table for table in ALL if table[0] == "wizard"]


def wizard_cards(state: Any) -> list[int]:
    cards = [card for seat in range(int(state.players)) for card in moves_in(int(state.hand[seat]))]
    cards += [int(card) for card in state.stock[60 - int(state.stock_size) :]]
    if state.phase != 3:
        cards += [int(card) for card in state.played[: int(state.cards_played)]]
        cards += [int(state.turned)] if state.turned >= 0 else []
    if state.players == 2:
        cards += moves_in(int(state.set_aside))
    elif state.phase == 3:
        cards += [int(card) for card in state.played[: int(state.cards_played)]]
        cards += [int(state.turned)] if state.turned >= 0 else []
    return sorted(cards)


@examples(60)
@given(some.sampled_from(TABLES), any_seed, some.integers(0, 400))
def test_no_card_is_lost_or_duplicated(table: Any, seed: int, decisions: int) -> None:
    state = played(table, seed, decisions)
    deck = range(60)
    if state.monochrome:
        deck = [card for card in range(60) if (card // 13 if card < 52 else (card - 52) % 4) < state.players]
    assert wizard_cards(state) == sorted(deck)


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_the_points_of_all_rounds_add_up_to_the_score(table: Any) -> None:
    for seed in range(3):
        state = played(table, seed, 100_000)
        seen = words_of(game_of(state)).view(view_of(state, 0))
        points = np.array([row.points for row in seen.past])
        assert points.sum(axis=0).tolist() == scores(state)
        assert len(points) == state.rounds


def test_a_number_that_is_no_move_has_plain_words() -> None:
    assert move_words(played(("wizard", 3, {}), 1, 5), 62).endswith("62")
