"""What the server answers over HTTP: messages as JSON, and refusals with a status, a code and a sentence."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from mazzo.server import metrics
from mazzo.server.wire import messages
from mazzo.server.wire.routes import JSON
from mazzo.words import Facts

ONE_DAY = "private, max-age=86400"
ASK_EVERY_TIME = "no-cache"
WORTH_COMPRESSING = 1000  # bytes


class Problem(Exception):
    """A refused request: its status, a code and a sentence."""

    def __init__(self, status: int, reason: str, text: str, facts: Facts | None = None) -> None:
        super().__init__(text)
        self.facts = facts or {}
        self.status = status
        self.reason = reason
        self.text = text


def json_response(message: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(message), status, {"cache-control": "no-store"}, JSON)


def problem_response(problem: Problem) -> Response:
    metrics.refused("http", problem.reason)
    response = json_response(messages.Problem(reason=problem.reason, text=problem.text, facts=problem.facts), problem.status)
    if problem.status in (408, 413):
        response.headers["connection"] = "close"  # the server does not wait for the rest of the body
    return response


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
