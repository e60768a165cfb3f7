"""Wizard in the words of researchers: what only its bids and cards can show."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("pettingzoo")

from mazzo.games import GAMES, game_named  # noqa: E402
from mazzo.research.encoding import LAYOUTS, decode, encode  # noqa: E402
from mazzo.research.openspiel import setting_of  # noqa: E402
from mazzo.research.pettingzoo import env  # noqa: E402
from mazzo.research.vector import Vector  # noqa: E402
from mazzo.rules.game import SPECTATOR, copy_of, play, ranks, score, scores  # noqa: E402
from mazzo.rules.news import fresh_news  # noqa: E402
from mazzo.table.view import view_of  # noqa: E402
from tests.research.test_encoding import encoded  # noqa: E402
from tests.research.test_openspiel import after  # noqa: E402
from tests.strategies import played  # noqa: E402


def test_the_view_of_a_sealed_bid_is_the_same_whatever_was_bid() -> None:
    seen = []
    for bid in (0, 1):
        table = env("wizard", players=3, options={"bids": "secret", "rounds": "1"})
        table.reset(seed=3)
        assert table.agent_selection == "player_0"
        table.step(bid)
        seen.append(table.observe("player_1")["observation"])
    assert np.array_equal(*seen)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"game": "whist"}, "game 'whist': the games are"),
        ({"game": "wizard", "players": 7}, "7 players"),
        ({"game": "wizard", "options": {"bids": "loud"}}, "option bids=loud"),
        ({"game": "wizard", "render_mode": "human"}, "render_mode 'human': expected ansi"),
        ({"game": "wizard", "rewards": "money"}, "rewards 'money'"),
    ],
)
def test_an_environment_that_cannot_be_is_refused_with_a_sentence(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        env(**asked)


@pytest.mark.parametrize("action", [-1, 9, 62, 1000, 1.5, True])
def test_an_illegal_action_is_refused_and_nobody_loses_by_it(action: Any) -> None:
    table = env("wizard", players=3, options={"rounds": "2"})
    table.reset(seed=1)
    before = table.unwrapped.state_record.tobytes()
    with pytest.raises(ValueError, match="action "):
        table.step(action)
    assert table.unwrapped.state_record.tobytes() == before
    assert not any(table.terminations.values())


def test_a_hidden_bid_changes_nothing_that_another_knows() -> None:
    told = []
    for bid in (0, 1):
        state = after("mazzo_wizard(players=3,rounds=2_1,bids=secret)", 0)
        state.apply_action(bid)
        told.append([state.information_state_string(1), state.information_state_tensor(1), state.observation_string(2)])
        assert state.current_player() == 1
    assert told[0] == told[1]
    assert told[0][0] == after("mazzo_wizard(players=3,rounds=2_1,bids=secret)", 0).information_state_string(1)


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ({"players": 9}, "9 players: Wizard is for 2 to 6"),
        ({"bids": "loud"}, "option bids=loud"),
        ({"rounds": "1_99"}, "option rounds=1-99"),
        ({"deals": 0}, "deals=0: expected a whole number from 1"),
    ],
)
def test_a_game_that_cannot_be_is_refused_with_a_sentence(parameters: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        setting_of("wizard", tuple(sorted(parameters.items())))


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


def test_seats_are_told_from_the_viewers_chair() -> None:
    state = played(("wizard", 4, {}), 3, 0)
    layout = LAYOUTS["wizard"]
    for seat in range(4):
        dealer = layout.read(encoded(view_of(state, seat), seat))["dealer"]
        assert dealer.tolist() == [int(place == (int(state.dealer) - seat) % 4) for place in range(6)]


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


def test_ranks_are_worth_1_to_minus_1() -> None:
    games = Vector("wizard", 1, players=3, options={"rounds": "1"}, rewards="rank")
    while not games.dones[0]:
        last, seat, action = copy_of(games.states[0]), int(games.seats[0]), games.random_actions().copy()
        games.step(action)
    play(last, seat, int(action[0]), fresh_news(listening=False))
    places = ranks(last)
    worth = [sum(np.sign(other - place) for other in places) / 2 for place in places]
    assert games.rewards[0].tolist() == worth
    assert score(last, 0) == scores(last)[0]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "whist"}, "game 'whist': the games are"),
        ({"games": 0}, "a batch of 0 games"),
        ({"players": 9}, "9 players: Wizard is for 2 to 6"),
        ({"options": {"colour": "red"}}, "option 'colour': Wizard has the options"),
        ({"options": {"bids": "loud"}}, "option bids=loud"),
        ({"rewards": "money"}, "rewards 'money': expected one of score, round, rank"),
        ({"threads": 0}, "0 threads"),
        ({"seed": -1}, "seed '-1'"),
    ],
)
def test_a_batch_that_cannot_be_is_refused_with_a_sentence(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Vector(**({"game": "wizard", "games": 4} | change))


def test_bad_actions_are_refused_and_nothing_is_played() -> None:
    games = Vector("wizard", 4, players=3, seed=1)
    before = games.states.tobytes(), games.observations.tobytes()
    fine = games.random_actions().copy()
    for bad, sentence in [
        (fine[:3], r"actions of shape \(3,\): expected one for each of the 4 games"),
        (fine.astype(float), "actions of type float64: expected whole numbers"),
        (np.array([*fine[:3], 60]), "action 60 in game 3, seat .*: This round has 1 tricks"),
        (np.array([-1, *fine[1:]]), "action -1 in game 0, seat .*: There is no such move"),
        (np.array([fine[0], 2**40, *fine[2:]]), "in game 1"),
    ]:
        with pytest.raises(ValueError, match=sentence):
            games.step(bad)
    with pytest.raises(ValueError, match="0 worlds"):
        games.imagine(0)
    with pytest.raises(ValueError, match="expected states of Wizard"):
        games.play_out(np.zeros(3, next(game for game in GAMES.values() if game.name != "wizard").STATE))
    assert before == (games.states.tobytes(), games.observations.tobytes())
