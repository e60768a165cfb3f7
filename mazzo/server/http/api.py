"""Every address of the API, on one page."""

from __future__ import annotations

import functools
import secrets
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from mazzo.bots.offered import levels_of
from mazzo.games import GAMES, game_named, locale
from mazzo.lesson import lessons, opened_for
from mazzo.rules.game import Game
from mazzo.server.http import deals_api, evenings_api
from mazzo.server.http.asking import Handlers
from mazzo.server.http.guards import address_of, client_network
from mazzo.server.http.links import page_address, qr_code
from mazzo.server.http.responses import (
    ASK_EVERY_TIME,
    MINE_ASK_EVERY_TIME,
    KeptAnswers,
    Problem,
    cached_response,
    etag_of,
    has_current,
    json_response,
)
from mazzo.server.http.visitors import Visit
from mazzo.server.http.websocket import too_many_renames
from mazzo.server.http.websocket_endpoint import WebSocketEndpoint
from mazzo.server.rate_limits import RateLimit
from mazzo.server.tables import devices, identity, own_tables
from mazzo.server.tables.deals import refuse_secret
from mazzo.server.tables.export import export_of
from mazzo.server.tables.finding import find_table
from mazzo.server.tables.forgetting import forget
from mazzo.server.tables.handed import keep_handed
from mazzo.server.tables.move_reports import keep_report
from mazzo.server.tables.people_reports import keep_person_report, person_meant
from mazzo.server.tables.rankings import list_person, ratings_in
from mazzo.server.tables.registry import ONE_HOUR, TableRegistry, no_such_table
from mazzo.server.tables.replays import OPEN, Replays, at_place, whole
from mazzo.server.tables.results import history_of, newest_result_of, statistics_of
from mazzo.server.tables.reviews import habits_in, practices_of
from mazzo.server.tables.session import TableSession
from mazzo.server.wire import api_messages, messages
from mazzo.server.wire.game_info import all_games
from mazzo.server.wire.openapi import document
from mazzo.server.wire.options import checked_options
from mazzo.server.wire.routes import JSON, Route, Routes
from mazzo.server.wire.schema import game_schema
from mazzo.table.commands import Apart, Person, bad_options
from mazzo.table.log import Opened
from mazzo.table.rated import terms
from mazzo.table.record import record_of, write_record
from mazzo.table.rewind import Rewound

LINKS_PER_HOUR = 60
REPORTS_PER_HOUR = 60
EXPORTS_PER_HOUR = 6
HANDED_PER_HOUR = 100  # games that were played without the server
NEWCOMERS_PER_TABLE = 10  # a household asks for more cookies than tables
LONGEST_NUMBER = 9  # digits
MOST_KEPT = 64  # pictures, records, and statistics that were asked for lately
UNKNOWN_TABLE = (404, 429)
FINISHED_GAME = (401, 404, 409, 429, 503)
PEOPLE = (401, 404, 409)
routes = Routes()


@functools.cache
def program_version() -> str:
    try:
        return version("mazzo")
    except PackageNotFoundError:
        return "0"


def every_route() -> list[Route]:
    """All that is part of the API."""
    return [*routes, *deals_api.routes, *evenings_api.routes]


@functools.cache
def openapi_document() -> bytes:
    return msgspec.json.encode(document(every_route()))


class Api(Handlers):
    """The handlers, and the limits that only they know."""

    def __init__(self, tables: TableRegistry, sockets: WebSocketEndpoint) -> None:
        super().__init__(tables, sockets)
        self.replays = Replays()
        self.pictures = KeptAnswers(MOST_KEPT)
        self.records = KeptAnswers(MOST_KEPT)
        self.statistics = KeptAnswers(MOST_KEPT)
        self.links = RateLimit(LINKS_PER_HOUR, ONE_HOUR)
        self.exports = RateLimit(EXPORTS_PER_HOUR, ONE_HOUR)
        self.handed = RateLimit(HANDED_PER_HOUR, ONE_HOUR)
        self.reports = RateLimit(REPORTS_PER_HOUR, ONE_HOUR)
        self.newcomers = RateLimit(NEWCOMERS_PER_TABLE * self.settings.tables_per_hour, ONE_HOUR)

    # -------------------------------------------------------------------------------------------------------------- me

    @routes.declare("GET /api/me", answers=api_messages.Me, refuses=(429, 503), cost=4)
    async def me(self, request: Request) -> Response:
        """Who I am, and where I am playing. A newcomer gets a name and a cookie."""
        visit, signed_in, token = await self._known_or_new(request)
        return await self._me_response(visit, signed_in.person, token)

    @routes.declare("POST /api/me", takes=api_messages.NewName, answers=api_messages.Me, cost=7)
    async def rename(self, request: Request, wish: api_messages.NewName) -> Response:
        name = identity.tidy_name(wish.name)
        visit, signed_in, token = await self._known_or_new(request)
        if not self.sockets.limits.renames.take(signed_in.person.person):
            raise too_many_renames()
        await self.tables.rename(signed_in.person, name)
        return await self._me_response(visit, Person(signed_in.person.person, name), token)

    @routes.declare("POST /api/me/put_away", takes=api_messages.PutAway, answers=api_messages.Me, refuses=(401, 404), cost=8)
    async def put_away(self, request: Request, wish: api_messages.PutAway) -> Response:
        visit, signed_in = await self._visit(request)
        known = await self.sockets.known_code(wish.code, client_network(request))
        await own_tables.put_away(await self.tables.find_now(known), signed_in.person)
        return await self._me_response(visit, signed_in.person, None)

    @routes.declare("GET /api/me/history", answers=api_messages.History, refuses=(400, 401, 503), cost=3)
    async def history(self, request: Request, before: str = "") -> api_messages.History:
        """My finished games, newest first, a page at a time."""
        if before and not (before.isascii() and before.isdigit() and len(before) <= LONGEST_NUMBER):
            raise Problem(400, "bad_message", "`before` should be the `next` of the previous page.")
        person = await self._person(request)
        return await history_of(self.store, person.person, int(before) if before else None)

    @routes.declare("GET /api/me/statistics", answers=list[api_messages.GameStatistics], refuses=(401, 503), cost=3)
    async def my_statistics(self, request: Request) -> Response:
        """Statistics of my games, game by game."""
        person = (await self._person(request)).person
        until = person, await newest_result_of(self.store, person)  # whoever has played for years has thousands of them
        answer = self.statistics.find(until)
        if answer is None:
            answer = self.statistics.keep(until, msgspec.json.encode(await statistics_of(self.store, person)))
        return Response(answer, headers={"cache-control": "no-store"}, media_type=JSON)

    @routes.declare("GET /api/me/habits/{game}", answers=api_messages.Habits, refuses=(400, 401, 503), cost=12)
    async def my_habits(self, request: Request, game: str) -> api_messages.Habits:
        """What my decisions have cost, kind by kind, in the games of late that were reviewed."""
        return await habits_in(self.store, known_game(game), (await self._person(request)).person)

    @routes.declare(
        "POST /api/me/link", takes=api_messages.Empty, answers=api_messages.CarryLink, status=201, refuses=(401,), cost=4
    )
    async def carry_link(self, request: Request, _: api_messages.Empty) -> api_messages.CarryLink:
        """A link that makes another device mine."""
        person = await self._person(request)
        self._limit_links(request)
        token = await devices.make_link(self.store, person)
        page = page_address(request, self.settings).address
        return api_messages.CarryLink(link=f"{page}/#carry={token}", seconds=devices.CARRY_SECONDS)

    @routes.declare("POST /api/me/carry", takes=api_messages.Carry, answers=api_messages.Me, refuses=(409, 410), cost=10)
    async def carry(self, request: Request, wish: api_messages.Carry) -> Response:
        """From now on this device belongs to the person who made the link."""
        self._limit_links(request)
        visit = await self.visitors.visit(request)
        maker = await devices.maker_of(self.store, wish.token)
        here = visit.signed_in
        if here is not None and maker is not None and await self.tables.play_rated_together(here.person.person, maker):
            raise Problem(409, "two_seats", "This device and the maker of the link play against each other in a rated game.")
        signed_in, token = await devices.carried(self.store, wish.token, visit.browser, visit.system)
        if visit.signed_in is not None:  # whoever this browser was: it cannot say so any more
            await devices.end_device(self.tables, visit.signed_in.person.person, visit.signed_in.device)
        return await self._me_response(visit, signed_in.person, token)

    @routes.declare("GET /api/me/devices", answers=list[api_messages.Device], refuses=(401, 503), cost=3)
    async def my_devices(self, request: Request) -> list[api_messages.Device]:
        """The devices on which I am signed in."""
        return await devices.devices_of(self.store, (await self._visit(request))[1])

    @routes.declare(
        "POST /api/me/devices/end",
        takes=api_messages.EndDevices,
        answers=list[api_messages.Device],
        refuses=(401, 404),
        cost=6,
    )
    async def end_devices(self, request: Request, wish: api_messages.EndDevices) -> list[api_messages.Device]:
        """Signs out one of my other devices, or all others."""
        _, signed_in = await self._visit(request)
        await devices.end_others(self.tables, signed_in, wish.id)
        return await devices.devices_of(self.store, signed_in)

    @routes.declare("POST /api/me/sign_out", takes=api_messages.Empty, answers=api_messages.Done, refuses=(401,), cost=6)
    async def sign_out(self, request: Request, _: api_messages.Empty) -> Response:
        """Signs this device out; a person without another device cannot come back."""
        visit, signed_in = await self._visit(request)
        await devices.end_device(self.tables, signed_in.person.person, signed_in.device)
        return self._signed_out(visit)

    @routes.declare("GET /api/me/export", answers=api_messages.Export, refuses=(401, 429, 503), cost=20)
    async def export(self, request: Request) -> Response:
        """Everything that this server knows about me, as a file."""
        _, signed_in = await self._visit(request)
        if not self.exports.take(signed_in.person.person):
            raise Problem(429, "too_many_exports", "You have asked for your data often enough for now; try again later.")
        response = json_response(await export_of(self.store, signed_in.person.person))
        response.headers["content-disposition"] = 'attachment; filename="mazzo-my-data.json"'
        return response

    @routes.declare("POST /api/me/delete", takes=api_messages.DeleteMe, answers=api_messages.Done, refuses=(401,), cost=24)
    async def delete_me(self, request: Request, wish: api_messages.DeleteMe) -> Response:
        """Deletes me, once I have typed my name; the games stay for those I played with."""
        visit, signed_in = await self._visit(request)
        if identity.tidied(wish.name) != signed_in.person.name:
            raise Problem(400, "not_confirmed", "To delete yourself, type your name exactly as it is.")
        await forget(self.tables, signed_in.person.person)
        return self._signed_out(visit)

    @routes.declare(
        "POST /api/me/games", takes=api_messages.HandGame, answers=api_messages.Opened, status=201, refuses=(401, 409), cost=40
    )
    async def hand_game(self, request: Request, wish: api_messages.HandGame) -> api_messages.Opened:
        person = await self._person(request)
        if not (self.handed.take(client_network(request)) and self.handed.take(person.person)):
            raise Problem(429, "too_many_handed", "You have handed over enough games for now; try again later.")
        code = await keep_handed(self.tables, person, wish)
        return api_messages.Opened(code=code, link=self._link_to(request, code))

    @routes.declare("GET /api/me/blocks", answers=list[api_messages.BlockedPerson], refuses=(401, 503), cost=4)
    async def blocked_people(self, request: Request) -> list[api_messages.BlockedPerson]:
        """The people I have blocked, the newest first."""
        person = await self._person(request)
        return await self.tables.blocks.listed(person.person)

    @routes.declare(
        "POST /api/me/unblock", takes=api_messages.Unblock, answers=list[api_messages.BlockedPerson], refuses=(401,), cost=6
    )
    async def unblock(self, request: Request, wish: api_messages.Unblock) -> list[api_messages.BlockedPerson]:
        person = await self._person(request)
        await self.tables.unblock(person.person, wish.number)
        return await self.tables.blocks.listed(person.person)

    async def _known_or_new(self, request: Request) -> tuple[Visit, identity.SignedIn, str | None]:
        """Who is asking; for a newcomer also the token for their cookie."""
        visit = await self.visitors.visit(request)
        if visit.signed_in is not None:
            self.tables.sanctions.refuse_banned(visit.signed_in.person.person, address_of(request))
            return visit, visit.signed_in, None
        network = client_network(request)
        if not self.newcomers.take(network):
            text = "Too many newcomers from your address; try again later."
            raise Problem(429, "too_many_persons", text, retry_after=self.newcomers.wait(network))
        return visit, *await identity.welcome(self.store, visit.language, visit.browser, visit.system)

    async def _me_response(self, visit: Visit, person: Person, token: str | None) -> Response:
        mine = await own_tables.tables_of(self.tables, person)
        pace = list(self.settings.bot_pace)
        preparing, version = self.tables.preparing, program_version()
        me = api_messages.Me(name=person.name, tables=mine, version=version, bot_pace=pace, preparing=preparing)
        response = json_response(me)
        if token is None and visit.known is not None and self.visitors.is_due(visit):
            token = visit.known.token
            await devices.saw(self.store, identity.hash_of(token), visit.browser, visit.system)
        if token is not None:
            self.visitors.remember(response, visit, token)
        return response

    def _signed_out(self, visit: Visit) -> Response:
        response = json_response(api_messages.Done())
        self.visitors.sign_out(response, visit)
        return response

    def _limit_links(self, request: Request) -> None:
        network = client_network(request)
        if not self.links.take(network):
            text = "Too many links from your address; try again later."
            raise Problem(429, "too_many_links", text, retry_after=self.links.wait(network))

    # ---------------------------------------------------------------------------------------------------------- tables

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
        levels = levels_of(game.name)
        if wish.level not in levels:
            raise Problem(400, "no_such_level", f"There is no bot {wish.level!r}; choose one of {', '.join(levels)}.")
        if wish.rated and wish.start:
            raise Problem(400, "rated_needs_two", "A rated game needs at least two people, so it cannot be dealt at once.")
        try:
            choices, _ = game.choose(wish.players, wish.options)
        except ValueError as problem:
            why = bad_options(problem)
            raise Problem(400, why.reason, why.text, why.facts) from None
        person = await self._opener(request)
        stand_in, clock = terms(wish.rated, wish.level, wish.clock, levels)
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
        "GET /api/tables/{code}/record", answers=str, media_type="text/plain; charset=utf-8", refuses=FINISHED_GAME, cost=8
    )
    async def record(self, request: Request, code: str) -> Response:
        """A finished game as text, with its seed. An unfinished game has no record, whoever asks."""
        live = await self._finished_game(request, code)
        known = live.code
        names = tuple(chair.name for chair in live.table.chairs)  # one may be erased
        text = self.records.get((known, names), lambda: write_record(record_of(live.table)).encode())
        return PlainTextResponse(text, headers={"cache-control": "no-store"})

    @routes.declare("GET /api/tables/{code}/replay", answers=api_messages.Replay, refuses=(*FINISHED_GAME, 304), cost=6)
    async def replay(self, request: Request, code: str) -> Response:
        """A finished game for a slider: its decisions, what came of them, and where the rounds begin."""
        live, rewound = await self._rewound_game(request, code)
        signed_in = (await self.visitors.visit(request)).signed_in
        person = None if signed_in is None else signed_in.person.person
        return cached_response(request, whole(live.code, live.table, rewound, person), MINE_ASK_EVERY_TIME)

    @routes.declare("GET /api/tables/{code}/replay/{place}", answers=messages.Table, refuses=(*FINISHED_GAME, 304), cost=3)
    async def replay_at(self, request: Request, code: str, place: str, view: str = OPEN) -> Response:
        """The table of a finished game after that many decisions, as one seat or a spectator saw it, or with all hands open."""
        live, rewound = await self._rewound_game(request, code)
        return cached_response(request, at_place(live.code, rewound, place, view))

    @routes.declare("GET /api/tables/{code}/review/{seat}", answers=api_messages.ReviewSoFar, refuses=FINISHED_GAME, cost=4)
    async def review(self, request: Request, code: str, seat: str) -> api_messages.ReviewSoFar:
        """What the decisions of a seat cost in a finished game, and what was luck."""
        live = await self._finished_game(request, code)
        self.tables.bots_ready(searching=True)
        return await self.tables.reviews.of(live.code, live.table, seat, client_network(request))

    @routes.declare(
        "POST /api/tables/{code}/practices",
        takes=api_messages.TryAgain,
        answers=api_messages.Opened,
        status=201,
        refuses=(401, 404, 409),
        cost=50,
    )
    async def try_again(self, request: Request, wish: api_messages.TryAgain, code: str) -> api_messages.Opened:
        person = await self._opener(request)
        live = await self._finished_game(request, code)
        opened = await self.tables.practise(person, live, wish.place)
        return api_messages.Opened(code=opened, link=self._link_to(request, opened))

    @routes.declare("GET /api/tables/{code}/practices", answers=list[api_messages.Practised], refuses=FINISHED_GAME, cost=8)
    async def my_practices(self, request: Request, code: str) -> list[api_messages.Practised]:
        """The moments of a finished game that I have played again, and what came of it."""
        person = await self._person(request)
        live = await self._finished_game(request, code)
        return await practices_of(self.store, live.code, person.person)

    @routes.declare(
        "POST /api/tables/{code}/reports",
        takes=api_messages.ReportMove,
        answers=api_messages.Reported,
        status=201,
        refuses=(401, 404, 409),
        cost=6,
    )
    async def report_move(self, request: Request, wish: api_messages.ReportMove, code: str) -> api_messages.Reported:
        """A bot's move in a finished game looks wrong: the server's host will read about it."""
        person = await self._person(request)
        live, rewound = await self._rewound_game(request, code)
        network = client_network(request)
        if not self.reports.take(network):
            text = "Too many moves were reported from your address; try again later."
            raise Problem(429, "too_many_reports", text, retry_after=self.reports.wait(network))
        return await keep_report(self.store, person, live.code, rewound, wish, program_version())

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
        answers=list[api_messages.BlockedPerson],
        refuses=PEOPLE,
        cost=12,
    )
    async def block(self, request: Request, wish: api_messages.BlockPerson, code: str) -> list[api_messages.BlockedPerson]:
        """From now on I neither read this person nor find their tables in the lobby. The answer is everyone I have blocked."""
        person, live = await self._asking_about(request, wish, code)
        other, _ = person_meant(live.table, wish, person)
        await self.tables.block(person.person, other)
        return await self.tables.blocks.listed(person.person)

    async def _asking_about(self, request: Request, wish: api_messages.SomebodyAtTable, code: str) -> tuple[Person, TableSession]:
        if (wish.seat is None) == (wish.line is None):
            raise Problem(400, "bad_message", "Either a `seat` or a `line` is expected.")
        person = await self._person(request)
        known = await self.sockets.known_code(code, client_network(request))
        if not self.reports.take(person.person):
            raise Problem(429, "too_many_messages", "Too many at once; try again later.")
        return person, await self.tables.find_now(known)

    async def _finished_game(self, request: Request, code: str) -> TableSession:
        """The table with this code; while its game goes on there is none, whoever asks, nor while others play its cards."""
        live = await self.tables.find_now(await self.sockets.known_code(code, client_network(request)))
        if live.table.stage != "over":
            raise no_such_table()
        await self._shown_to(request, live)
        return live

    async def _rewound_game(self, request: Request, code: str) -> tuple[TableSession, Rewound]:
        live = await self._finished_game(request, code)
        return live, await self.replays.of(live, client_network(request))

    async def _shown_to(self, request: Request, live: TableSession) -> None:
        """Whoever opens a finished game knows its cards from now on. Where others still play them for count, nobody may."""
        refuse_secret(live.table)
        signed_in = (await self.visitors.visit(request)).signed_in
        if signed_in is None and live.table.opened.deal is not None:
            raise Problem(401, "no_person", "Request /api/me first: it says who you are.")
        if signed_in is not None and live.table.seat_of(signed_in.person.person) is None:
            await self.tables.sightings.note(signed_in.person.person, live.code)

    # --------------------------------------------------------------------------------------------------------- ratings

    @routes.declare("GET /api/ratings/{game}", answers=api_messages.Ratings, refuses=(400, 401, 503), cost=25)
    async def ratings(self, request: Request, game: str) -> api_messages.Ratings:
        """The best of those who play a game rated, and where I stand."""
        person = await self._person(request)
        return await ratings_in(self.store, known_game(game), person.person)

    @routes.declare("POST /api/me/listed", takes=api_messages.Listed, answers=api_messages.Listed, refuses=(401,), cost=4)
    async def listed(self, request: Request, wish: api_messages.Listed) -> api_messages.Listed:
        person = await self._person(request)
        await list_person(self.store, person.person, wish.listed)
        return wish

    # ------------------------------------------------------------------------------------------------------ the server

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


def known_game(name: str) -> Game:
    try:
        return game_named(name)
    except ValueError as problem:
        raise Problem(400, "bad_options", f"{problem}.") from None
