"""What is asked and answered over HTTP about the person who asks: name, tables, games, devices, data."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from mazzo.games import LEAST_SEATS
from mazzo.rules.replay import MOST_SEATS
from mazzo.server.wire.messages import Identity, Name, OwnStatistics, RatingChange, SeatNumber

LONGEST_RECORD = 48 * 1024  # characters: eight times a usual game


class NewName(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/me: the name others see. The answer is `Me`."""

    name: Name


class Sitter(msgspec.Struct, kw_only=True):
    """The one who sits on a seat, in short."""

    name: str
    player: Literal["nobody", "person", "bot", "program"]


class MyTable(msgspec.Struct, kw_only=True):
    """GET /api/me: a table where I have a seat and the game is not over."""

    code: str
    game: str
    stage: Literal["waiting", "playing", "over"]
    your_turn: bool
    paused: bool
    """I play there alone against bots, and have left: nothing happens until I am back."""
    kept: bool
    """I have left, and a bot plays for me."""
    solo: bool
    """I play there alone, against bots."""
    rated: bool
    practice: bool
    """A moment of a finished game, or a puzzle, played on."""
    seats: list[Sitter]
    """Everybody around the table."""
    you: int
    """My seat."""
    round: int | None
    """Null in the waiting room."""
    rounds: int | None
    """Null if it is not known how many there will be."""
    score: int
    rank: int | None
    """My current rank; null in the waiting room."""
    cards: list[str]
    """My hand, as far as I may see it."""
    minutes: int | None
    """How long ago the table was opened; null if not recorded."""


class Me(msgspec.Struct, kw_only=True):
    name: str
    tables: list[MyTable]
    version: str
    bot_pace: list[float]
    """The shortest and the longest time in seconds that a bot of this server takes to answer."""
    preparing: int | None = None
    """How much of the server's games is compiled, in percent, on its first start; None once all bots can play. Until then
    people can play, and bots that do not search; those that do have to wait."""


class PutAway(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/me/put_away: remove a table from my list. A game against bots ends; with other people a bot plays on. The
    answer is `Me`."""

    code: Identity


class Listed(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/me/listed: may my name and my ratings be shown in the lists of ratings?"""

    listed: bool


class PastGame(msgspec.Struct, kw_only=True):
    """A finished game that I have played. Its replay is found by its code."""

    number: int
    code: str
    game: str
    over_at: int
    """When it ended: seconds since 1970."""
    seat: int
    names: list[str]
    scores: list[int]
    rank: int | None
    """Null for a game that was not finished."""
    closed: str | None
    kept: bool
    """A bot was playing for me when it ended."""
    rating: RatingChange | None
    local: bool = False
    """I played it on my device, without this server: it does not count."""
    secret_until: int | None = None
    """While others are still playing its cards: when it can be looked at, in seconds since 1970."""


class HandGame(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/me/games: a finished game against bots that I played without this server, for my history. The server replays it
    by its rules and marks it; it is never rated and in no statistics. The same game is kept only once, however often it is
    sent. Bots keep only names that the server gives to bots itself; if one has another, all of them are named anew."""

    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)]
    """As from `GET /api/tables/CODE/record`."""
    seat: SeatNumber
    """Mine."""
    levels: Annotated[list[Identity], msgspec.Meta(min_length=LEAST_SEATS, max_length=MOST_SEATS)]
    """By seat: which bot played there. The entry for my own seat is ignored."""


class History(msgspec.Struct, kw_only=True):
    """GET /api/me/history, then /api/me/history?before=NEXT: my games, the newest first."""

    games: list[PastGame]
    next: int | None
    """Null on the last page."""


class ByPlayers(msgspec.Struct, kw_only=True):
    players: int
    games: int
    wins: int
    mean_rank: float


class RatingThen(msgspec.Struct, kw_only=True):
    over_at: int
    rating: float


class GameStatistics(msgspec.Struct, kw_only=True):
    """GET /api/me/statistics: a list, one for each game that I have played. Games that were not finished, and
    those in which a bot made more than a few of my decisions, count only as `unfinished`."""

    game: str
    games: int
    unfinished: int
    wins: int
    mean_rank: float | None
    mean_score: float | None
    by_players: list[ByPlayers]
    rating: float | None
    """Null until a game has been rated."""
    ratings: list[RatingThen]
    """My rating over time."""
    own: OwnStatistics | None
    """The game's own statistics: the `Statistics` in its folder."""


class CarryLink(msgspec.Struct, kw_only=True):
    """POST /api/me/link: a device that opens this link is signed in as me. It works once, and not for long; only the latest one
    is valid."""

    link: str
    """The page's address with #carry=TOKEN, which no server ever sees; the page asks before it exchanges the token."""
    seconds: int


class Carry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/me/carry: this device now belongs to the person who made the link. The answer is `Me`, with another cookie."""

    token: Annotated[str, msgspec.Meta(min_length=43, max_length=43)]


class Device(msgspec.Struct, kw_only=True):
    """GET /api/me/devices: a list of the devices on which I am signed in, this one first, then the last used."""

    id: str
    browser: str
    """Such as `Firefox`; empty if it did not say so."""
    system: str
    """Such as `Android`; empty if it did not say so."""
    first_at: int | None
    """When it was signed in: seconds since 1970; null if that was not recorded."""
    last_at: int | None
    """The day it was last used."""
    here: bool
    """Is it the one making this request?"""


class EndDevices(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/me/devices/end: sign out one of my other devices, or all others. The answer is the remaining devices."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] | None = None
    """Null for all others."""


class DeleteMe(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/me/delete: delete everything about me. My games stay for those I played with, with a guest in my seat."""

    name: Name
    """My name, typed once more so that nobody does this by accident."""


class Done(msgspec.Struct, kw_only=True):
    """Success, with no further data."""


class ExportedTable(msgspec.Struct, kw_only=True):
    """A table where I have had a seat, and what I did there."""

    code: str
    game: str
    opened_at: int | None
    entries: list[dict[str, Any]]


class Export(msgspec.Struct, kw_only=True):
    """GET /api/me/export: everything this server knows about me, as one file."""

    made_at: int
    """Seconds since 1970."""
    rows: dict[str, list[dict[str, Any]]]
    """By database table: the rows about me, without the secrets of my cookies."""
    tables: list[ExportedTable]


class BlockedPerson(msgspec.Struct, kw_only=True):
    """GET /api/me/blocks: a list of the people I have blocked."""

    number: int
    name: str
    since: int
    """Seconds since 1970."""


class Unblock(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/me/unblock: lift a block, by its number in the list. The answer is the remaining list."""

    number: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
