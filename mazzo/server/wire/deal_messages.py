"""What is asked and answered over HTTP about deals that several people play: challenges, the deal of the day, event rounds."""

from __future__ import annotations

from typing import Literal

import msgspec

from mazzo.server.wire.messages import Options, SeatNumber


class Challenge(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables/CODE/deal: a deal for others, with the cards of this finished game. Asking again gives the same deal."""

    seat: SeatNumber | None = None
    """Whose cards they play; null for your own."""


class DealMade(msgspec.Struct, kw_only=True):
    """The deal, and its link for friends."""

    deal: str
    link: str


class DealSeat(msgspec.Struct, kw_only=True):
    """A seat in a deal: a bot's, or the player's."""

    name: str
    """Empty for the player's."""
    level: str | None


class DealTry(msgspec.Struct, kw_only=True):
    """Somebody's game of a deal."""

    code: str | None
    """Its table; null while nobody may look at it."""
    name: str
    you: bool
    seat: int
    bot: bool
    """In an event among people: did a bot have this seat? Then the name is empty."""
    number: int
    """1 for the try that counts; those after it are for fun."""
    knew: bool
    """Had they seen these cards before?"""
    late: bool
    """Did it end after the deal was closed, when everybody could already look at the cards? Then it does not count."""
    origin: bool
    """Is it the game that the cards come from? There the bots used other random numbers."""
    over: bool
    score: int | None
    """Null for a game that is still going on, or was given up."""
    rank: int | None
    """Among the players of that table."""
    course: list[int]
    """The score after each round."""
    share: float | None
    """In an event among people: the percentage of players in the same seat at the other tables who were beaten."""


class Deal(msgspec.Struct, kw_only=True):
    """GET /api/deals/DEAL: cards that everybody plays against the same bots, in the same seat, each at a table of their own; or
    the cards of a round in an event among people, which several tables play at once."""

    deal: str
    kind: Literal["challenge", "day", "event"]
    game: str
    options: Options
    together: bool
    """Is it a round of an event among people?"""
    seat: int
    """Whose cards I play, or have played."""
    seats: list[DealSeat]
    link: str
    """For friends."""
    event: str | None
    """The event that it belongs to."""
    day: str | None
    """The day that it is the deal of, by UTC: 2026-11-16."""
    next_hash: str | None
    """The hash of the next day's seed: what will be dealt then is already fixed."""
    made_at: int
    """When the hash of its seed was first published: seconds since 1970."""
    closes_at: int | None
    """When it is closed for everybody, and its seed revealed; null for a challenge, which stays open."""
    open: bool
    """Can it be played now?"""
    seed_hash: str
    seed: str | None
    """Once it is closed; for a challenge, once you have played it."""
    challenger: DealTry | None
    """For a challenge: who played these cards first, and how that ended."""
    knew: bool
    """Have I seen these cards? If I play them anyway, my result says so."""
    playing: str | None
    """My table with this deal, where the game is going on."""
    mine: DealTry | None
    """My try that counts, once it is over."""
    may_play: bool
    finished: int
    """How many people have finished it or given it up."""
    better_than: int | None
    """The percentage I have beaten of those whose try counts, ties counting half; null if there is nobody else."""
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
    """GET /api/days: today's deals, one for each game. Days begin and end at midnight UTC."""

    game: str
    deal: str
    day: str
    """2026-11-16"""
    closes_at: int
    """Seconds since 1970."""
    minutes: int | None
    """About how long it takes; null if unknown."""
    finished: int
    """How many have played it so far."""
    playing: str | None
    """My table with it, where the game is going on."""
    over: bool
    """Have I had my try?"""
    score: int | None
    """My score; null if I have not played it, or gave up."""
    better_than: int | None
    """The percentage of the others I have beaten so far, ties counting half."""
    yesterday: DayBest | None


class Parting(msgspec.Struct, kw_only=True):
    """GET /api/deals/DEAL/parting/CODE/CODE: where two games of the same deal diverged."""

    place: int | None
    """How many decisions they have in common, which is a place in both replays; null if they never diverged."""
    seat: int | None
    """The seat that decided differently there."""
    round: int | None
    one: list[str]
    """What was decided at the first table,"""
    other: list[str]
    """and at the second."""
    one_by: str
    """Who had this seat at the first table,"""
    other_by: str
    """and at the second."""
