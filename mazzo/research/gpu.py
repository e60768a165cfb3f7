"""The same batches on an NVIDIA GPU: one game per thread, and arrays that PyTorch shares without copying.

    games = GpuVector(game, 1 << 17, players=4, seed=7)
    games.step(policy(games.observations, games.masks))     # tensors on the card, all of them

As `mazzo.research.vector`, game by game and number by number; with the same seed a batch on the card is the same as on the
processor. Where PyTorch is not installed the arrays are Numba's. In memory a batch is stored number by number, not game by game,
so that neighbouring threads write neighbouring bytes; `observations` and `masks` are transposed by their strides alone.
`imagine` needs more room to think than a thread of a card has: draw worlds from the views with `mazzo.research.vector`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from numba import from_dtype

from mazzo.gpu import cuda_or_none
from mazzo.research.encoding import layout_of
from mazzo.research.vector import (
    NONE_REFUSED,
    Batch,
    check_batch,
    deal_row,
    finish_row,
    is_among,
    move_row,
    reward_named,
    show_row,
    table_of,
    why_refused,
)
from mazzo.rules import dice as chance
from mazzo.rules.dice import any_of
from mazzo.rules.news import SILENCE
from mazzo.rules.options import Value

THREADS_A_BLOCK = 64


@cache
def kernels(cuda: Any, view_type: Any) -> tuple[Any, ...]:
    """The kernels of a game, made once: a kernel made anew would be compiled anew.

    A step is three of them. The games in which it ends a round are listed by the first and finished by the second: were they
    finished where they stand, the other threads of their warps would wait for them at nearly every step.
    """

    @cuda.jit
    def deal(batch: Batch, words: Any, news: Any) -> None:
        row = cuda.grid(1)
        if row < len(batch.dones):
            deal_row(row, batch, words[row], news[0])

    @cuda.jit
    def move(actions: Any, batch: Batch, news: Any, refused: Any, ended: Any, ended_size: Any) -> None:
        row = cuda.grid(1)
        if row >= len(batch.seats):
            return
        if not is_among(batch.moves[row], actions[row]):
            refused[0] = row
        elif move_row(row, actions[row], batch, news[0]):
            ended[cuda.atomic.add(ended_size, 0, 1)] = row

    @cuda.jit
    def finish(kind: int, batch: Batch, words: Any, news: Any, ended: Any, ended_size: Any) -> None:
        place = cuda.grid(1)
        if place < ended_size[0]:
            row = ended[place]
            finish_row(row, kind, batch, words[row], news[0])

    @cuda.jit
    def show(batch: Batch, ended_size: Any) -> None:
        row = cuda.grid(1)
        view = cuda.local.array(1, view_type)
        if row == 0:
            ended_size[0] = 0
        if row < len(batch.seats):
            show_row(row, batch, view[0])

    @cuda.jit
    def roll(moves: Any, dice: Any, actions: Any) -> None:
        row = cuda.grid(1)
        if row < len(actions):
            actions[row] = any_of(moves[row], dice[row])

    return deal, move, finish, show, roll


def torch_or_none() -> Any:
    """PyTorch, if it is installed and finds a GPU; otherwise None."""
    try:
        import torch

        return torch if torch.cuda.is_available() else None
    except ImportError:
        return None


class GpuVector:
    """A batch of games of one kind on the card, stepped together."""

    def __init__(
        self,
        game: str,
        games: int,
        *,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        seed: int | str = 0,
        rewards: str = "score",
        past: bool = True,
        check: bool = True,
    ) -> None:
        """As `Vector`. `check=False` saves a wait at every step: then an action that is not legal still is not played, and
        `refused` is a row of the batch that tried."""
        check_batch(games, 1)
        self.game, self.players, self.choices, record = table_of(game, players, options)
        self.cuda = cuda_or_none()
        if self.cuda is None:
            raise ValueError("there is no CUDA here: batches on a card need one by NVIDIA and pip install 'mazzo[gpu]'")
        self.torch = torch_or_none()
        self.layout = layout_of(self.game)
        self.reward_kind = reward_named(rewards)
        self.games = games
        self.check = check
        size = self.layout.size if past else self.layout.table_size
        self.observations, self._observations = self._shared((size, games), np.int8)
        self.masks, self._masks = self._shared((self.layout.moves, games), np.bool_)
        self.rewards, self._rewards = self._shared((self.players, games), np.float32)
        self.dones, self._dones = self._shared((games,), np.bool_)
        self.seats, self._seats = self._shared((games,), np.int64)
        self.actions, self._actions = self._shared((games,), np.int64)
        there = self.cuda.to_device
        self._states = there(np.zeros(games, self.game.STATE))
        self._options = there(np.array([record], record.dtype))
        self._seed = there(chance.seed_of(seed))
        self._numbers = there(np.zeros(games, np.int64))
        self._dice = there(np.zeros(games, chance.DICE))
        self._words = there(np.zeros((games, 16), np.int64))
        self._news = there(np.zeros(1, SILENCE))
        self._paid = there(np.zeros((games, self.players), np.int64))
        self._moves = there(np.zeros(games, np.int64))
        self._refused = there(np.array([NONE_REFUSED], np.int64))
        self._ended = there(np.zeros(games, np.int64))
        self._ended_size = there(np.zeros(1, np.int64))
        grid = math.ceil(games / THREADS_A_BLOCK), THREADS_A_BLOCK
        made = kernels(self.cuda, from_dtype(self.game.VIEW))
        self._deal, self._move, self._finish, self._show, self._roll = (kernel[grid] for kernel in made)
        self.reset()

    def _shared(self, shape: tuple[int, ...], dtype: Any) -> tuple[Any, Any]:
        """An array on the card, with a row for each game: as PyTorch sees it, and as the kernels do."""
        if self.torch is None:
            array = self._turned(self.cuda.to_device(np.zeros(shape, dtype)))
            return array, array
        tensor = self.torch.zeros(shape, dtype=getattr(self.torch, np.dtype(dtype).name), device="cuda")
        turned = tensor.T if len(shape) > 1 else tensor
        return turned, self.cuda.as_cuda_array(turned)

    def _turned(self, array: Any) -> Any:
        """The same memory with its axes the other way round: Numba's own transpose would be a copy."""
        turned = dict(array.__cuda_array_interface__)
        turned["shape"], turned["strides"] = array.shape[::-1], array.strides[::-1]
        return self.cuda.from_cuda_array_interface(turned, owner=array)

    def reset(self, seed: int | str | None = None) -> None:
        """Deals all games anew, from the first number on."""
        if seed is not None:
            self._seed = self.cuda.to_device(chance.seed_of(seed))
        self._deal(self._batch(), self._words, self._news)
        self._look()
        self.cuda.synchronize()

    def step(self, actions: Any) -> None:
        """Plays one action in every game: a tensor or array on the card. ValueError if any of them is not legal."""
        if tuple(actions.shape) != (self.games,) or str(actions.dtype).rpartition(".")[2] != "int64":
            raise ValueError(
                f"actions of {actions.dtype} and shape {tuple(actions.shape)}: expected int64, one for each of {self.games} games"
            )
        batch, ended = self._batch(), (self._ended, self._ended_size)
        self._move(self.cuda.as_cuda_array(actions), batch, self._news, self._refused, *ended)
        self._finish(self.reward_kind, batch, self._words, self._news, *ended)
        self._look()
        if self.check:
            self.raise_if_refused()

    def random_actions(self) -> Any:
        """A legal action for each game, all equally likely, by dice that follow from the game's number."""
        self._roll(self._moves, self._dice, self._actions)
        return self.actions

    @property
    def refused(self) -> int:
        """A row of the batch whose action was not legal, or NONE_REFUSED."""
        return int(self._refused.copy_to_host()[0])

    def raise_if_refused(self) -> None:
        row = self.refused
        if row == NONE_REFUSED:
            return
        self._refused.copy_to_device(np.array([NONE_REFUSED], np.int64))
        state = self._states[row : row + 1].copy_to_host()[0]
        seat = int(self._seats[row : row + 1].copy_to_host()[0])
        raise ValueError(f"the action of game {row} was not played. {why_refused(state, seat, NONE_REFUSED, f'game {row}')}")

    def states(self) -> np.ndarray:
        """The states of all games, copied from the card."""
        copied: np.ndarray = self._states.copy_to_host()
        return copied

    def _look(self) -> None:
        self._show(self._batch(), self._ended_size)

    def _batch(self) -> Batch:
        return Batch(
            self._states,
            self._options,
            self._seed,
            self._numbers,
            self._dice,
            self._paid,
            self._moves,
            self._observations,
            self._masks,
            self._rewards,
            self._dones,
            self._seats,
        )
