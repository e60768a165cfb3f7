"""Fair deals of Life is Life: anybody can make the first one again from its seed."""

from __future__ import annotations

from typing import Any

import pytest

from mazzo.words import words_of
from tests.fairness.make import shuffled
from tests.games.life_is_life.samples import DECK
from tests.test_fairness import VECTORS
from tests.test_table import seated

FIRST_SEATS = [vector for vector in VECTORS["first_seats"] if 3 <= vector["players"] <= 5]


@pytest.mark.parametrize("vector", FIRST_SEATS, ids=lambda vector: f"{vector['seed'][:4]} of {vector['players']}")
def test_anybody_can_make_the_first_deal_of_a_table_from_its_seed(vector: dict[str, Any]) -> None:
    seed, players, first = vector["seed"], vector["players"], vector["seat"]
    order = shuffled(seed, 1, DECK)
    table = seated("life_is_life", players, {}, seed)
    open_hands = words_of(table.game).state(table.state)
    assert open_hands.hands == [sorted(order[10 * seat : 10 * seat + 10]) for seat in range(players)]
    assert open_hands.starter == first
