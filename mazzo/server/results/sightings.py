"""People who have seen the cards of a game without playing it: they watched it, or opened its replay or its record."""

from __future__ import annotations

from collections import OrderedDict

from mazzo.server.results.deals import now
from mazzo.server.store.schema import sightings
from mazzo.server.store.store import Store

MOST_REMEMBERED = 4096


class Sightings:
    """Notes each of them once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._noted: OrderedDict[tuple[str, str], None] = OrderedDict()

    async def note(self, person: str, code: str) -> None:
        """Records that this person has seen the cards of this table; NotStored if that fails."""
        if (person, code) in self._noted:
            return
        row = {"person": person, "code": code, "seen_at": now()}
        await self._store.execute(self._store.insert(sightings).values(row).on_conflict_do_nothing())
        self._noted[person, code] = None
        if len(self._noted) > MOST_REMEMBERED:
            self._noted.popitem(last=False)
