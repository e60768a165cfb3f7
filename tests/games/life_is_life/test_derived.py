"""What a view of Life is Life says beyond the cards: consequences of the rules, so that a page need not know them."""

from __future__ import annotations

from typing import Any

from mazzo.rules.game import play
from mazzo.rules.news import fresh_news
from mazzo.table.view import view_of
from mazzo.words import legal_words, words_of
from tests.games.life_is_life.positions import GAME, RAGS, STRONG, position

ROWS = ["mouse", "cat, pig", "dog, dog, dog", "mole, goat, goat, sheep"]


def derived(state: Any) -> Any:
    return words_of(GAME).view(view_of(state, 0)).derived


def knock(state: Any) -> None:
    play(state, int(state.turn), legal_words(state, int(state.turn))["knock"], fresh_news())


def test_L4_the_turns_left_are_counted_from_the_first_knock_past_who_is_out() -> None:
    state = position([STRONG, RAGS, RAGS], ROWS)
    assert derived(state).turns_left is None
    knock(state)
    assert derived(state).turns_left == 2
    knock(state)
    assert derived(state).turns_left == 1
    state = position([STRONG, RAGS, RAGS], ROWS)
    state.lives[1] = 0
    knock(state)
    assert derived(state).turns_left == 1


def test_L8_players_who_left_later_are_ranked_higher_round_by_round() -> None:
    state = position([STRONG, RAGS, RAGS], ROWS)
    state.round_number = 4
    state.past_lives[:3, :3] = [[5, 2, 3], [4, 0, 1], [3, 0, 0]]
    state.lives[:3] = [3, 0, 0]
    state.left_in[:3] = [0, 2, 3]
    assert derived(state).left_in == [None, 2, 3]
    assert derived(state).ranks_after == [[1, 3, 2], [1, 3, 2], [1, 3, 2]]
    state.past_lives[0, :3] = [3, 5, 3]
    assert derived(state).ranks_after[0] == [2, 1, 2]
