"""Players who block each other: the server does not seat them together, and they do not see each other's messages."""

from __future__ import annotations

import time
from collections import OrderedDict

from sqlalchemy import Connection, delete, func, select

from mazzo.server.store.schema import blocks, persons
from mazzo.server.store.store import Store
from mazzo.server.wire import me_messages
from mazzo.table.commands import Apart
from mazzo.words import Refusal

MOST_BLOCKED = 200  # people by one person
TRIES = 5
MOST_REMEMBERED = 10_000  # people whose blocks are kept in memory


class Blocks:
    """Who has blocked whom, kept in memory for the people who are here."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Apart] = OrderedDict()
        self._changes = 0

    async def around(self, person: str) -> Apart:
        """The people this person has blocked, and those who have blocked them."""
        if person in self._known:
            self._known.move_to_end(person)
            return self._known[person]
        # Two queries without a limit: otherwise a crowd that blocks somebody would push out the people they have blocked
        # themselves.
        theirs = select(blocks.c.blocked).where(blocks.c.person == person)
        others = select(blocks.c.person).where(blocks.c.blocked == person)
        for _ in range(TRIES):
            changes = self._changes
            blocked, blocked_by = await self._store.rows(theirs), await self._store.rows(others)
            if changes == self._changes:  # nothing has changed while it was read
                break
        found = Apart(blocked=frozenset(other for (other,) in blocked), blocked_by=frozenset(other for (other,) in blocked_by))
        self._known[person] = found
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return found

    def changed(self, person: str) -> None:
        """This person's blocks have to be read again."""
        self._changes += 1
        self._known.pop(person, None)

    async def among(self, company: list[str]) -> list[tuple[str, str]]:
        """The blocks among these people: who, and whom."""
        wanted = select(blocks.c.person, blocks.c.blocked).where(blocks.c.person.in_(company), blocks.c.blocked.in_(company))
        return [(by, blocked) for by, blocked in await self._store.rows(wanted)]

    async def block(self, person: str, other: str) -> None:
        """Blocks somebody; repeating it changes nothing. Refusal if a person has blocked too many."""
        is_full = False

        def add(connection: Connection) -> None:
            nonlocal is_full
            count = select(func.count()).select_from(blocks).where(blocks.c.person == person)
            is_full = bool(connection.scalar(count) >= MOST_BLOCKED)  # type: ignore[operator]
            if not is_full:
                new = self._store.insert(blocks).values(person=person, blocked=other, since=int(time.time()))
                connection.execute(new.on_conflict_do_nothing(index_elements=["person", "blocked"]))

        await self._store.transact(add)
        if is_full:
            raise Refusal("too_many_blocked", f"You have blocked {MOST_BLOCKED} people: unblock somebody first.")

    async def unblock(self, person: str, number: int) -> str | None:
        """Lifts a block by its number in the list; returns who was blocked, if anybody."""
        mine = (blocks.c.person == person, blocks.c.number == number)
        for (other,) in await self._store.rows(select(blocks.c.blocked).where(*mine)):
            await self._store.execute(delete(blocks).where(*mine))
            return str(other)
        return None

    async def listed(self, person: str) -> list[me_messages.BlockedPerson]:
        """The people this person has blocked, by their current names, the newest first."""
        wanted = (
            select(blocks.c.number, persons.c.name, blocks.c.since)
            .join(persons, persons.c.person == blocks.c.blocked)
            .where(blocks.c.person == person)
            .order_by(blocks.c.number.desc())
        )
        rows = await self._store.rows(wanted)
        return [me_messages.BlockedPerson(number=number, name=name, since=since) for number, name, since in rows]
