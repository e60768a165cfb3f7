"""The host's access to a running server: a socket beside the database file, which only its owner can open.

An SQLite file has one writer, the server. So a command that changes something asks the server to do it; if none is running, it
does it itself. With PostgreSQL no such socket is needed: every process may write.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from mazzo.server.json_log import log_event
from mazzo.words import Refusal

LONGEST_COMMAND = 4096
LONGEST_PATH = 100  # of a socket, on every system
SECONDS = 30

Handlers = dict[str, Callable[[str], Awaitable[str]]]


def socket_path(database: Path) -> Path:
    return database.with_name(f"{database.name}-control")


@contextlib.asynccontextmanager
async def serving(path: Path | None, handlers: Handlers) -> Any:
    """Answers the host's commands while the server runs."""
    if path is None or not hasattr(asyncio, "start_unix_server") or len(str(path)) > LONGEST_PATH:
        yield
        return

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                text = await reader.readline()
                writer.write(json.dumps(await answer(text, handlers)).encode() + b"\n")
                await writer.drain()
        except (OSError, TimeoutError, ValueError):
            log_event("admin_command_failed")
        finally:
            writer.close()

    path.unlink(missing_ok=True)
    before = os.umask(0o177)
    try:
        server = await asyncio.start_unix_server(handle, path, limit=LONGEST_COMMAND)
    finally:
        os.umask(before)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


async def answer(text: bytes, handlers: Handlers) -> dict[str, str]:
    try:
        ((command, subject),) = json.loads(text).items()
        log_event("admin_command", kind=command if command in handlers else "unknown")
        return {"done": await handlers[command](str(subject))}
    except (Refusal, ValueError) as why:
        return {"refused": str(why)}
    except (KeyError, TypeError, AttributeError):
        return {"refused": f"there is no such command; there are {', '.join(handlers)}"}


async def ask_server(path: Path, command: str, subject: str) -> str:
    """Asks the running server; its answer. OSError if it is not listening, ValueError if it refuses."""
    async with asyncio.timeout(SECONDS):
        reader, writer = await asyncio.open_unix_connection(path)
        writer.write(json.dumps({command: subject}).encode() + b"\n")
        reply = json.loads(await reader.readline())
        writer.close()
    if "done" not in reply:
        raise ValueError(reply["refused"])
    return str(reply["done"])
