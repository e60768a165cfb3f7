"""Every address of the API, chapter by chapter, and those about the server itself."""

from __future__ import annotations

import functools
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from mazzo.server.http import deals_api, evenings_api, finished_api, me_api, tables_api
from mazzo.server.http.handlers import Handlers, program_version
from mazzo.server.http.responses import json_response
from mazzo.server.http.websocket_endpoint import WebSocketEndpoint
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.wire import api_messages
from mazzo.server.wire.openapi import document
from mazzo.server.wire.routes import JSON, Route, Routes

routes = Routes()


class ServerApi(Handlers):
    """The handlers."""

    @routes.declare("GET /api/openapi.json", answers=dict[str, Any], cost=0.3)
    async def openapi(self, request: Request) -> Response:
        """This list, for programs."""
        return Response(openapi_document(), headers={"cache-control": "no-store"}, media_type=JSON)

    @routes.declare("GET /health", answers=api_messages.Health, refuses=(503,), refuses_with=api_messages.Health, cost=0.3)
    async def health(self, request: Request) -> Response:
        """Whether decisions can be stored, and if not, why (then players are refused `not_stored`); whether it drains; and on a
        new machine, how far its games are compiled."""
        version = program_version()
        if not await self.store.is_well():
            return json_response(api_messages.Health(status="cannot store", why=self.store.problem, version=version), 503)
        if self.tables.drain.until is not None:
            return json_response(api_messages.Health(status="draining", minutes=self.tables.drain.minutes_left, version=version))
        if self.tables.preparing is not None:
            return json_response(api_messages.Health(status="preparing", percent=self.tables.preparing, version=version))
        return json_response(api_messages.Health(status="well", version=version))


CHAPTERS: tuple[tuple[Routes, type[Handlers]], ...] = (
    (me_api.routes, me_api.MeApi),
    (tables_api.routes, tables_api.TablesApi),
    (finished_api.routes, finished_api.FinishedApi),
    (routes, ServerApi),
    (deals_api.routes, deals_api.DealsApi),
    (evenings_api.routes, evenings_api.EveningsApi),
)


def every_route() -> list[Route]:
    """Everything that is part of the API."""
    return [route for declared, _ in CHAPTERS for route in declared]


def chapters(tables: TableRegistry, sockets: WebSocketEndpoint) -> list[tuple[Routes, Handlers]]:
    """The routes, and the objects that answer them."""
    return [(declared, handlers(tables, sockets)) for declared, handlers in CHAPTERS]


@functools.cache
def openapi_document() -> bytes:
    return msgspec.json.encode(document(every_route()))
