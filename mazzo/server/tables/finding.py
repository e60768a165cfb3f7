"""Finding players: one button seats people who wait for the same game at one table, and bots fill it up after a while.

Such a table is an ordinary waiting room with the usual rules, open to everybody, whose log says when the cards are dealt. The
process that drives the table deals; if it dies, the next one does. If nobody is waiting, a table is opened in the same
transaction that checks this: of two people who ask at once, the second sits down with the first, whichever processes they ask.
"""

from __future__ import annotations

import secrets
import time

from sqlalchemy import Connection, select

from mazzo.rules.game import Game
from mazzo.server.codes import fresh_code
from mazzo.server.json_log import log_event, mark_of
from mazzo.server.store.reader import NotStored
from mazzo.server.store.schema import rooms, seats
from mazzo.server.tables.countdown import join
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.session import not_stored, piece_of
from mazzo.server.wire.messages import USUAL_LEVEL
from mazzo.table.commands import Apart, Person
from mazzo.table.log import Entry, Opened, Sat
from mazzo.words import Refusal

SEATS = 4  # or as many as the game has
TRIES = 8
MOST_LOOKED_AT = 20
ONE_AT_A_TIME = 7_229_097  # the key of the lock under which one process opens such a table; any number, but always this one


async def find_table(registry: TableRegistry, person: Person, game: Game, address: str) -> str:
    """The code of the table where this person has a seat now; Refusal if they, or their address, have opened too many."""
    registry.drain.refuse_new_games()
    await registry.rules_ready()
    try:
        return await _find_table(registry, person, game, address)
    except NotStored:
        raise not_stored() from None


async def _find_table(registry: TableRegistry, person: Person, game: Game, address: str) -> str:
    apart = await registry.blocks.around(person.person)
    unsuitable: set[str] = set()
    may_open = False
    for _ in range(TRIES):
        for code in await _waiting_tables(registry, person, game):
            if code not in unsuitable and await _joined(registry, code, person, apart):
                return code
            unsuitable.add(code)
        may_open = may_open or registry.may_open(person, address)
        if not may_open:
            raise Refusal("too_many_tables", "Too many tables were opened by you or from your address; try again later.")
        new = await _opened(registry, person, game, unsuitable)
        if new is not None:
            return new
    raise Refusal("busy", "No table could be found; try again.")


async def _waiting_tables(registry: TableRegistry, person: Person, game: Game) -> list[str]:
    """The tables of people who look for players of this game: the one where this person is already waiting, then the oldest
    first."""
    oldest = select(rooms.c.code).where(rooms.c.seeks == game.name).order_by(rooms.c.opened_at, rooms.c.code)
    own = oldest.join(seats, seats.c.code == rooms.c.code).where(seats.c.person == person.person)
    found = [*await registry.store.rows(own), *await registry.store.rows(oldest.limit(MOST_LOOKED_AT))]
    return list(dict.fromkeys(code for (code,) in found))


async def _joined(registry: TableRegistry, code: str, person: Person, apart: Apart) -> bool:
    """Seats the person there; False if that is impossible."""
    try:
        session = await registry.find(code)
        if session.table.stage == "waiting":
            await session.execute(lambda table: join(table, person, apart))
            return True
        await registry.lobby.started(code)  # a process was killed before it could note that
    except Refusal as why:
        if why.reason in ("not_stored", "busy"):
            raise
    return False


async def _opened(registry: TableRegistry, person: Person, game: Game, unsuitable: set[str]) -> str | None:
    """The code of a new table; None if another one has appeared meanwhile."""
    now = time.time()
    players = max(game.least_players, min(SEATS, game.most_players))
    opened = Opened(
        game=game.name,
        rules=game.version,
        players=players,
        options=game.choose(players, {})[0],
        seed=secrets.token_hex(32),
        level=USUAL_LEVEL,
        host=person.person,
        clock="relaxed",  # strangers do not wait for each other forever
        public=True,
        deals_at=int(now + registry.settings.find_seconds),
    )
    entries: list[Entry] = [opened, Sat(seat=0, name=person.name, player="person", person=person.person)]
    code = fresh_code()

    def alone(connection: Connection) -> bool:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")
        another = select(rooms.c.code).where(rooms.c.seeks == game.name, rooms.c.code.not_in(list(unsuitable)))
        if connection.execute(another.limit(1)).first() is not None:
            return False
        row = {"public": True, "person": person.person, "seeks": game.name, "opened_at": int(now), "seen_at": int(now)}
        connection.execute(registry.store.insert(rooms).values(code=code, **row))
        return True

    if not await registry.store.append(piece_of(code, 0, entries, needs_driver=True), work=alone):
        return None
    log_event("table_opened", table=mark_of(code))
    await registry.find(code)  # which counts down
    return code
