"""What bots of all games weigh: chances of choices, and the share of a win."""

from __future__ import annotations

from typing import Any

from mazzo.rules.compiled import lowest, thought
from mazzo.rules.dice import roll
from mazzo.rules.exponential import exp, log
from mazzo.rules.game import standing

WORST = -1.0e9  # less than anything is worth: where a search for the best begins
ROLLS = 4294967296.0  # a roll is a whole number below this


@thought
def fraction(dice: Any) -> float:
    """A roll of the dice as a number from 0 to just below 1."""
    return roll(dice) / ROLLS


@thought
def log_chance(worth: Any, choices: int, chosen: int, freedom: float) -> float:
    """The logarithm of the chance that somebody makes this choice among `choices`, given as bits: people prefer what is worth
    more, the more freely the larger `freedom` is, in the same measure as `worth`."""
    most = WORST
    rest = choices
    while rest:
        most = max(most, worth[lowest(rest)])
        rest &= rest - 1
    total = 0.0
    rest = choices
    while rest:
        total += exp((worth[lowest(rest)] - most) / freedom)
        rest &= rest - 1
    return (worth[chosen] - most) / freedom - log(total)


@thought
def win_share(state: Any, seat: int) -> float:
    """1 for the seat that is ahead of all others, an equal part for each that shares first place, else 0."""
    equal = 0
    for other in range(state.players):
        if standing(state, other) > standing(state, seat):
            return 0.0
        equal += int(standing(state, other) == standing(state, seat))
    return 1.0 / equal
