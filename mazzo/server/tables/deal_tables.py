"""Tables of deals: how a person's own is opened, once, and what everybody may know about the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, func, select

from mazzo.server.codes import fresh_code
from mazzo.server.json_log import log_event, mark_of
from mazzo.server.results.daily import compared, next_hash
from mazzo.server.results.deals import Deal, entries_for, knowing, now
from mazzo.server.results.results import settle
from mazzo.server.results.tries import NOTHING_YET, result_in
from mazzo.server.store.reader import NotStored
from mazzo.server.store.schema import persons, tries
from mazzo.server.store.store import Store
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.session import piece_of
from mazzo.server.wire import deal_messages
from mazzo.table.commands import Person
from mazzo.table.fairness import seed_hash
from mazzo.words import Refusal

TRIES = 4
MOST_SHOWN = 200


async def table_of(store: Store, deal: Deal, person: str) -> str | None:
    """The code of the table where this person is already playing a deal."""
    return next((str(row.code) for row in await tries_of(store, deal.code, person) if row.over_at is None), None)


async def play(registry: TableRegistry, deal: Deal, person: Person) -> str:
    """The code of this person's table for a deal: the one where they are already playing, or a new one, dealt at once."""
    await registry.rules_ready()
    for _ in range(TRIES):
        mine = await tries_of(registry.store, deal.code, person.person)
        unfinished = [row.code for row in mine if row.over_at is None]
        if unfinished:
            return str(unfinished[0])
        refuse_play(deal, mine)
        registry.drain.refuse_new_games()
        code = fresh_code()
        if await _open(registry.store, deal, person, code, len(mine) + 1):
            log_event("table_opened", table=mark_of(code))
            return code
    raise Refusal("busy", "No table could be opened; try again.")


def refuse_play(deal: Deal, mine: Sequence[Any]) -> None:
    """Why a person who has made these tries cannot make another one."""
    if deal.is_closed:
        raise Refusal("deal_closed", "This deal is closed.")
    if not deal.is_open:
        raise Refusal("deal_not_yet", "This deal is not open yet.")
    if deal.is_counted and mine:
        raise Refusal("one_try", "Everybody has one try at this deal, and you have already had yours.")


async def _open(store: Store, deal: Deal, person: Person, code: str, number: int) -> bool:
    """Stores the table and the try together; False if another request of this person was faster."""

    def note(connection: Connection) -> bool:
        this = (tries.c.deal == deal.code) & (tries.c.person == person.person) & (tries.c.number == number)
        if connection.scalar(select(tries.c.code).where(this)) is not None:
            return False
        row = {"deal": deal.code, "code": code, "person": person.person, "number": number, "begun_at": now()}
        knew = bool(connection.scalar(select(knowing(person.person, deal.seed, besides=code))))
        connection.execute(store.insert(tries).values(**row, knew=knew, text=NOTHING_YET))
        return True

    try:
        return await store.append(piece_of(code, 0, entries_for(deal, person)), work=note)
    except NotStored:
        if await tries_of(store, deal.code, person.person):  # another process has just stored the same try
            return False
        raise


async def tries_of(store: Store, deal: str, person: str) -> Sequence[Row[Any]]:
    """A person's tries at a deal, the first one first."""
    mine = (tries.c.deal == deal) & (tries.c.person == person)
    return await store.rows(select(tries.c.code, tries.c.number, tries.c.over_at).where(mine).order_by(tries.c.number))


async def settle_mine(registry: TableRegistry, deal: Deal, person: str) -> None:
    """Makes sure that people who come straight from the end of a game find its result, which is otherwise stored a moment
    later."""
    for row in await tries_of(registry.store, deal.code, person):
        if row.over_at is None:
            table = (await registry.find(row.code)).table
            if table.stage == "over":
                await settle(registry.store, row.code, table)


async def deal_message(store: Store, deal: Deal, person: str, link: str) -> deal_messages.Deal:
    """Everything this person may know about a deal."""
    of_deal = select(tries, persons.c.name).join(persons, persons.c.person == tries.c.person).where(tries.c.deal == deal.code)
    mine = await store.rows(of_deal.where(tries.c.person == person).order_by(tries.c.number))
    began = await store.rows(of_deal.where(tries.c.code == deal.origin)) if deal.origin else []
    has_played = any(row.over_at is not None for row in mine)
    is_shown = deal.is_closed or (has_played and not deal.is_counted)
    is_over = tries.c.over_at.is_not(None)
    ((finished,),) = await store.rows(select(func.count(tries.c.person.distinct())).where(tries.c.deal == deal.code, is_over))
    first = mine[0] if mine and mine[0].over_at is not None else None
    _, better = await compared(store, deal.code, first)
    best = (tries.c.standing.is_(None), tries.c.standing.desc(), tries.c.number, tries.c.over_at, tries.c.code)
    shown = await store.rows(of_deal.where(is_over).order_by(*best).limit(MOST_SHOWN)) if is_shown else None
    return deal_messages.Deal(
        deal=deal.code,
        kind=deal.kind,
        game=deal.game,
        options=deal.terms.options,
        together=False,
        seat=deal.seat,
        seats=[
            deal_messages.DealSeat(name="", level=None) if bot is None else deal_messages.DealSeat(name=bot.name, level=bot.level)
            for bot in deal.terms.bots
        ],
        link=link,
        event=deal.event,
        day=deal.day,
        next_hash=None if deal.day is None else await next_hash(store, deal.game, deal.day),
        made_at=deal.made_at,
        closes_at=deal.closes_at,
        open=deal.is_open,
        seed_hash=seed_hash(deal.seed),
        seed=deal.seed if is_shown else None,
        challenger=try_message(began[0], deal, person, is_shown) if began else None,
        knew=await has_seen(store, deal, person),
        playing=next((row.code for row in mine if row.over_at is None), None),
        mine=None if first is None else try_message(first, deal, person, is_shown),
        may_play=deal.is_open and bool(deal.terms.bots) and not (deal.is_counted and has_played),
        finished=finished,
        better_than=better,
        tries=None if shown is None else [try_message(row, deal, person, True) for row in shown],
    )


def try_message(row: Any, deal: Deal, person: str, is_shown: bool) -> deal_messages.DealTry:
    result = result_in(row.text)
    return deal_messages.DealTry(
        code=row.code if is_shown else None,
        name=row.name,
        you=row.person == person,
        seat=deal.seat,
        bot=False,
        number=row.number,
        knew=row.knew,
        late=deal.closes_at is not None and row.over_at is not None and row.over_at >= deal.closes_at,
        origin=row.code == deal.origin,
        over=row.over_at is not None,
        score=result.score,
        rank=result.rank,
        course=result.course if is_shown or row.person == person else [],
        share=None,
    )


async def has_seen(store: Store, deal: Deal, person: str) -> bool:
    """Would this person's next try be marked?"""
    found = await store.rows(select(knowing(person, deal.seed)))
    return bool(found[0][0])
