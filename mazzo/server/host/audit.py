"""The offline auditor: was anything lost, duplicated, forked or sent too early?

`python -m mazzo.server.host.audit DATABASE [HISTORY …]` replays every log of a database, those of evenings too. Given what
clients have recorded of their games (one JSON object a line), it compares every message they received with that replay.

    {"hello": 12}                       the client says hello; it knows the events up to 12
    {"sent": {"type": "play", …}}       a decision it has sent
    {"acked": "id"}                     the server has acknowledged this decision
    {"received": {"type": "table", …}}  what the server has sent

A client's first line names the table and the seat: {"table": "CODE", "seat": 2}.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from mazzo.rules.game import SPECTATOR
from mazzo.server.host.audit_deals import faults_of_deals
from mazzo.server.host.audit_evenings import faults_of_evenings
from mazzo.server.store.integrity import damages_in
from mazzo.server.tables.snapshot import SessionFacts, public_facts, snapshot_for
from mazzo.table.log import FORGOTTEN, Decided, Sat, Sealed, read_entry, short_id
from mazzo.table.state import RECENT, TableState

History = list[dict[str, Any]]
NOT_FROM_LOG = ("events", "host", "clock", "ratings", "blocked", "deals_in")
OF_PERSONS = ("name", "host")
"""What a log no longer says about a forgotten person, although other records may."""


def logs_in(database: Path | str) -> dict[str, list[tuple[int, bytes]]]:
    """Every table's rows in an SQLite file or a PostgreSQL database."""
    logs: dict[str, list[tuple[int, bytes]]] = {}
    for code, entry, text in rows_of(database, "SELECT code, entry, text FROM entries ORDER BY code, entry"):
        logs.setdefault(code, []).append((entry, text))
    return logs


def rows_of(database: Path | str, wanted: str) -> list[Any]:
    if str(database).startswith("postgresql:"):
        return asyncio.run(_rows_of_postgres(str(database), wanted))
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        return connection.execute(wanted).fetchall()
    finally:
        connection.close()


async def _rows_of_postgres(address: str, wanted: str) -> list[Any]:
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        return list(await connection.fetch(wanted))
    finally:
        await connection.close()


def check(database: Path | str, histories: Iterable[History | Path] = ()) -> list[str]:
    """All faults found, each as a sentence. The first line of a history says whose it is. Histories in files are read table by
    table."""
    faults: list[str] = []
    by_table: dict[str, list[History | Path]] = {}
    for history in histories:
        by_table.setdefault(next(lines_of(history))["table"], []).append(history)
    damages = damages_in(database)
    tables: dict[str, TableState] = {}
    faults += [f"table {code}: log damaged at entry {entry}" for code, entry in damages.items()]
    for code, rows in logs_in(database).items():
        of_this_table = by_table.pop(code, [])
        if code in damages:
            continue
        replay = Replay([read_entry(text) for _, text in rows])
        tables[code] = replay.table
        faults += [f"table {code}: {fault}" for fault in replay.faults]
        for history in of_this_table:
            lines = list(lines_of(history))
            faults += [f"table {code}, seat {lines[0]['seat']}: {fault}" for fault in compared(lines, replay)]
    faults += faults_of_deals(lambda wanted: rows_of(database, wanted), tables)
    faults += faults_of_evenings(lambda wanted: rows_of(database, wanted))
    return [*faults, *(f"table {code}: a client played there, but there is no log" for code in by_table)]


def lines_of(history: History | Path) -> Iterator[dict[str, Any]]:
    if isinstance(history, Path):
        with history.open() as lines:
            yield from map(json.loads, lines)
    else:
        yield from history


class Replay:
    """A log replayed entry by entry, with everything each viewer could have been sent after each entry."""

    def __init__(self, entries: list[Any]) -> None:
        self.faults: list[str] = []
        self.decisions = Counter((entry.seat, entry.id) for entry in entries if isinstance(entry, Sealed | Decided) and entry.id)
        self.faults += [
            f"decision {name} of seat {seat} is there {n} times" for (seat, name), n in self.decisions.items() if n > 1
        ]
        self.forgotten = {
            entry.seat for entry in entries if isinstance(entry, Sat) and (entry.person or "").startswith(FORGOTTEN)
        }
        """Seats of persons who are no longer in the log, and whose names cannot be compared."""
        self.table = TableState(entries[0])
        self._known: dict[tuple[int, int, int], set[str]] = {}
        self._record()
        for number, entry in enumerate(entries[1:], 1):
            if isinstance(entry, Sealed | Decided) and entry.seat not in self.table.waiting:
                self.faults.append(f"entry {number}: seat {entry.seat} decides, by {entry.by}, when it was not asked")
                return
            self.table.apply(entry)
            self._record()
        if TableState.from_log(entries).state.tobytes() != self.table.state.tobytes():
            self.faults.append("replaying the log at once and entry by entry gives different states")

    def _record(self) -> None:
        facts = public_facts("", self.table, SessionFacts())
        for viewer in (SPECTATOR, *range(self.table.players)):
            person = None if viewer == SPECTATOR else self.table.chairs[viewer].person
            if viewer != SPECTATOR and person is None:
                continue
            message = msgspec.to_builtins(snapshot_for(facts, self.table, person, self.table.last_event(viewer)))
            self._known.setdefault((viewer, message["last"], message["turn"]), set()).add(self.essence(message))

    def could_send(self, viewer: int, message: dict[str, Any]) -> bool:
        """Was this true for this viewer at some point of the log?"""
        return self.essence(message) in self._known.get((viewer, message["last"], message["turn"]), ())

    def events(self, viewer: int) -> dict[int, dict[str, Any]]:
        return {number: self.known_of(msgspec.to_builtins(event.what)) for number, event in self.table.events_for(viewer)}

    def essence(self, message: dict[str, Any]) -> str:
        """What a `table` message says about the log alone: not who is connected, nor what the client knew before."""
        kept = {name: value for name, value in message.items() if name not in NOT_FROM_LOG}
        kept["code"] = ""
        if self.table.opened.deal is not None:  # its seed may be revealed later than at the end
            del kept["seed"]
        kept["seats"] = [
            self.known_of({name: value for name, value in seat.items() if name != "here"}) for seat in message["seats"]
        ]
        return json.dumps(kept, sort_keys=True)

    def known_of(self, facts: dict[str, Any]) -> dict[str, Any]:
        """A seat or an event, without what the log may have forgotten."""
        return {name: value for name, value in facts.items() if name not in OF_PERSONS} if self.forgotten else facts


def compared(history: History, replay: Replay) -> list[str]:
    """The faults in what one client has sent and received, compared with the log."""
    faults = []
    seat = history[0]["seat"]
    if seat in replay.forgotten:
        return []
    events = json.loads(json.dumps(replay.events(seat)))
    known = 0
    for line in history[1:]:
        if "hello" in line:
            known = line["hello"]
        elif "acked" in line and (times := replay.decisions[seat, short_id(line["acked"])]) != 1:
            faults.append(f"decision {line['acked']} was acknowledged, but is {times} times in the log")
        elif "received" in line:
            message = line["received"]
            if not replay.could_send(seat, message):
                faults.append(f"turn {message['turn']}, event {message['last']}: what was sent is not what the log says")
            numbers = [event["number"] for event in message["events"]]
            missed = list(range(known + 1, message["last"] + 1))
            # A client that was away for long is sent only the newest.
            if numbers != missed[-len(numbers) :] or len(numbers) < min(len(missed), RECENT):
                faults.append(f"after event {known} came {numbers}, and {message['last']} should be the newest")
            for event in message["events"]:
                if events.get(str(event["number"])) != replay.known_of(event["event"]):
                    faults.append(
                        f"event {event['number']} was sent as {event['event']['kind']}, but the log has a different one"
                    )
            known = message["last"]
    return faults


def main(arguments: list[str]) -> int:
    if not arguments:
        print("usage: python -m mazzo.server.host.audit DATABASE [HISTORY …]", file=sys.stderr)
        return 2
    histories = [Path(name) for name in arguments[1:]]
    faults = check(arguments[0], histories)
    for fault in faults:
        print(fault)
    print(f"{len(logs_in(arguments[0]))} logs, {len(histories)} histories, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
