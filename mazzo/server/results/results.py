"""What is stored about a finished game for its players: results, ratings, history and statistics.

A game is settled once, from its log, in one transaction: a server that was killed before that does it when it loads the table
again, and a second process finds it done.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from mazzo.games import GAMES
from mazzo.rules.dice import seed_text
from mazzo.server.results.deals import knowing, now
from mazzo.server.results.tries import finish, finish_places, outcomes_of
from mazzo.server.store.schema import deals, persons, places, practices, ratings, results, rooms, sightings, tables, tries
from mazzo.server.store.store import Store
from mazzo.server.wire import finished_messages, me_messages, messages
from mazzo.statistics import game_of_player, games_of_player, mean
from mazzo.table.state import TableState

GAMES_ON_A_PAGE = 20
FORGOTTEN_NAME = "Guest"
"""Replaces the name of a forgotten person at the tables where they played."""
MOST_DECIDED_FOR = 3
"""Decisions that a bot may make for a player in a game that counts in their statistics."""
FIRST_SHOWN = 1000.0  # the rating of a newcomer, as it is shown
SHOWN_A_POINT = 40.0


class Result(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A finished game, as it is stored for one of its players."""

    seat: int
    players: int
    names: list[str]
    scores: list[int]
    rank: int | None = None
    """None for a game that was not finished."""
    closed: str | None = None
    kept: bool = False
    """Had the player left before the end?"""
    decided_for: int = 0
    """How many decisions a bot made for the player."""
    before: float | None = None
    after: float | None = None
    """The player's rating, as it is shown, if the game was rated."""
    local: bool = False
    """Was it played without a server? Then it is in no statistics."""
    tally: Any = None
    """What the game's statistics keep of it."""


_read = msgspec.json.Decoder(Result)


# ------------------------------------------------------------------------------------------------------------- settling


def results_of(table: TableState) -> dict[str, Result]:
    """By person: the result for everybody who had a seat when the game ended."""
    ranks = table.ranks()
    return {
        chair.person: Result(
            seat=seat,
            players=table.players,
            names=[each.name for each in table.chairs],
            scores=table.scores(),
            rank=None if ranks is None else ranks[seat],
            closed=table.closed,
            kept=chair.kept,
            decided_for=table.decided_for[seat],
            local=table.opened.local,
            tally=None if ranks is None else game_of_player(table.game, table.state, seat),
        )
        for seat, chair in enumerate(table.chairs)
        if chair.player == "person" and chair.person is not None
    }


def is_rated(table: TableState, found: dict[str, Result]) -> bool:
    """Does the game change ratings? It must be rated, finished by at least two people, and not stacked."""
    played_out = table.ranks() is not None
    return table.opened.rated and played_out and not table.is_stacked and not table.is_practice and len(found) > 1


async def settle(store: Store, code: str, table: TableState, watched_by: Collection[str] = ()) -> None:
    """Stores the results of a game that is over, if that has not been done yet; NotStored if it cannot be done now.

    A game with stacked cards, such as a lesson, has none, and neither has a position that is played again: its players were
    learning, and proved nothing.
    """
    at = now()
    seat = table.seat_of(table.as_opened.host)
    is_try = table.opened.deal is not None and seat is not None
    event = table.opened.event
    outcomes = await asyncio.to_thread(outcomes_of, table) if is_try or event is not None else []

    def once(connection: Connection) -> None:
        found = {} if table.is_stacked or table.is_practice else results_of(table)
        this = tables.c.code == code
        connection.execute(select(tables.c.number).where(this).with_for_update())  # one process after the other
        connection.execute(update(tables).where(this).values(stage="over"))
        connection.execute(delete(rooms).where(rooms.c.code == code))
        if table.is_practice:
            connection.execute(update(practices).where(practices.c.code == code).values(text=practice_outcome(table)))
        if event is not None:
            finish_places(connection, event, code, outcomes, at)
        elif seat is not None and outcomes:
            looked = knowing(str(table.as_opened.host), seed_text(table.seed), besides=code)
            finish(connection, code, outcomes[seat], at, knew=bool(connection.scalar(select(looked))))
        if connection.execute(select(results.c.code).where(results.c.code == code).limit(1)).first() is not None:
            return
        known = set(connection.scalars(select(persons.c.person).where(persons.c.person.in_([*found, *watched_by]))))
        for person in known.intersection(watched_by):
            seen = {"person": person, "code": code, "seen_at": at}
            connection.execute(store.insert(sightings).values(seen).on_conflict_do_nothing())
        leave_out(found, found.keys() - known)
        if is_rated(table, found):
            rate(store, connection, table.game.name, found)
        for person, result in found.items():
            row = {"code": code, "person": person, "game": table.game.name, "over_at": at}
            connection.execute(store.insert(results).values(**row, text=msgspec.json.encode(result)))

    await store.transact(once)


def practice_outcome(table: TableState) -> bytes:
    """The outcome of a position that was played again, as it is stored."""
    return msgspec.json.encode(finished_messages.PracticeOutcome(scores=table.scores(), ranks=table.ranks()))


def leave_out(found: dict[str, Result], forgotten: set[str]) -> None:
    """Removes persons who no longer exist: this process may not have been notified that they were forgotten."""
    seats = [found.pop(person).seat for person in forgotten]
    for result in found.values():
        result.names = [FORGOTTEN_NAME if seat in seats else name for seat, name in enumerate(result.names)]


def rate(store: Store, connection: Connection, game: str, found: dict[str, Result]) -> None:
    """Updates the ratings of these people by their ranks among themselves; bots and programs have no ratings."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    people = sorted(found)
    for person in people:
        newcomer = {"person": person, "game": game, "mu": model.mu, "sigma": model.sigma}
        connection.execute(store.insert(ratings).values(newcomer).on_conflict_do_nothing())
    theirs = (ratings.c.game == game) & ratings.c.person.in_(people)
    rows = connection.execute(select(ratings).where(theirs).order_by(ratings.c.person).with_for_update())
    before = {row.person: model.rating(mu=row.mu, sigma=row.sigma) for row in rows}
    after = model.rate([[before[person]] for person in people], ranks=[float(found[person].rank or 0) for person in people])
    for person, (rating,) in zip(people, after, strict=True):
        this = (ratings.c.game == game) & (ratings.c.person == person)
        connection.execute(update(ratings).where(this).values(mu=rating.mu, sigma=rating.sigma, games=ratings.c.games + 1))
        found[person].before = shown(before[person].mu, before[person].sigma)
        found[person].after = shown(rating.mu, rating.sigma)


def shown(mu: float, sigma: float) -> float:
    """A rating as players see it: a lower bound of the player's strength; 1000 for a newcomer."""
    return round(FIRST_SHOWN + SHOWN_A_POINT * (mu - 3 * sigma), 1)


async def changes_of(store: Store, code: str, players: int) -> list[messages.RatingChange | None]:
    """By seat: how this game changed the ratings."""
    changes: list[messages.RatingChange | None] = [None] * players
    for (text,) in await store.rows(select(results.c.text).where(results.c.code == code)):
        result = _read.decode(text)
        changes[result.seat] = change_in(result)
    return changes


def change_in(result: Result) -> messages.RatingChange | None:
    if result.before is None or result.after is None:
        return None
    return messages.RatingChange(before=result.before, after=result.after)


# ---------------------------------------------------------------------------------------------------- asked by a person


async def history_of(store: Store, person: str, before: int | None) -> me_messages.History:
    """A page of a person's games, newest first: the first page, or the one before this number."""
    wanted = select(results).where(results.c.person == person).order_by(results.c.number.desc()).limit(GAMES_ON_A_PAGE + 1)
    rows = await store.rows(wanted if before is None else wanted.where(results.c.number < before))
    secret = await secret_until(store, [row.code for row in rows[:GAMES_ON_A_PAGE]])
    games = [past_game(row, secret.get(row.code)) for row in rows[:GAMES_ON_A_PAGE]]
    return me_messages.History(games=games, next=games[-1].number if len(rows) > GAMES_ON_A_PAGE else None)


async def secret_until(store: Store, codes: Sequence[str]) -> dict[str, int]:
    """Those of these games whose cards others are still playing, each with the time when it can be looked at."""
    found: dict[str, int] = {}
    for played in (tries, places):
        still_open = select(played.c.code, deals.c.closes_at).join(deals, deals.c.deal == played.c.deal)
        rows = await store.rows(still_open.where(played.c.code.in_(codes), deals.c.closes_at > now()))
        found |= {row.code: row.closes_at for row in rows}
    return found


def past_game(row: Any, secret_until: int | None) -> me_messages.PastGame:
    result = _read.decode(row.text)
    return me_messages.PastGame(
        number=row.number,
        code=row.code,
        game=row.game,
        over_at=row.over_at,
        seat=result.seat,
        names=result.names,
        scores=result.scores,
        rank=result.rank,
        closed=result.closed,
        kept=result.kept,
        rating=change_in(result),
        local=result.local,
        secret_until=secret_until,
    )


async def newest_result_of(store: Store, person: str) -> int:
    """Its number: while it is the same, so are the person's statistics."""
    ((number,),) = await store.rows(select(func.max(results.c.number)).where(results.c.person == person))
    return number or 0


async def statistics_of(store: Store, person: str) -> list[me_messages.GameStatistics]:
    """A person's statistics, game by game; a game never played is left out."""
    wanted = select(results.c.game, results.c.over_at, results.c.text).where(results.c.person == person)
    rows = await store.rows(wanted.order_by(results.c.number))
    return await asyncio.to_thread(statistics_in, rows)  # thousands take a while


def statistics_in(rows: Sequence[Any]) -> list[me_messages.GameStatistics]:
    by_game: dict[str, list[tuple[int, Result]]] = defaultdict(list)
    for row in rows:
        result = _read.decode(row.text)
        if not result.local:
            by_game[row.game].append((row.over_at, result))
    return [statistics(name, by_game[name]) for name in GAMES if by_game[name]]


def statistics(name: str, games: list[tuple[int, Result]]) -> me_messages.GameStatistics:
    finished = [result for _, result in games if result.rank is not None and result.decided_for <= MOST_DECIDED_FOR]
    rated = [(over_at, result.after) for over_at, result in games if result.after is not None]
    own = games_of_player(GAMES[name], [result.tally for result in finished if result.tally is not None])
    return me_messages.GameStatistics(
        game=name,
        games=len(finished),
        unfinished=len(games) - len(finished),
        wins=sum(result.rank == 1 for result in finished),
        mean_rank=mean([result.rank or 0 for result in finished]) if finished else None,
        mean_score=mean([result.scores[result.seat] for result in finished]) if finished else None,
        by_players=[
            me_messages.ByPlayers(
                players=players,
                games=len(these),
                wins=sum(result.rank == 1 for result in these),
                mean_rank=mean([result.rank or 0 for result in these]),
            )
            for players in sorted({result.players for result in finished})
            if (these := [result for result in finished if result.players == players])
        ],
        rating=rated[-1][1] if rated else None,
        ratings=[me_messages.RatingThen(over_at=over_at, rating=after) for over_at, after in rated],
        own=own,
    )
