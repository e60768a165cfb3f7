"""Batches play by the rules: their masks are `legal`, their rewards the scores, their games those of `mazzo sim`."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mazzo.games import GAMES
from mazzo.research.encoding import LAYOUTS, encode
from mazzo.research.vector import Vector
from mazzo.rules.compiled import lowest
from mazzo.rules.game import copy_of, legal, moves_in, over, play, scores, waiting_for
from mazzo.simulate import final_standings, play_batch
from mazzo.table.view import view_of
from tests.games import ANOTHER_GAME, ANY_GAME, sample, short_table
from tests.strategies import ALL, label

GAMES_TRIED = 1000
TABLES: dict[str, tuple[int, dict[str, Any]]] = {name: sample(name, "BATCH", short_table(name)) for name in LAYOUTS}


def played_to_the_end(games: Vector, numbers: int) -> np.ndarray:
    """The total reward of every seat in each of the first games of the run, played at random."""
    totals = np.full((numbers, games.players), np.nan)
    running = np.zeros((games.games, games.players))
    while np.isnan(totals).any():
        number = games.numbers.copy()
        games.step(games.random_actions())
        running += games.rewards
        for row in np.flatnonzero(games.dones):
            if number[row] < numbers:
                totals[number[row]] = running[row]
            running[row] = 0
    return totals


@pytest.mark.parametrize("name", list(LAYOUTS))
@pytest.mark.parametrize("rewards", ["score", "round", "rank"])
def test_rewards_agree_with_the_scores_of_a_thousand_games(name: str, rewards: str) -> None:
    players, options = TABLES[name]
    games = Vector(name, 250, players=players, options=options, seed=4, rewards=rewards)
    at_start = np.array(scores(games.states[0]))
    totals = played_to_the_end(games, GAMES_TRIED)
    batch = play_batch(games.game, games.options, ["random"] * players, games.seed, 0, GAMES_TRIED)
    final = np.zeros((GAMES_TRIED, players), np.int64)
    places = np.zeros_like(final)
    final_standings(batch.states, final, places)
    if rewards == "rank":
        worse = (places[:, :, None] < places[:, None, :]).sum(axis=2)
        better = (places[:, :, None] > places[:, None, :]).sum(axis=2)
        assert np.allclose(totals, (worse - better) / (players - 1))
        assert np.allclose(totals.sum(axis=1), 0, atol=1e-6)
    else:
        assert np.array_equal(totals, final - at_start)


@pytest.mark.parametrize("name", list(LAYOUTS))
def test_masks_observations_and_seats_agree_with_the_rules(name: str) -> None:
    players, options = TABLES[name]
    games = Vector(name, GAMES_TRIED, players=players, options=options, seed=9)
    dice = np.random.default_rng(1)
    for step in range(60):
        for row in dice.integers(0, GAMES_TRIED, 15 if step % 20 else 150):
            state = games.states[row]
            seat = int(lowest(waiting_for(state)))
            assert games.seats[row] == seat
            assert np.flatnonzero(games.masks[row]).tolist() == moves_in(legal(state, seat))
            seen = np.zeros_like(games.observations[row])
            encode(view_of(state, seat), seat, seen)
            assert np.array_equal(games.observations[row], seen)
        games.step(games.random_actions())


@pytest.mark.parametrize("table", ALL, ids=label)
def test_every_table_can_be_played_in_a_batch(table: Any) -> None:
    name, players, options = table
    games = Vector(name, 8, players=players, options=options, seed=2, past=False, rewards="round")
    for _ in range(40):
        assert games.masks.any(axis=1).all()
        games.step(games.random_actions())


@pytest.mark.parametrize("name", list(LAYOUTS))
def test_a_step_is_the_move_that_the_rules_play(name: str, silence: Any) -> None:
    games = Vector(name, 3, seed=5)
    for _ in range(150):
        before = [copy_of(state) for state in games.states]
        seats, actions = games.seats.copy(), games.random_actions().copy()
        games.step(actions)
        for row, state in enumerate(before):
            play(state, int(seats[row]), int(actions[row]), silence)
            assert games.dones[row] == over(state)
            if not games.dones[row]:
                assert state.tobytes() == games.states[row].tobytes()
                assert not games.rewards[row].any()


@pytest.mark.parametrize("name", list(LAYOUTS))
def test_threads_change_nothing(name: str) -> None:
    one, three = Vector(name, 50, seed=6), Vector(name, 50, seed=6, threads=3)
    for _ in range(60):
        actions = one.random_actions().copy()
        assert np.array_equal(actions, three.random_actions())
        one.step(actions)
        three.step(actions)
    assert one.states.tobytes() == three.states.tobytes()
    assert np.array_equal(one.observations, three.observations)


def test_the_same_seed_gives_the_same_batch_and_reset_starts_over() -> None:
    games = Vector(ANY_GAME, 20, seed=7)
    first = games.observations.copy()
    for _ in range(30):
        games.step(games.random_actions())
    games.reset()
    assert np.array_equal(first, games.observations)
    games.reset(seed=8)
    assert not np.array_equal(first, games.observations)


@pytest.mark.parametrize("name", list(LAYOUTS))
def test_imagined_states_give_the_deciding_seat_the_same_observation(name: str) -> None:
    games = Vector(name, 12, seed=3)
    for _ in range(25):
        games.step(games.random_actions())
    worlds = games.imagine(4, seed=1)
    assert worlds.shape == (12, 4)
    seen = np.zeros_like(games.observations[0])
    for row in range(12):
        for world in worlds[row]:
            encode(view_of(world, int(games.seats[row])), int(games.seats[row]), seen)
            assert np.array_equal(seen, games.observations[row])
    assert len({world.tobytes() for world in worlds[0]}) > 1
    assert games.imagine(4, seed=1).tobytes() == worlds.tobytes()
    results = games.play_out(worlds, seed=2)
    assert results.shape == (12, 4, games.players)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "whist"}, "game 'whist': the games are"),
        ({"games": 0}, "a batch of 0 games"),
        ({"players": 27}, f"27 players: {GAMES[ANY_GAME].title} is for"),
        ({"options": {"colour": "red"}}, f"option 'colour': {GAMES[ANY_GAME].title} has the options"),
        ({"rewards": "money"}, "rewards 'money': expected one of score, round, rank"),
        ({"threads": 0}, "0 threads"),
        ({"seed": -1}, "seed '-1'"),
    ],
)
def test_an_impossible_batch_is_refused_with_a_sentence(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Vector(**({"game": ANY_GAME, "games": 4} | change))


def test_bad_actions_are_refused_and_nothing_is_played() -> None:
    games = Vector(ANY_GAME, 4, players=3, seed=1)
    before = games.states.tobytes(), games.observations.tobytes()
    fine = games.random_actions().copy()
    for bad, sentence in [
        (fine[:3], r"actions of shape \(3,\): expected one for each of the 4 games"),
        (fine.astype(float), "actions of type float64: expected whole numbers"),
        (np.array([*fine[:3], 62]), "action 62 in game 3, seat .*: "),
        (np.array([-1, *fine[1:]]), "action -1 in game 0, seat .*: There is no such move"),
        (np.array([fine[0], 2**40, *fine[2:]]), "in game 1"),
    ]:
        with pytest.raises(ValueError, match=sentence):
            games.step(bad)
    with pytest.raises(ValueError, match="0 worlds"):
        games.imagine(0)
    with pytest.raises(ValueError, match=f"expected states of {GAMES[ANY_GAME].title}"):
        games.play_out(np.zeros(3, GAMES[ANOTHER_GAME].STATE))
    assert before == (games.states.tobytes(), games.observations.tobytes())


def test_a_machine_without_cuda_is_refused_in_a_sentence() -> None:
    from mazzo.gpu import cuda_or_none
    from mazzo.research.gpu import GpuVector

    if cuda_or_none() is None:
        with pytest.raises(ValueError, match="there is no CUDA here"):
            GpuVector(ANY_GAME, 8)
