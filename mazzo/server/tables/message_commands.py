"""The messages that are commands to a table and need nothing else."""

from __future__ import annotations

from collections.abc import Callable

from mazzo.bots.offered import levels_of
from mazzo.server.wire import messages
from mazzo.table import commands
from mazzo.table.commands import Person
from mazzo.table.log import Entry
from mazzo.table.state import TableState


def seat_bot(table: TableState, who: Person, seat: int, level: str) -> list[Entry]:
    return commands.seat_bot(table, who, seat, level, levels_of(table.game.name))


COMMANDS: dict[type[messages.FromClient], Callable[..., list[Entry]]] = {
    messages.Play: commands.play,
    messages.SeatBot: seat_bot,
    messages.Unseat: commands.unseat,
    messages.Swap: commands.swap,
    messages.Start: commands.start,
    messages.Leave: commands.leave,
    messages.TakeBack: commands.take_back,
    messages.SlowClock: commands.slow_clock,
    messages.BeRightBack: commands.be_right_back,
    messages.IAmBack: commands.i_am_back,
    messages.AgreeToEnd: commands.agree_to_end,
    messages.PlayOn: commands.play_on,
    messages.Hurry: commands.hurry,
}
"""A command takes the message's fields by their names."""
