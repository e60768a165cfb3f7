"""Bots of a server: niced processes, a pace that reveals nothing, and no table that waits for ever."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from mazzo.rules.game import legal
from mazzo.server.bots import pool as bots
from mazzo.server.bots.fair_queue import FairQueue
from mazzo.server.bots.load_gauge import LoadGauge
from mazzo.server.bots.pool import FOR_NOBODY, GAMES_ONLY, BotPool, end_process, pause
from mazzo.server.settings import Settings, database_url
from mazzo.server.store.store import Store
from mazzo.server.tables.registry import TableRegistry
from mazzo.table.commands import Person
from mazzo.table.state import Chair
from mazzo.table.table import Table
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server, open_for_two, play_to_the_end
from tests.harness.subscribers import FakeSubscriber
from tests.server.test_supervisor import is_alive


def dealt_table() -> Table:
    table = Table.open(USUAL_GAME, 4, {"rounds": "5"}, "7")
    for seat in range(4):
        table.sit(seat, "")
    table.deal()
    return table


def workers_of(process: int) -> list[int]:
    listed = subprocess.run(["ps", "-ww", "-o", "pid=,args=", "--ppid", str(process)], capture_output=True, text=True).stdout
    return [int(line.split()[0]) for line in listed.splitlines() if "mazzo.server.bots.worker" in line]


def test_a_worker_answers_legally_and_one_that_dies_is_replaced() -> None:
    async def work() -> None:
        pool = BotPool(1, patience=2.0)
        pool.start()
        table = dealt_table()
        seat = table.undecided[0]
        view = table.view(seat)
        before = table.state.tobytes()
        try:
            (move,) = await pool.decide(table, seat, "casual")
            assert legal(view, seat) >> move & 1
            (worker,) = workers_of(os.getpid())
            assert os.getpriority(os.PRIO_PROCESS, worker) >= min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
            os.kill(worker, signal.SIGSTOP)  # it exceeds its time
            begun = time.monotonic()
            (move,) = await pool.decide(table, seat, "casual")
            assert legal(view, seat) >> move & 1
            assert time.monotonic() - begun < 5
            for _ in range(100):  # another worker takes its place
                if workers_of(os.getpid()) not in ([], [worker]):
                    break
                await asyncio.sleep(0.1)
            assert workers_of(os.getpid()) != [worker]
            (move,) = await pool.decide(table, seat, "no such level")  # a bot that fails
            assert legal(view, seat) >> move & 1
            assert table.state.tobytes() == before
        finally:
            await pool.close()
        assert workers_of(os.getpid()) == []

    asyncio.run(work())


async def gone(process: int) -> None:
    for _ in range(200):
        if process not in workers_of(os.getpid()):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it is still there")


def test_a_question_to_a_dead_or_dying_worker_is_answered_by_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """And not by a random move: the worker is replaced before the next question, and its unanswered question is asked again."""
    drawn: list[int] = []
    monkeypatch.setattr(bots, "any_of", lambda allowed, dice: drawn.append(allowed) or 0)

    async def work() -> None:
        pool = BotPool(1, patience=10.0)
        pool.start()
        table = dealt_table()
        seat = table.undecided[0]
        try:
            await pool.decide(table, seat, "casual")
            (worker,) = workers_of(os.getpid())
            os.kill(worker, signal.SIGKILL)
            await gone(worker)
            for _ in range(200):  # unasked
                if pool.warm and workers_of(os.getpid()):
                    break
                await asyncio.sleep(0.1)
            (worker,) = workers_of(os.getpid())
            await pool.decide(table, seat, "casual")
            os.kill(worker, signal.SIGSTOP)  # it has the question, and dies over it
            decision = asyncio.create_task(pool.decide(table, seat, "casual"))
            await asyncio.sleep(0.1)
            os.kill(worker, signal.SIGKILL)
            await decision
            assert drawn == []
        finally:
            await pool.close()

    asyncio.run(work())


def test_ending_a_worker_leaves_no_open_pipe_to_the_loop() -> None:
    async def ended_by_somebody_who_does_not_wait() -> None:
        process = await asyncio.create_subprocess_exec("cat", stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert process.stdout is not None
        ending = asyncio.create_task(end_process(process))
        for _ in range(2):
            await asyncio.sleep(0)
            ending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await ending
        assert process.returncode == -signal.SIGKILL
        assert process.stdout.at_eof()

    async def dead_for_a_while() -> None:
        program = "sleep 100 & echo $!"  # which keeps the pipe open
        process = await asyncio.create_subprocess_exec("sh", "-c", program, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert process.stdout is not None
        sleeper = int(await process.stdout.readline())
        for _ in range(500):
            if process.returncode is not None:
                break
            await asyncio.sleep(0.01)
        ending = asyncio.create_task(end_process(process))
        assert not (await asyncio.wait([ending], timeout=0.1))[0]
        os.kill(sleeper, signal.SIGKILL)
        await ending
        assert process.stdout.at_eof()

    asyncio.run(ended_by_somebody_who_does_not_wait())
    asyncio.run(dead_for_a_while())


SLOW_AT_FIRST = """
import sys, time
from mazzo.server.bots import worker

asked = []
def decide(question):
    asked.append(question)
    time.sleep(1.0 if len(asked) == 1 else 0.0)
    return worker.Answer(0)

worker.warm_up, worker.decide = lambda: None, decide
worker.main()
"""


def test_a_master_may_take_longer_over_its_first_move_to_load_its_network(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    monkeypatch.setattr(bots, "any_of", lambda allowed, dice: drawn.append(allowed) or 0)
    monkeypatch.setattr(bots, "WORKER", SLOW_AT_FIRST)

    async def work(level: str) -> None:
        pool = BotPool(1, patience=0.2)
        pool.start()
        table = dealt_table()
        try:
            await pool.decide(table, table.undecided[0], level)
        finally:
            await pool.close()

    asyncio.run(work("master"))
    assert drawn == []
    asyncio.run(work("club"))  # nobody else may
    assert len(drawn) == 1


def threads_of(process: int) -> int:
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return 0
    return int(status.partition("Threads:")[2].split()[0])


def test_a_worker_ends_with_its_server_even_while_it_is_loading(tmp_path: Path) -> None:
    """A worker that reads nothing, because it is stopped for example, does not notice that nobody writes to it any more."""
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=2) as server:
        assert server.process is not None
        until = time.monotonic() + 60
        workers: list[int] = []
        while len(workers) < 2 or not all(threads_of(worker) > 1 for worker in workers):  # the second watches the server
            assert time.monotonic() < until
            workers = workers_of(server.process.pid)
            time.sleep(0.01)
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        server.kill()
        try:
            until = time.monotonic() + 10
            while any(is_alive(worker) for worker in workers) and time.monotonic() < until:
                time.sleep(0.02)
            assert not any(is_alive(worker) for worker in workers)
        finally:
            for worker in workers:
                if is_alive(worker):
                    os.kill(worker, signal.SIGKILL)


def test_a_bots_move_comes_before_a_hint_and_a_single_worker_gives_no_hints() -> None:
    async def order() -> None:
        pool = BotPool(2, patience=0.1)  # its workers are not started: the questions wait
        pool.start_patience = 0
        table = dealt_table()
        seat = table.undecided[0]
        hints = [asyncio.create_task(pool.hint(table, seat)) for _ in range(2)]
        await asyncio.sleep(0)
        decisions = [asyncio.create_task(pool.decide(table, seat, "casual")) for _ in range(2)]
        await asyncio.sleep(0)
        order = [(await pool._next(1))[0].for_a_hint for _ in range(3)]
        assert order == [False, False, True]
        pool.warm = {GAMES_ONLY, 1}
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(pool._next(GAMES_ONLY), 0.05)
        pool.warm = {GAMES_ONLY}  # the other one has died, or is not warm yet
        assert (await pool._next(GAMES_ONLY))[0].for_a_hint
        assert await asyncio.gather(*hints) == [None, None]
        for moves in await asyncio.gather(*decisions):  # no bot has answered in time: any legal move
            assert legal(table.view(seat), seat) >> moves[0] & 1

    asyncio.run(order())


def hosted_by(host: str) -> Table:
    table = dealt_table()
    table.host = host
    return table


def test_hosts_are_served_in_turn_and_one_with_too_many_questions_loses_the_newest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots, "MOST_WAITING", 8)

    async def order() -> None:
        pool = BotPool(1, patience=5.0)  # its worker is not started: the questions wait
        pool.warm = {0}
        greedy = [hosted_by("greedy") for _ in range(3)]
        many = [asyncio.create_task(pool.decide(table, table.undecided[0], "casual")) for table in greedy for _ in range(3)]
        await asyncio.sleep(0.01)
        modest = [asyncio.create_task(pool.decide(hosted_by(name), 1, "casual")) for name in ("ada", "ben")]
        await asyncio.sleep(0.01)
        assert pool.waiting()["games"] == 8
        assert [task.done() for task in many] == [False] * 6 + [True] * 3  # these got random moves
        taken = [await pool._next(0) for _ in range(8)]
        assert [request.asker.whose for request in taken] == ["greedy", "ada", "ben", *["greedy"] * 5]
        for request in taken:
            request.resolve(None)
        await asyncio.gather(*many, *modest)

    asyncio.run(order())


def test_many_names_get_no_more_turns_and_unwatched_games_come_last() -> None:
    async def order() -> None:
        pool = BotPool(1, patience=5.0)
        pool.warm = {0}
        wanted = [(f"greedy {number}", "here") for number in range(4)] + [("left", None), ("ada", "there"), ("ben", "there")]
        decisions = []
        for host, network in wanted:
            decisions.append(asyncio.create_task(pool.decide(hosted_by(host), 1, "casual", network)))
            await asyncio.sleep(0.001)
        assert pool.waiting() == {"games": 6, "hints": 0, "unseen": 1}
        taken = [await pool._next(0) for _ in wanted]
        hosts = ["greedy 0", "ada", "greedy 1", "ben", "greedy 2", "greedy 3", "left"]
        assert [request.asker.whose for request in taken] == hosts
        for request in taken:
            request.resolve(None)
        await asyncio.gather(*decisions)

    asyncio.run(order())


def test_one_network_asking_for_hints_under_many_names_deprives_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MOST_HINTS_WAITING", 3)

    async def order() -> None:
        pool = BotPool(2, patience=5.0)  # its workers are not started: the questions wait
        pool.warm = {GAMES_ONLY, 1}

        def asked_by(person: str, network: str) -> asyncio.Task[Any]:
            table = dealt_table()
            seat = table.undecided[0]
            table.chairs[seat] = Chair(person, "person", None, person)
            return asyncio.create_task(pool.hint(table, seat, network))

        many = [asked_by(f"greedy {number}", "here") for number in range(6)]
        await asyncio.sleep(0.01)
        modest = asked_by("ada", "there")
        await asyncio.sleep(0.01)
        assert [task.done() for task in many] == [False] * 2 + [True] * 4
        taken = [await pool._next(1) for _ in range(3)]
        assert [request.asker.whose for request in taken] == ["greedy 0", "ada", "greedy 1"]
        for request in taken:
            request.resolve(None)
        assert await asyncio.gather(*many, modest) == [None] * 7
        assert pool.waiting()["hints"] == 0

    asyncio.run(order())


def test_a_table_knows_which_network_its_player_comes_from(tmp_path: Path) -> None:
    async def seen() -> None:
        store = await Store.open(database_url(f"sqlite:///{tmp_path / 'mazzo.sqlite3'}"))
        tables = TableRegistry(store, BotPool(0, patience=0.1), Settings())
        ada = Person("ada", "Ada")
        await store.add_person(ada, "0" * 64)
        opened = Table.open(USUAL_GAME, 3, {}, "1").opened
        opened.host = "ada"
        live = await tables.find(await tables.open(ada, opened, False))
        assert live.company() is None
        watching, playing = FakeSubscriber("eve"), FakeSubscriber("ada")
        watching.network, playing.network = "2001:db8::/64", "198.51.100.7"
        for one in (watching, playing):
            live.subscribe(one, 0)
        assert live.company() == "198.51.100.7"
        live.unsubscribe(playing)
        assert live.company() == "2001:db8::/64"
        live.unsubscribe(watching)
        assert live.company() is None
        await tables.close()
        await store.close()

    asyncio.run(seen())


def test_a_table_that_somebody_joins_no_longer_queues_as_unwatched(tmp_path: Path) -> None:
    async def came() -> None:
        pool = BotPool(1, patience=5.0)  # its worker is not started: the questions wait
        pool.warm = {0}
        store = await Store.open(database_url(f"sqlite:///{tmp_path / 'mazzo.sqlite3'}"))
        tables = TableRegistry(store, pool, Settings(bot_pace=(0.0, 0.0)))
        ada = Person("ada", "Ada")
        await store.add_person(ada, "0" * 64)
        opened = Table.open(USUAL_GAME, 3, {"rounds": "1", "bids": "secret"}, "1").opened
        opened.host = "ada"
        live = await tables.find(await tables.open(ada, opened, True))
        while not pool.waiting()["unseen"]:
            await asyncio.sleep(0.005)
        live.subscribe(FakeSubscriber("ada"), 0)
        while not pool.waiting()["games"]:
            await asyncio.sleep(0.005)
        await tables.close()
        await store.close()
        assert all(request.answered.done() for request in pool._waiting[FOR_NOBODY])  # no worker starts them any more

    asyncio.run(asyncio.wait_for(came(), 20))


def test_every_event_is_served_in_turn_like_a_host() -> None:
    async def order() -> None:
        pool = BotPool(1, patience=5.0)
        pool.warm = {0}
        tables = [dealt_table() for _ in range(4)]
        for table, event in zip(tables, ("spring", "spring", "spring", "autumn"), strict=True):
            table.host, table.opened.event = None, event
        decisions = [asyncio.create_task(pool.decide(table, table.undecided[0], "casual")) for table in tables]
        await asyncio.sleep(0.01)
        taken = [await pool._next(0) for _ in tables]
        assert [request.asker.whose for request in taken] == ["spring", "autumn", "spring", "spring"]
        for request in taken:
            request.resolve(None)
        await asyncio.gather(*decisions)

    asyncio.run(order())


def test_the_question_that_a_worker_died_over_is_asked_again_first() -> None:
    queue: FairQueue[int] = FairQueue(10)
    for whose, item in (("ada", 1), ("ada", 2), ("ben", 3)):
        assert queue.add(whose, item) is None
    assert list(queue) == [1, 3, 2]
    assert [queue.take(), queue.take()] == [1, 3]
    queue.add_again("ben", 3)
    assert [queue.take(), queue.take(), len(queue)] == [3, 2, 0]


def test_where_many_people_play_one_core_is_left_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    async def order() -> None:
        pool = BotPool(2, patience=0.1)
        pool.start_patience = 0
        pool.warm = {0, 1}
        monkeypatch.setattr(bots, "CORES", 2)
        monkeypatch.setattr(LoadGauge, "is_high", True)
        table = dealt_table()
        seat = table.undecided[0]
        decision = asyncio.create_task(pool.decide(table, seat, "casual"))
        await asyncio.sleep(0)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(pool._next(1), 0.05)
        assert await pool._next(0)
        await decision
        hint = asyncio.create_task(pool.hint(table, seat))  # that is for people
        assert (await pool._next(1))[0].for_a_hint
        await hint

    asyncio.run(order())


def test_the_load_is_high_while_the_server_has_much_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.bots.load_gauge.MEASURE_SECONDS", 0.1)
    load = LoadGauge()
    until = time.process_time() + 0.2
    while time.process_time() < until:
        pass
    assert load.is_high
    time.sleep(0.2)
    assert not load.is_high


def test_a_game_goes_on_while_its_workers_are_killed(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=1, bot_patience=0.1) as server:

        async def game() -> None:
            ada = Player(server)
            at = await ada.join(ada.open(4, start=True, rounds="1-2"))
            assert server.process is not None

            async def kill_workers() -> None:
                while True:
                    await asyncio.sleep(0.3)
                    for worker in workers_of(server.process.pid):  # type: ignore[union-attr]
                        os.kill(worker, signal.SIGKILL)

            killing = asyncio.create_task(kill_workers())
            try:
                assert (await play_to_the_end(at, 40))["stage"] == "over"
            finally:
                killing.cancel()
            await at.disconnect()

        asyncio.run(game())


def test_the_pause_is_drawn_uniformly_before_anything_is_known() -> None:
    drawn = sorted(pause((0.4, 1.2)) for _ in range(10_000))
    assert drawn[0] >= 0.4
    assert drawn[-1] <= 1.2
    farthest = max(abs((value - 0.4) / 0.8 - (number + 0.5) / len(drawn)) for number, value in enumerate(drawn))
    assert farthest < 0.02  # Kolmogorov-Smirnov at p = 0.001 for ten thousand
    assert pause((0.0, 0.0)) == 0.0


def test_bots_keep_their_pace_even_with_a_single_legal_move(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_pace=(0.25, 0.45)) as server:

        async def game() -> None:
            ada = Player(server)
            warm = await ada.join(ada.open(4, start=True, rounds="1"))
            await warm.until(lambda table: table["turn"] > 0 or table["legal"])
            at = await ada.join(await open_for_two(ada, rounds="1"))  # one card each: its play is forced
            await at.say(type="leave")
            gaps: list[float] = []
            at_turn, seen = at.table["turn"], time.monotonic()
            while at.table["stage"] != "over":
                await at.next(20)
                if at.table["turn"] > at_turn:
                    now = time.monotonic()
                    gaps.append(now - seen)
                    at_turn, seen = at.table["turn"], now
            assert len(gaps) >= 7
            assert min(gaps[1:]) > 0.2
            await at.disconnect()
            await warm.disconnect()

        asyncio.run(game())


def test_hurried_bots_do_not_pause(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_pace=(90.0, 90.0)) as server:

        async def game() -> None:
            ada = Player(server)
            at = await ada.join(ada.open(4, start=True, rounds="1"))
            await at.say(type="hurry")
            await at.until(lambda table: table["legal"], 60)
            turn = at.table["turn"]
            await at.play(at.table["legal"][0])
            await at.say(type="hurry")
            await at.until(lambda table: table["turn"] > turn + 3, 60)
            await at.disconnect()

        asyncio.run(game())


@pytest.mark.long
def test_a_client_that_does_not_read_is_dropped_and_nobody_else_waits(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", outbox=16) as server:

        async def game() -> None:
            ada, ben = Player(server), Player(server)
            code = ada.open(4)
            ear = socket.socket()
            ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
            ear.connect(("127.0.0.1", server.port))
            ear.setblocking(False)
            deaf = await ben.join(code, sock=ear)
            deaf.wire.transport.pause_reading()
            at = await ada.join(code)
            slowest = 0.0
            for number in range(1500):  # some megabytes for the one that does not read
                begun = time.monotonic()
                await at.say(type="swap", seat=number % 2, other=1 - number % 2)
                await at.hear("table")
                slowest = max(slowest, time.monotonic() - begun)
                if number % 100 == 0 and '"outbox_full"' in server.log.read_text():
                    break
            assert '"outbox_full"' in server.log.read_text()
            assert slowest < 2.0
            deaf.wire.transport.abort()
            back = await ben.join(code, last=deaf.table["last"])
            assert back.table["last"] == at.table["last"]
            await back.disconnect()
            await at.disconnect()

        asyncio.run(game())
