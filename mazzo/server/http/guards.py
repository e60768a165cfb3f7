"""The checks that every request has to pass, and the headers that every answer carries."""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request

from mazzo.server.http.protocols import WRITER
from mazzo.server.http.responses import Problem
from mazzo.server.settings import Settings
from mazzo.server.wire.routes import JSON

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


def with_headers(app: App, settings: Settings) -> App:
    """Adds the headers to every answer, and removes the root path that a proxy has left in the address."""
    root_path = settings.root_path
    # On plain http in a local network, browsers ignore the opener policy and complain about it.
    headers = HEADERS if settings.public_url.startswith("http://") else (*HEADERS, OPENER)

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message.get("headers", []), *headers]
            await send(message)

        if scope["type"] in ("http", "websocket"):
            path = scope["path"]
            if root_path and (path == root_path or path.startswith(root_path + "/")):
                scope = {**scope, "path": path[len(root_path) :] or "/", "raw_path": b""}
        if scope["type"] == "websocket":
            # A client that does not read cannot be asked to close: its connection has to be cut, which only the protocol can do.
            scope = {**scope, WRITER: send.__self__}  # type: ignore[attr-defined]
        await app(scope, receive, send_with_headers)

    return guarded


# ------------------------------------------------------------------------------------------------- where a request comes from


def is_secure(connection: HTTPConnection, settings: Settings) -> bool:
    """Does the player's browser use https, directly or through a proxy?"""
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
    """Does this Origin header name the server itself: the requested host, or the public address?"""
    scheme, separator, netloc = origin.partition("://")
    if not separator or scheme not in ("http", "https") or "/" in netloc or "@" in netloc:
        return False
    theirs = host_and_port(scheme, netloc)
    if settings.public_url:
        public = urlsplit(settings.public_url)
        if (scheme, theirs) == (public.scheme, host_and_port(public.scheme, public.netloc)):
            return True
    return theirs is not None and theirs == host_and_port(scheme, host)


def refuse_cross_site(request: Request, settings: Settings) -> None:
    """Another site's page must not act on a player's behalf."""
    if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Problem(403, "wrong_origin", "This request comes from another site's page.")
    origin = request.headers.get("origin")
    if origin is not None and not is_own_origin(origin, request.headers.get("host", ""), settings):
        raise Problem(403, "wrong_origin", "This request comes from another site's page.")


async def read_body(request: Request, settings: Settings, shape: type[Shape]) -> Shape:
    """The body of a POST, as JSON of this shape; Problem for anything else."""
    refuse_cross_site(request, settings)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Problem(415, "not_json", "The body of this request should be application/json.")
    too_large = Problem(413, "too_large", f"The body of a request may have at most {LARGEST_BODY // 1024} KiB.")
    declared = request.headers.get("content-length", "0")
    if declared.isascii() and declared.isdigit() and int(declared) > LARGEST_BODY:
        raise too_large
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > LARGEST_BODY:
                    raise too_large
    except TimeoutError:
        raise Problem(408, "too_slow", f"The body of a request has to arrive within {BODY_SECONDS} seconds.") from None
    try:
        message: Shape = read_json(bytes(body), shape)
    except ValueError as problem:
        raise Problem(400, "bad_message", f"This is not what was expected: {problem}.") from None
    return message


def read_json(text: bytes | str, shape: Any) -> Any:
    """JSON of exactly this shape, without duplicate names; ValueError with a sentence for anything else."""
    try:
        message = _reader(shape)(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise ValueError(str(problem) or "nested too deeply") from None
    _refuse_duplicate_names(text)
    return message


@functools.cache
def _reader(shape: Any) -> Callable[[bytes | str], Any]:
    return msgspec.json.Decoder(shape).decode


def _refuse_duplicate_names(text: bytes | str) -> None:
    def each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        if len({name for name, _ in pairs}) != len(pairs):
            raise ValueError("an object has the same name twice")
        return dict(pairs)

    try:
        json.loads(text, object_pairs_hook=each_once)
    except RecursionError:
        raise ValueError("nested too deeply") from None
