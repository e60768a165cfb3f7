"""Many games at once: on every core, without Python in the loop.

The games of a run are numbered, and each follows from the seed of the run and its number alone: however they are shared out
over threads or machines, the result is the same.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np

from mazzo.bots.thumb import rule_of_thumb
from mazzo.rules import dice as chance
from mazzo.rules.choice import any_of
from mazzo.rules.compiled import lowest, rule
from mazzo.rules.news import fresh_news
from mazzo.rules.verbs import Game, legal, over, play, rank, score, see, start, waiting_for

# The players that are compiled, and so can play without Python in the loop.
RANDOM, CASUAL = range(2)
COMPILED = {"random": RANDOM, "casual": CASUAL}


@rule
def decide(player: int, state: Any, seat: int, view: Any, dice: Any) -> int:
    if player == CASUAL:
        see(state, seat, view)
        return rule_of_thumb(view, seat, dice)
    return any_of(legal(state, seat), dice)  # a view would offer it the same moves


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
