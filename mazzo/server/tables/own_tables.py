"""A person's open tables: what their home page shows about each, and how one is removed from it."""

from __future__ import annotations

import time
from typing import Any

from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.session import TableSession
from mazzo.server.wire.me_messages import MyTable, Sitter
from mazzo.table import commands
from mazzo.table.commands import Person
from mazzo.table.state import TableState
from mazzo.words import Refusal


async def tables_of(tables: TableRegistry, person: Person) -> list[MyTable]:
    """The tables where this person has a seat and the game is not over, the newest first."""
    mine = []
    for code, opened_at in await tables.store.ages_of_tables_of(person.person):
        try:
            table = (await tables.find_now(code)).table
        except Refusal:
            continue
        seat = table.seat_of(person.person)
        if seat is not None and table.stage != "over":
            mine.append(at_a_glance(code, table, seat, opened_at))
    return mine


def at_a_glance(code: str, table: TableState, seat: int, opened_at: int | None) -> MyTable:
    ranks = table.ranks_now()
    view = table.view_words(seat)
    return MyTable(
        code=code,
        game=table.game.name,
        stage=table.stage,
        your_turn=seat in table.undecided and not table.chairs[seat].kept,
        paused=table.is_paused,
        kept=table.chairs[seat].kept,
        solo=table.is_solo,
        rated=table.opened.rated,
        practice=table.is_practice,
        seats=[Sitter(name=chair.name, player=chair.player) for chair in table.chairs],
        you=seat,
        round=table.round_number,
        rounds=rounds_in(view),
        score=table.scores()[seat],
        rank=None if ranks is None else ranks[seat],
        cards=cards_in(view, seat),
        minutes=None if opened_at is None else max(0, int(time.time()) - opened_at) // 60,
    )


def rounds_in(view: Any) -> int | None:
    """How many rounds the game has, if its view says so."""
    rounds = getattr(view, "rounds", None)
    return len(rounds) if isinstance(rounds, list) else rounds


def cards_in(view: Any, seat: int) -> list[str]:
    """The person's own hand, if the view of the game has hands."""
    hands = getattr(view, "hands", None)
    return hands[seat] if hands is not None and isinstance(hands[seat], list) else []


async def put_away(session: TableSession, person: Person) -> None:
    """Leaves a table for good: with other people a bot plays on, and a game against bots alone ends."""
    clock = session.clock_reading(person.person)
    await session.execute(lambda table: commands.put_away(table, person, clock))
