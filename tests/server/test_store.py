"""What is stored stays, each entry once; and what cannot be stored is refused with a sentence."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import sqlite3
import subprocess
import sys
import time
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from mazzo.server.bots.pool import BotPool
from mazzo.server.host.audit import check, logs_in
from mazzo.server.host.serve import serve
from mazzo.server.settings import CannotServe, Settings, database_url, read_bot_pace, read_public_url, read_root_path
from mazzo.server.store import store as store_module
from mazzo.server.store.database import ThreadCommitter
from mazzo.server.store.reader import NotStored
from mazzo.server.store.store import LogAppend, Store
from mazzo.server.store.witness import witness_path
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.session import TableSession, not_stored
from mazzo.table.commands import Person
from mazzo.table.table import Table
from mazzo.words import Refusal
from tests.harness.games import USUAL_GAME
from tests.harness.players import ROOT, Player, Server, open_for_two, play_to_the_end
from tests.harness.stores import with_store


def opening(code: str) -> LogAppend:
    return LogAppend(code=code, first=0, texts=[b"opened"], opens=USUAL_GAME)


def test_a_place_in_the_log_is_taken_once_and_neighbours_are_not_lost(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert await store.append(opening("A"))
        assert await store.append(opening("B"))
        tries = [LogAppend(code=code, first=1, texts=[f"{code}{number}".encode()]) for number in range(20) for code in "AB"]
        answers = await asyncio.gather(*(store.append(piece) for piece in tries))
        assert answers == [True, True] + [False] * 38
        assert await store.log_of("A") == [b"opened", b"A0"]
        assert await store.log_of("B", 1) == [b"B0"]
        assert not await store.append(opening("A"))
        # Several pieces are stored together or not at all.
        assert not await store.append(opening("C"), LogAppend(code="A", first=1, texts=[b"late"]))
        assert await store.log_of("C") == []
        assert not await store.is_there("C")
        assert await store.append(opening("C"), LogAppend(code="A", first=2, texts=[b"two", b"three"]))
        assert len(await store.log_of("A")) == 4

    with_store(tmp_path / "m.sqlite3", work)


def test_a_witness_that_cannot_write_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    async def work(store: Store) -> None:
        with monkeypatch.context() as disk:
            disk.setattr(os, "pwrite", full)
            assert await asyncio.wait_for(store.append(opening("A")), 5)
            assert await asyncio.wait_for(store.append(opening("B")), 5)
            assert await store.is_well()
        assert await store.append(opening("C"))

    with_store(tmp_path / "m.sqlite3", work)


def test_a_store_whose_writer_has_ended_is_unwell_and_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        def broken(*_: object) -> None:
            raise RuntimeError("broken")

        monkeypatch.setattr(store, "_note_in_witness", broken)
        first = asyncio.create_task(store.append(opening("A")))
        with pytest.raises(NotStored):
            await asyncio.wait_for(first, 5)
        assert not await store.is_well()
        assert store.unwell_since is not None

    with_store(tmp_path / "m.sqlite3", work)


def test_queued_writes_are_committed_before_the_store_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.sqlite3"

    async def go() -> None:
        store = await Store.open(database_url(f"sqlite:///{path}"))
        monkeypatch.setattr(store_module, "COMMIT_SECONDS", 0.5)
        assert await store.append(opening("A"))
        late = asyncio.create_task(store.append(opening("B")))
        await asyncio.sleep(0.05)  # it is no longer in the queue, and its commit comes later
        await store.close()
        assert await asyncio.wait_for(late, 5)

    asyncio.run(go())
    with_store(path, lambda store: must(store.log_of("B"), [b"opened"]))


def test_a_table_that_could_not_be_read_at_first_is_in_memory_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two sessions of one table would send nothing to each other's players."""
    table = Table.open(USUAL_GAME, 3, {}, "1")

    async def work(store: Store) -> None:
        registry = TableRegistry(store, BotPool(0, 1.0), Settings())
        may_fail, may_answer = asyncio.Event(), asyncio.Event()
        later: list[asyncio.Task[Any]] = []
        reads = 0

        async def read(code: str) -> tuple[Table, bytes]:
            nonlocal reads
            reads += 1
            if reads == 1:
                await may_fail.wait()
                raise not_stored()
            await may_answer.wait()
            return table, b""

        monkeypatch.setattr(registry, "read", read)
        first, second = (asyncio.create_task(registry.find("A")) for _ in range(2))
        first.add_done_callback(lambda _: later.append(asyncio.create_task(registry.find("A"))))
        await asyncio.sleep(0.05)
        may_fail.set()
        with pytest.raises(Refusal):
            await first
        await asyncio.sleep(0.05)
        may_answer.set()
        found = await asyncio.gather(second, *later, return_exceptions=True)
        sessions = [one for one in found if isinstance(one, TableSession)]
        assert sessions
        assert all(one is registry.sessions()[0] for one in sessions)
        await registry.close()

    with_store(tmp_path / "m.sqlite3", work)


def test_persons_tables_and_stages(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.add_person(Person("p", "Ada"), "hash")
        assert await store.persons_with(["other", "hash"]) == {"hash": Person("p", "Ada")}
        await store.rename_person("p", "Ada L.")
        playing = LogAppend(code="A", first=0, texts=[b"x"], opens=USUAL_GAME, sits=["p"], stage="playing", needs_driver=True)
        assert await store.append(playing)
        assert await store.append(LogAppend(code="B", first=0, texts=[b"x"], opens=USUAL_GAME, sits=["p", "p"]))
        assert await store.tables_of("p") == ["B", "A"]
        assert await store.tables_needing_driver() == ["A"]
        assert await store.append(LogAppend(code="A", first=1, texts=[b"x"], needs_driver=True))
        await store.clear_driver_need("A", 1)  # by somebody who has not seen the newest entry
        assert await store.tables_needing_driver() == ["A"]
        await store.clear_driver_need("A", 2)
        assert await store.tables_needing_driver() == []
        await store.note_stage("A", "over")
        assert await store.tables_of("p") == ["B"]

    with_store(tmp_path / "m.sqlite3", work)
    with_store(tmp_path / "m.sqlite3", lambda store: must(store.persons_with(["hash"]), {"hash": Person("p", "Ada L.")}))


async def must(answer: Awaitable[object], wanted: object) -> None:
    assert await answer == wanted


def test_the_database_is_durable_and_private(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "m.sqlite3"
    lock = path.with_name(f"{path.name}-lock")
    for code in ("A", "B"):
        with_store(path, lambda store, code=code: must(store.append(opening(code)), True))
        files = list(path.parent.iterdir())
        assert lock in files
        assert [file.name for file in files if file.stat().st_mode & 0o077] == []
        lock.chmod(0o644)  # as earlier versions left it
    assert sqlite3.connect(path).execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_database_that_cannot_write_any_more_refuses_and_goes_on_later(tmp_path: Path) -> None:
    path = tmp_path / "m.sqlite3"

    async def work(store: Store) -> None:
        assert await store.append(opening("A"))
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(NotStored, match="locked"):
            await store.append(LogAppend(code="A", first=1, texts=[b"x"]))
        other.execute("ROLLBACK")
        other.close()
        assert await store.append(LogAppend(code="A", first=1, texts=[b"x"]))

    with_store(path, work)


# ----------------------------------------------------------------------------------------------- sentences, no tracebacks


def test_a_taken_port_is_reported_in_a_sentence(server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve(port=server.port, database=f"sqlite:///{tmp_path}/m.sqlite3") == 2
    assert f"port {server.port} is taken" in capsys.readouterr().err


def test_two_servers_cannot_share_a_database(server: Server) -> None:
    options = {"port": 0, "database": f"sqlite:///{server.database}"}
    program = f"import sys; from mazzo.server.host.serve import serve; sys.exit(serve(**{options!r}))"
    ended = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2, ended.stderr
    assert "Traceback" not in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert "another server is using it" in ended.stderr


def refusal_of(path: Path) -> str:
    with pytest.raises(CannotServe) as why:
        with_store(path, lambda store: must(store.tables_needing_driver(), []))
    return str(why.value)


def test_databases_that_cannot_be_used_are_named_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be written" in refusal_of(tmp_path / "file" / "m.sqlite3")
    (tmp_path / "folder").mkdir()
    assert "cannot be written" in refusal_of(tmp_path / "folder")
    (tmp_path / "letter").write_text("Dear Ada, " * 500)
    assert "not a Mazzo database" in refusal_of(tmp_path / "letter")

    newer = tmp_path / "newer.sqlite3"
    with_store(newer, lambda store: must(store.tables_needing_driver(), []))
    connection = sqlite3.connect(newer)
    connection.execute("UPDATE about SET value = '99' WHERE name = 'schema'")
    connection.commit()
    connection.close()
    assert "created by a newer version" in refusal_of(newer)

    locked = tmp_path / "locked.sqlite3"
    with_store(locked, lambda store: must(store.tables_needing_driver(), []))
    connection = sqlite3.connect(locked, isolation_level=None)
    connection.execute("BEGIN EXCLUSIVE")
    assert "locked" in refusal_of(locked)
    connection.close()


def test_options_that_make_no_sense_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert serve(bot_pace="fast") == 2
    assert "expected milliseconds" in capsys.readouterr().err
    for database in ("mysql://u:secret@h/d", "postgresql://u:secret@127.0.0.1:9/d"):
        assert serve(port=0, database=database) == 2
        printed = capsys.readouterr().err
        assert ("expected an SQLite file" if "mysql" in database else "is PostgreSQL running?") in printed
        assert "secret" not in printed
    assert serve(port=99999) == 2
    assert serve(host="256.1.1.1") == 2
    capsys.readouterr()
    assert read_bot_pace("400-1200") == (0.4, 1.2)
    assert read_bot_pace("0") == (0.0, 0.0)
    assert read_root_path("mazzo/") == "/mazzo"
    assert read_root_path("/") == ""
    assert read_public_url("https://cards.example.org/") == "https://cards.example.org"
    for read, wrong in (
        (read_bot_pace, "9-3"),
        (read_root_path, "/a b"),
        (read_public_url, "cards.example.org"),
        (database_url, "sqlite://"),
    ):
        with pytest.raises(CannotServe):
            read(wrong)  # type: ignore[operator]


# ----------------------------------------------------------------------------------------------------------- restarting


def test_a_server_that_is_told_to_stop_tidies_up(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3") as server:
        Player(server)
        server.stop()
    assert '"stopped"' in server.log.read_text()
    assert "error" not in server.log.read_text()
    assert not server.database.with_name("mazzo.sqlite3-wal").exists()


def test_after_a_restart_the_bots_go_on_by_themselves_and_players_come_back(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_pace=(0.05, 0.1)) as server:

        async def game() -> None:
            ada = Player(server)
            code = await open_for_two(ada, rounds="4-3")
            at = await ada.join(code)
            await at.say(type="leave")  # from now on four bots play
            await at.until(lambda table: table["turn"] >= 2)
            server.kill()
            turn, known = at.table["turn"], at.table["last"]
            server.start()
            server.ready()
            (tile,) = ada.me()["tables"]
            assert tile["code"] == code
            back = await ada.join(code, last=known)
            assert back.table["turn"] >= turn
            assert [event["number"] for event in back.table["events"]] == list(range(known + 1, back.table["last"] + 1))
            await back.until(lambda table: table["turn"] >= turn + 4, 20)
            await back.say(type="take_back")
            await play_to_the_end(back)
            await back.disconnect()

        asyncio.run(game())
    assert check(server.database) == []


def test_the_checker_finds_what_was_lost_duplicated_or_sent_wrongly(tmp_path: Path) -> None:
    database = tmp_path / "mazzo.sqlite3"
    with Server(database) as server:

        async def game() -> list[dict[str, object]]:
            ada = Player(server)
            code = ada.open(3, start=True, rounds="1-2")
            at = await ada.join(code)
            await play_to_the_end(at)
            await at.disconnect()
            history: list[dict[str, object]] = [{"table": code, "seat": 0}, {"hello": 0}]
            for message in at.heard:
                history.append({"received": message} if message["type"] == "table" else {"acked": message["id"]})
            return history

        history = asyncio.run(game())
    assert check(database, [history]) == []
    received = next(index for index, line in enumerate(history) if "received" in line and line["received"]["legal"])  # type: ignore[index]

    def with_line(change: Callable[[dict[str, object]], object]) -> list[dict[str, object]]:
        line = dict(history[received]["received"])  # type: ignore[call-overload]
        change(line)
        return [*history[:received], {"received": line}, *history[received + 1 :]]

    assert check(database, [with_line(lambda line: line.update(legal=[]))])
    assert check(database, [with_line(lambda line: line.update(turn=99))])
    assert check(database, [with_line(lambda line: line.update(scores=[1, 2, 3]))])
    assert check(database, [[*history[:received], *history[received + 1 :]]])  # a message that never came
    assert check(database, [[*history, {"acked": "never-stored"}]])
    code = str(history[0]["table"])
    last = len(logs_in(database)[code]) - 1
    witness_path(database).unlink()  # which would notice it, too
    connection = sqlite3.connect(database)
    connection.execute("DELETE FROM entries WHERE entry = ?", (last,))
    connection.commit()
    assert check(database, [history])  # sent, but not in the log
    connection.execute("DELETE FROM entries WHERE entry = ?", (last - 3,))
    connection.commit()
    connection.close()
    assert any("log damaged" in fault for fault in check(database))


def test_the_committing_thread_answers_its_callers_and_survives_a_failure(tmp_path: Path) -> None:
    async def go() -> None:
        committer = ThreadCommitter(tmp_path / "mazzo.sqlite3")
        answers = await asyncio.gather(*(committer.commit(lambda _, number=number: number) for number in range(3)))
        assert answers == [0, 1, 2]
        with pytest.raises(ZeroDivisionError):
            await committer.commit(lambda _: 1 // 0)
        waiting = asyncio.ensure_future(committer.commit(lambda _: time.sleep(0.05)))
        await asyncio.sleep(0.01)
        waiting.cancel()  # nobody waits for this answer any more
        assert await committer.commit(lambda _: "the next") == "the next"
        await committer.close()
        with pytest.raises(RuntimeError):
            await committer.commit(lambda _: None)

    asyncio.run(go())


def test_a_committer_that_nobody_closes_keeps_neither_its_loop_nor_its_thread(tmp_path: Path) -> None:
    async def go() -> tuple[weakref.ref[asyncio.AbstractEventLoop], Thread]:
        committer = ThreadCommitter(tmp_path / "mazzo.sqlite3")
        assert await committer.commit(lambda _: True)
        return weakref.ref(asyncio.get_running_loop()), committer._thread

    loop, thread = asyncio.run(go())
    gc.collect()
    thread.join(5)
    assert loop() is None
    assert not thread.is_alive()
