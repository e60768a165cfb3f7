"""Who asks, and what every handler of the API needs for an answer."""

from __future__ import annotations

from starlette.requests import Request

from mazzo.server.http.guards import address_of, client_network
from mazzo.server.http.links import page_address
from mazzo.server.http.responses import Problem
from mazzo.server.http.visitors import Visit, Visitors
from mazzo.server.http.websocket_endpoint import WebSocketEndpoint
from mazzo.server.tables import identity
from mazzo.server.tables.registry import TableRegistry
from mazzo.table.commands import Person


class Handlers:
    """The tables, and the people who ask about them."""

    def __init__(self, tables: TableRegistry, sockets: WebSocketEndpoint) -> None:
        self.tables = tables
        self.settings = tables.settings
        self.store = tables.store
        self.sockets = sockets
        self.visitors = Visitors(self.store, self.settings)

    async def _person(self, request: Request) -> Person:
        """Who is asking; Problem for a newcomer, and Refusal for somebody who is banned."""
        person = (await self._visit(request))[1].person
        self.tables.sanctions.refuse_banned(person.person, address_of(request))
        return person

    async def _visit(self, request: Request) -> tuple[Visit, identity.SignedIn]:
        """Who is asking, banned or not: what is known of them is theirs, to read and to delete."""
        visit = await self.visitors.visit(request)
        if visit.signed_in is None:
            raise Problem(401, "no_person", "Request /api/me first: it says who you are.")
        return visit, visit.signed_in

    async def _opener(self, request: Request) -> Person:
        """Who wants a table; Problem for a newcomer, and for a person or an address that asks too often."""
        person = await self._person(request)
        if not self.tables.may_open(person, client_network(request)):
            raise Problem(429, "too_many_tables", "Too many tables were opened by you or from your address; try again later.")
        return person

    def _link_to(self, request: Request, code: str) -> str:
        """Where a friend finds the table."""
        return f"{page_address(request, self.settings).address}/t/{code}"
