"""Changes that every process of a server must act on at once: a person was forgotten, renamed, banned or signed out, a log was
rewritten.

To announce a change, first write it to the database, so that nobody can come back under the old state, then announce it:

    await registry.announce(Change("signed_out", person=person))                  # closes all their connections
    await registry.announce(Change("signed_out", person=person, device=device))   # closes those of one device
    await registry.announce(Change("renamed", person=person))                     # reads their name again
    await registry.announce(Change("rewritten", code=code))                       # reads the log of a table again
    await registry.announce(Change("sanctioned"))                                 # reads what the host has imposed
    await registry.announce(Change("blocked", person=person))                     # reads whom they have blocked, and who them
    await registry.announce(Change("evening", code=code))                         # tells the phones that wait for an entry

A new reason to close connections needs its sentence in `CLOSING`, and one for players in the page's language files: it is sent as
a refusal before the connection is closed. From the command line, write a handler in `host/admin.py`: with SQLite it runs inside
the server, which the command reaches by the admin socket, and with PostgreSQL in the command's own process. There, changes travel
in a table: NOTIFY says that there are new ones, and a process that missed it finds them when it polls.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select

from mazzo.server.store.schema import changes, database_clock
from mazzo.server.store.store import Store
from mazzo.words import Refusal

CLOSING = {
    refusal.reason: refusal
    for refusal in (
        Refusal("forgotten", "You were deleted from this server, by yourself or by its host."),
        Refusal("signed_out", "This device was signed out."),
    )
}
"""The reasons to close a person's connections, and what the person is shown."""
HEARD_SECONDS = 1.5
"""After this long, every process that can store anything has acted on a change: they poll once a second."""
OVERLAP_SECONDS = 10.0  # a transaction may have been committed this long after its time, while later ones were read
KEPT_SECONDS = 3600.0


@dataclass(frozen=True)
class Change:
    """Something has changed, and why; for a reason to close connections also whose."""

    reason: str
    person: str = ""
    device: str = ""
    """The hash of its token; empty for all devices of the person."""
    code: str = ""
    """The table; empty for all tables."""

    def closes(self, person: str, device: str, code: str) -> bool:
        """Does it close this connection?"""
        return self.reason in CLOSING and self.person == person and self.device in ("", device) and self.code in ("", code)


class ChangeFeed:
    """The changes that several processes announce to each other."""

    def __init__(self, store: Store, channel: str, payload: str) -> None:
        self.on_change: Callable[[Change], None] = lambda change: None
        self._store = store
        self._notify = select(func.pg_notify(channel, payload))
        self._since: float | None = None
        self._known: dict[int, float] = {}  # the numbers of changes that were acted on, and their times

    async def announce(self, change: Change) -> None:
        """Lets the other processes know, and acts on it here."""
        row = {"reason": change.reason, "person": change.person, "device": change.device, "code": change.code}
        async with self._store.database.reader.begin() as connection:
            await connection.execute(delete(changes).where(changes.c.at < database_clock() - KEPT_SECONDS))
            stored = insert(changes).values(at=database_clock(), **row).returning(changes.c.number, changes.c.at)
            ((number, at),) = await connection.execute(stored)
            await connection.execute(self._notify)
        self._act_on(number, at, change)

    async def read(self) -> None:
        """Acts on what other processes have announced."""
        if self._since is None:
            ((now,),) = await self._store.rows(select(database_clock()))
            self._since = float(now)
        newest = select(changes).where(changes.c.at > self._since - OVERLAP_SECONDS).order_by(changes.c.number)
        for row in await self._store.rows(newest):
            self._act_on(row.number, row.at, Change(row.reason, row.person, row.device, row.code))
        self._known = {number: at for number, at in self._known.items() if at > self._since - OVERLAP_SECONDS}

    def _act_on(self, number: int, at: float, change: Change) -> None:
        if number not in self._known:
            self._known[number] = at
            self._since = max(self._since or at, at)
            self.on_change(change)
