"""The checks that every request has to pass, and the headers that every answer carries."""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import json
import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from mazzo.server import metrics
from mazzo.server.http.protocols import BODY_SECONDS, WRITER
from mazzo.server.http.responses import Problem, problem_response
from mazzo.server.rate_limits import RateLimit, network_of
from mazzo.server.settings import Settings
from mazzo.server.wire.routes import JSON

REFUSING = 0.3  # milliseconds of work
REFUSED_SECONDS = 1  # until the answer to a refused request, where there were too many of them
LARGEST_BODY = 64 * 1024
LONGEST_HOST = 255
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::[0-9]{1,5})?", re.IGNORECASE | re.ASCII)
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types svelte-trusted-html mazzo-worker"
)
HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
]
OPENER = (b"cross-origin-opener-policy", b"same-origin")
HALF_A_YEAR = 183 * 24 * 3600
ONLY_HTTPS = (b"strict-transport-security", f"max-age={HALF_A_YEAR}".encode())
DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Shape = TypeVar("Shape")


def with_headers(app: App, settings: Settings, work: RateLimit) -> App:
    """Refuses requests for other hosts, adds the headers to every answer, and removes the root path that a proxy has left in
    the address."""
    root_path = settings.root_path
    # On plain http in a local network, browsers ignore the opener policy and complain about it.
    opener = () if settings.public_url.startswith("http://") else (OPENER,)
    headers = (*HEADERS, *opener, *((ONLY_HTTPS,) if settings.is_public_https else ()))
    known_hosts = settings.known_hosts
    wrong_host = Problem(421, "wrong_host", "This server is not known by that name; its host can allow it with --hosts.")

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
        if is_known_host(scope["headers"], known_hosts):
            await app(scope, receive, send_with_headers)
            return
        problem = counted(wrong_host, work, client_network(HTTPConnection(scope)))
        if scope["type"] == "http":
            metrics.requests.labels(str(problem.status)).inc()
        await answer(problem_response(problem), scope, receive, send_with_headers)

    return guarded


def too_many_requests(seconds: float) -> Problem:
    return Problem(429, "too_many_requests", "Too many requests from your address; try again in a moment.", retry_after=seconds)


def counted(problem: Problem, work: RateLimit, network: str) -> Problem:
    """This refusal as long as its network has not caused too much work; it is work, too."""
    return problem if work.take(network, REFUSING) else too_many_requests(work.wait(network, REFUSING))


async def answer(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Answers a request, or a WebSocket's handshake."""
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(response)
    else:
        await response(scope, receive, send)


def is_known_host(headers: list[tuple[bytes, bytes]], known: frozenset[str]) -> bool:
    """Does the request use one of the server's own host names? Another site's name may have been pointed at this machine, so
    that its page becomes one of ours; with an IP address, or localhost, nobody can do that."""
    asked = [value for name, value in headers if name == b"host"]
    if not asked:
        return True
    found = HOST.fullmatch(asked[0].decode("latin-1")) if len(asked) == 1 and len(asked[0]) <= LONGEST_HOST else None
    if found is None:
        return False
    name = found[1].lower()
    try:
        return name in known or bool(ipaddress.ip_address(name.strip("[]")))
    except ValueError:
        return False


# ------------------------------------------------------------------------------------------------- where a request comes from


def is_secure(connection: HTTPConnection, settings: Settings) -> bool:
    """Does the player's browser use https, directly or through a proxy?"""
    return settings.is_public_https or connection.url.scheme in ("https", "wss")


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else ""


def client_network(connection: HTTPConnection) -> str:
    """The network that counts as one for the limits of an address."""
    return network_of(address_of(connection))


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
        if settings.is_public_https and scheme == "http" and theirs is not None and theirs[0] == public.hostname:
            return False  # a page that came over plain http may be anybody's on the way
    return theirs is not None and theirs == host_and_port(scheme, host)


def is_cross_site(request: Request) -> bool:
    return request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")


def is_embedded(request: Request) -> bool:
    """Another site's page may link to what can be read here. It must not load it as a picture, a frame or a script: each such
    request would count against its visitor, and against everybody at their address."""
    is_followed = request.headers.get("sec-fetch-mode") == "navigate" and request.headers.get("sec-fetch-dest") == "document"
    return is_cross_site(request) and not is_followed


class Throttle:
    """Delays refusals, by network, when there are too many of them. It applies to two kinds: requests by another site's page,
    and WebSockets beyond the limit of an address. Neither counts as work of that address: its people did not make the first,
    and their own pages retry the second by themselves. But each costs something."""

    def __init__(self, settings: Settings) -> None:
        self._limit = RateLimit(settings.work_in_10_seconds, 10)

    async def delay(self, network: str) -> None:
        if not self._limit.take(network, REFUSING):
            await asyncio.sleep(REFUSED_SECONDS)


def refuse_cross_site(request: Request, settings: Settings) -> None:
    """Another site's page must not act on a player's behalf."""
    origin = request.headers.get("origin")
    is_foreign = origin is not None and not is_own_origin(origin, request.headers.get("host", ""), settings)
    if is_foreign or is_cross_site(request):
        raise wrong_origin()


def wrong_origin() -> Problem:
    return Problem(403, "wrong_origin", "This request comes from another site's page.")


async def read_body(request: Request, settings: Settings, shape: type[Shape]) -> Shape:
    """The body of a POST, as JSON of this shape; Problem for anything else."""
    refuse_cross_site(request, settings)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Problem(415, "not_json", "The body of this request should be application/json.")
    try:
        message: Shape = read_json(await whole_body(request), shape)
    except ValueError as problem:
        raise Problem(400, "bad_message", f"This is not what was expected: {problem}.") from None
    return message


async def whole_body(request: Request) -> bytes:
    """The body of a request, unread; Problem where it is too long or does not come."""
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
    except ClientDisconnect:
        raise Problem(400, "bad_message", "The body of this request did not arrive completely.") from None
    except TimeoutError:
        raise Problem(408, "too_slow", f"The body of a request has to arrive within {BODY_SECONDS} seconds.") from None
    return bytes(body)


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
