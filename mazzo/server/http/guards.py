"""The door of the server: what every request must be, and what every answer carries."""

from __future__ import annotations

import asyncio
import functools
import json
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from mazzo.server.settings import Settings
from mazzo.server.http.protocols import Line
from mazzo.server.wire import messages

LARGEST_BODY = 64 * 1024
BODY_SECONDS = 10
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types svelte-trusted-html mazzo-worker"
)
HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
]
OPENER = (b"cross-origin-opener-policy", b"same-origin")
DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Shape = TypeVar("Shape")


class Problem(Exception):
    """A request that is refused: its status, a code, and a sentence."""

    def __init__(self, status: int, reason: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.reason = reason
        self.text = text


def answer(message: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(message), status, {"cache-control": "no-store"}, "application/json")


def problem_answer(problem: Problem) -> Response:
    response = answer(messages.Problem(reason=problem.reason, text=problem.text), problem.status)
    if problem.status in (408, 413):
        response.headers["connection"] = "close"  # the rest of the body is not waited for
    return response


def with_headers(app: App, settings: Settings) -> App:
    """Every answer carries the headers; a root path that a proxy has left on the address is taken off."""
    root_path = settings.root_path
    # On plain http in a local network browsers do not heed it, and complain that it is there.
    headers = HEADERS if settings.public_url.startswith("http://") else (*HEADERS, OPENER)

    async def through_the_door(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message.get("headers", []), *headers]
            await send(message)

        if scope["type"] in ("http", "websocket"):
            path = scope["path"]
            if root_path and (path == root_path or path.startswith(root_path + "/")):
                scope = {**scope, "path": path[len(root_path) :] or "/", "raw_path": b""}
        if scope["type"] == "websocket":
            # Whoever does not read cannot be told to go: the line itself must be cut, and only the web server holds it.
            line: Line = send.__self__  # type: ignore[attr-defined]
            scope = {**scope, "mazzo.line": line}
        await app(scope, receive, send_with_headers)

    return through_the_door


# ------------------------------------------------------------------------------------------------- whose request it is


def is_secure(connection: HTTPConnection, settings: Settings) -> bool:
    """Does the player's browser speak https with us, itself or through a proxy?"""
    return settings.is_public_https or connection.url.scheme in ("https", "wss")


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else ""


def host_and_port(scheme: str, netloc: str) -> tuple[str, int] | None:
    try:
        parts = urlsplit(f"//{netloc}")
        return (parts.hostname or "", parts.port or DEFAULT_PORTS[scheme]) if parts.hostname else None
    except (ValueError, KeyError):
        return None


def is_own_origin(origin: str, host: str, settings: Settings) -> bool:
    """Does this Origin header name the server itself: the host that was asked for, or the public address?"""
    scheme, separator, netloc = origin.partition("://")
    if not separator or scheme not in ("http", "https") or "/" in netloc or "@" in netloc:
        return False
    theirs = host_and_port(scheme, netloc)
    if settings.public_url:
        public = urlsplit(settings.public_url)
        if (scheme, theirs) == (public.scheme, host_and_port(public.scheme, public.netloc)):
            return True
    return theirs is not None and theirs == host_and_port(scheme, host)


def refuse_strangers(request: Request, settings: Settings) -> None:
    """A page of another site must not act in a player's name."""
    if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Problem(403, "wrong_origin", "This request comes from the page of another site.")
    origin = request.headers.get("origin")
    if origin is not None and not is_own_origin(origin, request.headers.get("host", ""), settings):
        raise Problem(403, "wrong_origin", "This request comes from the page of another site.")


async def read_body(request: Request, settings: Settings, shape: type[Shape]) -> Shape:
    """The body of a POST, which is JSON of this shape; Problem for what is not."""
    refuse_strangers(request, settings)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Problem(415, "not_json", "The body of this request should be application/json.")
    too_large = Problem(413, "too_large", f"The body of a request has at most {LARGEST_BODY // 1024} KiB.")
    declared = request.headers.get("content-length", "0")
    if declared.isascii() and declared.isdigit() and int(declared) > LARGEST_BODY:
        raise too_large
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for piece in request.stream():
                body += piece
                if len(body) > LARGEST_BODY:
                    raise too_large
    except TimeoutError:
        raise Problem(408, "too_slow", f"The body of a request comes within {BODY_SECONDS} seconds.") from None
    try:
        message: Shape = read_json(bytes(body), shape)
    except ValueError as problem:
        raise Problem(400, "bad_message", f"This is not what was expected: {problem}.") from None
    return message


def read_json(text: bytes | str, shape: Any) -> Any:
    """JSON of exactly this shape, no name twice; ValueError with a sentence for anything else."""
    try:
        message = _reader(shape)(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise ValueError(str(problem) or "nested too deeply") from None
    _refuse_doubles(text)
    return message


@functools.cache
def _reader(shape: Any) -> Callable[[bytes | str], Any]:
    return msgspec.json.Decoder(shape).decode


def _refuse_doubles(text: bytes | str) -> None:
    def each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        if len({name for name, _ in pairs}) != len(pairs):
            raise ValueError("a name stands twice in one object")
        return dict(pairs)

    try:
        json.loads(text, object_pairs_hook=each_once)
    except RecursionError:
        raise ValueError("nested too deeply") from None


# --------------------------------------------------------------------------------------------------------------- limits


class Bucket:
    """So many at once, and so many more in a time: what is over is refused, nobody has to wait."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.a_second = most / seconds
        self.left = float(most)
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(float(self.most), self.left + (now - self.at) * self.a_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for every address; full ones are forgotten."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self._by_address) > 10_000:
            old = time.monotonic() - self.seconds
            self._by_address = {name: bucket for name, bucket in self._by_address.items() if bucket.at > old}
        return self._by_address.setdefault(address, Bucket(self.most, self.seconds)).take()
