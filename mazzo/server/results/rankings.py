"""Lists of ratings: the best of a game, and somebody's place among them. People who do not want to be listed are not, nor are
banned people; a forgotten person has no rating.
"""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Select, and_, func, or_, select, update

from mazzo.rules.game import Game
from mazzo.server.results.results import SHOWN_A_POINT, shown
from mazzo.server.store.schema import persons, ratings, sanctions
from mazzo.server.store.store import Store
from mazzo.server.wire import api_messages

MOST_SHOWN = 50
STRENGTH = ratings.c.mu - 3 * ratings.c.sigma  # a lower bound of the player's skill, as in `shown`


async def ratings_in(store: Store, game: Game, person: str) -> api_messages.Ratings:
    """The best in this game, and this person whatever their rank."""
    everybody = _listed(game.name).subquery()
    wanted = select(everybody).where(or_(everybody.c.number <= MOST_SHOWN, everybody.c.person == person))
    rows = await store.rows(wanted.order_by(everybody.c.number))
    unlisted = await store.rows(select(persons.c.unlisted).where(persons.c.person == person))
    return api_messages.Ratings(
        game=game.name,
        people=[_rated_person(row, person) for row in rows[:MOST_SHOWN]],
        you=next((_rated_person(row, person) for row in rows if row.person == person), None),
        count=rows[0].count if rows else 0,
        listed=not any(hidden for (hidden,) in unlisted),
    )


async def list_person(store: Store, person: str, listed: bool) -> None:
    """May this person's name and ratings be shown in the lists?"""
    await store.execute(update(persons).where(persons.c.person == person).values(unlisted=not listed))


def _listed(game: str) -> Select[Any]:
    """Everybody who may be shown, with their rank and position in the list, and how many they are, in a single query."""
    now = int(time.time())
    banned = select(sanctions.c.person).where(
        sanctions.c.kind == "ban",
        sanctions.c.person == ratings.c.person,
        or_(sanctions.c.until.is_(None), sanctions.c.until > now),
    )
    place = func.rank().over(order_by=STRENGTH.desc()).label("place")
    number = func.row_number().over(order_by=(STRENGTH.desc(), ratings.c.person)).label("number")
    count = func.count().over().label("count")
    found = select(ratings.c.person, persons.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games, place, number, count)
    shown_to_all = and_(ratings.c.game == game, ratings.c.games > 0, ~persons.c.unlisted, ~banned.exists())
    return found.join(persons, persons.c.person == ratings.c.person).where(shown_to_all)


def _rated_person(row: Any, person: str) -> api_messages.RatedPerson:
    return api_messages.RatedPerson(
        place=row.place,
        name=row.name,
        rating=shown(row.mu, row.sigma),
        spread=round(SHOWN_A_POINT * row.sigma, 1),
        games=row.games,
        you=row.person == person,
    )
