"""OpenSpiel's own checks for games in Python, and one of its searches in each of ours."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

import mazzo.research.openspiel  # noqa: E402
from mazzo.games import GAMES  # noqa: E402

SMALL = [
    "mazzo_wizard(players=3,rounds=1_2)",
    "mazzo_wizard(players=3,rounds=2_3,bids=blind)",
    "mazzo_wild_cards(players=3,habitats=5_4_3_2)",
    "mazzo_life_is_life(players=3,most_laps=2)",
]


def after(name: str, moves: int, deal: int = 5, seed: int = 1) -> Any:
    """A state after so many moves at random."""
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    dice = np.random.default_rng(seed)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(int(dice.choice(state.legal_actions())))
    return state


def sampler() -> Any:
    return pyspiel.UniformProbabilitySampler(0.0, 1.0)


def test_all_games_are_registered() -> None:
    names = [game.short_name for game in pyspiel.registered_games()]
    assert {f"mazzo_{name}" for name in GAMES} <= set(names)


@pytest.mark.parametrize("name", SMALL)
def test_open_spiels_random_simulation_and_serialization(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SMALL)
def test_a_state_and_an_imagined_one_survive_serialization(name: str) -> None:
    state = after(name, 7)
    for each in (state, state.resample_from_infostate(state.current_player(), sampler())):
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(each.get_game(), each))
        assert again.table.tobytes() == each.table.tobytes()
        for seat in range(each.num_players()):
            assert again.information_state_string(seat) == each.information_state_string(seat)


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("moves", [0, 6, 15, 33])
def test_resampling_keeps_all_that_the_seat_observes(name: str, moves: int) -> None:
    state = after(name, moves)
    if state.is_terminal():
        return
    for seat in range(state.num_players()):
        worlds = [state.resample_from_infostate(seat, sampler()) for _ in range(3)]
        for world in worlds:
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert world.current_player() == state.current_player() or "wizard" not in name
        assert len({world.table.tobytes() for world in worlds}) > 1


def test_returns_are_what_the_scores_changed_by() -> None:
    from mazzo.rules.game import scores

    for name in SMALL:
        state = after(name, 10_000)
        assert state.is_terminal()
        at_start = 5 if "life" in name else 0
        assert state.returns() == [score - at_start for score in scores(state.table)]
        game = state.get_game()
        assert all(game.min_utility() <= value <= game.max_utility() for value in state.returns())
        assert len(state.history()) <= game.max_game_length()


def test_a_hidden_bid_changes_nothing_that_another_knows() -> None:
    told = []
    for bid in (0, 1):
        state = after("mazzo_wizard(players=3,rounds=2_1,bids=secret)", 0)
        state.apply_action(bid)
        told.append([state.information_state_string(1), state.information_state_tensor(1), state.observation_string(2)])
        assert state.current_player() == 1
    assert told[0] == told[1]
    assert told[0][0] == after("mazzo_wizard(players=3,rounds=2_1,bids=secret)", 0).information_state_string(1)


def test_an_information_state_remembers_what_a_view_no_longer_shows() -> None:
    """Two ways to the same view are two information states: the tensor holds the views before it."""
    state = after("mazzo_life_is_life(players=3,memory=3)", 12)
    tensor = np.array(state.information_state_tensor(0)).reshape(3, -1)
    assert np.array_equal(tensor[0], np.array(state.observation_tensor(0)))
    assert not np.array_equal(tensor[0], tensor[1])


@pytest.mark.parametrize(
    "name", ["mazzo_wizard(players=3,rounds=1_2)", "mazzo_wild_cards(players=3)", "mazzo_life_is_life(players=3,most_laps=2)"]
)
def test_one_of_open_spiels_searches_plays_to_the_end(name: str) -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    game = pyspiel.load_game(name)
    random = np.random.RandomState(1)
    search = ISMCTSBot(game, RandomRolloutEvaluator(1, random), 10.0, 3, random_state=random)
    state = after(name, 0 if "wizard" in name else 40)
    searched = 0
    while not state.is_terminal():
        if state.current_player() == 0 and searched < 6:
            searched += 1
            state.apply_action(int(search.step(state)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    assert searched >= 2
    assert len(state.returns()) == 3


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
        mazzo.research.openspiel.WizardGame(parameters)


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
