"""Events: everybody who enters plays the same deals, against the same bots whenever they like, or among people, at several
tables at once. The rounds of the latter are in `rounds`; what is shown about an event is in `event_pages`."""

from __future__ import annotations

import secrets
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from mazzo.rules.game import Game
from mazzo.server.codes import fresh_code
from mazzo.server.results.deals import Terms, now, usual_bots
from mazzo.server.store.retention import REMOVED_TEXT
from mazzo.server.store.schema import deals, entrants, event_log, events, invitations, persons
from mazzo.server.store.store import Store
from mazzo.server.tables.snapshot import mark_of_person
from mazzo.server.wire import event_messages
from mazzo.table.commands import Person
from mazzo.words import Refusal

ONE_HOUR = 3600
MOST_ENTRANTS = 1000
MOST_SEATED = 200  # in an event among people
AWAY_SECONDS = ONE_HOUR  # a server that was away for longer does not continue an event
MOST_LISTED = 3  # of a person, in the lobby at once
MOST_MENDED = 100  # how often an organiser removes or readmits somebody: all of it is shown on the page
Mend = Literal["strike", "restore", "cancel", "start"]


class Plan(msgspec.Struct, kw_only=True):
    """What is stored about an event besides its columns."""

    about: str
    players: int
    options: dict[str, str | int | bool]
    level: str
    programs: bool = False
    """May programs enter?"""
    invited: bool = False
    """Does everybody need an invitation?"""
    among: Literal["bots", "people"] = "bots"
    starts_at: int | None = None
    """Among people: in seconds since 1970; None: when the organiser starts it."""
    minutes: int = 0
    """For a round."""
    pause: int = 0
    """Seconds between two rounds,"""
    come: int = 0
    """and seconds after which a bot plays for those who have not come."""
    rests: bool = False
    """Do people take turns to rest if the tables cannot be filled evenly? Otherwise bots fill them."""
    clock: Literal["relaxed", "quick"] = "relaxed"


_read_plan = msgspec.json.Decoder(Plan).decode


def plan_of(row: Any) -> Plan:
    return _read_plan(row.text)


def over_by(plan: Plan, begins_at: int, rounds: int) -> int:
    """The latest time by which this many rounds of an event among people are over, even if the server is away for a while."""
    return begins_at + rounds * (60 * plan.minutes + plan.pause) + AWAY_SECONDS


async def open_event(store: Store, person: Person, game: Game, choices: dict[str, Any], wish: event_messages.OpenEvent) -> str:
    """A new event with all its deals, whose hashes can be seen from now on. Its code; Refusal where the person has enough in the
    lobby."""
    code, at = fresh_code(), now()
    closes_at = at + wish.hours * ONE_HOUR
    plan = Plan(
        about=wish.about,
        players=wish.players,
        options=choices,
        level=wish.level,
        programs=wish.programs,
        invited=wish.invited,
    )
    is_among_people = wish.among == "people"
    if is_among_people:
        plan = msgspec.structs.replace(
            plan,
            among="people",
            starts_at=wish.starts_at,
            minutes=wish.minutes,
            pause=wish.pause,
            come=wish.come,
            rests=wish.rests,
            clock=wish.clock,
        )
        closes_at = over_by(plan, max(closes_at, wish.starts_at or 0), wish.deals)
    row = {"event": code, "organiser": person.person, "title": wish.title, "game": game.name, "listed": wish.listed}
    deal = {"game": game.name, "made_at": at, "opens_at": at, "closes_at": closes_at, "event": code}
    is_opened = False

    def make(connection: Connection) -> None:
        nonlocal is_opened
        is_opened = not wish.listed or may_list(connection, person.person)
        if not is_opened:
            return
        times = {"opens_at": at, "closes_at": closes_at}
        connection.execute(insert(events).values(**row, **times, text=msgspec.json.encode(plan), due_at=plan.starts_at))
        for number in range(wish.deals):
            seat = 0 if is_among_people else number % wish.players
            bots = [] if is_among_people else usual_bots(wish.players, seat, wish.level)
            terms = Terms(rules=game.version, players=wish.players, options=choices, level=wish.level, bots=bots)
            one = {"deal": fresh_code(), "seed": secrets.token_hex(32), "seat": seat, "number": number + 1}
            connection.execute(insert(deals).values(**deal, **one, text=msgspec.json.encode(terms)))
        log(connection, code, "opened")

    await store.transact(make)
    if not is_opened:
        raise too_many_events()
    return code


def too_many_events() -> Refusal:
    return Refusal("too_many_events", "You have opened too many events for now; try again later.")


def may_list(connection: Connection, person: str) -> bool:
    """May this person have another event in the lobby? Of several at once, each counts those before it."""
    connection.execute(select(persons.c.person).where(persons.c.person == person).with_for_update())
    theirs = (events.c.organiser == person) & events.c.listed & ~events.c.cancelled & (events.c.closes_at > now())
    return (connection.scalar(select(func.count()).select_from(events).where(theirs)) or 0) < MOST_LISTED


async def remove_words(store: Store, event: Any) -> None:
    """The host of the server calls an event off, and removes what its organiser has written."""
    silent = msgspec.json.encode(msgspec.structs.replace(plan_of(event), about=""))

    def remove(connection: Connection) -> None:
        this = events.c.event == event.event
        connection.execute(update(events).where(this).values(cancelled=True, due_at=None, title=REMOVED_TEXT, text=silent))
        connection.execute(update(event_log).where(event_log.c.event == event.event).values(reason=""))
        log(connection, event.event, "cancel", reason=REMOVED_TEXT)

    await store.transact(remove)


def log(connection: Connection, event: str, what: str, person: str | None = None, reason: str = "") -> None:
    connection.execute(insert(event_log).values(event=event, at=now(), what=what, person=person, reason=reason))


async def find_event(store: Store, code: str) -> Any:
    rows = await store.rows(select(events).where(events.c.event == code))
    if not rows:
        raise Refusal("no_such_event", "There is no such event.")
    return rows[0]


def is_open(event: Any) -> bool:
    return bool(event.opens_at <= now() < event.closes_at and not event.cancelled)


async def enter(store: Store, code: str, person: str, program: bool = False, invitation: str = "") -> None:
    """A person who enters may play the deals, or is seated from the next round on. Repeating it has no further effect; it also
    serves to come back."""
    event = await find_event(store, code)
    if not is_open(event):
        raise Refusal("event_over", "This event is over.")
    plan = plan_of(event)
    if program and not plan.programs:
        raise Refusal("no_programs_here", "Programs cannot enter this event.")
    most = MOST_SEATED if plan.among == "people" else MOST_ENTRANTS
    row = {"event": code, "person": person, "entered_at": now(), "program": program}
    needs_one = plan.invited and person != event.organiser
    refused: Refusal | None = None

    def note(connection: Connection) -> None:
        nonlocal refused
        refused = None  # of an attempt that was rolled back
        mine = (entrants.c.event == code) & (entrants.c.person == person)
        if connection.execute(update(entrants).where(mine).values(left_at=None)).rowcount:
            return
        # Of several processes, the second waits here, and counts those whom the first has let in.
        connection.execute(select(events.c.event).where(events.c.event == code).with_for_update())
        many = connection.scalar(select(func.count()).select_from(entrants).where(entrants.c.event == code)) or 0
        if many >= most:
            refused = Refusal("event_full", f"{most} people have entered this event: it is full.", {"most": most})
        elif needs_one and not _used(connection, code, invitation, person):
            refused = Refusal("not_invited", "You need an invitation to enter this event; each admits one person.")
        else:
            connection.execute(store.insert(entrants).values(row).on_conflict_do_nothing())

    await store.transact(note)
    if refused is not None:
        raise refused


def _used(connection: Connection, event: str, invitation: str, person: str) -> bool:
    """Uses an invitation; False if there is no such unused one."""
    this = (invitations.c.event == event) & (invitations.c.invitation == invitation) & invitations.c.person.is_(None)
    return connection.execute(update(invitations).where(this).values(person=person)).rowcount == 1


async def invite(store: Store, event: Any, count: int) -> None:
    """Makes this many more invitations; everybody can read that there are more."""
    most = MOST_SEATED if plan_of(event).among == "people" else MOST_ENTRANTS
    rows = [{"event": event.event, "invitation": fresh_code(), "made_at": now()} for _ in range(count)]
    is_full = False

    def make(connection: Connection) -> None:
        nonlocal is_full
        made = connection.scalar(select(func.count()).select_from(invitations).where(invitations.c.event == event.event)) or 0
        is_full = made + count > most
        if not is_full:
            connection.execute(insert(invitations), rows)
            log(connection, event.event, "invite", reason=str(count))

    await store.transact(make)
    if is_full:
        raise Refusal("event_full", f"There is room for {most} people in this event.", {"most": most})


async def invitations_to(store: Store, event: str) -> list[tuple[str, str | None]]:
    """Each invitation, the oldest first, with the name of the person who has used it."""
    wanted = select(invitations.c.invitation, persons.c.name).join(
        persons, persons.c.person == invitations.c.person, isouter=True
    )
    order = (invitations.c.made_at, invitations.c.invitation)
    return [(one, name) for one, name in await store.rows(wanted.where(invitations.c.event == event).order_by(*order))]


async def leave(store: Store, event: Any, person: str) -> None:
    """From the next round on this person is no longer seated. If they are playing now, a bot keeps their seat once they get
    up."""
    if plan_of(event).among != "people":
        raise Refusal("event_alone", "In this event everybody plays alone: there is nothing to leave.")
    this = (entrants.c.event == event.event) & (entrants.c.person == person)
    await store.execute(update(entrants).where(this, entrants.c.left_at.is_(None)).values(left_at=now()))


async def why_no_play(store: Store, code: str, person: str) -> Refusal | None:
    """Why somebody cannot play the deals of an event at a table of their own; None for people who have entered, while it is
    open."""
    event = await find_event(store, code)
    if not is_open(event):
        return Refusal("event_over", "This event is over.")
    if plan_of(event).among == "people":
        return Refusal("event_seats", "In this event the server seats everybody, round by round.")
    mine = (entrants.c.event == code) & (entrants.c.person == person)
    if not await store.rows(select(entrants.c.person).where(mine)):
        return Refusal("not_entered", "Enter the event first.")
    return None


async def mend(store: Store, event: Any, what: Mend, mark: str, reason: str) -> None:
    """What the organiser changes, for everybody to read: excludes or readmits a person, starts the event, or cancels it."""
    if what == "start":
        return await start(store, event)
    everybody = await store.rows(select(entrants.c.person).where(entrants.c.event == event.event))
    person = next((one for (one,) in everybody if mark_of_person(one) == mark), None)
    if what != "cancel" and person is None:
        raise Refusal("nobody_meant", "Nobody here is meant by that.")

    is_enough = False

    def change(connection: Connection) -> None:
        nonlocal is_enough
        if what == "cancel":
            this = (events.c.event == event.event) & ~events.c.cancelled
            changed = update(events).where(this).values(cancelled=True, due_at=None)
        else:
            mended = (event_log.c.event == event.event) & event_log.c.what.in_(("strike", "restore"))
            many = connection.scalar(select(func.count()).select_from(event_log).where(mended)) or 0
            is_enough = many >= MOST_MENDED
            this = (entrants.c.event == event.event) & (entrants.c.person == person) & (entrants.c.struck != (what == "strike"))
            changed = update(entrants).where(this).values(struck=what == "strike")
        if not is_enough and connection.execute(changed).rowcount:
            log(connection, event.event, what, person, reason)

    await store.transact(change)
    if is_enough:
        raise Refusal(
            "event_changed_enough", "You have removed and readmitted people too often; you can still call the event off."
        )


async def start(store: Store, event: Any) -> None:
    """The first round of an event among people is seated as soon as possible."""
    plan = plan_of(event)
    if plan.among != "people" or not is_open(event):
        raise Refusal("event_over", "This event is over.")
    if plan.starts_at is not None and plan.starts_at <= now():
        raise Refusal("event_started", "This event has already begun.")
    at = now()
    begun = msgspec.json.encode(msgspec.structs.replace(plan, starts_at=at))

    def begin(connection: Connection) -> bool:
        this = (events.c.event == event.event) & (events.c.text == event.text) & ~events.c.cancelled
        mine = deals.c.event == event.event
        many = connection.scalar(select(func.count()).select_from(deals).where(mine)) or 0
        times = {"closes_at": over_by(plan, at, many)}
        if connection.execute(update(events).where(this).values(text=begun, due_at=at, **times)).rowcount != 1:
            return False
        connection.execute(update(deals).where(mine).values(**times))  # they are revealed no sooner than they are played
        log(connection, event.event, "start")
        return True

    await store.transact(begin)
