"""The games as PettingZoo environments.

    env = mazzo.research.pettingzoo.env(game, players=4, options={...}, render_mode="ansi")

Agents are called player_0 … by their seats. An observation is a dict: `observation`, the encoding of the agent's view (see
docs/encodings.md), and `action_mask`, which is in its info too. Where several decide in secret they are selected one after
the other, the lowest seat first; what the others have decided is in nobody's observation. In a game that players can drop out
of, those who do terminate then, with their reward; the others play on.

The seed of `reset` is the seed of the game: the deals are those of `mazzo playthrough --seed`.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

try:
    import pettingzoo
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise ImportError("mazzo.research.pettingzoo needs PettingZoo: pip install 'mazzo[research]'") from None

from mazzo.games import GAMES, own
from mazzo.research.encoding import LAYOUTS, encode, layout_of
from mazzo.research.vector import RANK, ROUND, rank_value, reward_named, table_of, why_refused
from mazzo.rules.compiled import lowest
from mazzo.rules.dice import seed_of
from mazzo.rules.game import MOST_MOVES, Game, legal, moves_in, over, play, score, scores, start, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.rules.options import Value
from mazzo.table.view import view_of
from mazzo.words import words_of

RENDER_MODES = ["ansi"]


def id_of(game: Game) -> str:
    """What PettingZoo knows a game by: its name, and the version of what it lets players observe."""
    return f"{game.name}-v{layout_of(game).version}"


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    render_mode: str | None = None,
    rewards: str = "score",
) -> AECEnv:
    """One table of a game. `rewards`: "score" (what the score has changed by since the deal, at the end), "round" (the same,
    round by round) or "rank" (at the end, from 1 for the best to -1 for the worst)."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, options, render_mode, rewards))


class raw_env(AECEnv):
    """The table without the wrapper that enforces the order of calls."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
        rewards: str = "score",
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode {render_mode!r}: expected {', '.join(RENDER_MODES)}, or None")
        self.game, self.players, self.choices, self._options = table_of(game, players, options)
        self.layout = layout_of(self.game)
        self.reward_kind = reward_named(rewards)
        self.render_mode = render_mode
        self.metadata = {"name": id_of(self.game), "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.layout.moves) for agent in self.possible_agents}
        self.state_record = self.game.fresh_state()
        self._news = fresh_news(listening=False)

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, (self.layout.size,), np.int8),
                "action_mask": spaces.Box(0, 1, (self.layout.moves,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. Without a seed the deal is random. The options of a game are chosen when the environment is
        made; what PettingZoo calls options here has no meaning in it."""
        key = seed_of(secrets.token_hex(32) if seed is None else seed)
        start(self.state_record, self._options, key, self._news)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._paid = scores(self.state_record)
        self._select_next()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        observation = np.zeros(self.layout.size, np.int8)
        encode(view_of(self.state_record, seat), seat, observation)
        return {"observation": observation, "action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> np.ndarray:
        """The legal moves of the seat that is selected; nobody else has any."""
        mask = np.zeros(self.layout.moves, np.int8)
        if not over(self.state_record) and seat == lowest(waiting_for(self.state_record)):
            mask[moves_in(legal(self.state_record, seat))] = 1
        return mask

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(self.agent_selection)
        self._check(seat, action)
        round_before = int(self.state_record.round_number)
        play(self.state_record, seat, int(action), self._news)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._reward(round_before)
        self._select_next()
        self._accumulate_rewards()
        self._deads_step_first()

    def _check(self, seat: int, action: Any) -> None:
        """ValueError, and nothing is played, for an action that is not legal."""
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise ValueError(f"action {action!r} of {self.agent_selection}: expected a whole number below {self.layout.moves}")
        if not 0 <= action < MOST_MOVES or not legal(self.state_record, seat) >> int(action) & 1:
            raise ValueError(why_refused(self.state_record, seat, int(action), "this game"))

    def _reward(self, round_before: int) -> None:
        """Rewards, and the end of the game for those who have reached it."""
        state = self.state_record
        ended = over(state)
        round_over = ended or int(state.round_number) != round_before
        for agent in self.agents:
            seat = self.possible_agents.index(agent)
            self.rewards[agent] = 0.0
            leaves = not self.terminations[agent] and (ended or self._is_out(seat))
            if leaves or (round_over and self.reward_kind == ROUND):
                now = int(score(state, seat))
                self.rewards[agent] = (
                    float(rank_value(state, seat)) if self.reward_kind == RANK else float(now - self._paid[seat])
                )
                self._paid[seat] = now
            if leaves:
                self.terminations[agent] = True

    def _is_out(self, seat: int) -> bool:
        is_in = own(self.game, "rules", "is_in")
        return is_in is not None and not is_in(self.state_record, seat)

    def _select_next(self) -> None:
        if not over(self.state_record):
            self.agent_selection = self.possible_agents[lowest(waiting_for(self.state_record))]
        self.infos = {agent: {"action_mask": self._mask(self.possible_agents.index(agent))} for agent in self.agents}

    def render(self) -> str | None:
        """What the selected player sees, in words."""
        if self.render_mode is None:
            return None
        seat = self.possible_agents.index(self.agent_selection)
        seen = msgspec.structs.asdict(words_of(self.game).view(view_of(self.state_record, seat)))
        return "\n".join([f"{self.game.title}, as {self.agent_selection} sees it", *(f"{name}: {seen[name]}" for name in seen)])

    def close(self) -> None:
        """There is nothing to close."""


if hasattr(pettingzoo, "register"):  # PettingZoo 1.27 and later: pettingzoo.make("aec", id_of(game), players=3)
    for _name in LAYOUTS:
        pettingzoo.register("aec", id_of(GAMES[_name]), entry_point=env, kwargs={"game": _name})
