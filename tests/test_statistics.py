"""The figures kept of a player's finished games, and their totals, for every game that keeps some."""

from __future__ import annotations

import pytest

from mazzo.games import GAMES, has_part
from mazzo.statistics import game_of_player, games_of_player
from tests.harness.plain import plain
from tests.harness.tables import finished_table


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if has_part(game, "statistics")])
def test_statistics_that_were_kept_as_json_add_up_to_the_same(name: str) -> None:
    game = GAMES[name]
    kept = [game_of_player(game, finished_table(name, False, seed).state, 1) for seed in range(4)]
    together = games_of_player(game, kept)
    assert together is not None
    assert games_of_player(game, plain(kept)) == together
    assert games_of_player(game, []) is None
