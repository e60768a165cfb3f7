"""Requests and answers over HTTP, in JSON: about games, tables, and the people at them. Those about the person who asks are in
`me_messages`; those about finished games, in `finished_messages`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from mazzo.games import LEAST_SEATS
from mazzo.rules.replay import MOST_SEATS
from mazzo.server.wire.messages import (
    ChosenOptions,
    Identity,
    Options,
    SeatNumber,
    TableRules,
)
from mazzo.table.log import Practice as Practice
from mazzo.words import Facts


class OpenTable(TableRules, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables: open a table. `start`: fill it with bots and deal at once."""

    game: Identity
    start: bool = False


class FindPlayers(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/find: seat me at a table of people who look for players of this game, or open such a table. It uses the usual
    rules, unrated and with the relaxed clock. When the time is up, bots take the seats that are still free, and the cards are
    dealt. If I am already waiting at such a table, the answer is that table."""

    game: Identity


class Invitation(msgspec.Struct, kw_only=True):
    """GET /api/tables/CODE/invitation: the link for friends, and who can open it."""

    link: str
    reach: Literal["anywhere", "network", "this_machine"]
    """`network`: anyone in the same local network; `this_machine`: nobody else, because the server listens only to this
    machine. Its host can change that: `mazzo serve --lan`."""


class OpenLesson(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/lessons: a table of this game with a stacked deal and bots, dealt at once."""

    game: Identity


class Opened(msgspec.Struct, kw_only=True):
    """The answer: where the table is."""

    code: str
    link: str


class OptionInfo(msgspec.Struct, kw_only=True):
    name: str
    default: str | int | bool
    values: list[str | int | bool]
    free: bool
    """Are texts that are not in the list allowed?"""
    only_for: list[int] | None = None
    """The numbers of players for which this option exists; null for all."""


class GameLength(msgspec.Struct, kw_only=True):
    """A choice of options that decides how long a game takes."""

    name: Literal["whole", "quick"]
    """The whole game, or a shorter one."""
    options: Options
    """What to send when opening the table."""
    rounds: dict[str, int | None]
    """By number of players, as far as available: the rounds of the game; null if that is not known beforehand."""
    minutes: int | None
    """About how long it takes against bots; null if unknown."""


class GameInfo(msgspec.Struct, kw_only=True):
    """GET /api/games: the games, their players and options."""

    name: str
    title: str
    author: str
    least_players: int
    most_players: int
    options: list[OptionInfo]
    levels: list[str]
    has_tricks: bool
    """Does it have tricks? Then a table has `tricks_shown`."""
    lengths: list[GameLength]
    """The lengths on offer: the whole game first, then the quick one, if there is one."""


class CheckOptions(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/options: can a table have these options? It opens none."""

    game: Identity
    players: Annotated[int, msgspec.Meta(ge=LEAST_SEATS, le=MOST_SEATS)]
    options: ChosenOptions = {}


class Clash(msgspec.Struct, kw_only=True):
    """Why options do not go together: a code for the language files, what its sentence mentions, and the sentence in
    English."""

    clash: str
    facts: Facts
    text: str


class RuledOut(Clash, kw_only=True):
    """A value that an option cannot have together with the others."""

    option: str
    value: str | int | bool


class CheckedOptions(msgspec.Struct, kw_only=True):
    """The answer to `CheckOptions`."""

    clash: Clash | None
    """What is wrong with them; then the other fields are empty."""
    options: dict[str, str | int | bool]
    """Every option with the value that the table would have."""
    ruled_out: list[RuledOut]
    """Values that cannot be chosen, given the others."""


class GameFace(msgspec.Struct, kw_only=True):
    """GET /api/games/GAME/face?language=de: what a table needs to draw a game that it does not know."""

    game: str
    title: str
    schema: dict[str, Any]
    """JSON schemas of its `view`, of its `events` by their kinds and of its `statistics`, which share `$defs`; a card has the
    format `card`, and a list with an element for each seat has `by: seat`. `reasons` names the facts of each refusal, `sentences`
    says it in English; `constants` are what is printed on the cards."""
    words: str
    """A player's words as Fluent text, in English where there are none in that language; empty for a game without words."""


class LobbyTable(msgspec.Struct, kw_only=True):
    """GET /api/lobby: an open table with a free seat and somebody waiting there. Polling every few seconds is cheap."""

    code: str
    game: str
    players: int
    options: Options
    level: str
    names: list[str]
    """Who sits there."""
    free: int
    """How many seats are free; bots take them when the game begins."""
    clock: Literal["none", "relaxed", "quick"]
    rated: bool
    tricks_shown: Literal["last", "all"]
    minutes: int
    """How long ago it was opened."""
    deals_in: int | None
    """The seconds until bots take the free seats; null if the host deals."""


class RatedPerson(msgspec.Struct, kw_only=True):
    """A person in the list of ratings."""

    place: int
    """Equal ratings share a place."""
    name: str
    rating: float
    """A lower bound of the player's strength; 1000 for a newcomer. It grows as more is known about them."""
    spread: float
    """The uncertainty of the strength itself, up or down: it shrinks with every game."""
    games: int
    """Rated games."""
    you: bool


class Ratings(msgspec.Struct, kw_only=True):
    """GET /api/ratings/GAME: the best players in rated games. Anyone can choose not to be listed: POST /api/me/listed."""

    game: str
    people: list[RatedPerson]
    """The best first."""
    you: RatedPerson | None
    """My own row, whatever my rank; null if I have not played a rated game, or am not listed."""
    count: int
    """How many people are listed in total."""
    listed: bool
    """May I be listed?"""


class Empty(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An empty body."""


class Health(msgspec.Struct, kw_only=True, omit_defaults=True):
    status: Literal["well", "cannot store", "draining", "preparing"]
    version: str
    why: str | None = None
    """What is wrong, if anything."""
    minutes: int | None = None
    """How soon the server restarts, if that was announced."""
    percent: int | None = None
    """While it is preparing: how much of its games is compiled. Until everything is, no bot searches, and there are no
    hints."""


class SomebodyAtTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A person at a table: the one on a seat, or the writer of a message. Either `seat` or `line`."""

    seat: SeatNumber | None = None
    line: Annotated[int, msgspec.Meta(ge=1, le=99_999)] | None = None
    """The number of a message in `talk`."""


class BlockPerson(SomebodyAtTable, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables/CODE/people/block: from now on I see neither this person's messages nor their tables in the lobby."""


class ReportPerson(SomebodyAtTable, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables/CODE/people/report: report what this person said (`line`), or their name (`seat`), to the host of the
    server. For anyone who has, or had, a seat at the table; twenty a day."""

    text: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """What is wrong about it, if the player wants to say so."""


class Problem(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Any refusal over HTTP: a code and a sentence."""

    reason: str
    text: str
    facts: Facts = {}
    """What its sentence mentions, if anything."""
