"""The lines to the server, as the web server holds them.

Who has not said yet what he wants has to say so soon and briefly. The web server itself would wait for ever for the rest of a
request, and keep whatever comes; ten thousand lines that say nothing would shut everybody else out.

To an open WebSocket a message can be written at once: by the usual way, through the layers that a request comes by, a task has to
be woken for each.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

HEAD_SECONDS = 5
LARGEST_HEAD = 32 * 1024
MOST_UNDER_WAY = 32 * 1024  # bytes the system has not taken yet; then one has to wait
MOST_UNHEARD = 16  # messages that have come and wait; then no more are read


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


class Line(WebSocketsSansIOProtocol):
    """A WebSocket."""

    def write(self, text: bytes, soon: bool = False) -> bool:
        """Writes a whole message, if that takes no waiting; otherwise nothing. `soon`: the next one may come along."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing() or self.is_clogged:
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        if soon:
            self.loop.call_soon(self._flush)
        else:
            self._flush()
        return True

    def _flush(self) -> None:
        waiting = b"".join(self.conn.data_to_send())
        if waiting and not self.transport.is_closing():
            self.transport.write(waiting)

    @property
    def is_clogged(self) -> bool:
        return self.transport.get_write_buffer_size() > MOST_UNDER_WAY

    @property
    def has_more(self) -> bool:
        """Has more come in than was heard?"""
        return not self.queue.empty()

    def abort(self) -> None:
        """Cuts it, without waiting for a peer that does not read."""
        self.transport.abort()

    def forget_the_door(self) -> None:
        """What was said until it was open is needed no more; ten thousand lines would keep it."""
        self.scope["headers"].clear()  # type: ignore[attr-defined]
        self.request.headers.clear()
        self.response.headers.clear()

    def send_receive_event_to_app(self) -> None:
        if self.read_paused or self.queue.qsize() >= MOST_UNHEARD:
            return super().send_receive_event_to_app()
        # By itself it would stop reading at every message and begin again when it was heard: the system is asked twice for each.
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False
        return None
