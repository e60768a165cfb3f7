"""Many games at once: on every core, without Python in the loop.

The games of a run are numbered, and each follows from the seed of the run and its number alone: however they are shared out
over threads or machines, the result is the same.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np

from mazzo.bots.decision import Bot
from mazzo.bots.levels import LEVELS
from mazzo.bots.sandbox import ask
from mazzo.rules import dice as chance
from mazzo.rules.compiled import lowest, rule, while_compiling
from mazzo.rules.dice import any_of
from mazzo.rules.game import Game, legal, over, play, rank, score, see, start, waiting_for
from mazzo.rules.news import fresh_news

# The levels that are one compiled function, and so can play without Python in the loop: their numbers, by name.
CHOOSERS = [(bot.name, bot.choose) for bot in LEVELS if bot.choose is not None]
COMPILED = {name: number for number, (name, _) in enumerate(CHOOSERS)}
RANDOM = COMPILED["random"]
ASKED = -1  # anybody else


def chosen_by(player: int, view: Any, seat: int, dice: Any) -> int:
    """The move of the level of this number."""
    return CHOOSERS[player][1](view, seat, dice)


@while_compiling(chosen_by)
def _compiled_chosen_by(player: Any, view: Any, seat: Any, dice: Any) -> Any:
    """A chain of comparisons, made from the levels: `choose_0(...) if player == 0 else choose_1(...) if player == 1 else ...`."""
    calls = [f"choose_{number}(view, seat, dice)" for number in range(len(CHOOSERS))]
    tests = [f" if player == {number} else " for number in range(len(CHOOSERS) - 1)]
    chain = "".join(call + test for call, test in zip(calls, [*tests, ""], strict=True))
    named = {f"choose_{number}": choose for number, (_, choose) in enumerate(CHOOSERS)}
    return eval(f"lambda player, view, seat, dice: {chain}", named)


@rule
def decide(player: int, state: Any, seat: int, view: Any, dice: Any) -> int:
    if player == RANDOM:
        return any_of(legal(state, seat), dice)  # a view would offer it the same moves
    see(state, seat, view)
    return chosen_by(player, view, seat, dice)


@rule
def play_to_the_end(state: Any, players: Any, view: Any, dice: Any, news: Any) -> int:
    """Plays a game to its end; the number of decisions it took."""
    decisions = 0
    while not over(state):
        seat = lowest(waiting_for(state))
        play(state, seat, decide(players[seat], state, seat, view, dice), news)
        decisions += 1
    return decisions


@rule
def play_until_asked(state: Any, players: Any, view: Any, dice: Any, news: Any) -> int:
    """Plays on while it is the turn of compiled players, each with dice of its own; the number of decisions it took."""
    decisions = 0
    while not over(state):
        seat = lowest(waiting_for(state))
        if players[seat] == ASKED:
            break
        play(state, seat, decide(players[seat], state, seat, view, dice[seat]), news)
        decisions += 1
    return decisions


@rule
def play_at_random(state: Any, dice: Any, news: Any) -> int:
    """As `play_to_the_end`, all at random."""
    decisions = 0
    while not over(state):
        seat = lowest(waiting_for(state))
        play(state, seat, any_of(legal(state, seat), dice), news)
        decisions += 1
    return decisions


@rule
def deal_game(state: Any, options: Any, seed: Any, number: int, dice: Any, news: Any, words: Any) -> None:
    """Starts the game of this number of a run."""
    chance.chacha8(seed, 0, chance.SIMULATION, number, words)
    chance.set_dice(dice, words[8], words[9], words[10])
    start(state, options, words, news)


@rule
def play_games(
    states: Any, options: Any, players: Any, seed: Any, first: int, view: Any, dice: Any, news: Any, words: Any
) -> int:
    """Plays one game in each of these states: the games `first`, `first` + 1 ... of a run with this seed."""
    decisions = 0
    for number in range(len(states)):
        deal_game(states[number], options, seed, first + number, dice, news, words)
        decisions += play_to_the_end(states[number], players, view, dice, news)
    return decisions


@rule
def play_random_games(states: Any, options: Any, seed: Any, first: int, dice: Any, news: Any, words: Any) -> int:
    """As `play_games`, all at random."""
    decisions = 0
    for number in range(len(states)):
        deal_game(states[number], options, seed, first + number, dice, news, words)
        decisions += play_at_random(states[number], dice, news)
    return decisions


@rule
def final_standings(states: Any, scores: Any, ranks: Any) -> None:
    """Fills in every seat's score and rank, a row a game."""
    for number in range(len(states)):
        for seat in range(scores.shape[1]):
            scores[number, seat] = score(states[number], seat)
            ranks[number, seat] = rank(states[number], seat)


def seed_of_game(seed: np.ndarray, number: int) -> np.ndarray:
    """The seed of the game of this number of a run: the same as in `deal_game`."""
    words = np.zeros(16, np.int64)
    chance.chacha8(seed, 0, chance.SIMULATION, number, words)
    return words[:8].copy()


Clock = Callable[[int, int, float], None]
"""Called after decisions of a bot: its seat, how many decisions, and the seconds they took."""


def play_one(
    game: Game, options: Any, bots: list[Bot], seed: np.ndarray, dice: np.ndarray, state: Any, clock: Clock | None = None
) -> int:
    """One game to its end with any players at all; how many decisions it took.

    Each seat has dice of its own. Compiled players are not asked one by one; their time is counted for all of them at once.
    """
    kinds = np.array([COMPILED.get(bot.name, ASKED) for bot in bots], np.int64)
    silence = fresh_news(listening=False)
    view = game.fresh_view()
    start(state, options, seed, silence)
    decisions = 0
    while True:
        begun = time.perf_counter()
        by_compiled = int(play_until_asked(state, kinds, view, dice, silence))
        if clock is not None and by_compiled:
            clock(NOT_ASKED, by_compiled, time.perf_counter() - begun)
        decisions += by_compiled
        if over(state):
            return decisions
        seat = int(lowest(waiting_for(state)))
        see(state, seat, view)
        begun = time.perf_counter()
        move = ask(bots[seat], view, seat, dice[seat]).move
        if clock is not None:
            clock(seat, 1, time.perf_counter() - begun)
        play(state, seat, move, silence)
        decisions += 1


NOT_ASKED = -1  # instead of a seat: compiled players, several of them


@dataclass(frozen=True)
class Batch:
    """Some games of a run, played to their end."""

    first: int
    states: np.ndarray
    decisions: int


def play_batch(game: Game, options: Any, players: list[str], seed: np.ndarray, first: int, games: int) -> Batch:
    """The games `first` to `first + games - 1` of a run, played by compiled players in this thread."""
    states = np.zeros(games, game.STATE)
    dice = np.zeros(1, chance.DICE)[0]
    words = np.zeros(16, np.int64)
    silence = fresh_news(listening=False)
    if all(player == "random" for player in players):
        decisions = play_random_games(states, options, seed, first, dice, silence, words)
    else:
        kinds = np.array([COMPILED[player] for player in players], np.int64)
        decisions = play_games(states, options, kinds, seed, first, game.fresh_view(), dice, silence, words)
    return Batch(first, states, int(decisions))


def simulate(
    game: Game,
    options: Any,
    players: list[str],
    seed: np.ndarray,
    games: int,
    threads: int | None = None,
    batch: int = 1024,
) -> Iterator[Batch]:
    """Plays a run of games on all cores, and hands out each batch as it is done."""
    workers = threads or os.cpu_count() or 1
    with ThreadPoolExecutor(workers) as pool:
        pending: set[Future[Batch]] = set()
        first = 0
        while first < games or pending:
            while first < games and len(pending) < 2 * workers:
                size = min(batch, games - first)
                pending.add(pool.submit(play_batch, game, options, players, seed, first, size))
                first += size
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
