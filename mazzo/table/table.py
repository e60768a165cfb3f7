"""A table to play at from a program: every call is judged, then applied.

    table = Table.open("a game", players=3, options={}, seed="7")
    table.sit(0, "Ada")
    ...
    table.deal()
    table.play(0, "bid 1")

A server does the same in three steps: it judges by `commands`, stores the entries, and applies them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Self

from mazzo.games import game_named
from mazzo.rules.options import Value
from mazzo.table import commands
from mazzo.table.log import Entry, Opened
from mazzo.table.state import TableState


class Table(TableState):
    """One table, from the first player who sits down to the final score."""

    @classmethod
    def open(
        cls,
        game: str,
        players: int,
        options: Mapping[str, Value],
        seed: str,
        level: str = "casual",
        stacked: list[str] | None = None,
    ) -> Self:
        """A new table; ValueError, with an explanation, for a game or an option that does not exist."""
        rules = game_named(game)
        choices, _ = rules.choose(players, options)
        opened = Opened(game=game, rules=rules.version, players=players, options=choices, seed=seed, level=level, stack=stacked)
        return cls(opened)

    def sit(self, seat: int, name: str, player: Literal["person", "bot"] = "person", level: str | None = None) -> None:
        self._enter(commands.take_seat(self, seat, name, player, level))

    def deal(self) -> None:
        self._enter(commands.deal(self))

    def play(self, seat: int, words: str | Sequence[str], turn: int | None = None) -> None:
        """Makes a whole decision, in words; Refusal, with a reason, if it is not one."""
        self.apply(commands.decide(self, seat, [words] if isinstance(words, str) else words, turn))

    def play_moves(self, seat: int, moves: Sequence[int], turn: int | None = None) -> None:
        """Makes a whole decision, given as the moves of the rules; Refusal, with a reason, if it is not one."""
        self.apply(commands.decide_by_moves(self, seat, moves, turn))

    def _enter(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.apply(entry)
