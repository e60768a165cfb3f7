"""Counts every request by its status and, if configured, logs it: route, status and time. Addresses, codes and queries are left
out."""

from __future__ import annotations

import time
from collections.abc import MutableMapping
from typing import Any

from mazzo.server import metrics
from mazzo.server.http.guards import App, Receive, Scope, Send
from mazzo.server.http.routing import Endpoint
from mazzo.server.json_log import log_event

METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")
OTHER = "other"


def with_access_log(app: App, is_logged: bool) -> App:
    async def observed(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await app(scope, receive, send)
        began = time.monotonic()

        async def send_and_count(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                metrics.requests.labels(str(message["status"])).inc()
                if is_logged:
                    _log(scope, message["status"], time.monotonic() - began)
            await send(message)

        await app(scope, receive, send_and_count)

    return observed


def _log(scope: Scope, status: int, seconds: float) -> None:
    endpoint = scope.get("endpoint")
    route = endpoint.path if isinstance(endpoint, Endpoint) else OTHER
    method = scope["method"] if scope["method"] in METHODS else OTHER
    log_event("request", method=method, route=route, status=status, seconds=round(seconds, 4))
