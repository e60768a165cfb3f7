"""Fair deals of Wizard: anybody can make the first one again from its seed."""

from __future__ import annotations

from typing import Any

import pytest

from mazzo.words import words_of
from tests.fairness.make import shuffled
from tests.games.wizard.samples import DECK
from tests.test_fairness import VECTORS
from tests.test_table import seated

FIRST_SEATS = VECTORS["first_seats"]


@pytest.mark.parametrize("vector", FIRST_SEATS, ids=lambda vector: f"{vector['seed'][:4]} of {vector['players']}")
def test_anybody_can_make_the_first_deal_of_a_table_from_its_seed(vector: dict[str, Any]) -> None:
    seed, players, first = vector["seed"], vector["players"], vector["seat"]
    table = seated("wizard", players, {}, seed)
    assert table.view_words(0).dealer == first
    order = shuffled(seed, 1, DECK)
    hands = words_of(table.game).state(table.state).hands
    size = len(hands[0])
    for seat in range(players):
        place = (seat - first - 1) % players
        assert hands[seat] == sorted(order[place : size * players : players])
