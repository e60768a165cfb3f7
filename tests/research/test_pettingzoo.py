"""PettingZoo's own checks, and ours: exact seeds, rewards that are the scores, players who leave, refusals."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from mazzo.games import GAMES
from mazzo.research.encoding import LAYOUTS
from mazzo.research.pettingzoo import env, id_of
from mazzo.rules.dice import seed_of
from mazzo.rules.game import scores, start
from tests.games import ANY_GAME, short_table

SMALL: dict[str, dict[str, Any]] = {name: dict(zip(("players", "options"), short_table(name), strict=True)) for name in LAYOUTS}

OBSERVATIONS_ARE_DICTS = {
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Observation is not a NumPy array",
}


def totals(table: Any, seed: int) -> dict[str, float]:
    """Plays one random game; the total reward of every agent."""
    dice = np.random.default_rng(seed)
    table.reset(seed=seed)
    gained = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, info = table.last()
        gained[agent] += reward
        assert not truncated
        if terminated:
            table.step(None)
        else:
            assert np.array_equal(seen["action_mask"], info["action_mask"])
            table.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    return gained


@pytest.mark.parametrize("rewards", ["score", "round"])
@pytest.mark.parametrize("name", list(LAYOUTS))
def test_pettingzoos_own_checks(name: str, rewards: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(env(name, rewards=rewards, **SMALL[name]), num_cycles=100)
    assert {str(warning.message) for warning in warned} <= OBSERVATIONS_ARE_DICTS
    seed_test(lambda: env(name, rewards=rewards, **SMALL[name]), num_cycles=50)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("rewards", ["score", "round", "rank"])
@pytest.mark.parametrize("name", list(LAYOUTS))
def test_rewards_add_up_to_the_scores_no_matter_who_leaves_when(name: str, rewards: str) -> None:
    table = env(name, rewards=rewards, **SMALL[name])
    for seed in range(4):
        gained = list(totals(table, seed).values())
        state = table.unwrapped.state_record
        if rewards == "rank":
            assert sum(gained) == pytest.approx(0)
        else:
            at_start = GAMES[name].fresh_state()
            _, options = GAMES[name].choose(SMALL[name]["players"], SMALL[name].get("options", {}))
            start(at_start, options, seed_of(seed), table.unwrapped._news)
            assert gained == [now - then for now, then in zip(scores(state), scores(at_start), strict=True)]


def test_pettingzoo_makes_environments_by_id() -> None:
    import pettingzoo

    if not hasattr(pettingzoo, "make"):
        pytest.skip("PettingZoo 1.27 and later makes environments by their ids")
    for name in LAYOUTS:
        table = pettingzoo.make("aec", id_of(GAMES[name]), players=3)
        table.reset(seed=1)
        assert table.unwrapped.game.name == name
        assert table.num_agents == 3


def test_ids_and_rendering() -> None:
    for name in LAYOUTS:
        table = env(name, render_mode="ansi")
        table.reset(seed=1)
        assert str(table) == id_of(GAMES[name]) == f"{name}-v{LAYOUTS[name].version}"
        text = table.render()
        assert text.startswith(f"{GAMES[name].title}, as player_")
        assert "phase: " in text


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"game": "whist"}, "game 'whist': the games are"),
        ({"game": ANY_GAME, "players": 27}, "27 players"),
        ({"game": ANY_GAME, "options": {"colour": "red"}}, "option 'colour'"),
        ({"game": ANY_GAME, "render_mode": "human"}, "render_mode 'human': expected ansi"),
        ({"game": ANY_GAME, "rewards": "money"}, "rewards 'money'"),
    ],
)
def test_an_impossible_environment_is_refused_with_a_sentence(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        env(**asked)


@pytest.mark.parametrize("action", [-1, 62, 1000, 1.5, True])
def test_an_illegal_action_is_refused_and_costs_nobody_anything(action: Any) -> None:
    table = env(ANY_GAME, **SMALL[ANY_GAME])
    table.reset(seed=1)
    before = table.unwrapped.state_record.tobytes()
    with pytest.raises(ValueError, match="action "):
        table.step(action)
    assert table.unwrapped.state_record.tobytes() == before
    assert not any(table.terminations.values())
