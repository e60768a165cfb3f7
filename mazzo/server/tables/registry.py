"""The tables of this server: how they are opened and found, and what goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import secrets
from collections.abc import Coroutine
from typing import Any

from mazzo.server.bots.load_gauge import People
from mazzo.server.bots.pool import Thinkers
from mazzo.server.json_log import log_event, mark_of
from mazzo.server.rate_limits import RateLimit
from mazzo.server.settings import Settings
from mazzo.server.store.leases import Peers, SingleProcess
from mazzo.server.store.store import NotStored, Person, Store
from mazzo.server.tables.hinting import Hints
from mazzo.server.tables.lobby import Lobby
from mazzo.server.tables.session import LiveTable, piece_of
from mazzo.server.wire.messages import MyTable
from mazzo.table import commands as deeds
from mazzo.table.log import Opened, Sat, read_entry
from mazzo.table.table import Table
from mazzo.words import Refusal

CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH = 8
IDLE_SECONDS = 60
# Between two looks for objects that nobody needs: in a full house one stops everybody for half a second.
TIDY_SECONDS = 55
LATEST_TIDY_SECONDS = 900
TRIES = 8


def fresh_code() -> str:
    return "".join(secrets.choice(CROCKFORD) for _ in range(CODE_LENGTH))


def read_code(written: str) -> str | None:
    """A table's code as somebody typed it: Crockford's O is 0, I and L are 1; None for what cannot be one."""
    code = written.upper().replace("O", "0").replace("I", "1").replace("L", "1")
    return code if len(code) == CODE_LENGTH and all(letter in CROCKFORD for letter in code) else None


def no_such_table() -> Refusal:
    """One answer for what does not exist and for what is not for you: nobody learns which."""
    return Refusal("no_such_table", "There is no such table, or it is not for you to see.")


class Tables:
    """All tables; those that somebody is at, or that a bot plays at, are in memory."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.hints = Hints(thinkers)
        self.peers = Peers(store, settings.lease_seconds) if store.database.is_shared else SingleProcess()
        self._to_look_at: asyncio.Queue[str] = asyncio.Queue()
        self.lobby = Lobby(self)
        self._people = People()
        self.talkers = RateLimit(settings.lines_in_10_seconds, 10)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        self.peers.start(self)
        self.run(self._sweep())
        self.run(self.lobby.look_round())
        self.run(self._resume())
        self.run(self._settle_the_rest())

    async def close(self) -> None:
        await self.peers.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Work that goes on whoever hangs up."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, Refusal):
            log_event("work_failed", reason=type(problem).__name__)

    # ------------------------------------------------------------------------------------------------------------ finding

    async def find(self, code: str) -> LiveTable:
        """The table with this code, built from its log if it is not in memory; Refusal if there is none."""
        if code in self._live:
            live = self._live[code]
            live.used_at = asyncio.get_running_loop().time()
            if self.peers.is_shared:
                await live.catch_up()
            return live
        loading = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with loading:
                if code in self._live:
                    return self._live[code]
                try:
                    log = await self.store.log_of(code)
                except NotStored:
                    raise Refusal("not_stored", "The server cannot read this table now. Try again.") from None
                if not log:
                    raise no_such_table()
                try:
                    table = Table.from_log([read_entry(text) for text in log])
                except ValueError:
                    log_event("log_refused", table=mark_of(code))
                    raise Refusal("old_rules", "This table was played by another version of the rules.") from None
                live = self._live[code] = LiveTable(self, code, table)
                if table.stage == "over" and table.opened.rated:
                    await live.load_ratings()
                live.stir()
                return live
        finally:
            if not loading.locked():
                self._loading.pop(code, None)

    def in_memory(self) -> list[LiveTable]:
        return list(self._live.values())

    async def is_there(self, code: str) -> bool:
        return code in self._live or await self.store.is_there(code)

    async def of_person(self, person: Person) -> list[MyTable]:
        """The tables where this person has a seat and the game is not over."""
        mine = []
        for code in await self.store.tables_of(person.person):
            try:
                table = (await self.find(code)).table
            except Refusal:
                continue
            seat = deeds.seat_of(table, person.person)
            if seat is not None and table.stage != "over":
                names = [chair.name for place, chair in enumerate(table.chairs) if chair.player != "nobody" and place != seat]
                turn = seat in table.undecided and not table.chairs[seat].kept
                mine.append(MyTable(code=code, game=table.game.name, stage=table.stage, your_turn=turn, names=names))
        return mine

    # ------------------------------------------------------------------------------------------------------------ opening

    async def open(self, person: Person, opened: Opened, start: bool) -> str:
        """A new table with its host on the first seat; the cards are dealt at once if wanted. Its code."""
        entries: list[Any] = [opened, Sat(seat=0, name=person.name, player="person", person=person.person)]
        if start:
            table = Table.from_log(entries)
            entries += deeds.start(table, person)
        for _ in range(TRIES):
            code = fresh_code()
            if await self.store.append(piece_of(code, 0, entries)):
                log_event("table_opened", table=mark_of(code))
                if not start:
                    await self.lobby.opened(code, opened.public)
                return code
        raise Refusal("busy", "No table could be opened; try again.")

    async def rematch(self, live: LiveTable, person: Person) -> None:
        """The same company at a new table, once: both logs are written together."""
        code = fresh_code()
        entries = deeds.rematch_entries(live.table, person, secrets.token_hex(32))
        new_table = piece_of(code, 0, entries)
        work = live._do(lambda table: deeds.rematch(table, person, code), lambda: None, new_table)
        await asyncio.shield(self.run(work))

    async def rename(self, person: Person, name: str) -> None:
        """A new name, here and at every table where this person plays."""
        await self.store.rename_person(person.person, name)
        for live in list(self._live.values()):
            for listener in live.listeners:
                if listener.person == person.person:
                    listener.renamed(name)
        for code in await self.store.tables_of(person.person, also_abandoned=True):
            with contextlib.suppress(Refusal):
                live = await self.find(code)
                await live.do(lambda table: deeds.rename(table, person, name))

    async def note_calm(self, code: str, length: int) -> None:
        with contextlib.suppress(NotStored):
            await self.store.clear_driver_need(code, length)

    # ------------------------------------------------------------------------------------------------ by themselves

    async def _resume(self) -> None:
        """After a restart the bots go on where they were; so do those of a process that has died."""
        if not self.peers.is_shared:
            for code in await self.store.tables_needing_driver():
                self._to_look_at.put_nowait(code)
        while True:
            code = await self._to_look_at.get()
            with contextlib.suppress(Refusal):
                live = await self.find(code)
                if live.table.stage == "over":
                    await live.settle()
                live.stir()
                live.rest()
            await asyncio.sleep(0)

    async def _settle_the_rest(self) -> None:
        """A server that was killed may have stored the end of a game and not its results; where only people play, nothing else
        would ever look. There is no hurry."""
        for code in await self.store.unsettled_tables():
            with contextlib.suppress(Refusal):
                live = await self.find(code)
                if live.table.stage == "over":
                    await live.settle()
            await asyncio.sleep(0.02)

    async def _sweep(self) -> None:
        """Tables that nobody is at leave the memory; their logs stay."""
        clock = asyncio.get_running_loop().time
        tidied_at = clock()
        while True:
            await asyncio.sleep(IDLE_SECONDS / 2)
            now = clock()
            if now > tidied_at + (LATEST_TIDY_SECONDS if self._people.are_many else TIDY_SECONDS):
                gc.collect()
                tidied_at = now
            for code, live in list(self._live.items()):
                if live.is_idle and now - live.used_at > IDLE_SECONDS:
                    del self._live[code]
                    self.peers.release(code)

    # ------------------------------------------------------------------------------ what the other processes let us know

    def known_lengths(self) -> dict[str, int]:
        return {code: len(live.table.entries) for code, live in self._live.items()}

    def log_grew(self, code: str, length: int) -> None:
        self.run(self.find(code))  # which reads what is new

    def presence_changed(self, code: str) -> None:
        if code in self._live:
            self._live[code].here_changed()

    def lease_granted(self, code: str) -> None:
        self._to_look_at.put_nowait(code)
