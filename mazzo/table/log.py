"""The log of a table: its only truth. Whatever a table is, it is its log played again."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Entry(msgspec.Struct, tag_field="kind", kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One row of the log."""


class Opened(Entry, tag="opened"):
    """The first row: everything the game follows from, except the decisions."""

    game: str
    rules: int
    """The version of the rules. A log of another version is refused, never guessed at."""
    players: int
    options: dict[str, str | int | bool]
    seed: str
    level: str
    """The level of the bots that fill seats and keep them."""
    stack: list[str] | None = None
    """The cards of the first shuffles, if they were put in order by hand. Such a table says so and is never rated."""
    host: str | None = None
    """Who opened the table, where persons are known."""
    clock: Literal["none", "relaxed", "quick"] = "none"
    """How long a person may think about a decision."""
    rated: bool = False
    """Does the game count for the ratings of those who play it? Then there are no hints."""
    public: bool = False
    """Is the table shown in the lobby, or found by its link alone?"""
    tricks_shown: Literal["last", "all"] = "last"
    """In a game of tricks: may one look at the last trick only, or at all tricks of the round?"""


class Sat(Entry, tag="sat"):
    """Somebody sits down, or takes a seat back from the bot that kept it."""

    seat: int
    name: str
    player: Literal["person", "bot", "program"]
    level: str | None = None
    person: str | None = None
    """Whose seat it is, where persons are known; for a program from outside the SHA-256 of its token."""


class Left(Entry, tag="left"):
    """A seat becomes free in the waiting room; during a game a bot keeps it for its owner."""

    seat: int
    by: Literal["player", "clock"] = "player"
    """By himself, or because his time has run out again and again."""


class Swapped(Entry, tag="swapped"):
    """In the waiting room two seats change places; one of them may be empty."""

    seat: int
    other: int


class Renamed(Entry, tag="renamed"):
    """Who sits here has a new name."""

    seat: int
    name: str


class Started(Entry, tag="started"):
    """The cards are dealt."""


Decider = Literal["player", "bot", "clock"]
"""Who decided: the player of the seat, the bot that keeps it, or the bot for a player whose time ran out."""


class Sealed(Entry, tag="sealed"):
    """A decision in secret. A later one of the same seat replaces it; when the last is in, all are played in seat order."""

    seat: int
    moves: list[int]
    id: str = ""
    by: Decider = "player"


class Decided(Entry, tag="decided"):
    """A decision, its parts in the order of the rules."""

    seat: int
    moves: list[int]
    id: str = ""
    by: Decider = "player"


class Hosted(Entry, tag="hosted"):
    """Who sits here is the host from now on, because the one before is away."""

    seat: int


class Slowed(Entry, tag="slowed"):
    """Everybody's clock has so many times the usual time from now on."""

    times: int


class RightBack(Entry, tag="right_back"):
    """Somebody will be right back: his clock stands still."""

    seat: int


class CameBack(Entry, tag="came_back"):
    """His clock runs again."""

    seat: int
    seconds: float
    """For so long it stood still."""
    by: Literal["player", "clock"] = "player"
    """By himself, or because he has been away for as long as one may."""


class Said(Entry, tag="said"):
    """Somebody talks: a short text, or one of the reactions. It is kept with the table, and is no part of its game."""

    seat: int
    text: str = ""
    reaction: str = ""


class AgreedToEnd(Entry, tag="agreed_to_end"):
    """A player would end the game here: the first proposes it, the others agree."""

    seat: int


class PlayedOn(Entry, tag="played_on"):
    """A player would not: the proposal is off."""

    seat: int


class Closed(Entry, tag="closed"):
    """The table is given up before its game is over."""

    why: str = ""
    """`agreed`: all players who were there have agreed to it."""


class Rematched(Entry, tag="rematched"):
    """The game is over, and the company plays on at another table."""

    code: str


AnyEntry = (
    Opened
    | Sat
    | Left
    | Swapped
    | Renamed
    | Hosted
    | Started
    | Sealed
    | Decided
    | Slowed
    | RightBack
    | CameBack
    | Said
    | AgreedToEnd
    | PlayedOn
    | Closed
    | Rematched
)

_read = msgspec.json.Decoder(AnyEntry)
_write = msgspec.json.Encoder()


def write_entry(entry: Any) -> bytes:
    return _write.encode(entry)


def read_entry(text: bytes | str) -> Any:
    """An entry from its JSON; ValueError with a sentence for what is none."""
    try:
        return _read.decode(text)
    except msgspec.MsgspecError as problem:
        raise ValueError(f"log entry {text!r}: {problem}") from None
