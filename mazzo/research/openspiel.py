"""The games registered with OpenSpiel: importing this module is enough.

    import mazzo.research.openspiel, pyspiel
    game = pyspiel.load_game("mazzo_GAME(players=3)")

GAME is the name of any game that has an encoding; the parameters are `players`, the options of the game, and

    seed, deals     chance is one node, at the start: which of `deals` games of the run with this seed is dealt. All later
                    shuffles follow from it, so a clone knows them; `resample_from_infostate` draws them anew
    memory          how many views an information state's tensor holds, the latest first

OpenSpiel takes 1-2 for a number, so lists are written 1_2 there.

An observation is the encoding of the seat's view (docs/encodings.md), its string the view in words. An information state is the
seat's sequence of views and moves: its string is a fingerprint of the whole sequence, its tensor the latest `memory` views.

Where several seats decide in secret they move one after the other, the lowest seat first, and hidden: what one has decided
changes nothing that another observes before all have.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
import numpy as np

try:
    import pyspiel
except ImportError:
    raise ImportError("mazzo.research.openspiel needs OpenSpiel: pip install 'mazzo[research]'") from None

from mazzo.games import GAMES
from mazzo.research.encoding import LAYOUTS, layout_of, longest_game, score_bounds
from mazzo.research.encoding.layout import Layout
from mazzo.research.vector import look_around, play_one, table_of, whose_turn, why_refused
from mazzo.rules.dice import DICE, dice_of, seed_of
from mazzo.rules.game import MOST_MOVES, Game, moves_in, scores
from mazzo.rules.news import NEWS, NOBODY
from mazzo.rules.options import Value
from mazzo.simulate import deal_game
from mazzo.table.view import view_of
from mazzo.words import move_words, words_of
from mazzo.worlds import imagine

OWN_PARAMETERS: dict[str, Value] = {"players": 4, "seed": 0, "deals": 1024, "memory": 4}
UNHEARD = np.zeros(1, NEWS)  # nobody listens


@dataclass(frozen=True)
class Setting:
    """What all states of a loaded game share."""

    parameters: tuple[tuple[str, Value], ...]
    game: Game
    players: int
    options: Any
    layout: Layout
    seed: np.ndarray
    deals: int
    memory: int

    def __deepcopy__(self, memo: Any) -> Setting:
        """OpenSpiel clones and serializes a state by copying all its fields; this one is rebuilt from its words."""
        return self

    def __reduce__(self) -> Any:
        return setting_of, (self.game.name, self.parameters)


@cache
def setting_of(name: str, parameters: tuple[tuple[str, Value], ...]) -> Setting:
    """The setting for these parameters; ValueError for anything the game does not have."""
    asked = dict(parameters)
    own = {each: asked.pop(each, default) for each, default in OWN_PARAMETERS.items()}
    for each in ("players", "deals", "memory"):
        if not isinstance(own[each], int) or int(own[each]) < 1:
            raise ValueError(f"{each}={own[each]}: expected a whole number from 1")
    # OpenSpiel passes every parameter it knows; an option left at its default was not chosen.
    defaults = {option.name: spelled(option.default) for option in GAMES[name].options}
    options = {each: read_spelled(value) for each, value in asked.items() if value != defaults.get(each)}
    game, players, _, record = table_of(name, int(own["players"]), options)
    seed, deals, memory = seed_of(str(own["seed"])), int(own["deals"]), int(own["memory"])
    return Setting(parameters, game, players, record, layout_of(game), seed, deals, memory)


def spelled(value: Value) -> Value:
    """An option's value as OpenSpiel can read it: of 1-2 and of 1 it would try to make a number, so they are 1_2 and 1_."""
    if not isinstance(value, str):
        return value
    return f"{value}_" if value.isdigit() else value.replace("-", "_")


def read_spelled(value: Value) -> Value:
    return value.rstrip("_").replace("_", "-") if isinstance(value, str) else value


def game_type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"mazzo_{game.name}",
        long_name=f"{game.title} (Mazzo)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_players,
        min_num_players=game.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=OWN_PARAMETERS | {option.name: spelled(option.default) for option in game.options},
    )


class MazzoGame(pyspiel.Game):
    """A game with its players and options chosen."""

    name: str

    def __init__(self, params: dict[str, Value] | None = None) -> None:
        asked = {name: spelled(value) for name, value in (params or {}).items()}
        setting = setting_of(self.name, tuple(sorted(asked.items())))
        self.setting = setting
        least, most = score_bounds(setting.game, setting.options)
        bounds = pyspiel.GameInfo(
            num_distinct_actions=setting.layout.moves,
            max_chance_outcomes=setting.deals,
            num_players=setting.players,
            min_utility=least,
            max_utility=most,
            max_game_length=longest_game(setting.game, setting.players, setting.options),
        )
        super().__init__(game_type(setting.game), bounds, asked)

    def new_initial_state(self) -> MazzoState:
        return MazzoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MazzoObserver:
        if params:
            raise ValueError(f"observation parameters {params}: there are none to choose")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return MazzoObserver(self.setting, recall)


class MazzoState(pyspiel.State):
    """A state of the rules, and what every seat has seen up to it."""

    def __init__(self, game: MazzoGame) -> None:
        super().__init__(game)
        setting = game.setting
        self.setting = setting
        self.dealt = False
        self._table = np.zeros(1, setting.game.STATE)
        self.views = np.zeros((setting.players, setting.memory, setting.layout.size), np.int8)
        self.views_seen = [0] * setting.players
        self.fingerprints = [b""] * setting.players
        self._at_start = [0] * setting.players
        self._seat, self._moves = NOBODY, 0

    @property
    def table(self) -> Any:
        """The state as the rules know it."""
        return self._table[0]

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._seat == NOBODY else self._seat

    def _legal_actions(self, player: int) -> list[int]:
        return moves_in(self._moves) if self.dealt and player == self._seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.setting.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            self._deal(int(action))
        else:
            if not 0 <= action < MOST_MOVES or not self._moves >> int(action) & 1:
                raise ValueError(why_refused(self.table, self._seat, int(action), "this game"))
            play_one(self._table, self._seat, int(action), UNHEARD)
            self._remember(self._seat, int(action).to_bytes(1, "big"))
        self._look()

    def _deal(self, deal: int) -> None:
        if not 0 <= deal < self.setting.deals:
            raise ValueError(f"deal {deal}: this game has the deals 0 to {self.setting.deals - 1}")
        words = np.zeros(16, np.int64)
        deal_game(self.table, self.setting.options, self.setting.seed, deal, np.zeros(1, DICE)[0], UNHEARD[0], words)
        self.dealt = True
        self._at_start = scores(self.table)

    def _remember(self, seat: int, seen: bytes) -> None:
        self.fingerprints[seat] = hashlib.blake2b(self.fingerprints[seat] + seen, digest_size=16).digest()

    def _look(self) -> None:
        """Every seat remembers its view, if it has changed: nobody even learns that others have decided in secret."""
        self._seat, self._moves = whose_turn(self._table)
        seen = np.zeros((self.setting.players, self.setting.layout.size), np.int8)
        look_around(self._table, np.zeros(1, self.setting.game.VIEW), seen)
        for seat in range(self.setting.players):
            if self.views_seen[seat] == 0 or (seen[seat] != self.views[seat, 0]).any():
                self.views[seat, 1:] = self.views[seat, :-1].copy()
                self.views[seat, 0] = seen[seat]
                self.views_seen[seat] += 1
                self._remember(seat, seen[seat].tobytes())

    def resample_from_infostate(self, player: int, sampler: Any) -> MazzoState:
        """Another state in which this seat knows the same. `sampler` is a function that gives numbers from 0 to 1.

        What the others know in it follows from the cards drawn for them; of their past only the present view is kept.
        """
        other = self.clone()
        dice = dice_of(seed_of(str(int(sampler() * (1 << 53)))), player)
        imagine(view_of(self.table, player), dice, other.table)
        kept = other.fingerprints[player], other.views_seen[player], other.views[player].copy()
        other.views[:] = 0
        other.fingerprints = [b""] * self.setting.players
        other.views_seen = [0] * self.setting.players
        other._look()
        other.fingerprints[player], other.views_seen[player], other.views[player] = kept
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return move_words(self.table, action)

    def is_terminal(self) -> bool:
        return self.dealt and self._seat == NOBODY

    def returns(self) -> list[float]:
        """How much the scores have changed since the deal."""
        if not self.is_terminal():
            return [0.0] * self.setting.players
        return [float(now - then) for now, then in zip(scores(self.table), self._at_start, strict=True)]

    def __str__(self) -> str:
        if not self.dealt:
            return "before the deal"
        return in_words(words_of(self.setting.game).state(self.table))


class MazzoObserver:
    """What a seat observes: its view, or (with perfect recall) the latest of the views it has had."""

    def __init__(self, setting: Setting, recall: bool) -> None:
        self.setting = setting
        self.recall = recall
        size = setting.layout.size
        shape = (setting.memory, size) if recall else (size,)
        self.tensor = np.zeros(int(np.prod(shape)), np.float32)
        self.dict = {"views" if recall else "view": self.tensor.reshape(shape)}

    def set_from(self, state: MazzoState, player: int) -> None:
        seen = state.views[player]
        self.tensor[:] = seen.reshape(-1) if self.recall else seen[0]

    def string_from(self, state: MazzoState, player: int) -> str:
        if not state.dealt:
            return "before the deal"
        if self.recall:
            return f"seat {player}, {state.views_seen[player]} views, {state.fingerprints[player].hex()}"
        return in_words(words_of(self.setting.game).view(view_of(state.table, player)))


def in_words(seen: msgspec.Struct) -> str:
    return "\n".join(f"{name}: {getattr(seen, name)}" for name in seen.__struct_fields__)


for _name in LAYOUTS:
    pyspiel.register_game(game_type(GAMES[_name]), type(f"Mazzo_{_name}", (MazzoGame,), {"name": _name}))
