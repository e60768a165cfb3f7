"""Serves Prometheus: `/metrics` on an address of its own, and the gauges that have to be read periodically."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections import Counter
from collections.abc import AsyncIterator
from http import HTTPStatus
from pathlib import Path

from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import func, select

from mazzo.server import metrics
from mazzo.server.store.reader import NotStored
from mazzo.server.store.store import Store
from mazzo.server.tables.registry import TableRegistry

LONGEST_REQUEST = 8 * 1024
REQUEST_SECONDS = 5
MOST_CONNECTIONS = 16
TICK_SECONDS = 1.0
GAUGE_TICKS = 5
DATABASE_TICKS = 60
STAGES = ("waiting", "playing", "over")


@contextlib.asynccontextmanager
async def serving_metrics(listening_socket: socket.socket | None, tables: TableRegistry) -> AsyncIterator[None]:
    """Measures while the server runs, and answers Prometheus if there is a socket for it."""
    if listening_socket is None:
        yield
        return
    measuring = asyncio.create_task(_measure_for_ever(tables))
    server = await asyncio.start_server(_Endpoint().handle, sock=listening_socket, limit=LONGEST_REQUEST)
    try:
        yield
    finally:
        server.close()
        measuring.cancel()


class _Endpoint:
    """A very small HTTP server: one page, one request a connection."""

    def __init__(self) -> None:
        self._open = 0

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open += 1
        try:
            if self._open <= MOST_CONNECTIONS:
                async with asyncio.timeout(REQUEST_SECONDS):
                    head = await reader.readuntil(b"\r\n\r\n")
                    writer.write(await _answer(head.split(b"\r\n", 1)[0].decode("latin-1")))
                    await writer.drain()
        except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
            pass
        finally:
            self._open -= 1
            writer.close()


async def _answer(request_line: str) -> bytes:
    method, _, rest = request_line.partition(" ")
    path = rest.partition(" ")[0].partition("?")[0]
    if path != "/metrics":
        return _response(HTTPStatus.NOT_FOUND, b"The metrics are at /metrics.\n", "text/plain")
    if method not in ("GET", "HEAD"):
        return _response(HTTPStatus.METHOD_NOT_ALLOWED, b"", "text/plain")
    body = await asyncio.to_thread(metrics.exposition)
    return _response(HTTPStatus.OK, body, CONTENT_TYPE_LATEST, with_body=method == "GET")


def _response(status: HTTPStatus, body: bytes, media_type: str, with_body: bool = True) -> bytes:
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: {media_type}\r\ncontent-length: {len(body)}\r\n"
        "connection: close\r\nx-content-type-options: nosniff\r\n\r\n"
    )
    return head.encode() + (body if with_body else b"")


# -------------------------------------------------------------------------------------------------------------- measuring


async def _measure_for_ever(tables: TableRegistry) -> None:
    clock = asyncio.get_running_loop().time
    tick = 0
    while True:
        if tick % GAUGE_TICKS == 0:
            _read_gauges(tables)
        if tick % DATABASE_TICKS == 0:
            with contextlib.suppress(NotStored, OSError):
                metrics.database_bytes.set(await size_of(tables.store))
        tick += 1
        due = clock() + TICK_SECONDS
        await asyncio.sleep(TICK_SECONDS)
        metrics.loop_delay_seconds.observe(max(0.0, clock() - due))


def _read_gauges(tables: TableRegistry) -> None:
    sessions = tables.sessions()
    stages: Counter[str] = Counter(session.table.stage for session in sessions)
    for stage in STAGES:
        metrics.tables.labels(stage).set(stages[stage])
    metrics.connections.set(sum(len(session.subscribers) for session in sessions))
    for queue, waiting in tables.bots.waiting().items():
        metrics.bots_waiting.labels(queue).set(waiting)
    with contextlib.suppress(OSError):  # where there is no /proc
        resident = int(Path("/proc/self/statm").read_text().split()[1])
        metrics.memory_bytes.set(resident * os.sysconf("SC_PAGE_SIZE"))
        metrics.open_files.set(len(os.listdir("/proc/self/fd")))


async def size_of(store: Store) -> int:
    """The bytes the database takes, its write-ahead log included."""
    if store.database.is_shared:
        ((size,),) = await store.rows(select(func.pg_database_size(func.current_database())))
        return int(size)
    files = (Path(f"{store.database.shown}{suffix}") for suffix in ("", "-wal"))
    return sum(file.stat().st_size for file in files if file.exists())
