"""Many tables played in step, for a learning network: every row has its own options.

The same rows run on the processor and on an NVIDIA graphics card; everything a row does is a rule, and the network's sheets are
written by the game's own `bots/observation.py`. In memory a sheet is stored number by number, so that neighbouring threads of a
card write neighbouring bytes.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from mazzo.bots.observation import earned, observe, place_of, situate, uncover
from mazzo.games import own
from mazzo.rules import dice as chance
from mazzo.rules.compiled import lowest, rule
from mazzo.rules.dice import any_of
from mazzo.rules.game import Game, finish_round, legal, make, over, score, see, standing, waiting_for
from mazzo.rules.news import SILENCE, fresh_news
from mazzo.simulate import deal_game

GOES_ON, ROUND_OVER, GAME_OVER = range(3)
THREADS_A_BLOCK = 64
PADDED_TO = 16  # matrix units like whole blocks


class Sizes(NamedTuple):
    """How large a game's sheets are."""

    inputs: int
    """What a seat sees, padded."""
    all_inputs: int
    """And what it does not see."""
    situation: int
    actions: int
    first_valued: int
    seats: int


def padded(size: int) -> int:
    return math.ceil(size / PADDED_TO) * PADDED_TO


def sizes_of(game: Game) -> Sizes:
    def own_size(name: str) -> int:
        return int(own(game, "bots.observation", name))

    inputs = padded(own_size("INPUTS"))
    return Sizes(
        inputs,
        inputs + padded(own_size("HIDDEN_INPUTS")),
        own_size("SITUATION"),
        own_size("ANSWERS"),
        own_size("FIRST_VALUED"),
        game.most_players,
    )


class Batch(NamedTuple):
    """The arrays of a batch, one row for each table; in arrays with two axes the rows come last."""

    states: Any
    options: Any
    seed: Any
    numbers: Any
    dice: Any
    paid: Any
    moves: Any
    seats: Any
    sheet: Any
    mask: Any
    decode: Any
    situation: Any
    earnings: Any
    results: Any
    ended: Any


# --------------------------------------------------------------------------------------------------------- what a row does


@rule
def deal_row(row: int, number: int, batch: Batch, words: Any, news: Any) -> None:
    state = batch.states[row]
    batch.numbers[row] = number
    deal_game(state, batch.options[row], batch.seed, number, batch.dice[row], news, words)
    for seat in range(state.players):
        batch.paid[seat, row] = score(state, seat)


@rule
def move_row(row: int, move: int, batch: Batch, news: Any) -> bool:
    """Makes a move; does the round have to be finished now?"""
    state = batch.states[row]
    make(state, batch.seats[row], move, news)
    batch.ended[row] = GOES_ON
    for seat in range(state.players):
        batch.earnings[seat, row] = 0.0
        batch.results[seat, row] = 0.0
    return waiting_for(state) == 0  # type: ignore[no-any-return]


@rule
def finish_row(row: int, batch: Batch, words: Any, news: Any) -> None:
    """Finishes the round, notes what it brought, and after the last one deals the next game."""
    state = batch.states[row]
    finish_round(state, news)
    batch.ended[row] = ROUND_OVER
    for seat in range(state.players):
        now = score(state, seat)
        batch.earnings[seat, row] = earned(state, seat, now - batch.paid[seat, row])
        batch.paid[seat, row] = now
    if over(state):
        batch.ended[row] = GAME_OVER
        share_the_win(row, batch)
        deal_row(row, batch.numbers[row] + len(batch.numbers), batch, words, news)


@rule
def share_the_win(row: int, batch: Batch) -> None:
    state = batch.states[row]
    best = standing(state, 0)
    for seat in range(1, state.players):
        best = max(best, standing(state, seat))
    winners = 0
    for seat in range(state.players):
        winners += int(standing(state, seat) == best)
    for seat in range(state.players):
        batch.results[seat, row] = 1.0 / winners if standing(state, seat) == best else 0.0


@rule
def show_row(row: int, inputs: int, batch: Batch, view: Any) -> None:
    """Writes the whole input of the network; the sheets must be blank."""
    state = batch.states[row]
    seat = lowest(waiting_for(state))
    batch.seats[row] = seat
    see(state, seat, view)
    moves = legal(state, seat)
    batch.moves[row] = moves
    order = observe(view, seat, batch.sheet[:, row])
    uncover(state, seat, order, batch.sheet[inputs:, row])
    situate(state, batch.situation[:, row])
    while moves:
        move = lowest(moves)
        moves &= moves - 1
        action = place_of(view, order, move)
        batch.mask[action, row] = True
        batch.decode[action, row] = move


# -------------------------------------------------------------------------------------------------------- on the processor


@rule
def deal_all(batch: Batch, words: Any, news: Any) -> None:
    for row in range(len(batch.seats)):
        deal_row(row, row, batch, words, news)


@rule
def show_all(inputs: int, batch: Batch, view: Any) -> None:
    for row in range(len(batch.seats)):
        show_row(row, inputs, batch, view)


@rule
def step_all(moves: Any, batch: Batch, words: Any, news: Any) -> None:
    for row in range(len(batch.seats)):
        if move_row(row, moves[row], batch, news):
            finish_row(row, batch, words, news)


@rule
def scatter_all(targets: Any, batch: Batch, words: Any, news: Any) -> None:
    """Plays this many random moves in each row."""
    for row in range(len(batch.seats)):
        for _ in range(targets[row]):
            batch.seats[row] = lowest(waiting_for(batch.states[row]))
            move = any_of(legal(batch.states[row], batch.seats[row]), batch.dice[row])
            if move_row(row, move, batch, news):
                finish_row(row, batch, words, news)


# --------------------------------------------------------------------------------------------------------------- on a card


def card_kernels(cuda: Any, game: Game) -> tuple[Any, ...]:
    """A step is three kernels: the first lists rounds that end and the second finishes them, so that no thread waits."""
    from numba import from_dtype

    view_type = from_dtype(game.VIEW)

    @cuda.jit
    def deal(batch: Batch, words: Any, news: Any) -> None:
        row = cuda.grid(1)
        if row < len(batch.seats):
            deal_row(row, row, batch, words[row], news[0])

    @cuda.jit
    def move(moves: Any, batch: Batch, news: Any, listed: Any, size: Any) -> None:
        row = cuda.grid(1)
        if row < len(batch.seats) and move_row(row, moves[row], batch, news[0]):
            listed[cuda.atomic.add(size, 0, 1)] = row

    @cuda.jit
    def finish(batch: Batch, words: Any, news: Any, listed: Any, size: Any) -> None:
        place = cuda.grid(1)
        if place < size[0]:
            finish_row(listed[place], batch, words[listed[place]], news[0])

    @cuda.jit
    def show(inputs: int, batch: Batch, size: Any) -> None:
        row = cuda.grid(1)
        view = cuda.local.array(1, view_type)
        if row == 0:
            size[0] = 0
        if row < len(batch.seats):
            show_row(row, inputs, batch, view[0])

    @cuda.jit
    def scatter(targets: Any, step: int, batch: Batch, news: Any, listed: Any, size: Any) -> None:
        row = cuda.grid(1)
        if row < len(batch.seats) and step < targets[row]:
            batch.seats[row] = lowest(waiting_for(batch.states[row]))
            if move_row(row, any_of(legal(batch.states[row], batch.seats[row]), batch.dice[row]), batch, news[0]):
                listed[cuda.atomic.add(size, 0, 1)] = row

    return deal, move, finish, show, scatter


class Tables:
    """A batch of tables of one game. Its arrays are PyTorch's; `options` is a record for every row."""

    def __init__(self, torch: Any, game: Game, options: np.ndarray, seed: int, on_card: bool) -> None:
        self.torch, self.game, self.on_card = torch, game, on_card
        self.sizes = sizes = sizes_of(game)
        self.rows = rows = len(options)
        device = "cuda" if on_card else "cpu"

        def zeros(shape: tuple[int, ...], dtype: Any) -> Any:
            return torch.zeros(shape, dtype=dtype, device=device)

        self.sheet = zeros((sizes.all_inputs, rows), torch.int8)
        self.mask = zeros((sizes.actions, rows), torch.bool)
        self.decode = zeros((sizes.actions, rows), torch.int8)
        self.situation = zeros((max(1, sizes.situation), rows), torch.float32)
        self.earnings = zeros((sizes.seats, rows), torch.float32)
        self.results = zeros((sizes.seats, rows), torch.float32)
        self.ended = zeros((rows,), torch.int64)
        self.seats = zeros((rows,), torch.int64)
        self.players = torch.from_numpy(options["players"].astype(np.int64)).to(device)
        here = (self.sheet, self.mask, self.decode, self.situation, self.earnings, self.results, self.ended)
        records = (
            np.zeros(rows, game.STATE),
            options,
            chance.seed_of(seed),
            np.zeros(rows, np.int64),
            np.zeros(rows, chance.DICE),
        )
        counted = (np.zeros((sizes.seats, rows), np.int64), np.zeros(rows, np.int64))
        if on_card:
            from mazzo.gpu import cuda_or_none

            self.cuda = cuda = cuda_or_none()
            theirs = [cuda.to_device(each) for each in (*records, *counted)]
            shared = [cuda.as_cuda_array(each) for each in (self.seats, *here)]
            self.words, self.news = cuda.to_device(np.zeros((rows, 16), np.int64)), cuda.to_device(np.zeros(1, SILENCE))
            self.listed, self.size = cuda.to_device(np.zeros(rows, np.int64)), cuda.to_device(np.zeros(1, np.int64))
            grid = math.ceil(rows / THREADS_A_BLOCK), THREADS_A_BLOCK
            self._deal, self._move, self._finish, self._show, self._scatter = (k[grid] for k in card_kernels(cuda, game))
        else:
            theirs, shared = [*records, *counted], [each.numpy() for each in (self.seats, *here)]
            self.words, self.news, self.view = np.zeros(16, np.int64), fresh_news(listening=False), game.fresh_view()
        self.batch = Batch(*theirs, *shared)

    def begin(self, most_moves: int) -> None:
        """Deals, and plays up to this many random moves of every game, so that the rows are in different rounds."""
        targets = np.random.default_rng(7).integers(0, max(1, most_moves), self.rows)
        if self.on_card:
            self._deal(self.batch, self.words, self.news)
            there = self.cuda.to_device(targets)
            for step in range(most_moves):
                self.size.copy_to_device(np.zeros(1, np.int64))
                self._scatter(there, step, self.batch, self.news, self.listed, self.size)
                self._finish(self.batch, self.words, self.news, self.listed, self.size)
        else:
            deal_all(self.batch, self.words, self.news)
            scatter_all(targets, self.batch, self.words, self.news)
        self.look()

    def look(self) -> None:
        self.sheet.zero_()
        self.mask.zero_()
        if self.on_card:
            self._show(self.sizes.inputs, self.batch, self.size)
        else:
            show_all(self.sizes.inputs, self.batch, self.view)

    def step(self, moves: Any) -> None:
        """Makes one legal move in every row: a tensor of int64."""
        if self.on_card:
            self._move(self.cuda.as_cuda_array(moves), self.batch, self.news, self.listed, self.size)
            self._finish(self.batch, self.words, self.news, self.listed, self.size)
        else:
            step_all(moves.numpy(), self.batch, self.words, self.news)
        self.look()
