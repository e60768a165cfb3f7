"""The person who asks, and what every handler of the API needs for an answer."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from starlette.requests import Request

from mazzo.bots.offered import levels_of
from mazzo.games import game_named
from mazzo.rules.game import Game
from mazzo.server.codes import read_code
from mazzo.server.http.guards import address_of, client_network
from mazzo.server.http.links import page_address
from mazzo.server.http.responses import Problem
from mazzo.server.http.visitors import Visit, Visitors
from mazzo.server.http.websocket_endpoint import WebSocketEndpoint
from mazzo.server.persons import identity
from mazzo.server.rate_limits import RateLimit
from mazzo.server.tables.registry import TableRegistry
from mazzo.table.commands import Person, bad_options


class Handlers:
    """The tables, and the people who ask about them."""

    def __init__(self, tables: TableRegistry, sockets: WebSocketEndpoint) -> None:
        self.tables = tables
        self.settings = tables.settings
        self.store = tables.store
        self.sockets = sockets
        self.visitors = Visitors(self.store, self.settings)

    async def _person(self, request: Request) -> Person:
        """The person who is asking; Problem for a newcomer, and Refusal for somebody who is banned."""
        person = (await self._visit(request))[1].person
        self.tables.sanctions.refuse_banned(person.person, address_of(request))
        return person

    async def _visit(self, request: Request) -> tuple[Visit, identity.SignedIn]:
        """The person who is asking, banned or not: their data is theirs, to read and to delete."""
        visit = await self.visitors.visit(request)
        if visit.signed_in is None:
            raise Problem(401, "no_person", "Request /api/me first: it says who you are.")
        return visit, visit.signed_in

    async def _opener(self, request: Request) -> Person:
        """The person who wants a table; Problem for a newcomer, and for a person or an address that asks too often."""
        person = await self._person(request)
        if not self.tables.may_open(person, client_network(request)):
            raise Problem(429, "too_many_tables", "Too many tables were opened by you or from your address; try again later.")
        return person

    def _link_to(self, request: Request, code: str) -> str:
        """The link by which a friend finds the table."""
        return f"{page_address(request, self.settings).address}/t/{code}"


class CodeHandlers(Handlers):
    """Handlers of requests about something with a code."""

    def __init__(self, tables: TableRegistry, sockets: WebSocketEndpoint) -> None:
        super().__init__(tables, sockets)
        self.unknown = RateLimit(self.settings.unknown_codes_per_minute, 60)

    async def _asked_about(self, request: Request, written: str) -> tuple[Person, str]:
        """The person who asks, and the code; Problem for anyone who guesses too often."""
        person, network = await self._person(request), client_network(request)
        if not self.unknown.take(network):
            text = "Too many codes that do not exist; wait a minute."
            raise Problem(429, "too_many_guesses", text, retry_after=self.unknown.wait(network))
        return person, read_code(written) or ""


def known_game(name: str) -> Game:
    """Problem for a game that does not exist."""
    try:
        return game_named(name)
    except ValueError as problem:
        raise Problem(400, "bad_options", f"{problem}.") from None


def refuse_unknown_level(game: Game, level: str) -> None:
    levels = levels_of(game.name)
    if level not in levels:
        raise Problem(400, "no_such_level", f"There is no bot {level!r}; choose one of {', '.join(levels)}.")


def chosen(game_name: str, players: int, options: Mapping[str, Any]) -> tuple[Game, dict[str, Any]]:
    """The game and its options; Problem if they do not exist."""
    game = known_game(game_name)
    try:
        choices, _ = game.choose(players, options)
    except ValueError as problem:
        why = bad_options(problem)
        raise Problem(400, why.reason, why.text, why.facts) from None
    return game, choices


@functools.cache
def program_version() -> str:
    try:
        return version("mazzo")
    except PackageNotFoundError:
        return "0"
