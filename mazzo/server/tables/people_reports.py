"""Reports of what people say and call themselves: stored when a player at the same table sends them, for the host of the server.

A report keeps the line, or the name, as it was. What was said before and after is read from the log of the table when the host
looks, so whatever is forgotten or tidied away there is gone here, too.
"""

from __future__ import annotations

import time

from sqlalchemy import func, select

from mazzo.server.json_log import log_event, mark_of
from mazzo.server.store.schema import people_reports
from mazzo.server.store.store import Store
from mazzo.server.tables.identity import LONGEST_LINE, in_one_line
from mazzo.server.wire import api_messages
from mazzo.table.commands import Person
from mazzo.table.log import is_forgotten
from mazzo.table.state import TableState
from mazzo.words import Refusal

REPORTS_PER_DAY = 20  # by one person
ONE_DAY = 24 * 3600
THE_NAME = 0  # in place of the number of a line


def person_meant(table: TableState, wish: api_messages.SomebodyAtTable, asking: Person) -> tuple[str, str]:
    """The person on a seat, or behind a line of talk, and what they are called, or said there; Refusal if there is none."""
    if wish.line is not None:
        line = next((line for line in table.talk if line.number == wish.line), None)
        person, text = (line.person, line.text or line.reaction) if line is not None else (None, "")
    else:
        chair = table.chairs[wish.seat] if wish.seat is not None and wish.seat < table.players else None
        person, text = (chair.person, chair.name) if chair is not None and chair.player == "person" else (None, "")
    if person is None or is_forgotten(person):
        raise Refusal("nobody_meant", "No person sits there, or has said that.")
    if person == asking.person:
        raise Refusal("yourself", "That is you.")
    return person, text


async def keep_person_report(store: Store, asking: Person, code: str, table: TableState, wish: api_messages.ReportPerson) -> None:
    """Stores a report of a line, or of a name; Refusal for anyone who has not had a seat there, and after too many in a day."""
    reported, text = person_meant(table, wish, asking)
    if not await store.has_had_seat(asking.person, code):
        raise Refusal("not_seated", "You have no seat at this table.")
    now = int(time.time())
    recent = (people_reports.c.reporter == asking.person, people_reports.c.reported_at > now - ONE_DAY)
    ((count,),) = await store.rows(select(func.count()).select_from(people_reports).where(*recent))
    if count >= REPORTS_PER_DAY:
        raise Refusal("reported_enough", "You have reported a lot today; try again tomorrow.")
    said = {"text": text, "remark": in_one_line(wish.text)[:LONGEST_LINE], "reported_at": now}
    line = THE_NAME if wish.line is None else wish.line
    new = store.insert(people_reports).values(code=code, person=reported, reporter=asking.person, line=line, **said)
    await store.execute(new.on_conflict_do_update(index_elements=["code", "person", "reporter", "line"], set_=said))
    log_event("person_reported", table=mark_of(code))
