"""What happens at a table, with who may see it; decisions in words, and what people say.

What happens in the game is in the words of the game; what happens at the table around it is here. Both are Structs of one family
(`Happened`), so that every kind is unique: `table.sat`, `<game>.played`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from mazzo.rules.game import SPECTATOR, Game, copy_of, play
from mazzo.rules.news import EVERYBODY, fresh_news
from mazzo.words import Happened, events_in_news, kinds_of, move_words


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, and who may see it: a bit for each seat."""

    what: Happened
    seen_by: int = EVERYBODY

    def seen_from(self, seat: int) -> bool:
        return self.seen_by == EVERYBODY or (seat != SPECTATOR and bool(self.seen_by >> seat & 1))


NOBODY_LISTENS = fresh_news(listening=False)
"""A sheet of news for moves that are only tried out; nothing is ever written to it."""


def events_in(game: Game, news: Any) -> list[Event]:
    """What the rules have written down, in words, each with who may see it."""
    return [Event(what, seen_by) for what, seen_by in events_in_news(game, news)]


# ------------------------------------------------------------------------------------------- what happens at the table


class TableEvent(Happened, tag=kinds_of("table")):
    """What happens at a table, whatever is played there."""


class Sat(TableEvent):
    """Somebody sits down."""

    seat: int
    name: str
    player: Literal["person", "bot", "program"]


class Left(TableEvent):
    """Somebody gets up; during a game a bot keeps the seat."""

    seat: int
    name: str
    by: Literal["player", "clock", "host"]
    """`clock` for a player whose time ran out twice in a row; `host` for one who was removed."""


class Swapped(TableEvent):
    """Two seats change places."""

    seat: int
    other: int


class Renamed(TableEvent):
    seat: int
    name: str


class Host(TableEvent):
    """This person is the host now."""

    seat: int
    name: str


class NewRules(TableEvent):
    """The host has changed what is played here."""

    changed: list[str]
    """`players`, `level`, `clock`, `rated`, `public` or `tricks_shown`."""
    options: list[str]
    """The names of the house rules that have changed."""


class Countdown(TableEvent):
    """The time of the deal has changed, or the cards are no longer dealt automatically."""

    goes_on: bool


class Slowed(TableEvent):
    """The clock gives 1, 2 or 4 times the usual time."""

    times: int


class RightBack(TableEvent):
    """A player will be right back: the clock of the seat is stopped."""

    seat: int


class CameBack(TableEvent):
    seat: int
    by: Literal["player", "clock"]


class ProposedEnd(TableEvent):
    """A player wants to end the game here."""

    seat: int


class AgreedToEnd(TableEvent):
    seat: int


class PlayedOn(TableEvent):
    """A player declines to end the game: the proposal is withdrawn."""

    seat: int


class Started(TableEvent):
    """The game begins."""


class GoesOn(TableEvent):
    """The game continues without its server, on a device: cards its player had not seen are dealt again."""


class Sealed(TableEvent):
    """A seat has decided in secret."""

    seat: int


class PlayedFor(TableEvent):
    """A bot decided for this seat."""

    seat: int
    by: Literal["bot", "clock"]
    """`bot` for a player who has left, `clock` for one whose time ran out."""


class Closed(TableEvent):
    """The game ends early."""

    why: str


class Rematched(TableEvent):
    """The same people play on at another table."""

    code: str


# ------------------------------------------------------------------------------------------------------ decisions and talk


def decision_words(state: Any, seat: int, moves: list[int]) -> list[str]:
    """A whole decision in words, part by part; the state is not touched."""
    trial = copy_of(state)
    words = []
    for move in moves:
        words.append(move_words(trial, move))
        play(trial, seat, move, NOBODY_LISTENS)
    return words


@dataclass(frozen=True)
class Line:
    """Something that was said at the table."""

    number: int
    seat: int
    name: str
    person: str | None
    text: str
    reaction: str
