"""A player's statistics over finished games of Wizard."""

from __future__ import annotations

from mazzo.games import game_named
from mazzo.statistics import game_of_player, games_of_player
from tests.harness.tables import finished_table

GAME = game_named("wizard")
SEAT = 1


def test_points_a_round_are_the_score_by_the_rounds() -> None:
    tables = [finished_table(GAME.name, False, seed) for seed in range(4)]
    together = games_of_player(GAME, [game_of_player(GAME, table.state, SEAT) for table in tables])
    rounds = sum(int(table.state.rounds) for table in tables)
    assert together.rounds == rounds
    assert abs(together.points_a_round - sum(table.scores()[SEAT] for table in tables) / rounds) < 0.001
