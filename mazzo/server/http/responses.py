"""The server's answers over HTTP: messages as JSON, and refusals with a status, a code and a sentence."""

from __future__ import annotations

import gzip
import hashlib
import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from mazzo.server import metrics
from mazzo.server.wire import api_messages
from mazzo.server.wire.routes import JSON
from mazzo.words import Facts

ONE_DAY = "private, max-age=86400"
ASK_EVERY_TIME = "no-cache"
MINE_ASK_EVERY_TIME = "private, no-cache"
WORTH_COMPRESSING = 1000  # bytes
TOO_MANY_REQUESTS = 429
MOST_KEPT = 64  # pictures, records, and statistics that were asked for lately
RETRY_SECONDS = 60  # where a limit does not say when to come back


class Problem(Exception):
    """A refused request: its status, a code and a sentence; if it may be sent again, in how many seconds."""

    def __init__(
        self, status: int, reason: str, text: str, facts: Facts | None = None, *, retry_after: float = RETRY_SECONDS
    ) -> None:
        super().__init__(text)
        self.facts = facts or {}
        self.status = status
        self.reason = reason
        self.text = text
        self.retry_after = retry_after


def json_response(message: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(message), status, {"cache-control": "no-store"}, JSON)


def problem_response(problem: Problem) -> Response:
    metrics.refused("http", problem.reason)
    response = json_response(api_messages.Problem(reason=problem.reason, text=problem.text, facts=problem.facts), problem.status)
    if problem.status == TOO_MANY_REQUESTS:
        response.headers["retry-after"] = str(max(1, math.ceil(problem.retry_after)))
        response.headers["connection"] = "close"  # new connections are counted, too
    return response


class KeptAnswers:
    """A cache of the latest answers that never change."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        found = self.find(key)
        return self.keep(key, make()) if found is None else found

    def find(self, key: Hashable) -> bytes | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: Hashable, answer: bytes) -> bytes:
        self._kept[key] = answer
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return answer


def etag_of(body: bytes | memoryview) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def has_current(request: Request, etag: str) -> bool:
    """Does the browser already have this version?"""
    return etag in request.headers.get("if-none-match", "")


def cached_response(request: Request, message: Any, kept: str = ONE_DAY) -> Response:
    """An answer that a browser may keep. For a day by default: a finished game does not change, only the wording of a later
    version."""
    body = msgspec.json.encode(message)
    etag = etag_of(body)
    headers = {"cache-control": kept, "etag": etag, "vary": "accept-encoding"}
    if has_current(request, etag):
        return Response(status_code=304, headers=headers)
    if len(body) > WORTH_COMPRESSING and "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, 5, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=JSON)
