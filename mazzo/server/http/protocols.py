"""uvicorn's protocols, with our limits and a shortcut.

Data from a client is counted on arrival, before the client is identified: uvicorn itself would wait forever, and keep and parse
whatever arrives. Every part of a request has a time limit and a size limit, a client has to read what it asked for, and one
that sends frames as fast as it can is soon cut off. A message can be written to an open WebSocket at once: the usual way,
through the layers of ASGI, would have to wake a task for every message.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from mazzo.server import metrics
from mazzo.server.rate_limits import ConnectionLimit, RateLimit, network_of
from mazzo.server.settings import Settings

WRITER = "mazzo.writer"
"""The key of an ASGI scope under which a WebSocket's ConnectionWriter is found."""
HEAD_SECONDS = 5
BODY_SECONDS = 10
IDLE_SECONDS = 15  # between an answer and the next request
WRITE_SECONDS = 30  # for a client to read what was sent
LINGER_SECONDS = 2  # for a client to read the answer to a request that was not heard to its end
OPENED_SECONDS = 10  # in which an address may open as many connections as it may have
LARGEST_HEAD = 32 * 1024  # of a request, everything but its body: address, headers, the framing of chunks
LARGEST_ADDRESS = 2 * 1024  # with its query
LONGEST_HEADER = 8 * 1024
LONGEST_LIST = 256  # headers whose parts are read one by one before anybody is counted
MOST_HEADERS = 100
LEAST_READ = 128 * 1024  # bytes in each WRITE_SECONDS, of an answer that is longer
MOST_PIPELINED = 8  # requests that arrived before the first was answered
LARGEST_MESSAGE = 16 * 1024
BYTES_A_FRAME = 512  # received bytes are limited to this many for each frame that may be sent
FRAMES_SECONDS = 10
MOST_PARSED = 2 * 1024  # bytes that are parsed before frames, or bytes outside a body, are counted
MOST_BUFFERED = 32 * 1024  # bytes the system has not accepted yet; beyond that a writer has to wait
MOST_QUEUED = 16  # received messages that nobody has read yet; beyond that the socket is not read
POLICY_VIOLATION = 1008  # a WebSocket's close code
NOT_TEXT = 1007
WHOLE_TEXT = 0x81  # the first byte of a frame: text, and the last frame of its message
SIZE_IN_2, SIZE_IN_8 = 126, 127  # its second byte, where the size follows in this many bytes
IN_ALL = {
    b"connection": LONGEST_LIST,
    b"sec-websocket-extensions": LONGEST_LIST,
    b"sec-websocket-protocol": LONGEST_LIST,
    b"cookie": LONGEST_HEADER,
}
"""The maximum total length of headers with one name: code that reads one joins them."""
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_LARGE = "The head of the request is too large."


class RequestRefused(Exception):
    """Raised while a request is parsed: the parser stops, and the connection is closed."""


class ConnectionGuard:
    """What all connections of a server share: how many there may be, and what each may send."""

    def __init__(self, settings: Settings) -> None:
        self.frames = settings.frames_in_10_seconds
        self._open = ConnectionLimit(settings.connections_per_address)
        self._opened = RateLimit(settings.connections_per_address, OPENED_SECONDS)
        # The same addresses that uvicorn trusts to name the client behind them.
        self._proxies = ProxyHeadersMiddleware(None, settings.proxies).trusted_hosts  # type: ignore[arg-type]

    def admit(self, address: str) -> Callable[[], None] | None:
        """Counts a connection from this address. Returns a function that releases it, or None if there are too many."""
        if address in self._proxies:  # clients behind it are counted by request
            return lambda: None
        network = network_of(address)
        if not self._opened.take(network) or not self._open.admit(network):
            return None
        return lambda: self._open.release(network)


class LimitedHttp(HttpToolsProtocol):
    """HTTP in which each part of a request has a time limit and a size limit, including a WebSocket's handshake."""

    def __init__(self, *arguments: Any, guard: ConnectionGuard, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._guard = guard
        self._release: Callable[[], None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._write_timer: asyncio.TimerHandle | None = None
        self._received = 0  # bytes of this request that are not its body
        self._head_size = 0
        self._lengths: Counter[bytes] = Counter()  # of the headers that are limited in all
        self._has_head = False
        self._is_whole = True
        self._refusal = ""

    # ----------------------------------------------------------------------------------------------------- the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._release = self._guard.admit(self.client[0] if self.client else "")
        if self._release is None:
            metrics.refused("http", "too_many_connections")
            transport.abort()
        else:
            self._allow(HEAD_SECONDS, self._too_slow)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        if self._release is not None:
            self._release()
            self._release = None
        super().connection_lost(exc)
        # Requests that wait, and the one under way, refer back to this: together they would wait for a garbage collection.
        self.pipeline.clear()
        self.cycle = None  # type: ignore[assignment]

    def handle_websocket_upgrade(self) -> None:
        self._stop_timers()
        super().handle_websocket_upgrade()
        upgraded = self.transport.get_protocol()
        if isinstance(upgraded, ConnectionWriter) and self._release is not None:
            upgraded.release, self._release = self._release, None
        self.parser = None  # type: ignore[assignment]  # each would keep the other until a garbage collection

    def _allow(self, seconds: float, then: Callable[[], None] | None = None) -> None:
        """Gives the client this long for what comes next."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, then or self._close)

    def _too_slow(self) -> None:
        if self._received:  # browsers also connect in case they need it later
            metrics.refused("http", "too_slow")
        self._close()

    def _close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self.transport.close()
        self._watch_reading()  # a client that does not read would never be rid of

    def _stop_timers(self) -> None:
        for timer in (self._timer, self._write_timer):
            if timer is not None:
                timer.cancel()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._write_timer is not None and not self.transport.is_closing():
            self._write_timer.cancel()

    def _watch_reading(self) -> None:
        """Cuts off a client that does not read what is waiting for it; a large answer may take a slow one minutes."""
        if self._write_timer is not None:
            self._write_timer.cancel()
        waiting = self.transport.get_write_buffer_size()
        self._write_timer = self.loop.call_later(WRITE_SECONDS, self._look_at_reading, waiting)

    def _look_at_reading(self, before: int) -> None:
        if self.transport.get_write_buffer_size() <= before - LEAST_READ:
            self._watch_reading()
        else:
            metrics.refused("http", "does_not_read")
            self.transport.abort()

    # -------------------------------------------------------------------------------------------------------- the request

    def data_received(self, data: bytes) -> None:
        # Piece by piece: a request that arrives at once would be over before its non-body bytes could be counted.
        for first in range(0, len(data), MOST_PARSED):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[first : first + MOST_PARSED]
            self._received += len(piece)
            super().data_received(piece)
            if self._received > LARGEST_HEAD and not self.transport.is_closing():
                self.send_400_response(TOO_LARGE)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            self._refuse("Too many requests at once.")
        super().on_message_begin()
        self._has_head = self._is_whole = False
        self._head_size = 0
        self._lengths.clear()
        self._allow(HEAD_SECONDS, self._too_slow)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))
        if len(self.url) > LARGEST_ADDRESS:
            self._refuse(TOO_LARGE)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._has_head:  # uvicorn would add it to the headers
            self._refuse("Trailers are not accepted.")
        super().on_header(name, value)
        self._count(len(name) + len(value))
        if len(value) > LONGEST_HEADER or len(self.headers) > MOST_HEADERS:
            self._refuse(TOO_LARGE)
        name = name.lower()
        if name in IN_ALL:
            self._lengths[name] += len(value)
            if self._lengths[name] > IN_ALL[name]:
                self._refuse(TOO_LARGE)

    def _count(self, size: int) -> None:
        self._head_size += size
        if self._head_size > LARGEST_HEAD:
            self._refuse(TOO_LARGE)

    def _refuse(self, why: str) -> None:
        self._refusal = why
        raise RequestRefused(why)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._has_head = True
        self._allow(BODY_SECONDS + 1, self._too_slow)  # a handler that waits for the body says why it gives up

    def on_body(self, body: bytes) -> None:
        self._received = max(0, self._received - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_whole = True
        self._received = 0
        if self._timer is not None:
            self._timer.cancel()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._unset_keepalive_if_required()
        if self.transport.is_closing():
            self._close()
        elif not self.cycle.response_complete:
            return  # the next request is being answered
        elif self._is_whole:
            self._allow(IDLE_SECONDS)
        elif self._has_head:
            # Its body has not come. Closing at once would reset the connection, and the client might never read the answer.
            self.transport.pause_reading()
            self.transport.write_eof()
            self._allow(LINGER_SECONDS, self.transport.abort)

    def send_400_response(self, msg: str) -> None:
        metrics.refused("http", "bad_request")
        metrics.requests.labels("400").inc()
        super().send_400_response(self._refusal or msg)
        self._close()


def text_frame(text: bytes) -> bytes:
    """A whole message as a server sends it, neither masked nor compressed: by way of websockets it takes much longer, and
    everybody at a table is sent one."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, SIZE_IN_2)) + size.to_bytes(2) + text
    return bytes((WHOLE_TEXT, SIZE_IN_8)) + size.to_bytes(8) + text


class ConnectionWriter(WebSocketsSansIOProtocol):
    """A WebSocket that can be written to without waking a task, and that limits the rate of frames it accepts."""

    def __init__(self, *arguments: Any, guard: ConnectionGuard, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.release: Callable[[], None] = lambda: None
        self._most_frames = guard.frames
        self._most_bytes = guard.frames * BYTES_A_FRAME
        self._frames = self._bytes = 0
        self._counted_from = self.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        self.release()
        super().connection_lost(exc)

    # ---------------------------------------------------------------------------------------------------------- receiving

    def data_received(self, data: bytes) -> None:
        if len(data) > MOST_PARSED:
            for first in range(0, len(data), MOST_PARSED):
                if not self.transport.is_closing() and not self.close_sent:
                    self.data_received(data[first : first + MOST_PARSED])
            return
        self.conn.receive_data(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            return self.refuse_handshake()
        self._frames += len(self.conn.events)
        self._bytes += len(data)
        if self._frames > self._most_frames or self._bytes > self._most_bytes:
            now = self.loop.time()
            if now - self._counted_from < FRAMES_SECONDS:
                return self.flooded("too many frames")
            self._counted_from, self._frames, self._bytes = now, 0, 0
        if self.conn.parser_exc is not None:
            return self.handle_parser_exception()
        self.handle_events()
        return None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            metrics.refused("http", "bad_request")

    def refuse_handshake(self) -> None:
        """A request that cannot become a WebSocket, such as one with a body: uvicorn would say nothing, and keep it forever."""
        metrics.refused("http", "bad_request")
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
        self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        if not event.data and not event.fin:
            return self.flooded("an empty fragment")
        return super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.is_backed_up:
            return self.abort()  # it does not read the answers
        return super().handle_ping()

    def flooded(self, reason: str) -> None:
        """Closes the connection with 1008, and reads nothing more from it."""
        if self.close_sent or self.transport.is_closing():
            return None
        metrics.refused("socket", "too_many_frames")
        if not self.handshake_complete:
            return self.abort()
        self.read_paused = False  # or the next message that is read would resume it
        self.transport.pause_reading()
        self.conn.fail(POLICY_VIOLATION, reason)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_VIOLATION, "reason": reason})
        self._flush()
        self.transport.write_eof()
        self.close_sent = True
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
        return None

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # uvicorn would write an error into the host's log
                metrics.refused("socket", "bad_message")
                self.conn.send_close(NOT_TEXT)
                return self.handle_parser_exception()
        if self.read_paused or self.queue.qsize() >= MOST_QUEUED:
            return super().send_receive_event_to_app()
        # uvicorn would pause reading at every message and resume once it was read: two system calls for each.
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False
        return None

    # ------------------------------------------------------------------------------------------------------------ sending

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # by a refusal; otherwise uvicorn would log an error that anybody can cause

    def write(self, text: bytes, soon: bool = False) -> bool:
        """Writes a whole message if that needs no waiting, otherwise nothing. `soon`: the next message may share the packet."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing() or self.is_backed_up:
            return False
        if self.conn.state is not State.OPEN:
            return False
        self.conn.writes.append(text_frame(text))
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
        """Frees the headers of the handshake, which are no longer needed; ten thousand connections would keep them."""
        self.scope["headers"].clear()  # type: ignore[attr-defined]
        self.request.headers.clear()
        self.response.headers.clear()
