"""Kindling as its rulebook has it: a test a ruling."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import numpy as np
import pytest
from mazzo_kindling.rules import GAME, LENGTHS, ONCE_ONLY, OUT_OF_ORDER, STICKS, TIE, finish_round
from mazzo_kindling.words import WORDS

from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import SPECTATOR, legal, moves_in, over, play, ranks, scores, stack, start, waiting_for, why_not
from mazzo.rules.news import fresh_news
from mazzo.table.view import view_of
from mazzo.words import legal_words, read_move
from mazzo.worlds import imagine

DECK = Counter({str(length): 4 for length in range(1, LENGTHS + 1)})


def dealt(*hands: str, ember: str = "1", **asked: Any) -> Any:
    """A game whose first hands and first ember are these; the rest of the sticks lies in the woodpile from short to long."""
    _, options = GAME.choose(len(hands), asked)
    first = " ".join(hands).split()
    sticks = first + sorted((DECK - Counter(first)).elements(), key=int)
    embers = [ember, *(str(card) for card in range(1, LENGTHS + 1) if str(card) != ember)]
    state = GAME.fresh_state()
    stack(state, np.array([WORDS.card_named(card) for card in sticks + embers], np.int64))
    start(state, options, seed_of(1), fresh_news())
    return state


def bundle(state: Any, seat: int, sticks: str) -> None:
    for stick in sticks.split():
        play(state, seat, legal_words(state, seat)[f"add {stick}"], fresh_news())
    if len(sticks.split()) < 3:
        play(state, seat, TIE, fresh_news())


def lay(state: Any, *bundles: str) -> list[int]:
    """Everybody's bundle, seat by seat; what it brought each of them."""
    before = scores(state)
    for seat, sticks in enumerate(bundles):
        bundle(state, seat, sticks)
    return [now - then for now, then in zip(scores(state), before, strict=True)]


def words_of(state: Any) -> Any:
    """Everything on the table, in plain words."""
    return msgspec.to_builtins(WORDS.state(state))


def seen_by(state: Any, seat: int) -> Any:
    """What this seat sees, in plain words."""
    return msgspec.to_builtins(WORDS.view(view_of(state, seat)))


def test_K1_six_sticks_each_in_the_order_of_the_seats_and_the_rest_is_the_woodpile() -> None:
    state = dealt("1 2 3 4 5 6", "7 7 8 8 9 9", "1 2 3 4 5 6")
    assert words_of(state)["hands"] == [
        ["1", "2", "3", "4", "5", "6"],
        ["7", "7", "8", "8", "9", "9"],
        ["1", "2", "3", "4", "5", "6"],
    ]
    assert len(words_of(state)["pile"]) == STICKS - 18


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K1_no_stick_is_lost_or_duplicated(players: int) -> None:
    _, options = GAME.choose(players, {})
    state = GAME.fresh_state()
    start(state, options, seed_of(players), fresh_news())
    while not over(state):
        shown = words_of(state)
        everywhere = [*shown["pile"], *shown["burnt"], *(stick for hand in shown["hands"] + shown["bundles"] for stick in hand)]
        assert Counter(everywhere) == DECK
        seat = moves_in(waiting_for(state))[-1]
        play(state, seat, moves_in(legal(state, seat))[-1], fresh_news())


def test_K2_every_ember_is_one_of_ten_and_may_come_again() -> None:
    _, options = GAME.choose(2, {})
    embers = []
    for seed in range(200):
        state = GAME.fresh_state()
        start(state, options, seed_of(seed), fresh_news())
        first = int(state.ember)
        lay(state, *(words_of(state)["hands"][seat][0] for seat in range(2)))
        embers.append((first, int(state.ember)))
    assert {ember for pair in embers for ember in pair} == set(range(LENGTHS))
    assert any(first == second for first, second in embers)


def test_K3_one_to_three_sticks_of_different_lengths() -> None:
    state = dealt("1 2 2 3 4 5", "6 7 8 9 10 10")
    assert list(legal_words(state, 0)) == ["add 1", "add 2", "add 3", "add 4", "add 5"]
    play(state, 0, read_move(state, "add 2"), fresh_news())
    assert list(legal_words(state, 0)) == ["add 3", "add 4", "add 5", "tie"]
    assert why_not(state, 0, read_move(state, "add 2")) == ONCE_ONLY
    assert why_not(state, 0, read_move(state, "add 1")) == OUT_OF_ORDER
    play(state, 0, read_move(state, "add 3"), fresh_news())
    play(state, 0, read_move(state, "add 5"), fresh_news())
    assert moves_in(waiting_for(state)) == [1]


def test_K3_nobody_learns_what_is_in_a_bundle_or_whether_it_is_tied() -> None:
    state = dealt("1 2 3 4 5 6", "6 7 8 9 10 10", "1 1 2 2 3 3")
    before = [view_of(state, viewer).tobytes() for viewer in (0, 2, SPECTATOR)]
    bundle(state, 1, "6 10")
    assert [view_of(state, viewer).tobytes() for viewer in (0, 2, SPECTATOR)] == before
    assert seen_by(state, 1)["bundles"] == [None, ["6", "10"], None]


def test_K4_K5_a_length_laid_by_two_smokes_and_every_other_stick_scores_its_length() -> None:
    state = dealt("1 2 3 4 5 6", "2 3 7 8 9 10", "1 1 4 4 10 10")
    assert lay(state, "2 6", "2 3", "4") == [6 + 5, 3, 4]


def test_K5_the_embers_length_scores_twice() -> None:
    state = dealt("1 2 3 4 5 6", "2 3 7 8 9 10", ember="8")
    assert lay(state, "6", "8") == [6, 16 + 5]


def test_K5_an_ember_in_smoke_scores_nothing() -> None:
    state = dealt("1 2 3 4 5 8", "2 3 7 8 9 10", ember="8")
    assert lay(state, "5 8", "8") == [5 + 5, 0]


def test_K6_only_a_fire_hotter_than_all_others_gets_five_more() -> None:
    assert lay(dealt("1 2 3 4 5 6", "2 3 7 8 9 10"), "3 4", "7") == [7, 7]
    assert lay(dealt("1 2 3 4 5 6", "2 3 7 8 9 10"), "3 5", "7") == [8 + 5, 7]
    assert lay(dealt("1 2 3 4 5 6", "2 3 6 8 9 10"), "6", "6") == [0, 0]


def test_K7_where_smoke_stings_every_stick_in_it_costs_a_point_and_the_heat_stays() -> None:
    state = dealt("1 2 3 4 5 6", "2 3 7 8 9 10", stinging=True)
    assert lay(state, "2 3 6", "2 3 7") == [6 - 2, 7 + 5 - 2]


def test_K8_what_was_laid_is_burnt_in_sight_of_everybody() -> None:
    state = dealt("1 2 3 4 5 6", "2 3 7 8 9 10")
    lay(state, "2 6", "10")
    assert seen_by(state, SPECTATOR)["burnt"] == ["2", "6", "10"]


def test_K9_everybody_draws_one_and_only_its_owner_sees_it() -> None:
    state = dealt("7 7 7 7 8 8", "8 8 9 9 9 9")
    lay(state, "7", "8")
    assert words_of(state)["hands"] == [["1", "7", "7", "7", "8", "8"], ["1", "8", "9", "9", "9", "9"]]
    assert seen_by(state, 0)["hands"] == [["1", "7", "7", "7", "8", "8"], 6]


def test_K9_a_draw_is_shown_to_its_owner_alone() -> None:
    state = dealt("7 7 7 7 8 8", "8 8 9 9 9 9")
    bundle(state, 0, "7")
    play(state, 1, read_move(state, "add 8"), fresh_news())
    state.tied = 0b11
    news = fresh_news()
    finish_round(state, news)
    drew = [int(news.seen_by[line]) for line in range(news.length) if GAME.news_kinds[news.kind[line]] == "drew"]
    assert drew == [0b01, 0b10]


@pytest.mark.parametrize("rounds", [3, 4, 5])
def test_K10_the_game_has_as_many_rounds_as_the_option_says_and_the_most_points_win(rounds: int) -> None:
    state = dealt("1 2 3 4 5 6", "6 7 8 9 10 10", "1 1 2 2 3 3", "7 7 8 8 9 9", rounds=rounds)
    for number in range(rounds):
        assert not over(state)
        assert state.round_number == number + 1
        lay(state, *(hand[0] for hand in words_of(state)["hands"]))
    assert over(state)
    best = max(scores(state))
    assert [rank == 1 for rank in ranks(state)] == [points == best for points in scores(state)]


def test_K10_four_players_draw_the_last_stick_before_the_last_round() -> None:
    state = dealt("1 2 3 4 5 6", "1 2 3 4 5 6", "1 2 3 4 5 6", "1 2 3 4 5 6")
    for _ in range(4):
        lay(state, *(hand[-1] for hand in words_of(state)["hands"]))
    assert words_of(state)["pile"] == []
    lay(state, *(hand[-1] for hand in words_of(state)["hands"]))
    assert over(state)


def test_every_way_the_unseen_sticks_can_lie_is_imagined_equally_often() -> None:
    """Of a length with two unseen copies each copy is in the other's hand as often as its size says."""
    state = dealt("1 1 2 2 3 3", "4 5 6 7 8 9")
    view, dice, world = view_of(state, 0), dice_of(seed_of(1), 1), GAME.fresh_state()
    held = np.zeros(LENGTHS)
    draws = 20_000
    for _ in range(draws):
        imagine(view, dice, world)
        held += world.hand[1]
    unseen = np.array([4 - 2, 4 - 2, 4 - 2, 4, 4, 4, 4, 4, 4, 4])
    assert np.allclose(held / draws, 6 * unseen / 34, atol=0.03)
