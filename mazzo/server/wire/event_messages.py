"""What is asked and answered over HTTP about events: several deals that everybody plays, with their standings."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from mazzo.games import LEAST_SEATS
from mazzo.rules.replay import MOST_SEATS
from mazzo.server.wire.messages import USUAL_LEVEL, ChosenOptions, Identity, Options


class OpenEvent(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/events: open an event in which everybody plays the same deals: alone against bots, or among people, at several
    tables at once. The answer is `EventMade`."""

    title: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    about: Annotated[str, msgspec.Meta(max_length=400)] = ""
    game: Identity
    players: Annotated[int, msgspec.Meta(ge=LEAST_SEATS, le=MOST_SEATS)]
    options: ChosenOptions = {}
    level: Identity = USUAL_LEVEL
    """Of the bots."""
    deals: Annotated[int, msgspec.Meta(ge=1, le=20)] = 4
    hours: Annotated[int, msgspec.Meta(ge=1, le=24 * 30)] = 24
    """How long it is open; among people: how long its organiser has to start it."""
    listed: bool = False
    """Show it in the lobby? Otherwise it is found only by its link."""
    programs: bool = False
    """May programs enter?"""
    invited: bool = False
    """Does everybody need an invitation? The organiser makes them; each admits one person."""
    among: Literal["bots", "people"] = "bots"
    starts_at: Annotated[int, msgspec.Meta(ge=0, le=2**40)] | None = None
    """This and the following only for events among people: when the first round is seated, in seconds since 1970, at most 30
    days from now; null: when the organiser starts it."""
    minutes: Annotated[int, msgspec.Meta(ge=1, le=240)] = 30
    """For each round; after that bots finish the games that are not over."""
    pause: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 60
    """Seconds between two rounds."""
    come: Annotated[int, msgspec.Meta(ge=5, le=3600)] = 120
    """Seconds after which a bot plays for anyone who has not come to their table."""
    rests: bool = False
    """Do people take turns to rest if the tables cannot be filled evenly? Otherwise bots fill them."""
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
    """How many people have entered."""
    entered: bool
    """Have I?"""
    struck: bool
    """Has the organiser removed me from the standings? They may lag some seconds behind; this does not."""
    organiser: bool
    """Am I its organiser?"""
    among: Literal["bots", "people"]
    starts_at: int | None
    """Only among people; null: when the organiser starts it."""
    begun: bool
    """Among people: has the first round been seated, or is it about to be?"""


class EventDeal(msgspec.Struct, kw_only=True):
    """A deal of an event, and how I have done in it."""

    number: int
    deal: str
    seat: int
    seed_hash: str
    """Published when the event was opened."""
    seed: str | None
    """Once the event is over; among people, once the time of its round is up."""
    playing: str | None
    """My table, where the game is going on."""
    over: bool
    score: int | None
    """My score; null if I have not played it, or gave up."""
    closed: bool
    """Can everybody look at it and compare results?"""


class EventStanding(msgspec.Struct, kw_only=True):
    """Somebody's standing: how they did compared with everybody else in the same seats of the same deals."""

    mark: str
    """Identifies this person on the organiser's page."""
    name: str
    you: bool
    program: bool
    place: int
    total: float
    """The share of the others beaten, in percent, as the mean over all deals; a deal that was not played scores nothing."""
    spread: float | None
    """How far the total may be off because of luck in so few deals; null until somebody has played two."""
    played: int
    shares: dict[str, float]
    """By deal, once the event is over."""


class EventPerson(msgspec.Struct, kw_only=True):
    """Somebody who has entered an event."""

    mark: str
    """Identifies this person on the organiser's page."""
    name: str


class EventChange(msgspec.Struct, kw_only=True):
    """A line in the log of an event, which everybody can read."""

    at: int
    what: str
    """`opened`, `strike`, `restore`, `cancel`, `start`, `invite`, `closed`, `too_few` if too few were left to play, `too_late`
    if no server was running when it should have continued, or `old_rules` if the rules of the game have changed since."""
    name: str | None
    reason: str


class EventNow(msgspec.Struct, kw_only=True):
    """GET /api/events/EVENT/now: in an event among people, which round is being played and where I sit."""

    event: str
    title: str
    deals: int
    open: bool
    number: int = 0
    """The number of the current or latest round; 0 before the first."""
    table: str | None = None
    """My table in this round."""
    seat: int | None = None
    over: bool = False
    """Is my game in this round over?"""
    resting: bool = False
    """Do I rest in this round?"""
    playing: int = 0
    """How many tables are still playing it."""
    ends_in: int | None = None
    """Seconds until the round's time is up; null between rounds."""
    next_in: int | None = None
    """Seconds until the next round is seated; null during a round, or if that is not known."""
    ask_in: int | None = None
    """Seconds after which it is worth asking again: nothing relevant to me happens before. Null: never."""


class EventRound(msgspec.Struct, kw_only=True):
    """A round of an event among people: all its tables play the same deal."""

    number: int
    seated_at: int
    over: bool
    tables: list[list[str | None]]
    """By table and seat: who sits there; null for a bot."""
    resting: list[str]


class EventRounds(msgspec.Struct, kw_only=True):
    """The course of an event among people."""

    now: EventNow
    starts_at: int | None
    """Seconds since 1970; null: when the organiser starts it."""
    minutes: int
    pause: int
    come: int
    rests: bool
    clock: Literal["relaxed", "quick"]
    rounds: list[EventRound]
    met_least: int
    """How often any two of the people present have sat together, at least"""
    met_most: int
    """and at most."""


class EventPage(msgspec.Struct, kw_only=True):
    """GET /api/events/EVENT: an event, my deals, the standings and the organiser's changes."""

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
    """The best first. Ties are broken by the number of deals on which nobody was better, then by who finished first."""
    taken_out: list[EventPerson]
    """People whose results do not count, by the organiser's decision."""
    log: list[EventChange]
    programs: bool
    invited: bool
    """Does everybody need an invitation?"""
    rounds: EventRounds | None
    """Among people."""


class EnterEvent(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/events/EVENT/enter: take part. The answer is the event."""

    program: bool = False
    """A program has to say so; the standings show it."""
    invitation: Annotated[str, msgspec.Meta(max_length=8)] = ""
    """If the event requires one."""


class Invite(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/events/EVENT/invitations: only for its organiser. The answer is all existing invitations."""

    count: Annotated[int, msgspec.Meta(ge=1, le=50)] = 1


class EventInvitation(msgspec.Struct, kw_only=True):
    """GET /api/events/EVENT/invitations: one invitation, which admits one person."""

    invitation: str
    link: str
    name: str | None
    """Who has used it; null while nobody has."""


class MendEvent(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/events/EVENT/mend: only for its organiser; everybody can read it in the log. The answer is the event."""

    what: Literal["strike", "restore", "cancel", "start"]
    """`strike`: somebody's results no longer count; `restore`: they count again; `cancel`: the event is called off; `start`:
    its first round is seated now."""
    mark: Annotated[str, msgspec.Meta(max_length=12)] = ""
    """Whose."""
    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """Required for everything but `start`."""
