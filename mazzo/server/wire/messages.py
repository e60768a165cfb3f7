"""Every message at a table, between a page or a program and the server. What is asked and answered over HTTP is beside it, in
`api_messages` and the modules named like it; the page's types are generated from all of them.

A client says `hello` first, with the number of the last event it knows. The server answers with `table`: all that this
connection may know, at this moment. After that every change comes as `table` again, with the events that led to it in
`events`: a client that missed some draws the newest state all the same. Numbers and words are those of the playthroughs.
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

API_VERSION = 2
"""Raised when a program written for the earlier messages would go wrong. `CHANGES` says what has changed."""
CHANGES = (
    "Since version 2 a program says `version` in its hello; an event is {number, event: {kind, …}}, and its kind begins with the "
    "name of the game or with `table.`; what a refusal names is in `facts`, not in `told`."
)

# What only a game knows stands in the envelope as a parameter: each game's folder has the types that fill it.
GameView = Annotated[Any, msgspec.Meta(extra={PARAMETER: "View"})]
GameEvent = Annotated[Any, msgspec.Meta(extra={PARAMETER: "GameEvent"})]
OwnStatistics = Annotated[Any, msgspec.Meta(extra={PARAMETER: "Statistics"})]


class FromClient(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a client may say."""


class Hello(FromClient, tag="hello"):
    """The first message: the number of the last event this client knows; 0 for none."""

    last: Count = 0
    version: Count | None = None
    """The version of the API that this client was written for. A program has to say it; the page may leave it out."""
    position: bool = False
    """Is `position` wanted with every table?"""


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
    """A seat for a program from outside; the answer is its `seat_token`. Host only, and not in rated games.

    In the waiting room on an empty seat. On the seat of a program, at any time: a new token, and the old one is worth nothing.
    """

    seat: SeatNumber
    name: Name


class Unseat(FromClient, tag="unseat"):
    """In the waiting room: free this seat. Host only, or your own.

    During a game the host can say it of a program: a bot of the table's level plays on, and the token is worth nothing.
    """

    seat: SeatNumber


class Swap(FromClient, tag="swap"):
    """In the waiting room: two seats change places. Host only."""

    seat: SeatNumber
    other: SeatNumber


class TableRules(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is played at a table: all that its host can choose."""

    players: Annotated[int, msgspec.Meta(ge=LEAST_SEATS, le=MOST_SEATS)]
    options: ChosenOptions = {}
    level: Identity = "casual"
    clock: Literal["none", "relaxed", "quick"] = "none"
    """How long a person may think about a decision: as long as they like, 90 seconds, or 20."""
    rated: bool = False
    """Does the game count? For two people at least, without hints, and with a clock: relaxed, unless a quick one is wanted."""
    public: bool = False
    """Show the table in the lobby, so that anybody may sit down?"""
    tricks_shown: Literal["last", "all"] = "last"
    """May everybody look at the last trick alone, or at all tricks of the running round? For games of tricks (`has_tricks`)."""


class ChangeRules(FromClient, tag="change_rules"):
    """In the waiting room: from now on this is what is played here. Host only; everybody sees what has changed.

    At a smaller table, whoever sits too far out moves up. Refused as `bad_options` where `POST /api/options` says so.
    """

    rules: TableRules


class WaitLonger(FromClient, tag="wait_longer"):
    """At a table of people who look for players: put off the moment when bots take the free seats. Host only."""


class Start(FromClient, tag="start"):
    """Deal. Host only; empty seats are taken by bots of the table's level. A rated game needs two people or more, and everybody
    who has a seat must be connected."""


class Leave(FromClient, tag="leave"):
    """Get up. During a game a bot keeps the seat until its owner takes it back; a game of one person against bots is paused."""


class TakeBack(FromClient, tag="take_back"):
    """Sit down again on the seat a bot has kept. In a rated game only after the bot's next decision, and three times at most."""


class Rematch(FromClient, tag="rematch"):
    """After a game: the same people at a new table, where they go on talking. Everyone here receives its code."""

    rules: TableRules | None = None
    """What is played there; null for the same again."""


class AskHint(FromClient, tag="hint"):
    """What would the strongest bot do on my seat? For this turn; not in rated games."""

    turn: Count
    id: Identity


class SlowClock(FromClient, tag="slow_clock"):
    """Multiply everyone's time to think: 1, 2 or 4 times the usual; more of it at once, less of it from the next turn on. Host
    only, and not in rated games."""

    times: Annotated[int, msgspec.Meta(ge=1, le=4)]


class BeRightBack(FromClient, tag="be_right_back"):
    """At a table with a clock: stop your own, for three minutes in total in a game. It goes on with your next decision,
    with `i_am_back`, or when the three minutes are over. Not in rated games."""


class IAmBack(FromClient, tag="i_am_back"):
    """Your own clock runs again."""


class AgreeToEnd(FromClient, tag="agree_to_end"):
    """Propose that the game ends here, unfinished, or agree to it. It ends when all players who are here have agreed; a rated
    game when everyone with a seat has."""


class PlayOn(FromClient, tag="play_on"):
    """Decline to end the game: the proposal is off."""


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
    """Are you there? The answer is a pong with the same number."""

    number: Count = 0


Incoming: Any = reduce(or_, FromClient.__subclasses__())
"""Any of them."""


class FromServer(msgspec.Struct, tag_field="type", kw_only=True):
    """What the server may say."""


class Seat(msgspec.Struct, kw_only=True):
    """A place at the table, as everybody sees it."""

    seat: int
    name: str
    player: Literal["nobody", "person", "bot", "program"]
    level: str | None = None
    """The bot's level, where a bot sits or keeps the seat."""
    kept: bool = False
    """A bot plays for a person who has left and can take the seat back."""
    here: bool = True
    """Is the person, or the program, connected?"""
    host: bool = False
    """May this person seat bots, order the seats and start?"""


class Event(msgspec.Struct, kw_only=True):
    """Something that happened; `number` counts what this connection may see."""

    number: int
    event: GameEvent
    """Its `kind` is one of the table's (`table.sat`) or of the game's (`<game>.played`); the rest depends on the kind."""


class Illegal(msgspec.Struct, kw_only=True):
    """A move that is in sight but not allowed, and why: a code for the language files, with what it needs to say it."""

    move: str
    reason: str
    facts: Facts
    """What its sentence has to name."""


class Clock(msgspec.Struct, kw_only=True):
    """How long a person may think. When the time has run out a bot decides for them, this once; the second time in a row it
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
    """Do all clocks stand still, because the server cannot store anything now?"""
    away: list[int]
    """The seats that will be right back: their clocks stand still."""
    away_left: list[int]
    """By seat: the milliseconds for which its clock may still stand still in this game."""


class RatingChange(msgspec.Struct, kw_only=True):
    """What a game did to a rating; a newcomer has 1000."""

    before: float
    after: float


class Table(FromServer, tag="table"):
    """All that this connection may know of the table."""

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
    """May you seat bots, order the seats and start?"""
    no_return: str | None
    """Why you cannot take back the seat that a bot keeps for you: `back_after_bot` or `no_more_returns`, in a rated game; null
    where you can."""
    round: int | None
    """The round that is played; null in the waiting room."""
    turn: int
    """Goes up whenever what everybody sees changes. A decision is made for one turn."""
    last: int
    """The number of the newest event."""
    events: list[Event]
    """What happened since the number the client knew."""
    view: GameView | None
    """What your seat sees: the `View` of the game; null in the waiting room."""
    waiting_for: list[int]
    """The seats that owe a decision. While all decide in secret: every seat of the phase, decided or not."""
    sealed: list[int]
    """The seats that have decided in secret."""
    your_choice: list[str] | None
    """What you have sealed: you may change it until all are in."""
    legal: list[str]
    """The moves you may make now."""
    illegal: list[Illegal]
    """The cards you hold, or numbers you see, that you may not play now."""
    scores: list[int]
    ranks: list[int] | None
    """Once the game is over."""
    ranks_now: list[int] | None
    """As the game stands, with equals sharing a rank (1, 1, 3); null in the waiting room."""
    seed_hash: str | None
    """SHA-256 of the seed, published before the deal; null where the cards follow from no seed alone (see `goes_on`)."""
    seed: str | None
    """The seed, once the game is over."""
    rematch: str | None
    """The code of the table where this company plays on."""
    clock: Clock | None
    """Null where everybody may take as long as they like."""
    rated: bool
    """Does the game count for the ratings? Then there are no hints, no programs and no pauses, and the pace is fixed."""
    ratings: list[RatingChange | None] | None
    """By seat, a moment after a rated game is over; null for a bot's seat, and for a game that changed nothing."""
    public: bool
    """Is the table shown in the lobby?"""
    tricks_shown: Literal["last", "all"]
    """In a game of tricks: does a page show the last trick alone, or all tricks of the running round? What was played is known to
    everybody and is in `view`: this is an agreement about memory, kept by pages."""
    agreed_to_end: list[int]
    """The seats that agree to end the game here; none if nobody has proposed it."""
    closed: str | None
    """Why the game ended early: `agreed`, or a word from the host of the server; null for a game played out."""
    paused: bool
    """Has the only person left? Then the bots rest until that person takes the seat back."""
    stacked: bool
    """Were the cards put in order by hand, as in a lesson? Such a game is never rated, and is in nobody's statistics."""
    lesson: bool
    """Is it a lesson, with a coach on the page? Its bots play by a script, and it may be over sooner than a game."""
    practice: Practice | None
    """Is a moment of another game played again here? Such a game is never rated, and is in nobody's statistics."""
    deals_in: int | None = None
    """In a waiting room of people who look for players: the milliseconds until bots take the free seats, at this moment; null
    where the host deals."""
    deal: str | None = None
    """Where others play the same cards at tables of their own: the code of the deal. There are no hints, and the seed is revealed
    when the deal is closed for everybody."""
    event: str | None = None
    """The event whose tables all play that deal at once."""
    blocked: list[int] = []
    """The seats of people you have blocked: what they say is not sent to you."""
    position: str | None = None
    """If you asked for it in hello and play alone against bots: what your seat sees as the record of the rules, compressed
    (zlib), in base64. With it a device that loses the connection can imagine the rest and go on by itself."""
    goes_on: str | None = None
    """On such a device: the code of the table whose game goes on here. What its player had not seen is dealt anew."""


class Accepted(FromServer, tag="accepted"):
    """Your decision of this id is in the log and survives a crash. Resending is safe: answered again, played once. The same id
    with another decision is refused: `id_used`."""

    id: str
    turn: int


class Refused(FromServer, tag="refused"):
    """Your message changed nothing, and why: a code for the language files and a sentence in English."""

    id: str | None
    reason: str
    text: str
    facts: Facts
    """What its sentence has to name."""


class SeatToken(FromServer, tag="seat_token"):
    """With this token a program sits on this seat of this table: `Authorization: Bearer TOKEN`. It is sent once, to the host."""

    seat: int
    token: str


class Candidate(msgspec.Struct, kw_only=True):
    """A move that was weighed, and the result to be expected of it."""

    move: str
    value: float


class MoveChance(msgspec.Struct, kw_only=True):
    """How likely a move is to come out as it says, such as a bid to be made exactly: from 0 to 1."""

    move: str
    chance: float


class HintFacts(msgspec.Struct, kw_only=True):
    """What the reason of a hint has to name."""

    worlds: int = 0
    usual: str | None = None
    """The move one would usually make, where the hint is better than that, and by how much."""
    gain: float | None = None


class Hint(FromServer, tag="hint"):
    """What the strongest bot would do, what else it weighed, and why. It knows what you see, and nothing else."""

    id: str
    turn: int
    moves: list[str]
    """The whole decision, ready to be played."""
    candidates: list[Candidate]
    """First parts of a decision, the best first; none where there is nothing to weigh."""
    counted_in: str
    """What a candidate's value is: `points` (of the round), or `chance` (to win the game, from 0 to 1)."""
    reason: str
    """A code for the language files: only_move, only_sensible, as_usual, better_than_usual."""
    facts: HintFacts
    worlds: int
    """How many deals were imagined."""
    chances: list[MoveChance]
    """Where a move promises something, as a bid does: every move you may make; else none."""


class TalkLine(msgspec.Struct, kw_only=True):
    """Something that somebody at the table said: a text or a reaction, the other one is null."""

    number: int
    """Counts the lines of this table."""
    seat: int
    name: str
    who: str
    """The same for the same person at every table, so that a page can leave out people it has muted. Muting is up to the page."""
    text: str | None
    reaction: str | None


class Talk(FromServer, tag="talk"):
    """What was said: the newest lines after hello, then each as it comes."""

    lines: list[TalkLine]


class Draining(FromServer, tag="draining"):
    """The server is going to be upgraded. Until then no new games begin; games in play go on, and resume
    after it where they were. Sent when it is announced, after hello until then, and when it is called off."""

    seconds: int | None
    """How long until the upgrade; null: it was called off."""


class Pong(FromServer, tag="pong"):
    number: int


Outgoing: Any = reduce(or_, FromServer.__subclasses__())
"""Any of them."""
