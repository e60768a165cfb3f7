"""Events: everybody who enters plays the same deals against the same bots, whenever they like while it is open."""

from __future__ import annotations

import csv
import io
import secrets
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Table, and_, func, insert, or_, select, update

from mazzo.rules.game import Game
from mazzo.server.store.schema import deals, entrants, event_log, events, persons, tries
from mazzo.server.store.store import Store
from mazzo.server.tables.codes import fresh_code
from mazzo.server.tables.deals import Terms, now, usual_bots
from mazzo.server.tables.snapshot import mark_of_person
from mazzo.server.tables.standings import Played, Standing, standings_of
from mazzo.server.tables.tries import result_in
from mazzo.server.wire import messages
from mazzo.table.commands import Person
from mazzo.table.fairness import seed_hash
from mazzo.words import Refusal

ONE_HOUR = 3600
SHOWN_SECONDS = 30 * 24 * ONE_HOUR  # how long an event that is over stays in the list
MOST_LISTED = 50
MOST_ENTRANTS = 1000
Mend = Literal["strike", "restore", "cancel"]


class Plan(msgspec.Struct, kw_only=True):
    """What is kept of an event besides its columns."""

    about: str
    players: int
    options: dict[str, str | int | bool]
    level: str


_read_plan = msgspec.json.Decoder(Plan).decode


async def open_event(store: Store, person: Person, game: Game, choices: dict[str, Any], wish: messages.OpenEvent) -> str:
    """A new event with all its deals, whose hashes can be seen from now on. Its code."""
    code, at = fresh_code(), now()
    closes_at = at + wish.hours * ONE_HOUR
    plan = Plan(about=wish.about, players=wish.players, options=choices, level=wish.level)
    row = {"event": code, "organiser": person.person, "title": wish.title, "game": game.name, "listed": wish.listed}
    deal = {"game": game.name, "made_at": at, "opens_at": at, "closes_at": closes_at, "event": code}

    def make(connection: Connection) -> None:
        times = {"opens_at": at, "closes_at": closes_at}
        connection.execute(insert(events).values(**row, **times, text=msgspec.json.encode(plan)))
        for number in range(wish.deals):
            seat = number % wish.players
            bots = usual_bots(wish.players, seat, wish.level)
            terms = Terms(rules=game.version, players=wish.players, options=choices, level=wish.level, bots=bots)
            one = {"deal": fresh_code(), "seed": secrets.token_hex(32), "seat": seat, "number": number + 1}
            connection.execute(insert(deals).values(**deal, **one, text=msgspec.json.encode(terms)))
        log(connection, code, "opened")

    await store.transact(make)
    return code


def log(connection: Connection, event: str, what: str, person: str | None = None, reason: str = "") -> None:
    connection.execute(insert(event_log).values(event=event, at=now(), what=what, person=person, reason=reason))


async def find_event(store: Store, code: str) -> Any:
    rows = await store.rows(select(events).where(events.c.event == code))
    if not rows:
        raise Refusal("no_such_event", "There is no such event.")
    return rows[0]


def is_open(event: Any) -> bool:
    return bool(event.opens_at <= now() < event.closes_at and not event.cancelled)


async def enter(store: Store, code: str, person: str) -> None:
    """Whoever enters may play its deals; once is enough."""
    event = await find_event(store, code)
    if not is_open(event):
        raise Refusal("event_over", "This event is over.")
    ((count,),) = await store.rows(select(func.count()).select_from(entrants).where(entrants.c.event == code))
    if count >= MOST_ENTRANTS:
        raise Refusal("event_full", f"{MOST_ENTRANTS} people have entered this event: it is full.", {"most": MOST_ENTRANTS})
    row = {"event": code, "person": person, "entered_at": now()}
    await store.execute(store.insert(entrants).values(row).on_conflict_do_nothing())


async def refuse_stranger(store: Store, code: str, person: str) -> None:
    """The deals of an event are for those who have entered it, as long as it is open."""
    if not is_open(await find_event(store, code)):
        raise Refusal("event_over", "This event is over.")
    mine = (entrants.c.event == code) & (entrants.c.person == person)
    if not await store.rows(select(entrants.c.person).where(mine)):
        raise Refusal("not_entered", "Enter the event first.")


async def mend(store: Store, event: Any, what: Mend, mark: str, reason: str) -> None:
    """What the organiser changes, for everybody to read: a person's results count no more, or again, or all is called off."""
    everybody = await store.rows(select(entrants.c.person).where(entrants.c.event == event.event))
    person = next((one for (one,) in everybody if mark_of_person(one) == mark), None)
    if what != "cancel" and person is None:
        raise Refusal("nobody_meant", "Nobody here is meant by that.")

    def change(connection: Connection) -> None:
        if what == "cancel":
            connection.execute(update(events).where(events.c.event == event.event).values(cancelled=True))
        else:
            this = (entrants.c.event == event.event) & (entrants.c.person == person)
            connection.execute(update(entrants).where(this).values(struck=what == "strike"))
        log(connection, event.event, what, person, reason)

    await store.transact(change)


# ------------------------------------------------------------------------------------------------------------ telling of it


async def listed(store: Store, person: str) -> list[messages.EventInfo]:
    """The events in the lobby, and those that this person has entered or opened; the one that closes last comes first."""
    mine = or_(
        events.c.organiser == person,
        events.c.event.in_(select(entrants.c.event).where(entrants.c.person == person)),
    )
    lately = events.c.closes_at > now() - SHOWN_SECONDS
    wanted = select(events).where(lately, or_(and_(events.c.listed, ~events.c.cancelled), mine))
    rows = await store.rows(wanted.order_by(events.c.closes_at.desc(), events.c.event).limit(MOST_LISTED))
    return await infos_of(store, rows, person)


async def infos_of(store: Store, rows: Sequence[Any], person: str) -> list[messages.EventInfo]:
    codes = [row.event for row in rows]

    async def counted(table: Table) -> dict[str, int]:
        many = select(table.c.event, func.count()).where(table.c.event.in_(codes)).group_by(table.c.event)
        return {row.event: row[1] for row in await store.rows(many)}

    people, count = await counted(entrants), await counted(deals)
    mine = select(entrants.c.event).where(entrants.c.event.in_(codes), entrants.c.person == person)
    entered = {event for (event,) in await store.rows(mine)}
    return [
        messages.EventInfo(
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
        )
        for row in rows
    ]


async def told_to(store: Store, row: Any, person: str, link: str) -> messages.EventPage:
    """All that this person may know of an event."""
    plan = _read_plan(row.text)
    has_ended = now() >= row.closes_at
    mine = (tries.c.deal == deals.c.deal) & (tries.c.person == person) & (tries.c.number == 1)
    found = select(deals, tries.c.code, tries.c.over_at, tries.c.text.label("result")).join(tries, mine, isouter=True)
    rows = await store.rows(found.where(deals.c.event == row.event).order_by(deals.c.number))
    organiser = await store.rows(select(persons.c.name).where(persons.c.person == row.organiser))
    names = dict(await names_in(store, row.event))
    return messages.EventPage(
        info=(await infos_of(store, [row], person))[0],
        about=plan.about,
        link=link,
        by=organiser[0].name if organiser else "",
        players=plan.players,
        options=plan.options,
        level=plan.level,
        deals=[
            messages.EventDeal(
                number=one.number,
                deal=one.deal,
                seat=one.seat,
                seed_hash=seed_hash(one.seed),
                seed=one.seed if has_ended else None,
                playing=one.code if one.code is not None and one.over_at is None else None,
                over=one.over_at is not None,
                score=result_in(one.result).score if one.over_at is not None else None,
            )
            for one in rows
        ],
        standings=[told_standing(one, names, person, has_ended) for one in await standings_in(store, row.event, len(rows))],
        log=await log_of(store, row.event),
    )


async def names_in(store: Store, event: str) -> Sequence[Any]:
    wanted = select(persons.c.person, persons.c.name).join(entrants, entrants.c.person == persons.c.person)
    return [(row.person, row.name) for row in await store.rows(wanted.where(entrants.c.event == event))]


async def standings_in(store: Store, event: str, count: int) -> list[Standing]:
    """Everybody whose results count, the best first."""
    unstruck = select(entrants.c.person).where(entrants.c.event == event, ~entrants.c.struck)
    people = [person for (person,) in await store.rows(unstruck)]
    counted = and_(tries.c.number == 1, ~tries.c.knew, tries.c.over_at.is_not(None))
    wanted = select(tries, deals.c.number.label("deal_number")).join(deals, deals.c.deal == tries.c.deal)
    played = [
        Played(row.person, row.deal_number, row.standing, result_in(row.text).score, row.over_at)
        for row in await store.rows(wanted.where(deals.c.event == event, counted))
    ]
    return standings_of(people, count, played)


def told_standing(one: Standing, names: dict[str, str], person: str, has_ended: bool) -> messages.EventStanding:
    return messages.EventStanding(
        mark=mark_of_person(one.person),
        name=names.get(one.person, ""),
        you=one.person == person,
        place=one.place,
        total=round(one.total, 1),
        spread=None if one.spread is None else round(one.spread, 1),
        played=len(one.shares),
        shares={str(deal): round(share, 1) for deal, share in sorted(one.shares.items())} if has_ended else {},
    )


async def log_of(store: Store, event: str) -> list[messages.EventChange]:
    wanted = select(event_log, persons.c.name).join(persons, persons.c.person == event_log.c.person, isouter=True)
    rows = await store.rows(wanted.where(event_log.c.event == event).order_by(event_log.c.number))
    return [messages.EventChange(at=row.at, what=row.what, name=row.name, reason=row.reason) for row in rows]


async def as_csv(store: Store, row: Any) -> str:
    """The standings for a spreadsheet; what each deal was worth once the event is over."""
    ((count,),) = await store.rows(select(func.count()).select_from(deals).where(deals.c.event == row.event))
    names, has_ended = dict(await names_in(store, row.event)), now() >= row.closes_at
    written = io.StringIO()
    table = csv.writer(written)
    numbers = range(1, count + 1) if has_ended else range(0)
    table.writerow(["place", "name", "total", "spread", "played", *(f"deal {number}" for number in numbers)])
    for one in await standings_in(store, row.event, count):
        shares = [f"{one.shares[number]:.1f}" if number in one.shares else "" for number in numbers]
        spread = "" if one.spread is None else f"{one.spread:.1f}"
        table.writerow([one.place, plain(names.get(one.person, "")), f"{one.total:.1f}", spread, len(one.shares), *shares])
    return written.getvalue()


def plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t", "\r") else name
