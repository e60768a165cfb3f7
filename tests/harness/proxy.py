"""A bad network between players and server: it drops connections, falls silent, is slow, and breaks everything into pieces."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import struct
from typing import Any

from tests.harness.players import Server

FAULTS = ("cut", "silent", "slow", "crumbs")
RESET = struct.pack("ii", 1, 0)  # closed at once, with a reset instead of a goodbye


class FaultyProxy:
    """`async with FaultyProxy(server) as proxy:` players connect to it as to the server; `proxy.fault` is the present fault."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.port = 0
        self.fault = ""
        self.connections = 0
        self._ends: list[asyncio.StreamWriter] = []
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(self, *arguments: Any, **more: Any) -> Any:
        return self.server.ask(*arguments, **more)

    async def __aenter__(self) -> FaultyProxy:
        self._listening = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._listening.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: Any) -> None:
        self._listening.close()
        self.cut()
        for task in list(self._tasks):
            task.cancel()

    def cut(self) -> None:
        """Drops everybody's connection, in the middle of whatever was being sent."""
        ends, self._ends = self._ends, []
        for end in ends:
            carrier = end.get_extra_info("socket")
            with contextlib.suppress(OSError):
                carrier.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            end.transport.abort()

    async def misbehave(self, chance: random.Random, seconds: float) -> None:
        """One fault after another, with short breaks."""
        end = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < end:
            self.fault = chance.choice(FAULTS)
            if self.fault == "cut":
                self.cut()
            await asyncio.sleep(chance.uniform(0.05, 0.5))
            if self.fault == "silent":
                self.cut()  # else clients waiting for an answer would run into their timeout
            self.fault = ""
            await asyncio.sleep(chance.uniform(0.05, 0.4))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            there, to_server = await asyncio.open_connection("127.0.0.1", self.server.port)
        except OSError:
            writer.transport.abort()
            return
        self._ends += [writer, to_server]
        for source, target in ((reader, to_server), (there, writer)):
            task = asyncio.create_task(self._pass_on(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            while piece := await source.read(4096):
                while self.fault == "silent":  # half open: nobody learns that nothing arrives
                    await asyncio.sleep(0.01)
                if self.fault == "slow":
                    await asyncio.sleep(random.uniform(0.05, 0.3))
                if self.fault == "crumbs":
                    for first in range(0, len(piece), 7):
                        target.write(piece[first : first + 7])
                        await target.drain()
                        await asyncio.sleep(0)
                else:
                    target.write(piece)
                    await target.drain()
        target.transport.abort()
