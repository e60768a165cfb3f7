"""Every address of the API, on one page."""

from __future__ import annotations

import functools
import io
import secrets
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from mazzo.bots.levels import BOTS
from mazzo.games import GAMES, game_named, locale
from mazzo.lesson import lessons, opened_for
from mazzo.server.http.guards import client_network, is_secure
from mazzo.server.http.responses import (
    ASK_EVERY_TIME,
    KeptAnswers,
    Problem,
    cached_response,
    etag_of,
    has_current,
    json_response,
)
from mazzo.server.http.websocket import WebSocketEndpoint, too_many_renames
from mazzo.server.rate_limits import RateLimit
from mazzo.server.tables import identity
from mazzo.server.tables.move_reports import keep_report
from mazzo.server.tables.registry import TableRegistry, no_such_table
from mazzo.server.tables.replays import OPEN, Replays, at_place, whole
from mazzo.server.tables.results import history_of, statistics_of
from mazzo.server.tables.session import TableSession
from mazzo.server.wire import messages
from mazzo.server.wire.openapi import document
from mazzo.server.wire.routes import JSON, Routes
from mazzo.server.wire.schema import game_schema
from mazzo.table.commands import Person
from mazzo.table.log import Opened
from mazzo.table.record import record_of, write_record
from mazzo.table.rewind import Rewound

LINKS_PER_HOUR = 60
REPORTS_PER_HOUR = 60
NEWCOMERS_PER_TABLE = 10  # a household asks for more cookies than tables
ONE_HOUR = 3600
LONGEST_NUMBER = 9  # digits
MOST_KEPT = 64  # pictures, and records, that were asked for lately
UNKNOWN_TABLE = (404, 429)
routes = Routes()


@functools.cache
def program_version() -> str:
    try:
        return version("mazzo")
    except PackageNotFoundError:
        return "0"


@functools.cache
def openapi_document() -> bytes:
    return msgspec.json.encode(document(routes))


def qr_code(link: str) -> bytes:
    picture = io.BytesIO()
    segno.make(link, error="m", micro=False).save(picture, kind="svg", scale=8, border=4, dark="#000", light="#fff")
    return picture.getvalue()


class Api:
    """The handlers, and the limits that only they know."""

    def __init__(self, tables: TableRegistry, sockets: WebSocketEndpoint) -> None:
        self.tables = tables
        self.settings = tables.settings
        self.store = tables.store
        self.sockets = sockets
        self.replays = Replays()
        self.pictures = KeptAnswers(MOST_KEPT)
        self.records = KeptAnswers(MOST_KEPT)
        self.links = RateLimit(LINKS_PER_HOUR, ONE_HOUR)
        self.reports = RateLimit(REPORTS_PER_HOUR, ONE_HOUR)
        self.openings = RateLimit(self.settings.tables_per_hour, ONE_HOUR)
        self.newcomers = RateLimit(NEWCOMERS_PER_TABLE * self.settings.tables_per_hour, ONE_HOUR)

    # -------------------------------------------------------------------------------------------------------------- me

    @routes.declare("GET /api/me", answers=messages.Me, refuses=(429, 503), cost=3)
    async def me(self, request: Request) -> Response:
        """Who I am, and where I am playing. A newcomer gets a name and a cookie."""
        person, token = await self._known_or_new(request)
        return await self._me_response(request, person, token)

    @routes.declare("POST /api/me", takes=messages.NewName, answers=messages.Me, cost=6)
    async def rename(self, request: Request, wish: messages.NewName) -> Response:
        name = identity.tidy_name(wish.name)
        person, token = await self._known_or_new(request)
        if not self.sockets.limits.renames.take(person.person):
            raise too_many_renames()
        await self.tables.rename(person, name)
        return await self._me_response(request, Person(person.person, name), token)

    @routes.declare("GET /api/me/history", answers=messages.History, refuses=(400, 401, 503), cost=2.5)
    async def history(self, request: Request, before: str = "") -> messages.History:
        """My finished games, newest first, a page at a time."""
        if before and not (before.isascii() and before.isdigit() and len(before) <= LONGEST_NUMBER):
            raise Problem(400, "bad_message", "`before` should be the `next` of the previous page.")
        person = await self._person(request)
        return await history_of(self.store, person.person, int(before) if before else None)

    @routes.declare("GET /api/me/statistics", answers=list[messages.GameStatistics], refuses=(401, 503), cost=2.5)
    async def my_statistics(self, request: Request) -> list[messages.GameStatistics]:
        """Statistics of my games, game by game."""
        person = await self._person(request)
        return await statistics_of(self.store, person.person)

    @routes.declare("POST /api/me/link", takes=messages.Empty, answers=messages.CarryLink, status=201, refuses=(401,), cost=4)
    async def carry_link(self, request: Request, _: messages.Empty) -> messages.CarryLink:
        """A link that makes another device mine."""
        person = await self._person(request)
        self._limit_links(request)
        token = await identity.make_link(self.store, person)
        return messages.CarryLink(link=f"{self._page_address(request)}/#carry={token}", seconds=identity.CARRY_SECONDS)

    @routes.declare("POST /api/me/carry", takes=messages.Carry, answers=messages.Me, refuses=(410,), cost=4)
    async def carry(self, request: Request, wish: messages.Carry) -> Response:
        """From now on this device belongs to the person who made the link."""
        self._limit_links(request)
        person, token = await identity.carried(self.store, wish.token)
        return await self._me_response(request, person, token)

    async def _person(self, request: Request) -> Person:
        """Who is asking; Problem for a newcomer."""
        person = await identity.person_of(self.store, request.headers.get("cookie", ""), is_secure(request, self.settings))
        if person is None:
            raise Problem(401, "no_person", "Request /api/me first: it says who you are.")
        return person

    async def _known_or_new(self, request: Request) -> tuple[Person, str | None]:
        """Who is asking; for a newcomer also the token for their cookie."""
        person = await identity.person_of(self.store, request.headers.get("cookie", ""), is_secure(request, self.settings))
        if person is not None:
            return person, None
        network = client_network(request)
        if not self.newcomers.take(network):
            text = "Too many newcomers from your address; try again later."
            raise Problem(429, "too_many_persons", text, self.newcomers.wait(network))
        return await identity.welcome(self.store)

    async def _me_response(self, request: Request, person: Person, token: str | None) -> Response:
        mine = await self.tables.of_person(person)
        response = json_response(messages.Me(name=person.name, tables=mine, version=program_version()))
        if token is not None:
            response.headers["set-cookie"] = identity.cookie_header(token, is_secure(request, self.settings))
        return response

    def _limit_links(self, request: Request) -> None:
        network = client_network(request)
        if not self.links.take(network):
            text = "Too many links from your address; try again later."
            raise Problem(429, "too_many_links", text, self.links.wait(network))

    # ---------------------------------------------------------------------------------------------------------- tables

    @routes.declare("GET /api/lobby", answers=list[messages.LobbyTable], refuses=(304, 503), cost=0.3)
    async def lobby(self, request: Request) -> Response:
        """The public tables where somebody is waiting for company."""
        response = json_response(await self.tables.lobby.shown())
        etag = etag_of(response.body)
        if has_current(request, etag):
            return Response(status_code=304, headers={"etag": etag})
        response.headers["etag"] = etag
        response.headers["cache-control"] = "no-cache"
        return response

    @routes.declare("GET /api/games", answers=list[messages.GameInfo], cost=0.3)
    async def games(self, request: Request) -> list[messages.GameInfo]:
        """The games, their players, options and bots."""
        return [
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

    @routes.declare("GET /api/games/{game}/face", answers=messages.GameFace, refuses=(404, 304), cost=0.3)
    async def face(self, request: Request, game: str, language: str = "en") -> Response:
        """How to draw a game that a page does not know: the shapes of what it shows, and its words."""
        if game not in GAMES:
            raise Problem(404, "no_such_game", f"There is no game {game!r}; there are {', '.join(GAMES)}.")
        known = GAMES[game]
        answer = messages.GameFace(game=game, title=known.title, schema=game_schema(known), words=locale(known, language))
        return cached_response(request, answer, ASK_EVERY_TIME)

    @routes.declare("POST /api/tables", takes=messages.OpenTable, answers=messages.Opened, status=201, refuses=(401,), cost=6)
    async def open_table(self, request: Request, wish: messages.OpenTable) -> messages.Opened:
        if wish.level not in BOTS:
            raise Problem(400, "no_such_level", f"There is no bot {wish.level!r}; choose one of {', '.join(BOTS)}.")
        if wish.rated and wish.start:
            raise Problem(400, "rated_needs_two", "A rated game needs at least two people, so it cannot be dealt at once.")
        try:
            game = game_named(wish.game)
            choices, _ = game.choose(wish.players, wish.options)
        except ValueError as problem:
            raise Problem(400, "bad_options", f"{problem}.") from None
        person = await self._opener(request)
        opened = Opened(
            game=game.name,
            rules=game.version,
            players=wish.players,
            options=choices,
            seed=secrets.token_hex(32),
            level=wish.level,
            host=person.person,
            clock="relaxed" if wish.rated and wish.clock == "none" else wish.clock,  # nobody can avoid a loss by staying away
            rated=wish.rated,
            public=wish.public,
            tricks_shown=wish.tricks_shown,
        )
        code = await self.tables.open(person, opened, wish.start)
        return messages.Opened(code=code, link=self._link_to(request, code))

    @routes.declare("POST /api/lessons", takes=messages.OpenLesson, answers=messages.Opened, status=201, refuses=(401,), cost=6)
    async def open_lesson(self, request: Request, wish: messages.OpenLesson) -> messages.Opened:
        if wish.game not in lessons():
            raise Problem(400, "bad_options", f"There is no lesson for {wish.game!r}; there are {', '.join(lessons())}.")
        person = await self._opener(request)
        code = await self.tables.open(person, opened_for(lessons()[wish.game], person.person), start=True)
        return messages.Opened(code=code, link=self._link_to(request, code))

    async def _opener(self, request: Request) -> Person:
        """Who wants a table; Problem for a newcomer, and for an address that asks too often."""
        person = await self._person(request)
        network = client_network(request)
        if not self.openings.take(network):
            text = "Too many tables were opened from your address; try again later."
            raise Problem(429, "too_many_tables", text, self.openings.wait(network))
        return person

    @routes.declare("GET /api/tables/{code}/qr.svg", answers=str, media_type="image/svg+xml", refuses=UNKNOWN_TABLE, cost=5)
    async def qr(self, request: Request, code: str) -> Response:
        """The link of a table, for the camera of a friend's phone."""
        known = await self.sockets.known_code(code, client_network(request))
        link = self._link_to(request, known)
        picture = self.pictures.get(link, lambda: qr_code(link))
        return Response(picture, media_type="image/svg+xml", headers={"cache-control": "no-store"})

    @routes.declare(
        "GET /api/tables/{code}/record", answers=str, media_type="text/plain; charset=utf-8", refuses=UNKNOWN_TABLE, cost=7
    )
    async def record(self, request: Request, code: str) -> Response:
        """A finished game as text, with its seed. An unfinished game has no record, whoever asks."""
        known = await self.sockets.known_code(code, client_network(request))
        live = await self.tables.find(known)
        if live.table.stage != "over":
            raise no_such_table()
        names = tuple(chair.name for chair in live.table.chairs)  # one may be erased
        text = self.records.get((known, names), lambda: write_record(record_of(live.table)).encode())
        return PlainTextResponse(text, headers={"cache-control": "no-store"})

    @routes.declare("GET /api/tables/{code}/replay", answers=messages.Replay, refuses=(*UNKNOWN_TABLE, 304), cost=5)
    async def replay(self, request: Request, code: str) -> Response:
        """A finished game for a slider: its decisions, what came of them, and where the rounds begin."""
        live, rewound = await self._rewound_game(request, code)
        return cached_response(request, whole(live.code, live.table, rewound))

    @routes.declare("GET /api/tables/{code}/replay/{place}", answers=messages.Table, refuses=(*UNKNOWN_TABLE, 304), cost=1)
    async def replay_at(self, request: Request, code: str, place: str, view: str = OPEN) -> Response:
        """The table of a finished game after that many decisions, as one seat saw it, or with all hands open."""
        live, rewound = await self._rewound_game(request, code)
        return cached_response(request, at_place(live.code, rewound, place, view))

    @routes.declare(
        "POST /api/tables/{code}/reports",
        takes=messages.ReportMove,
        answers=messages.Reported,
        status=201,
        refuses=(401, 404, 409),
        cost=6,
    )
    async def report_move(self, request: Request, wish: messages.ReportMove, code: str) -> messages.Reported:
        """A bot's move in a finished game looks wrong: the server's host will read about it."""
        person = await self._person(request)
        live, rewound = await self._rewound_game(request, code)
        network = client_network(request)
        if not self.reports.take(network):
            text = "Too many moves were reported from your address; try again later."
            raise Problem(429, "too_many_reports", text, self.reports.wait(network))
        return await keep_report(self.store, person, live.code, rewound, wish, program_version())

    async def _rewound_game(self, request: Request, code: str) -> tuple[TableSession, Rewound]:
        known = await self.sockets.known_code(code, client_network(request))
        live = await self.tables.find(known)
        return live, await self.replays.of(live, client_network(request))

    def _link_to(self, request: Request, code: str) -> str:
        """Where a friend finds the table."""
        return f"{self._page_address(request)}/t/{code}"

    def _page_address(self, request: Request) -> str:
        """Where the page is: at the public address if there is one, otherwise where this player found the server."""
        if self.settings.public_url:
            return self.settings.public_url
        scheme = "https" if is_secure(request, self.settings) else "http"
        return f"{scheme}://{request.headers.get('host', 'localhost')}{self.settings.root_path}"

    # ------------------------------------------------------------------------------------------------------ the server

    @routes.declare("GET /api/openapi.json", answers=dict[str, Any], cost=0.3)
    async def openapi(self, request: Request) -> Response:
        """This list, for programs."""
        return Response(openapi_document(), headers={"cache-control": "no-store"}, media_type=JSON)

    @routes.declare("GET /health", answers=dict[str, Any], cost=0.3)
    async def health(self, request: Request) -> Response:
        """Whether decisions can be stored, and if not, why."""
        if not await self.store.is_well():
            return json_response({"status": "cannot store", "why": self.store.problem, "version": program_version()}, 503)
        return json_response({"status": "well", "version": program_version()})
