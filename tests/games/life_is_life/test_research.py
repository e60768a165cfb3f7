"""Life is Life in the words of researchers: players who drop out, and what a view no longer shows."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("pyspiel")
pytest.importorskip("pettingzoo")

from mazzo.research.pettingzoo import env
from tests.research.test_openspiel import after


def test_a_player_without_a_life_terminates_while_the_others_play_on() -> None:
    table = env("life_is_life", players=5, options={"most_laps": 3})
    table.reset(seed=1)
    dice = np.random.default_rng(1)
    left = []
    for agent in table.agent_iter():
        seen, _, terminated, _, _ = table.last()
        if terminated:
            left.append((agent, len([each for each in table.terminations.values() if not each])))
            table.step(None)
        else:
            table.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    assert len(left) == 5
    assert left[0][1] > 0, "the first to leave left others playing"
    assert table.agents == []


def test_an_information_state_remembers_what_a_view_no_longer_shows() -> None:
    """Two ways to the same view are two information states: the tensor holds the views before it."""
    state = after("mazzo_life_is_life(players=3,memory=3)", 12)
    tensor = np.array(state.information_state_tensor(0)).reshape(3, -1)
    assert np.array_equal(tensor[0], np.array(state.observation_tensor(0)))
    assert not np.array_equal(tensor[0], tensor[1])
