"""A damaged log is noticed and never played on; the other tables go on."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from mazzo.server.bots.pool import BotPool
from mazzo.server.host.admin import handlers_for
from mazzo.server.host.audit import check
from mazzo.server.host.doctor import of_sqlite
from mazzo.server.settings import Settings, database_url
from mazzo.server.store.chain import LEFT_OUT, LogDamaged, chained, checked, hashed_part, start_of
from mazzo.server.store.integrity import damages_in
from mazzo.server.store.store import LogAppend, Store
from mazzo.server.store.witness import Witness, newest_notes, witness_path
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.session import piece_of
from mazzo.table.log import Decided, Entry, Opened, Renamed, Said, Sat, read_entry, write_entry
from mazzo.words import Refusal
from tests.harness.games import USUAL_GAME
from tests.harness.stores import with_store
from tests.server.golden.make import PEOPLE, played

GOLDEN = Path(__file__).resolve().parent / "golden"
CODES = ("AAAA000A", "AAAA000B", "AAAA000C")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Three tables of the same game, a few decisions old."""
    path = tmp_path / "mazzo.sqlite3"

    async def fill(store: Store) -> None:
        for person in PEOPLE:
            await store.add_person(person, person.name)
        for code in CODES:
            assert await store.append(piece_of(code, 0, played(code, USUAL_GAME, 3, {}, 9).entries))

    with_store(path, fill)
    return path


def change(database: Path, statement: str, *values: Any) -> None:
    connection = sqlite3.connect(database)
    with connection:
        assert connection.execute(statement, values).rowcount == 1
    connection.close()


def found_by(database: Path) -> dict[str, str]:
    """By table: its stage when a server loads it, or the reason why it is not loaded."""

    async def ask(store: Store) -> dict[str, str]:
        tables = TableRegistry(store, BotPool(0, 1.0), Settings())
        found = {}
        for code in CODES:
            try:
                found[code] = (await tables.find(code)).table.stage
            except Refusal as refusal:
                found[code] = refusal.text
        await tables.close()
        return found

    found: dict[str, str] = with_store(database, ask)
    return found


# ------------------------------------------------------------------------------------------------------------- the chain


def test_only_fields_with_names_persons_and_talk_are_left_out_of_the_chain() -> None:
    rewritten = {kind.decode(): set(fields) for kind, fields in LEFT_OUT.items()}
    about_people = {"name", "person", "host", "text", "reaction"}
    for entry in Entry.__subclasses__():
        fields = set(entry.__struct_fields__) & about_people
        assert rewritten.get(str(entry.__struct_config__.tag), set()) == fields, entry


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Sat(seat=1, name="Ada", player="person", person="ada"), Sat(seat=1, name="Guest", player="person")),
        (Renamed(seat=1, name="Ada"), Renamed(seat=1, name="Guest")),
        (Said(seat=1, text="Ada was here"), Said(seat=1, text="…")),
        (Said(seat=1, reaction="laugh"), Said(seat=1)),
        (
            Opened(game="g", rules=1, players=3, options={}, seed="1", level="casual", host="ada"),
            Opened(game="g", rules=1, players=3, options={}, seed="1", level="casual"),
        ),
    ],
    ids=lambda entry: type(entry).__name__,
)
def test_names_persons_and_talk_may_be_rewritten(one: Entry, other: Entry) -> None:
    assert hashed_part(write_entry(one)) == hashed_part(write_entry(other))


def test_nothing_else_may_be_rewritten() -> None:
    entry = Decided(seat=1, moves=[3, 4], id="abc")
    for other in (
        Decided(seat=2, moves=[3, 4], id="abc"),
        Decided(seat=1, moves=[4, 3], id="abc"),
        Sat(seat=1, name="", player="bot"),
    ):
        assert hashed_part(write_entry(entry)) != hashed_part(write_entry(other))
    seats = [Sat(seat=seat, name="Ada", player="person") for seat in (0, 1)]
    assert hashed_part(write_entry(seats[0])) != hashed_part(write_entry(seats[1]))


def test_the_first_damaged_entry_is_named() -> None:
    texts = [b"zero", b"one", b"two", b"three"]
    whole = [*zip(range(4), texts, chained(start_of("A"), texts), strict=True)]
    assert checked(start_of("A"), 0, whole) == whole[-1][2]
    assert checked(whole[1][2], 2, whole[2:]) == whole[-1][2]
    for rows, entry in (
        ([*whole[:2], (2, b"TWO", whole[2][2]), whole[3]], 2),
        ([whole[0], whole[2], whole[3]], 1),
        ([whole[0], whole[2], whole[1], whole[3]], 1),
        ([*whole[:3], (3, b"three", None)], 3),
    ):
        with pytest.raises(LogDamaged, match=f"entry {entry}"):
            checked(start_of("A"), 0, rows)
    with pytest.raises(LogDamaged, match="entry 0"):
        checked(start_of("B"), 0, whole)  # the log of another table


@pytest.mark.parametrize("golden", sorted(GOLDEN.glob("layout-*.sql")), ids=lambda path: path.stem)
def test_old_logs_are_chained_by_the_upgrade_and_forgetting_everybody_leaves_them_intact(golden: Path, tmp_path: Path) -> None:
    database = tmp_path / "mazzo.sqlite3"
    connection = sqlite3.connect(database)
    connection.executescript(golden.read_text())
    before = connection.execute("SELECT code, entry, text FROM entries ORDER BY code, entry").fetchall()
    connection.close()

    async def forget_all(store: Store) -> None:
        tables = TableRegistry(store, BotPool(0, 1.0), Settings())
        for person in PEOPLE:
            await handlers_for(tables)["forget"](person.person)
        await tables.close()

    with_store(database, lambda store: store.is_well())
    connection = sqlite3.connect(database)
    assert connection.execute("SELECT code, entry, text FROM entries ORDER BY code, entry").fetchall() == before
    connection.close()
    assert damages_in(database) == {}
    with_store(database, forget_all)
    assert damages_in(database) == {}


# -------------------------------------------------------------------------------------------------------------- a damage


DAMAGES = {
    "another move": (
        "UPDATE entries SET text = CAST(replace(CAST(text AS TEXT), '\"moves\":[', '\"moves\":[1') AS BLOB) "
        "WHERE code = ? AND entry = 8"
    ),
    "an entry is gone": "DELETE FROM entries WHERE code = ? AND entry = 8",
    "a flipped bit": "UPDATE entries SET chain = X'0000000000000000' WHERE code = ? AND entry = 8",
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_table_is_reported_and_not_played_on_and_the_others_go_on(database: Path, damage: str) -> None:
    change(database, damage, CODES[1])
    found = found_by(database)
    assert "damaged at entry 8" in found[CODES[1]]
    assert {found[code] for code in (CODES[0], CODES[2])} == {"playing"}
    assert f"table {CODES[1]}: log damaged at entry 8" in check(database)
    (logs,) = [finding for finding in of_sqlite(database_url(f"sqlite:///{database}")) if finding.part == "logs"]
    assert logs.verdict == "wrong"
    assert logs.said == f"table {CODES[1]}: log damaged at entry 8"


@pytest.mark.parametrize("damage", [*DAMAGES.values(), "DELETE FROM entries WHERE code = ?"], ids=[*DAMAGES, "all are gone"])
def test_the_host_sees_the_damaged_table_and_all_the_others(database: Path, damage: str, mazzo: Any) -> None:
    connection = sqlite3.connect(database)
    with connection:
        values = (1, CODES[1], 1, PEOPLE[0].person, 0, "novice", "0", 0, "")
        connection.execute(f"INSERT INTO reports VALUES ({', '.join('?' * len(values))})", values)
        connection.execute(damage, (CODES[1],))
    connection.close()
    where = ("--json", "--database", f"sqlite:///{database}")
    status, out, err = mazzo("tables", *where)
    assert status == 0, err
    assert {table["code"]: table["stage"] for table in json.loads(out)} == dict.fromkeys(CODES, "playing") | {CODES[1]: "damaged"}
    status, out, err = mazzo("reports", *where)
    assert status == 0, err
    assert [(one["code"], one["moves"]) for one in json.loads(out)["moves"]] == [(CODES[1], None)]


def test_the_doctor_compares_tables_with_their_entries(database: Path) -> None:
    witness_path(database).unlink()
    change(database, "UPDATE tables SET restless = 99 WHERE code = ?", CODES[0])
    connection = sqlite3.connect(database)
    with connection:
        (length,) = connection.execute("SELECT count(*) FROM entries WHERE code = ?", (CODES[0],)).fetchone()
        connection.execute("DELETE FROM entries WHERE code = ?", (CODES[2],))
    connection.close()
    assert damages_in(database) == {CODES[0]: length, CODES[2]: 0}


def test_the_doctor_looks_at_every_page_of_the_file(database: Path) -> None:
    connection = sqlite3.connect(database)
    (size,) = connection.execute("PRAGMA page_size").fetchone()
    (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'seats'").fetchone()
    connection.close()
    with database.open("r+b") as file:
        file.seek((page - 1) * size + 3)
        file.write(b"\xff\xff")  # more rows than any page can have; the games are untouched
    found = {finding.part: finding for finding in of_sqlite(database_url(f"sqlite:///{database}"))}
    assert found["database"].verdict == "wrong"
    assert "mazzo restore" in found["database"].do


def test_a_lost_write_ahead_log_is_noticed_by_the_witness_at_the_next_start(database: Path, tmp_path: Path) -> None:
    """The file as it was before the last decisions, which the witness has noted."""
    older = tmp_path / "older.sqlite3"
    shutil.copy(database, older)

    async def play_on(store: Store) -> int:
        log, last_hash = await store.whole_log_of(CODES[1])
        entries = [Decided(seat=0, moves=[number], id=str(number)) for number in range(2)]
        for entry in entries:
            append = piece_of(CODES[1], len(log), [entry], last_hash)
            assert await store.append(append)
            log.append(write_entry(entry))
            last_hash = append.last_hash
        assert await store.append(piece_of("AAAA000D", 0, played("AAAA000D", USUAL_GAME, 3, {}, 0).entries))
        return len(log) - 2

    length = with_store(database, play_on)
    assert damages_in(database) == {}
    shutil.copy(older, database)
    assert damages_in(database) == {CODES[1]: length, "AAAA000D": 0}
    found = found_by(database)
    assert f"damaged at entry {length}" in found[CODES[1]]
    assert {found[code] for code in (CODES[0], CODES[2])} == {"playing"}
    # It is still known, although the witness has reported it already.
    assert f"damaged at entry {length}" in found_by(database)[CODES[1]]
    assert damages_in(database) == {CODES[1]: length}


def test_what_a_witness_says_about_another_database_does_not_count(database: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite3"
    shutil.copy(witness_path(database), witness_path(other))
    with_store(other, lambda store: store.is_well())
    assert damages_in(other) == {}
    assert newest_notes(witness_path(other), b"\0" * 16) == {}


def test_the_ring_of_a_witness_keeps_the_newest_and_a_torn_note_does_not_count(tmp_path: Path) -> None:
    path, database_id = tmp_path / "witness", b"i" * 16
    witness = Witness(path, database_id)
    witness.note((f"T{number % 100}", number, b"12345678") for number in range(10_000))
    size = path.stat().st_size
    assert newest_notes(path, database_id) == {f"T{number % 100}": (number, b"12345678") for number in range(9_900, 10_000)}
    witness.forget({"T7"})
    assert "T7" not in newest_notes(path, database_id)
    witness.close()
    witness = Witness(path, database_id)  # after a restart
    witness.note([("T7", 10_000, b"12345678")])
    witness.close()
    held = newest_notes(path, database_id)
    assert held["T7"] == (10_000, b"12345678")
    assert len(held) == 100
    assert path.stat().st_size == size
    assert path.stat().st_mode & 0o077 == 0
    torn = path.read_bytes().replace(b"T8\0\0", b"T9\0\0")
    path.write_bytes(torn)
    assert newest_notes(path, database_id)["T9"][0] == 9_909


def test_a_log_that_grew_elsewhere_follows_the_chain(database: Path) -> None:
    """A process that catches up with another reads only as far as the chain is intact."""

    async def catch_up(store: Store) -> None:
        tables = TableRegistry(store, BotPool(0, 1.0), Settings())
        session = await tables.find(CODES[0])
        length = len(session.table.entries)
        forged = LogAppend(code=CODES[0], first=length, texts=[b'{"kind":"slowed","times":2}'], after=b"not that")
        assert await store.append(forged)
        with pytest.raises(Refusal) as refusal:
            await session.catch_up()
        assert refusal.value.reason == "log_damaged"
        assert len(session.table.entries) == length
        await tables.close()

    with_store(database, catch_up)


# ---------------------------------------------------------------------------------------------------------- decision ids


def test_a_long_id_takes_eight_letters_in_the_log_and_an_old_log_still_recognises_it(tmp_path: Path) -> None:
    whole = "3f2b8c1e-6a57-4b7e-9d2a-0c5f1e8b7a64"
    entry = Decided(seat=1, moves=[3], id=whole)
    assert len(entry.id) == 8
    old = read_entry(json.dumps({"kind": "decided", "seat": 1, "moves": [3], "id": whole}))
    assert old == entry
    assert read_entry(write_entry(entry)) == entry
    assert Decided(seat=1, moves=[3], id="short").id == "short"
