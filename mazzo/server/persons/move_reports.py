"""Reports of bots' moves that look wrong: stored when a player sends them, and shown to the host of the server.

A move can be reported once the game is over and all cards are open, so a report touches no secret. It names the place; the log of
the table has the seed and everything else.
"""

from __future__ import annotations

import time

from mazzo.server.json_log import log_event, mark_of
from mazzo.server.persons.identity import LONGEST_LINE, in_one_line
from mazzo.server.store.schema import reports
from mazzo.server.store.store import Store
from mazzo.server.wire import finished_messages
from mazzo.table.commands import Person
from mazzo.table.rewind import Rewound
from mazzo.words import Refusal


async def keep_report(
    store: Store, person: Person, code: str, rewound: Rewound, wish: finished_messages.ReportMove, version: str
) -> finished_messages.Reported:
    """Stores this person's report of the move that led to the place; Refusal if it was not a bot's."""
    if wish.place >= rewound.places:
        raise Refusal("no_such_place", f"This game has places 0 to {rewound.places - 1}.")
    decision = rewound.decisions[wish.place - 1]
    if decision.level is None:
        raise Refusal("not_a_bot", "This decision was not made by a bot of this server.")
    said = {
        "seat": decision.seat,
        "level": decision.level,
        "version": version,
        "reported_at": int(time.time()),
        "text": in_one_line(wish.text)[:LONGEST_LINE],
    }
    new = store.insert(reports).values(code=code, place=wish.place, person=person.person, **said)
    await store.execute(new.on_conflict_do_update(index_elements=["code", "place", "person"], set_=said))
    log_event("move_reported", table=mark_of(code))
    return finished_messages.Reported(place=wish.place, seat=decision.seat, level=decision.level)
