"""The API as an OpenAPI 3.1 document, made from the declared routes and the messages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from mazzo.server.wire import api_messages, messages
from mazzo.server.wire.routes import JSON, Route

CODE = {"type": "string", "pattern": "^[0-9A-HJKMNP-TV-Z]{8}$", "description": "The code of a table."}
REFUSALS = {
    304: "You already have the current version.",
    400: "The body is not what was expected, or its parts do not fit together.",
    401: "The server does not know who you are: request /api/me first, which sets a cookie.",
    403: "The request comes from another site's page or from somebody who is banned, or this is for others to decide.",
    404: "This does not exist, or is not yours to see: the answer is the same.",
    408: "The body did not arrive within ten seconds.",
    409: "This is not possible at the moment; the reason says why.",
    410: "The link was used already, or has expired.",
    413: "The body is larger than 64 KiB.",
    415: "The body is not application/json.",
    421: "The server is not known by the name it was asked for.",
    429: "Too many requests from your address: try again later.",
    503: "The server cannot store anything at the moment; nothing has changed.",
}


def document(routes: Iterable[Route]) -> dict[str, Any]:
    """The whole document. The addresses of the page itself are not in it."""
    documented = [route for route in routes if route.answers is not None]
    parts = (part for route in documented for part in (route.answers, route.takes, route.refuses_with) if part is not None)
    types = [api_messages.Problem, *parts]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = {str(part): schema for part, schema in zip(types, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for route in documented:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Mazzo",
            "version": str(messages.API_VERSION),
            "description": "Tables of card games. What happens at a table is sent over its WebSocket: see docs/api.md.",
        },
        "paths": dict(sorted(paths.items())),
        "components": {"schemas": components},
    }


def operation(route: Route, schema_of: dict[str, Any]) -> dict[str, Any]:
    responses: dict[str, Any] = {
        str(route.status): {
            "description": "The answer.",
            "content": {route.media_type: {"schema": schema_of[str(route.answers)]}},
        }
    }
    for status in route.refusals:
        body = route.refuses_with if route.refuses_with is not None and status in route.refuses else api_messages.Problem
        content = {} if status == 304 else {"content": {JSON: {"schema": schema_of[str(body)]}}}
        responses[str(status)] = {"description": REFUSALS[status], **content}
    described: dict[str, Any] = {"operationId": route.name, "summary": route.summary, "responses": responses}
    if route.takes is not None:
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[str(route.takes)]}}}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": CODE if name == "code" else {"type": "string"}}
        for name in route.path_parameters
    ] + [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string", "default": default}}
        for name, default in route.query.items()
    ]
    return described | ({"parameters": parameters} if parameters else {})
