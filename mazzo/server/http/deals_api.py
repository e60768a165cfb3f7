"""The addresses about deals that several people play."""

from __future__ import annotations

import asyncio

from starlette.requests import Request

from mazzo.games import GAMES
from mazzo.server.http.asking import Handlers
from mazzo.server.http.guards import client_network
from mazzo.server.http.links import page_address
from mazzo.server.http.responses import Problem
from mazzo.server.http.websocket_endpoint import WebSocketEndpoint
from mazzo.server.rate_limits import RateLimit
from mazzo.server.tables import deal_tables
from mazzo.server.tables.codes import fresh_code, read_code
from mazzo.server.tables.daily import days_of
from mazzo.server.tables.deals import Deal, challenge, challenged_seat, find_deal, no_such_deal
from mazzo.server.tables.registry import ONE_HOUR, TableRegistry
from mazzo.server.tables.tries import parting
from mazzo.server.wire import messages
from mazzo.server.wire.routes import Routes
from mazzo.table.commands import Person
from mazzo.table.rewind import Rewound
from mazzo.words import Refusal

DEALS_PER_HOUR = 60
PARTINGS_PER_MINUTE = 30
routes = Routes()


class DealsApi(Handlers):
    """The handlers, and the limits that only they know."""

    def __init__(self, tables: TableRegistry, sockets: WebSocketEndpoint) -> None:
        super().__init__(tables, sockets)
        self.made = RateLimit(DEALS_PER_HOUR, ONE_HOUR)
        self.compared = RateLimit(PARTINGS_PER_MINUTE, 60)
        self.unknown = RateLimit(self.settings.unknown_codes_per_minute, 60)

    @routes.declare(
        "POST /api/tables/{code}/deal", takes=messages.Challenge, answers=messages.DealMade, refuses=(401, 404, 409), cost=10
    )
    async def challenge(self, request: Request, wish: messages.Challenge, code: str) -> messages.DealMade:
        person = await self._person(request)
        known = await self.sockets.known_code(code, client_network(request))
        if not self.made.take(person.person):
            raise Problem(429, "too_many_tables", "You have made enough challenges for now; try again later.")
        live = await self.tables.find(known)
        seat = challenged_seat(live.table, person.person, wish.seat)
        if live.table.seat_of(person.person) is None:
            await self.tables.sightings.note(person.person, known)
        deal = await challenge(self.store, fresh_code(), known, live.table, seat)
        return messages.DealMade(deal=deal, link=self._link_to_deal(request, deal))

    @routes.declare("GET /api/days", answers=list[messages.DayDeal], refuses=(401, 503), cost=10)
    async def days(self, request: Request) -> list[messages.DayDeal]:
        """The deals of this day, and how I did; how yesterday's ended."""
        person = await self._person(request)
        return await days_of(self.store, person.person, GAMES)

    @routes.declare("GET /api/deals/{deal}", answers=messages.Deal, refuses=(401, 404, 503), cost=6)
    async def deal(self, request: Request, deal: str) -> messages.Deal:
        """A deal: who has played it, and how I compare, as far as I may know."""
        person, found = await self._deal(request, deal)
        await deal_tables.settle_mine(self.tables, found, person.person)
        return await deal_tables.told_to(self.store, found, person.person, self._link_to_deal(request, found.code))

    @routes.declare(
        "POST /api/deals/{deal}/play",
        takes=messages.Empty,
        answers=messages.Opened,
        status=201,
        refuses=(401, 404, 409),
        cost=12,
    )
    async def play_deal(self, request: Request, _: messages.Empty, deal: str) -> messages.Opened:
        """My table of this deal, dealt at once, or the one where I play it already."""
        found = (await self._deal(request, deal))[1]
        table = await deal_tables.play(self.tables, found, await self._opener(request))
        return messages.Opened(code=table, link=self._link_to(request, table))

    @routes.declare("GET /api/deals/{deal}/parting/{one}/{other}", answers=messages.Parting, refuses=(401, 404, 409), cost=20)
    async def parting(self, request: Request, deal: str, one: str, other: str) -> messages.Parting:
        """Where two games of a deal went different ways."""
        person, found = await self._deal(request, deal)
        told = await deal_tables.told_to(self.store, found, person.person, "")
        shown = {each.code for each in told.tries or ()}
        if one not in shown or other not in shown:
            raise no_such_deal()
        if not self.compared.take(client_network(request)):
            raise Refusal("too_many_replays", "Too many games from your address; wait a minute.")
        tables = [(await self.tables.find(table)).table for table in (one, other)]
        return await asyncio.to_thread(lambda: parting_of(*map(Rewound, tables)))

    async def _deal(self, request: Request, written: str) -> tuple[Person, Deal]:
        """Who asks, and about which deal; Problem for anyone who guesses too often."""
        person, network = await self._person(request), client_network(request)
        code = read_code(written)
        if not self.unknown.take(network):
            text = "Too many deals that do not exist; wait a minute."
            raise Problem(429, "too_many_guesses", text, retry_after=self.unknown.wait(network))
        if code is None:
            raise no_such_deal()
        deal = await find_deal(self.store, code)
        self.unknown.give_back(network)
        return person, deal

    def _link_to_deal(self, request: Request, deal: str) -> str:
        return f"{page_address(request, self.settings).address}/d/{deal}"


def parting_of(one: Rewound, other: Rewound) -> messages.Parting:
    found = parting(one, other)
    if found is None:
        return messages.Parting(place=None, seat=None, round=None, one=[], other=[])
    ours, theirs = one.decisions[found], other.decisions[found]
    before = one.decisions[found - 1].round_number if found else one.first_round
    return messages.Parting(place=found, seat=ours.seat, round=before, one=ours.words, other=theirs.words)
