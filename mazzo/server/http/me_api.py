"""The addresses for the person who asks: their name, tables, games, devices and data."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from mazzo.server.http.guards import address_of, client_network
from mazzo.server.http.handlers import Handlers, known_game, program_version
from mazzo.server.http.links import page_address
from mazzo.server.http.responses import MOST_KEPT, KeptAnswers, Problem, json_response
from mazzo.server.http.visitors import Visit
from mazzo.server.http.websocket import too_many_renames
from mazzo.server.http.websocket_endpoint import WebSocketEndpoint
from mazzo.server.persons import identity
from mazzo.server.persons.export import export_of, file_of
from mazzo.server.rate_limits import RateLimit, take_each
from mazzo.server.results.rankings import list_person
from mazzo.server.results.results import history_of, newest_result_of, statistics_of
from mazzo.server.tables import devices, own_tables
from mazzo.server.tables.forgetting import forget
from mazzo.server.tables.handed import keep_handed
from mazzo.server.tables.registry import ONE_HOUR, TableRegistry
from mazzo.server.tables.reviews import habits_in
from mazzo.server.wire import api_messages, finished_messages, me_messages
from mazzo.server.wire.routes import JSON, Routes
from mazzo.table.commands import Person
from mazzo.words import Refusal

LINKS_PER_HOUR = 60
EXPORTS_PER_HOUR = 6
HANDED_PER_HOUR = 100  # games that were played without the server
NEWCOMERS_PER_TABLE = 10  # a household asks for more cookies than tables
LONGEST_NUMBER = 9  # digits
routes = Routes()


class MeApi(Handlers):
    """The handlers, and the limits specific to them."""

    def __init__(self, tables: TableRegistry, sockets: WebSocketEndpoint) -> None:
        super().__init__(tables, sockets)
        self.statistics = KeptAnswers(MOST_KEPT)
        self.links = RateLimit(LINKS_PER_HOUR, ONE_HOUR)
        self.exports = RateLimit(EXPORTS_PER_HOUR, ONE_HOUR)
        self.handed = RateLimit(HANDED_PER_HOUR, ONE_HOUR)
        self._being_deleted: set[str] = set()
        self.newcomers = RateLimit(NEWCOMERS_PER_TABLE * self.settings.tables_per_hour, ONE_HOUR)

    @routes.declare("GET /api/me", answers=me_messages.Me, refuses=(429, 503), cost=4)
    async def me(self, request: Request) -> Response:
        """Who I am, and where I am playing. A newcomer gets a name and a cookie."""
        visit, signed_in, token = await self._known_or_new(request)
        return await self._me_response(visit, signed_in.person, token)

    @routes.declare("POST /api/me", takes=me_messages.NewName, answers=me_messages.Me, cost=7)
    async def rename(self, request: Request, wish: me_messages.NewName) -> Response:
        name = identity.tidy_name(wish.name)
        visit, signed_in, token = await self._known_or_new(request)
        if not self.sockets.limits.renames.take(signed_in.person.person):
            raise too_many_renames()
        await self.tables.rename(signed_in.person, name)
        return await self._me_response(visit, Person(signed_in.person.person, name), token)

    @routes.declare("POST /api/me/put_away", takes=me_messages.PutAway, answers=me_messages.Me, refuses=(401, 404), cost=8)
    async def put_away(self, request: Request, wish: me_messages.PutAway) -> Response:
        visit, signed_in = await self._visit(request)
        known = await self.sockets.known_code(wish.code, client_network(request), signed_in.person)
        await own_tables.put_away(await self.tables.find_now(known), signed_in.person)
        return await self._me_response(visit, signed_in.person, None)

    @routes.declare("GET /api/me/history", answers=me_messages.History, refuses=(400, 401, 503), cost=5)
    async def history(self, request: Request, before: str = "") -> me_messages.History:
        """My finished games, newest first, a page at a time."""
        if before and not (before.isascii() and before.isdigit() and len(before) <= LONGEST_NUMBER):
            raise Problem(400, "bad_message", "`before` should be the `next` of the previous page.")
        person = await self._person(request)
        return await history_of(self.store, person.person, int(before) if before else None)

    @routes.declare("GET /api/me/statistics", answers=list[me_messages.GameStatistics], refuses=(401, 503), cost=3)
    async def my_statistics(self, request: Request) -> Response:
        """Statistics of my games, game by game."""
        person = (await self._person(request)).person
        until = person, await newest_result_of(self.store, person)  # people who have played for years have thousands of them
        answer = self.statistics.find(until)
        if answer is None:
            answer = self.statistics.keep(until, msgspec.json.encode(await statistics_of(self.store, person)))
        return Response(answer, headers={"cache-control": "no-store"}, media_type=JSON)

    @routes.declare("GET /api/me/habits/{game}", answers=finished_messages.Habits, refuses=(400, 401, 503), cost=12)
    async def my_habits(self, request: Request, game: str) -> finished_messages.Habits:
        """What my decisions have cost, by kind, in my latest reviewed games."""
        return await habits_in(self.store, known_game(game), (await self._person(request)).person)

    @routes.declare(
        "POST /api/me/link", takes=api_messages.Empty, answers=me_messages.CarryLink, status=201, refuses=(401,), cost=4
    )
    async def carry_link(self, request: Request, _: api_messages.Empty) -> me_messages.CarryLink:
        """A link that makes another device mine."""
        signed_in = (await self._visit(request))[1]
        self.tables.sanctions.refuse_banned(signed_in.person.person, address_of(request))
        self._limit_links(request)
        token = await devices.make_link(self.store, signed_in)
        page = page_address(request, self.settings).address
        return me_messages.CarryLink(link=f"{page}/#carry={token}", seconds=devices.CARRY_SECONDS)

    @routes.declare("POST /api/me/carry", takes=me_messages.Carry, answers=me_messages.Me, refuses=(409, 410), cost=10)
    async def carry(self, request: Request, wish: me_messages.Carry) -> Response:
        """From now on this device belongs to the person who made the link."""
        self._limit_links(request)
        visit = await self.visitors.visit(request)
        maker = await devices.maker_of(self.store, wish.token)
        here = visit.signed_in
        if here is not None and maker is not None and await self.tables.play_rated_together(here.person.person, maker):
            raise Problem(
                409, "two_seats", "This device and the maker of the link are playing against each other in a rated game."
            )
        signed_in, token = await devices.carried(self.store, wish.token, visit.browser, visit.system)
        if visit.signed_in is not None:  # this browser can no longer be the person it was
            await devices.end_device(self.tables, visit.signed_in.person.person, visit.signed_in.device)
        return await self._me_response(visit, signed_in.person, token)

    @routes.declare("GET /api/me/devices", answers=list[me_messages.Device], refuses=(401, 503), cost=3)
    async def my_devices(self, request: Request) -> list[me_messages.Device]:
        """The devices on which I am signed in."""
        return await devices.devices_of(self.store, (await self._visit(request))[1])

    @routes.declare(
        "POST /api/me/devices/end",
        takes=me_messages.EndDevices,
        answers=list[me_messages.Device],
        refuses=(401, 404),
        cost=6,
    )
    async def end_devices(self, request: Request, wish: me_messages.EndDevices) -> list[me_messages.Device]:
        """Signs out one of my other devices, or all others."""
        _, signed_in = await self._visit(request)
        await devices.end_others(self.tables, signed_in, wish.id)
        return await devices.devices_of(self.store, signed_in)

    @routes.declare("POST /api/me/sign_out", takes=api_messages.Empty, answers=me_messages.Done, refuses=(401,), cost=6)
    async def sign_out(self, request: Request, _: api_messages.Empty) -> Response:
        """Signs this device out; a person without another device cannot come back."""
        visit, signed_in = await self._visit(request)
        await devices.end_device(self.tables, signed_in.person.person, signed_in.device)
        return self._signed_out(visit)

    @routes.declare("GET /api/me/export", answers=me_messages.Export, refuses=(401, 429, 503), cost=20)
    async def export(self, request: Request) -> Response:
        """Everything that this server knows about me, as a file."""
        _, signed_in = await self._visit(request)
        if not self.exports.take(signed_in.person.person):
            raise Problem(429, "too_many_exports", "You have requested your data too often; try again later.")
        named = {"content-disposition": 'attachment; filename="mazzo-my-data.json"', "cache-control": "no-store"}
        whole = await file_of(await export_of(self.store, signed_in.person.person))
        return Response(whole, headers=named, media_type=JSON)

    @routes.declare("POST /api/me/delete", takes=me_messages.DeleteMe, answers=me_messages.Done, refuses=(401, 503), cost=50)
    async def delete_me(self, request: Request, wish: me_messages.DeleteMe) -> Response:
        """Deletes me, once I have typed my name; the games stay for those I played with."""
        visit, signed_in = await self._visit(request)
        if identity.tidied(wish.name) != signed_in.person.name:
            raise Problem(400, "not_confirmed", "To delete yourself, type your name exactly as it is.")
        person = signed_in.person.person
        if person in self._being_deleted:
            raise Refusal("busy", "You are already being deleted.")
        self._being_deleted.add(person)
        try:
            await forget(self.tables, person)
        finally:
            self._being_deleted.discard(person)
        return self._signed_out(visit)

    @routes.declare(
        "POST /api/me/games", takes=me_messages.HandGame, answers=api_messages.Opened, status=201, refuses=(401, 409), cost=40
    )
    async def hand_game(self, request: Request, wish: me_messages.HandGame) -> api_messages.Opened:
        person = await self._person(request)
        if not take_each((self.handed, client_network(request)), (self.handed, person.person)):
            raise Problem(429, "too_many_handed", "You have handed over too many games for now; try again later.")
        code = await keep_handed(self.tables, person, wish)
        return api_messages.Opened(code=code, link=self._link_to(request, code))

    @routes.declare("GET /api/me/blocks", answers=list[me_messages.BlockedPerson], refuses=(401, 503), cost=4)
    async def blocked_people(self, request: Request) -> list[me_messages.BlockedPerson]:
        """The people I have blocked, the newest first."""
        person = await self._person(request)
        return await self.tables.blocks.listed(person.person)

    @routes.declare(
        "POST /api/me/unblock", takes=me_messages.Unblock, answers=list[me_messages.BlockedPerson], refuses=(401,), cost=6
    )
    async def unblock(self, request: Request, wish: me_messages.Unblock) -> list[me_messages.BlockedPerson]:
        person = await self._person(request)
        await self.tables.unblock(person.person, wish.number)
        return await self.tables.blocks.listed(person.person)

    @routes.declare("POST /api/me/listed", takes=me_messages.Listed, answers=me_messages.Listed, refuses=(401,), cost=4)
    async def listed(self, request: Request, wish: me_messages.Listed) -> me_messages.Listed:
        person = await self._person(request)
        await list_person(self.store, person.person, wish.listed)
        return wish

    async def _known_or_new(self, request: Request) -> tuple[Visit, identity.SignedIn, str | None]:
        """The person who is asking; for a newcomer also the token for their cookie."""
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
        me = me_messages.Me(name=person.name, tables=mine, version=version, bot_pace=pace, preparing=preparing)
        response = json_response(me)
        if token is None and visit.known is not None and self.visitors.is_due(visit):
            token = visit.known.token
            await devices.saw(self.store, identity.hash_of(token), visit.browser, visit.system)
        if token is not None:
            self.visitors.remember(response, visit, token)
        return response

    def _signed_out(self, visit: Visit) -> Response:
        response = json_response(me_messages.Done())
        self.visitors.sign_out(response, visit)
        return response

    def _limit_links(self, request: Request) -> None:
        network = client_network(request)
        if not self.links.take(network):
            text = "Too many links from your address; try again later."
            raise Problem(429, "too_many_links", text, retry_after=self.links.wait(network))
