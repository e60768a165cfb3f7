"""The log of a table, its single source of truth: everything about a table follows from replaying its log."""

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
    """The course of a lesson for a player who does what the coach says. Only the server knows it."""

    rounds: int
    """The lesson is over after this many."""
    decisions: list[list[list[str]]]
    """By seat: what the bot there decides, one decision after the other. If one is not legal, the bot decides by itself."""


class Practice(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The origin of a table on which a position from another game, or a puzzle, is played again."""

    code: str
    """The code of that game's table; empty for a puzzle."""
    place: int
    """Which of its decisions is made again, counted from 1; 0 for a puzzle."""
    puzzle: str = ""
    """The id of the puzzle."""


class Opened(Entry, tag="opened"):
    """The first row: everything the game follows from, except the decisions."""

    game: str
    rules: int
    """The version of the rules. A log of another version is refused."""
    players: int
    options: dict[str, str | int | bool]
    seed: str
    level: str
    """The level of the bots that fill seats and keep them."""
    stand_in: str | None = None
    """The level of the bots that decide for people, if different: in a rated game nobody must gain by letting one decide."""
    stack: list[str] | None = None
    """The cards of the first shuffles, if they were put in order by hand. Such a table says so and is never rated."""
    script: Script | None = None
    """For a lesson."""
    host: str | None = None
    """The person who opened the table, if persons are known."""
    clock: Literal["none", "relaxed", "quick"] = "none"
    """How long a person may think about a decision."""
    rated: bool = False
    """Does the game count for its players' ratings? Then the stricter rules in `rated` apply."""
    public: bool = False
    """Is the table shown in the lobby? Otherwise it is found only by its link."""
    tricks_shown: Literal["last", "all"] = "last"
    """In a game with tricks: may players look back at the last trick only, or at all tricks of the round?"""
    deals_at: int | None = None
    """At a table of people who look for players: when the cards are dealt automatically, in seconds since 1970, with bots in
    the seats that are still free."""
    practice: Practice | None = None
    """If a position from another game is played again: the entries up to there are its past."""
    deal: str | None = None
    """If others play the same cards at tables of their own: the code of the deal. Then the bots respond to everybody alike."""
    told_at: int | None = None
    """When the seed of such a deal is revealed, in seconds since 1970, no matter when its games end; None: when each game
    ends."""
    event: str | None = None
    """The event whose tables all play this deal at once: others wait for this table, so it goes on even if players leave."""
    local: bool = False
    """Was it played on a device, without a server, and handed over afterwards? Then it does not count."""
    goes_on: str | None = None
    """On a device that has lost its server: the code of the table whose game continues here, in a world its player imagines."""


class NewRules(Entry, tag="new_rules"):
    """In the waiting room the host changes what is played here: all choices, as they are from now on."""

    players: int
    options: dict[str, str | int | bool]
    level: str
    stand_in: str | None = None
    clock: Literal["none", "relaxed", "quick"] = "none"
    rated: bool = False
    public: bool = False
    tricks_shown: Literal["last", "all"] = "last"


class Countdown(Entry, tag="countdown"):
    """The time of the automatic deal changes."""

    at: int | None
    """In seconds since 1970; None: no automatic deal any more, because nobody is left waiting for it."""


class Sat(Entry, tag="sat"):
    """Somebody sits down, or takes a seat back from the bot that kept it."""

    seat: int
    name: str
    player: Literal["person", "bot", "program"]
    level: str | None = None
    person: str | None = None
    """The person whose seat it is, if persons are known; for an outside program the SHA-256 of its token."""


class Left(Entry, tag="left"):
    """A seat becomes free in the waiting room; during a game a bot keeps it for its owner."""

    seat: int
    by: Literal["player", "clock", "host"] = "player"
    """The player left, repeatedly ran out of time, or was removed, by the host of the table or of the server."""


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
    """Chosen by the player, or imposed by the host of the server."""


class Started(Entry, tag="started"):
    """The cards are dealt."""


class Imagined(Entry, tag="imagined"):
    """In place of `dealt` when a game continues without its server: cards its player has not seen are dealt again."""

    state: str
    """The record, in base64: the state that was drawn among all those its player may imagine."""
    turn: int
    """The turn of the game at which that was."""


Decider = Literal["player", "bot", "clock"]
"""Who decided: the player of the seat, the bot that keeps it, or a bot for a player whose time ran out."""


FORGOTTEN = "forgotten-"
"""The id of a forgotten person in a log, followed by meaningless letters: their seat is still somebody's, and the role of host
is passed on as before."""


def is_forgotten(person: str | None) -> bool:
    return person is not None and person.startswith(FORGOTTEN)


LONGEST_ID = 8


@lru_cache(maxsize=256)  # asked three times for every decision
def short_id(id: str) -> str:
    """A decision's id as stored in logs: clients make ids of up to 64 characters, which would be half of the log. At one seat,
    two of them have the same short form less than once in a billion games."""
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
    """Everybody has this many times the usual time: an increase counts from now on, a reduction from the next turn on."""

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
    """The player came back, or the pause reached its limit."""


class Said(Entry, tag="said"):
    """A player says something: a short text or one of the reactions. It stays with the table and is no part of the game."""

    seat: int
    text: str = ""
    reaction: str = ""


class AgreedToEnd(Entry, tag="agreed_to_end"):
    """A player wants to end the game here: the first one proposes it, the others agree."""

    seat: int


class PlayedOn(Entry, tag="played_on"):
    """A player wants to play on: the proposal is withdrawn."""

    seat: int


class Hurried(Entry, tag="hurried"):
    """The only person at the table makes the bots hurry: they play without pauses until that person decides again."""

    seat: int


class Closed(Entry, tag="closed"):
    """The game ends before it is over."""

    why: str = ""
    """`agreed`: all players who were there agreed to it."""


class Rematched(Entry, tag="rematched"):
    """The game is over, and everyone has moved on to a new table."""

    code: str


ADO = (Sat, Left, Swapped, RightBack, AgreedToEnd, PlayedOn, Renamed, Hurried)
"""What people can do repeatedly at a table, each on a seat; a game needs little of it."""

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
    """Every entry with its number, and the person whose seat it concerns."""
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
