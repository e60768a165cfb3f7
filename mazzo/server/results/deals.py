"""Deals that several people play, each at a table of their own: the same cards, seats, options and bots for everybody.

A *challenge* has the cards of a finished game, for anyone with its link. The deals of a day and of an event are new: they are
open for a while, a person's first try counts, and until they are closed for everybody no game of theirs is shown to anyone but
its player.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Table, or_, select, union

from mazzo.games import game_named
from mazzo.rules.dice import seed_text
from mazzo.rules.options import Value
from mazzo.server.results.tries import outcome_of
from mazzo.server.store.schema import deals, persons, places, practices, seats, sightings, tries
from mazzo.server.store.store import Store
from mazzo.table.commands import BOT_NAMES, Person
from mazzo.table.log import Entry, Opened, Sat, Started
from mazzo.table.names import distinct_name
from mazzo.table.state import TableState
from mazzo.words import Refusal

Kind = Literal["challenge", "day", "event"]


clock = time.time  # tests move it forward


def now() -> int:
    """The time by which deals open and close, in seconds since 1970."""
    return int(clock())


class BotSeat(msgspec.Struct, kw_only=True):
    """The bot on a seat."""

    name: str
    level: str


class Terms(msgspec.Struct, kw_only=True):
    """What all these tables have in common, besides the cards."""

    rules: int
    players: int
    options: dict[str, Value]
    level: str
    tricks_shown: Literal["last", "all"] = "last"
    bots: list[BotSeat | None]
    """By seat; nobody on the player's own."""


_read_terms = msgspec.json.Decoder(Terms).decode


@dataclass(frozen=True)
class Deal:
    """A deal as it is stored."""

    code: str
    game: str
    seed: str
    seat: int
    made_at: int
    opens_at: int
    closes_at: int | None
    origin: str | None
    day: str | None
    event: str | None
    terms: Terms

    @property
    def kind(self) -> Kind:
        return "challenge" if self.closes_at is None else "event" if self.event is not None else "day"

    @property
    def is_together(self) -> bool:
        """Is it played by several people at each table, in an event among people?"""
        return self.event is not None and not self.terms.bots

    @property
    def is_counted(self) -> bool:
        """Does one try of each person count?"""
        return self.closes_at is not None

    @property
    def is_closed(self) -> bool:
        return self.closes_at is not None and now() >= self.closes_at

    @property
    def is_open(self) -> bool:
        return self.opens_at <= now() and not self.is_closed


def deal_in(row: Any) -> Deal:
    return Deal(
        code=row.deal,
        game=row.game,
        seed=row.seed,
        seat=row.seat,
        made_at=row.made_at,
        opens_at=row.opens_at,
        closes_at=row.closes_at,
        origin=row.origin,
        day=row.day,
        event=row.event,
        terms=_read_terms(row.text),
    )


def no_such_deal() -> Refusal:
    return Refusal("no_such_deal", "There is no such deal.")


async def find_deal(store: Store, code: str) -> Deal:
    """The deal with this code; Refusal if there is none."""
    rows = await store.rows(select(deals).where(deals.c.deal == code))
    if not rows:
        raise no_such_deal()
    return deal_in(rows[0])


# -------------------------------------------------------------------------------------------------------- what stays secret


def is_secret(table: TableState) -> bool:
    """Can others still play this deal in a try that counts?"""
    told_at = table.opened.told_at
    return told_at is not None and now() < told_at


def refuse_secret(table: TableState) -> None:
    """Seed, replay, record and review of a deal are published when it is closed for everybody."""
    if is_secret(table):
        sentence = "Others are still playing this deal; you can look at it once it is closed."
        raise Refusal("deal_open", sentence, {"until": table.opened.told_at or 0})


def refuse_watching(table: TableState, person: str) -> None:
    """Nobody may watch a player whose deal they could still play themselves."""
    if table.seat_of(person) is None:
        refuse_secret(table)


def knowing(person: str, seed: str, besides: str = "") -> Any:
    """Has this person had a seat where these cards were dealt, watched there, or opened a replay, at any table but `besides` and
    those on which a moment of that one is played again?"""
    of_seed = select(deals.c.deal).where(deals.c.seed == seed)
    tables = union(
        select(tries.c.code).where(tries.c.deal.in_(of_seed)),
        select(places.c.code).where(places.c.deal.in_(of_seed), places.c.code.is_not(None)),
        select(deals.c.origin).where(deals.c.seed == seed, deals.c.origin.is_not(None)),
    )
    again = select(practices.c.code).where(practices.c.past.in_(tables), practices.c.past != besides)

    def among(found: Table) -> Any:
        theirs = select(found.c.code).where(found.c.person == person, found.c.code != besides)
        return theirs.where(or_(found.c.code.in_(tables), found.c.code.in_(again))).exists()

    return or_(among(seats), among(sightings))


# --------------------------------------------------------------------------------------------------------- making and dealing


def usual_bots(players: int, seat: int, level: str) -> list[BotSeat | None]:
    """Bots of this level on all seats but the player's."""
    names = iter(BOT_NAMES)
    return [None if other == seat else BotSeat(name=next(names), level=level) for other in range(players)]


def bots_of(table: TableState, seat: int) -> list[BotSeat | None]:
    """The bots that sat around this seat, and a bot in place of each person or program."""
    taken = {chair.name for chair in table.chairs if chair.player == "bot"}
    names = iter([name for name in BOT_NAMES if name not in taken])
    bots: list[BotSeat | None] = []
    for other, chair in enumerate(table.chairs):
        if other == seat:
            bots.append(None)
        elif chair.player == "bot":
            bots.append(BotSeat(name=chair.name, level=chair.level or table.opened.level))
        else:
            bots.append(BotSeat(name=next(names), level=table.opened.level))
    return bots


def terms_of(table: TableState, seat: int) -> Terms:
    return Terms(
        rules=table.opened.rules,
        players=table.players,
        options=dict(table.choices),
        level=table.opened.level,
        tricks_shown=table.opened.tricks_shown,
        bots=bots_of(table, seat),
    )


def entries_for(deal: Deal, person: Person) -> list[Entry]:
    """The log of a person's table for this deal, up to the cards."""
    terms = deal.terms
    if terms.rules != game_named(deal.game).version:
        raise Refusal("old_rules", "This deal was made for another version of the rules.")
    opened = Opened(
        game=deal.game,
        rules=terms.rules,
        players=terms.players,
        options=terms.options,
        seed=deal.seed,
        level=terms.level,
        host=person.person,
        tricks_shown=terms.tricks_shown,
        deal=deal.code,
        told_at=deal.closes_at,
    )
    name = distinct_name(person.name, [bot.name for bot in terms.bots if bot is not None])
    around = [
        Sat(seat=seat, name=name, player="person", person=person.person)
        if bot is None
        else Sat(seat=seat, name=bot.name, player="bot", level=bot.level)
        for seat, bot in enumerate(terms.bots)
    ]
    return [opened, *around, Started()]


def challenged_seat(table: TableState, person: str, wanted: int | None) -> int:
    """The seat whose cards a challenge uses: the requested one, one's own, or the first person's."""
    if table.stage != "over":
        raise Refusal("not_over", "The game is not over yet.")
    refuse_secret(table)
    if table.is_stacked or table.is_practice:
        raise Refusal("no_challenge", "This was a lesson or a position played again: there is nothing to compare.")
    people = [seat for seat, chair in enumerate(table.chairs) if chair.player == "person"]
    seat = wanted if wanted is not None else table.seat_of(person)
    if seat is None:
        seat = people[0] if people else 0
    if not 0 <= seat < table.players:
        raise Refusal("no_such_seat", f"Seat {seat}: this table has seats 0 to {table.players - 1}.", {"seat": seat})
    return seat


async def challenge(store: Store, fresh: str, code: str, table: TableState, seat: int) -> str:
    """The code of the deal with this seat of a finished game; if there is none yet, one is made with the code `fresh`."""
    if table.opened.deal is not None and table.opened.told_at is None:
        return table.opened.deal  # a try at a challenge: the same again
    known = select(deals.c.deal).where(deals.c.origin == code, deals.c.seat == seat)
    for (deal,) in await store.rows(known):
        return str(deal)
    outcome = await asyncio.to_thread(outcome_of, table, seat)  # it plays the whole game again
    seed, made_at = seed_text(table.seed), now()
    row = {"deal": fresh, "game": table.game.name, "seed": seed, "seat": seat, "made_at": made_at, "opens_at": made_at}
    player = table.chairs[seat].person
    found = fresh

    def make(connection: Connection) -> None:
        nonlocal found
        terms = msgspec.json.encode(terms_of(table, seat))
        connection.execute(store.insert(deals).values(**row, origin=code, text=terms).on_conflict_do_nothing())
        found = connection.scalar(known) or fresh
        is_person = connection.scalar(select(persons.c.person).where(persons.c.person == player)) is not None
        if found == fresh and is_person:
            # People who deal on their own device can choose their cards: that try does not count.
            first = {"deal": fresh, "code": code, "person": player, "number": 1, "knew": table.opened.local}
            ended = {"begun_at": made_at, "over_at": made_at, **outcome.columns}
            connection.execute(store.insert(tries).values(**first, **ended))

    await store.transact(make)
    return found
