"""Declared routes become endpoints: a request is checked by its route's declaration before its handler sees it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from mazzo.server.http.guards import Receive, Scope, Send, read_body
from mazzo.server.http.responses import json_response
from mazzo.server.settings import Settings
from mazzo.server.wire.routes import Route


class Endpoint:
    """One path, answered by one handler for each method."""

    def __init__(self, path: str, settings: Settings) -> None:
        self.path = path
        self._settings = settings
        self._by_method: dict[str, tuple[Route, Any, list[tuple[str, str]]]] = {}

    def add(self, route: Route, owner: object) -> None:
        self._by_method[route.method] = route, partial(route.handler, owner), list(route.query.items())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = self._by_method.get(scope["method"])
        if found is None:
            raise HTTPException(405, headers={"allow": ", ".join(sorted(self._by_method))})
        route, handler, query = found
        request = Request(scope, receive, send)
        arguments: dict[str, Any] = scope["path_params"]
        if query:
            arguments = arguments | {name: request.query_params.get(name, default) for name, default in query}
        if route.takes is None:
            answer = await handler(request, **arguments)
        else:
            answer = await handler(request, await read_body(request, self._settings, route.takes), **arguments)
        response = answer if isinstance(answer, Response) else json_response(answer, route.status)
        await response(scope, receive, send)


def starlette_routes(settings: Settings, *declared: tuple[Iterable[Route], object]) -> list[StarletteRoute]:
    """Routes, each with the object whose methods are the handlers. Earlier ones are matched first."""
    endpoints: dict[str, Endpoint] = {}
    for routes, owner in declared:
        for route in routes:
            endpoints.setdefault(route.path, Endpoint(route.path, settings)).add(route, owner)
    return [StarletteRoute(path, endpoint) for path, endpoint in endpoints.items()]
