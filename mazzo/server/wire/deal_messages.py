"""What is asked and answered over HTTP about deals that several people play: challenges, the deal of the day, events."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from mazzo.games import LEAST_SEATS
from mazzo.rules.replay import MOST_SEATS
from mazzo.server.wire.messages import ChosenOptions, Identity, Options, SeatNumber


class Challenge(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables/CODE/deal: a deal for others, with the cards of this finished game. Asking again gives the same deal."""

    seat: SeatNumber | None = None
    """Whose cards they play; null for your own."""


class DealMade(msgspec.Struct, kw_only=True):
    """The deal, and its link for friends."""

    deal: str
    link: str


class DealSeat(msgspec.Struct, kw_only=True):
    """A seat of a deal: a bot's, or the player's."""

    name: str
    """Empty for the player's."""
    level: str | None


class DealTry(msgspec.Struct, kw_only=True):
    """Somebody's game of a deal."""

    code: str | None
    """Its table; null as long as nobody may look at it."""
    name: str
    you: bool
    seat: int
    bot: bool
    """In an event among people: did a bot have this seat? Its name is empty then."""
    number: int
    """1 for the try that counts; those after it are for fun."""
    knew: bool
    """Had they seen these cards before?"""
    late: bool
    """Was it over when the deal was closed already, and everybody could look at the cards? Then it does not count."""
    origin: bool
    """Is it the game that the cards come from? There the bots had other dice."""
    over: bool
    score: int | None
    """Null for a game that goes on, or was given up."""
    rank: int | None
    """Among the players of that table."""
    course: list[int]
    """The score after each round."""
    share: float | None
    """In an event among people: the percentage of those on the same seat at the other tables who were beaten."""


class Deal(msgspec.Struct, kw_only=True):
    """GET /api/deals/DEAL: cards that everybody plays against the same bots, from the same seat, each at a table of their own; or
    those of a round of an event among people, which several tables play at once."""

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
    """The hash of the seed of the day after that: whatever is dealt then is settled now."""
    made_at: int
    """When the hash of its seed could first be seen: seconds since 1970."""
    closes_at: int | None
    """When it is closed for everybody, and its seed revealed; null for a challenge, which stays open."""
    open: bool
    """Can it be played now?"""
    seed_hash: str
    seed: str | None
    """Once it is closed; of a challenge for those who have played it."""
    challenger: DealTry | None
    """Of a challenge: who played these cards first, and how that ended."""
    knew: bool
    """Have I seen these cards? If I play them all the same, my result says so."""
    playing: str | None
    """My table of this deal, where the game goes on."""
    mine: DealTry | None
    """My try that counts, once it is over."""
    may_play: bool
    finished: int
    """How many people have played it to the end, or given it up."""
    better_than: int | None
    """Of those whose try counts, the percentage I have beaten, ties counting half; null if there is nobody else."""
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
    """The percentage of the others I have beaten so far, ties counting half."""
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
    one_by: str
    """Who had this seat at the first table,"""
    other_by: str
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
    invited: bool = False
    """Does everybody need an invitation? The organiser makes them; each lets one person in."""
    among: Literal["bots", "people"] = "bots"
    starts_at: Annotated[int, msgspec.Meta(ge=0, le=2**40)] | None = None
    """Among people, and so are those below: when the first round is seated, in seconds since 1970, at most 30 days from now;
    null: when the organiser says so."""
    minutes: Annotated[int, msgspec.Meta(ge=1, le=240)] = 30
    """For each round: then bots finish the games that are not over."""
    pause: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 60
    """Seconds between two rounds."""
    come: Annotated[int, msgspec.Meta(ge=5, le=3600)] = 120
    """Seconds after which a bot plays for anyone who has not come to their table."""
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
    struck: bool
    """Has its organiser taken me out of the standings? They may be some seconds behind; this is not."""
    organiser: bool
    """Am I its organiser?"""
    among: Literal["bots", "people"]
    starts_at: int | None
    """Among people; null: when the organiser says so."""
    begun: bool
    """Among people: has the first round been seated, or is it about to be?"""


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
    closed: bool
    """Can everybody look at it, and compare?"""


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
    """By how much the total may be off for the luck of these few deals; null as long as nobody has played two."""
    played: int
    shares: dict[str, float]
    """By deal, once the event is over."""


class EventPerson(msgspec.Struct, kw_only=True):
    """Somebody who has entered an event."""

    mark: str
    """Names this person to the organiser's page."""
    name: str


class EventChange(msgspec.Struct, kw_only=True):
    """A line of the log of an event, which everybody can read."""

    at: int
    what: str
    """`opened`, `strike`, `restore`, `cancel`, `start`, `invite`, `closed`, `too_few` where too few were left to play, `too_late`
    where no server was there when it should have gone on, or `old_rules` where the rules of the game have changed since."""
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
    ask_in: int | None = None
    """Seconds after which it is worth asking again: nothing that I would want to know happens before. Null: never."""


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
    """The best first. Equal totals: more deals on which nobody was better, then whoever was done first."""
    taken_out: list[EventPerson]
    """Those whose results do not count, by the organiser's decision."""
    log: list[EventChange]
    programs: bool
    invited: bool
    """Does everybody need an invitation?"""
    rounds: EventRounds | None
    """Among people."""


class EnterEvent(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/events/EVENT/enter: I take part. The answer is the event."""

    program: bool = False
    """A program has to say so; the standings show it."""
    invitation: Annotated[str, msgspec.Meta(max_length=8)] = ""
    """Where one is asked for."""


class Invite(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/events/EVENT/invitations: for its organiser alone. The answer is all invitations there are."""

    count: Annotated[int, msgspec.Meta(ge=1, le=50)] = 1


class EventInvitation(msgspec.Struct, kw_only=True):
    """GET /api/events/EVENT/invitations: one of them, which lets one person in."""

    invitation: str
    link: str
    name: str | None
    """Who has entered with it; null as long as nobody has."""


class MendEvent(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/events/EVENT/mend: for its organiser alone; everybody reads it in the log. The answer is the event."""

    what: Literal["strike", "restore", "cancel", "start"]
    """Somebody's results no longer count, or count again, the event is called off, or its first round is seated now."""
    mark: Annotated[str, msgspec.Meta(max_length=12)] = ""
    """Whose."""
    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """For everything but the start there has to be one."""
