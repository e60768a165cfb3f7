"""Many games played at once, in step: a batch of observations in, a batch of actions out, all in compiled code.

    games = Vector(game, 1024, players=4, seed=7)
    while training:
        games.step(policy(games.observations, games.masks))     # games.rewards, games.dones, games.seats

Every array is made once and written again by each step, so keep a copy of what you want to keep. Row `i` belongs to the
`i`-th game of the batch; the seat to decide next in it is `seats[i]`, and observation and mask are that seat's own.

A game that ends is followed by the next one at once: `dones[i]` is true, `rewards[i]` are those of the game that ended, and
observation, mask and seat are those of the new one. The games are numbered: row `i` of `n` plays the games i, i + n, i + 2n …
of the run with this seed, the very ones that `mazzo sim` plays, whatever the number of threads.

Where several seats decide in secret they are asked one after the other, the lowest seat first. Nobody's observation betrays
what another has decided: it is made by `see`, as every view is.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from mazzo.games import game_named
from mazzo.research.encoding import encode, layout_of
from mazzo.rules import dice as chance
from mazzo.rules.compiled import lowest, rule
from mazzo.rules.dice import any_of
from mazzo.rules.game import MOST_MOVES, Game, finish_round, legal, make, moves_in, over, play, score, see, standing, waiting_for
from mazzo.rules.news import NOBODY, fresh_news
from mazzo.rules.options import Value
from mazzo.simulate import deal_game, play_at_random
from mazzo.words import move_words, refusal
from mazzo.worlds import imagine

# What a player is rewarded with.
SCORE, ROUND, RANK = range(3)
REWARDS = ("score", "round", "rank")
NONE_REFUSED = -1


class Batch(NamedTuple):
    """The arrays of a batch, a row a game."""

    states: Any
    options: Any
    """One record for all."""
    seed: Any
    numbers: Any
    """Which game of the run is played in the row."""
    dice: Any
    paid: Any
    """The scores that rewards have been paid for."""
    moves: Any
    """The legal moves, as bits."""
    observations: Any
    masks: Any
    rewards: Any
    dones: Any
    seats: Any


class Scratch(NamedTuple):
    """What each thread needs for itself."""

    words: Any
    news: Any
    seen: Any


# ------------------------------------------------------------------------------------------ what one game of a batch does


@rule
def look(state: Any, seat: int, moves: int, view: Any, observation: Any, mask: Any) -> None:
    """Writes observation and mask of the seat that is to decide."""
    see(state, seat, view)
    encode(view, seat, observation)
    for move in range(len(mask)):
        mask[move] = moves >> move & 1 != 0


@rule
def whose_turn(states: Any) -> tuple[int, int]:
    """The seat that is to decide in the first of these states, and its legal moves; NOBODY when the game is over."""
    if over(states[0]):
        return NOBODY, 0
    seat = lowest(waiting_for(states[0]))
    return seat, legal(states[0], seat)


@rule
def play_one(states: Any, seat: int, action: int, news: Any) -> None:
    """Plays an action in the first of these states: from Python an array of records is handed over faster than a record."""
    play(states[0], seat, action, news[0])


@rule
def look_around(states: Any, views: Any, observations: Any) -> None:
    """Writes the observation of every seat in the first of these states, whether it is to decide or not."""
    for seat in range(states[0].players):
        see(states[0], seat, views[0])
        encode(views[0], seat, observations[seat])


@rule
def note_scores(state: Any, paid: Any) -> None:
    """From here on rewards count what the scores change by."""
    for seat in range(state.players):
        paid[seat] = score(state, seat)


@rule
def rank_value(state: Any, seat: int) -> float:
    """From 1 for the best to -1 for the worst: the seats that did worse less those that did better, over the number of others."""
    value = 0
    for other in range(state.players):
        value += int(standing(state, other) < standing(state, seat)) - int(standing(state, other) > standing(state, seat))
    return value / (state.players - 1)


@rule
def reward_seats(state: Any, kind: int, paid: Any, rewards: Any) -> None:
    """What the round just finished brings every seat: at the end of the game, or of each round."""
    if kind != ROUND and not over(state):
        return
    for seat in range(state.players):
        rewards[seat] = rank_value(state, seat) if kind == RANK else score(state, seat) - paid[seat]
    if kind == ROUND:
        note_scores(state, paid)


@rule
def is_among(moves: int, action: int) -> bool:
    return 0 <= action < MOST_MOVES and moves >> action & 1 != 0


@rule
def deal_row(row: int, batch: Batch, words: Any, news: Any) -> None:
    """Deals the first game of this row of the batch."""
    state = batch.states[row]
    batch.numbers[row] = row
    deal_game(state, batch.options[0], batch.seed, row, batch.dice[row], news, words)
    note_scores(state, batch.paid[row])
    batch.dones[row] = False
    clear_rewards(row, batch)


@rule
def step_row(row: int, action: int, kind: int, batch: Batch, scratch: Scratch) -> None:
    """Plays one action in this row of the batch; after a game that ends the next one is dealt."""
    if move_row(row, action, batch, scratch.news):
        finish_row(row, kind, batch, scratch.words, scratch.news)
    show_row(row, batch, scratch.seen)


@rule
def move_row(row: int, action: int, batch: Batch, news: Any) -> bool:
    """Makes the move of this row; is the round to be finished?"""
    state = batch.states[row]
    make(state, batch.seats[row], action, news)
    batch.dones[row] = False
    clear_rewards(row, batch)
    return waiting_for(state) == 0  # type: ignore[no-any-return]


@rule
def clear_rewards(row: int, batch: Batch) -> None:
    rewards = batch.rewards[row]
    for seat in range(batch.states[row].players):
        rewards[seat] = 0.0


@rule
def finish_row(row: int, kind: int, batch: Batch, words: Any, news: Any) -> None:
    """Finishes the round in this row, and after the last one deals the next game."""
    state = batch.states[row]
    finish_round(state, news)
    reward_seats(state, kind, batch.paid[row], batch.rewards[row])
    batch.dones[row] = over(state)
    if batch.dones[row]:
        batch.numbers[row] += len(batch.numbers)
        deal_game(state, batch.options[0], batch.seed, batch.numbers[row], batch.dice[row], news, words)
        note_scores(state, batch.paid[row])


@rule
def show_row(row: int, batch: Batch, view: Any) -> None:
    state = batch.states[row]
    seat = lowest(waiting_for(state))
    batch.seats[row] = seat
    batch.moves[row] = legal(state, seat)
    look(state, seat, batch.moves[row], view, batch.observations[row], batch.masks[row])


# ----------------------------------------------------------------------------------------------------- the whole batch


@rule
def deal_all(first: int, last: int, batch: Batch, scratch: Scratch) -> None:
    """Deals the games `first` to `last` - 1 of the batch."""
    for row in range(first, last):
        deal_row(row, batch, scratch.words, scratch.news)
        show_row(row, batch, scratch.seen)


@rule
def step_all(first: int, last: int, actions: Any, kind: int, batch: Batch, scratch: Scratch) -> None:
    """Plays one action in each of the games `first` to `last` - 1 of the batch."""
    for row in range(first, last):
        step_row(row, actions[row], kind, batch, scratch)


@rule
def first_refused(actions: Any, moves: Any) -> int:
    """The first row of the batch whose action is not legal, or NONE_REFUSED."""
    for row in range(len(moves)):
        if not is_among(moves[row], actions[row]):
            return row
    return NONE_REFUSED


@rule
def roll_actions(first: int, last: int, moves: Any, dice: Any, actions: Any) -> None:
    """A legal action at random for each game, by the dice of that game."""
    for row in range(first, last):
        actions[row] = any_of(moves[row], dice[row])


@rule
def imagine_all(first: int, last: int, states: Any, seats: Any, view: Any, seed: Any, words: Any, dice: Any, worlds: Any) -> None:
    """Fills each row of `worlds` with states drawn among those that give the deciding seat its very view."""
    for row in range(first, last):
        see(states[row], seats[row], view)
        chance.chacha8(seed, 0, chance.BOT, row, words)
        chance.set_dice(dice, words[0], words[1], words[2])
        for number in range(worlds.shape[1]):
            imagine(view, dice, worlds[row, number])


@rule
def play_out_all(first: int, last: int, states: Any, seed: Any, words: Any, dice: Any, news: Any, scores: Any) -> None:
    for row in range(first, last):
        chance.chacha8(seed, 0, chance.BOT, row, words)
        chance.set_dice(dice, words[0], words[1], words[2])
        play_at_random(states[row], dice, news)
        for seat in range(scores.shape[1]):
            scores[row, seat] = score(states[row], seat)


class Vector:
    """A batch of games of one kind, stepped together."""

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
        threads: int = 1,
    ) -> None:
        """`rewards`: "score" (what the score has changed by since the deal, at the end), "round" (the same, round by round)
        or "rank" (at the end, from 1 for the best to -1 for the worst). `past=False` leaves the finished rounds out of the
        observations."""
        check_batch(games, threads)
        self.game, self.players, self.choices, self.options = table_of(game, players, options)
        self.layout = layout_of(self.game)
        self.reward_kind = reward_named(rewards)
        self.games = games
        self.seed = chance.seed_of(seed)
        self.states = np.zeros(games, self.game.STATE)
        self.observations = np.zeros((games, self.layout.size if past else self.layout.table_size), np.int8)
        self.masks = np.zeros((games, self.layout.moves), np.bool_)
        self.rewards = np.zeros((games, self.players), np.float32)
        self.dones = np.zeros(games, np.bool_)
        self.seats = np.zeros(games, np.int64)
        self.numbers = np.zeros(games, np.int64)
        self._moves = np.zeros(games, np.int64)
        self._paid = np.zeros((games, self.players), np.int64)
        self._dice = np.zeros(games, chance.DICE)
        self._options = np.array([self.options], self.options.dtype)
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._actions = np.zeros(games, np.int64)
        self.reset()

    def reset(self, seed: int | str | None = None) -> None:
        """Deals all games anew, from the first number on."""
        if seed is not None:
            self.seed = chance.seed_of(seed)
        self._share(lambda first, last: deal_all(first, last, self._batch(), self._scratch()))

    def step(self, actions: Any) -> None:
        """Plays one action in every game. ValueError, and nothing is played, if any of them is not legal."""
        wanted = np.asarray(actions)
        if wanted.shape != (self.games,):
            raise ValueError(f"actions of shape {wanted.shape}: expected one for each of the {self.games} games, ({self.games},)")
        if wanted.dtype.kind not in "iu":
            raise ValueError(f"actions of type {wanted.dtype}: expected whole numbers")
        chosen = wanted.astype(np.int64, copy=False)
        refused = first_refused(chosen, self._moves)
        if refused != NONE_REFUSED:
            raise ValueError(why_refused(self.states[refused], int(self.seats[refused]), int(chosen[refused]), f"game {refused}"))
        kind, batch = self.reward_kind, self._batch()
        self._share(lambda first, last: step_all(first, last, chosen, kind, batch, self._scratch()))

    def random_actions(self) -> np.ndarray:
        """A legal action for each game, all equally likely, by dice that follow from the game's number."""
        self._share(lambda first, last: roll_actions(first, last, self._moves, self._dice, self._actions))
        return self._actions

    def imagine(self, worlds: int, seed: int | str = 0) -> np.ndarray:
        """For each game this many states drawn at random among those that give the deciding seat its very view."""
        if worlds < 1:
            raise ValueError(f"{worlds} worlds: expected at least 1 for each game")
        drawn = np.zeros((self.games, worlds), self.game.STATE)
        key = chance.seed_of(seed)

        def draw(first: int, last: int) -> None:
            words, dice = np.zeros(16, np.int64), np.zeros(1, chance.DICE)[0]
            imagine_all(first, last, self.states, self.seats, self.game.fresh_view(), key, words, dice, drawn)

        self._share(draw)
        return drawn

    def play_out(self, states: np.ndarray, seed: int | str = 0) -> np.ndarray:
        """Plays states to their end at random, such as `imagine` draws; the scores, in the shape of the states by seats."""
        if states.dtype != self.game.STATE:
            raise ValueError(f"states of type {states.dtype.names}: expected states of {self.game.title}")
        played = states.copy().reshape(-1)
        scores = np.zeros((len(played), self.players), np.int64)
        words, dice, silence = np.zeros(16, np.int64), np.zeros(1, chance.DICE)[0], fresh_news(listening=False)
        play_out_all(0, len(played), played, chance.seed_of(seed), words, dice, silence, scores)
        return scores.reshape(*states.shape, self.players)

    def _batch(self) -> Batch:
        return Batch(
            self.states,
            self._options,
            self.seed,
            self.numbers,
            self._dice,
            self._paid,
            self._moves,
            self.observations,
            self.masks,
            self.rewards,
            self.dones,
            self.seats,
        )

    def _scratch(self) -> Scratch:
        return Scratch(np.zeros(16, np.int64), fresh_news(listening=False), self.game.fresh_view())

    def _share(self, work: Any) -> None:
        """Shares the rows of the batch out over the threads."""
        if self._pool is None:
            work(0, self.games)
            return
        edges = [self.games * thread // self._threads for thread in range(self._threads + 1)]
        list(self._pool.map(work, edges[:-1], edges[1:]))


# -------------------------------------------------------------------------------------------------------- at the door


def table_of(game: str, players: int | None, options: Mapping[str, Value] | None) -> tuple[Game, int, dict[str, Value], Any]:
    """The game, the number of players, and the options in words and as a record; ValueError for what does not exist."""
    found = game_named(game)
    seated = min(4, found.most_players) if players is None else players
    choices, record = found.choose(seated, options or {})
    return found, seated, choices, record


def reward_named(name: str) -> int:
    if name not in REWARDS:
        raise ValueError(f"rewards {name!r}: expected one of {', '.join(REWARDS)}")
    return REWARDS.index(name)


def check_batch(games: int, threads: int) -> None:
    if games < 1:
        raise ValueError(f"a batch of {games} games: expected at least 1")
    if threads < 1:
        raise ValueError(f"{threads} threads: expected at least 1")


def why_refused(state: Any, seat: int, action: int, where: str) -> str:
    """Why an action is not legal, in a sentence."""
    sentence = refusal(state, seat, action) if 0 <= action < MOST_MOVES else "There is no such move."
    offered = ", ".join(f"{move} ({move_words(state, move)})" for move in moves_in(legal(state, seat)))
    return f"action {action} in {where}, seat {seat}: {sentence} Legal are {offered}."
