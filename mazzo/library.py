"""Mazzo as a library: open a table, seat bots and functions of your own, and play a whole game.

These names are available from `import mazzo`; this module implements them. There is no second engine: the table is the one a
server runs, and a function plays there like a bot, given the view of its own seat and nothing else.
"""

from __future__ import annotations

import math
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from mazzo.bots.decision import Bot, Decision
from mazzo.bots.levels import bot_named
from mazzo.bots.sandbox import BotFault, bot_decision, where
from mazzo.rules.dice import dice_of
from mazzo.rules.game import game_of
from mazzo.rules.options import Value
from mazzo.table.table import Table
from mazzo.words import legal_words, words_of


class Chooser(Protocol):
    """A playing function of your own: it is given what its seat may know and the moves it may make, and returns one of them.

    `view` is the view of the seat in plain dictionaries and lists, the same that docs/api.md describes for programs, with the
    number of the seat added as `view["seat"]`. `legal` holds the moves in words, such as `play R7`. A set (a payment, a discard)
    is asked for one part at a time: whatever `legal` offers can be completed, and the view shows the parts chosen so far.
    """

    def __call__(self, view: dict[str, Any], legal: list[str], /) -> str: ...


@dataclass(frozen=True)
class Result:
    """The result of a game, seat by seat."""

    names: list[str]
    scores: list[int]
    ranks: list[int]
    """1 for the winner; players who share a rank have the same number."""

    @property
    def winners(self) -> list[str]:
        """The name of the player who came first, or the names if several share first place."""
        return [name for name, rank in zip(self.names, self.ranks, strict=True) if rank == 1]

    def __str__(self) -> str:
        places = sorted(zip(self.ranks, self.names, self.scores, strict=True), key=lambda place: place[0])
        return "\n".join(f"{rank}. {name}: {score}" for rank, name, score in places)


def open_table(game: str, players: int = 4, seed: int | str | None = None, options: Mapping[str, Value] | None = None) -> Table:
    """A fresh table of this game, with empty seats. `mazzo games` lists the games and their options.

    The same seed (a whole number, or 64 hexadecimal digits) deals the same cards; without a seed they are random. A game, a
    number of players or an option that does not exist raises a ValueError that says so.
    """
    return Table.open(game, players, options or {}, secrets.token_hex(32) if seed is None else str(seed))


def play(table: Table, players: Sequence[str | Bot | Chooser]) -> Result:
    """Seats these players from seat 0 on, deals, plays the whole game, and returns the result.

    A player is the name of a bot (`"casual"`, `"club@200"`, `"mine.py:MyBot"`), a `Bot`, or a function of yours: see `Chooser`.
    If a player raises an exception, or answers with something other than a legal move, the game ends with a BotFault that names
    it.
    """
    if len(players) != table.players:
        raise ValueError(f"{len(players)} players for {table.players} seats: name one for each seat")
    bots = [seated(player) for player in players]
    for seat, bot in enumerate(bots):
        table.sit(seat, bot.name, "bot")
    table.deal()
    dice = [dice_of(table.seed, seat) for seat in range(table.players)]
    while table.stage != "over":
        seat = table.undecided[0]
        table.play(seat, bot_decision(bots[seat], table.state, seat, dice[seat], patience=math.inf), table.turn)
    ranks = table.ranks()
    assert ranks is not None, "a game that was played to its end has ranks"
    return Result([bot.name for bot in bots], table.scores(), ranks)


def seated(player: str | Bot | Chooser) -> Bot:
    if isinstance(player, Bot):
        return player
    if isinstance(player, str):
        return bot_named(player)
    if callable(player):
        return as_bot(player)
    raise ValueError(f"player {player!r}: expected the name of a bot, a Bot, or a function of a view and the legal moves")


def as_bot(choose: Chooser) -> Bot:
    """This function as a bot: views and moves are put into words for it."""
    name = getattr(choose, "__name__", type(choose).__name__)

    def decide(view: Any, seat: int, dice: Any) -> Decision:
        legal = legal_words(view, seat)
        seen = msgspec.to_builtins(words_of(game_of(view)).view(view)) | {"seat": seat}
        answer = choose(seen, list(legal))
        if answer not in legal:
            allowed = ", ".join(legal)
            raise BotFault(f"{name!r} answered {answer!r} {where(view, seat)}; the legal moves are: {allowed}")
        return Decision(legal[answer])

    return Bot(name, decide)
