"""Every route of the server, on one page."""

from __future__ import annotations

import hashlib
import io
import secrets
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import segno
from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import HTTPException
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException as StarletteHTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.routing import compile_path
from starlette.websockets import WebSocket

from mazzo.bots.levels import BOTS
from mazzo.games import GAMES, game_named
from mazzo.lesson import lessons, opened_for
from mazzo.server.http.files import page_answer, read_page
from mazzo.server.http.guards import (
    App,
    Buckets,
    Problem,
    Receive,
    Scope,
    Send,
    address_of,
    answer,
    is_secure,
    problem_answer,
    read_body,
    with_headers,
)
from mazzo.server.http.websocket import WebSocketEndpoint
from mazzo.server.store.store import NotStored
from mazzo.server.tables import identity as persons
from mazzo.server.tables.move_reports import keep_report
from mazzo.server.tables.registry import TableRegistry, no_such_table
from mazzo.server.tables.replays import OPEN, Replays, at_place, lasting_answer, whole
from mazzo.server.tables.results import history_of, statistics_of
from mazzo.server.tables.session import TableSession
from mazzo.server.wire import messages
from mazzo.server.wire.openapi import document
from mazzo.table.commands import Person
from mazzo.table.log import Opened
from mazzo.table.record import record_of, write_record
from mazzo.table.rewind import Rewound
from mazzo.words import Refusal

LINKS_AN_HOUR = 60
REPORTS_AN_HOUR = 60
SOCKET = "/api/tables/{code}/socket"
routes = APIRouter()


def make_app(tables: TableRegistry) -> App:
    """The whole server, around these tables."""
    app = FastAPI(title="Mazzo", openapi_url=None, docs_url=None, redoc_url=None, redirect_slashes=False)
    app.state.tables = tables
    app.state.sockets = WebSocketEndpoint(tables)
    app.state.replays = Replays()
    app.state.links = Buckets(LINKS_AN_HOUR, 3600)
    app.state.reports = Buckets(REPORTS_AN_HOUR, 3600)
    app.state.openings = Buckets(tables.settings.tables_per_hour, 3600)
    app.state.newcomers = Buckets(10 * tables.settings.tables_per_hour, 3600)
    app.state.files = read_page(tables.settings.root_path)
    app.include_router(routes)
    for kind in (Problem, Refusal, NotStored, HTTPException, StarletteHTTPException, Exception):
        app.add_exception_handler(kind, refused)
    return with_headers(sockets_first(app.state.sockets, app), tables.settings)


def sockets_first(sockets: WebSocketEndpoint, app: App) -> App:
    """Thousands of connections stay: they do not pass through the layers that are there for requests, and so keep none."""

    path, _, _ = compile_path(SOCKET)

    async def go(scope: Scope, receive: Receive, send: Send) -> None:
        asked = path.match(scope["path"]) if scope["type"] == "websocket" else None
        if asked is None:
            await app(scope, receive, send)
        else:
            await sockets.accept(WebSocket(scope, receive, send), asked["code"])

    return go


# ------------------------------------------------------------------------------------------------------------------ me


@routes.get("/api/me")
async def me(request: Request) -> Response:
    """Who I am, and where I play. Who is new here gets a name and a cookie."""
    person, token = await known_or_new(request)
    return await answer_me(request, person, token)


@routes.post("/api/me")
async def rename(request: Request) -> Response:
    tables: TableRegistry = request.app.state.tables
    wish = await read_body(request, tables.settings, messages.NewName)
    name = persons.tidy_name(wish.name)
    person, token = await known_or_new(request)
    await tables.rename(person, name)
    return await answer_me(request, Person(person.person, name), token)


@routes.get("/api/me/history")
async def history(request: Request, before: str = "") -> Response:
    """My games that are over, the newest first, a page at a time."""
    if before and not (before.isascii() and before.isdigit() and len(before) < 10):
        raise Problem(400, "bad_message", "`before` is the number that the page before has told.")
    person = await who_asks(request)
    return answer(await history_of(request.app.state.tables.store, person.person, int(before) if before else None))


@routes.get("/api/me/statistics")
async def my_statistics(request: Request) -> Response:
    """What my games tell, game by game."""
    person = await who_asks(request)
    return answer(await statistics_of(request.app.state.tables.store, person.person))


@routes.post("/api/me/link")
async def carry_link(request: Request) -> Response:
    """A link by which another device becomes mine."""
    tables: TableRegistry = request.app.state.tables
    await read_body(request, tables.settings, messages.Empty)
    person = await who_asks(request)
    if not request.app.state.links.take(address_of(request)):
        raise Problem(429, "too_many_links", "Too many links from your address; try again later.")
    token = await persons.make_link(tables.store, person)
    link = f"{page_address(request)}/#carry={token}"
    return answer(messages.CarryLink(link=link, seconds=persons.CARRY_SECONDS), 201)


@routes.post("/api/me/carry")
async def carry(request: Request) -> Response:
    """This device belongs to whoever made the link, from now on."""
    tables: TableRegistry = request.app.state.tables
    wish = await read_body(request, tables.settings, messages.Carry)
    if not request.app.state.links.take(address_of(request)):
        raise Problem(429, "too_many_links", "Too many links from your address; try again later.")
    person, token = await persons.carried(tables.store, wish.token)
    return await answer_me(request, person, token)


async def who_asks(request: Request) -> Person:
    """Whose request this is; Problem for who is new here."""
    tables: TableRegistry = request.app.state.tables
    person = await persons.person_of(tables.store, request.headers.get("cookie", ""), is_secure(request, tables.settings))
    if person is None:
        raise Problem(401, "no_person", "Ask for /api/me first: it says who you are.")
    return person


async def answer_me(request: Request, person: Person, token: str | None) -> Response:
    tables: TableRegistry = request.app.state.tables
    told = messages.Me(name=person.name, tables=await tables.of_person(person), version=program_version())
    response = answer(told)
    if token is not None:
        response.headers["set-cookie"] = persons.cookie_header(token, is_secure(request, tables.settings))
    return response


async def known_or_new(request: Request) -> tuple[Person, str | None]:
    """Whose request this is, with a token for the cookie if it is somebody new."""
    tables: TableRegistry = request.app.state.tables
    secure = is_secure(request, tables.settings)
    person = await persons.person_of(tables.store, request.headers.get("cookie", ""), secure)
    if person is not None:
        return person, None
    if not request.app.state.newcomers.take(address_of(request)):
        raise Problem(429, "too_many_persons", "Too many newcomers from your address; try again later.")
    return await persons.welcome(tables.store)


def program_version() -> str:
    try:
        return version("mazzo")
    except PackageNotFoundError:
        return "0"


# -------------------------------------------------------------------------------------------------------------- tables


@routes.get("/api/games")
async def games() -> Response:
    """The games, their players, options and bots."""
    return answer(
        [
            messages.GameInfo(
                name=game.name,
                title=game.title,
                author=game.author,
                least_players=game.least_players,
                most_players=game.most_players,
                options=[
                    messages.OptionInfo(
                        name=option.name,
                        default=option.default,
                        values=list(option.values),
                        free=option.reads is not None,
                        only_for=None if option.only_for is None else list(option.only_for),
                    )
                    for option in game.options
                ],
                levels=list(BOTS),
                has_tricks="trick" in game.news_kinds,
            )
            for game in GAMES.values()
        ]
    )


@routes.get("/api/lobby")
async def lobby(request: Request) -> Response:
    """The open tables where somebody waits for company."""
    response = answer(await request.app.state.tables.lobby.shown())
    response.headers["etag"] = tag = f'"{hashlib.sha256(response.body).hexdigest()[:20]}"'
    response.headers["cache-control"] = "no-cache"
    return Response(status_code=304, headers={"etag": tag}) if tag in request.headers.get("if-none-match", "") else response


@routes.post("/api/tables")
async def open_table(request: Request) -> Response:
    tables: TableRegistry = request.app.state.tables
    wish = await read_body(request, tables.settings, messages.OpenTable)
    if wish.level not in BOTS:
        raise Problem(400, "no_such_level", f"There is no bot {wish.level!r}; there are {', '.join(BOTS)}.")
    if wish.rated and wish.start:
        raise Problem(400, "rated_needs_two", "A rated game needs two people at least: it cannot be dealt at once.")
    try:
        game = game_named(wish.game)
        choices, _ = game.choose(wish.players, wish.options)
    except ValueError as problem:
        raise Problem(400, "bad_options", f"{problem}.") from None
    person = await who_opens(request)
    opened = Opened(
        game=game.name,
        rules=game.version,
        players=wish.players,
        options=choices,
        seed=secrets.token_hex(32),
        level=wish.level,
        host=person.person,
        clock="relaxed" if wish.rated and wish.clock == "none" else wish.clock,  # nobody can stay away to lose nothing
        rated=wish.rated,
        public=wish.public,
        tricks_shown=wish.tricks_shown,
    )
    code = await tables.open(person, opened, wish.start)
    return answer(messages.Opened(code=code, link=link_to(request, code)), 201)


@routes.post("/api/lessons")
async def open_lesson(request: Request) -> Response:
    tables: TableRegistry = request.app.state.tables
    wish = await read_body(request, tables.settings, messages.OpenLesson)
    if wish.game not in lessons():
        raise Problem(400, "bad_options", f"There is no lesson for {wish.game!r}; there are {', '.join(lessons())}.")
    person = await who_opens(request)
    code = await tables.open(person, opened_for(lessons()[wish.game], person.person), start=True)
    return answer(messages.Opened(code=code, link=link_to(request, code)), 201)


async def who_opens(request: Request) -> Person:
    """Who asks for a table; Problem for strangers, and for who asks too often."""
    person = await who_asks(request)
    if not request.app.state.openings.take(address_of(request)):
        raise Problem(429, "too_many_tables", "Too many tables were opened from your address; try again later.")
    return person


@routes.get("/api/tables/{code}/qr.svg")
async def qr(request: Request, code: str) -> Response:
    """The link of a table, for the camera of a friend's phone."""
    known = await request.app.state.sockets.known_code(code, address_of(request))
    picture = io.BytesIO()
    drawn = segno.make(link_to(request, known), error="m", micro=False)
    drawn.save(picture, kind="svg", scale=8, border=4, dark="#000", light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


@routes.get("/api/tables/{code}/record")
async def record(request: Request, code: str) -> Response:
    """A finished game as a text, with its seed. What is not over has no record, whoever asks."""
    known = await request.app.state.sockets.known_code(code, address_of(request))
    live = await request.app.state.tables.find(known)
    if live.table.stage != "over":
        raise no_such_table()
    return PlainTextResponse(write_record(record_of(live.table)), headers={"cache-control": "no-store"})


@routes.get("/api/tables/{code}/replay")
async def replay(request: Request, code: str) -> Response:
    """A finished game for the slider: its decisions, what came of them, and where the rounds begin."""
    live, rewound = await rewound_game(request, code)
    return lasting_answer(request, whole(live.code, live.table, rewound))


@routes.get("/api/tables/{code}/replay/{place}")
async def replay_at(request: Request, code: str, place: str, view: str = OPEN) -> Response:
    """The table of a finished game after so many decisions, as a seat saw it then or all open."""
    live, rewound = await rewound_game(request, code)
    return lasting_answer(request, at_place(live.code, rewound, place, view))


@routes.post("/api/tables/{code}/reports")
async def report_move(request: Request, code: str) -> Response:
    """A bot's move in a finished game looks wrong: the host of the server will read of it."""
    tables: TableRegistry = request.app.state.tables
    wish = await read_body(request, tables.settings, messages.ReportMove)
    person = await who_asks(request)
    live, rewound = await rewound_game(request, code)
    if not request.app.state.reports.take(address_of(request)):
        raise Problem(429, "too_many_reports", "Many moves were reported from your address; try again later.")
    return answer(await keep_report(tables.store, person, live.code, rewound, wish, program_version()), 201)


async def rewound_game(request: Request, code: str) -> tuple[TableSession, Rewound]:
    known = await request.app.state.sockets.known_code(code, address_of(request))
    live = await request.app.state.tables.find(known)
    return live, await request.app.state.replays.of(live, address_of(request))


def link_to(request: Request, code: str) -> str:
    """Where a friend finds the table."""
    return f"{page_address(request)}/t/{code}"


def page_address(request: Request) -> str:
    """Where the page is found: at the public address if there is one, else where this player found the server."""
    settings = request.app.state.tables.settings
    if settings.public_url:
        return str(settings.public_url)
    scheme = "https" if is_secure(request, settings) else "http"
    return f"{scheme}://{request.headers.get('host', 'localhost')}{settings.root_path}"


# ------------------------------------------------------------------------------------------------------------ the rest


@routes.get("/api/openapi.json")
async def openapi() -> Response:
    """This very list, for programs that read it."""
    return answer(document(routes, program_version()))


@routes.get("/health")
async def health(request: Request) -> Response:
    """Well, or why nobody's decision can be stored now."""
    store = request.app.state.tables.store
    if not await store.is_well():
        return answer({"status": "cannot store", "why": store.problem, "version": program_version()}, 503)
    return answer({"status": "well", "version": program_version()})


@routes.get("/")
@routes.get("/t/{code}")
@routes.get("/g/{code}")
@routes.get("/learn/{game}")
@routes.get("/you")
async def page(request: Request) -> Response:
    return page_answer(request.app.state.files, request)


@routes.get("/{path:path}")
async def file(request: Request, path: str) -> Response:
    """A file of the page; nothing else has an address here."""
    if "GET" not in methods_of(f"/{path}"):
        raise StarletteHTTPException(405)
    found = request.app.state.files.get(path)
    if found is None or path == "index.html":
        raise Problem(404, "no_such_address", "There is nothing at this address.")
    return found.answer(request)  # type: ignore[no-any-return]


def methods_of(path: str) -> list[str]:
    """What can be asked of this address."""
    own = [route for route in routes.routes if isinstance(route, APIRoute) and route.path_regex.match(path)]
    *named, any_file = own
    return sorted({method for route in named or [any_file] for method in route.methods or ()})


async def refused(request: Request, problem: Any) -> Response:
    """Every refusal over HTTP is a code and a sentence."""
    match problem:
        case Problem():
            return problem_answer(problem)
        case Refusal():
            status = {"bad_name": 400, "link_void": 410, "busy": 503, "not_stored": 503}.get(problem.reason, 404)
            return problem_answer(Problem(status, problem.reason, problem.text))
        case NotStored():
            return problem_answer(Problem(503, "not_stored", "The server cannot store anything now; nothing has changed."))
        case StarletteHTTPException():
            if problem.status_code == 405:
                wrong = problem_answer(Problem(405, "wrong_method", "This address does not answer that method."))
                wrong.headers["allow"] = ", ".join(methods_of(request.scope["path"]))
                return wrong
            return problem_answer(Problem(problem.status_code, "no_such_address", "There is nothing at this address."))
    return problem_answer(Problem(500, "server_error", "Something went wrong on the server."))
