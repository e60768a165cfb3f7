"""What a search must know of Life is Life: how far to look, and what the lives left are worth: the chance to win the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from mazzo.rules.compiled import rule
from mazzo.rules.life_is_life import (
    CARDS,
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

# The chance to win, by the own lives and those of up to four others, among players of equal strength. Made by
# bench/life_equity.py; more lives count as MOST_COUNTED.
EQUITY = np.load(Path(__file__).with_name("life_equity.npy"))
MOST_COUNTED = EQUITY.shape[0] - 1
LAPS_AHEAD = 3  # a round that goes on longer is valued as it stands


@rule
def candidates(view: Any, seat: int) -> int:
    return legal(view, seat)


@rule
def likelihood(view: Any, world: Any, seat: int, memory: Any) -> float:
    """What the others took and laid is known to be in their hands, or gone; the rest says little."""
    return 0.0


@rule
def far_enough(view: Any, state: Any) -> bool:
    if state.phase == OVER or state.round_number != view.round_number:
        return True
    return state.knocks == 0 and state.laps > view.laps + LAPS_AHEAD


@rule
def chance_with(lives: Any, players: int, seat: int) -> float:
    """The chance to win from these lives."""
    others = np.zeros(MOST_PLAYERS - 1, np.int64)
    number = 0
    for other in range(players):
        if other != seat:
            others[number] = min(MOST_COUNTED, lives[other])
            number += 1
    return EQUITY[min(MOST_COUNTED, lives[seat]), others[0], others[1], others[2], others[3]]


@rule
def result(view: Any, state: Any, seat: int) -> float:
    """The chance to win the game."""
    lives = np.zeros(MOST_PLAYERS, np.int64)
    for other in range(state.players):
        lives[other] = state.lives[other]
    if state.round_number == view.round_number and state.phase != OVER:
        lose_as_it_stands(state, lives)
    return chance_with(lives, state.players, seat)


@rule
def lose_as_it_stands(state: Any, lives: Any) -> None:
    """As if the round were valued now."""
    totals = np.zeros(MOST_PLAYERS, np.int64)
    living = seats_in(state)
    for species in range(SPECIES):
        seat = majority(state, species, living)
        if seat >= 0:
            totals[seat] += value_of(species)
    highest = 0
    lowest = CARDS
    for seat in range(state.players):
        if is_in(state, seat):
            highest = max(highest, totals[seat])
            lowest = min(lowest, totals[seat])
    for seat in range(state.players):
        if is_in(state, seat):
            lives[seat] -= min(lives[seat], lives_to_lose(totals[seat], highest, lowest))


@rule
def worth(view: Any, state: Any, seat: int) -> float:
    return result(view, state, seat)


@rule
def spread(view: Any) -> float:
    return 0.01
