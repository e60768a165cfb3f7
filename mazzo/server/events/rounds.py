"""Rounds of events among people: all tables play one deal at once, then everybody is reseated.

What has to be done next, and when, is in the database: `events.due_at`. Every process looks for events that are due; the one
that moves this time forward owns the event for a while, and stores its work only if nobody has moved the time since. Tables,
places and round are stored in one transaction. So a process can be killed anywhere: another one looks again, and finds all or
nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, func, insert, select, update

from mazzo.bots.offered import levels_of
from mazzo.games import game_named
from mazzo.server.codes import fresh_code
from mazzo.server.events.events import Plan, log, over_by, plan_of
from mazzo.server.events.movements import Seating, seat_round
from mazzo.server.json_log import log_event, mark_of
from mazzo.server.results.deals import Deal, deal_in, now
from mazzo.server.results.tries import NOTHING_YET, has_decided
from mazzo.server.store.reader import NotStored
from mazzo.server.store.schema import deals, entrants, events, persons, places, rounds
from mazzo.server.store.store import LogAppend, Store
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.session import piece_of
from mazzo.table.commands import BOT_NAMES, Person, close, leave_to_bots
from mazzo.table.log import Entry, Opened, Sat, Started
from mazzo.table.names import distinct_name
from mazzo.table.rated import stand_in_for
from mazzo.words import Refusal

LOOK_SECONDS = 1.0
LEASE_SECONDS = 5  # for which the event is left to the process that has taken it
EVENTS_AT_ONCE = 20
LEAST_PEOPLE = 2
BOTS_FINISH_SECONDS = 600  # at most, after the last round
NOT_NOW = ("not_stored",)  # why a table cannot be read that can be read later
Then = Callable[[Connection], bool | None]


async def conduct_for_ever(registry: TableRegistry) -> None:
    has_settled = False
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            if not has_settled:
                await settle_tables(registry, [code for (code,) in await registry.store.rows(all_playing())])
                has_settled = True
            await conduct(registry)
        except NotStored:
            continue
        except Exception as problem:  # no matter what is wrong with one table: all events depend on this loop
            log_event("work_failed", reason=type(problem).__name__)


async def settle_tables(registry: TableRegistry, codes: Sequence[str]) -> None:
    """A process that was killed may have stored the end of a game but not its results; the whole event would wait for them."""
    for code in codes:
        with contextlib.suppress(Refusal):
            session = await registry.find(code)
            if session.table.stage == "over":
                await session.settle()


async def conduct(registry: TableRegistry) -> None:
    """Does what is due in any event."""
    wanted = (
        select(events.c.event, events.c.due_at).where(events.c.due_at <= now()).order_by(events.c.due_at).limit(EVENTS_AT_ONCE)
    )
    for event, due_at in await registry.store.rows(wanted):
        try:
            lease = await _take(registry.store, event, due_at)
            if lease is not None:
                await Conductor(registry, event, lease).advance()
        except NotStored:
            raise
        except Refusal as why:  # no new games for now, or nothing can be read: tried again when the lease is over
            log_event("event_waits", reason=why.reason)
        except Exception as problem:  # the other events go on
            log_event("event_waits", reason=type(problem).__name__)


async def _take(store: Store, event: str, due_at: int) -> int | None:
    """Leases the event to the first process that asks; returns until when, which also identifies the lease."""
    until = now() + LEASE_SECONDS
    taken = False

    def take(connection: Connection) -> None:
        nonlocal taken
        this = (events.c.event == event) & (events.c.due_at == due_at)
        taken = connection.execute(update(events).where(this).values(due_at=until)).rowcount == 1

    await store.transact(take)
    return until if taken else None


class Conductor:
    """Looks after one event, under a lease."""

    def __init__(self, registry: TableRegistry, event: str, lease: int) -> None:
        self._registry = registry
        self._store = registry.store
        self._event = event
        self._lease = lease

    async def advance(self) -> None:
        """Does what is due, and notes when to look again."""
        (row,) = await self._store.rows(select(events).where(events.c.event == self._event))
        plan = plan_of(row)
        last = await last_round(self._store, self._event)
        if row.cancelled:
            await self._store_then(None)
        elif last is None and (plan.starts_at is None or plan.starts_at > now()):
            await self._store_then(None if plan.starts_at is None else plan.starts_at)
        elif last is None:
            await self._seat(row, plan, 1)
        elif last.over_at is None:
            await self._look_after(plan, last)
        else:
            await self._go_on(row, plan, last)

    async def _look_after(self, plan: Plan, last: Any) -> None:
        """A round is being played."""
        playing = await tables_playing(self._store, self._event, last.number)
        calls_at = min(last.seated_at + plan.come, last.ends_at)
        if playing and now() >= calls_at and self._registry.has_just_started:
            await self._store_then(now() + 1)  # people are still coming back after a restart: nobody is absent yet
            return
        if playing and now() < last.ends_at:
            if now() >= calls_at:
                await settle_tables(self._registry, playing)
                await self._leave_to_bots(playing, only_absent=True)
            await self._store_then(last.ends_at if now() >= calls_at else calls_at)
            return
        await settle_tables(self._registry, playing)
        came = await self._leave_to_bots(playing, only_absent=False) or await self._has_results(last.number)
        await self._leave_out(await self._never_came(last.number))
        is_last = await self._is_last(last.number)

        def end(connection: Connection) -> None:
            this = (rounds.c.event == self._event) & (rounds.c.number == last.number)
            connection.execute(update(rounds).where(this).values(over_at=now()))
            if not came and not is_last:  # else bots would play on among themselves to the last deal
                self._note_close(connection, "too_few")

        if came or is_last:
            await self._store_then(now() if is_last else now() + plan.pause, end)
        else:
            await self._store_then(None, end)

    async def _go_on(self, row: Any, plan: Plan, last: Any) -> None:
        """A round is over: the next one, or the end."""
        playing = await tables_playing(self._store, self._event, last.number)
        if not await self._is_last(last.number):
            if now() >= last.over_at + plan.pause:
                await self._seat(row, plan, last.number + 1)
            else:
                await self._store_then(last.over_at + plan.pause)
        elif playing and now() < last.ends_at + BOTS_FINISH_SECONDS:
            await self._store_then(now() + 1)
        else:
            await self._close()

    async def _is_last(self, number: int) -> bool:
        ((count,),) = await self._store.rows(select(func.count()).select_from(deals).where(deals.c.event == self._event))
        return bool(number >= count)

    async def _close(self, why: str = "closed") -> None:
        await self._store_then(None, lambda connection: self._note_close(connection, why))

    def _note_close(self, connection: Connection, why: str) -> None:
        """The event is over; the seeds of deals that were never dealt can be revealed."""
        connection.execute(update(events).where(events.c.event == self._event).values(closes_at=now()))
        dealt = select(rounds.c.number).where(rounds.c.event == self._event)
        left = (deals.c.event == self._event) & deals.c.number.not_in(dealt)
        connection.execute(update(deals).where(left).values(closes_at=now()))
        log(connection, self._event, why)

    async def _has_results(self, number: int) -> bool:
        """Has anybody finished a game of this round in person?"""
        of_round = (deals.c.event == self._event) & (deals.c.number == number)
        theirs = select(places.c.number).join(deals, deals.c.deal == places.c.deal).where(of_round, places.c.person.is_not(None))
        return bool(await self._store.rows(theirs.where(places.c.standing.is_not(None)).limit(1)))

    async def _never_came(self, number: int) -> set[str]:
        """Those for whom bots have finished a game of this round."""
        of_round = (deals.c.event == self._event) & (deals.c.number == number)
        played = select(places.c.code).join(deals, deals.c.deal == places.c.deal).where(of_round, places.c.standing.is_not(None))
        gave_up = places.c.standing.is_(None) & places.c.over_at.is_not(None) & places.c.person.is_not(None)
        return {one for (one,) in await self._store.rows(select(places.c.person).where(gave_up, places.c.code.in_(played)))}

    async def _leave_out(self, missing: set[str]) -> None:
        """Those who have not come to their tables are not seated again until they enter again."""
        if missing:
            these = (entrants.c.event == self._event) & entrants.c.person.in_(missing) & entrants.c.left_at.is_(None)
            await self._store.execute(update(entrants).where(these).values(left_at=now()))

    async def _leave_to_bots(self, codes: Sequence[str], only_absent: bool) -> bool:
        """Bots keep the seats of those who have not come yet, or of everybody, for good. A table to which nobody has come is
        closed: bots would play for nobody, at as many tables as somebody has invented names. Repeating it changes nothing.
        Returns whether anybody has come."""
        has_anybody = False
        for code in codes:
            try:
                session = await self._registry.find(code)
            except Refusal as why:
                if why.reason in NOT_NOW:
                    raise
                log_event("event_waits", table=mark_of(code), reason=why.reason)  # its log is damaged: the others go on
                continue
            table = session.table
            people = {chair.person for chair in table.chairs if chair.player == "person" and chair.person is not None}
            decided = {one for one in people if has_decided(table, table.seat_of(one) or 0)}
            has_anybody |= bool(decided)
            absent = people - decided - session.here_or_just_gone()
            if table.stage == "over":
                continue
            if not only_absent or absent == people:
                await self._leave_out(absent)
            if absent == people:
                await session.execute(close)
                continue
            if only_absent:
                people = absent
            if people:
                await session.execute(partial(leave_to_bots, people=people, for_good=not only_absent))
        return has_anybody

    async def _store_then(
        self, due_at: int | None, also: Then = lambda connection: None, pieces: Sequence[LogAppend] = ()
    ) -> bool:
        """Stores what was done, and when to look again, if the event is still left to us; was it?"""

        def note(connection: Connection) -> bool:
            ours = (events.c.event == self._event) & (events.c.due_at == self._lease)
            if connection.execute(update(events).where(ours).values(due_at=due_at)).rowcount != 1:
                return False
            return also(connection) is not False

        return await self._store.append(*pieces, work=note)

    # ----------------------------------------------------------------------------------------------------------- seating

    async def _seat(self, row: Any, plan: Plan, number: int) -> None:
        """Seats a round: its tables with the cards dealt, who sits where, and when its time is up, all stored at once."""
        if now() >= row.closes_at:  # no server was there; by now the seeds of its deals are public
            return await self._close("too_late")
        self._registry.drain.refuse_new_games()
        await self._registry.rules_loaded.wait()
        company = {one.person: Person(one.person, one.name) for one in await self._store.rows(company_of(self._event))}
        if len(company) < LEAST_PEOPLE:
            return await self._close("too_few")
        found = select(deals).where(deals.c.event == self._event).order_by(deals.c.number)
        all_deals = [deal_in(one) for one in await self._store.rows(found)]
        past = await seatings_of(self._store, self._event, plan.players)
        people = list(company)
        apart = frozenset(map(frozenset, await self._registry.blocks.among(people)))
        seating = await asyncio.to_thread(
            seat_round, people, past, len(all_deals), plan.players, plan.rests, f"movement {self._event}", apart
        )
        deal, seated_at = all_deals[number - 1], now()
        if deal.terms.rules != game_named(deal.game).version:
            return await self._close("old_rules")
        ends_at = seated_at + 60 * plan.minutes
        closes_at = over_by(plan, ends_at, len(all_deals) - number)
        codes = [fresh_code() for _ in seating.tables]
        pieces = [
            piece_of(code, 0, entries_at(deal, plan, [company.get(one) if one else None for one in table], ends_at))
            for code, table in zip(codes, seating.tables, strict=True)
        ]

        def note(connection: Connection) -> bool:
            if [one.person for one in connection.execute(company_of(self._event))] != list(company):
                return False  # somebody has come or gone meanwhile: reseated in a moment
            this = {"event": self._event, "number": number, "seated_at": seated_at, "ends_at": ends_at}
            connection.execute(insert(rounds).values(this))
            connection.execute(insert(places), places_in(deal.code, codes, seating))
            connection.execute(update(deals).where(deals.c.deal == deal.code).values(closes_at=ends_at))
            later = (deals.c.event == self._event) & (deals.c.number > number)
            connection.execute(update(deals).where(later).values(closes_at=closes_at))
            connection.execute(update(events).where(events.c.event == self._event).values(closes_at=closes_at))
            return True

        if await self._store_then(min(seated_at + plan.come, ends_at), note, pieces):
            log_event("round_seated", count=len(codes))
            for code in codes:
                await self._registry.find(code)  # its bots may have to begin


def company_of(event: str) -> Any:
    """The people to be seated, in the order in which they have entered."""
    wanted = select(entrants.c.person, persons.c.name).join(persons, persons.c.person == entrants.c.person)
    here = (entrants.c.event == event) & ~entrants.c.struck & entrants.c.left_at.is_(None)
    return wanted.where(here).order_by(entrants.c.entered_at, entrants.c.person)


async def last_round(store: Store, event: str) -> Any:
    newest = select(rounds).where(rounds.c.event == event).order_by(rounds.c.number.desc()).limit(1)
    found = await store.rows(newest)
    return found[0] if found else None


def all_playing() -> Any:
    """The tables of all events whose results are not known yet."""
    return select(places.c.code).distinct().where(places.c.code.is_not(None), places.c.over_at.is_(None))


async def tables_playing(store: Store, event: str, number: int) -> list[str]:
    """The tables of a round whose games are not over."""
    wanted = all_playing().join(deals, deals.c.deal == places.c.deal)
    return sorted(code for (code,) in await store.rows(wanted.where(deals.c.event == event, deals.c.number == number)))


async def seatings_of(store: Store, event: str, size: int) -> list[Seating]:
    """Who has sat where so far, round by round."""
    wanted = select(deals.c.number.label("round"), places.c.code, places.c.seat, places.c.person)
    of_event = wanted.join(deals, deals.c.deal == places.c.deal).where(deals.c.event == event).order_by(places.c.number)
    found: dict[int, dict[str, list[str | None]]] = {}
    resting: dict[int, list[str]] = {}
    for row in await store.rows(of_event):
        tables = found.setdefault(row.round, {})
        if row.code is None:
            resting.setdefault(row.round, []).append(row.person)
        else:
            tables.setdefault(row.code, [None] * size)[row.seat] = row.person
    return [Seating(list(found[number].values()), resting.get(number, [])) for number in sorted(found)]


def places_in(deal: str, codes: Sequence[str], seating: Seating) -> list[dict[str, Any]]:
    at_tables = [
        {"deal": deal, "person": person, "code": code, "seat": seat, "text": NOTHING_YET}
        for code, table in zip(codes, seating.tables, strict=True)
        for seat, person in enumerate(table)
    ]
    resting = [{"deal": deal, "person": person, "code": None, "seat": None, "text": NOTHING_YET} for person in seating.resting]
    return at_tables + resting


def entries_at(deal: Deal, plan: Plan, people: Sequence[Person | None], ends_at: int) -> list[Entry]:
    """The log of a table in a round, up to the deal; bots take empty seats."""
    opened = Opened(
        game=deal.game,
        rules=deal.terms.rules,
        players=plan.players,
        options=deal.terms.options,
        seed=deal.seed,
        level=plan.level,
        stand_in=stand_in_for(plan.level, levels_of(deal.game)),
        clock=plan.clock,
        deal=deal.code,
        told_at=ends_at,
        event=deal.event,
    )
    names: list[str] = []
    around: list[Entry] = []
    bots = iter(BOT_NAMES)
    for seat, person in enumerate(people):
        name = distinct_name(next(bots) if person is None else person.name, names)
        names.append(name)
        if person is None:
            around.append(Sat(seat=seat, name=name, player="bot", level=plan.level))
        else:
            around.append(Sat(seat=seat, name=name, player="person", person=person.person))
    return [opened, *around, Started()]
