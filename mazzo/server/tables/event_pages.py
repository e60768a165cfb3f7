"""What is told of events: the list, the page of each, the standings, and where one's own table is."""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Table, and_, func, or_, select

from mazzo.server.store.schema import deals, entrants, event_log, events, persons, places, rounds, tries
from mazzo.server.store.store import Store
from mazzo.server.tables.deals import now
from mazzo.server.tables.events import ONE_HOUR, Plan, is_open, plan_of
from mazzo.server.tables.movements import evenness
from mazzo.server.tables.rounds import company_of, last_round, seatings_of, tables_playing
from mazzo.server.tables.snapshot import mark_of_person
from mazzo.server.tables.standings import Played, Standing, standings_of
from mazzo.server.tables.tries import counts, result_in
from mazzo.server.wire import deal_messages
from mazzo.table.fairness import seed_hash

SHOWN_SECONDS = 30 * 24 * ONE_HOUR  # how long an event that is over stays in the list
MOST_LISTED = 50


async def listed(store: Store, person: str) -> list[deal_messages.EventInfo]:
    """The events in the lobby, and those that this person has entered or opened; the one that closes last comes first."""
    mine = or_(
        events.c.organiser == person,
        events.c.event.in_(select(entrants.c.event).where(entrants.c.person == person)),
    )
    lately = events.c.closes_at > now() - SHOWN_SECONDS
    wanted = select(events).where(lately, or_(and_(events.c.listed, ~events.c.cancelled), mine))
    rows = await store.rows(wanted.order_by(events.c.closes_at.desc(), events.c.event).limit(MOST_LISTED))
    return await infos_of(store, rows, person)


async def infos_of(store: Store, rows: Sequence[Any], person: str) -> list[deal_messages.EventInfo]:
    codes = [row.event for row in rows]

    async def counted(table: Table) -> dict[str, int]:
        many = select(table.c.event, func.count()).where(table.c.event.in_(codes)).group_by(table.c.event)
        return {row.event: row[1] for row in await store.rows(many)}

    people, count = await counted(entrants), await counted(deals)
    stays = entrants.c.left_at.is_(None)
    mine = select(entrants.c.event).where(entrants.c.event.in_(codes), entrants.c.person == person, stays)
    entered = {event for (event,) in await store.rows(mine)}
    return [
        deal_messages.EventInfo(
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
            organiser=row.organiser == person,
            among=plan_of(row).among,
        )
        for row in rows
    ]


async def told_to(store: Store, row: Any, person: str, link: str) -> deal_messages.EventPage:
    """All that this person may know of an event."""
    plan = plan_of(row)
    is_among_people = plan.among == "people"
    has_ended = now() >= row.closes_at
    own = places if is_among_people else tries
    mine = (own.c.deal == deals.c.deal) & (own.c.person == person)
    if not is_among_people:
        mine &= tries.c.number == 1
    my_seat = places.c.seat.label("my_seat") if is_among_people else deals.c.seat.label("my_seat")
    found = select(deals, my_seat, own.c.code, own.c.over_at, own.c.text.label("result")).join(own, mine, isouter=True)
    rows = await store.rows(found.where(deals.c.event == row.event).order_by(deals.c.number))
    organiser = await store.rows(select(persons.c.name).where(persons.c.person == row.organiser))
    names = dict(await names_in(store, row.event))
    is_program = entrants.c.program & (entrants.c.event == row.event)
    programs = {one for (one,) in await store.rows(select(entrants.c.person).where(is_program))}
    return deal_messages.EventPage(
        info=(await infos_of(store, [row], person))[0],
        about=plan.about,
        link=link,
        by=organiser[0].name if organiser else "",
        players=plan.players,
        options=plan.options,
        level=plan.level,
        deals=[
            deal_messages.EventDeal(
                number=one.number,
                deal=one.deal,
                seat=one.my_seat or 0,
                seed_hash=seed_hash(one.seed),
                seed=one.seed if now() >= one.closes_at else None,
                playing=one.code if one.code is not None and one.over_at is None else None,
                over=one.over_at is not None,
                score=result_in(one.result).score if one.over_at is not None else None,
            )
            for one in rows
        ],
        standings=[
            told_standing(one, names, person, has_ended, one.person in programs)
            for one in await standings_in(store, row, len(rows))
        ],
        log=await log_of(store, row.event),
        programs=plan.programs,
        rounds=await told_rounds(store, row, plan, names, person) if is_among_people else None,
    )


async def names_in(store: Store, event: str) -> Sequence[Any]:
    wanted = select(persons.c.person, persons.c.name).join(entrants, entrants.c.person == persons.c.person)
    return [(row.person, row.name) for row in await store.rows(wanted.where(entrants.c.event == event))]


async def standings_in(store: Store, row: Any, count: int) -> list[Standing]:
    """Everybody whose results count, the best first."""
    event = row.event
    unstruck = select(entrants.c.person).where(entrants.c.event == event, ~entrants.c.struck)
    people = [person for (person,) in await store.rows(unstruck)]
    if plan_of(row).among == "people":
        return await standings_among(store, event, people, count)
    wanted = select(tries, deals.c.number.label("deal_number")).join(deals, deals.c.deal == tries.c.deal)
    played = [
        Played(row.person, row.deal_number, row.standing, result_in(row.text).score, row.over_at)
        for row in await store.rows(wanted.where(deals.c.event == event, counts()))
    ]
    return standings_of(people, count, played)


async def standings_among(store: Store, event: str, people: Sequence[str], count: int) -> list[Standing]:
    """Of an event among people: a deal counts for whoever was to play it, once they have, or once its round is over."""
    wanted = select(places, deals.c.number.label("round")).join(deals, deals.c.deal == places.c.deal)
    over = select(rounds.c.number).where(rounds.c.event == event, rounds.c.over_at.is_not(None))
    rounds_over = {number for (number,) in await store.rows(over)}
    done: dict[str, set[int]] = defaultdict(lambda: set(rounds_over))
    rested: dict[str, set[int]] = defaultdict(set)
    played = []
    for row in await store.rows(wanted.where(deals.c.event == event)):
        if row.code is None:
            rested[row.person].add(row.round)
        elif row.over_at is not None:
            if row.person is not None:
                done[row.person].add(row.round)
            played.append(Played(row.person, row.round, row.standing, result_in(row.text).score, row.over_at, row.seat))
    due = {person: len(done[person] - rested[person]) for person in people}
    return standings_of(people, count, played, due)


async def told_rounds(store: Store, row: Any, plan: Plan, names: dict[str, str], person: str) -> deal_messages.EventRounds:
    """What there is to know of an event among people besides its standings."""
    found = await store.rows(select(rounds).where(rounds.c.event == row.event).order_by(rounds.c.number))
    seatings = await seatings_of(store, row.event, plan.players)
    company = [one.person for one in await store.rows(company_of(row.event))]
    even = evenness(company, seatings, plan.players)
    return deal_messages.EventRounds(
        now=await now_in(store, row, person),
        starts_at=plan.starts_at,
        minutes=plan.minutes,
        pause=plan.pause,
        come=plan.come,
        rests=plan.rests,
        clock=plan.clock,
        rounds=[
            deal_messages.EventRound(
                number=one.number,
                seated_at=one.seated_at,
                over=one.over_at is not None,
                tables=[[None if who is None else names.get(who, "") for who in table] for table in seating.tables],
                resting=[names.get(who, "") for who in seating.resting],
            )
            for one, seating in zip(found, seatings, strict=False)
        ],
        met_least=even.meetings[0],
        met_most=even.meetings[1],
    )


async def now_in(store: Store, row: Any, person: str) -> deal_messages.EventNow:
    """Which round it is, where this person sits in it, and how long until something happens: little to ask for, and often."""
    plan, last, at = plan_of(row), await last_round(store, row.event), now()
    ((count,),) = await store.rows(select(func.count()).select_from(deals).where(deals.c.event == row.event))
    told = deal_messages.EventNow(event=row.event, title=row.title, deals=count, open=is_open(row))
    if last is None:
        told.next_in = None if plan.starts_at is None else max(0, plan.starts_at - at)
        return told
    told.number = last.number
    mine = select(places.c.code, places.c.seat, places.c.over_at).join(deals, deals.c.deal == places.c.deal)
    this = (deals.c.event == row.event) & (deals.c.number == last.number) & (places.c.person == person)
    for code, seat, over_at in await store.rows(mine.where(this)):
        told.table, told.seat, told.over, told.resting = code, seat, over_at is not None, code is None
    if last.over_at is None:
        told.ends_in = max(0, last.ends_at - at)
        told.playing = len(await tables_playing(store, row.event, last.number))
    elif last.number < count and told.open:
        told.next_in = max(0, last.over_at + plan.pause - at)
    return told


def told_standing(
    one: Standing, names: dict[str, str], person: str, has_ended: bool, is_program: bool
) -> deal_messages.EventStanding:
    return deal_messages.EventStanding(
        mark=mark_of_person(one.person),
        name=names.get(one.person, ""),
        you=one.person == person,
        program=is_program,
        place=one.place,
        total=round(one.total, 1),
        spread=None if one.spread is None else round(one.spread, 1),
        played=len(one.shares),
        shares={str(deal): round(share, 1) for deal, share in sorted(one.shares.items())} if has_ended else {},
    )


async def log_of(store: Store, event: str) -> list[deal_messages.EventChange]:
    wanted = select(event_log, persons.c.name).join(persons, persons.c.person == event_log.c.person, isouter=True)
    rows = await store.rows(wanted.where(event_log.c.event == event).order_by(event_log.c.number))
    return [deal_messages.EventChange(at=row.at, what=row.what, name=row.name, reason=row.reason) for row in rows]


async def as_csv(store: Store, row: Any) -> str:
    """The standings for a spreadsheet; what each deal was worth once the event is over."""
    ((count,),) = await store.rows(select(func.count()).select_from(deals).where(deals.c.event == row.event))
    names, has_ended = dict(await names_in(store, row.event)), now() >= row.closes_at
    written = io.StringIO()
    table = csv.writer(written)
    numbers = range(1, count + 1) if has_ended else range(0)
    table.writerow(["place", "name", "total", "spread", "played", *(f"deal {number}" for number in numbers)])
    for one in await standings_in(store, row, count):
        shares = [f"{one.shares[number]:.1f}" if number in one.shares else "" for number in numbers]
        spread = "" if one.spread is None else f"{one.spread:.1f}"
        table.writerow([one.place, plain(names.get(one.person, "")), f"{one.total:.1f}", spread, len(one.shares), *shares])
    return written.getvalue()


def plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t", "\r") else name
