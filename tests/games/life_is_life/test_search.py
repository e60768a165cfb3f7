"""The search in Life is Life learns from the swaps."""

from __future__ import annotations

from mazzo.games.life_is_life.rules import BEAR
from tests.games.life_is_life.positions import RAGS, position
from tests.worlds import share_of_worlds


def test_a_player_who_has_swapped_is_believed_to_hold_more_of_what_they_take() -> None:
    hands = [RAGS, "5 bear, 3 sheep, 2 mole", "4 giraffe, 3 goat, 3 dog"]
    state = position(hands, ["pig", "2 hare", "2 pig, mole", "2 mouse, 2 cat"], known=["", "2 bear", "giraffe"])
    imagined, kept = share_of_worlds(state, 0, lambda world: int(world.hand[1, BEAR]) >= 4)
    assert kept > 2 * imagined
