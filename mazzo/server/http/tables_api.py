"""The addresses for games and tables: what exists, how a table is opened or found, and the people at it."""

from __future__ import annotations

import secrets

from starlette.requests import Request
from starlette.responses import Response

from mazzo.bots.offered import levels_of
from mazzo.games import GAMES, locale
from mazzo.lesson import lessons, opened_for
from mazzo.server.http.guards import client_network
from mazzo.server.http.handlers import Handlers, chosen, known_game, refuse_unknown_level
from mazzo.server.http.links import page_address, qr_code
from mazzo.server.http.responses import (
    ASK_EVERY_TIME,
    MOST_KEPT,
    KeptAnswers,
    Problem,
    cached_response,
    etag_of,
    has_current,
    json_response,
)
from mazzo.server.http.websocket_endpoint import WebSocketEndpoint
from mazzo.server.persons.people_reports import keep_person_report, person_meant
from mazzo.server.rate_limits import RateLimit
from mazzo.server.results.rankings import ratings_in
from mazzo.server.tables.finding import find_table
from mazzo.server.tables.registry import ONE_HOUR, TableRegistry
from mazzo.server.tables.session import TableSession
from mazzo.server.wire import api_messages, me_messages
from mazzo.server.wire.game_info import all_games
from mazzo.server.wire.options import checked_options
from mazzo.server.wire.routes import Routes
from mazzo.server.wire.schema import game_schema
from mazzo.table.commands import Apart, Person
from mazzo.table.log import Opened
from mazzo.table.rated import terms

REPORTS_PER_HOUR = 60
UNKNOWN_TABLE = (404, 429, 503)
PEOPLE = (401, 404, 409)
routes = Routes()


class TablesApi(Handlers):
    """The handlers, and the limits specific to them."""

    def __init__(self, tables: TableRegistry, sockets: WebSocketEndpoint) -> None:
        super().__init__(tables, sockets)
        self.pictures = KeptAnswers(MOST_KEPT)
        self.reports = RateLimit(REPORTS_PER_HOUR, ONE_HOUR)

    @routes.declare("GET /api/lobby", answers=list[api_messages.LobbyTable], refuses=(304, 503), cost=2.5)
    async def lobby(self, request: Request) -> Response:
        """The public tables where somebody is waiting for company, and nobody sits whom I have blocked, or who has blocked me."""
        signed_in = (await self.visitors.visit(request)).signed_in
        apart = Apart() if signed_in is None else await self.tables.blocks.around(signed_in.person.person)
        response = json_response(await self.tables.lobby.shown(apart.blocked | apart.blocked_by))
        etag = etag_of(response.body)
        if has_current(request, etag):
            return Response(status_code=304, headers={"etag": etag})
        response.headers["etag"] = etag
        response.headers["cache-control"] = "no-cache"
        return response

    @routes.declare("GET /api/games", answers=list[api_messages.GameInfo], cost=0.5)
    async def games(self, request: Request) -> list[api_messages.GameInfo]:
        """The games, their players, options and bots."""
        return all_games()

    @routes.declare("GET /api/games/{game}/face", answers=api_messages.GameFace, refuses=(404, 304), cost=0.5)
    async def face(self, request: Request, game: str, language: str = "en") -> Response:
        """How to draw a game that a page does not know: the shapes of what it shows, and its words."""
        if game not in GAMES:
            raise Problem(404, "no_such_game", f"There is no game {game!r}; there are {', '.join(GAMES)}.")
        known = GAMES[game]
        answer = api_messages.GameFace(game=game, title=known.title, schema=game_schema(known), words=locale(known, language))
        return cached_response(request, answer, ASK_EVERY_TIME)

    @routes.declare("POST /api/options", takes=api_messages.CheckOptions, answers=api_messages.CheckedOptions, cost=1)
    async def check_options(self, request: Request, wish: api_messages.CheckOptions) -> api_messages.CheckedOptions:
        """What goes together before a table is opened, and what does not."""
        return checked_options(known_game(wish.game), wish)

    @routes.declare(
        "POST /api/tables", takes=api_messages.OpenTable, answers=api_messages.Opened, status=201, refuses=(401,), cost=9
    )
    async def open_table(self, request: Request, wish: api_messages.OpenTable) -> api_messages.Opened:
        game = known_game(wish.game)
        refuse_unknown_level(game, wish.level)
        if wish.rated and wish.start:
            raise Problem(400, "rated_needs_two", "A rated game needs at least two people, so it cannot be dealt at once.")
        game, choices = chosen(wish.game, wish.players, wish.options)
        person = await self._opener(request)
        stand_in, clock = terms(wish.rated, wish.level, wish.clock, levels_of(game.name))
        opened = Opened(
            game=game.name,
            rules=game.version,
            players=wish.players,
            options=choices,
            seed=secrets.token_hex(32),
            level=wish.level,
            stand_in=stand_in,
            host=person.person,
            clock=clock,
            rated=wish.rated,
            public=wish.public,
            tricks_shown=wish.tricks_shown,
        )
        if wish.public and not wish.start:
            async with self.tables.lobby.room_for(person.person, client_network(request)) as taken:
                code = await self.tables.open(person, opened, start=False)
                taken(code)
        else:
            code = await self.tables.open(person, opened, wish.start)
        return api_messages.Opened(code=code, link=self._link_to(request, code))

    @routes.declare("POST /api/find", takes=api_messages.FindPlayers, answers=api_messages.Opened, refuses=(401,), cost=10)
    async def find_players(self, request: Request, wish: api_messages.FindPlayers) -> api_messages.Opened:
        game = known_game(wish.game)
        person = await self._person(request)
        code = await find_table(self.tables, person, game, client_network(request))
        return api_messages.Opened(code=code, link=self._link_to(request, code))

    @routes.declare(
        "POST /api/lessons", takes=api_messages.OpenLesson, answers=api_messages.Opened, status=201, refuses=(401,), cost=6
    )
    async def open_lesson(self, request: Request, wish: api_messages.OpenLesson) -> api_messages.Opened:
        if wish.game not in lessons():
            raise Problem(400, "bad_options", f"There is no lesson for {wish.game!r}; there are {', '.join(lessons())}.")
        person = await self._opener(request)
        code = await self.tables.open(person, opened_for(lessons()[wish.game], person.person), start=True)
        return api_messages.Opened(code=code, link=self._link_to(request, code))

    @routes.declare("GET /api/tables/{code}/invitation", answers=api_messages.Invitation, refuses=UNKNOWN_TABLE, cost=1)
    async def invitation(self, request: Request, code: str) -> api_messages.Invitation:
        """The link for friends, and who can open it."""
        known = await self.sockets.known_code(code, client_network(request))
        found = page_address(request, self.settings)
        return api_messages.Invitation(link=f"{found.address}/t/{known}", reach=found.reach)

    @routes.declare("GET /api/tables/{code}/qr.svg", answers=str, media_type="image/svg+xml", refuses=UNKNOWN_TABLE, cost=5)
    async def qr(self, request: Request, code: str) -> Response:
        """The link of a table, for the camera of a friend's phone."""
        known = await self.sockets.known_code(code, client_network(request))
        link = self._link_to(request, known)
        picture = self.pictures.get(link, lambda: qr_code(link))
        return Response(picture, media_type="image/svg+xml", headers={"cache-control": "no-store"})

    @routes.declare(
        "POST /api/tables/{code}/people/report",
        takes=api_messages.ReportPerson,
        answers=api_messages.Empty,
        status=201,
        refuses=PEOPLE,
        cost=8,
    )
    async def report_person(self, request: Request, wish: api_messages.ReportPerson, code: str) -> api_messages.Empty:
        """The server's host should read what somebody at my table said, or is called."""
        person, live = await self._asking_about(request, wish, code)
        await keep_person_report(self.store, person, live.code, live.table, wish)
        return api_messages.Empty()

    @routes.declare(
        "POST /api/tables/{code}/people/block",
        takes=api_messages.BlockPerson,
        answers=list[me_messages.BlockedPerson],
        refuses=PEOPLE,
        cost=12,
    )
    async def block(self, request: Request, wish: api_messages.BlockPerson, code: str) -> list[me_messages.BlockedPerson]:
        """From now on I neither read this person nor find their tables in the lobby. The answer is everyone I have blocked."""
        person, live = await self._asking_about(request, wish, code)
        other, _ = person_meant(live.table, wish, person)
        await self.tables.block(person.person, other)
        return await self.tables.blocks.listed(person.person)

    async def _asking_about(self, request: Request, wish: api_messages.SomebodyAtTable, code: str) -> tuple[Person, TableSession]:
        if (wish.seat is None) == (wish.line is None):
            raise Problem(400, "bad_message", "Either a `seat` or a `line` is expected.")
        person = await self._person(request)
        known = await self.sockets.known_code(code, client_network(request), person)
        if not self.reports.take(person.person):
            raise Problem(429, "too_many_messages", "Too many at once; try again later.")
        return person, await self.tables.find_now(known)

    @routes.declare("GET /api/ratings/{game}", answers=api_messages.Ratings, refuses=(400, 401, 503), cost=25)
    async def ratings(self, request: Request, game: str) -> api_messages.Ratings:
        """The best of those who play a game rated, and where I stand."""
        person = await self._person(request)
        return await ratings_in(self.store, known_game(game), person.person)
