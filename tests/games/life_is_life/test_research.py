"""Life is Life for researchers: players drop out of it."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from mazzo.games.life_is_life.rules import GAME
from mazzo.research.pettingzoo import env


def test_a_player_without_a_life_terminates_while_the_others_play_on() -> None:
    table = env(GAME.name, players=5, options={"most_laps": 3})
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
