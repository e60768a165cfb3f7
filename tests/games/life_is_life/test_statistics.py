"""A player's statistics over finished games of Life is Life."""

from __future__ import annotations

from mazzo.games import game_named
from mazzo.games.life_is_life.rules import NOT_PLAYED
from mazzo.statistics import game_of_player
from tests.harness.tables import finished_table

GAME = game_named("life_is_life")
SEAT = 1


def test_only_rounds_until_the_player_was_out_are_counted() -> None:
    tables = [finished_table(GAME.name, False, seed) for seed in range(4)]
    kept = [game_of_player(GAME, table.state, SEAT) for table in tables]
    for table, one in zip(tables, kept, strict=True):
        played = sum(1 for ending in table.state.past_ending if ending != NOT_PLAYED)
        assert one.rounds == (played if table.state.lives[SEAT] > 0 else int(table.state.left_in[SEAT]))
        assert 0 <= one.knocks_best <= one.knocks <= one.rounds
