"""Evenings with real cards whose pad several phones share: entries are judged, stored, then sent to everyone who waits for
them.

Each evening is its log (`mazzo.evening`). An entry is stored at its own position and no other: one that comes too late is
judged again. Phones ask for anything newer than what they have, and wait for it; those at another process are woken by a change
(`store.changes`).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from mazzo import evening as rules
from mazzo.evening import Evening, Logged, Opened
from mazzo.server.codes import fresh_code
from mazzo.server.results.deals import now
from mazzo.server.store.changes import Change
from mazzo.server.store.reader import NotStored
from mazzo.server.store.retention import remove_evenings
from mazzo.server.store.schema import evening_entries, evenings
from mazzo.server.store.store import Store
from mazzo.words import Refusal

WAIT_SECONDS = 20.0  # less than any proxy would
MOST_WAITING = 10_000  # requests; further ones are answered at once
MOST_KEPT = 500
TRIES = 8
CHANGED = "evening"
"""The reason of a change that tells the other processes about an entry."""

_read_opened = msgspec.json.Decoder(Opened).decode


@dataclass
class Kept:
    """An evening in memory."""

    evening: Evening
    writing: asyncio.Lock = field(default_factory=asyncio.Lock)
    news: asyncio.Event = field(default_factory=asyncio.Event)


class Evenings:
    """The evenings of this server."""

    def __init__(self, store: Store, announce: Callable[[Change], Awaitable[None]]) -> None:
        self._store = store
        self._announce = announce
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._waiting = 0
        self._is_closing = False

    async def open(self, person: str, game: str, opened: Opened) -> str:
        """A new evening, held by this person; its code."""
        rules.opened_by(game, opened, person)
        row = {"game": game, "holder": person, "opened_at": now(), "changed_at": now(), "text": msgspec.json.encode(opened)}
        code = fresh_code()
        await self._store.execute(insert(evenings).values(evening=code, **row))
        return code

    async def find(self, code: str) -> Evening:
        """The evening according to everything stored; Refusal if there is none."""
        return (await self._find(code)).evening

    async def refuse_unknown(self, code: str) -> None:
        """Refusal if there is no evening with this code."""
        await self._keep(code)

    async def _keep(self, code: str) -> Kept:
        kept = self._kept.get(code)
        if kept is None:
            kept = Kept(await self._load(code))
            kept = self._kept.setdefault(code, kept)
            self._forget_some()
        self._kept.move_to_end(code)
        return kept

    async def _find(self, code: str) -> Kept:
        kept = await self._keep(code)
        async with kept.writing:
            await self._catch_up(code, kept.evening)
        return kept

    async def _load(self, code: str) -> Evening:
        rows = await self._store.rows(select(evenings).where(evenings.c.evening == code))
        if not rows:
            raise no_such_evening()
        return rules.opened_by(rows[0].game, _read_opened(rows[0].text), rows[0].holder)

    def _forget_some(self) -> None:
        for code, kept in list(self._kept.items())[: max(0, len(self._kept) - MOST_KEPT)]:
            kept.news.set()
            del self._kept[code]

    async def _catch_up(self, code: str, evening: Evening) -> None:
        newer = (evening_entries.c.evening == code) & (evening_entries.c.entry >= evening.length)
        for row in await self._store.rows(select(evening_entries).where(newer).order_by(evening_entries.c.entry)):
            evening.apply(row.writer, rules.read_entry(row.text))

    async def write(self, code: str, person: str, judge: Callable[[Evening], Sequence[Logged]]) -> Evening:
        """Judges, stores, and notifies everyone who waits. Refusal, with nothing changed, if it is not allowed."""
        for _ in range(TRIES):
            kept = await self._find(code)
            async with kept.writing:
                entries = judge(kept.evening)
                if not entries:
                    return kept.evening
                if await self._append(code, kept.evening.length, person, entries):
                    for entry in entries:
                        kept.evening.apply(person, entry)
                    break
        else:
            raise Refusal("busy", "Others were faster; try again.")
        with contextlib.suppress(NotStored):  # it is stored; other processes find it when they are asked
            await self._announce(Change(CHANGED, code=code))
        return kept.evening

    async def _append(self, code: str, length: int, person: str, entries: Sequence[Logged]) -> bool:
        """False, with nothing stored, if another process has taken the position; Refusal if the evening was removed
        meanwhile."""
        rows = [
            {"evening": code, "entry": length + place, "writer": person, "text": rules.write_entry(entry)}
            for place, entry in enumerate(entries)
        ]
        is_there = is_free = True

        def append(connection: Connection) -> None:
            nonlocal is_there, is_free
            # Others who write on this pad wait here, and then see what was stored.
            touched = connection.execute(update(evenings).where(evenings.c.evening == code).values(changed_at=now()))
            is_there = touched.rowcount == 1
            if not is_there:
                return
            taken = select(evening_entries.c.entry).where(evening_entries.c.evening == code, evening_entries.c.entry >= length)
            is_free = connection.execute(taken).first() is None
            if is_free:
                connection.execute(insert(evening_entries), rows)

        await self._store.transact(append)
        if not is_there:
            self.rewritten(code)
            raise no_such_evening()
        return is_free

    # ------------------------------------------------------------------------------------------------------------- waiting

    async def wait(self, code: str, length: int) -> Evening:
        """The evening, once its length has changed; after a while, as it is."""
        kept = await self._find(code)
        if kept.evening.length != length or self._waiting >= MOST_WAITING or self._is_closing:
            return kept.evening
        self._waiting += 1
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(WAIT_SECONDS):
                    await kept.news.wait()
        finally:
            self._waiting -= 1
        return await self.find(code)

    def changed(self, code: str) -> None:
        """This process or another has stored something."""
        kept = self._kept.get(code)
        if kept is not None:
            kept.news.set()
            kept.news = asyncio.Event()

    def close(self) -> None:
        """Ends all waiting: the server is about to stop."""
        self._is_closing = True
        for kept in self._kept.values():
            kept.news.set()

    # ---------------------------------------------------------------------------------------------------------- forgetting

    async def forget(self, person: str, nobody: str) -> None:
        """Removes the evenings that this person held; in those of others, their name is removed."""
        wrote = select(evening_entries.c.evening).where(evening_entries.c.writer == person)
        codes = {code for (code,) in await self._store.rows(wrote.distinct())}
        named: list[Any] = []
        for code in codes:
            evening = await self.find(code)
            seat = evening.seat_of(person)
            if seat is not None:
                opened = evening.opened
                opened.names[seat] = nobody
                named.append(update(evenings).where(evenings.c.evening == code).values(text=msgspec.json.encode(opened)))
        theirs = [code for (code,) in await self._store.rows(select(evenings.c.evening).where(evenings.c.holder == person))]

        def forget(connection: Connection) -> None:
            remove_evenings(connection, theirs)
            for statement in named:
                connection.execute(statement)
            connection.execute(update(evening_entries).where(evening_entries.c.writer == person).values(writer=None))

        await self._store.transact(forget)
        for code in {*codes, *theirs}:
            await self._announce(Change("rewritten", code=code))

    def rewritten(self, code: str) -> None:
        """Its log has been rewritten: it is read again."""
        self.changed(code)
        self._kept.pop(code, None)


def no_such_evening() -> Refusal:
    return Refusal("no_such_evening", "There is no such evening, or it was removed.")
