"""The search in Wild Cards learns from the bids."""

from __future__ import annotations

import pytest

from mazzo.games.wild_cards.rules import VALUES
from tests.games.wild_cards.positions import go, position
from tests.worlds import share_of_worlds


@pytest.mark.long
def test_a_player_who_bids_low_for_what_they_want_most_is_believed_to_have_nothing_higher() -> None:
    """In the last round, when cards are worth nothing any more."""
    state = position(
        ["S1 S2 S3", "F1 F2 S2 S3", "M1 M2"],
        "peacock lion",
        pile="F4 F4 F4 S2 S2 S2 M2 M2",
        collections=["lion", "peacock peacock"],
        animals="",
    )
    go(state, "0 bid S3", "1 bid F1", "2 bid M1")
    four = range(VALUES - 1, 4 * VALUES, VALUES)
    imagined, kept = share_of_worlds(state, 0, lambda world: any(world.hand[1, kind] > 0 for kind in four))
    assert kept < imagined * 0.8
