"""Closed connections and evicted sessions free their memory at once: garbage collections would stall a full house."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import weakref
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from mazzo.server.bots.pool import BotPool
from mazzo.server.host.listening import listening_socket
from mazzo.server.host.serve import web_server
from mazzo.server.http.protocols import ConnectionWriter, LimitedHttp
from mazzo.server.http.websocket import Connection
from mazzo.server.settings import Settings, database_url
from mazzo.server.store.store import Store
from mazzo.server.tables import registry
from mazzo.server.tables.clock import Clock
from mazzo.server.tables.driver import Driver
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.session import GRACE_SECONDS, TableSession
from tests.harness.players import Player, Server, play_to_the_end

KINDS = (ConnectionWriter, Connection, TableSession, Driver, Clock)


@contextlib.asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[Server, TableRegistry]]:
    """A server in this process."""
    server = Server(folder / "mazzo.sqlite3")
    settings = Settings(port=server.port, away_seconds=0.1, bot_pace=(0, 0))
    store = await Store.open(database_url(server.settings["database"]))
    tables = TableRegistry(store, BotPool(0, 1.0), settings)
    web = web_server(settings, tables)
    running = asyncio.create_task(web.serve(sockets=[listening_socket(settings)]))
    try:
        while not web.started:
            await asyncio.sleep(0.01)
        yield server, tables
    finally:
        web.should_exit = True
        await running
        await tables.close()
        await store.close()


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> Iterator[weakref.WeakSet[Any]]:
    """Garbage collection is off. What another test has left behind."""
    monkeypatch.setattr(registry, "COLLECT_SECONDS", 10**6)
    gc.collect()
    gc.disable()
    yield weakref.WeakSet(one for one in gc.get_objects() if isinstance(one, KINDS))
    gc.enable()


def test_closed_connections_and_evicted_sessions_need_no_garbage_collection(tmp_path: Path, older: weakref.WeakSet[Any]) -> None:
    async def serve_and_leave() -> None:
        async with serving(tmp_path) as (server, tables):
            player, code = await asyncio.to_thread(at_a_table_with_a_clock, server)
            at = await player.join(code)
            await at.say(type="nonsense")
            await at.hear("refused")
            await play_to_the_end(at)
            # The handshake's is gone already, with the parser of its request.
            assert not any(isinstance(one, LimitedHttp) and one.url.endswith(b"socket") for one in gc.get_objects())
            made = [weakref.ref(one) for one in gc.get_objects() if isinstance(one, KINDS) and one not in older]
            assert {type(one()) for one in made} == set(KINDS)
            await asyncio.to_thread(requests_at_once, server)
            await until(lambda: not any(isinstance(one, LimitedHttp) and one.pipeline for one in gc.get_objects()))
            await at.disconnect()
            await until(lambda: not any(isinstance(one(), Connection) for one in made))
            await asyncio.sleep(1.1 * GRACE_SECONDS)

            def gone() -> bool:
                tables.evict(unused_since=float("inf"))  # again and again, as a server does: results may still be stored
                return all(one() is None for one in made)

            await until(gone)

    asyncio.run(serve_and_leave())


@pytest.mark.usefixtures("older")
def test_a_client_that_is_cut_off_before_it_has_read_everything_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each would keep its table in memory, with everything that has ever happened there."""

    async def never(*_: Any) -> None:
        await asyncio.Event().wait()

    def connections() -> list[Connection]:
        return [one for one in gc.get_objects() if isinstance(one, Connection)]

    async def serve_and_cut() -> None:
        async with serving(tmp_path) as (server, _):
            player, code = await asyncio.to_thread(at_a_table_with_a_clock, server)
            monkeypatch.setattr(ConnectionWriter, "write", lambda *_: False)  # as if it were backed up
            monkeypatch.setattr(WebSocket, "send_text", never)
            deaf = await player.join(code, hello=False)
            await deaf.say(type="hello")
            await until(lambda: any(one._flushing is not None for one in connections()))
            made = [weakref.ref(one) for one in connections()]
            await deaf.disconnect()
            await until(lambda: all(one() is None for one in made))

    asyncio.run(serve_and_cut())


def test_a_garbage_collection_looks_only_at_what_is_new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "COLLECT_SECONDS", 0.01)

    async def collect() -> None:
        store = await Store.open(database_url(f"sqlite:///{tmp_path / 'mazzo.sqlite3'}"))
        tables = TableRegistry(store, BotPool(0, 1.0), Settings())
        kept = [[number] for number in range(10_000)]
        tables.start()
        try:
            await until(lambda: gc.get_freeze_count() > len(kept))
            await until(lambda: len(gc.get_objects()) < len(kept))
        finally:
            await tables.close()
            await store.close()

    gc.unfreeze()
    try:
        asyncio.run(collect())
    finally:
        gc.unfreeze()


def requests_at_once(server: Server) -> None:
    """Several requests in one packet, by a client that is gone before the answers come."""
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(6 * f"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())


def at_a_table_with_a_clock(server: Server) -> tuple[Player, str]:
    player = Player(server)
    return player, player.open(3, start=True, more={"clock": "relaxed"}, rounds="1")


async def until(holds: Any) -> None:
    for _ in range(3000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it is still there")
