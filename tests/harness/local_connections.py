"""Clients without a network: the server's own connection, in the process of the test."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from starlette.websockets import WebSocket

from mazzo.server.http.protocols import WRITER
from mazzo.server.http.websocket import Connection
from mazzo.server.persons.identity import SignedIn
from mazzo.server.rate_limits import MessageLimits
from mazzo.server.tables.hints import Hints
from mazzo.server.tables.registry import TableRegistry
from mazzo.table.commands import Person


class BackedUp:
    """A connection that never accepts a message at once: each goes through the outbox."""

    has_more = True

    def write(self, text: bytes, soon: bool = False) -> bool:
        return False

    def abort(self) -> None:
        pass


class LocalConnection:
    """A client's end of a connection without a network: the server's own socket, and the messages sent and received by it."""

    def __init__(self, tables: TableRegistry, code: str, person: Person, limits: MessageLimits) -> None:
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})
        scope = {"type": "websocket", "path": "/", "headers": [], WRITER: BackedUp()}
        self.socket = WebSocket(scope, self.incoming.get, self._hear)
        self.server_side = Connection(tables, Hints(tables.bots), limits, code, SignedIn(person), self.socket)
        self.task = asyncio.create_task(self._stay())

    async def _stay(self) -> None:
        await self.socket.accept()
        await self.server_side.serve()

    async def _hear(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.put_nowait(json.loads(message["text"]))

    def say(self, **message: Any) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def hear(self, kind: str, seconds: float = 10) -> Any:
        """The next message of this type; those before it are skipped."""
        async with asyncio.timeout(seconds):
            while (message := await self.heard.get())["type"] != kind:
                pass
            return message

    async def end(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await asyncio.wait([self.task], timeout=5)
