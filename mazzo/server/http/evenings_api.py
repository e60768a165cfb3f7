"""The addresses for evenings with real cards whose pad several phones share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from mazzo import evening as rules
from mazzo.evening import Evening, Logged, Opened
from mazzo.server.http.guards import client_network
from mazzo.server.http.handlers import CodeHandlers, chosen
from mazzo.server.http.links import page_address, qr_code
from mazzo.server.http.responses import MOST_KEPT, KeptAnswers, Problem
from mazzo.server.http.websocket_endpoint import WebSocketEndpoint
from mazzo.server.persons.identity import tidy_name
from mazzo.server.rate_limits import RateLimit, take_each
from mazzo.server.results.deals import now
from mazzo.server.tables.registry import ONE_HOUR, TableRegistry
from mazzo.server.wire import evening_messages
from mazzo.server.wire.routes import Routes
from mazzo.table.commands import Person
from mazzo.words import Refusal

EVENINGS_PER_HOUR = 20
LONGEST_NUMBER = 9
routes = Routes()


class EveningsApi(CodeHandlers):
    """The handlers, and the limits specific to them."""

    def __init__(self, tables: TableRegistry, sockets: WebSocketEndpoint) -> None:
        super().__init__(tables, sockets)
        self.evenings = tables.evenings
        self.opened = RateLimit(EVENINGS_PER_HOUR, ONE_HOUR)
        self.opened_from = RateLimit(self.settings.tables_per_hour, ONE_HOUR)
        """By address: as many as tables."""
        self.pictures = KeptAnswers(MOST_KEPT)

    @routes.declare(
        "POST /api/evenings",
        takes=evening_messages.OpenEvening,
        answers=evening_messages.SharedEvening,
        status=201,
        refuses=(401,),
        cost=12,
    )
    async def open_evening(self, request: Request, wish: evening_messages.OpenEvening) -> evening_messages.SharedEvening:
        person = await self._person(request)
        await self.tables.rules_loaded.wait()
        game, choices = chosen(wish.game, len(wish.names), wish.options)
        names = [tidy_name(name) for name in wish.names]
        if wish.first >= len(names):
            raise Problem(400, "no_such_seat", f"Seat {wish.first}: there are seats 0 to {len(names) - 1}.")
        self.tables.sanctions.refuse_silenced(person.person)  # names of players are read by everybody
        if not take_each((self.opened_from, client_network(request)), (self.opened, person.person)):
            raise Problem(429, "too_many_evenings", "You have shared too many evenings for now; try again later.")
        opened = Opened(names=names, options=choices, first=wish.first, begun_at=now(), entries=wish.entries)
        code = await self.evenings.open(person.person, game.name, opened)
        return self._message(request, person, code, await self.evenings.find(code))

    @routes.declare("GET /api/evenings/{evening}", answers=evening_messages.SharedEvening, refuses=(400, 401, 404, 503), cost=6)
    async def evening(self, request: Request, evening: str, after: str = "") -> evening_messages.SharedEvening:
        """The pad of an evening as I may see it; with `after`, as soon as there is something newer."""
        if after and not (after.isascii() and after.isdigit() and len(after) <= LONGEST_NUMBER):
            raise Problem(400, "bad_message", "after: the number of an entry.")
        person, code = await self._evening(request, evening)
        found = await (self.evenings.wait(code, int(after)) if after else self.evenings.find(code))
        return self._message(request, person, code, found)

    @routes.declare(
        "POST /api/evenings/{evening}/seat",
        takes=evening_messages.EveningSeat,
        answers=evening_messages.SharedEvening,
        refuses=(401, 404, 409),
        cost=10,
    )
    async def take_seat(
        self, request: Request, wish: evening_messages.EveningSeat, evening: str
    ) -> evening_messages.SharedEvening:
        """I am this player."""
        return await self._write_seat(request, evening, partial(rules.sit, seat=wish.seat))

    @routes.declare(
        "POST /api/evenings/{evening}/release",
        takes=evening_messages.ReleasePlayer,
        answers=evening_messages.SharedEvening,
        refuses=(401, 403, 404, 409),
        cost=10,
    )
    async def release(
        self, request: Request, wish: evening_messages.ReleasePlayer, evening: str
    ) -> evening_messages.SharedEvening:
        """This player is free again, to be claimed by anyone."""
        return await self._write_seat(request, evening, partial(rules.release, seat=wish.seat))

    @routes.declare(
        "POST /api/evenings/{evening}/entries",
        takes=evening_messages.EveningEntry,
        answers=evening_messages.SharedEvening,
        refuses=(401, 404, 409),
        cost=10,
    )
    async def enter(self, request: Request, wish: evening_messages.EveningEntry, evening: str) -> evening_messages.SharedEvening:
        """Something is entered, and stored when this is answered."""
        person, code = await self._evening(request, evening)
        judge = partial(rules.write, person=person.person, entry_id=wish.id, changes=wish.changes, meant_for=wish.round)
        try:
            found = await self.evenings.write(code, person.person, judge)
        except Refusal as why:
            if why.reason in (await self.evenings.find(code)).sitting.game.reasons:  # the rules themselves forbid it
                raise Problem(409, why.reason, why.text, why.facts) from None
            raise
        return self._message(request, person, code, found)

    @routes.declare(
        "GET /api/evenings/{evening}/qr.svg", answers=str, media_type="image/svg+xml", refuses=(401, 404, 503), cost=5
    )
    async def evening_qr(self, request: Request, evening: str) -> Response:
        """The link of an evening, for the cameras of the others' phones."""
        _, code = await self._evening(request, evening)
        link = self._link(request, code)
        picture = self.pictures.get(link, lambda: qr_code(link))
        return Response(picture, media_type="image/svg+xml", headers={"cache-control": "no-store"})

    async def _evening(self, request: Request, written: str) -> tuple[Person, str]:
        """The person who asks, and for which evening: it counts as a guess until the evening is found. Waiting for an entry is
        not a guess."""
        await self.tables.rules_loaded.wait()
        person, code = await self._asked_about(request, written)
        await self.evenings.refuse_unknown(code)
        self.unknown.give_back(client_network(request))
        return person, code

    async def _write_seat(
        self, request: Request, written: str, judge: Callable[..., Sequence[Logged]]
    ) -> evening_messages.SharedEvening:
        """A player is claimed, or free again."""
        person, code = await self._evening(request, written)
        evening = await self.evenings.write(code, person.person, partial(judge, person=person.person))
        return self._message(request, person, code, evening)

    def _link(self, request: Request, code: str) -> str:
        return f"{page_address(request, self.settings).address}/pad/{code}"

    def _message(self, request: Request, person: Person, code: str, evening: Evening) -> evening_messages.SharedEvening:
        opened = evening.opened
        return evening_messages.SharedEvening(
            evening=code,
            game=evening.sitting.game.name,
            names=opened.names,
            options=evening.sitting.asked,
            first=opened.first,
            begun_at=opened.begun_at,
            entries=evening.seen_by(person.person),
            number=evening.length,
            round=evening.progress.round,
            taken=[sits is not None for sits in evening.chairs],
            you=evening.seat_of(person.person),
            holder=evening.holder == person.person,
            link=self._link(request, code),
            reach=page_address(request, self.settings).reach,
        )
