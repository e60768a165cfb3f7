"""Tables that have been played to their end."""

from __future__ import annotations

from typing import Any

from mazzo.rules.dice import any_of, dice_of, seed_of
from mazzo.rules.game import legal
from mazzo.table.decision import whole_decision
from mazzo.table.log import Closed, Sat, Started
from mazzo.table.table import Table
from tests.games import short_table


def some_decision(table: Table, seat: int, dice: Any) -> list[int]:
    """A whole random decision."""
    return whole_decision(table.state, seat, lambda trial: int(any_of(legal(trial, seat), dice)))


def finished_table(game: str, rated: bool, seed: int, closed: bool = False, people: int = 2) -> Table:
    """A short game of persons and a bot, played to its end with random moves."""
    players, options = short_table(game)
    table = Table.open(game, players, options, str(seed))
    table.opened.rated = rated
    for seat in range(players):
        player: Any = "person" if seat < people else "bot"
        person = f"p{seat}" if seat < people else None
        table.apply(Sat(seat=seat, name=f"Player {seat}", player=player, person=person))
    table.apply(Started())
    if closed:
        table.apply(Closed(why="agreed"))
        return table
    dice = dice_of(seed_of(seed), 5)
    while table.stage == "playing":
        seat = table.undecided[0]
        table.play_moves(seat, some_decision(table, seat, dice))
    return table
