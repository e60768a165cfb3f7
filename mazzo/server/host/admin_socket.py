"""The host's line to a running server: a socket beside the database file, which only its owner can open.

A file of SQLite has one writer, the server. So a command that changes something asks the server to do it; where none runs, it
does it itself. Servers of PostgreSQL need no such line: there everybody may write.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from mazzo.server.json_log import say
from mazzo.words import Refusal

LONGEST_ORDER = 1024
LONGEST_PATH = 100  # of a socket, on all systems
SECONDS = 30

Orders = dict[str, Callable[[str], Awaitable[str]]]


def control_path(database: Path) -> Path:
    return database.with_name(f"{database.name}-control")


@contextlib.asynccontextmanager
async def listening(path: Path | None, orders: Orders) -> Any:
    """Hears the host's orders while the server runs."""
    if path is None or not hasattr(asyncio, "start_unix_server") or len(str(path)) > LONGEST_PATH:
        yield
        return

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                text = await reader.readline()
                writer.write(json.dumps(await answer(text, orders)).encode() + b"\n")
                await writer.drain()
        except (OSError, TimeoutError, ValueError):
            say("host_unheard")
        finally:
            writer.close()

    path.unlink(missing_ok=True)
    before = os.umask(0o177)
    try:
        server = await asyncio.start_unix_server(hear, path, limit=LONGEST_ORDER)
    finally:
        os.umask(before)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


async def answer(text: bytes, orders: Orders) -> dict[str, str]:
    try:
        ((order, subject),) = json.loads(text).items()
        say("host_orders", kind=order if order in orders else "unknown")
        return {"done": await orders[order](str(subject))}
    except (Refusal, ValueError) as why:
        return {"refused": str(why)}
    except (KeyError, TypeError, AttributeError):
        return {"refused": f"there is no such order; there are {', '.join(orders)}"}


async def ask_server(path: Path, order: str, subject: str) -> str:
    """Has the running server do it; what it says. OSError if it does not listen, ValueError if it refuses."""
    async with asyncio.timeout(SECONDS):
        reader, writer = await asyncio.open_unix_connection(path)
        writer.write(json.dumps({order: subject}).encode() + b"\n")
        told = json.loads(await reader.readline())
        writer.close()
    if "done" not in told:
        raise ValueError(told["refused"])
    return str(told["done"])
