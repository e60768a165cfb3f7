"""What a review must know of Wild Cards: what is left of the piles is drawn anew, and what a loss of chances is called."""

from __future__ import annotations

from typing import Any

from mazzo.games.wild_cards.rules import ANIMALS, HABITATS
from mazzo.rules.compiled import thought
from mazzo.rules.dice import imagine_shuffles, shuffle_by_dice

PLAYOUTS = 256
FORESEEN = 128
SLIPS = 0.0  # its rules of thumb roll dice enough
MARKS = (0.02, 0.04, 0.08)


@thought
def reshuffle(state: Any, dice: Any) -> None:
    imagine_shuffles(dice, state)
    shuffle_by_dice(dice, state.habitat_pile[HABITATS - state.habitat_pile_size :], state.habitat_pile_size)
    shuffle_by_dice(dice, state.animal_pile[ANIMALS - state.animal_pile_size :], state.animal_pile_size)


@thought
def drew(before: Any, after: Any) -> bool:
    return (
        before.habitat_pile_size != after.habitat_pile_size
        or before.animal_pile_size != after.animal_pile_size
        or before.reshuffles != after.reshuffles
        or before.lots_drawn != after.lots_drawn
    )
