"""Wizard for researchers: hidden bids, options as OpenSpiel writes them, and refusals."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("pettingzoo")

from mazzo.games.wizard.rules import GAME  # noqa: E402
from mazzo.research.encoding import LAYOUTS, decode, encode  # noqa: E402
from mazzo.research.openspiel import setting_of  # noqa: E402
from mazzo.research.pettingzoo import env  # noqa: E402
from mazzo.research.vector import Vector  # noqa: E402
from mazzo.rules.game import SPECTATOR, copy_of, play, ranks, score, scores  # noqa: E402
from mazzo.rules.news import fresh_news  # noqa: E402
from mazzo.table.view import view_of  # noqa: E402
from tests.research.test_openspiel import after  # noqa: E402
from tests.strategies import played  # noqa: E402


def test_the_view_of_a_sealed_bid_is_the_same_whatever_was_bid() -> None:
    seen = []
    for bid in (0, 1):
        table = env(GAME.name, players=3, options={"bids": "secret", "rounds": "1"})
        table.reset(seed=3)
        assert table.agent_selection == "player_0"
        table.step(bid)
        seen.append(table.observe("player_1")["observation"])
    assert np.array_equal(*seen)


def test_a_hidden_bid_changes_nothing_that_another_knows() -> None:
    known = []
    for bid in (0, 1):
        state = after("mazzo_wizard(players=3,rounds=2_1,bids=secret)", 0)
        state.apply_action(bid)
        known.append([state.information_state_string(1), state.information_state_tensor(1), state.observation_string(2)])
        assert state.current_player() == 1
    assert known[0] == known[1]
    assert known[0][0] == after("mazzo_wizard(players=3,rounds=2_1,bids=secret)", 0).information_state_string(1)


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ({"players": 9}, "9 players: Wizard is for 2 to 6"),
        ({"bids": "loud"}, "option bids=loud"),
        ({"rounds": "1_99"}, "option rounds=1-99"),
        ({"deals": 0}, "deals=0: expected a whole number from 1"),
    ],
)
def test_an_impossible_game_is_refused_with_a_sentence(parameters: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        setting_of(GAME.name, tuple(parameters.items()))


def test_an_illegal_action_is_refused_with_a_sentence() -> None:
    state = after("mazzo_wizard(players=3,rounds=1_2)", 0)
    with pytest.raises(ValueError, match="This round has 1 tricks"):
        state.apply_action(40)
    with pytest.raises(ValueError, match="deal 2000: this game has the deals 0 to 1023"):
        pyspiel.load_game("mazzo_wizard").new_initial_state().apply_action(2000)


def test_a_single_round_can_be_asked_for() -> None:
    game = pyspiel.load_game("mazzo_wizard(players=3,rounds=1_)")
    assert int(game.setting.options.rounds) == 1
    assert pyspiel.load_game(str(game)).setting.options == game.setting.options


def test_ranks_are_worth_1_to_minus_1() -> None:
    silence = fresh_news(listening=False)
    games = Vector(GAME.name, 1, players=3, options={"rounds": "1"}, rewards="rank")
    while not games.dones[0]:
        last, seat, action = copy_of(games.states[0]), int(games.seats[0]), games.random_actions().copy()
        games.step(action)
    play(last, seat, int(action[0]), silence)
    places = ranks(last)
    worth = [sum(np.sign(other - place) for other in places) / 2 for place in places]
    assert games.rewards[0].tolist() == worth
    assert score(last, 0) == scores(last)[0]


def encoded(view: Any, seat: int) -> np.ndarray:
    out = np.zeros(LAYOUTS[GAME.name].size, np.int8)
    encode(view, seat, out)
    return out


def test_seats_are_counted_from_the_viewers_chair() -> None:
    state = played((GAME.name, 4, {}), 3, 0)
    layout = LAYOUTS[GAME.name]
    for seat in range(4):
        dealer = layout.read(encoded(view_of(state, seat), seat))["dealer"]
        assert dealer.tolist() == [int(place == (int(state.dealer) - seat) % 4) for place in range(6)]


def test_an_array_that_does_not_fit_is_refused_with_a_sentence() -> None:
    view = view_of(played((GAME.name, 3, {}), 1, 4), 0)
    with pytest.raises(ValueError, match="goes into 761 numbers of int8"):
        encode(view, 0, np.zeros(700, np.int8))
    with pytest.raises(ValueError, match="float32"):
        encode(view, 0, np.zeros(761, np.float32))
    with pytest.raises(ValueError, match="seats 0 to 2"):
        encode(view, SPECTATOR, np.zeros(761, np.int8))
    with pytest.raises(ValueError, match="expected 761 numbers of wizard, version 1"):
        decode(GAME, np.zeros(521, np.int8))
