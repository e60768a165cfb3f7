"""A witness file next to an SQLite file, so that a lost write-ahead log is noticed.

SQLite treats a write-ahead log that is missing or damaged as if it had never been written: the database is consistent, as it
was some time ago, and does not show what it has lost. So after every commit the newest entry of each table, with its hash, is
also noted in a small file: a ring buffer of the latest notes. A starting server compares the two. Notes are not forced to disk:
after a power cut some may be missing, but none claims more than was committed.
"""

from __future__ import annotations

import os
import secrets
import struct
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar
from zlib import crc32

from sqlalchemy import Connection, func, insert, select, tuple_
from sqlalchemy.dialects.sqlite import insert as insert_or_skip

from mazzo.server.json_log import log_event
from mazzo.server.store.schema import about, damaged, entries, tables

SLOTS = 4096
AT_ONCE = 400
Row = TypeVar("Row")
HEAD = struct.Struct("<16s")  # the id of the database that is witnessed
NOTE = struct.Struct("<8sI8s")  # code, number of the entry, its hash
CHECKSUM = struct.Struct("<I")
SLOT = NOTE.size + CHECKSUM.size
EMPTY = bytes(SLOT)
Note = tuple[str, int, bytes]


def witness_path(database: Path) -> Path:
    return database.with_name(f"{database.name}-witness")


def newest_notes(path: Path, database_id: bytes | None) -> dict[str, tuple[int, bytes]]:
    """By table: the newest entry that was noted, and its hash. None if the file is about another database."""
    try:
        held = path.read_bytes()
    except OSError:
        return {}
    if held[: HEAD.size] != database_id:
        return {}
    newest: dict[str, tuple[int, bytes]] = {}
    for _, code, entry, hashed in _notes_in(held):
        if code not in newest or newest[code][0] < entry:
            newest[code] = (entry, hashed)
    return newest


def _notes_in(held: bytes) -> Iterator[tuple[int, str, int, bytes]]:
    """Every note with its slot. One that was torn by a power cut does not count."""
    for place in range(HEAD.size, len(held) - SLOT + 1, SLOT):
        note = held[place : place + NOTE.size]
        (checksum,) = CHECKSUM.unpack_from(held, place + NOTE.size)
        if checksum and checksum == crc32(note):
            code, entry, hashed = NOTE.unpack(note)
            yield place, code.rstrip(b"\0").decode(), entry, hashed


class Witness:
    """The file, open for writing."""

    def __init__(self, path: Path, database_id: bytes) -> None:
        self._file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        self._next = 0
        if os.pread(self._file, HEAD.size, 0) != database_id:
            os.pwrite(self._file, database_id + EMPTY * SLOTS, 0)  # all of it now: later the disk may be full
        else:
            self._next = self._free_slot()

    def _free_slot(self) -> int:
        """Where to continue after a restart; in a full ring it does not matter."""
        used = {(place - HEAD.size) // SLOT for place, *_ in _notes_in(self._held())}
        return next((slot for slot in range(SLOTS) if slot not in used), 0)

    def _held(self) -> bytes:
        return os.pread(self._file, HEAD.size + SLOTS * SLOT, 0)

    def note(self, notes: Iterable[Note]) -> None:
        """Notes entries that were committed."""
        slots = []
        for code, entry, hashed in notes:
            note = NOTE.pack(code.encode(), entry, hashed)
            slots.append(note + CHECKSUM.pack(crc32(note)))
        while slots:
            fit = slots[: SLOTS - self._next]
            os.pwrite(self._file, b"".join(fit), HEAD.size + self._next * SLOT)
            self._next = (self._next + len(fit)) % SLOTS
            del slots[: len(fit)]

    def forget(self, codes: Collection[str]) -> None:
        """Removes the notes about these tables, which were removed on purpose or are known to be damaged."""
        for place, code, *_ in list(_notes_in(self._held())):
            if code in codes:
                os.pwrite(self._file, EMPTY, place)

    def close(self) -> None:
        os.close(self._file)


# ------------------------------------------------------------------------------------------------------------- comparing


def id_of(connection: Connection) -> bytes | None:
    """The id of this database; None if none has been drawn yet. A restored backup draws another."""
    found = connection.scalar(select(about.c.value).where(about.c.name == "id"))
    return None if found is None else bytes.fromhex(found)


def draw_id(connection: Connection) -> bytes:
    drawn = secrets.token_bytes(HEAD.size)
    connection.execute(insert(about).values(name="id", value=drawn.hex()))
    return drawn


def entries_lost(connection: Connection, noted: dict[str, tuple[int, bytes]]) -> dict[str, int]:
    """By table: which of the entries that a witness has noted are not there, and the first missing one."""
    there: dict[str, bytes] = {}
    for some in batched([(code, entry) for code, (entry, _) in noted.items()], AT_ONCE):
        wanted = select(entries.c.code, entries.c.chain).where(tuple_(entries.c.code, entries.c.entry).in_(some))
        there.update((row.code, row.chain) for row in connection.execute(wanted))
    lost = {}
    for code, (entry, hashed) in noted.items():
        if there.get(code) != hashed:
            earlier = select(func.max(entries.c.entry)).where(entries.c.code == code, entries.c.entry < entry)
            last = connection.scalar(earlier)
            lost[code] = 0 if last is None else last + 1
    return lost


def open_witness(connection: Connection, path: Path) -> Witness:
    """The witness of this database. Tables that have lost entries since they were noted are marked as damaged."""
    database_id = id_of(connection) or draw_id(connection)
    lost = entries_lost(connection, newest_notes(path, database_id))
    for code, entry in lost.items():
        if connection.scalar(select(tables.c.code).where(tables.c.code == code)) is not None:
            connection.execute(insert_or_skip(damaged).values(code=code, entry=entry).on_conflict_do_nothing())
    if lost:
        log_event("entries_lost", count=len(lost))
    witness = Witness(path, database_id)
    witness.forget(lost)
    return witness


def batched(rows: Sequence[Row], size: int) -> Iterator[Sequence[Row]]:
    for first in range(0, len(rows), size):
        yield rows[first : first + size]
