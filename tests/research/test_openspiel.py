"""OpenSpiel's own checks for Python games, and one of its searches in each of ours."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from mazzo.research.encoding import LAYOUTS  # noqa: E402
from mazzo.research.openspiel import spelled  # noqa: E402
from tests.games import ANY_GAME, short_table  # noqa: E402


def named(game: str, **more: Any) -> str:
    """OpenSpiel's name for a short table of this game."""
    players, options = short_table(game)
    parameters = {"players": players, **options, **more}
    return f"mazzo_{game}({','.join(f'{name}={spelled(value)}' for name, value in parameters.items())})"


SMALL = [named(game) for game in LAYOUTS]


def after(name: str, moves: int, deal: int = 5, seed: int = 1) -> Any:
    """A state after this many moves at random."""
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
    assert {f"mazzo_{name}" for name in LAYOUTS} <= set(names)


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
def test_resampling_keeps_everything_the_seat_observes(name: str, moves: int) -> None:
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
        assert len({world.table.tobytes() for world in worlds}) > 1


def test_returns_are_the_changes_of_the_scores() -> None:
    from mazzo.rules.game import scores

    for name in SMALL:
        state = after(name, 10_000)
        assert state.is_terminal()
        at_start = scores(after(name, 0).table)
        assert state.returns() == [now - then for now, then in zip(scores(state.table), at_start, strict=True)]
        game = state.get_game()
        assert all(game.min_utility() <= value <= game.max_utility() for value in state.returns())
        assert len(state.history()) <= game.max_game_length()


def test_an_information_state_remembers_what_a_view_no_longer_shows() -> None:
    """Two ways to the same view are two information states: the tensor holds the views before it."""
    state = after(named(ANY_GAME, memory=3), 12)
    tensor = np.array(state.information_state_tensor(0)).reshape(3, -1)
    assert np.array_equal(tensor[0], np.array(state.observation_tensor(0)))
    assert not np.array_equal(tensor[0], tensor[1])


@pytest.mark.parametrize("name", SMALL)
def test_one_of_open_spiels_searches_plays_to_the_end(name: str) -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    game = pyspiel.load_game(name)
    random = np.random.RandomState(1)
    search = ISMCTSBot(game, RandomRolloutEvaluator(1, random), 10.0, 3, random_state=random)
    state = after(name, 0)
    searched = 0
    while not state.is_terminal():
        if state.current_player() == 0 and searched < 6:
            searched += 1
            state.apply_action(int(search.step(state)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    assert searched >= 2
    assert len(state.returns()) == game.num_players()
