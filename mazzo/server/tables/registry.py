"""The tables of this server: how they are opened and found, and the background work on them."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import secrets
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Literal

from sqlalchemy import Connection, insert, select

from mazzo.bots.offered import levels_of
from mazzo.compiled_games import is_interpreted
from mazzo.server.bots.load_gauge import LoadGauge
from mazzo.server.bots.pool import BotPool
from mazzo.server.codes import fresh_code, no_such_table
from mazzo.server.json_log import log_event, mark_of
from mazzo.server.persons.blocks import Blocks
from mazzo.server.persons.sanctions import READ_AGAIN_SECONDS, Kind, Sanctions
from mazzo.server.rate_limits import RateLimit, take_each
from mazzo.server.results.daily import make_days_for_ever
from mazzo.server.results.sightings import Sightings
from mazzo.server.settings import Settings
from mazzo.server.store.chain import LogDamaged
from mazzo.server.store.changes import CLOSING, Change
from mazzo.server.store.peers import Peers, SingleProcess
from mazzo.server.store.reader import NotStored
from mazzo.server.store.schema import persons, practices
from mazzo.server.store.store import Store
from mazzo.server.tables.connections import Connections
from mazzo.server.tables.drain import Drain
from mazzo.server.tables.driver import Leases, TableServices
from mazzo.server.tables.evenings import CHANGED, Evenings
from mazzo.server.tables.lobby import Lobby
from mazzo.server.tables.programs import is_program
from mazzo.server.tables.replays import Replays
from mazzo.server.tables.reviews import Reviews
from mazzo.server.tables.session import TableSession, log_damaged, piece_of
from mazzo.server.tables.tidying import Tidier, keep_days_of
from mazzo.server.tables.uptime import Uptime
from mazzo.server.tasks import Tasks
from mazzo.server.wire.messages import FromServer
from mazzo.table import commands
from mazzo.table.commands import Person, Rules
from mazzo.table.log import Entry, Opened, Sat, read_entry
from mazzo.table.practice import practice_entries
from mazzo.table.state import TableState
from mazzo.words import Refusal

IDLE_SECONDS = 60
CALM_SECONDS = 2.0  # before looking again whether the server is calm
RETURN_SECONDS = 5.0  # for pages to connect again after a restart
HAND_OVER_SECONDS = 3.0
# Between two garbage collections: with a full house, one stops everybody for half a second. Sessions and connections need none,
# because nothing in them refers back to them once they are closed.
COLLECT_SECONDS = 1
COLLECT_ALL_SECONDS = 24 * 3600
CODES_TRIED = 8
MOST_SHARED = 50  # unfinished games of two persons
Noting = Callable[[Connection], bool | None]
ONE_HOUR = 3600


def note_practice(connection: Connection, row: dict[str, Any]) -> None:
    connection.execute(insert(practices).values(**row))


class TableRegistry:
    """All tables; those with a connection, or where it is a bot's turn, have a session in memory."""

    def __init__(self, store: Store, bots: BotPool, settings: Settings) -> None:
        self.store = store
        self.bots = bots
        self.settings = settings
        self.tasks = Tasks()
        self.uptime = Uptime(store, self._time_stood_still)
        self.openings = RateLimit(settings.tables_per_hour, ONE_HOUR)
        """How many tables an address or a person opens, rematches included."""
        self.leases: Leases = Peers(store, settings.lease_seconds) if store.database.is_shared else SingleProcess()
        self.connections = Connections()
        self.sanctions = Sanctions(store)
        self.blocks = Blocks(store)
        self.sightings = Sightings(store)
        self.reviews = Reviews(store, bots, self.tasks)
        self.replays = Replays()
        self.evenings = Evenings(store, self.announce)
        self.drain = Drain(store, self._tell_everyone)
        self.lobby = Lobby(store, self.tasks, self.sessions, self.find_now)
        self._services = TableServices(bots, self.leases, self.tasks, self.uptime, settings, self.drain.refuse_new_games)
        self._sessions: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._to_resume: asyncio.Queue[str] = asyncio.Queue()
        self._load = LoadGauge()
        self.tidier = Tidier(store, lambda: self._sessions.keys())
        self.rules_loaded = asyncio.Event()
        """Cleared while the rules are being loaded in a thread: requests for a table wait, without stopping anybody else."""
        self.rules_loaded.set()
        self.preparing: int | None = None
        """On a new machine: how much of the rules and bots is compiled, in percent; None once everything is ready. Meanwhile
        people can play, and bots that do not search, if the server began interpreted."""
        self._started_at: float | None = None

    def start(self) -> None:
        self._started_at = asyncio.get_running_loop().time()
        self.leases.start(self)
        self.tasks.run(self.uptime.tick_for_ever())
        self.tasks.run(self.uptime.retry_for_ever())
        self.tasks.run(self._evict_for_ever())
        self.tasks.run(self._collect_for_ever())
        self.tasks.run(self.lobby.note_for_ever())
        self.tasks.run(make_days_for_ever(self.store))
        self.tasks.run(self._enforce_for_ever())
        if not is_interpreted():  # reading every log takes long then, and would hold up people who play
            self.tasks.run(self._resume())
            self.tasks.run(self._settle_the_rest())
        if self.leases.is_shared:
            self.tasks.run(self.drain.follow_for_ever())
        self.tasks.run(self.tidier.tidy_for_ever(keep_days_of(self.settings)))

    async def hand_over(self) -> None:
        """Called before anybody is disconnected: other processes may drive the tables from now on."""
        self.evenings.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HAND_OVER_SECONDS):
                await asyncio.gather(*(session.hand_over() for session in self.sessions()))
        await self.leases.close()

    async def close(self) -> None:
        await self.leases.close()
        await self.tasks.close()

    @property
    def has_just_started(self) -> bool:
        """Are those who were connected before a restart perhaps still on their way back?"""
        return self._started_at is not None and asyncio.get_running_loop().time() < self._started_at + RETURN_SECONDS

    # ------------------------------------------------------------------------------------------------------------ finding

    async def rules_ready(self) -> None:
        """Waits for rules that are being loaded. If they are being compiled, which takes longer, it is a Refusal."""
        if self.preparing is not None and not self.rules_loaded.is_set():
            raise self._still_preparing(self.preparing)
        await self.rules_loaded.wait()

    def bots_ready(self, searching: bool = False) -> None:
        """A Refusal while no bot can play because the rules are being compiled, or, on request, while no searching bot can."""
        if self.preparing is not None and (searching or not is_interpreted()):
            raise self._still_preparing(self.preparing)

    def _still_preparing(self, percent: int) -> Refusal:
        sentence = f"The server is still getting ready, {percent} % is done. Try again in a moment."
        return Refusal("preparing", sentence, {"percent": percent})

    async def find_now(self, code: str) -> TableSession:
        """Like `find`, for somebody who should get an answer rather than wait for minutes."""
        await self.rules_ready()
        return await self.find(code)

    async def find(self, code: str) -> TableSession:
        """The table with this code, built from its log if it is not in memory; Refusal if there is none."""
        if code in self._sessions:
            session = self._sessions[code]
            session.used_at = asyncio.get_running_loop().time()
            if self.leases.is_shared:
                await session.catch_up()
            return session
        await self.rules_loaded.wait()
        if code not in self._sessions:
            # All who ask meanwhile wait for the same one: two sessions of a table would not know about each other.
            if code not in self._loading:
                self._loading[code] = self.tasks.run(self._load_session(code))
            await asyncio.shield(self._loading[code])
        return self._sessions[code]

    async def _load_session(self, code: str) -> None:
        try:
            await self._open_session(code, *await self.read(code))
        finally:
            del self._loading[code]

    async def read(self, code: str) -> tuple[TableState, bytes]:
        """The table built from its log, and the hash of its last entry."""
        try:
            log, last_hash = await self.store.whole_log_of(code)
        except LogDamaged as damage:
            raise log_damaged(code, damage) from None
        except NotStored:
            raise Refusal("not_stored", "The server cannot read this table now. Try again.") from None
        if not log:
            raise no_such_table()
        try:
            return TableState.from_log(map(read_entry, log)), last_hash
        except ValueError:
            log_event("log_refused", table=mark_of(code))
            raise Refusal("old_rules", "This table was played by another version of the rules.") from None

    async def _open_session(self, code: str, table: TableState, last_hash: bytes) -> None:
        session = self._sessions[code] = TableSession(
            code,
            table,
            last_hash,
            self.store,
            self.lobby,
            self._services,
        )
        if table.stage == "over" and table.opened.rated:
            with contextlib.suppress(NotStored):
                await session.load_ratings()
        session.wake()

    def sessions(self) -> list[TableSession]:
        return list(self._sessions.values())

    async def exists(self, code: str) -> bool:
        return code in self._sessions or await self.store.is_there(code)

    async def play_rated_together(self, one: str, other: str) -> bool:
        """Do two different persons have seats in the same rated game? Then they cannot be merged, nor if they share so many
        unfinished games that checking each would hold up everybody."""
        if one == other:
            return False
        shared = set(await self.store.unfinished_tables_of(one)) & set(await self.store.unfinished_tables_of(other))
        if len(shared) > MOST_SHARED:  # not only the newest: somebody could hide one behind many that were opened later
            return True
        for code in shared:
            try:
                table = (await self.find(code)).table
            except Refusal as why:
                if why.reason == "not_stored":
                    raise
                continue  # nobody can play there
            if table.opened.rated and table.stage != "over" and None not in (table.seat_of(one), table.seat_of(other)):
                return True
        return False

    # ------------------------------------------------------------------------------------------------------------ opening

    async def open(self, person: Person, opened: Opened, start: bool) -> str:
        """Opens a table with its host on the first seat; on request the cards are dealt at once. Returns its code."""
        await self.rules_ready()
        self.drain.refuse_new_games()
        if start:
            self.bots_ready()
        entries: list[Entry] = [opened, Sat(seat=0, name=person.name, player="person", person=person.person)]
        if start:
            entries += commands.start(TableState.from_log(entries), person)
        code = await self._store_table(entries)
        if not start:
            await self.lobby.opened(code, opened.public, person.person)
        return code

    async def practise(self, person: Person, session: TableSession, place: int) -> str:
        """Opens a table on which a position from a finished game is played again, and returns its code. Stored as a whole or
        not at all."""
        self.drain.refuse_new_games()
        # The game is over, so nothing changes it meanwhile; its whole past is replayed.
        entries = await asyncio.to_thread(practice_entries, session.table, session.code, place, person)
        row = {"past": session.code, "place": place, "person": person.person, "text": b"null"}
        return await self._store_table(entries, lambda code: partial(note_practice, row=row | {"code": code}))

    async def _store_table(self, entries: Sequence[Entry], noting: Callable[[str], Noting | None] = lambda code: None) -> str:
        """Stores a new table, with its notes in the same transaction, and returns its code, which was unused."""
        for _ in range(CODES_TRIED):
            code = fresh_code()
            if await self.store.append(piece_of(code, 0, entries), work=noting(code)):
                log_event("table_opened", table=mark_of(code))
                return code
        raise Refusal("busy", "No table could be opened; try again.")

    def may_open(self, person: Person, address: str) -> bool:
        """May they open another table, or have they, or their address, opened too many recently?"""
        return take_each((self.openings, person.person), (self.openings, address))

    async def rematch(self, session: TableSession, person: Person, address: str, rules: Rules | None = None) -> None:
        """The same people at a new table, with other rules on request, once: both logs are written together."""
        self.drain.refuse_new_games()
        code = fresh_code()
        if not commands.rematch(session.table, person, code):
            return
        if not self.may_open(person, address):
            raise Refusal("too_many_tables", "Too many tables were opened by you or from your address; try again later.")
        company = [chair.person for chair in session.table.chairs if chair.player == "person" and chair.person is not None]
        # The person who has blocked somebody is left out, not the other: nobody can push a player out of a group by blocking
        # them.
        apart = {other if who == person.person else who for who, other in await self.blocks.among(company)}
        levels, names = levels_of(session.table.game.name), await self.store.names_of(company)
        entries = commands.rematch_entries(session.table, person, secrets.token_hex(32), apart, rules, levels, names)
        new_table = piece_of(code, 0, entries)
        await session.execute(lambda table: commands.rematch(table, person, code), also=[new_table])

    async def rename(self, person: Person, name: str) -> None:
        """A new name, chosen by the person; Refusal if the host of the server does not allow it."""
        self.sanctions.refuse_new_name(person.person)
        await self.give_name(person, name, unless=("name", "silence"))

    async def give_name(
        self, person: Person, name: str, by: Literal["player", "host"] = "player", unless: Collection[Kind] = ()
    ) -> None:
        """A new name, here and at the newest tables where this person plays; by the host of the server, at all of them. Refusal
        if the host has imposed such a measure."""
        if by == "host":
            # Whoever sits down from now on does so by this name; anybody who did before is found at their table below.
            self.connections.rename(person.person, name)
        if not await self.store.rename_person(person.person, name, unless):
            await self.enforce()  # this process may not have heard of it
            self.sanctions.refuse_new_name(person.person)
            raise Refusal("busy", "Your name cannot be changed at this moment; try again.")
        self.connections.rename(person.person, name)  # here at once: the next command of this connection may be to sit down
        await self.announce(Change("renamed", person=person.person))
        if by == "host":
            codes = await self.store.unfinished_tables_of(person.person)
        else:
            codes = await self.store.tables_of(person.person, also_abandoned=True)
        is_newest = True  # a later name may be the first to come to a table

        def still_holds(connection: Connection) -> bool:
            nonlocal is_newest
            is_newest = connection.scalar(select(persons.c.name).where(persons.c.person == person.person)) == name
            return is_newest

        def rename(table: TableState) -> list[Entry]:
            return commands.rename(table, person, name, by) if is_newest else []

        for code in codes:
            with contextlib.suppress(Refusal):
                session = await self.find(code)
                await session.execute(rename, still_holds=still_holds)

    async def block(self, person: str, other: str) -> None:
        """From now on this person sees neither the other's messages nor their tables; Refusal after too many."""
        await self.blocks.block(person, other)
        await self._announce_block(person, other)

    async def unblock(self, person: str, number: int) -> None:
        """Lifts a block by its number in the person's list; if it is not there, nothing happens."""
        other = await self.blocks.unblock(person, number)
        if other is not None:
            await self._announce_block(person, other)

    async def _announce_block(self, person: str, other: str) -> None:
        await self.announce(Change("blocked", person=person))
        await self.announce(Change("blocked", person=other))

    def _tell_everyone(self, notice: FromServer) -> None:
        for session in self.sessions():
            for subscriber in list(session.subscribers):
                subscriber.send(notice)

    # ------------------------------------------------------------------------------------------- without anybody asking

    async def _resume(self) -> None:
        """After a restart the bots continue where they were; so do those of a process that has died."""
        if not self.leases.is_shared:
            for code in await self.store.tables_needing_driver():
                self._to_resume.put_nowait(code)
        while True:
            code = await self._to_resume.get()
            try:
                session = await self.find(code)
                if session.table.stage == "over":
                    await session.settle()
                session.wake()
                session.park()
            except Refusal as why:
                if why.reason == "not_stored":
                    self._to_resume.put_nowait(code)
                    await asyncio.sleep(CALM_SECONDS)
            except Exception as problem:  # the others go on
                log_event("work_failed", table=mark_of(code), reason=type(problem).__name__)
            await asyncio.sleep(0)

    async def _settle_the_rest(self) -> None:
        """A server that was killed may have stored the end of a game but not its results; if only people play, nothing else
        would ever notice. There is no hurry."""
        for code in await self.store.unsettled_tables():
            while self._load.is_high:
                await asyncio.sleep(CALM_SECONDS)
            try:
                session = await self.find(code)
                if session.table.stage == "over":
                    await session.settle()
            except Refusal:
                pass
            except Exception as problem:  # the others are settled
                log_event("work_failed", table=mark_of(code), reason=type(problem).__name__)
            await asyncio.sleep(0.02)

    def _time_stood_still(self) -> None:
        for session in self.sessions():
            session.time_stood_still()

    async def _evict_for_ever(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 2)
            self.evict(unused_since=asyncio.get_running_loop().time() - IDLE_SECONDS)

    def evict(self, unused_since: float) -> None:
        """Removes unused sessions from memory; their logs stay."""
        for code, session in list(self._sessions.items()):
            if session.is_idle and session.used_at < unused_since:
                del self._sessions[code]
                session.close()
                self.leases.release(code)

    async def _collect_for_ever(self) -> None:
        """Collects garbage so often that each time takes milliseconds: only new objects are examined, and survivors are left
        alone. Once a day, in a quiet moment, everything is examined."""
        clock = asyncio.get_running_loop().time
        collected_all_at = clock()
        while True:
            await asyncio.sleep(COLLECT_SECONDS)
            if clock() > collected_all_at + COLLECT_ALL_SECONDS and not self._load.is_high:
                gc.unfreeze()
                collected_all_at = clock()
            gc.collect()
            gc.freeze()

    # ------------------------------------------------------------------------- what all processes have to know of each other

    async def announce(self, change: Change) -> None:
        """Makes every process of this server act on a stored change; `store/changes.py` explains how to use it."""
        await self.leases.announce(change)

    def changed(self, change: Change) -> None:
        log_event("changed", kind=change.reason)
        if change.reason in CLOSING:
            self.connections.close(change)
        elif change.reason == "renamed":
            self.tasks.run(self._read_name(change.person))
        elif change.reason == CHANGED:
            self.evenings.changed(change.code)
        elif change.reason == "rewritten":
            self.evenings.rewritten(change.code)
            self.tasks.run(self._read_again(change.code))
        elif change.reason == "sanctioned":
            self.tasks.run(self.enforce())
        elif change.reason == "blocked":
            self.blocks.changed(change.person)
            self.tasks.run(self._read_blocks(change.person))

    async def _read_name(self, person: str) -> None:
        for (name,) in await self.store.rows(select(persons.c.name).where(persons.c.person == person)):
            self.connections.rename(person, name)

    async def enforce(self) -> None:
        """Reads the measures imposed by the host of the server, and closes the connections of people who are banned now; bots
        keep the seats in their games."""
        with contextlib.suppress(NotStored):  # tried again in a while
            await self.sanctions.refresh()
        banned = list(self.sanctions.banned(self.connections.all()))
        for connection, why in banned:
            connection.close(why)
        closed = [connection for connection, _ in banned]
        for connection in closed:
            stays = any(other.code == connection.code for other in self.connections.of(connection.person) if other not in closed)
            if not stays and not is_program(connection.person):
                await self.remove_from(connection.code, connection.person)

    async def _enforce_for_ever(self) -> None:
        while True:
            await asyncio.sleep(READ_AGAIN_SECONDS)
            await self.enforce()

    async def remove_from(self, code: str, person: str) -> None:
        """Removes a person from a table, for now, unless its game is over."""
        with contextlib.suppress(Refusal):
            session = await self.find(code)
            await session.execute(lambda table: commands.remove(table, person, for_good=False))

    async def _read_blocks(self, person: str) -> None:
        with contextlib.suppress(NotStored):
            blocked = (await self.blocks.around(person)).blocked
            for connection in self.connections.of(person):
                if connection.blocked != blocked:  # the blocked person must not notice
                    connection.blocked = blocked
                    connection.send_table()

    async def _read_again(self, code: str) -> None:
        if code in self._sessions:
            await self._sessions[code].replace_table(lambda: self.read(code))

    def known_lengths(self) -> dict[str, int]:
        return {code: len(session.table.entries) for code, session in self._sessions.items()}

    def log_grew(self, code: str, length: int) -> None:
        self.tasks.run(self.find(code))  # which reads the new entries

    def presence_changed(self, code: str) -> None:
        if code in self._sessions:
            self._sessions[code].presence_changed()

    def lease_granted(self, code: str) -> None:
        self._to_resume.put_nowait(code)
