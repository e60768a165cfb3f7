"""The people connected to each table, when several processes share the tables."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from sqlalchemy import any_, delete, select
from sqlalchemy.dialects.postgresql import insert as insert_or_skip

from mazzo.server.store.database import array_of, execute_apart
from mazzo.server.store.schema import database_clock, present, processes
from mazzo.server.store.store import Store


class Presence:
    """The people connected to each table, through this process and through others."""

    def __init__(self, store: Store) -> None:
        self.on_changed: Callable[[str], None] = lambda code: None
        self._store = store
        self._here: set[tuple[str, str]] = set()
        self._elsewhere: dict[str, set[str]] = {}
        self._changes: dict[tuple[str, str], bool] = {}

    def elsewhere(self, code: str) -> Collection[str]:
        return self._elsewhere.get(code, ())

    def connected(self, code: str, person: str) -> None:
        self._here.add((code, person))
        self._changes[code, person] = True

    def disconnected(self, code: str, person: str) -> None:
        self._here.discard((code, person))
        self._changes[code, person] = False

    def store_all_again(self) -> None:
        """For a process with a new number: everyone connected to it counts as just connected."""
        self._changes.update(dict.fromkeys(self._here, True))

    async def store_changes(self, process: int) -> set[str]:
        """Stores who has connected and disconnected since the last round; returns the codes of their tables."""
        changes, self._changes = self._changes, {}
        try:
            await self._store_changes(process, changes)
        except Exception:
            self._changes = changes | self._changes
            raise
        return {code for code, _ in changes}

    async def _store_changes(self, process: int, changes: dict[tuple[str, str], bool]) -> None:
        rows = [{"process": process, "code": code, "person": person} for (code, person), is_here in changes.items() if is_here]
        if rows:
            await execute_apart(self._store.database, insert_or_skip(present).on_conflict_do_nothing().values(rows))
        for (code, person), is_here in changes.items():
            if not is_here:
                mine = (present.c.process == process, present.c.code == code, present.c.person == person)
                await execute_apart(self._store.database, delete(present).where(*mine))

    async def refresh(self, codes: Iterable[str], process: int | None) -> None:
        """Reads who is connected to these tables at other processes."""
        asked_for = list(codes)
        alive = select(processes.c.process).where(processes.c.lives_until > database_clock())
        wanted = select(present.c.code, present.c.person).where(
            present.c.code == any_(array_of(asked_for)),
            present.c.process != process,
            present.c.process.in_(alive),
        )
        found: dict[str, set[str]] = {}
        for code, person in await self._store.rows(wanted):
            found.setdefault(code, set()).add(person)
        for code in asked_for:
            if found.get(code, set()) != self._elsewhere.get(code, set()):
                self._elsewhere[code] = found.get(code, set())
                self.on_changed(code)
            if not self._elsewhere.get(code):
                self._elsewhere.pop(code, None)
