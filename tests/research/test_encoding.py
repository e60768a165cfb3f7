"""Encodings are complete, relative to the viewer's seat, and documented as they are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from mazzo.research.encoding import LAYOUTS, decode, encode
from mazzo.research.encoding.tables import page
from mazzo.rules.game import game_of
from mazzo.table.view import view_of
from tests.games import sample
from tests.strategies import ALL, any_seed, any_table, differing_fields, examples, played

ROOT = Path(__file__).resolve().parent.parent.parent


def is_soon_over(table: Any) -> bool:
    game, _, asked = table
    return bool(sample(game, "is_soon_over", lambda asked: True)(asked))


def encoded(view: Any, seat: int) -> np.ndarray:
    out = np.full(LAYOUTS[game_of(view).name].size, 99, np.int8)
    encode(view, seat, out)
    return out


@examples(80)
@given(any_table, any_seed, some.integers(0, 600))
def test_the_view_can_be_rebuilt_from_its_encoding(table: Any, seed: int, decisions: int) -> None:
    state = played(table, seed, decisions)
    for seat in range(int(state.players)):
        view = view_of(state, seat)
        again = decode(game_of(state), encoded(view, seat))
        assert differing_fields(view, again) == []


@pytest.mark.parametrize("table", [table for table in ALL if is_soon_over(table)], ids=str)
def test_the_view_at_the_end_of_a_game_can_be_rebuilt(table: Any) -> None:
    state = played(table, 8, 100_000)
    for seat in range(int(state.players)):
        view = view_of(state, seat)
        assert differing_fields(view, decode(game_of(state), encoded(view, seat))) == []


@examples(30)
@given(any_table, any_seed, some.integers(0, 300))
def test_an_encoding_without_the_past_is_the_first_part_of_the_full_one(table: Any, seed: int, decisions: int) -> None:
    view = view_of(played(table, seed, decisions), 1)
    short = np.full(LAYOUTS[table[0]].table_size, 99, np.int8)
    encode(view, 1, short)
    assert np.array_equal(short, encoded(view, 1)[: len(short)])


@pytest.mark.parametrize("name", list(LAYOUTS))
def test_every_index_has_its_own_meaning_and_a_released_layout_never_changes(name: str) -> None:
    layout = LAYOUTS[name]
    meanings = layout.meanings()
    assert len(meanings) == len(set(meanings)) == layout.size
    sizes = layout.table_size, layout.size, layout.moves
    assert sizes == sample(name, "RELEASED_LAYOUTS", {layout.version: sizes})[layout.version]  # a game from outside keeps its own


def test_the_tables_in_the_docs_match_the_code() -> None:
    assert (ROOT / "docs" / "encodings.md").read_text() == page(), "run `make encodings`"
