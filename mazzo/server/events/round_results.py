"""What everybody may know about a deal that the tables of an event have played at once: the results in each seat."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, func, select

from mazzo.server.events.standings import beaten_by
from mazzo.server.results.deals import Deal
from mazzo.server.results.tries import result_in
from mazzo.server.store.schema import persons, places
from mazzo.server.store.store import Store
from mazzo.server.wire import deal_messages
from mazzo.table.fairness import seed_hash


async def deal_message(store: Store, deal: Deal, person: str, link: str) -> deal_messages.Deal:
    """Everything this person may know about a round: until its time is up, nothing about any table but their own."""
    wanted = select(places, persons.c.name).join(persons, persons.c.person == places.c.person, isouter=True)
    at_tables = wanted.where(places.c.deal == deal.code, places.c.code.is_not(None)).order_by(places.c.number)
    own = await store.rows(at_tables.where(places.c.person == person))
    mine = own[0] if own else None
    is_over = mine is not None and mine.over_at is not None
    people = select(func.count()).where(places.c.deal == deal.code, places.c.person.is_not(None), places.c.over_at.is_not(None))
    ((finished,),) = await store.rows(people)
    tries = try_messages(await store.rows(at_tables), person) if deal.is_closed else None
    share = next((one.share for one in tries or () if one.you), None)
    return deal_messages.Deal(
        deal=deal.code,
        kind=deal.kind,
        game=deal.game,
        options=deal.terms.options,
        together=True,
        seat=0 if mine is None else mine.seat,
        seats=[deal_messages.DealSeat(name="", level=None) for _ in range(deal.terms.players)],
        link=link,
        event=deal.event,
        day=None,
        next_hash=None,
        made_at=deal.made_at,
        closes_at=deal.closes_at,
        open=deal.is_open,
        seed_hash=seed_hash(deal.seed),
        seed=deal.seed if deal.is_closed else None,
        challenger=None,
        knew=False,
        playing=mine.code if mine is not None and not is_over else None,
        mine=try_message(mine, person, None) if is_over else None,
        may_play=False,
        finished=finished,
        better_than=None if share is None else round(share),
        tries=tries,
    )


def try_messages(rows: Sequence[Row[Any]], person: str) -> list[deal_messages.DealTry]:
    """Everybody at every table, the best in each seat first."""
    by_seat: dict[int, list[Any]] = defaultdict(list)
    for row in rows:
        by_seat[row.seat].append(row)
    messages = []
    for seat in sorted(by_seat):
        done = [row for row in by_seat[seat] if row.over_at is not None]
        beaten = zip(done, beaten_by([row.standing for row in done]), strict=True)
        messages += [try_message(row, person, share) for row, share in sorted(beaten, key=lambda one: -one[1])]
    return messages


def try_message(row: Any, person: str, share: float | None) -> deal_messages.DealTry:
    result = result_in(row.text)
    return deal_messages.DealTry(
        code=None if share is None else row.code,
        name=row.name or "",
        you=row.person == person,
        seat=row.seat,
        bot=row.person is None,
        number=1,
        knew=False,
        late=False,
        origin=False,
        over=True,
        score=result.score,
        rank=result.rank,
        course=result.course,
        share=None if share is None else round(share, 1),
    )
