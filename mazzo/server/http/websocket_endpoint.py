"""How a WebSocket is admitted: with our Origin and a cookie, or with a program's token, to a table that exists."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket

from mazzo.server.codes import no_such_table, read_code
from mazzo.server.http.guards import Throttle, address_of, client_network, is_own_origin, too_many_requests
from mazzo.server.http.protocols import WRITER
from mazzo.server.http.responses import Problem, problem_response
from mazzo.server.http.visitors import Visitors
from mazzo.server.http.websocket import Connection
from mazzo.server.persons.identity import SignedIn
from mazzo.server.rate_limits import ConnectionLimit, MessageLimits, RateLimit
from mazzo.server.store.reader import NotStored
from mazzo.server.tables import programs
from mazzo.server.tables.hints import Hints
from mazzo.server.tables.registry import TableRegistry
from mazzo.table.commands import Person
from mazzo.words import Refusal

HANDSHAKE = 5  # milliseconds of work


class WebSocketEndpoint:
    """Admits connections."""

    def __init__(self, registry: TableRegistry, work: RateLimit, throttle: Throttle) -> None:
        self.limits = MessageLimits(registry.settings)
        self._registry = registry
        self._visitors = Visitors(registry.store, registry.settings)
        self._work = work
        self._throttle = throttle
        self._hints = Hints(registry.bots)
        self._unknown_codes = RateLimit(registry.settings.unknown_codes_per_minute, 60)
        self._sockets = ConnectionLimit(registry.settings.sockets_per_address)

    async def accept(self, socket: WebSocket, code: str) -> None:
        """Serves a connection until it ends, or answers why it is not admitted."""
        network = client_network(socket)
        if not self._sockets.admit(network):
            await self._throttle.delay(network)
            crowded = Problem(429, "too_many_sockets", "Too many connections from your address.")
            return await socket.send_denial_response(problem_response(crowded))
        try:
            await self._serve(socket, code, network)
        finally:
            self._sockets.release(network)

    async def _serve(self, socket: WebSocket, code: str, network: str) -> None:
        asked_at = asyncio.get_running_loop().time()
        try:
            found, signed_in = await self._admit(socket, code, network)
        except Problem as problem:
            return await socket.send_denial_response(problem_response(problem))
        except NotStored:
            away = Problem(503, "not_stored", "The server cannot read this table now. Try again.")
            return await socket.send_denial_response(problem_response(away))
        await socket.accept()
        socket.scope[WRITER].drop_handshake()
        connection = Connection(self._registry, self._hints, self.limits, found, signed_in, socket)
        self._registry.connections.opened(connection, asked_at)
        for banned, why in self._registry.sanctions.banned([connection]):  # while they were let in
            banned.close(why)
        try:
            await connection.serve()
        finally:
            self._registry.connections.closed(connection)

    async def _admit(self, socket: WebSocket, written: str, network: str) -> tuple[str, SignedIn]:
        settings = self._registry.settings
        origin = socket.headers.get("origin")
        authorization = socket.headers.get("authorization")
        # Browsers always send an Origin and cannot send a token: only programs may come without an Origin.
        is_own = (
            is_own_origin(origin, socket.headers.get("host", ""), settings) if origin is not None else authorization is not None
        )
        if not is_own:
            await self._throttle.delay(network)
            raise Problem(403, "wrong_origin", "This connection comes from another site's page.")
        if not self._work.take(network, HANDSHAKE):
            raise too_many_requests(self._work.wait(network, HANDSHAKE))
        if authorization is not None:
            return await self._admit_program(written, network, programs.token_in(authorization))
        visit = await self._visitors.visit(socket)
        if visit.signed_in is None:
            raise Problem(401, "no_person", "Request /api/me first: it says who you are.")
        try:
            self._registry.sanctions.refuse_banned(visit.signed_in.person.person, address_of(socket))
        except Refusal as why:
            raise Problem(403, why.reason, why.text, why.facts) from None
        return await self.known_code(written, network, visit.signed_in.person), visit.signed_in

    async def _admit_program(self, written: str, network: str, token: str | None) -> tuple[str, SignedIn]:
        """The program with this token; the same refusal for a table that does not exist and for a wrong token."""
        try:
            await self._registry.rules_ready()
        except Refusal as why:
            raise Problem(503, why.reason, why.text, why.facts) from None
        self._guess(network, "Too many tokens that do not fit; wait a minute.")
        code = read_code(written)
        try:
            program = programs.program_at((await self._registry.find(code or "")).table, token) if code and token else None
        except Refusal as why:
            if why.reason == "not_stored":
                self._unknown_codes.give_back(network)
                raise Problem(503, why.reason, why.text, why.facts) from None
            program = None
        if code and program is not None:
            self._unknown_codes.give_back(network)
            return code, SignedIn(program)
        raise Problem(401, "bad_token", "This token is not for a seat at this table.")

    async def known_code(self, written: str, network: str, person: Person | None = None) -> str:
        """The code of a table that exists; Problem otherwise, and for anyone who guesses too often. People who have had a seat
        there are not guessing, whatever others at their address do."""
        code = read_code(written)
        try:
            self._guess(network, "Too many tables that do not exist; wait a minute.")
        except Problem:
            if code is not None and person is not None and await self._registry.store.has_had_seat(person.person, code):
                return code
            raise
        try:
            is_there = code is not None and await self._registry.exists(code)
        except NotStored:
            self._unknown_codes.give_back(network)
            raise
        if code is not None and is_there:
            self._unknown_codes.give_back(network)
            return code
        raise Problem(404, no_such_table().reason, no_such_table().text)

    def _guess(self, network: str, text: str) -> None:
        """Every code is a guess until it is found: someone who has guessed too often learns nothing more, right or wrong."""
        if not self._unknown_codes.take(network):
            raise Problem(429, "too_many_guesses", text, retry_after=self._unknown_codes.wait(network))
