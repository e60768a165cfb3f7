"""The deal of the day: one for each game, the same for everybody on this server, from midnight to midnight UTC. It is made at
least a day before, and the hash of its seed is published from then on.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, case, func, select

from mazzo.games import GAMES, own
from mazzo.rules.game import Game
from mazzo.server.codes import fresh_code
from mazzo.server.results.deals import Terms, now, usual_bots
from mazzo.server.results.tries import better_than, counts, result_in
from mazzo.server.store.reader import NotStored
from mazzo.server.store.schema import deals, persons, tries
from mazzo.server.store.store import Store
from mazzo.server.wire import deal_messages
from mazzo.server.wire.messages import USUAL_LEVEL
from mazzo.table.fairness import seed_hash

PLAYERS = 4
DAYS_AHEAD = 2  # whose hashes are published
MAKE_SECONDS = 1800.0
RETRY_SECONDS = 5.0
DAY = timedelta(days=1)
GIVEN_UP = -(2**31)  # worse than any result


def today() -> date:
    """By UTC."""
    return datetime.fromtimestamp(now(), UTC).date()


def begins(day: date) -> int:
    """In seconds since 1970."""
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())


def terms_for(game: Game) -> Terms:
    """The table of a day: four players, and a quick game where there is one."""
    players = min(max(PLAYERS, game.least_players), game.most_players)
    choices, _ = game.choose(players, own(game, "length", "QUICK", {}))
    return Terms(
        rules=game.version,
        players=players,
        options=choices,
        level=USUAL_LEVEL,
        bots=usual_bots(players, seat=0, level=USUAL_LEVEL),
    )


def minutes_of(game: Game) -> int | None:
    """About how long a day's table takes, if the game says so."""
    minutes: dict[str, int] = own(game, "length", "MINUTES", {})
    return minutes.get("whole" if own(game, "length", "QUICK") is None else "quick")


async def make_days(store: Store) -> None:
    """Makes missing deals for today and the next days; of two processes, the first one makes them."""
    days = [today() + ahead * DAY for ahead in range(DAYS_AHEAD + 1)]
    known = select(deals.c.game, deals.c.day).where(deals.c.day.in_([day.isoformat() for day in days]))
    made = {(game, day) for game, day in await store.rows(known)}
    missing = [(game, day) for game in GAMES.values() for day in days if (game.name, day.isoformat()) not in made]

    def make(connection: Connection) -> None:
        for game, day in missing:
            row = {
                "deal": fresh_code(),
                "game": game.name,
                "seed": secrets.token_hex(32),
                "seat": 0,
                "made_at": now(),
                "opens_at": begins(day),
                "closes_at": begins(day + DAY),
                "day": day.isoformat(),
                "text": msgspec.json.encode(terms_for(game)),
            }
            connection.execute(store.insert(deals).values(row).on_conflict_do_nothing())

    if missing:
        await store.transact(make)


async def make_days_for_ever(store: Store) -> None:
    while True:
        try:
            await make_days(store)
            await asyncio.sleep(MAKE_SECONDS)
        except NotStored:
            await asyncio.sleep(RETRY_SECONDS)


async def days_of(store: Store, person: str, games: Iterable[str]) -> list[deal_messages.DayDeal]:
    """Today's deals and how this person did, and how yesterday's ended."""
    await make_days(store)
    this, last = today().isoformat(), (today() - DAY).isoformat()
    found = {(row.game, row.day): row for row in await store.rows(select(deals).where(deals.c.day.in_([this, last])))}
    messages = []
    for game in games:
        row, before = found.get((game, this)), found.get((game, last))
        if row is None:
            continue
        mine = await store.rows(select(tries).where(tries.c.deal == row.deal, tries.c.person == person))
        is_over = bool(mine) and mine[0].over_at is not None
        many, better = await compared(store, row.deal, mine[0] if is_over else None)
        messages.append(
            deal_messages.DayDeal(
                game=game,
                deal=row.deal,
                day=this,
                closes_at=row.closes_at,
                minutes=minutes_of(GAMES[game]),
                finished=many,
                playing=mine[0].code if mine and not is_over else None,
                over=is_over,
                score=result_in(mine[0].text).score if is_over else None,
                better_than=better,
                yesterday=None if before is None else await best_of(store, before.deal),
            )
        )
    return messages


def counted_in(deal: str, *wanted: Any) -> Select[Any]:
    """Of the tries at this deal that count."""
    return select(*wanted).select_from(tries).join(deals, deals.c.deal == tries.c.deal).where(tries.c.deal == deal, counts())


async def compared(store: Store, deal: str, mine: Any) -> tuple[int, int | None]:
    """How many tries at a deal count, and the percentage of the others that this one has beaten, if it counts."""
    worth, own = func.coalesce(tries.c.standing, GIVEN_UP), GIVEN_UP if mine is None or mine.standing is None else mine.standing
    is_mine = tries.c.code == (None if mine is None else mine.code)
    marks = (worth < own, worth == own, is_mine)
    sums = (func.coalesce(func.sum(case((mark, 1), else_=0)), 0) for mark in marks)
    ((many, below, equal, is_counted),) = await store.rows(counted_in(deal, func.count(), *sums))
    return many, better_than(many, below, equal) if is_counted else None


async def best_of(store: Store, deal: str) -> deal_messages.DayBest | None:
    """The best player of yesterday's deal; among equals, the first. None if nobody has finished it."""
    best = (
        counted_in(deal, tries.c.code, tries.c.text, persons.c.name)
        .join(persons, persons.c.person == tries.c.person)
        .where(tries.c.standing.is_not(None))
        .order_by(tries.c.standing.desc(), tries.c.over_at, tries.c.code)
        .limit(1)
    )
    rows = await store.rows(best)
    if not rows:
        return None
    ((finished,),) = await store.rows(counted_in(deal, func.count()))
    return deal_messages.DayBest(
        deal=deal, code=rows[0].code, name=rows[0].name, score=result_in(rows[0].text).score or 0, finished=finished
    )


async def next_hash(store: Store, game: str, day: str) -> str | None:
    """The hash of the seed of the day after this one."""
    after = (date.fromisoformat(day) + DAY).isoformat()
    rows = await store.rows(select(deals.c.seed).where(deals.c.game == game, deals.c.day == after))
    return seed_hash(rows[0].seed) if rows else None
