"""Every message at a table, between a page or a program and the server. The shapes used over HTTP are next to it, in
`api_messages` and the other `…_messages`; the page's types are generated from all of them.

A client says `hello` first, with the number of the last event it knows. The server answers with `table`: everything this
connection may know at this moment. After that every change comes as another `table`, with the events that led to it in
`events`; a client that missed some can still draw the newest state. Numbers and words are those of the playthroughs.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal

import msgspec

from mazzo.games import LEAST_SEATS
from mazzo.rules.replay import MOST_SEATS
from mazzo.table.log import MOST_PARTS
from mazzo.table.log import Practice as Practice
from mazzo.words import Facts

PARAMETER = "parameter"

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Identity = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
OptionText = Annotated[str, msgspec.Meta(max_length=200)]
ChosenOptions = Annotated[dict[Identity, OptionText | int | bool], msgspec.Meta(max_length=40)]
MoveWords = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS - 1)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Options = dict[str, str | int | bool]

USUAL_LEVEL = "casual"
"""The bots that play unless others are requested."""
API_VERSION = 2
"""Increased when a program written for earlier messages would go wrong. `CHANGES` says what has changed."""
CHANGES = (
    "Since version 2 a program says `version` in its hello; an event is {number, event: {kind, …}}, and its kind begins with the "
    "name of the game or with `table.`; what a refusal names is in `facts`, not in `told`."
)

# What is specific to a game is a parameter of the envelope: each game's folder has the types for it.
GameView = Annotated[Any, msgspec.Meta(extra={PARAMETER: "View"})]
GameEvent = Annotated[Any, msgspec.Meta(extra={PARAMETER: "GameEvent"})]
OwnStatistics = Annotated[Any, msgspec.Meta(extra={PARAMETER: "Statistics"})]


class FromClient(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a client may send."""


class Hello(FromClient, tag="hello"):
    """The first message: the number of the last event this client knows; 0 for none."""

    last: Count = 0
    version: Count | None = None
    """The version of the API that this client was written for. Required of programs; the page may leave it out."""
    position: bool = False
    """Include `position` in every `table`?"""


class Play(FromClient, tag="play"):
    """A whole decision: its parts in any order, the turn it was made for, and an id of its own."""

    moves: Annotated[list[MoveWords], msgspec.Meta(min_length=1, max_length=MOST_PARTS)]
    turn: Count
    id: Identity


class Sit(FromClient, tag="sit"):
    """In the waiting room: take this seat, or move to it."""

    seat: SeatNumber


class SeatBot(FromClient, tag="seat_bot"):
    """In the waiting room: put a bot of this level on an empty seat. Host only."""

    seat: SeatNumber
    level: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]


class SeatProgram(FromClient, tag="seat_program"):
    """Give a seat to an outside program; the answer is its `seat_token`. Host only, and not in rated games. In the waiting room
    on an empty seat. On the seat of a program, at any time: a new token, and the old one becomes invalid."""

    seat: SeatNumber
    name: Name


class Unseat(FromClient, tag="unseat"):
    """In the waiting room: free this seat. Host only, or your own.

    During a game the host can do this to a program: a bot of the table's level plays on, and the token becomes invalid.
    """

    seat: SeatNumber


class Swap(FromClient, tag="swap"):
    """In the waiting room: two seats change places. Host only."""

    seat: SeatNumber
    other: SeatNumber


class TableRules(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is played at a table: everything its host can choose."""

    players: Annotated[int, msgspec.Meta(ge=LEAST_SEATS, le=MOST_SEATS)]
    options: ChosenOptions = {}
    level: Identity = USUAL_LEVEL
    clock: Literal["none", "relaxed", "quick"] = "none"
    """How long a person may think about a decision: as long as they like, 90 seconds, or 20 seconds."""
    rated: bool = False
    """Is the game rated? It needs at least two people and a clock (relaxed, unless `quick` is chosen), and has no hints."""
    public: bool = False
    """Show the table in the lobby, so that anybody may sit down?"""
    tricks_shown: Literal["last", "all"] = "last"
    """May everybody look at only the last trick, or at all tricks of the current round? For games with tricks
    (`has_tricks`)."""


class ChangeRules(FromClient, tag="change_rules"):
    """In the waiting room: play this here from now on. Host only; everybody sees what has changed.

    If the table becomes smaller, people on seats that disappear move up. Refused as `bad_options` when `POST /api/options`
    reports a clash.
    """

    rules: TableRules


class WaitLonger(FromClient, tag="wait_longer"):
    """At a table of people who look for players: postpone the moment when bots take the free seats. Host only."""


class Start(FromClient, tag="start"):
    """Deal. Host only; empty seats are taken by bots of the table's level. A rated game needs two people or more, and everybody
    with a seat must be connected."""


class Leave(FromClient, tag="leave"):
    """Get up. During a game a bot keeps the seat until its owner takes it back; a game of one person against bots is paused."""


class TakeBack(FromClient, tag="take_back"):
    """Take back the seat a bot has kept. In a rated game only after the bot's next decision, and three times at most."""


class Rematch(FromClient, tag="rematch"):
    """After a game: open a new table for the same people, who keep their chat. Everyone here receives its code."""

    rules: TableRules | None = None
    """What is played there; null for the same rules."""


class AskHint(FromClient, tag="hint"):
    """What would the strongest bot do in my seat? For this turn; not in rated games."""

    turn: Count
    id: Identity


class SlowClock(FromClient, tag="slow_clock"):
    """Multiply everyone's time to think: 1, 2 or 4 times the usual. More time counts at once, less time from the next turn on.
    Host only, and not in rated games."""

    times: Annotated[int, msgspec.Meta(ge=1, le=4)]


class BeRightBack(FromClient, tag="be_right_back"):
    """At a table with a clock: stop your own, for three minutes per game in total. It resumes with your next decision, with
    `i_am_back`, or when the three minutes are over. Not in rated games."""


class IAmBack(FromClient, tag="i_am_back"):
    """Restart your own clock."""


class AgreeToEnd(FromClient, tag="agree_to_end"):
    """Propose to end the game here, unfinished, or agree to it. It ends when all players who are here have agreed; a rated game
    when everyone with a seat has."""


class PlayOn(FromClient, tag="play_on"):
    """Decline to end the game: the proposal is withdrawn."""


class Hurry(FromClient, tag="hurry"):
    """Stop waiting for the bots: they do not pause until you decide again. Only for a person alone against bots."""


class Say(FromClient, tag="say"):
    """A few words to everybody at the table, 200 characters at most once spaces are tidied. Spectators cannot talk."""

    text: ChatText


class React(FromClient, tag="react"):
    """One of the reactions, to everybody at the table."""

    reaction: Literal["hello", "well_played", "thanks", "oops", "wow", "good_game"]


class Rename(FromClient, tag="rename"):
    """The name others see."""

    name: Name


class Ping(FromClient, tag="ping"):
    """Is the server there? The answer is a pong with the same number."""

    number: Count = 0


Incoming: Any = reduce(or_, FromClient.__subclasses__())
"""Any of them."""


class FromServer(msgspec.Struct, tag_field="type", kw_only=True):
    """What the server may send."""


class Seat(msgspec.Struct, kw_only=True):
    """A seat at the table, as everybody sees it."""

    seat: int
    name: str
    player: Literal["nobody", "person", "bot", "program"]
    level: str | None = None
    """The bot's level, if a bot sits there or keeps the seat."""
    kept: bool = False
    """A bot plays for a person who has left and can take the seat back."""
    here: bool = True
    """Is the person, or the program, connected?"""
    host: bool = False
    """May this person seat bots, arrange the seats and deal?"""


class Event(msgspec.Struct, kw_only=True):
    """Something that happened; `number` counts what this connection may see."""

    number: int
    event: GameEvent
    """Its `kind` is one of the table's (`table.sat`) or of the game's (`<game>.played`); the rest depends on the kind."""


class Illegal(msgspec.Struct, kw_only=True):
    """A visible move that is not allowed, and why: a code for the language files, with the facts its sentence needs."""

    move: str
    reason: str
    facts: Facts
    """What its sentence mentions."""


class Clock(msgspec.Struct, kw_only=True):
    """How long a person may think. When the time runs out a bot makes this one decision for them; the second time in a row it
    keeps the seat until they take it back."""

    choice: Literal["relaxed", "quick"]
    times: int
    """1, or 2 or 4 times the usual time."""
    times_next: int
    """The same from the next turn on: less time is never given within a turn."""
    seconds: float
    """For one decision."""
    left: list[int | None]
    """By seat: the milliseconds left at this moment; null for a seat that is not being waited for."""
    stopped: bool
    """Are all clocks stopped, because the server cannot store anything now?"""
    away: list[int]
    """The seats whose players will be right back: their clocks are stopped."""
    away_left: list[int]
    """By seat: for how many more milliseconds its clock may be stopped in this game."""


class RatingChange(msgspec.Struct, kw_only=True):
    """How a game changed a rating; a newcomer has 1000."""

    before: float
    after: float


class Table(FromServer, tag="table"):
    """Everything this connection may know about the table."""

    code: str
    game: str
    players: int
    options: Options
    rules_version: int
    stage: Literal["waiting", "playing", "over"]
    level: str
    """The level of the bots that fill empty seats."""
    seats: list[Seat]
    you: int | None
    """Your seat, or null for a spectator."""
    host: bool
    """May you seat bots, arrange the seats and deal?"""
    no_return: str | None
    """Why you cannot take back the seat that a bot keeps for you: `back_after_bot` or `no_more_returns`, in a rated game; null
    if you can."""
    round: int | None
    """The current round; null in the waiting room."""
    turn: int
    """Increases whenever something that everybody sees changes. A decision is made for one turn."""
    last: int
    """The number of the newest event."""
    events: list[Event]
    """What has happened since the event number the client knew."""
    view: GameView | None
    """What your seat sees: the `View` of the game; null in the waiting room."""
    waiting_for: list[int]
    """The seats that have to decide. While all decide in secret: every seat of the phase, whether it has decided or not."""
    sealed: list[int]
    """The seats that have decided in secret."""
    your_choice: list[str] | None
    """What you have decided in secret: you may change it until everyone has decided."""
    legal: list[str]
    """The moves you may make now."""
    illegal: list[Illegal]
    """The cards in your hand, or visible numbers, that you may not play now."""
    scores: list[int]
    ranks: list[int] | None
    """Once the game is over."""
    ranks_now: list[int] | None
    """The current ranks, with equals sharing one (1, 1, 3); null in the waiting room."""
    seed_hash: str | None
    """SHA-256 of the seed, published before the deal; null if the cards do not follow from a seed alone (see `goes_on`)."""
    seed: str | None
    """The seed, once the game is over."""
    rematch: str | None
    """The code of the table where the same people play on."""
    clock: Clock | None
    """Null if everybody may take as long as they like."""
    rated: bool
    """Is the game rated? Then there are no hints, no programs and no pauses, and the pace is fixed."""
    ratings: list[RatingChange | None] | None
    """By seat, a moment after a rated game is over; null for a bot's seat, and for a game that changed nothing."""
    public: bool
    """Is the table shown in the lobby?"""
    tricks_shown: Literal["last", "all"]
    """In a game with tricks: does a page show only the last trick, or all tricks of the current round? Everybody knows what was
    played, and it is in `view`; this is an agreement about memory that pages keep."""
    agreed_to_end: list[int]
    """The seats that agree to end the game here; none if nobody has proposed it."""
    closed: str | None
    """Why the game ended early: `agreed`, or a word from the host of the server; null for a game that was finished."""
    paused: bool
    """Has the only person left? Then the bots pause until that person takes the seat back."""
    stacked: bool
    """Were the cards put in order by hand, as in a lesson? Such a game is never rated, and is in nobody's statistics."""
    lesson: bool
    """Is it a lesson, with a coach on the page? Its bots play by a script, and it may be over sooner than a game."""
    practice: Practice | None
    """Is a position from another game being played again here? Such a game is never rated, and is in nobody's statistics."""
    deals_in: int | None = None
    """In a waiting room of people who look for players: the milliseconds left until bots take the free seats; null if the host
    deals."""
    deal: str | None = None
    """If others play the same cards at tables of their own: the code of the deal. There are no hints, and the seed is revealed
    when the deal is closed for everybody."""
    event: str | None = None
    """The event whose tables all play this deal at once."""
    blocked: list[int] = []
    """The seats of people you have blocked: what they say is not sent to you."""
    position: str | None = None
    """If you asked for it in hello and play alone against bots: what your seat sees as the record of the rules, compressed
    (zlib), in base64. With it a device that loses the connection can imagine the rest and continue on its own."""
    goes_on: str | None = None
    """On such a device: the code of the table whose game continues here. Cards its player had not seen were dealt again."""


class Accepted(FromServer, tag="accepted"):
    """Your decision with this id is in the log and survives a crash. Resending is safe: it is answered again, but played once.
    The same id with another decision is refused: `id_used`."""

    id: str
    turn: int


class Refused(FromServer, tag="refused"):
    """Your message was refused and changed nothing: the reason as a code for the language files, and a sentence in English."""

    id: str | None
    reason: str
    text: str
    facts: Facts
    """What its sentence mentions."""


class SeatToken(FromServer, tag="seat_token"):
    """With this token a program sits on this seat of this table: `Authorization: Bearer TOKEN`. It is sent once, to the host."""

    seat: int
    token: str


class Candidate(msgspec.Struct, kw_only=True):
    """A move that was considered, and its expected result."""

    move: str
    value: float


class MoveChance(msgspec.Struct, kw_only=True):
    """How likely a move is to succeed, such as a bid to be made exactly: from 0 to 1."""

    move: str
    chance: float


class HintFacts(msgspec.Struct, kw_only=True):
    """What the reason of a hint mentions."""

    worlds: int = 0
    usual: str | None = None
    """The usual move, if the hint is better than that; `gain` says by how much."""
    gain: float | None = None


class Hint(FromServer, tag="hint"):
    """What the strongest bot would do, what else it considered, and why. It knows what you see, and nothing else."""

    id: str
    turn: int
    moves: list[str]
    """The whole decision, ready to be played."""
    candidates: list[Candidate]
    """First parts of a decision, the best first; empty if there is nothing to choose."""
    counted_in: str
    """What a candidate's value is: `points` (of the round), or `chance` (to win the game, from 0 to 1)."""
    reason: str
    """A code for the language files: only_move, only_sensible, as_usual, better_than_usual."""
    facts: HintFacts
    worlds: int
    """How many deals were imagined."""
    chances: list[MoveChance]
    """If moves promise something, as bids do: every move you may make; otherwise empty."""


class TalkLine(msgspec.Struct, kw_only=True):
    """Something that somebody at the table said: a text or a reaction; the other one is null."""

    number: int
    """Counts the lines of this table."""
    seat: int
    name: str
    who: str
    """Identifies a person at every table, so that a page can hide people it has muted. Muting is up to the page."""
    text: str | None
    reaction: str | None


class Talk(FromServer, tag="talk"):
    """Chat: the newest messages after hello, then each as it arrives."""

    lines: list[TalkLine]


class Draining(FromServer, tag="draining"):
    """The server is going to be upgraded. Until then no new games begin; running games go on, and resume after the upgrade
    where they were. Sent when the upgrade is announced, after every hello until then, and when it is called off."""

    seconds: int | None
    """How long until the upgrade; null: it was called off."""


class Pong(FromServer, tag="pong"):
    number: int


Outgoing: Any = reduce(or_, FromServer.__subclasses__())
"""Any of them."""
