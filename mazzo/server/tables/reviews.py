"""Reviews of finished games: computed at lower priority than any game, and stored, so that none is computed twice.

First pages for everybody who waits come before any whole review. A game that is still going on has no review, whoever asks.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from functools import cache
from time import monotonic
from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from mazzo.bots.heuristics import counted_in
from mazzo.games import game_named
from mazzo.review import reviewed_by
from mazzo.review.habits import Reviewed, habits_of
from mazzo.review.shapes import Habits, Review
from mazzo.rules.game import Game
from mazzo.server.bots.fair_queue import FairQueue
from mazzo.server.bots.pool import BotPool
from mazzo.server.bots.reviewing import NoReview, ReviewProcess
from mazzo.server.json_log import log_event, mark_of
from mazzo.server.rate_limits import RateLimit
from mazzo.server.store.reader import NotStored
from mazzo.server.store.schema import persons, practices, reviews, tables
from mazzo.server.store.store import Store
from mazzo.server.tasks import Tasks
from mazzo.server.wire import finished_messages
from mazzo.table.record import record_of, write_record
from mazzo.table.state import TableState
from mazzo.words import Refusal

FIRST, WHOLE = "quick", "usual"  # efforts
MOST_WAITING = 32  # for their first page, and as many for the whole review
MOST_FAILED = 64
FAILED_SECONDS = 600.0  # then it is tried again: the process may have died because memory was short
MOST_REVIEWED = 20  # games that tell a habit
REVIEWS_PER_HOUR = 60
MOST_PRACTICES = 50  # that are shown
IDLE_SECONDS = 60.0  # then the process that works on them ends
_read = msgspec.json.Decoder(Review)
_read_decisions = msgspec.json.Decoder(Reviewed)


class Wanted(NamedTuple):
    """A review that somebody wants."""

    code: str
    table: TableState
    seat: int
    network: str
    """The one who wants it: addresses are served in turn."""

    @property
    def key(self) -> tuple[str, int]:
        return self.code, self.seat


@cache
def version_of(game: str) -> str:
    """Versions of rules and judge: a review by others is computed again."""
    known = game_named(game)
    return f"rules {known.version}, {reviewed_by(known)}"


class Reviews:
    """All reviews of this process: those that are stored, and those that wait to be computed."""

    def __init__(self, store: Store, bots: BotPool, tasks: Tasks) -> None:
        self._store = store
        self._tasks = tasks
        self._process = ReviewProcess(bots)
        self._first: FairQueue[Wanted] = FairQueue(MOST_WAITING)
        self._sharper: FairQueue[Wanted] = FairQueue(MOST_WAITING)
        self._now: tuple[str, int] | None = None
        self._failed: OrderedDict[tuple[str, int], float] = OrderedDict()
        self._asked = RateLimit(REVIEWS_PER_HOUR, 3600)
        self._more = asyncio.Event()
        self._working: asyncio.Task[None] | None = None

    async def of(self, code: str, table: TableState, written_seat: str, network: str) -> finished_messages.ReviewSoFar:
        """The review of this seat's game so far; if it is not complete, it is worked on. Refusal if there is no review."""
        wanted = Wanted(code, table, seat_in(written_seat, table), network)
        if table.ranks() is None or table.is_lesson:
            raise Refusal("no_review", "Only a game that was played to its end can be reviewed.")
        was_on_its_way, had_failed = self._is_on_its_way(wanted.key), self._has_failed(wanted.key)  # may change while it is read
        found = await self._kept(wanted)
        if found is not None and found.effort == WHOLE:
            return self._so_far(wanted, found, "whole")
        try:
            if had_failed:
                raise Refusal("no_review_now", "This game could not be reviewed.")
            if not was_on_its_way and not self._is_on_its_way(wanted.key):
                self._want(wanted, is_first=found is None)
        except Refusal:
            if found is None:
                raise
        return self._so_far(wanted, found, "waiting" if found is None else "first")

    def _so_far(
        self, wanted: Wanted, found: Review | None, state: Literal["waiting", "first", "whole"]
    ) -> finished_messages.ReviewSoFar:
        named = None if found is None else msgspec.structs.replace(found, name=wanted.table.chairs[wanted.seat].name)
        keys = [one.key for one in (*self._first, *self._sharper)]
        ahead = keys.index(wanted.key) + (self._now is not None) if wanted.key in keys else 0
        return finished_messages.ReviewSoFar(state=state, ahead=ahead, review=named)

    def _is_on_its_way(self, key: tuple[str, int]) -> bool:
        return key == self._now or any(one.key == key for one in (*self._first, *self._sharper))

    def _want(self, wanted: Wanted, is_first: bool) -> None:
        queue = self._first if is_first else self._sharper
        if not self._asked.take(wanted.network) or self._add(queue, wanted) is wanted:
            raise Refusal("too_many_reviews", "Too many reviews are waiting; try again later.")
        self._more.set()
        if self._working is None:
            self._working = self._tasks.run(self._work())

    def _add(self, queue: FairQueue[Wanted], wanted: Wanted) -> Wanted | None:
        """If too many wait, the address with the most loses its newest, which is returned: it is queued again when its page
        asks again, and has cost nothing."""
        if (dropped := queue.add(wanted.network, wanted)) is not None:
            self._asked.give_back(dropped.network)
        return dropped

    def _has_failed(self, key: tuple[str, int]) -> bool:
        """Not long ago."""
        while self._failed and next(iter(self._failed.values())) + FAILED_SECONDS <= monotonic():
            self._failed.popitem(last=False)
        return key in self._failed

    # --------------------------------------------------------------------------------------------------- working them out

    async def _work(self) -> None:
        try:
            while await self._is_more():
                queue, effort = (self._first, FIRST) if self._first else (self._sharper, WHOLE)
                wanted = queue.take()
                self._now = wanted.key
                try:
                    await self._work_out(wanted, effort)
                    if effort == FIRST:
                        self._sharper.add(
                            wanted.network, wanted
                        )  # its first page was made: what finds no room here has cost something
                except NotStored:  # a page that still wants it asks again
                    log_event("review_failed", table=mark_of(wanted.code), reason="not_stored")
                except Exception as problem:  # the others are worked on
                    why = str(problem) if isinstance(problem, NoReview) else type(problem).__name__
                    log_event("review_failed", table=mark_of(wanted.code), reason=why)
                    self._failed[wanted.key] = monotonic()
                    if len(self._failed) > MOST_FAILED:
                        self._failed.popitem(last=False)
                finally:
                    self._now = None
        finally:
            self._working = None
            await self._process.close()

    async def _is_more(self) -> bool:
        """If there is nothing to do, waits for a while for work."""
        if not self._first and not self._sharper:
            self._more.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(IDLE_SECONDS):
                    await self._more.wait()
        return bool(self._first or self._sharper)  # something may have come just as the time was over

    async def _work_out(self, wanted: Wanted, effort: str) -> None:
        record = await asyncio.to_thread(nameless_record_of, wanted.table)
        text = await self._process.review(record, wanted.seat, effort)
        await self._keep(wanted, effort, text)

    # ------------------------------------------------------------------------------------------------------------- keeping

    async def _kept(self, wanted: Wanted) -> Review | None:
        this = (reviews.c.code == wanted.code) & (reviews.c.seat == wanted.seat)
        for row in await self._store.rows(select(reviews.c.version, reviews.c.text).where(this)):
            if row.version == version_of(wanted.table.game.name):
                return _read.decode(row.text)
        return None

    async def _keep(self, wanted: Wanted, effort: str, text: bytes) -> None:
        """Stores it as long as its game exists, and a person's review no longer than the person."""

        def keep(connection: Connection) -> None:
            if connection.scalar(select(tables.c.code).where(tables.c.code == wanted.code)) is None:
                return
            whose = wanted.table.chairs[wanted.seat].person
            known = connection.scalar(select(persons.c.person).where(persons.c.person == whose))
            row = {"version": version_of(wanted.table.game.name), "person": known, "effort": effort, "text": text}
            kept = self._store.insert(reviews).values(code=wanted.code, seat=wanted.seat, **row)
            connection.execute(kept.on_conflict_do_update(index_elements=["code", "seat"], set_=row))

        await self._store.transact(keep)


def nameless_record_of(table: TableState) -> str:
    """The record of a game; nobody needs to know whose it is."""
    record = record_of(table)
    record.names = [""] * record.players
    return write_record(record)


async def habits_in(store: Store, game: Game, person: str) -> Habits:
    """What this person's decisions have cost in their latest reviewed games."""
    theirs = (reviews.c.person == person) & (reviews.c.version == version_of(game.name)) & (tables.c.game == game.name)
    wanted = select(reviews.c.code, reviews.c.text, tables.c.number).join(tables, tables.c.code == reviews.c.code).where(theirs)
    is_rough = reviews.c.effort != WHOLE  # counts only as long as there are not enough of the others
    chosen = await store.rows(wanted.order_by(is_rough, tables.c.number.desc(), reviews.c.seat).limit(MOST_REVIEWED))
    found = [(row.code, _read_decisions.decode(row.text)) for row in sorted(chosen, key=lambda row: row.number)]
    return habits_of(game.name, counted_in(game), found)


async def practices_of(store: Store, code: str, person: str) -> list[finished_messages.Practised]:
    """The positions from this game that a person has played again, the newest last."""
    wanted = (
        select(practices)
        .join(tables, tables.c.code == practices.c.code)
        .where(practices.c.past == code, practices.c.person == person)
    )
    newest = wanted.order_by(tables.c.number.desc()).limit(MOST_PRACTICES)
    return [
        finished_messages.Practised(
            code=row.code, place=row.place, outcome=msgspec.json.decode(row.text, type=finished_messages.PracticeOutcome | None)
        )
        for row in reversed(await store.rows(newest))
    ]


def seat_in(written: str, table: TableState) -> int:
    """A seat as written in an address; Refusal if there is none."""
    if written.isascii() and written.isdigit() and len(written) < 3 and int(written) < table.players:
        return int(written)
    raise Refusal("no_such_seat", f"This table has seats 0 to {table.players - 1}.")
