"""What is sent about events: the list, the page of each, the standings, and the location of your own table.

Many people look at the page of one event at once, and all ask again when a table is done. The part that is the same for
everybody is computed once, and again after a change. In a large event, where that takes a while, changes that anybody can make
are collected for some seconds first; the organiser's changes and those of rounds, which are few, are shown at once.
"""

from __future__ import annotations

import asyncio
import csv
import io
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Select, Table, and_, case, func, or_, select

from mazzo.server.events.events import ONE_HOUR, Plan, is_open, plan_of
from mazzo.server.events.movements import Seating, evenness
from mazzo.server.events.rounds import company_of, last_round, seatings_of, tables_playing
from mazzo.server.events.standings import Played, Standing, standings_of
from mazzo.server.results.deals import now
from mazzo.server.results.tries import counts, result_in
from mazzo.server.store.schema import deals, entrants, event_log, events, persons, places, rounds, tries
from mazzo.server.store.store import Store
from mazzo.server.tables.snapshot import mark_of_person
from mazzo.server.timed_cache import TimedCache
from mazzo.server.wire import event_messages
from mazzo.table.fairness import seed_hash

SHOWN_SECONDS = 30 * 24 * ONE_HOUR  # how long an event that is over stays in the list
MOST_LISTED = 50
FORMULA = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")  # the wide ones too, where East Asian scripts are written
KEPT_SECONDS = 10.0  # until somebody's new name is shown, which is not a change of the event
MOMENT_SECONDS = 1.0  # as often as rounds are looked after
SMALL = 50  # people: up to this number, every change is shown at once
GATHERING_SECONDS = 0.003  # for each further person; otherwise anybody could keep the server busy by coming and going
ASK_SOON, ASK_IN_A_WHILE, ASK_SELDOM = 5, 60, 600  # seconds: for those who wait, for how long they know, and for those who play


async def listed(store: Store, person: str) -> list[event_messages.EventInfo]:
    """The events in the lobby, and those that this person has entered or opened; the one that closes last comes first."""
    mine = or_(
        events.c.organiser == person,
        events.c.event.in_(select(entrants.c.event).where(entrants.c.person == person)),
    )
    lately = events.c.closes_at > now() - SHOWN_SECONDS
    wanted = select(events).where(lately, or_(and_(events.c.listed, ~events.c.cancelled), mine))
    order = (case((mine, 0), else_=1), events.c.closes_at.desc(), events.c.event)
    rows = await store.rows(wanted.order_by(*order).limit(MOST_LISTED))
    return await infos_of(store, sorted(rows, key=lambda row: (-row.closes_at, row.event)), person)


async def infos_of(store: Store, rows: Sequence[Any], person: str) -> list[event_messages.EventInfo]:
    codes = [row.event for row in rows]

    async def counted(table: Table) -> dict[str, int]:
        many = select(table.c.event, func.count()).where(table.c.event.in_(codes)).group_by(table.c.event)
        return {row.event: row[1] for row in await store.rows(many)}

    people, count = await counted(entrants), await counted(deals)
    mine = select(entrants).where(entrants.c.event.in_(codes), entrants.c.person == person)
    own = await store.rows(mine)
    entered = {one.event for one in own if one.left_at is None}
    struck = {one.event for one in own if one.struck}
    return [
        event_messages.EventInfo(
            event=row.event,
            title=row.title,
            game=row.game,
            deals=count[row.event],
            opens_at=row.opens_at,
            closes_at=row.closes_at,
            open=is_open(row),
            cancelled=row.cancelled,
            listed=row.listed,
            people=people.get(row.event, 0),
            entered=row.event in entered,
            struck=row.event in struck,
            organiser=row.organiser == person,
            among=plan.among,
            starts_at=plan.starts_at,
            begun=plan.starts_at is not None and plan.starts_at <= now(),
        )
        for row in rows
        for plan in (plan_of(row),)
    ]


@dataclass(frozen=True)
class Shared:
    """The part of an event's page that is the same for everybody."""

    names: dict[str, str]
    ranking: list[Standing]
    standings: list[event_messages.EventStanding]
    """As a stranger sees them,"""
    place_of: dict[str, int]
    """and where in them somebody is."""
    taken_out: list[event_messages.EventPerson]
    log: list[event_messages.EventChange]
    rounds: list[event_messages.EventRound]
    met: tuple[int, int]


@dataclass(frozen=True)
class Moment:
    """Which round it is, and how many tables play it."""

    last: Any
    playing: int
    count: int
    """Deals of the event."""


@dataclass(frozen=True)
class Changes:
    """Counts of which at least one changes whenever the shared part changes, except by somebody's new name."""

    shown_at_once: tuple[int, ...]
    """What its organiser has changed, its rounds, and whether it is over."""
    gathered: tuple[int, ...]
    """People who have come or gone, and the games that are over."""


@dataclass(frozen=True)
class Cached:
    """A shared part, the changes that are in it, and until when others may be collected."""

    shared: Shared
    changes: Changes
    not_before: float

    def is_good(self, changes: Changes) -> bool:
        if changes.shown_at_once != self.changes.shown_at_once:
            return False
        return changes == self.changes or asyncio.get_running_loop().time() < self.not_before


class EventPages:
    """The pages of events, and a cache of what all their readers share."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._cached = TimedCache[Cached](KEPT_SECONDS)
        self._moments = TimedCache[Moment](MOMENT_SECONDS)
        self._working = asyncio.Lock()  # requests that arrive meanwhile find it done

    async def shared(self, row: Any) -> Shared:
        async with self._working:
            changes = await changes_in(self._store, row)
            cached = self._cached.get(row.event)
            if cached is None or not cached.is_good(changes):
                shared = await shared_of(self._store, row)
                not_before = asyncio.get_running_loop().time() + gathering_seconds(len(shared.names))
                cached = self._cached.keep(row.event, Cached(shared, changes, not_before))
            return cached.shared

    async def _moment(self, row: Any) -> Moment:
        return self._moments.get(row.event) or self._moments.keep(row.event, await moment_of(self._store, row.event))

    async def page_for(self, row: Any, person: str, link: str) -> event_messages.EventPage:
        """Everything this person may know about an event."""
        store, plan, shared = self._store, plan_of(row), await self.shared(row)
        organiser = await store.rows(select(persons.c.name).where(persons.c.person == row.organiser))
        standings = shared.standings
        if person in shared.place_of:
            standings, mine = standings.copy(), shared.place_of[person]
            standings[mine] = msgspec.structs.replace(standings[mine], you=True)
        return event_messages.EventPage(
            info=(await infos_of(store, [row], person))[0],
            about=plan.about,
            link=link,
            by=organiser[0].name if organiser else "",
            players=plan.players,
            options=plan.options,
            level=plan.level,
            deals=[deal_message(one) for one in await store.rows(deals_of(row.event, plan, person))],
            standings=standings,
            taken_out=shared.taken_out,
            log=shared.log,
            programs=plan.programs,
            invited=plan.invited,
            rounds=await self._rounds_message(row, plan, shared, person) if plan.among == "people" else None,
        )

    async def _rounds_message(self, row: Any, plan: Plan, shared: Shared, person: str) -> event_messages.EventRounds:
        """What there is to know about an event among people besides its standings."""
        return event_messages.EventRounds(
            now=await self.now_in(row, person),
            starts_at=plan.starts_at,
            minutes=plan.minutes,
            pause=plan.pause,
            come=plan.come,
            rests=plan.rests,
            clock=plan.clock,
            rounds=shared.rounds,
            met_least=shared.met[0],
            met_most=shared.met[1],
        )

    async def now_in(self, row: Any, person: str) -> event_messages.EventNow:
        """Which round it is, where this person sits in it, and how long until something happens: cheap, because it is polled
        often."""
        plan, moment, at = plan_of(row), await self._moment(row), now()
        last = moment.last
        message = event_messages.EventNow(event=row.event, title=row.title, deals=moment.count, open=is_open(row))
        if last is None:
            message.next_in = None if plan.starts_at is None else max(0, plan.starts_at - at)
        else:
            message.number = last.number
            mine = select(places.c.code, places.c.seat, places.c.over_at).join(deals, deals.c.deal == places.c.deal)
            this = (deals.c.event == row.event) & (deals.c.number == last.number) & (places.c.person == person)
            for code, seat, over_at in await self._store.rows(mine.where(this)):
                message.table, message.seat, message.over, message.resting = code, seat, over_at is not None, code is None
            if last.over_at is None:
                message.ends_in = max(0, last.ends_at - at)
                message.playing = moment.playing
            elif last.number < moment.count and message.open:
                message.next_in = max(0, last.over_at + plan.pause - at)
        message.ask_in = ask_in(message)
        return message

    async def as_csv(self, row: Any) -> str:
        """The standings for a spreadsheet; what each deal was worth once the event is over."""
        ((count,),) = await self._store.rows(select(func.count()).select_from(deals).where(deals.c.event == row.event))
        shared = await self.shared(row)
        written = io.StringIO()
        table = csv.writer(written)
        numbers = range(1, count + 1) if now() >= row.closes_at else range(0)
        table.writerow(["place", "name", "total", "spread", "played", *(f"deal {number}" for number in numbers)])
        for one in shared.ranking:
            shares = [f"{one.shares[number]:.1f}" if number in one.shares else "" for number in numbers]
            spread, name = "" if one.spread is None else f"{one.spread:.1f}", plain(shared.names.get(one.person, ""))
            table.writerow([one.place, name, f"{one.total:.1f}", spread, len(one.shares), *shares])
        return written.getvalue()


def gathering_seconds(people: int) -> float:
    """How long changes are collected in an event of this size. With 1,000 people, computing its page takes an eighth of a
    second."""
    return GATHERING_SECONDS * max(0, people - SMALL)


def ask_in(message: event_messages.EventNow) -> int | None:
    """When it is worth asking again. A page knows by itself how time passes, and when its own game is over."""
    if not message.open:
        return None
    if message.next_in is not None:
        return min(message.next_in + 1, ASK_IN_A_WHILE)
    if message.ends_in is None or message.table is None or message.over:
        return ASK_SOON
    return min(message.ends_in + 1, ASK_SELDOM)


async def changes_in(store: Store, row: Any) -> Changes:
    event = row.event
    of_event = select(deals.c.deal).where(deals.c.event == event)

    def counted(what: Any, where: Any) -> Any:
        return select(func.count(what)).where(where).scalar_subquery()

    # There may be a thousand new invitations; the answer to making them is the list of them.
    few = (
        counted(event_log.c.number, (event_log.c.event == event) & (event_log.c.what != "invite")),
        counted(rounds.c.number, rounds.c.event == event),
        counted(rounds.c.over_at, rounds.c.event == event),
    )
    many = (
        counted(entrants.c.person, entrants.c.event == event),
        counted(entrants.c.left_at, entrants.c.event == event),
        counted(event_log.c.number, event_log.c.event == event),
        counted(places.c.over_at, places.c.deal.in_(of_event)),
        counted(tries.c.over_at, tries.c.deal.in_(of_event)),
    )
    (found,) = await store.rows(select(*few, *many))
    return Changes((*found[: len(few)], now() >= row.closes_at), tuple(found[len(few) :]))


async def shared_of(store: Store, row: Any) -> Shared:
    event, plan = row.event, plan_of(row)
    ((count,),) = await store.rows(select(func.count()).select_from(deals).where(deals.c.event == event))
    wanted = select(persons.c.person, persons.c.name, entrants.c.program, entrants.c.struck)
    people = await store.rows(wanted.join(entrants, entrants.c.person == persons.c.person).where(entrants.c.event == event))
    names, programs = {one.person: one.name for one in people}, {one.person for one in people if one.program}
    has_ended, ranking = now() >= row.closes_at, await standings_in(store, row, count)
    seated, met = [], (0, 0)
    if plan.among == "people":
        found = await store.rows(select(rounds).where(rounds.c.event == event).order_by(rounds.c.number))
        seatings = await seatings_of(store, event, plan.players)
        seated = [round_message(one, seating, names) for one, seating in zip(found, seatings, strict=False)]
        company = [one.person for one in await store.rows(company_of(event))]
        met = (await asyncio.to_thread(evenness, company, seatings, plan.players)).meetings
    return Shared(
        names=names,
        ranking=ranking,
        standings=[standing_message(one, names, has_ended, one.person in programs) for one in ranking],
        place_of={one.person: number for number, one in enumerate(ranking)},
        taken_out=[event_messages.EventPerson(mark=mark_of_person(one.person), name=one.name) for one in people if one.struck],
        log=await log_of(store, event),
        rounds=seated,
        met=met,
    )


async def moment_of(store: Store, event: str) -> Moment:
    last = await last_round(store, event)
    ((count,),) = await store.rows(select(func.count()).select_from(deals).where(deals.c.event == event))
    is_playing = last is not None and last.over_at is None
    return Moment(last, len(await tables_playing(store, event, last.number)) if is_playing else 0, count)


def deals_of(event: str, plan: Plan, person: str) -> Select[Any]:
    """The deals of an event, each with this person's result."""
    is_among_people = plan.among == "people"
    own = places if is_among_people else tries
    mine = (own.c.deal == deals.c.deal) & (own.c.person == person)
    if not is_among_people:
        mine &= tries.c.number == 1
    my_seat = places.c.seat.label("my_seat") if is_among_people else deals.c.seat.label("my_seat")
    found = select(deals, my_seat, own.c.code, own.c.over_at, own.c.text.label("result")).join(own, mine, isouter=True)
    return found.where(deals.c.event == event).order_by(deals.c.number)


def deal_message(one: Any) -> event_messages.EventDeal:
    is_closed = now() >= one.closes_at
    return event_messages.EventDeal(
        number=one.number,
        deal=one.deal,
        seat=one.my_seat or 0,
        seed_hash=seed_hash(one.seed),
        seed=one.seed if is_closed else None,
        playing=one.code if one.code is not None and one.over_at is None else None,
        over=one.over_at is not None,
        score=result_in(one.result).score if one.over_at is not None else None,
        closed=is_closed,
    )


def round_message(one: Any, seating: Seating, names: dict[str, str]) -> event_messages.EventRound:
    return event_messages.EventRound(
        number=one.number,
        seated_at=one.seated_at,
        over=one.over_at is not None,
        tables=[[None if who is None else names.get(who, "") for who in table] for table in seating.tables],
        resting=[names.get(who, "") for who in seating.resting],
    )


async def standings_in(store: Store, row: Any, count: int) -> list[Standing]:
    """Everybody whose results count, the best first."""
    event = row.event
    unstruck = select(entrants.c.person).where(entrants.c.event == event, ~entrants.c.struck)
    people = [person for (person,) in await store.rows(unstruck)]
    if plan_of(row).among == "people":
        return await standings_among(store, event, people, count)
    wanted = select(tries.c.person, deals.c.number, tries.c.standing, tries.c.over_at).join(deals, deals.c.deal == tries.c.deal)
    rows = await store.rows(wanted.where(deals.c.event == event, counts()))
    return await asyncio.to_thread(lambda: standings_of(people, count, [Played(*row) for row in rows]))


async def standings_among(store: Store, event: str, people: Sequence[str], count: int) -> list[Standing]:
    """In an event among people: a deal counts for those who were to play it, once they have, or once its round is over."""
    wanted = select(places.c.person, deals.c.number, places.c.standing, places.c.over_at, places.c.seat, places.c.code)
    of_event = wanted.join(deals, deals.c.deal == places.c.deal).where(deals.c.event == event)
    over = select(rounds.c.number).where(rounds.c.event == event, rounds.c.over_at.is_not(None))
    rounds_over = {number for (number,) in await store.rows(over)}
    done: dict[str, set[int]] = defaultdict(lambda: set(rounds_over))
    rested: dict[str, set[int]] = defaultdict(set)
    played = []
    for person, number, standing, over_at, seat, code in await store.rows(of_event):
        if code is None:
            rested[person].add(number)
        elif over_at is not None:
            if person is not None:
                done[person].add(number)
            played.append(Played(person, number, standing, over_at, seat))
    due = {person: len(done[person] - rested[person]) for person in people}
    return await asyncio.to_thread(standings_of, people, count, played, due)


def standing_message(one: Standing, names: dict[str, str], has_ended: bool, is_program: bool) -> event_messages.EventStanding:
    return event_messages.EventStanding(
        mark=mark_of_person(one.person),
        name=names.get(one.person, ""),
        you=False,
        program=is_program,
        place=one.place,
        total=round(one.total, 1),
        spread=None if one.spread is None else round(one.spread, 1),
        played=len(one.shares),
        shares={str(deal): round(share, 1) for deal, share in sorted(one.shares.items())} if has_ended else {},
    )


async def log_of(store: Store, event: str) -> list[event_messages.EventChange]:
    wanted = select(event_log, persons.c.name).join(persons, persons.c.person == event_log.c.person, isouter=True)
    rows = await store.rows(wanted.where(event_log.c.event == event).order_by(event_log.c.number))
    return [event_messages.EventChange(at=row.at, what=row.what, name=row.name, reason=row.reason) for row in rows]


def plain(name: str) -> str:
    """A name that no spreadsheet mistakes for a formula."""
    return f"'{name}" if name[:1] in FORMULA else name
