"""Clocks stand still while the server cannot work: while it is stopped, and while it cannot store (on a full disk:
test_full_disk)."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from mazzo.server.settings import Settings, database_url
from mazzo.server.store import store as store_module
from mazzo.server.store.reader import NotStored
from mazzo.server.store.store import Store
from mazzo.server.tables import uptime as uptime_module
from mazzo.server.tables.clock import SECONDS, Clock
from mazzo.server.tables.driver import RECONNECT_SECONDS, Driver, TableServices
from mazzo.server.tables.uptime import Uptime
from mazzo.table.log import Used
from tests.harness.players import Player, Server
from tests.server.test_rated import whose_move
from tests.server.test_together import dealt, events, leave, log_of, people_dealt

PACE = 0.1
QUICK = SECONDS["quick"] * PACE


class FakeStore:
    """A store whose state a test sets."""

    def __init__(self) -> None:
        self.unwell_since: float | None = None
        self.tries = 0

    async def is_well(self) -> bool:
        self.tries += 1
        return self.unwell_since is None


class TestTime:
    """An event loop's time, moved by a test."""

    __test__ = False

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds = 100.0
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: self.seconds)

    def run(self, uptime: Uptime, seconds: float) -> float:
        """Lets the server run; how much of that counted."""
        before = uptime.now()
        for _ in range(round(seconds / 0.2)):
            self.seconds += 0.2
            uptime.now()
        return uptime.now() - before


def in_a_loop(test: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        with monkeypatch.context() as patched:
            test(patched)

    asyncio.run(run())


def test_time_that_a_server_was_stopped_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    def test(patched: pytest.MonkeyPatch) -> None:
        loop = TestTime(patched)
        uptime = Uptime(FakeStore(), lambda: None)
        assert loop.run(uptime, 20) == pytest.approx(20)
        before = uptime.now()
        loop.seconds += 24
        assert uptime.now() == before
        assert loop.run(uptime, 20) == pytest.approx(20)

    in_a_loop(test, monkeypatch)


def test_time_from_the_first_failed_write_to_the_next_stored_one_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    def test(patched: pytest.MonkeyPatch) -> None:
        loop, disk = TestTime(patched), FakeStore()
        uptime = Uptime(disk, lambda: None)
        begun = uptime.now()
        assert loop.run(uptime, 20) == pytest.approx(20)
        disk.unwell_since = loop.seconds - 3  # a write began three seconds ago and has failed now
        assert uptime.now() - begun == pytest.approx(17)
        assert loop.run(uptime, 60) == 0
        assert uptime.is_standing
        disk.unwell_since = None
        assert uptime.now() - begun == pytest.approx(17)
        assert loop.run(uptime, 20) == pytest.approx(20)
        # A stop is not counted twice if the write that it held up fails as well.
        before, loop.seconds = uptime.now(), loop.seconds + 24
        assert uptime.now() == before
        disk.unwell_since = loop.seconds - 24
        assert uptime.now() == pytest.approx(before)

    in_a_loop(test, monkeypatch)


def test_pages_are_notified_when_time_stands_still_and_a_failing_store_is_retried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uptime_module, "TICK_SECONDS", 0.01)
    monkeypatch.setattr(uptime_module, "LATE_SECONDS", 30.0)
    monkeypatch.setattr(uptime_module, "RETRY_SECONDS", 0.01)

    async def run() -> None:
        disk, notified = FakeStore(), []
        uptime = Uptime(disk, lambda: notified.append(uptime.is_standing))
        tasks = [asyncio.create_task(work) for work in (uptime.tick_for_ever(), uptime.retry_for_ever())]
        await asyncio.sleep(0.1)
        assert (notified, disk.tries) == ([], 0)
        for unwell_since, told_then in [(asyncio.get_running_loop().time(), [True]), (None, [True, False])]:
            disk.unwell_since = unwell_since
            for _ in range(500):
                if notified == told_then:
                    break
                await asyncio.sleep(0.01)
            assert notified == told_then
        assert disk.tries
        for task in tasks:
            task.cancel()

    asyncio.run(run())


def test_a_store_is_unwell_from_the_beginning_of_a_write_that_fails_or_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "SLOW_SECONDS", 0.05)
    hangs, fails = asyncio.Event(), True
    commit = Store._commit_with_retries

    async def commit_in_the_end(self: Store, group: Any) -> Any:
        await hangs.wait()
        if fails:
            raise OSError("gone")
        return await commit(self, group)

    monkeypatch.setattr(Store, "_commit_with_retries", commit_in_the_end)

    async def run() -> None:
        nonlocal fails
        store = await Store.open(database_url(f"sqlite:///{tmp_path}/mazzo.sqlite3"))
        assert store.unwell_since is None
        before = asyncio.get_running_loop().time()
        write = asyncio.create_task(store.note_stage("ABCDEFGH", "over"))
        await asyncio.sleep(0.2)
        began = store.unwell_since
        assert began is not None
        assert before <= began < before + 0.2
        hangs.set()
        with pytest.raises(NotStored):
            await write
        assert store.unwell_since == began
        assert not await store.is_well()
        assert store.unwell_since == began
        fails = False
        monkeypatch.setattr(store_module, "UNHEALTHY_SECONDS", 0)
        assert await store.is_well()
        assert store.unwell_since is None
        await store.close()

    asyncio.run(run())


def test_a_clock_rings_by_the_time_that_counts() -> None:
    async def run() -> None:
        table = people_dealt(rounds="3")
        seat, rung, now = table.undecided[0], [], [0.0]
        clock = Clock(0.01, lambda seat, turn: rung.append((seat, turn)), now=lambda: now[0])  # 0.2 seconds
        clock.follow(table)
        await asyncio.sleep(0.6)  # time stands still
        assert rung == []
        assert clock.time_left(table)[seat] == pytest.approx(0.2)
        now[0] = 0.2
        for _ in range(200):
            if rung:
                break
            await asyncio.sleep(0.02)
        assert rung == [(seat, 0)]

    asyncio.run(run())


def test_taking_a_table_over_gives_back_the_time_it_took_but_not_what_is_in_the_log() -> None:
    async def run() -> None:
        table = people_dealt(rounds="3")
        seat, now = table.undecided[0], [0.0]
        clock = Clock(1.0, lambda seat, turn: None, now=lambda: now[0])
        clock.follow(table)
        now[0] = 4.0
        clock.forgive(table, 6.0)
        assert clock.time_left(table)[seat] == 20.0
        now[0] = 14.0
        clock.forgive(table, 6.0)
        assert clock.time_left(table)[seat] == 16.0
        table.apply(Used(seat=seat, seconds=10.0))
        clock.forgive(table, 6.0)
        assert clock.time_left(table)[seat] == 16.0  # the log has more: nothing is given back, nothing taken
        taken_over = Clock(1.0, lambda seat, turn: None, now=lambda: now[0])
        taken_over.follow(table)
        taken_over.forgive(table, 6.0)
        assert taken_over.time_left(table)[seat] == 10.0

    asyncio.run(run())


def test_a_process_that_takes_a_table_over_gives_back_as_long_as_the_lease_of_the_other_may_have_lasted() -> None:
    class Leases:
        is_shared = True
        holds = False

        def drives(self, _: str) -> bool:
            return self.holds

        def claim(self, _: str) -> None:
            pass

        def lease_of(self, _: str) -> None:
            pass

    async def run() -> None:
        table, now, leases = people_dealt(rounds="3"), [0.0], Leases()
        driver: Any = Driver(
            "TABLE000",
            lambda: table,
            SimpleNamespace(),  # type: ignore[arg-type]
            lambda: None,
            TableServices(
                bots=SimpleNamespace(),  # type: ignore[arg-type]
                leases=leases,  # type: ignore[arg-type]
                tasks=SimpleNamespace(),  # type: ignore[arg-type]
                uptime=SimpleNamespace(now=lambda: now[0]),  # type: ignore[arg-type]
                settings=Settings(lease_seconds=6.0),
                refuse_new_games=lambda: None,
            ),
        )
        driver.wake()
        for seconds, left, holds in ((4.0, 16.0, False), (9.0, 17.0, True), (10.0, 16.0, True)):
            now[0], leases.holds = seconds, holds
            driver.wake()
            assert driver.clock.time_left(table) == {table.undecided[0]: pytest.approx(left)}
        driver.close()

    asyncio.run(run())


def test_a_server_that_stops_in_good_order_notes_how_much_of_a_turn_was_used(tmp_path: Path) -> None:
    async def game() -> None:
        with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as server:
            people = [Player(server) for _ in range(3)]
            code, connections = await dealt(*people, more={"clock": "relaxed"}, rounds="9")
            _, seat = await whose_move(connections)
            await asyncio.sleep(RECONNECT_SECONDS + 1.5)
            await asyncio.to_thread(server.stop)
            await leave(*connections)
            (noted,) = [
                entry["seconds"] for line in log_of(server, code).splitlines() if (entry := json.loads(line))["kind"] == "used"
            ]
            assert noted >= 1.5
            server.start()
            server.ready()
            back = await people[seat].join(code)
            assert back.table["clock"]["left"][seat] <= 1000 * (SECONDS["relaxed"] - noted) + 1
            await leave(back)

    asyncio.run(game())


def test_a_stopped_server_plays_for_nobody(tmp_path: Path) -> None:
    async def game() -> None:
        with Server(tmp_path / "mazzo.sqlite3", clock_pace=PACE, bot_workers=0) as server:
            _, connections = await dealt(Player(server), Player(server), more={"clock": "quick"}, rounds="9")
            mine, seat = await whose_move(connections)
            turn = mine.table["turn"]
            await mine.say(type="ping", number=1)
            await mine.hear("pong")  # and with it all that was sent before
            assert server.process is not None
            os.kill(server.process.pid, signal.SIGSTOP)
            await asyncio.sleep(QUICK + 0.3)
            heard = len(mine.heard)
            os.kill(server.process.pid, signal.SIGCONT)
            while len(mine.heard) == heard:
                await mine.hear("table")  # pages learn that they have counted too far
            assert (mine.table["turn"], events(mine, "played_for")) == (turn, [])
            assert mine.table["clock"]["left"][seat] > 100
            await leave(*connections)

    asyncio.run(game())
