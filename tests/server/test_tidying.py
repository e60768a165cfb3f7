"""What nobody needs any more is removed after a while; what somebody may still open, results and ratings never are."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, update

from mazzo.server.bots.pool import BotPool
from mazzo.server.host.admin import tidy_database
from mazzo.server.host.audit import check
from mazzo.server.results.results import settle
from mazzo.server.settings import Settings
from mazzo.server.store import integrity
from mazzo.server.store.integrity import damages_in
from mazzo.server.store.retention import DAY, KeepDays, Tidied, counted
from mazzo.server.store.schema import about, carries, devices, seats, tables
from mazzo.server.store.store import Store
from mazzo.server.store.witness import newest_notes, witness_path
from mazzo.server.tables import tidying
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.session import VISIT_SECONDS, piece_of
from mazzo.server.tables.tidying import Tidier, keep_days_of
from mazzo.table.commands import Person
from mazzo.table.log import Said, read_entry
from tests.games import short_table
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server
from tests.harness.stores import with_store
from tests.harness.subscribers import FakeSubscriber
from tests.server.golden.make import PEOPLE, played

NOW = 2_000_000_000
KEEP = keep_days_of(Settings())
STRANGER, REGULAR = Person("person-stranger", "Newcomer"), Person("person-regular", "Regular")


async def fill(store: Store) -> None:
    """A waiting room, an unfinished game, a finished one; persons with and without a game; a link. All last used at NOW."""
    for person in (*PEOPLE, STRANGER, REGULAR):
        await store.add_person(person, person.name)
    players, options = short_table(USUAL_GAME)
    for code, decisions in (("ROOM0000", -1), ("GAME0000", 9), ("OVER0000", 1000)):
        table = played(code, USUAL_GAME, players, options, decisions)
        assert await store.append(piece_of(code, 0, table.entries))
        if table.stage == "over":
            await settle(store, code, table)
    await store.execute(
        update(tables).values(visited_at=NOW),
        update(devices).values(last_at=NOW),
        update(about).where(about.c.name == "visits_since").values(value=str(NOW)),
        insert(carries).values(token_hash="link", person=REGULAR.person, until=NOW),
        insert(seats).values(person=REGULAR.person, code="OVER0000"),
    )


def tidied(path: Path, days: float, keep: KeepDays = KEEP, in_memory: tuple[str, ...] = ()) -> Tidied:
    """What is removed this many days later."""

    async def work(store: Store) -> Tidied:
        tidier = Tidier(store, lambda: in_memory, lambda: NOW + days * DAY)
        async with store.database.reader.connect() as connection:
            expected = await connection.run_sync(counted, keep, NOW + days * DAY)
        removed, is_all = await tidier.tidy_all(keep, 60)
        assert is_all
        assert in_memory or expected == removed  # what a dry run says
        return removed

    done: Tidied = with_store(path, work)
    return done


def codes_in(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    found = [code for (code,) in connection.execute("SELECT code FROM tables ORDER BY code")]
    connection.close()
    return found


def count_of(path: Path, statement: str) -> int:
    connection = sqlite3.connect(path)
    (number,) = connection.execute(statement).fetchone()
    connection.close()
    return int(number)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "mazzo.sqlite3"
    with_store(path, fill)
    return path


def test_nothing_is_removed_before_its_time_and_everything_after_it(database: Path) -> None:
    assert tidied(database, -1) == Tidied()
    assert tidied(database, 1) == Tidied(links=1)
    assert tidied(database, KEEP.rooms - 1) == Tidied()
    assert tidied(database, KEEP.rooms + 1) == Tidied(rooms=1)
    assert codes_in(database) == ["GAME0000", "OVER0000"]
    assert tidied(database, KEEP.newcomers - 1) == Tidied()
    assert tidied(database, KEEP.newcomers + 1) == Tidied(newcomers=1)
    assert count_of(database, f"SELECT count(*) FROM persons WHERE person = '{STRANGER.person}'") == 0
    assert count_of(database, f"SELECT count(*) FROM persons WHERE person = '{REGULAR.person}'") == 1
    assert tidied(database, KEEP.unfinished - 1) == Tidied()
    assert tidied(database, KEEP.unfinished + 1) == Tidied(unfinished=1, talk=1)
    assert tidied(database, 10_000) == Tidied()  # results, ratings, finished games and their players stay for ever
    assert codes_in(database) == ["OVER0000"]
    assert count_of(database, "SELECT count(*) FROM results") == len(PEOPLE)
    assert count_of(database, "SELECT count(*) FROM entries WHERE code <> 'OVER0000'") == 0
    assert damages_in(database) == {}
    assert check(database) == []


def test_talk_is_removed_and_the_log_stays_intact(database: Path) -> None:
    def lines() -> list[str]:
        connection = sqlite3.connect(database)
        log = [read_entry(text) for (text,) in connection.execute("SELECT text FROM entries WHERE code = 'OVER0000'")]
        connection.close()
        return [entry.text for entry in log if isinstance(entry, Said)]

    assert any(line not in ("", "…") for line in lines())
    assert tidied(database, KEEP.talk + 1).talk == 1
    assert set(lines()) == {"", "…"}
    assert check(database) == []


def test_zero_days_mean_for_ever(database: Path) -> None:
    assert tidied(database, 10_000, KeepDays(rooms=0, newcomers=0, unfinished=0, talk=0)) == Tidied(links=1)
    assert codes_in(database) == ["GAME0000", "OVER0000", "ROOM0000"]


def test_a_table_that_somebody_is_at_or_has_just_come_to_stays(database: Path) -> None:
    assert tidied(database, 10_000, in_memory=("ROOM0000", "GAME0000")).rooms == 0
    assert codes_in(database) == ["GAME0000", "OVER0000", "ROOM0000"]

    async def visit(store: Store) -> None:
        await store.execute(update(tables).where(tables.c.code == "GAME0000").values(visited_at=NOW + 9_999 * DAY))

    with_store(database, visit)
    assert tidied(database, 10_000).unfinished == 0
    assert codes_in(database) == ["GAME0000", "OVER0000"]


def test_rows_without_a_noted_time_count_from_the_upgrade(database: Path) -> None:
    with_store(
        database, lambda store: store.execute(update(tables).values(visited_at=None), update(devices).values(last_at=None))
    )
    assert tidied(database, KEEP.rooms - 1) == Tidied(links=1)
    assert tidied(database, KEEP.unfinished + 1) == Tidied(rooms=1, unfinished=1, talk=1, newcomers=1)


def test_a_removed_table_is_not_reported_as_lost(database: Path) -> None:
    tidied(database, KEEP.unfinished + 1)
    with_store(database, lambda store: store.is_well())
    assert damages_in(database) == {}
    connection = sqlite3.connect(database)
    (written,) = connection.execute("SELECT value FROM about WHERE name = 'id'").fetchone()
    connection.close()
    assert set(newest_notes(witness_path(database), bytes.fromhex(written))) == {"OVER0000"}


class KilledError(Exception):
    """The server has been killed here."""


def test_a_server_that_is_killed_just_after_it_has_tidied_misses_nothing(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    transact = Store.transact

    async def transact_and_die(store: Store, work: Callable[[Connection], None]) -> None:
        await transact(store, work)
        raise KilledError

    monkeypatch.setattr(Store, "transact", transact_and_die)
    with pytest.raises(KilledError):
        tidied(database, KEEP.unfinished + 1)
    assert sqlite3.connect(database).execute("SELECT code FROM tables").fetchall() == [("OVER0000",)]
    assert damages_in(database) == {}


def test_the_doctor_does_not_miss_what_is_tidied_away_while_it_looks(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def damages_meanwhile(connection: Connection) -> dict[str, int]:
        tidied(database, KEEP.unfinished + 1)
        return {}

    monkeypatch.setattr(integrity, "damages", damages_meanwhile)
    assert damages_in(database) == {}


def test_batches_are_small_and_wait_for_calm_moments(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        table = played("ROOM0000", USUAL_GAME, 3, {}, -1)
        for number in range(12):
            assert await store.append(piece_of(f"MORE{number:04d}", 0, table.entries))
        await store.execute(update(tables).values(visited_at=NOW))
        tidier = Tidier(store, lambda: (), lambda: NOW + 8 * DAY)
        monkeypatch.setattr(tidying, "FIRST_SECONDS", 0.01)
        monkeypatch.setattr(tidying, "PAUSE_SECONDS", 0.01)
        busy = True
        monkeypatch.setattr(type(tidier._load), "is_high", property(lambda _: busy))
        work = asyncio.create_task(tidier.tidy_for_ever(KEEP))
        await asyncio.sleep(0.1)
        assert len(await store.rows(tables.select())) == 15
        busy = False
        for _ in range(200):
            await asyncio.sleep(0.02)
            if len(await store.rows(tables.select())) == 2:
                break
        else:
            raise AssertionError("the rooms were not removed")
        work.cancel()
        assert (await tidier.tidy_some(KEEP)) == Tidied()

    with_store(database, work)


def test_a_new_file_shrinks_when_much_is_removed(database: Path) -> None:
    async def grow(store: Store) -> None:
        table = played("GROWN000", USUAL_GAME, 3, {}, 400)
        for number in range(30):
            assert await store.append(piece_of(f"GROW{number:04d}", 0, table.entries))
        await store.execute(update(tables).values(visited_at=NOW))

    with_store(database, grow)
    before = database.stat().st_size
    assert tidied(database, KEEP.unfinished + 1).unfinished == 31
    assert database.stat().st_size < before / 2


def test_a_visit_is_noted_when_somebody_comes(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        registry = TableRegistry(store, BotPool(0, 1.0), Settings())
        await store.execute(update(tables).values(visited_at=1))
        session = await registry.find("GAME0000")

        async def is_noted(seconds: float) -> bool:
            session.subscribe(FakeSubscriber("person-visitor"), 0)
            for _ in range(round(seconds * 100)):
                ((visited_at,),) = await store.rows(select(tables.c.visited_at).where(tables.c.code == "GAME0000"))
                if visited_at > 1:
                    return True
                await asyncio.sleep(0.01)
            return False

        assert await is_noted(1)
        await store.execute(update(tables).values(visited_at=1))
        assert not await is_noted(0.1)  # it has been an hour ago at most
        assert session._visit_noted_at is not None
        session._visit_noted_at -= VISIT_SECONDS + 1
        assert await is_noted(1)
        await registry.close()

    path = tmp_path / "mazzo.sqlite3"
    with_store(path, fill)
    with_store(path, work)


def test_the_command_says_what_it_would_remove_and_removes_it_while_the_server_runs(tmp_path: Path) -> None:
    path = tmp_path / "mazzo.sqlite3"
    with Server(path, bot_workers=0) as server:
        ada = Player(server)
        code = ada.open(3)
        connection = sqlite3.connect(path, timeout=20)
        with connection:
            connection.execute("UPDATE tables SET visited_at = 1")
            connection.execute("INSERT INTO persons (person, token_hash, name) VALUES ('old', 'old', 'Old')")
        connection.close()
        address = f"sqlite:///{path}"
        summary = (
            "1 waiting rooms, 0 unfinished games, the talk at 0 tables, 1 newcomers without a game, 0 expired links, "
            "0 evenings with real cards."
        )
        assert tidy_database(address, KEEP, dry_run=True) == f"To be removed: {summary}"
        assert codes_in(path) == [code]
        assert tidy_database(address, KEEP, dry_run=False) == f"Removed: {summary}"
        assert codes_in(path) == []
        assert ada.me()["tables"] == []
        server.stop()
    assert "To be removed: 0 waiting rooms" in tidy_database(address, KEEP, dry_run=True)
    assert "Removed: 0 waiting rooms" in tidy_database(address, KEEP, dry_run=False)
