"""What must always hold, in every game, for every number of players and option."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from mazzo.rules.dice import any_of, dice_of, seed_of, seed_text
from mazzo.rules.game import (
    FINE,
    MOST_MOVES,
    copy_of,
    legal,
    midway,
    moves_in,
    over,
    play,
    ranks,
    scores,
    standing,
    waiting_for,
    why_not,
)
from mazzo.rules.news import MOST_NEWS, fresh_news
from mazzo.table.decision import whole_decision
from mazzo.table.events import decision_words
from mazzo.table.table import Table
from mazzo.table.view import view_of
from mazzo.words import Refusal, legal_words, read_move, words_of
from tests.strategies import ALL, any_seed, any_table, examples, fresh, label, played

few = examples(60)
some_decisions = some.integers(0, 400)


@few
@given(any_table, any_seed, some_decisions)
def test_only_the_seats_that_a_game_waits_for_have_a_move(table: Any, seed: int, decisions: int) -> None:
    state = played(table, seed, decisions)
    waiting = moves_in(waiting_for(state))
    assert over(state) == (not waiting)
    for seat in range(int(state.players)):
        moves = moves_in(legal(state, seat))
        assert bool(moves) == (seat in waiting)
        assert all(move < MOST_MOVES for move in moves)
        for move in range(MOST_MOVES):
            assert (why_not(state, seat, move) == FINE) == (move in moves)


@few
@given(any_table, any_seed, some_decisions)
def test_every_legal_move_has_words_of_its_own(table: Any, seed: int, decisions: int) -> None:
    state = played(table, seed, decisions)
    for seat in moves_in(waiting_for(state)):
        for text, move in legal_words(state, seat).items():
            assert not text.startswith("move ")
            assert read_move(state, text) == move
        assert len(legal_words(state, seat)) == len(moves_in(legal(state, seat)))


@pytest.mark.parametrize("table", ALL, ids=label)
def test_games_end_and_the_standings_add_up(table: Any) -> None:
    for seed in range(3):
        state = played(table, seed, 100_000)
        assert over(state)
        assert legal(state, 0) == 0
        standings = [int(standing(state, seat)) for seat in range(int(state.players))]
        best_first = sorted(standings, reverse=True)
        assert ranks(state) == [best_first.index(one) + 1 for one in standings]


@few
@given(any_table, any_seed, some_decisions)
def test_copies_share_no_memory_and_trying_leaves_no_trace(table: Any, seed: int, decisions: int) -> None:
    state = played(table, seed, decisions)
    before = state.tobytes()
    for seat in moves_in(waiting_for(state)):
        for move in moves_in(legal(state, seat)):
            play(copy_of(state), seat, move, fresh_news())
        view_of(state, seat)
        waiting_for(state), midway(state, seat), scores(state), ranks(state)
    assert state.tobytes() == before


@few
@given(any_table, any_seed, some_decisions)
def test_the_same_seed_and_moves_give_the_same_game(table: Any, seed: int, decisions: int) -> None:
    assert played(table, seed, decisions).tobytes() == played(table, seed, decisions).tobytes()


@pytest.mark.parametrize("table", ALL, ids=label)
def test_the_news_of_a_move_fit_on_their_sheet_and_say_nothing_when_nobody_listens(table: Any) -> None:
    state, silent = fresh(table, 5), fresh(table, 5)
    dice = dice_of(seed_of(5), 1)
    silence = fresh_news(listening=False)
    while not over(state):
        seat = moves_in(waiting_for(state))[0]
        move = any_of(legal(state, seat), dice)
        news = fresh_news()
        play(state, seat, move, news)
        play(silent, seat, move, silence)
        assert news.length < MOST_NEWS
        assert silence.length == 0
        assert state.tobytes() == silent.tobytes()


@examples(25)
@given(any_table, any_seed, some.integers(0, 120), some.randoms(use_true_random=False))
def test_the_checked_door_plays_every_legal_move_and_refuses_every_other_without_a_trace(
    table: Any, seed: int, decisions: int, random: Any
) -> None:
    name, players, asked = table
    at = Table.open(name, players, asked, seed_text(seed_of(seed)))
    for seat in range(players):
        at.sit(seat, f"P{seat}")
    at.deal()
    for _ in range(decisions):
        if at.stage == "over":
            break
        seat = random.choice(at.undecided)
        at.play(seat, random_decision(at, seat, random), at.turn)
    trace = at.state.tobytes(), len(at.entries), len(at.events), at.turn
    for seat in range(players):
        legal_now = legal_words(at.state, seat) if seat in at.waiting else {}
        for move in range(MOST_MOVES):
            words = words_of(at.game).move(at.state, move)
            if words is None or words in legal_now:
                continue
            with pytest.raises(Refusal) as refused:
                at.play(seat, words, at.turn)
            assert refused.value.text.endswith(".")
        for nonsense in ("", "play Z9", "bid -1", "42", "play"):
            with pytest.raises(Refusal):
                at.play(seat, nonsense, at.turn)
        with pytest.raises(Refusal):
            at.play(seat, list(legal_now)[:1] or ["bid 0"], at.turn + 1)
    assert (at.state.tobytes(), len(at.entries), len(at.events), at.turn) == trace
    for seat in at.waiting:
        for words in legal_words(at.state, seat):
            another = Table.from_log(at.entries)
            decision = random_decision(another, seat, random, first=words)
            random.shuffle(decision)  # the parts may come in any order
            another.play(seat, decision, another.turn)


def random_decision(at: Table, seat: int, random: Any, first: str | None = None) -> list[str]:
    """A decision with all its parts, chosen at random."""
    chosen = [first] if first else []

    def choose(trial: Any) -> int:
        legal_now = legal_words(trial, seat)
        return legal_now[chosen.pop() if chosen else random.choice(list(legal_now))]

    return decision_words(at.state, seat, whole_decision(at.state, seat, choose))
