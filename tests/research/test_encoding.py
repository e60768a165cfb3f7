"""Encodings are complete, told from the viewer's chair, and written down as they are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from mazzo.games import GAMES, game_named
from mazzo.research.encoding import LAYOUTS, decode, encode
from mazzo.research.encoding.tables import page
from mazzo.rules.game import SPECTATOR, game_of
from mazzo.table.view import view_of
from tests.strategies import ALL, any_seed, any_table, differing_fields, examples, played

ROOT = Path(__file__).resolve().parent.parent.parent

# The sizes of the layouts that have been released. A layout that changes gets a new version and a line of its own.
RELEASED = {("wizard", 1): (521, 761, 60), ("wild_cards", 1): (434, 644, 19), ("life_is_life", 1): (227, 1727, 10)}


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


@pytest.mark.parametrize("table", [table for table in ALL if table[0] != "wizard" or table[2].get("monochrome")], ids=str)
def test_the_view_at_the_end_of_a_game_can_be_rebuilt(table: Any) -> None:
    state = played(table, 8, 100_000)
    for seat in range(int(state.players)):
        view = view_of(state, seat)
        assert differing_fields(view, decode(game_of(state), encoded(view, seat))) == []


@examples(30)
@given(any_table, any_seed, some.integers(0, 300))
def test_without_the_past_an_encoding_is_the_first_part_of_the_whole(table: Any, seed: int, decisions: int) -> None:
    view = view_of(played(table, seed, decisions), 1)
    short = np.full(LAYOUTS[table[0]].table_size, 99, np.int8)
    encode(view, 1, short)
    assert np.array_equal(short, encoded(view, 1)[: len(short)])


@pytest.mark.parametrize("name", list(GAMES))
def test_every_index_has_a_meaning_of_its_own_and_a_released_layout_stays(name: str) -> None:
    layout = LAYOUTS[name]
    meanings = layout.meanings()
    assert len(meanings) == len(set(meanings)) == layout.size
    assert (layout.table_size, layout.size, layout.moves) == RELEASED[name, layout.version]


def test_seats_are_told_from_the_viewers_chair() -> None:
    state = played(("wizard", 4, {}), 3, 0)
    layout = LAYOUTS["wizard"]
    for seat in range(4):
        dealer = layout.read(encoded(view_of(state, seat), seat))["dealer"]
        assert dealer.tolist() == [int(place == (int(state.dealer) - seat) % 4) for place in range(6)]


def test_the_tables_in_the_docs_are_those_of_the_code() -> None:
    assert (ROOT / "docs" / "encodings.md").read_text() == page(), "run `make encodings`"


def test_what_does_not_fit_is_refused_with_a_sentence() -> None:
    view = view_of(played(("wizard", 3, {}), 1, 4), 0)
    with pytest.raises(ValueError, match="goes into 761 numbers of int8"):
        encode(view, 0, np.zeros(700, np.int8))
    with pytest.raises(ValueError, match="float32"):
        encode(view, 0, np.zeros(761, np.float32))
    with pytest.raises(ValueError, match="seats 0 to 2"):
        encode(view, SPECTATOR, np.zeros(761, np.int8))
    with pytest.raises(ValueError, match="expected 761 numbers of wizard, version 1"):
        decode(game_named("wizard"), np.zeros(521, np.int8))
