"""The lines to the server, as the web server holds them.

Who has not said yet what he wants has to say so soon and briefly. The web server itself would wait for ever for the rest of a
request, and keep whatever comes; ten thousand lines that say nothing would shut everybody else out.

To an open WebSocket a message can be written at once: by the usual way, through the layers that a request comes by, a task has to
be woken for each.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.exceptions import InvalidState

HEAD_SECONDS = 5
LARGEST_HEAD = 32 * 1024
MOST_UNDER_WAY = 32 * 1024  # bytes the system has not taken yet; then one has to wait


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


class Line:
    """An open WebSocket."""

    def __init__(self, protocol: Any) -> None:
        self._protocol = protocol

    def write(self, text: bytes) -> bool:
        """Writes a whole message, if that takes no waiting; otherwise nothing."""
        protocol = self._protocol
        if not protocol.handshake_complete or protocol.close_sent or protocol.transport.is_closing() or self.is_clogged:
            return False
        try:
            protocol.conn.send_text(text)
        except InvalidState:
            return False
        protocol.transport.write(b"".join(protocol.conn.data_to_send()))
        return True

    @property
    def is_clogged(self) -> bool:
        return bool(self._protocol.transport.get_write_buffer_size() > MOST_UNDER_WAY)

    def abort(self) -> None:
        """Cuts it, without waiting for a peer that does not read."""
        self._protocol.transport.abort()
