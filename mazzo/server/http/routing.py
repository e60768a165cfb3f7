"""Declared routes become endpoints: a request is checked by its route's declaration before its handler sees it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from functools import partial
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from mazzo.server.http.guards import (
    REFUSING,
    Receive,
    Scope,
    Send,
    Throttle,
    client_network,
    is_embedded,
    read_body,
    too_many_requests,
    whole_body,
    wrong_origin,
)
from mazzo.server.http.responses import Problem, json_response
from mazzo.server.rate_limits import RateLimit
from mazzo.server.settings import Settings
from mazzo.server.wire.routes import Route

LONGEST_QUERY = 200


class Endpoint:
    """One path, answered by one handler for each method."""

    def __init__(self, path: str, settings: Settings, work: RateLimit, throttle: Throttle) -> None:
        self.path = path
        self._settings = settings
        self._work = work
        self._throttle = throttle
        self._by_method: dict[str, tuple[Route, Any, list[tuple[str, str]]]] = {}

    def add(self, route: Route, owner: object) -> None:
        found = route, partial(route.handler, owner), list(route.query.items())
        self._by_method[route.method] = found
        if route.method == "GET":
            self._by_method["HEAD"] = found  # the protocol leaves out the body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        network = client_network(request)
        if is_embedded(request):
            await self._throttle.delay(network)
            raise wrong_origin()
        found = self._by_method.get(scope["method"])
        cost = REFUSING if found is None else found[0].cost
        if not self._work.take(network, cost):
            raise await self._too_many(request, network, cost)
        if found is None:
            raise HTTPException(405, headers={"allow": ", ".join(sorted(self._by_method))})
        route, handler, query = found
        arguments: dict[str, Any] = scope["path_params"]
        if query:
            if len(scope["query_string"]) > LONGEST_QUERY:
                raise Problem(
                    400, "too_large", f"The query after the ? of an address may have at most {LONGEST_QUERY} characters."
                )
            arguments = arguments | {name: request.query_params.get(name, default) for name, default in query}
        body = () if route.takes is None else (await read_body(request, self._settings, route.takes),)
        answer = await handler(request, *body, **arguments)
        response = answer if isinstance(answer, Response) else json_response(answer, route.status)
        await response(scope, receive, send)

    async def _too_many(self, request: Request, network: str, cost: float) -> Problem:
        """Receives the body and ignores it: a client that is cut off while sending might never read the answer."""
        with contextlib.suppress(Problem):
            await whole_body(request)
        return too_many_requests(self._work.wait(network, cost))


def starlette_routes(
    settings: Settings, work: RateLimit, throttle: Throttle, *declared: tuple[Iterable[Route], object]
) -> list[StarletteRoute]:
    """Routes, each with the object whose methods are the handlers. Earlier ones are matched first. All take what they cost from
    the same buckets."""
    endpoints: dict[str, Endpoint] = {}
    for routes, owner in declared:
        for route in routes:
            endpoints.setdefault(route.path, Endpoint(route.path, settings, work, throttle)).add(route, owner)
    return [StarletteRoute(path, endpoint) for path, endpoint in endpoints.items()]
