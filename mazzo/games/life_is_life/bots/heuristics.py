"""What a search must know of Life is Life: how far to look, and what the lives left are worth: the chance to win the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from mazzo.games.life_is_life.rules import (
    BY_SUDDEN_DEATH,
    CARDS,
    LAYING,
    MOST_PLAYERS,
    OVER,
    SPECIES,
    is_in,
    legal,
    lives_to_lose,
    majority,
    seats_in,
    value_of,
)
from mazzo.rules.compiled import thought
from mazzo.rules.news import NOBODY

# The chance to win, by the own lives and those of up to four others, among players of equal strength. Made by
# tools/games/life_is_life/equity.py; more lives count as MOST_COUNTED.
EQUITY = np.load(Path(__file__).with_name("equity.npy"))
MOST_COUNTED = EQUITY.shape[0] - 1
ROLLOUTS = 1200
ARENA_ROLLOUTS = 80
LAPS_AHEAD = 1  # a round that goes on longer is valued as it stands
A_POINT = 0.012  # the chance to win that a point of a round is worth, about
SUDDEN_DEATH_POINTS = 20.0
# By how much each pair of equal cards in a hand makes it likelier, in logarithms, once its owner has swapped. With this number
# imagined hands have as many pairs as those of casual, novice and club players had, in every lap (without it 9 too few).
COLLECTS = 0.55


@thought
def candidates(view: Any, seat: int) -> int:
    """Rows and the knock. Which cards to lay for a row is left to the rules of thumb, which work it out."""
    return legal(view, seat) if view.phase != LAYING else 0


@thought
def likelihood(view: Any, world: Any, seat: int, memory: Any) -> float:
    """Players swap to collect: what goes with their cards they take, what does not they lay. So pairs make a hand likelier."""
    pairs = 0
    for other in range(view.players):
        if other != seat and is_in(view, other) and view.swapped >> other & 1:
            for species in range(SPECIES):
                copies = int(world.hand[other, species])
                pairs += copies * (copies - 1) // 2
    return COLLECTS * pairs


@thought
def worlds_weighed(view: Any) -> int:
    """Many: the cards that fall anyhow hardly ever fall in hands like those of people who collect."""
    return 16


@thought
def far_enough(view: Any, state: Any) -> bool:
    if state.phase == OVER or state.round_number != view.round_number:
        return True
    return state.knocks == 0 and state.laps > view.laps + LAPS_AHEAD


@thought
def chance_with(lives: Any, players: int, seat: int) -> float:
    """The chance to win from these lives."""
    others = np.zeros(MOST_PLAYERS - 1, np.int64)
    number = 0
    for other in range(players):
        if other != seat:
            others[number] = min(MOST_COUNTED, lives[other])
            number += 1
    return EQUITY[min(MOST_COUNTED, lives[seat]), others[0], others[1], others[2], others[3]]


@thought
def totals_now(state: Any, totals: Any) -> None:
    """What everybody's majorities are worth, if the round were valued now."""
    living = seats_in(state)
    for seat in range(MOST_PLAYERS):
        totals[seat] = 0
    for species in range(SPECIES):
        seat = majority(state, species, living)
        if seat != NOBODY:
            totals[seat] += value_of(species)


@thought
def lose_as_it_stands(state: Any, totals: Any, lives: Any) -> None:
    highest = 0
    lowest = CARDS
    for seat in range(state.players):
        if is_in(state, seat):
            highest = max(highest, totals[seat])
            lowest = min(lowest, totals[seat])
    for seat in range(state.players):
        if is_in(state, seat):
            lives[seat] -= min(lives[seat], lives_to_lose(totals[seat], highest, lowest))


@thought
def goes_on(view: Any, state: Any) -> bool:
    """Is the round of the view still being played?"""
    return state.round_number == view.round_number and state.phase != OVER


@thought
def result(view: Any, state: Any, seat: int) -> float:
    """The chance to win the game."""
    lives = np.zeros(MOST_PLAYERS, np.int64)
    for other in range(state.players):
        lives[other] = state.lives[other]
    if goes_on(view, state):
        totals = np.zeros(MOST_PLAYERS, np.int64)
        totals_now(state, totals)
        lose_as_it_stands(state, totals, lives)
    return chance_with(lives, state.players, seat)


@thought
def margin(view: Any, state: Any, seat: int) -> float:
    """How many points of the round a seat is ahead of the others' average."""
    totals = np.zeros(MOST_PLAYERS, np.int64)
    number = view.round_number - 1
    if goes_on(view, state):
        totals_now(state, totals)
    elif state.past_ending[number] == BY_SUDDEN_DEATH:
        return SUDDEN_DEATH_POINTS if state.past_killer[number] == seat else -SUDDEN_DEATH_POINTS / (seats_in(view) - 1)
    else:
        for other in range(view.players):
            totals[other] = max(0, int(state.past_total[number, other]))
    others = 0
    for other in range(view.players):
        if other != seat:
            others += totals[other]
    return totals[seat] - others / max(1, seats_in(view) - 1)


@thought
def worth(view: Any, state: Any, seat: int) -> float:
    """The chance to win, and a little for every point: lives change by leaps, and a point more is seldom one too many."""
    return 0.5 * result(view, state, seat) + 0.5 * A_POINT * margin(view, state, seat)


@thought
def spread(view: Any) -> float:
    return 0.01
