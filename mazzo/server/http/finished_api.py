"""The addresses for finished games: records, replays, reviews, positions to play again."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from mazzo.server.codes import no_such_table
from mazzo.server.http.guards import client_network
from mazzo.server.http.handlers import Handlers, program_version
from mazzo.server.http.responses import MINE_ASK_EVERY_TIME, MOST_KEPT, KeptAnswers, Problem, cached_response
from mazzo.server.http.websocket_endpoint import WebSocketEndpoint
from mazzo.server.persons.move_reports import keep_report
from mazzo.server.rate_limits import RateLimit
from mazzo.server.results.deals import refuse_secret
from mazzo.server.tables.registry import ONE_HOUR, TableRegistry
from mazzo.server.tables.replays import OPEN, at_place, whole
from mazzo.server.tables.reviews import practices_of
from mazzo.server.tables.session import TableSession
from mazzo.server.wire import api_messages, finished_messages, messages
from mazzo.server.wire.routes import Routes
from mazzo.table.record import record_of, write_record
from mazzo.table.rewind import Rewound

MOVES_REPORTED_PER_HOUR = 60
FINISHED_GAME = (401, 404, 409, 429, 503)
routes = Routes()


class FinishedApi(Handlers):
    """The handlers, and the limits specific to them."""

    def __init__(self, tables: TableRegistry, sockets: WebSocketEndpoint) -> None:
        super().__init__(tables, sockets)
        self.records = KeptAnswers(MOST_KEPT)
        self.reports = RateLimit(MOVES_REPORTED_PER_HOUR, ONE_HOUR)

    @routes.declare(
        "GET /api/tables/{code}/record", answers=str, media_type="text/plain; charset=utf-8", refuses=FINISHED_GAME, cost=30
    )
    async def record(self, request: Request, code: str) -> Response:
        """A finished game as text, with its seed. An unfinished game has no record, whoever asks."""
        live = await self._finished_game(request, code)
        known = (live.code, *(chair.name for chair in live.table.chairs))  # a name may be erased
        text = self.records.find(known)
        if text is None:
            self.tables.replays.refuse_too_many(live, client_network(request))
            written = await asyncio.to_thread(lambda: write_record(record_of(live.table)))
            text = self.records.keep(known, written.encode())
        return PlainTextResponse(text, headers={"cache-control": "no-store"})

    @routes.declare("GET /api/tables/{code}/replay", answers=finished_messages.Replay, refuses=(*FINISHED_GAME, 304), cost=6)
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

    @routes.declare("GET /api/tables/{code}/review/{seat}", answers=finished_messages.ReviewSoFar, refuses=FINISHED_GAME, cost=4)
    async def review(self, request: Request, code: str, seat: str) -> finished_messages.ReviewSoFar:
        """What the decisions of a seat cost in a finished game, and what was luck."""
        live = await self._finished_game(request, code)
        self.tables.bots_ready(searching=True)
        return await self.tables.reviews.of(live.code, live.table, seat, client_network(request))

    @routes.declare(
        "POST /api/tables/{code}/practices",
        takes=finished_messages.TryAgain,
        answers=api_messages.Opened,
        status=201,
        refuses=(401, 404, 409),
        cost=50,
    )
    async def try_again(self, request: Request, wish: finished_messages.TryAgain, code: str) -> api_messages.Opened:
        person = await self._opener(request)
        live = await self._finished_game(request, code)
        opened = await self.tables.practise(person, live, wish.place)
        return api_messages.Opened(code=opened, link=self._link_to(request, opened))

    @routes.declare("GET /api/tables/{code}/practices", answers=list[finished_messages.Practised], refuses=FINISHED_GAME, cost=8)
    async def my_practices(self, request: Request, code: str) -> list[finished_messages.Practised]:
        """The moments of a finished game that I have played again, and what came of it."""
        person = await self._person(request)
        live = await self._finished_game(request, code)
        return await practices_of(self.store, live.code, person.person)

    @routes.declare(
        "POST /api/tables/{code}/reports",
        takes=finished_messages.ReportMove,
        answers=finished_messages.Reported,
        status=201,
        refuses=(401, 404, 409),
        cost=6,
    )
    async def report_move(self, request: Request, wish: finished_messages.ReportMove, code: str) -> finished_messages.Reported:
        """A bot's move in a finished game looks wrong: the server's host will read about it."""
        person = await self._person(request)
        live, rewound = await self._rewound_game(request, code)
        network = client_network(request)
        if not self.reports.take(network):
            text = "Too many moves were reported from your address; try again later."
            raise Problem(429, "too_many_reports", text, retry_after=self.reports.wait(network))
        return await keep_report(self.store, person, live.code, rewound, wish, program_version())

    async def _finished_game(self, request: Request, code: str) -> TableSession:
        """The table with this code; while its game is going on, or others are playing its cards, there is none, whoever
        asks."""
        live = await self.tables.find_now(await self.sockets.known_code(code, client_network(request)))
        if live.table.stage != "over":
            raise no_such_table()
        await self._shown_to(request, live)
        return live

    async def _rewound_game(self, request: Request, code: str) -> tuple[TableSession, Rewound]:
        live = await self._finished_game(request, code)
        return live, await self.tables.replays.of(live, client_network(request))

    async def _shown_to(self, request: Request, live: TableSession) -> None:
        """Anyone who opens a finished game knows its cards from now on. While others still play them in a deal that counts,
        nobody may."""
        refuse_secret(live.table)
        signed_in = (await self.visitors.visit(request)).signed_in
        if signed_in is None and live.table.opened.deal is not None:
            raise Problem(401, "no_person", "Request /api/me first: it says who you are.")
        if signed_in is not None and live.table.seat_of(signed_in.person.person) is None:
            await self.tables.sightings.note(signed_in.person.person, live.code)
