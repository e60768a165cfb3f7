"""The log of a table: its only truth. Whatever a table is follows from playing its log again."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, reduce
from hashlib import blake2b
from operator import or_
from typing import Literal

import msgspec

MOST_PARTS = 16  # of a decision


class Entry(msgspec.Struct, tag_field="kind", kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One row of the log; each class below is a kind of entry."""


class Script(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a lesson goes for whoever does what the coach says. Only the server knows it."""

    rounds: int
    """The lesson is over after this many."""
    decisions: list[list[list[str]]]
    """By seat: what the bot there decides, one decision after the other. Where one is not legal, the bot decides by itself."""


class Practice(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Where a table comes from on which a moment of another game, or a puzzle, is played again."""

    code: str
    """Of the table of that game; empty for a puzzle."""
    place: int
    """Which of its decisions is made anew, counted from 1; 0 for a puzzle."""
    puzzle: str = ""
    """The id of the puzzle."""


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
    stand_in: str | None = None
    """The level of the bots that decide for people, if it differs: in a rated game nobody gains by letting one decide."""
    stack: list[str] | None = None
    """The cards of the first shuffles, if they were put in order by hand. Such a table says so and is never rated."""
    script: Script | None = None
    """For a lesson."""
    host: str | None = None
    """The person who opened the table, where persons are known."""
    clock: Literal["none", "relaxed", "quick"] = "none"
    """How long a person may think about a decision."""
    rated: bool = False
    """Does the game count for its players' ratings? Then stricter rules apply, which are in `rated`."""
    public: bool = False
    """Is the table shown in the lobby, or found by its link alone?"""
    tricks_shown: Literal["last", "all"] = "last"
    """In a game of tricks: may players look back at the last trick only, or at all tricks of the round?"""
    deals_at: int | None = None
    """Where people who look for players are seated: when the cards are dealt by themselves, in seconds since 1970, bots on the
    seats that are still free."""
    practice: Practice | None = None
    """Where a moment of another game is played again: the entries up to there are its past."""
    deal: str | None = None
    """Where others play the same cards at tables of their own: the code of the deal. Then the bots answer everybody alike."""
    told_at: int | None = None
    """When the seed of such a deal is revealed, in seconds since 1970, whenever its games end; None: at the end of each game."""
    event: str | None = None
    """The event whose tables all play this deal at once: others wait for this one, so it goes on whoever leaves."""
    local: bool = False
    """Was it played on a device, without a server, and handed to one afterwards? Then it counts for nothing."""
    goes_on: str | None = None
    """On a device that has lost its server: the code of the table whose game goes on here, in a world its player imagines."""


class NewRules(Entry, tag="new_rules"):
    """In the waiting room the host changes what is played here: all that can be chosen, as it holds from now on."""

    players: int
    options: dict[str, str | int | bool]
    level: str
    stand_in: str | None = None
    clock: Literal["none", "relaxed", "quick"] = "none"
    rated: bool = False
    public: bool = False
    tricks_shown: Literal["last", "all"] = "last"


class Countdown(Entry, tag="countdown"):
    """The cards are dealt by themselves at another time than before."""

    at: int | None
    """In seconds since 1970; None: not by themselves any more, because nobody is left who waits for it."""


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
    by: Literal["player", "clock", "host"] = "player"
    """The player left, ran out of time again and again, or was removed: by the host of the table or of the server."""


class Barred(Entry, tag="barred"):
    """A person who was removed cannot sit down here again."""

    person: str | None
    """None once the server has forgotten them."""


class Swapped(Entry, tag="swapped"):
    """In the waiting room two seats change places; one of them may be empty."""

    seat: int
    other: int


class Renamed(Entry, tag="renamed"):
    """The player on this seat has a new name."""

    seat: int
    name: str
    by: Literal["player", "host"] = "player"
    """The player wanted it, or the host of the server has given it to them."""


class Started(Entry, tag="started"):
    """The cards are dealt."""


class Imagined(Entry, tag="imagined"):
    """Instead of that, where a game goes on without its server: the cards that its player has not seen are dealt anew."""

    state: str
    """The record, in base64: of all states that its player may imagine, the one that was drawn."""
    turn: int
    """At which turn of the game that was."""


Decider = Literal["player", "bot", "clock"]
"""Who decided: the player of the seat, the bot that keeps it, or a bot for a player whose time ran out."""


FORGOTTEN = "forgotten-"
"""How whoever was forgotten is called in a log, followed by letters that stand for nobody: their seat is still somebody's, and
the host's part is passed on as it was."""


def is_forgotten(person: str | None) -> bool:
    return person is not None and person.startswith(FORGOTTEN)


LONGEST_ID = 8


@lru_cache(maxsize=256)  # asked three times for every decision
def short_id(id: str) -> str:
    """A decision's id as logs keep it: clients make ids of up to 64 letters, which would be half of the log. At one seat two of
    them have the same short form less than once in a billion games."""
    if len(id) <= LONGEST_ID:
        return id
    return urlsafe_b64encode(blake2b(id.encode(), digest_size=LONGEST_ID * 6 // 8).digest()).decode()


class Sealed(Entry, tag="sealed"):
    """A decision in secret. A later one of the same seat replaces it; when the last is in, all are played in seat order."""

    seat: int
    moves: list[int]
    id: str = ""
    by: Decider = "player"

    def __post_init__(self) -> None:
        self.id = short_id(self.id)  # logs of earlier versions have whole ids


class Decided(Entry, tag="decided"):
    """A decision, its parts in the order of the rules."""

    seat: int
    moves: list[int]
    id: str = ""
    by: Decider = "player"

    def __post_init__(self) -> None:
        self.id = short_id(self.id)


class Hosted(Entry, tag="hosted"):
    """The player on this seat becomes the host, because the previous one is away."""

    seat: int


class Slowed(Entry, tag="slowed"):
    """Everybody has this many times the usual time: more of it from now on, less of it from the next turn on."""

    times: int


class Used(Entry, tag="used"):
    """How much of their time for this turn a player has used so far. It stays used when they leave and come back, or when another
    server process takes the table over."""

    seat: int
    seconds: float


class RightBack(Entry, tag="right_back"):
    """A player will be right back: their clock is paused."""

    seat: int


class CameBack(Entry, tag="came_back"):
    """The player's clock runs again."""

    seat: int
    seconds: float
    """How long it was paused."""
    by: Literal["player", "clock"] = "player"
    """The player came back, or the pause had lasted as long as it may."""


class Said(Entry, tag="said"):
    """A player says something: a short text or one of the reactions. It stays with the table and is no part of the game."""

    seat: int
    text: str = ""
    reaction: str = ""


class AgreedToEnd(Entry, tag="agreed_to_end"):
    """A player wants to end the game here: the first one proposes it, the others agree."""

    seat: int


class PlayedOn(Entry, tag="played_on"):
    """A player wants to play on: the proposal is off."""

    seat: int


class Hurried(Entry, tag="hurried"):
    """The only person at the table waits for the bots no longer: they make no pauses until that person decides again."""

    seat: int


class Closed(Entry, tag="closed"):
    """The game ends before it is over."""

    why: str = ""
    """`agreed`: all players who were there agreed to it."""


class Rematched(Entry, tag="rematched"):
    """The game is over, and everyone has moved on to a new table."""

    code: str


ADO = (Sat, Left, Swapped, RightBack, AgreedToEnd, PlayedOn, Renamed, Hurried)
"""What people can do at a table as often as they like, each on a seat; a game needs little of it."""

# Every class above, without a second list of their names.
_read = msgspec.json.Decoder(reduce(or_, Entry.__subclasses__()))
write_entry: Callable[[Entry], bytes] = msgspec.json.Encoder().encode


def readable(text: bytes) -> Entry | None:
    """An entry, or None for one that is damaged."""
    try:
        return read_entry(text)
    except ValueError:
        return None


def with_owners(log: Iterable[Entry | None]) -> Iterator[tuple[int, Entry | None, str | None]]:
    """Every entry with its number, and the person whose seat it is about."""
    whose: dict[int, str | None] = {}
    for number, entry in enumerate(log):
        match entry:
            case Sat():
                whose[entry.seat] = entry.person
            case Swapped():
                whose[entry.seat], whose[entry.other] = whose.get(entry.other), whose.get(entry.seat)
        yield number, entry, whose.get(getattr(entry, "seat", -1))


def read_entry(text: bytes | str) -> Entry:
    """An entry from its JSON; ValueError, with a sentence, for anything else."""
    try:
        return _read.decode(text)
    except msgspec.MsgspecError as problem:
        raise ValueError(f"log entry {text!r}: {problem}") from None
