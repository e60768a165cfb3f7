"""A hint says what the strongest bot would do, what else it considered, and why."""

from __future__ import annotations

import pytest

from mazzo.bots.heuristics import is_promise
from mazzo.bots.levels import bot_named
from mazzo.bots.offered import levels_of
from mazzo.games import GAMES
from mazzo.hints import hint_for, hint_in_english, move_chances
from mazzo.rules.game import legal, moves_in, waiting_for
from mazzo.table.view import view_of
from mazzo.words import legal_words
from tests.strategies import played

SEARCHERS = [(game, f"{level}@40") for game in GAMES for level in levels_of(game) if level in ("club", "master")]


@pytest.mark.parametrize(("game", "name"), SEARCHERS)
def test_a_hint_is_legal_in_words_and_the_same_again(game: str, name: str) -> None:
    searcher = bot_named(name)
    for decisions in (0, 7, 25):
        state = played((game, 4, {}), 2, decisions)
        seat = moves_in(waiting_for(state))[0]
        view = view_of(state, seat)
        hint = hint_for(view, seat, searcher)
        assert hint.move in legal_words(view, seat)
        assert all(text in legal_words(view, seat) for text, _ in hint.candidates)
        again = hint_for(view, seat, searcher)
        assert (again.move, again.candidates, again.reason) == (hint.move, hint.candidates, hint.reason)
        first, *_ = hint_in_english(hint)
        assert first.startswith(f"I would {hint.move}. ")


@pytest.mark.parametrize("game", list(GAMES))
def test_moves_have_chances_where_they_are_promises_and_nowhere_else(game: str) -> None:
    for decisions in (0, 5):
        state = played((game, 4, {}), 2, decisions)
        seat = moves_in(waiting_for(state))[0]
        view = view_of(state, seat)
        chances = move_chances(view, seat, rollouts=20)
        assert [move for move, _ in chances] == (moves_in(legal(view, seat)) if is_promise(view) else [])
        assert all(0 <= chance <= 1 for _, chance in chances)
