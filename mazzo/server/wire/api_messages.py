"""What is asked and answered over HTTP, in JSON: about tables, people, and games that are over."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from mazzo.games import LEAST_SEATS

# The shapes of puzzles and of a review are messages too.
from mazzo.puzzles.shapes import Puzzle as Puzzle
from mazzo.puzzles.shapes import Puzzles as Puzzles
from mazzo.review.shapes import Amount as Amount
from mazzo.review.shapes import Bars as Bars
from mazzo.review.shapes import Example as Example
from mazzo.review.shapes import Habit as Habit
from mazzo.review.shapes import Habits as Habits
from mazzo.review.shapes import Judged as Judged
from mazzo.review.shapes import Review as Review
from mazzo.review.shapes import RoundBars as RoundBars
from mazzo.review.shapes import Weighed as Weighed
from mazzo.rules.replay import MOST_SEATS
from mazzo.server.wire.messages import (
    ChosenOptions,
    GameEvent,
    Identity,
    Name,
    Options,
    OwnStatistics,
    RatingChange,
    Seat,
    SeatNumber,
    TableRules,
)
from mazzo.table.log import Practice as Practice
from mazzo.words import Facts

LONGEST_RECORD = 48 * 1024  # characters: eight times a usual game


class OpenTable(TableRules, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables: open a table. `start`: fill it with bots and deal at once."""

    game: Identity
    start: bool = False


class FindPlayers(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/find: seat me where people look for players of this game, or open such a table.

    It is played by the usual rules, unrated and with the relaxed clock. Bots take the seats that are still free when the time is
    up, and the cards are dealt. Asked again, the answer is the table where I wait already.
    """

    game: Identity


class Invitation(msgspec.Struct, kw_only=True):
    """GET /api/tables/CODE/invitation: the link for friends, and who can open it."""

    link: str
    reach: Literal["anywhere", "network", "this_machine"]
    """`network`: whoever is in the same local network; `this_machine`: nobody else, because the server listens to this machine
    alone. Its host can change that: `mazzo serve --lan`."""


class OpenLesson(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/lessons: a table of this game with a stacked deal and bots, dealt at once."""

    game: Identity


class NewName(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/me: the name others see. The answer is `Me`."""

    name: Name


class Opened(msgspec.Struct, kw_only=True):
    """The answer: where the table is."""

    code: str
    link: str


class OptionInfo(msgspec.Struct, kw_only=True):
    name: str
    default: str | int | bool
    values: list[str | int | bool]
    free: bool
    """May it be a text that is not in the list?"""
    only_for: list[int] | None = None
    """The numbers of players who have this choice; null for all."""


class GameLength(msgspec.Struct, kw_only=True):
    """A choice of options that decides how long a game takes."""

    name: Literal["whole", "quick"]
    """The whole game, or a shorter one."""
    options: Options
    """What to ask for when the table is opened."""
    rounds: dict[str, int | None]
    """By the numbers of players that can have it: the rounds of the game; null where nobody can know."""
    minutes: int | None
    """About how long it takes against bots; null where nobody says."""


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
    """Is it played in tricks? Then a table chooses `tricks_shown`."""
    lengths: list[GameLength]
    """How long it plays: the whole game first, then the quick one, if there is one."""


class CheckOptions(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/options: can a table have these options? It opens none."""

    game: Identity
    players: Annotated[int, msgspec.Meta(ge=LEAST_SEATS, le=MOST_SEATS)]
    options: ChosenOptions = {}


class Clash(msgspec.Struct, kw_only=True):
    """Why options cannot be had together: a code for the language files, what its sentence has to name, and that in English."""

    clash: str
    facts: Facts
    text: str


class RuledOut(Clash, kw_only=True):
    """A value that an option cannot have beside the others."""

    option: str
    value: str | int | bool


class CheckedOptions(msgspec.Struct, kw_only=True):
    """The answer to `CheckOptions`."""

    clash: Clash | None
    """What is wrong with them; then nothing else is answered."""
    options: dict[str, str | int | bool]
    """Every option with the value that the table would have."""
    ruled_out: list[RuledOut]
    """What cannot be chosen next, everything else being as it is."""


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


class Sitter(msgspec.Struct, kw_only=True):
    """Who sits on a seat, seen from far."""

    name: str
    player: Literal["nobody", "person", "bot", "program"]


class MyTable(msgspec.Struct, kw_only=True):
    """GET /api/me: a table where I have a seat and the game is not over."""

    code: str
    game: str
    stage: Literal["waiting", "playing", "over"]
    your_turn: bool
    paused: bool
    """I play there alone against bots, and have left: nothing moves until I am back."""
    kept: bool
    """I have left, and a bot plays for me."""
    solo: bool
    """I play there alone, against bots."""
    rated: bool
    seats: list[Sitter]
    """Everybody around the table."""
    you: int
    """My seat."""
    round: int | None
    """Null in the waiting room."""
    rounds: int | None
    """Null where nobody can know how many there will be."""
    score: int
    rank: int | None
    """Mine, as the game stands; null in the waiting room."""
    cards: list[str]
    """My hand, as far as I may see it."""
    minutes: int | None
    """How long ago the table was opened; null where nobody noted it."""


class Me(msgspec.Struct, kw_only=True):
    name: str
    tables: list[MyTable]
    version: str
    bot_pace: list[float]
    """The shortest and the longest time in seconds that a bot of this server takes to answer."""
    preparing: int | None = None
    """How much of the server's games is compiled, in percent, on its first start; None once all bots play there. Until then
    people play, and bots that do not search; a bot that does waits."""


class PutAway(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/me/put_away: be done with a table. A game against bots ends; in company a bot plays on. The answer is `Me`."""

    code: Identity


class LobbyTable(msgspec.Struct, kw_only=True):
    """GET /api/lobby: an open table with a free seat and somebody who waits there. It is cheap to ask every few seconds."""

    code: str
    game: str
    players: int
    options: Options
    level: str
    names: list[str]
    """Who sits there."""
    free: int
    """So many seats are free; bots take them when the game begins."""
    clock: Literal["none", "relaxed", "quick"]
    rated: bool
    tricks_shown: Literal["last", "all"]
    minutes: int
    """So long ago it was opened."""
    deals_in: int | None
    """The seconds until bots take the free seats; null where the host deals."""


class RatedPerson(msgspec.Struct, kw_only=True):
    """A person in the list of ratings."""

    place: int
    """Equal ratings share a place."""
    name: str
    rating: float
    """A strength that the player has at the very least; 1000 for a newcomer. It grows with what is known of them."""
    spread: float
    """How far the strength itself may still be off, up or down: it shrinks with every game."""
    games: int
    """Rated games."""
    you: bool


class Ratings(msgspec.Struct, kw_only=True):
    """GET /api/ratings/GAME: the best of those who play this game rated. Anyone can stay out of it: POST /api/me/listed."""

    game: str
    people: list[RatedPerson]
    """The best first."""
    you: RatedPerson | None
    """Myself, wherever I stand; null as long as I have played no rated game, or am not listed."""
    count: int
    """How many are listed in all."""
    listed: bool
    """May I be listed?"""


class Listed(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/me/listed: may my name and my ratings be shown in the lists of ratings?"""

    listed: bool


class PastGame(msgspec.Struct, kw_only=True):
    """A game that I have played, over now. Its replay is at its code."""

    number: int
    code: str
    game: str
    over_at: int
    """When it ended: seconds since 1970."""
    seat: int
    names: list[str]
    scores: list[int]
    rank: int | None
    """Null for a game that was not played out."""
    closed: str | None
    kept: bool
    """A bot was playing for me when it ended."""
    rating: RatingChange | None
    local: bool = False
    """I have played it on my device, without this server: it counts for nothing."""


class HandGame(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/me/games: a finished game against bots that I have played without this server, for my history. It is replayed by
    the rules of this server, marked, never rated and in no statistics; the same game is kept once, however often it comes."""

    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)]
    """As `GET /api/tables/CODE/record` has it."""
    seat: SeatNumber
    """Mine."""
    levels: Annotated[list[Identity], msgspec.Meta(min_length=LEAST_SEATS, max_length=MOST_SEATS)]
    """By seat: which bot played there. What stands at mine is not read."""


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
    """GET /api/me/statistics: a list, one for each game that I have played. Games that were not played out
    count nowhere else, nor do those in which a bot made more than a few of my decisions."""

    game: str
    games: int
    unfinished: int
    wins: int
    mean_rank: float | None
    mean_score: float | None
    by_players: list[ByPlayers]
    rating: float | None
    """Null as long as no game was rated."""
    ratings: list[RatingThen]
    """My rating over time."""
    own: OwnStatistics | None
    """What the game itself counts: the `Statistics` of its folder."""


class Empty(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The body of an empty body."""


class CarryLink(msgspec.Struct, kw_only=True):
    """POST /api/me/link: whoever opens this link is me too. It is good once, and not for long; the last one asked for counts."""

    link: str
    """The page's address with #carry=TOKEN, which no server ever sees; the page asks before it swaps the token."""
    seconds: int


class Carry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/me/carry: this device belongs to who made the link. The answer is `Me`, with another cookie."""

    token: Annotated[str, msgspec.Meta(min_length=43, max_length=43)]


class Device(msgspec.Struct, kw_only=True):
    """GET /api/me/devices: a list of the devices on which I am signed in, this one first, then the last used."""

    id: str
    browser: str
    """Such as `Firefox`; empty if it did not say so."""
    system: str
    """Such as `Android`; empty if it did not say so."""
    first_at: int | None
    """When it was signed in: seconds since 1970; null for one from before the server kept that."""
    last_at: int | None
    """The day it was last used."""
    here: bool
    """Is it the one that asks?"""


class EndDevices(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/me/devices/end: sign out one of my other devices, or all others. The answer is the devices that are left."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] | None = None
    """Null for all others."""


class DeleteMe(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/me/delete: delete everything about me. Games stay for those I played with, with a guest in my seat."""

    name: Name
    """My name as I typed it once more, so that nobody does this by accident."""


class Done(msgspec.Struct, kw_only=True):
    """It is done, and there is nothing else to say."""


class ExportedTable(msgspec.Struct, kw_only=True):
    """A table where I have had a seat, and what I did there."""

    code: str
    game: str
    opened_at: int | None
    entries: list[dict[str, Any]]


class Export(msgspec.Struct, kw_only=True):
    """GET /api/me/export: all that this server knows about me, as one file."""

    made_at: int
    """Seconds since 1970."""
    rows: dict[str, list[dict[str, Any]]]
    """By the database's table: the rows about me, without the secrets of my cookies."""
    tables: list[ExportedTable]


class ReplayEvent(msgspec.Struct, kw_only=True):
    """Something that happened in a game that is over."""

    event: GameEvent
    seen_by: list[int] | None
    """The seats that saw it then; null for everybody."""


class ReplayDecision(msgspec.Struct, kw_only=True):
    """A decision, and what came of it."""

    place: int
    """The place after it: 1 for the first decision."""
    seat: int
    moves: list[str]
    by: str
    """`player`; `bot`, which kept the seat of who had left; `clock`, a bot for who had run out of time."""
    level: str | None
    """Of the bot that decided; null for a person, and for a program from outside."""
    events: list[ReplayEvent]


class TryAgain(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Plays a finished game again from one of its decisions, on the seat that made it."""

    place: Annotated[int, msgspec.Meta(ge=1, le=100_000)]


class PracticeOutcome(msgspec.Struct, kw_only=True):
    """How a game ended, by seat."""

    scores: list[int]
    ranks: list[int] | None
    """Null if it was ended before its end."""


class Practised(msgspec.Struct, kw_only=True):
    """A moment of this game that I have played again."""

    code: str
    place: int
    outcome: PracticeOutcome | None
    """Null as long as it goes on."""


class ReviewSoFar(msgspec.Struct, kw_only=True):
    """GET /api/tables/CODE/review/SEAT: what the decisions of a seat cost in a game that is over, and what was luck.

    A review is worked out when it is first asked for, and then kept. Ask again every second or two until its `state` is `whole`.
    """

    state: Literal["waiting", "first", "whole"]
    """`waiting`: there is none yet; `first`: there is a first page, which becomes sharper."""
    ahead: int
    """How many other reviews are worked on before."""
    review: Review | None


class Replay(msgspec.Struct, kw_only=True):
    """GET /api/tables/CODE/replay: a game that is over, all cards open. At place 0 the first cards are dealt.

    GET /api/tables/CODE/replay/PLACE?view=0 answers with the `table` message of that place as seat 0 saw it, with
    `?view=watching` as a spectator did, or with `?view=open` as everybody together saw it: all hands open. Its events are those
    of that place alone.
    """

    code: str
    game: str
    players: int
    options: Options
    rules_version: int
    seats: list[Seat]
    rounds: list[int]
    """The places at which a round begins."""
    dealt: list[ReplayEvent]
    """What happened at place 0."""
    decisions: list[ReplayDecision]
    """The last place is the number of decisions."""
    scores: list[int]
    ranks: list[int] | None
    """Null if the game was ended before its end."""
    seed_hash: str
    seed: str
    you: int | None
    """The seat that I had; null for anyone else."""
    rematch: str | None
    """The code of the table where this company played on."""
    practice: Practice | None
    """The game whose past this one begins with."""


class ReportMove(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables/CODE/reports: a bot's move in a game that is over looks wrong. The host of the server reads it.

    Reporting the same move again replaces the first report.
    """

    place: Annotated[int, msgspec.Meta(ge=1, le=99_999)]
    """The place after the move, as in `Replay`."""
    text: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """What looks wrong with it, if the player wants to say so."""


class Reported(msgspec.Struct, kw_only=True):
    """The report is kept."""

    place: int
    seat: int
    level: str


class Health(msgspec.Struct, kw_only=True, omit_defaults=True):
    status: Literal["well", "cannot store", "draining", "preparing"]
    version: str
    why: str | None = None
    """What is wrong, where something is."""
    minutes: int | None = None
    """How soon the server restarts, where that was announced."""
    percent: int | None = None
    """How much of its games is compiled, while it is preparing: until all is, no bot searches, and there are no hints."""


class SomebodyAtTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A person at a table: who sits on a seat, or who has said a line. Either `seat` or `line`."""

    seat: SeatNumber | None = None
    line: Annotated[int, msgspec.Meta(ge=1, le=99_999)] | None = None
    """The number of a line in `talk`."""


class BlockPerson(SomebodyAtTable, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables/CODE/people/block: from now on I neither read this person nor find their tables in the lobby."""


class ReportPerson(SomebodyAtTable, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables/CODE/people/report: what this person said (`line`), or is called (`seat`), should be read by the host of
    the server. For anyone who has, or had, a seat at the table; twenty a day."""

    text: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """What is wrong with it, if the player wants to say so."""


class BlockedPerson(msgspec.Struct, kw_only=True):
    """GET /api/me/blocks: a list of the people I have blocked."""

    number: int
    name: str
    since: int
    """Seconds since 1970."""


class Unblock(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/me/unblock: lift a block, by its number in the list. The answer is the list that is left."""

    number: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]


class Problem(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Every refusal over HTTP: a code and a sentence."""

    reason: str
    text: str
    facts: Facts = {}
    """What its sentence has to name, if anything."""
