"""Reports of people's messages and names: stored when a player at the same table sends them, for the host of the server.

A report keeps the line, or the name, as it was. The messages before and after are read from the table's log when the host
looks, so anything forgotten or tidied away there is gone here too.
"""

from __future__ import annotations

import time

from sqlalchemy import Connection, func, select

from mazzo.server.json_log import log_event, mark_of
from mazzo.server.persons.identity import LONGEST_LINE, in_one_line
from mazzo.server.store.schema import people_reports, persons
from mazzo.server.store.store import Store
from mazzo.server.wire import api_messages
from mazzo.table.commands import Person
from mazzo.table.log import is_forgotten
from mazzo.table.state import TableState
from mazzo.words import Refusal

REPORTS_PER_DAY = 20  # by one person
ONE_DAY = 24 * 3600
THE_NAME = 0  # in place of the number of a line


def person_meant(table: TableState, wish: api_messages.SomebodyAtTable, asking: Person) -> tuple[str, str]:
    """The person on a seat, or the writer of a message, with the name or message; Refusal if there is none."""
    if wish.line is not None:
        line = next((line for line in table.talk if line.number == wish.line), None)
        person, text = (line.person, line.text or line.reaction) if line is not None else (None, "")
    else:
        chair = table.chairs[wish.seat] if wish.seat is not None and wish.seat < table.players else None
        person, text = (chair.person, chair.name) if chair is not None and chair.player == "person" else (None, "")
    if person is None or is_forgotten(person):
        raise Refusal("nobody_meant", "No person sits there, or no person said that.")
    if person == asking.person:
        raise Refusal("yourself", "That is you.")
    return person, text


async def keep_person_report(store: Store, asking: Person, code: str, table: TableState, wish: api_messages.ReportPerson) -> None:
    """Stores a report of a message or a name; Refusal for anyone who has not had a seat there, and after too many in a day."""
    reported, text = person_meant(table, wish, asking)
    if not await store.has_had_seat(asking.person, code):
        raise Refusal("not_seated", "You have no seat at this table.")
    now = int(time.time())
    said = {"text": text, "remark": in_one_line(wish.text)[:LONGEST_LINE], "reported_at": now}
    line = THE_NAME if wish.line is None else wish.line
    new = store.insert(people_reports).values(code=code, person=reported, reporter=asking.person, line=line, **said)
    recent = (people_reports.c.reporter == asking.person, people_reports.c.reported_at > now - ONE_DAY)
    has_enough = False

    def keep(connection: Connection) -> None:
        nonlocal has_enough
        # Of several at once, each counts those before it.
        connection.execute(select(persons.c.person).where(persons.c.person == asking.person).with_for_update())
        count = connection.scalar(select(func.count()).select_from(people_reports).where(*recent)) or 0
        has_enough = count >= REPORTS_PER_DAY
        if not has_enough:
            again = ["code", "person", "reporter", "line"]
            connection.execute(new.on_conflict_do_update(index_elements=again, set_=said))

    await store.transact(keep)
    if has_enough:
        raise Refusal("reported_enough", "You have made too many reports today; try again tomorrow.")
    log_event("person_reported", table=mark_of(code))
