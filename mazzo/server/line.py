"""A line to the server, before it has said what it wants: it has to say so soon and briefly.

The web server itself would wait for ever for the rest of a request, and keep whatever comes; ten thousand lines that say
nothing would shut everybody else out.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS = 5
LARGEST_HEAD = 32 * 1024


class Impatient(HttpToolsProtocol):
    """HTTP, with a time and a size for the head of a request, that of a WebSocket's too."""

    _waiting: asyncio.TimerHandle | None = None
    _heard = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._heard += len(name) + len(value)
        if self._heard > LARGEST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self._wait_no_more()
        super().on_headers_complete()

    def _wait(self) -> None:
        if self._waiting is None:
            self._heard = 0
            self._waiting = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
