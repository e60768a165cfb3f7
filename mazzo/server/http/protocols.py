"""uvicorn's protocols with limits and a shortcut of ours.

A client that has connected must send the head of its request soon, and it must be short: uvicorn itself would wait for ever and
keep whatever arrives, so ten thousand silent connections would shut everyone else out.

A message can be written to an open WebSocket at once: on the usual way, through the layers of ASGI, every message would have to
wake a task.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

WRITER = "mazzo.writer"
"""The key of an ASGI scope under which a WebSocket's ConnectionWriter is found."""
HEAD_SECONDS = 5
LARGEST_HEAD = 32 * 1024
LARGEST_MESSAGE = 16 * 1024
MOST_BUFFERED = 32 * 1024  # bytes the system has not accepted yet; beyond that a writer has to wait
MOST_QUEUED = 16  # received messages that nobody has read yet; beyond that the socket is not read


class HeaderTimeoutProtocol(HttpToolsProtocol):
    """HTTP with a time limit and a size limit for the head of a request, that of a WebSocket included."""

    _timeout: asyncio.TimerHandle | None = None
    _received = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_timeout()
        super().connection_lost(exc)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._received += len(name) + len(value)
        if self._received > LARGEST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._start_timeout()

    def on_headers_complete(self) -> None:
        self._cancel_timeout()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # each would keep the other until a garbage collection

    def _start_timeout(self) -> None:
        if self._timeout is None:
            self._received = 0
            self._timeout = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _cancel_timeout(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None


class ConnectionWriter(WebSocketsSansIOProtocol):
    """A WebSocket that can be written to without waking a task."""

    def write(self, text: bytes, soon: bool = False) -> bool:
        """Writes a whole message if that needs no waiting, otherwise nothing. `soon`: the next message may share the packet."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing() or self.is_backed_up:
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
    def is_backed_up(self) -> bool:
        return self.transport.get_write_buffer_size() > MOST_BUFFERED

    @property
    def has_more(self) -> bool:
        """Have more messages arrived than were read?"""
        return not self.queue.empty()

    def abort(self) -> None:
        """Cuts the connection, without waiting for a client that does not read."""
        self.transport.abort()

    def drop_handshake(self) -> None:
        """Frees the headers of the handshake, which nobody needs any more; ten thousand connections would keep them."""
        self.scope["headers"].clear()  # type: ignore[attr-defined]
        self.request.headers.clear()
        self.response.headers.clear()

    def send_receive_event_to_app(self) -> None:
        if self.read_paused or self.queue.qsize() >= MOST_QUEUED:
            return super().send_receive_event_to_app()
        # uvicorn would pause reading at every message and resume once it was read: two system calls for each.
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False
        return None
