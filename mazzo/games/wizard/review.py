"""What a review must know of Wizard: a round is a stretch, its points add up, and what a loss of points is called."""

from __future__ import annotations

from typing import Any

from mazzo.games.wizard.rules import CARDS, OVER
from mazzo.rules.compiled import thought
from mazzo.rules.dice import imagine_shuffles, shuffle_by_dice

ADDS_UP = True
PLAYOUTS = 64
FORESEEN = 128
SLIPS = 0.25
VALUED_BY_MASTER = ("trump", "bid")  # there it says how much a move is worth, elsewhere how much it prefers it
MARKS = (3.0, 6.0, 12.0)


@thought
def reshuffle(state: Any, dice: Any) -> None:
    imagine_shuffles(dice, state)
    if state.players == 2:  # V4: the later rounds are dealt from what is left of one deck
        shuffle_by_dice(dice, state.stock[CARDS - state.stock_size :], state.stock_size)


@thought
def drew(before: Any, after: Any) -> bool:
    """Within a round nothing is."""
    return False


@thought
def stretch_over(begun: Any, state: Any) -> bool:
    return state.round_number != begun.round_number or state.phase == OVER


@thought
def gained(begun: Any, state: Any, seat: int) -> float:
    """The points of the round."""
    return float(state.score[seat] - begun.score[seat])
