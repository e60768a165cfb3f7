"""A player's statistics over finished games of Wild Cards."""

from __future__ import annotations

from mazzo.games import game_named
from mazzo.statistics import game_of_player, games_of_player
from tests.harness.tables import finished_table

GAME = game_named("wild_cards")
SEAT = 1


def test_points_add_up_to_the_score_and_animals_to_the_collection() -> None:
    tables = [finished_table(GAME.name, False, seed) for seed in range(4)]
    together = games_of_player(GAME, [game_of_player(GAME, table.state, SEAT) for table in tables])
    assert abs(sum(together.points.values()) - sum(table.scores()[SEAT] for table in tables) / 4) < 0.01
    animals = sum(int(table.state.collection[SEAT].sum()) for table in tables)
    assert abs(sum(together.animals.values()) - animals / 4) < 0.01
