"""The addresses for deals that several people play."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from mazzo.games import GAMES
from mazzo.rules.game import Game
from mazzo.server.codes import fresh_code
from mazzo.server.events import event_pages, events, round_results
from mazzo.server.http.guards import client_network
from mazzo.server.http.handlers import CodeHandlers, chosen, refuse_unknown_level
from mazzo.server.http.links import page_address
from mazzo.server.http.responses import Problem
from mazzo.server.http.websocket_endpoint import WebSocketEndpoint
from mazzo.server.persons.identity import in_one_line, tidy_line
from mazzo.server.rate_limits import RateLimit, give_back_each, take_each
from mazzo.server.results.daily import days_of
from mazzo.server.results.deals import Deal, challenge, challenged_seat, find_deal, no_such_deal, now
from mazzo.server.results.tries import parting
from mazzo.server.store.reader import NotStored
from mazzo.server.tables import deal_tables
from mazzo.server.tables.registry import ONE_HOUR, TableRegistry
from mazzo.server.wire import api_messages, deal_messages, event_messages
from mazzo.server.wire.routes import Routes
from mazzo.table.commands import Person
from mazzo.table.rewind import Rewound
from mazzo.words import Refusal

DEALS_PER_HOUR = 60
EVENTS_PER_DAY = 10
LISTED_PER_MONTH = 20  # events in the lobby, from one address
ONE_DAY = 24 * ONE_HOUR
MOST_AHEAD = 30 * ONE_DAY
PARTINGS_PER_MINUTE = 30
routes = Routes()


class DealsApi(CodeHandlers):
    """The handlers, and the limits specific to them."""

    def __init__(self, tables: TableRegistry, sockets: WebSocketEndpoint) -> None:
        super().__init__(tables, sockets)
        self.made = RateLimit(DEALS_PER_HOUR, ONE_HOUR)
        self.opened = RateLimit(EVENTS_PER_DAY, ONE_DAY)
        self.opened_from = RateLimit(self.settings.tables_per_hour, ONE_DAY)
        """By address: as many a day as tables an hour."""
        self.listed_from = RateLimit(LISTED_PER_MONTH, 30 * ONE_DAY)
        self.compared = RateLimit(PARTINGS_PER_MINUTE, 60)
        self.pages = event_pages.EventPages(self.store)

    @routes.declare(
        "POST /api/tables/{code}/deal",
        takes=deal_messages.Challenge,
        answers=deal_messages.DealMade,
        refuses=(401, 404, 409),
        cost=25,
    )
    async def challenge(self, request: Request, wish: deal_messages.Challenge, code: str) -> deal_messages.DealMade:
        person = await self._person(request)
        known = await self.sockets.known_code(code, client_network(request), person)
        if not self.made.take(person.person):
            raise Problem(429, "too_many_tables", "You have made too many challenges for now; try again later.")
        live = await self.tables.find_now(known)
        seat = challenged_seat(live.table, person.person, wish.seat)
        if live.table.seat_of(person.person) is None:
            await self.tables.sightings.note(person.person, known)
        deal = await challenge(self.store, fresh_code(), known, live.table, seat)
        return deal_messages.DealMade(deal=deal, link=self._link_to_deal(request, deal))

    @routes.declare("GET /api/days", answers=list[deal_messages.DayDeal], refuses=(401, 503), cost=25)
    async def days(self, request: Request) -> list[deal_messages.DayDeal]:
        """The deals of this day, and how I did; how yesterday's ended."""
        person = await self._person(request)
        return await days_of(self.store, person.person, GAMES)

    @routes.declare("GET /api/deals/{deal}", answers=deal_messages.Deal, refuses=(401, 404, 503), cost=25)
    async def deal(self, request: Request, deal: str) -> deal_messages.Deal:
        """A deal: who has played it, and how I compare, as far as I may know."""
        person, found = await self._deal(request, deal)
        await deal_tables.settle_mine(self.tables, found, person.person)
        return await self._deal_message(found, person.person, self._link_to_deal(request, found.code))

    @routes.declare(
        "POST /api/deals/{deal}/play",
        takes=api_messages.Empty,
        answers=api_messages.Opened,
        status=201,
        refuses=(401, 404, 409),
        cost=12,
    )
    async def play_deal(self, request: Request, _: api_messages.Empty, deal: str) -> api_messages.Opened:
        """My table of this deal, dealt at once, or the one where I play it already."""
        person, found = await self._deal(request, deal)
        why_not = await self._why_no_play(found, person.person)
        if why_not is not None:
            raise why_not
        table = await deal_tables.table_of(self.store, found, person.person)
        if table is None:
            table = await deal_tables.play(self.tables, found, await self._opener(request))
        return api_messages.Opened(code=table, link=self._link_to(request, table))

    @routes.declare(
        "GET /api/deals/{deal}/parting/{one}/{other}", answers=deal_messages.Parting, refuses=(401, 404, 409, 503), cost=50
    )
    async def parting(self, request: Request, deal: str, one: str, other: str) -> deal_messages.Parting:
        """Where two games of a deal went different ways."""
        person, found = await self._deal(request, deal)
        message = await self._deal_message(found, person.person, "")
        shown = {each.code for each in message.tries or ()}
        if one not in shown or other not in shown:
            raise no_such_deal()
        if not self.compared.take(client_network(request)):
            raise Refusal("too_many_replays", "Too many games from your address; wait a minute.")
        network = client_network(request)
        games = [await self.tables.replays.of(await self.tables.find_now(table), network) for table in (one, other)]
        return await asyncio.to_thread(parting_of, *games)

    # ---------------------------------------------------------------------------------------------------------- events

    @routes.declare("GET /api/events", answers=list[event_messages.EventInfo], refuses=(401, 503), cost=20)
    async def list_events(self, request: Request) -> list[event_messages.EventInfo]:
        """The events in the lobby, and mine."""
        return await event_pages.listed(self.store, (await self._person(request)).person)

    @routes.declare(
        "POST /api/events", takes=event_messages.OpenEvent, answers=event_messages.EventMade, status=201, refuses=(401,), cost=12
    )
    async def open_event(self, request: Request, wish: event_messages.OpenEvent) -> event_messages.EventMade:
        person = await self._person(request)
        game, choices = chosen_in(wish)
        wish = msgspec.structs.replace(wish, title=in_one_line(wish.title), about=in_one_line(wish.about))
        if not wish.title:
            raise Problem(400, "bad_name", "An event needs a title.")
        if wish.starts_at is not None and not now() <= wish.starts_at <= now() + MOST_AHEAD:
            raise Problem(400, "bad_message", "An event has to begin within the next thirty days.")
        self.tables.sanctions.refuse_silenced(person.person)  # a title is read by everybody
        # So many by a person, and from an address; fewer of them are shown in the lobby.
        network = client_network(request)
        buckets = [(self.opened_from, network), (self.opened, person.person)]
        if wish.listed:
            buckets.append((self.listed_from, network))
        if not take_each(*buckets):
            raise events.too_many_events()
        try:
            event = await events.open_event(self.store, person, game, choices, wish)
        except (Refusal, NotStored):
            give_back_each(*buckets)  # it can be opened as one that is reached by its link alone, or when the database answers
            raise
        return event_messages.EventMade(event=event, link=self._link_to_event(request, event))

    @routes.declare("GET /api/events/{event}", answers=event_messages.EventPage, refuses=(401, 404, 503), cost=20)
    async def event(self, request: Request, event: str) -> event_messages.EventPage:
        """An event: my deals, the standings, and what its organiser has changed."""
        return await self._event_page(request, *await self._event(request, event))

    @routes.declare(
        "POST /api/events/{event}/enter",
        takes=event_messages.EnterEvent,
        answers=event_messages.EventPage,
        refuses=(401, 404, 409),
        cost=24,
    )
    async def enter_event(self, request: Request, wish: event_messages.EnterEvent, event: str) -> event_messages.EventPage:
        person, row = await self._event(request, event)
        await events.enter(self.store, row.event, person.person, wish.program, wish.invitation)
        return await self._event_page(request, person, row)

    @routes.declare(
        "POST /api/events/{event}/leave",
        takes=api_messages.Empty,
        answers=event_messages.EventPage,
        refuses=(401, 404, 409),
        cost=24,
    )
    async def leave_event(self, request: Request, _: api_messages.Empty, event: str) -> event_messages.EventPage:
        """Leaves an event among people; from the next round I am not seated. The answer is the event."""
        person, row = await self._event(request, event)
        await events.leave(self.store, row, person.person)
        return await self._event_page(request, person, row)

    @routes.declare(
        "GET /api/events/{event}/invitations", answers=list[event_messages.EventInvitation], refuses=(401, 403, 404, 503), cost=8
    )
    async def list_invitations(self, request: Request, event: str) -> list[event_messages.EventInvitation]:
        """All invitations to an event of mine, and who has entered with each."""
        _, row = await self._organised(request, event)
        return await self._invitations(request, row)

    @routes.declare(
        "POST /api/events/{event}/invitations",
        takes=event_messages.Invite,
        answers=list[event_messages.EventInvitation],
        refuses=(401, 404, 409),
        cost=12,
    )
    async def invite(self, request: Request, wish: event_messages.Invite, event: str) -> list[event_messages.EventInvitation]:
        """More invitations to an event of mine."""
        _, row = await self._organised(request, event)
        await events.invite(self.store, row, wish.count)
        return await self._invitations(request, row)

    @routes.declare("GET /api/events/{event}/now", answers=event_messages.EventNow, refuses=(401, 404, 503), cost=3)
    async def event_now(self, request: Request, event: str) -> event_messages.EventNow:
        """Which round it is, and where I sit in it: for people who are waiting for the next one."""
        person, row = await self._event(request, event)
        return await self.pages.now_in(row, person.person)

    @routes.declare(
        "POST /api/events/{event}/mend",
        takes=event_messages.MendEvent,
        answers=event_messages.EventPage,
        refuses=(401, 404, 409),
        cost=24,
    )
    async def mend_event(self, request: Request, wish: event_messages.MendEvent, event: str) -> event_messages.EventPage:
        person, row = await self._organised(request, event)
        if wish.reason:
            self.tables.sanctions.refuse_silenced(person.person)
        reason = in_one_line(wish.reason) if wish.what == "start" else tidy_line(wish.reason)
        await events.mend(self.store, row, wish.what, wish.mark, reason)
        return await self._event_page(request, person, await events.find_event(self.store, row.event))

    @routes.declare(
        "GET /api/events/{event}/standings.csv",
        answers=str,
        media_type="text/csv; charset=utf-8",
        refuses=(401, 404, 503),
        cost=16,
    )
    async def standings(self, request: Request, event: str) -> Response:
        """The standings for a spreadsheet."""
        _, row = await self._event(request, event)
        named = {"content-disposition": f'attachment; filename="mazzo-{row.event}.csv"', "cache-control": "no-store"}
        return Response(await self.pages.as_csv(row), media_type="text/csv; charset=utf-8", headers=named)

    async def _event(self, request: Request, written: str) -> tuple[Person, Any]:
        person, code = await self._asked_about(request, written)
        row = await events.find_event(self.store, code)
        self.unknown.give_back(client_network(request))
        return person, row

    async def _event_page(self, request: Request, person: Person, row: Any) -> event_messages.EventPage:
        return await self.pages.page_for(row, person.person, self._link_to_event(request, row.event))

    async def _organised(self, request: Request, written: str) -> tuple[Person, Any]:
        person, row = await self._event(request, written)
        if row.organiser != person.person:
            raise Problem(403, "not_organiser", "Only the organiser of this event can do that.")
        return person, row

    async def _invitations(self, request: Request, row: Any) -> list[event_messages.EventInvitation]:
        link = self._link_to_event(request, row.event)
        return [
            event_messages.EventInvitation(invitation=one, link=f"{link}#{one}", name=name)
            for one, name in await events.invitations_to(self.store, row.event)
        ]

    def _link_to_event(self, request: Request, event: str) -> str:
        return f"{page_address(request, self.settings).address}/e/{event}"

    async def _deal(self, request: Request, written: str) -> tuple[Person, Deal]:
        person, code = await self._asked_about(request, written)
        deal = await find_deal(self.store, code)
        self.unknown.give_back(client_network(request))
        return person, deal

    async def _deal_message(self, deal: Deal, person: str, link: str) -> deal_messages.Deal:
        if deal.is_together:
            return await round_results.deal_message(self.store, deal, person, link)
        message = await deal_tables.deal_message(self.store, deal, person, link)
        why_not = await self._why_no_play(deal, person)
        message.may_play &= why_not is None
        message.open &= why_not is None or why_not.reason != "event_over"  # it may have been called off
        return message

    async def _why_no_play(self, deal: Deal, person: str) -> Refusal | None:
        return None if deal.event is None else await events.why_no_play(self.store, deal.event, person)

    def _link_to_deal(self, request: Request, deal: str) -> str:
        return f"{page_address(request, self.settings).address}/d/{deal}"


def chosen_in(wish: event_messages.OpenEvent) -> tuple[Game, dict[str, Any]]:
    """The game and its options; Problem if the game, the level or the options do not exist."""
    game, choices = chosen(wish.game, wish.players, wish.options)
    refuse_unknown_level(game, wish.level)
    return game, choices


def parting_of(one: Rewound, other: Rewound) -> deal_messages.Parting:
    found = parting(one, other)
    if found is None:
        return deal_messages.Parting(place=None, seat=None, round=None, one=[], other=[], one_by="", other_by="")
    ours, theirs = one.decisions[found], other.decisions[found]
    before = one.decisions[found - 1].round_number if found else one.first_round
    return deal_messages.Parting(
        place=found,
        seat=ours.seat,
        round=before,
        one=ours.words,
        other=theirs.words,
        one_by=one.names[ours.seat],
        other_by=other.names[theirs.seat],
    )
