"""The ASGI application: the declared routes, WebSockets, refusals and headers put together."""

from __future__ import annotations

from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import compile_path
from starlette.websockets import WebSocket

from mazzo.server.http import api, files
from mazzo.server.http.access_log import with_access_log
from mazzo.server.http.guards import (
    App,
    Receive,
    Scope,
    Send,
    Throttle,
    answer,
    client_network,
    counted,
    with_headers,
)
from mazzo.server.http.responses import Problem, problem_response
from mazzo.server.http.routing import starlette_routes
from mazzo.server.http.rules_files import RulesFiles, packages
from mazzo.server.http.websocket_endpoint import WebSocketEndpoint
from mazzo.server.persons.sanctions import Sanctions
from mazzo.server.rate_limits import RateLimit, network_of
from mazzo.server.store.reader import NotStored
from mazzo.server.tables.registry import TableRegistry
from mazzo.words import Refusal

SOCKET = "/api/tables/{code}/socket"
STATUS_OF_REFUSAL = {
    "bad_entry": 400,
    "bad_name": 400,
    "banned": 403,
    "deal_closed": 409,
    "deal_not_yet": 409,
    "deal_open": 409,
    "evening_full": 409,
    "event_alone": 409,
    "event_changed_enough": 409,
    "event_full": 409,
    "does_not_hold": 400,
    "event_over": 409,
    "event_seats": 409,
    "event_started": 409,
    "no_programs_here": 409,
    "no_challenge": 409,
    "not_entered": 409,
    "not_invited": 409,
    "nothing_said": 400,
    "not_over": 409,
    "not_your_entry": 409,
    "not_your_pad": 403,
    "one_try": 409,
    "other_rules": 409,
    "name_given": 403,
    "not_seated": 403,
    "signed_out": 401,
    "silenced": 403,
    "stale": 409,
    "too_many_blocked": 409,
    "seat_taken": 409,
    "yourself": 409,
    "reported_enough": 429,
    "too_many_events": 429,
    "too_many_public": 429,
    "too_many_tables": 429,
    "link_void": 410,
    "no_such_device": 404,
    "not_a_bot": 409,
    "too_many_renames": 429,
    "too_many_replays": 429,
    "too_many_reviews": 429,
    "no_review": 409,
    "no_review_now": 503,
    "busy": 503,
    "draining": 503,
    "not_stored": 503,
    "preparing": 503,
}
NOT_FOUND = 404


def make_app(tables: TableRegistry) -> App:
    """The whole server, around these tables."""
    work, throttle = RateLimit(tables.settings.work_in_10_seconds, 10), Throttle(tables.settings)
    sockets = WebSocketEndpoint(tables, work, throttle)
    page = files.Page(files.read_page(tables.settings.root_path), RulesFiles(packages()))
    app = Starlette(
        routes=starlette_routes(
            tables.settings,
            work,
            throttle,
            *api.chapters(tables, sockets),
            (files.routes, page),
        ),
        exception_handlers=dict.fromkeys((Problem, Refusal, NotStored, HTTPException, Exception), refused),
    )
    app.router.redirect_slashes = False
    guarded = without_banned(tables.sanctions, sockets_first(sockets, app, work), work)
    return with_headers(with_access_log(guarded, tables.settings.access_log), tables.settings, work)


def sockets_first(sockets: WebSocketEndpoint, app: App, work: RateLimit) -> App:
    """Sends WebSockets past the layers meant for requests: thousands of WebSockets stay open, and would keep all those layers
    alive."""

    path, _, _ = compile_path(SOCKET)

    async def dispatch(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return await app(scope, receive, send)
        found = path.match(scope["path"])
        if found is None:
            problem = counted(no_such_address(), work, client_network(HTTPConnection(scope)))
            return await answer(problem_response(problem), scope, receive, send)
        await sockets.accept(WebSocket(scope, receive, send), found["code"])

    return dispatch


def without_banned(sanctions: Sanctions, app: App, work: RateLimit) -> App:
    """Refuses requests from banned networks. The page itself is for everyone: it says why, in the reader's language."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"].startswith("/api/") and scope["client"] is not None:
            try:
                sanctions.refuse_banned(None, scope["client"][0])
            except Refusal as why:
                problem = counted(problem_of(why), work, network_of(scope["client"][0]))
                return await answer(problem_response(problem), scope, receive, send)
        await app(scope, receive, send)

    return guarded


def problem_of(refusal: Refusal) -> Problem:
    return Problem(STATUS_OF_REFUSAL.get(refusal.reason, NOT_FOUND), refusal.reason, refusal.text, facts=refusal.facts)


def no_such_address(status: int = NOT_FOUND) -> Problem:
    return Problem(status, "no_such_address", "There is nothing at this address.")


async def refused(request: Request, error: Any) -> Response:
    """Turns every refusal over HTTP into a code and a sentence."""
    match error:
        case Problem():
            return problem_response(error)
        case Refusal():
            return problem_response(problem_of(error))
        case NotStored():
            sentence = "The server cannot store anything at the moment; nothing has changed."
            return problem_response(Problem(503, "not_stored", sentence))
        case HTTPException(status_code=405):
            response = problem_response(Problem(405, "wrong_method", "This address does not answer that method."))
            response.headers.update(error.headers or {})
            return response
        case HTTPException():
            return problem_response(no_such_address(error.status_code))
    return problem_response(Problem(500, "server_error", "Something went wrong on the server."))
