"""The host's access to a running server: a socket next to the database file, which only its owner can open.

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
from mazzo.server.store.reader import NotStored
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
            reply = await answer(text, handlers)  # somebody with a thousand tables takes minutes
            writer.write(json.dumps(reply).encode() + b"\n")
            async with asyncio.timeout(SECONDS):
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
    except (ValueError, TypeError, AttributeError, RecursionError):
        command, subject = "", ""
    log_event("admin_command", kind=command if command in handlers else "unknown")
    if command not in handlers:
        return {"refused": f"there is no such command; there are {', '.join(handlers)}"}
    try:
        return {"done": await handlers[command](str(subject))}
    except (Refusal, ValueError) as why:
        return {"refused": str(why)}
    except NotStored as why:
        return {"refused": not_done(why)}
    except Exception as problem:  # a bug of ours; the host must not believe that the server has ended
        log_event("admin_command_failed", reason=type(problem).__name__)
        return {"refused": "something went wrong on the server"}


def not_done(why: NotStored) -> str:
    return f"the database cannot be written to or read: {why}"


async def ask_server(path: Path, command: str, subject: str) -> str:
    """Asks the running server, waits as long as it takes, and returns its answer. OSError if it is not listening, ValueError if
    it refuses or ends meanwhile."""
    try:
        async with asyncio.timeout(SECONDS):
            reader, writer = await asyncio.open_unix_connection(path)
    except TimeoutError:  # an OSError
        raise ValueError("the server does not answer") from None
    writer.write(json.dumps({command: subject}).encode() + b"\n")
    written = await reader.readline()
    writer.close()
    if not written:
        raise ValueError("the server has ended before it was done")
    reply = json.loads(written)
    if "done" not in reply:
        raise ValueError(reply["refused"])
    return str(reply["done"])
