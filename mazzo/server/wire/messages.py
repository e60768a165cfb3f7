"""Every message between the page and the server, and nothing else. The TypeScript types are generated from this file.

A client says `hello` first, with the number of the last event it knows. The server answers with `table`: all that this
connection may know, at this moment. After that every change comes as `table` again, with the events that led to it in
`events`: a client that missed some draws the newest state all the same. Numbers and words are those of the playthroughs.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from mazzo.evening import MOST_CHANGES
from mazzo.evening import Change as Change
from mazzo.evening import Pad as Pad
from mazzo.games import LEAST_SEATS

# The shapes of puzzles and of a review are messages too.
from mazzo.puzzles.shapes import Puzzle as Puzzle
from mazzo.puzzles.shapes import Puzzles as Puzzles
from mazzo.review.shapes import Amount as Amount
from mazzo.review.shapes import Bars as Bars
from mazzo.review.shapes import Judged as Judged
from mazzo.review.shapes import Review as Review
from mazzo.review.shapes import RoundBars as RoundBars
from mazzo.review.shapes import Weighed as Weighed
from mazzo.rules.replay import MOST_SEATS
from mazzo.table.log import Practice as Practice
from mazzo.words import Facts

PARAMETER = "parameter"

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Identity = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
OptionText = Annotated[str, msgspec.Meta(max_length=200)]
ChosenOptions = Annotated[dict[Identity, OptionText | int | bool], msgspec.Meta(max_length=40)]
MoveWords = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
LONGEST_RECORD = 48 * 1024  # characters: eight times a usual game
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS - 1)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Options = dict[str, str | int | bool]

API_VERSION = 2
"""Raised when a program written for the messages of before would go wrong. What has changed since is in `CHANGES`."""
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


class Play(FromClient, tag="play"):
    """A whole decision: its parts in any order, the turn it was made for, and an id of its own."""

    moves: Annotated[list[MoveWords], msgspec.Meta(min_length=1, max_length=16)]
    turn: Count
    id: Identity


class Sit(FromClient, tag="sit"):
    """In the waiting room: take this seat; who sits already moves there."""

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
    """In the waiting room: free this seat. Host only, or one's own.

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
    """At a table with a clock: one's own stands still, for three minutes in all of a game. It goes on with the next decision,
    with `i_am_back`, or when the three minutes are over. Not in rated games."""


class IAmBack(FromClient, tag="i_am_back"):
    """One's own clock runs again."""


class AgreeToEnd(FromClient, tag="agree_to_end"):
    """Propose that the game ends here, unfinished, or agree to it. It ends when all players who are here have agreed; a rated
    game when all who have a seat have."""


class PlayOn(FromClient, tag="play_on"):
    """Decline to end the game: the proposal is off."""


class Hurry(FromClient, tag="hurry"):
    """Wait for the bots no longer: they make no pauses until you decide again. For whoever plays against bots alone."""


class Say(FromClient, tag="say"):
    """A few words to everybody at the table, 200 characters at most. Who watches cannot talk."""

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


Incoming = (
    Hello
    | Play
    | Sit
    | SeatBot
    | SeatProgram
    | Unseat
    | Swap
    | ChangeRules
    | WaitLonger
    | Start
    | Leave
    | TakeBack
    | Rematch
    | AskHint
    | SlowClock
    | BeRightBack
    | IAmBack
    | AgreeToEnd
    | PlayOn
    | Hurry
    | Say
    | React
    | Rename
    | Ping
)


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
    """By seat: the milliseconds left at this moment; null for who is not being waited for."""
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
    """Moves when what everybody sees moves. A decision is made for one turn."""
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
    """SHA-256 of the seed, published before the deal."""
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
    everybody and stands in `view`: this is an agreement about memory, kept by pages."""
    agreed_to_end: list[int]
    """The seats that would end the game here; none where nobody has proposed it."""
    closed: str | None
    """Why the game was ended before its end: `agreed`, or another word of the server's host; null for a game played out."""
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
    """Where others play the same cards at tables of their own: the code of the deal. There are no hints, and the seed is told
    when the deal is closed for everybody."""
    event: str | None = None
    """The event whose tables all play that deal at once."""
    blocked: list[int] = []
    """The seats of people whom you have blocked: what they say is not sent to you."""


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
    """The same for the same person at every table: whom a page has muted it can leave out. Muting is the page's affair."""
    text: str | None
    reaction: str | None


class Talk(FromServer, tag="talk"):
    """What was said: the newest lines after hello, then each as it comes."""

    lines: list[TalkLine]


class Draining(FromServer, tag="draining"):
    """The server is going to be upgraded. Until then no new games begin; those that are being played go on, and afterwards from
    where they are. Sent when that is announced, after hello while it holds, and when it is called off."""

    seconds: int | None
    """So long until the upgrade; null: it was called off."""


class Pong(FromServer, tag="pong"):
    number: int


Outgoing = Table | Accepted | Refused | SeatToken | Hint | Talk | Draining | Pong


# ------------------------------------------------------------------------------------------------- over plain HTTP, JSON


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


class Challenge(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables/CODE/deal: a deal for others, with the cards of this finished game. The same again for who asks again."""

    seat: SeatNumber | None = None
    """Whose cards they play; null for one's own."""


class DealMade(msgspec.Struct, kw_only=True):
    """The deal, and its link for friends."""

    deal: str
    link: str


class DealSeat(msgspec.Struct, kw_only=True):
    """A seat of a deal: a bot, or whoever plays it."""

    name: str
    """Empty for whoever plays."""
    level: str | None


class DealTry(msgspec.Struct, kw_only=True):
    """Somebody's game of a deal."""

    code: str | None
    """Its table; null as long as nobody may look at it."""
    name: str
    you: bool
    number: int
    """1 for the try that counts; those after it are for fun."""
    knew: bool
    """Had they seen these cards before?"""
    origin: bool
    """Is it the game that the cards come from? There the bots had other dice."""
    over: bool
    score: int | None
    """Null for a game that goes on, or was given up."""
    rank: int | None
    """Among the players of that table."""
    course: list[int]
    """The score after each round."""


class Deal(msgspec.Struct, kw_only=True):
    """GET /api/deals/DEAL: cards that everybody plays against the same bots, from the same seat, each at a table of their own."""

    deal: str
    kind: Literal["challenge", "day", "event"]
    game: str
    options: Options
    seat: int
    seats: list[DealSeat]
    link: str
    """For friends."""
    event: str | None
    """The event that it belongs to."""
    day: str | None
    """The day that it is the deal of, by UTC: 2026-11-16."""
    next_hash: str | None
    """The hash of the seed of the day after that: whatever is dealt then is settled now."""
    made_at: int
    """When the hash of its seed could first be seen: seconds since 1970."""
    closes_at: int | None
    """When it is closed for everybody, and its seed told; null for a challenge, which stays open."""
    open: bool
    """Can it be played now?"""
    seed_hash: str
    seed: str | None
    """Once it is closed; of a challenge for those who have played it."""
    challenger: DealTry | None
    """Of a challenge: who played these cards first, and how that ended."""
    knew: bool
    """Have I seen these cards? Whoever plays them all the same is marked."""
    playing: str | None
    """My table of this deal, where the game goes on."""
    mine: DealTry | None
    """My try that counts, once it is over."""
    may_play: bool
    finished: int
    """How many people have played it to the end, or given it up."""
    better_than: int | None
    """Of those whose try counts, the percentage I have beaten, ties by half; null where there is nobody else."""
    tries: list[DealTry] | None
    """Everybody's results, the best first; null as long as I may not see them: until I have played a challenge myself, or until
    any other deal is closed."""


class DayBest(msgspec.Struct, kw_only=True):
    """Who played yesterday's deal best."""

    deal: str
    code: str
    """The table, whose replay anybody can open now."""
    name: str
    score: int
    finished: int
    """How many have played it."""


class DayDeal(msgspec.Struct, kw_only=True):
    """GET /api/days: the deal of this day, one for each game. Days begin and end at midnight by UTC."""

    game: str
    deal: str
    day: str
    """2026-11-16"""
    closes_at: int
    """Seconds since 1970."""
    minutes: int | None
    """About how long it takes; null where nobody says."""
    finished: int
    """How many have played it so far."""
    playing: str | None
    """My table of it, where the game goes on."""
    over: bool
    """Have I had my try?"""
    score: int | None
    """Mine; null where I have not played it, or gave up."""
    better_than: int | None
    """The percentage of the others whom I have beaten so far, ties by half."""
    yesterday: DayBest | None


class Parting(msgspec.Struct, kw_only=True):
    """GET /api/deals/DEAL/parting/CODE/CODE: where two games of a deal went different ways."""

    place: int | None
    """How many decisions they have in common, which is a place in both replays; null where they never parted."""
    seat: int | None
    """Who decided differently then."""
    round: int | None
    one: list[str]
    """What was decided at the first table,"""
    other: list[str]
    """and at the second."""


class OpenEvent(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/events: open an event in which everybody plays the same deals: alone against bots, or among people, at several
    tables at once. The answer is `EventMade`."""

    title: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    about: Annotated[str, msgspec.Meta(max_length=400)] = ""
    game: Identity
    players: Annotated[int, msgspec.Meta(ge=LEAST_SEATS, le=MOST_SEATS)]
    options: ChosenOptions = {}
    level: Identity = "casual"
    """Of the bots."""
    deals: Annotated[int, msgspec.Meta(ge=1, le=20)] = 4
    hours: Annotated[int, msgspec.Meta(ge=1, le=24 * 30)] = 24
    """How long it is open; among people: how long its organiser has to start it."""
    listed: bool = False
    """Show it in the lobby, or is it found by its link alone?"""
    programs: bool = False
    """May programs enter?"""
    among: Literal["bots", "people"] = "bots"
    starts_at: Annotated[int, msgspec.Meta(ge=0, le=2**40)] | None = None
    """Among people, and so are those below: when the first round is seated, in seconds since 1970, at most 30 days from now;
    null: when the organiser says so."""
    minutes: Annotated[int, msgspec.Meta(ge=1, le=240)] = 30
    """For each round: then bots finish the games that are not over."""
    pause: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 60
    """Seconds between two rounds."""
    come: Annotated[int, msgspec.Meta(ge=5, le=3600)] = 120
    """Seconds after which a bot plays for whoever has not come to their table."""
    rests: bool = False
    """Those who are too many for full tables rest, in turn; otherwise bots fill up."""
    clock: Literal["relaxed", "quick"] = "relaxed"


class EventMade(msgspec.Struct, kw_only=True):
    """The event, and its link."""

    event: str
    link: str


class EventInfo(msgspec.Struct, kw_only=True):
    """GET /api/events: a list of the events in the lobby, and of those I have entered or opened."""

    event: str
    title: str
    game: str
    deals: int
    opens_at: int
    """Seconds since 1970."""
    closes_at: int
    open: bool
    cancelled: bool
    listed: bool
    people: int
    """How many have entered."""
    entered: bool
    """Have I?"""
    organiser: bool
    """Is it mine to mend?"""
    among: Literal["bots", "people"]


class EventDeal(msgspec.Struct, kw_only=True):
    """A deal of an event, and what I have made of it."""

    number: int
    deal: str
    seat: int
    seed_hash: str
    """Published when the event was opened."""
    seed: str | None
    """Once the event is over; among people, once the time of its round is up."""
    playing: str | None
    """My table, where the game goes on."""
    over: bool
    score: int | None
    """Mine; null where I have not played it, or gave up."""


class EventStanding(msgspec.Struct, kw_only=True):
    """Where somebody stands: how they did against everybody else on the same seats of the same deals."""

    mark: str
    """Names this person to the organiser's page."""
    name: str
    you: bool
    program: bool
    place: int
    total: float
    """The share of the others beaten, in percent, as the mean over all deals; one that was not played counts nothing."""
    spread: float | None
    """By how much the total may be off for the luck of these few deals; null with fewer than two."""
    played: int
    shares: dict[str, float]
    """By deal, once the event is over."""


class EventChange(msgspec.Struct, kw_only=True):
    """A line of the log of an event, which everybody can read."""

    at: int
    what: str
    """`opened`, `strike`, `restore`, `cancel`, `start`, `closed`, or `too_few` where too few were left to play."""
    name: str | None
    reason: str


class EventNow(msgspec.Struct, kw_only=True):
    """GET /api/events/EVENT/now: of an event among people, which round it is and where I sit in it."""

    event: str
    title: str
    deals: int
    open: bool
    number: int = 0
    """Of the round that is played, or was last; 0 before the first."""
    table: str | None = None
    """Mine in this round."""
    seat: int | None = None
    over: bool = False
    """Is my game of it over?"""
    resting: bool = False
    """Have I no table this time?"""
    playing: int = 0
    """How many tables are not done with it."""
    ends_in: int | None = None
    """Seconds until the round's time is up; null between rounds."""
    next_in: int | None = None
    """Seconds until the next round is seated; null while one is played, or where nobody knows."""


class EventRound(msgspec.Struct, kw_only=True):
    """A round of an event among people: all its tables play the same deal."""

    number: int
    seated_at: int
    over: bool
    tables: list[list[str | None]]
    """By table and seat who sits there; null for a bot."""
    resting: list[str]


class EventRounds(msgspec.Struct, kw_only=True):
    """How an event among people goes."""

    now: EventNow
    starts_at: int | None
    """Seconds since 1970; null: when the organiser says so."""
    minutes: int
    pause: int
    come: int
    rests: bool
    clock: Literal["relaxed", "quick"]
    rounds: list[EventRound]
    met_least: int
    """How often any two of those who are here have sat together, at the least"""
    met_most: int
    """and at the most."""


class EventPage(msgspec.Struct, kw_only=True):
    """GET /api/events/EVENT: an event, my deals, the standings and what the organiser has changed."""

    info: EventInfo
    about: str
    link: str
    by: str
    """The organiser."""
    players: int
    options: Options
    level: str
    deals: list[EventDeal]
    standings: list[EventStanding]
    """The best first. Equal totals: more deals on which nobody was better, then who was done first."""
    log: list[EventChange]
    programs: bool
    rounds: EventRounds | None
    """Among people."""


class EnterEvent(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/events/EVENT/enter: I take part. The answer is the event."""

    program: bool = False
    """Whoever is a program says so; the standings show it."""


class MendEvent(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/events/EVENT/mend: for its organiser alone; everybody reads it in the log. The answer is the event."""

    what: Literal["strike", "restore", "cancel", "start"]
    """Somebody's results count no more, or count again, the event is called off, or its first round is seated now."""
    mark: Annotated[str, msgspec.Meta(max_length=12)] = ""
    """Whose."""
    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """For everything but the start there has to be one."""


class OpenEvening(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/evenings: share the score pad of an evening with the real cards. The answer is `SharedEvening`."""

    game: Identity
    names: Annotated[list[Name], msgspec.Meta(min_length=LEAST_SEATS, max_length=MOST_SEATS)]
    """By seat, clockwise."""
    options: ChosenOptions = {}
    first: SeatNumber
    """Who deals or starts the first round."""
    entries: Annotated[Pad, msgspec.Meta(max_length=20)] | None = None
    """What has been entered so far, as the pad of the game writes it."""


class EveningEntry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/evenings/EVENING/entries: enter something. It is stored when the answer comes, which is `SharedEvening`; sent
    again with the same id it is not entered twice. Whoever holds the pad may enter anything, everybody else what is theirs."""

    id: Identity
    changes: Annotated[list[Change], msgspec.Meta(min_length=1, max_length=MOST_CHANGES)]


class EveningSeat(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/evenings/EVENING/seat: I am this player, on my own phone; null: nobody any more. The answer is the pad."""

    seat: SeatNumber | None


class SharedEvening(msgspec.Struct, kw_only=True):
    """GET /api/evenings/EVENING?after=NUMBER: the pad as I may see it. With `after` the answer waits up to twenty seconds for an
    entry beyond that number."""

    evening: str
    game: str
    names: list[str]
    options: Options
    first: int
    begun_at: int
    """Seconds since 1970."""
    entries: Any
    """What stands on the pad. A bid that I may not know yet is -1."""
    number: int
    """How many entries there have been."""
    taken: list[bool]
    """By seat: is somebody this player on their own phone?"""
    you: int | None
    """The player that I am."""
    holder: bool
    """May I enter for everybody?"""
    link: str
    reach: Literal["anywhere", "network", "this_machine"]
    """Who can open the link."""


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
