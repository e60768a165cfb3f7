"""What every address of the server takes and answers, as an OpenAPI 3.1 document: made from the routes and the messages."""

from __future__ import annotations

from dataclasses import dataclass
from inspect import getdoc
from typing import Any

import msgspec
from fastapi import APIRouter
from fastapi.routing import APIRoute

from mazzo.server.wire import messages

JSON = "application/json"
OF_A_POST = (400, 403, 408, 413, 415, 429, 503)
CODE = {"type": "string", "pattern": "^[0-9A-HJKMNP-TV-Z]{8}$", "description": "The code of a table."}
MEANS = {
    304: "It is what you have already.",
    400: "The body is not what was expected, or does not fit together.",
    401: "It is not known who you are: ask for /api/me first, which answers with a cookie.",
    403: "The request comes from the page of another site.",
    404: "There is no such thing, or it is not for you to see: the answer is the same.",
    408: "The body has not come within ten seconds.",
    409: "It was no bot that decided there.",
    410: "The link was used already, or it is too old.",
    413: "The body has more than 64 KiB.",
    415: "The body is not application/json.",
    429: "Too many from your address: try again later.",
    503: "The server cannot store anything now; nothing has changed.",
}


@dataclass(frozen=True)
class Told:
    """What a route answers, what it takes, and with which status it may refuse."""

    answer: Any
    body: Any = None
    status: int = 200
    kind: str = JSON
    refuses: tuple[int, ...] = ()

    @property
    def refusals(self) -> list[int]:
        return sorted({*self.refuses, *(OF_A_POST if self.body is not None else ())})


OF_A_TABLE = (404, 429)
ROUTES: dict[str, Told] = {
    "GET /api/me": Told(messages.Me, refuses=(429, 503)),
    "POST /api/me": Told(messages.Me, messages.NewName),
    "GET /api/me/history": Told(messages.History, refuses=(400, 401, 503)),
    "GET /api/me/statistics": Told(list[messages.GameStatistics], refuses=(401, 503)),
    "POST /api/me/link": Told(messages.CarryLink, messages.Empty, 201, refuses=(401,)),
    "POST /api/me/carry": Told(messages.Me, messages.Carry, refuses=(410,)),
    "GET /api/lobby": Told(list[messages.LobbyTable], refuses=(304, 503)),
    "GET /api/games": Told(list[messages.GameInfo]),
    "POST /api/tables": Told(messages.Opened, messages.OpenTable, 201, refuses=(401,)),
    "POST /api/lessons": Told(messages.Opened, messages.OpenLesson, 201, refuses=(401,)),
    "GET /api/tables/{code}/qr.svg": Told(str, kind="image/svg+xml", refuses=OF_A_TABLE),
    "GET /api/tables/{code}/record": Told(str, kind="text/plain; charset=utf-8", refuses=OF_A_TABLE),
    "GET /api/tables/{code}/replay": Told(messages.Replay, refuses=(*OF_A_TABLE, 304)),
    "GET /api/tables/{code}/replay/{place}": Told(messages.Table, refuses=(*OF_A_TABLE, 304)),
    "POST /api/tables/{code}/reports": Told(messages.Reported, messages.ReportMove, 201, refuses=(401, 404, 409)),
    "GET /api/openapi.json": Told(dict[str, Any]),
    "GET /health": Told(dict[str, Any]),
}


def document(routes: APIRouter, version: str) -> dict[str, Any]:
    """The whole document. The addresses of the page itself are not in it."""
    types = [messages.Problem, *(part for told in ROUTES.values() for part in (told.answer, told.body) if part is not None)]
    shapes, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    shape_of = {str(part): shape for part, shape in zip(types, shapes, strict=True)}
    paths: dict[str, Any] = {}
    for route in routes.routes:
        if isinstance(route, APIRoute):
            for method in route.methods or ():
                told = ROUTES.get(f"{method} {route.path}")
                if told is not None:
                    paths.setdefault(route.path, {})[method.lower()] = operation(route, told, shape_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Mazzo",
            "version": version,
            "description": "Tables of card games. What happens at a table goes over its WebSocket: see docs/api.md.",
        },
        "paths": dict(sorted(paths.items())),
        "components": {"schemas": components},
    }


def operation(route: APIRoute, told: Told, shape_of: dict[str, Any]) -> dict[str, Any]:
    problem = {"content": {JSON: {"schema": shape_of[str(messages.Problem)]}}}
    answers: dict[str, Any] = {
        str(told.status): {"description": "The answer.", "content": {told.kind: {"schema": shape_of[str(told.answer)]}}}
    }
    for status in told.refusals:
        answers[str(status)] = {"description": MEANS[status], **({} if status == 304 else problem)}
    asked: dict[str, Any] = {
        "operationId": route.name,
        "summary": (getdoc(route.endpoint) or getdoc(told.body) or "").partition("\n")[0],
        "responses": answers,
    }
    if told.body is not None:
        asked["requestBody"] = {"required": True, "content": {JSON: {"schema": shape_of[str(told.body)]}}}
    parameters = [
        {"name": field.name, "in": "path", "required": True, "schema": CODE if field.name == "code" else {"type": "string"}}
        for field in route.dependant.path_params
    ] + [
        {"name": field.name, "in": "query", "required": False, "schema": {"type": "string", "default": field.default}}
        for field in route.dependant.query_params
    ]
    return asked | ({"parameters": parameters} if parameters else {})
