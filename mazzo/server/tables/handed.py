"""Games that were played on a device, without a server, and handed over afterwards, only for one's own history and replays.

A game is replayed by the rules before it is kept. That shows that it is a valid game, not that anybody played it: people who
deal on their own device can choose their cards. So it is marked, never rated, and in no statistics.
"""

from __future__ import annotations

import asyncio
from hashlib import blake2b

from msgspec import structs

from mazzo.bots.offered import levels_of
from mazzo.games import game_named
from mazzo.server.codes import CODE_LENGTH, CROCKFORD
from mazzo.server.json_log import log_event, mark_of
from mazzo.server.results.results import settle
from mazzo.server.store.reader import NotStored
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.session import not_stored, piece_of
from mazzo.server.wire.me_messages import HandGame
from mazzo.table.commands import BOT_NAMES, Person
from mazzo.table.log import Sat
from mazzo.table.names import skeleton
from mazzo.table.record import DoesNotHold, Record, follow, opened_by, read_record
from mazzo.table.table import Table
from mazzo.words import Refusal

LONGEST_REASON = 1000


async def keep_handed(registry: TableRegistry, person: Person, wish: HandGame) -> str:
    """Puts a game into the person's history and returns its code; handed over twice, it is there once. Refusal, with the first
    problem, if it is not a finished game by the rules of this server."""
    await registry.rules_ready()
    table = await asyncio.to_thread(played, wish, person)
    code = code_of(table, person)
    piece = piece_of(code, 0, table.entries)
    piece.needs_driver = False  # it is over
    try:
        if await registry.exists(code):
            if (await registry.find(code)).table.opened.seed != table.opened.seed:
                raise Refusal("busy", "This game cannot be kept here.")
        elif await registry.store.append(piece):  # else another request was faster
            log_event("game_handed", table=mark_of(code))
        await settle(registry.store, code, table)
    except NotStored:
        raise not_stored() from None
    return code


def played(wish: HandGame, person: Person) -> Table:
    """The table at the end of the game, its person on their seat and bots on the others."""
    try:
        record = read_record(wish.record)
    except ValueError as problem:
        raise does_not_hold(str(problem)) from None
    refuse_unfit(record, wish)
    level = next(level for seat, level in enumerate(wish.levels) if seat != wish.seat)
    table = Table(structs.replace(opened_by(record), level=level, host=person.person, local=True))
    for seat, name in enumerate(names_of(record, wish.seat, person.name)):
        if seat == wish.seat:
            table.apply(Sat(seat=seat, name=name, player="person", person=person.person))
        else:
            table.sit(seat, name, "bot", wish.levels[seat])
    table.deal()
    try:
        follow(table, record)
    except DoesNotHold as problem:
        raise does_not_hold(str(problem)) from None
    return table


def names_of(record: Record, seat: int, name: str) -> list[str]:
    """By seat: the person's name, and those of the bots, which are named anew unless all have names that bots are given here.
    Others read them in the replay, so nobody may write what they like there."""
    usual = [bot for bot in BOT_NAMES if skeleton(bot) != skeleton(name)]
    written = [bot for other, bot in enumerate(record.names) if other != seat]
    are_usual = len(set(written)) == len(written) and set(written) <= set(usual)
    bots = iter(written if are_usual else usual)
    return [name if other == seat else next(bots) for other in range(record.players)]


def refuse_unfit(record: Record, wish: HandGame) -> None:
    game = game_named(record.game)
    if record.rules != game.version:
        raise Refusal("other_rules", f"This game was played by rules {record.rules}, and this server has {game.version}.")
    if record.result is None:
        raise Refusal("not_over", "Only a game that was played to its end can be handed over.")
    if record.stacked is not None or record.practice is not None:
        raise does_not_hold("lessons and positions played again are not kept in the history")
    if wish.seat >= record.players or len(wish.levels) != record.players:
        raise does_not_hold(f"seat {wish.seat} and {len(wish.levels)} levels do not fit a game of {record.players}")
    unknown = [level for seat, level in enumerate(wish.levels) if seat != wish.seat and level not in levels_of(game.name)]
    if unknown:
        raise Refusal("no_such_level", f"There is no bot {unknown[0]!r}.")


def does_not_hold(why: str) -> Refusal:
    shown = why if len(why) <= LONGEST_REASON else f"{why[:LONGEST_REASON]} …"
    return Refusal("does_not_hold", f"This game breaks the rules: {shown}.")


def code_of(table: Table, person: Person) -> str:
    """The same code for the same game of the same person; like any code, nobody else can guess it."""
    log = [str(entry.moves) for entry in table.entries if hasattr(entry, "moves")]
    hashed = blake2b(" ".join([person.person, table.opened.seed, *log]).encode(), digest_size=CODE_LENGTH).digest()
    return "".join(CROCKFORD[byte % len(CROCKFORD)] for byte in hashed)
