"""Batches play by the rules: their masks are `legal`, their rewards the scores, their games those of `mazzo sim`."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mazzo.research.encoding import LAYOUTS, encode
from mazzo.research.vector import Vector
from mazzo.rules.compiled import lowest
from mazzo.rules.game import copy_of, legal, moves_in, over, play, scores, waiting_for
from mazzo.simulate import final_standings, play_batch
from mazzo.table.view import view_of
from tests.strategies import ALL, TESTED, label, own, small

GAMES_TRIED = 1000
RESEARCHED = [name for name in TESTED if name in LAYOUTS]


def table_of(name: str) -> tuple[int, dict[str, Any]]:
    table: tuple[int, dict[str, Any]] = own(name, "BATCH", small(name)[0])
    return table


def played_to_the_end(games: Vector, numbers: int) -> np.ndarray:
    """What each of the first games of the run brought every seat in all, played at random."""
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


@pytest.mark.parametrize("name", RESEARCHED)
@pytest.mark.parametrize("rewards", ["score", "round", "rank"])
def test_rewards_agree_with_the_scores_of_a_thousand_games(name: str, rewards: str) -> None:
    players, options = table_of(name)
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


@pytest.mark.parametrize("name", RESEARCHED)
def test_masks_observations_and_seats_agree_with_the_rules(name: str) -> None:
    players, options = table_of(name)
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


@pytest.mark.parametrize("name", RESEARCHED)
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


@pytest.mark.parametrize("name", RESEARCHED)
def test_threads_change_nothing(name: str) -> None:
    one, three = Vector(name, 50, seed=6), Vector(name, 50, seed=6, threads=3)
    for _ in range(60):
        actions = one.random_actions().copy()
        assert np.array_equal(actions, three.random_actions())
        one.step(actions)
        three.step(actions)
    assert one.states.tobytes() == three.states.tobytes()
    assert np.array_equal(one.observations, three.observations)


def test_the_same_seed_gives_the_same_batch_and_reset_begins_anew() -> None:
    games = Vector(RESEARCHED[0], 20, seed=7)
    first = games.observations.copy()
    for _ in range(30):
        games.step(games.random_actions())
    games.reset()
    assert np.array_equal(first, games.observations)
    games.reset(seed=8)
    assert not np.array_equal(first, games.observations)


@pytest.mark.parametrize("name", RESEARCHED)
def test_imagined_states_give_the_deciding_seat_its_very_observation(name: str) -> None:
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


def test_a_card_is_asked_for_only_where_there_is_one() -> None:
    from mazzo.gpu import cuda_or_none
    from mazzo.research.gpu import GpuVector

    if cuda_or_none() is None:
        with pytest.raises(ValueError, match="there is no CUDA here"):
            GpuVector(RESEARCHED[0], 8)
