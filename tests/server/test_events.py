"""Events against bots: everybody plays the same deals whenever they like, and is compared with others on the same seats."""

from __future__ import annotations

import asyncio
import csv
import io
import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import convert
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from mazzo.games import game_named
from mazzo.server.events import event_pages, events
from mazzo.server.events.event_pages import plain
from mazzo.server.events.standings import Played, shares_of, standings_of
from mazzo.server.http.deals_api import EVENTS_PER_DAY, LISTED_PER_MONTH
from mazzo.server.store.schema import entrants, persons
from mazzo.server.store.store import Store
from mazzo.server.tables.snapshot import mark_of_person
from mazzo.server.timed_cache import MOST_KEPT, TimedCache
from mazzo.server.wire.event_messages import EventPage, OpenEvent
from mazzo.table.commands import Person
from mazzo.table.fairness import seed_hash
from mazzo.words import Refusal
from tests.harness.calendar import CalendarServer
from tests.harness.games import SHORT_GAMES, USUAL_GAME
from tests.harness.players import Player, Server
from tests.harness.stores import with_store
from tests.server.test_deals import begin, deal_page, played, refused

WISH = {
    "title": "Friday cup",
    "game": USUAL_GAME,
    "players": 3,
    "options": dict(SHORT_GAMES)[USUAL_GAME],
    "deals": 2,
    "hours": 24,
}


def open_event(player: Player, **more: Any) -> str:
    status, made = player.ask("POST", "/api/events", {**WISH, **more})
    assert status == 201, made
    assert made["link"].endswith(f"/e/{made['event']}")
    return str(made["event"])


def page(player: Player, event: str, *way: str, **body: Any) -> Any:
    status, answer = player.ask("POST" if way else "GET", "/".join((f"/api/events/{event}", *way)), body if way else None)
    assert status == 200, answer
    return answer


def listed(player: Player) -> dict[str, Any]:
    return {one["event"]: one for one in player.ask("GET", "/api/events")[1]}


def test_an_event_from_its_opening_to_its_standings(house: CalendarServer) -> None:
    host, ada, ben = (Player(house.server) for _ in range(3))
    event = open_event(host, listed=True)
    hidden = open_event(host)
    assert event in listed(ada)
    assert hidden not in listed(ada)
    assert hidden in listed(host)
    before = page(ada, event)
    hashes = [deal["seed_hash"] for deal in before["deals"]]
    assert len(set(hashes)) == 2
    assert [deal["seat"] for deal in before["deals"]] == [0, 1]
    first, second = (deal["deal"] for deal in before["deals"])
    assert refused(ada, "POST", f"/api/deals/{first}/play", {}) == (409, "not_entered")
    assert (deal_page(ada, first)["open"], deal_page(ada, first)["may_play"]) == (True, False)
    for player in (ada, ben):
        assert page(player, event, "enter")["info"]["entered"]
    assert page(ada, event, "enter")["info"]["people"] == 2  # once is enough
    assert deal_page(ada, first)["may_play"]

    tables = {}
    for deal in (first, second):
        code = begin(ada, deal)
        assert page(ada, event)["deals"][deal == second]["playing"] == code
        tables[deal] = played(ada, code)
        deal_page(ada, deal)
    given_up = begin(ben, first)
    ben.ask("POST", "/api/me/put_away", {"code": given_up})
    deal_page(ben, first)
    assert refused(ada, "POST", f"/api/deals/{first}/play", {}) == (409, "one_try")

    while_open = page(ben, event)
    assert [(one["name"], one["place"], one["total"], one["played"]) for one in while_open["standings"]] == [
        (ada.me()["name"], 1, 75.0, 2),
        (ben.me()["name"], 2, 0.0, 1),
    ]
    assert [one["shares"] for one in while_open["standings"]] == [{}, {}]
    assert {deal["seed"] for deal in while_open["deals"]} == {None}
    for code in (given_up, tables[first]["code"]):
        for method, what, body in (
            ("GET", "replay", None),
            ("GET", "record", None),
            ("GET", "review/0", None),
            ("GET", "practices", None),
            ("POST", "practices", {"place": 1}),
        ):
            assert refused(ben, method, f"/api/tables/{code}/{what}", body) == (409, "deal_open"), what

    house.turn(1.5)
    assert refused(ben, "POST", f"/api/deals/{second}/play", {}) == (409, "event_over")
    assert refused(Player(house.server), "POST", f"/api/events/{event}/enter", {}) == (409, "event_over")
    after = page(ben, event)
    assert [seed_hash(deal["seed"]) for deal in after["deals"]] == hashes
    assert [one["shares"] for one in after["standings"]] == [{"1": 100.0, "2": 50.0}, {"1": 0.0}]
    assert deal_page(ben, first)["tries"][0]["name"] == ada.me()["name"]
    _, headers, text = house.server.ask("GET", f"/api/events/{event}/standings.csv", headers={"Cookie": ben.cookie})
    rows = list(csv.reader(io.StringIO(text.decode())))
    assert headers["content-type"].startswith("text/csv")
    assert rows[1][:3] == ["1", ada.me()["name"], "75.0"]
    assert rows[0][-2:] == ["deal 1", "deal 2"]


def test_a_deal_finished_after_the_event_counts_for_nothing(house: CalendarServer) -> None:
    host, ada, eve = (Player(house.server) for _ in range(3))
    event = open_event(host, deals=1)
    for player in (ada, eve):
        page(player, event, "enter")
    deal = page(ada, event)["deals"][0]["deal"]
    late = begin(eve, deal)
    played(ada, begin(ada, deal))
    house.turn(1.5)
    played(eve, late)
    deal_page(eve, deal)
    assert {one["name"]: one["played"] for one in page(ada, event)["standings"]} == {ada.me()["name"]: 1, eve.me()["name"]: 0}


def test_no_name_is_a_formula_in_a_spreadsheet() -> None:
    assert [plain(name) for name in ("=1+1", "＝1+1", "－1", "@ada", "Ada =")] == ["'=1+1", "'＝1+1", "'－1", "'@ada", "Ada ="]


def test_the_log_of_an_event_is_limited(house: CalendarServer) -> None:
    host, ada = Player(house.server), Player(house.server)
    event = open_event(host)
    page(ada, event, "enter")
    (mark,) = (one["mark"] for one in page(host, event)["standings"])

    def mended(what: str) -> tuple[int, str]:
        status, answer = host.ask("POST", f"/api/events/{event}/mend", {"what": what, "mark": mark, "reason": "why not"})
        return status, answer.get("reason", "")

    assert {mended(("restore", "strike")[number % 2]) for number in range(1, events.MOST_MENDED + 1)} == {(200, "")}
    assert mended("strike") == mended("restore") == (409, "event_changed_enough")
    assert mended("cancel") == (200, "")
    assert mended("cancel") == (200, "")  # once is enough
    assert len(page(ada, event)["log"]) == 1 + events.MOST_MENDED + 1


def test_everybody_sees_what_the_organiser_changes(house: CalendarServer) -> None:
    host, ada, ben = (Player(house.server) for _ in range(3))
    event = open_event(host)
    for player in (ada, ben):
        page(player, event, "enter")
    mark = next(one["mark"] for one in page(host, event)["standings"] if one["name"] == ada.me()["name"])
    assert refused(ada, "POST", f"/api/events/{event}/mend", {"what": "cancel", "reason": "no"}) == (403, "not_organiser")
    assert refused(host, "POST", f"/api/events/{event}/mend", {"what": "strike", "reason": "x"}) == (404, "nobody_meant")
    page(host, event, "mend", what="strike", mark=mark, reason="played twice")
    assert [one["name"] for one in page(ben, event)["standings"]] == [ben.me()["name"]]
    assert page(ben, event)["taken_out"] == [{"mark": mark, "name": ada.me()["name"]}]
    page(host, event, "mend", what="strike", mark=mark, reason="again")  # that changes nothing
    page(host, event, "mend", what="restore", mark=mark, reason="it was a brother")
    assert page(ben, event)["taken_out"] == []
    page(host, event, "mend", what="cancel", reason="rain")
    log = page(ben, event)["log"]
    assert [(one["what"], one["name"], one["reason"]) for one in log] == [
        ("opened", None, ""),
        ("strike", ada.me()["name"], "played twice"),
        ("restore", ada.me()["name"], "it was a brother"),
        ("cancel", None, "rain"),
    ]
    assert refused(ben, "POST", f"/api/deals/{page(ben, event)['deals'][0]['deal']}/play", {}) == (409, "event_over")
    assert {deal["seed"] for deal in page(ben, event)["deals"]} == {None}  # somebody may still be playing
    called_off = deal_page(ben, page(ben, event)["deals"][0]["deal"])
    assert (called_off["open"], called_off["may_play"], called_off["seed"]) == (False, False, None)


def test_an_invitation_lets_one_person_in(house: CalendarServer) -> None:
    host, ada, ben = (Player(house.server) for _ in range(3))
    event = open_event(host, invited=True)
    assert page(ada, event)["invited"]
    assert refused(ada, "POST", f"/api/events/{event}/enter", {}) == (409, "not_invited")
    assert refused(ada, "POST", f"/api/events/{event}/invitations", {}) == (403, "not_organiser")
    assert refused(ada, "GET", f"/api/events/{event}/invitations") == (403, "not_organiser")
    status, made = host.ask("POST", f"/api/events/{event}/invitations", {"count": 2})
    assert (status, [one["name"] for one in made]) == (200, [None, None])
    assert made[0]["link"].endswith(f"/e/{event}#{made[0]['invitation']}")
    assert page(ada, event, "enter", invitation=made[0]["invitation"])["info"]["entered"]
    assert refused(ben, "POST", f"/api/events/{event}/enter", {"invitation": made[0]["invitation"]}) == (409, "not_invited")
    assert page(ada, event, "enter")["info"]["people"] == 1  # again, without one
    assert page(host, event, "enter")["info"]["people"] == 2  # the person who makes them needs none
    used = {one["invitation"]: one["name"] for one in host.ask("GET", f"/api/events/{event}/invitations")[1]}
    assert used == {made[0]["invitation"]: ada.me()["name"], made[1]["invitation"]: None}
    assert [(line["what"], line["reason"]) for line in page(ben, event)["log"]] == [("opened", ""), ("invite", "2")]
    most = host.ask("POST", f"/api/events/{event}/invitations", {"count": 51})[0]
    assert most == 400


def test_one_invitation_is_not_used_by_two_at_once(house: CalendarServer) -> None:
    host, *people = (Player(house.server) for _ in range(5))
    event = open_event(host, invited=True)
    (only,) = host.ask("POST", f"/api/events/{event}/invitations", {})[1]
    body = {"invitation": only["invitation"]}
    with ThreadPoolExecutor(4) as together:
        answers = list(together.map(lambda person: person.ask("POST", f"/api/events/{event}/enter", body)[0], people))
    assert sorted(answers) == [200, 409, 409, 409]


def test_an_event_outlives_an_organiser_who_is_forgotten(house: CalendarServer) -> None:
    host, ada = Player(house.server), Player(house.server)
    event = open_event(host)
    page(ada, event, "enter")
    mark = page(host, event)["standings"][0]["mark"]
    page(host, event, "mend", what="strike", mark=mark, reason="a mistake")
    for player in (ada, host):
        player.ask("POST", "/api/me/delete", {"name": player.me()["name"]})
    left = page(Player(house.server), event)
    assert (left["by"], left["standings"], [one["what"] for one in left["log"]]) == ("", [], ["opened"])


def test_titles_and_reasons_contain_nothing_invisible(house: CalendarServer) -> None:
    host = Player(house.server)
    event = open_event(host, title="Fri\0day\u202e cup", about="two\nlines")
    page(host, event, "mend", what="cancel", reason="ra\0in")
    read = page(host, event)
    assert (read["info"]["title"], read["about"], read["log"][-1]["reason"]) == ("Friday cup", "two lines", "rain")
    assert refused(host, "POST", f"/api/events/{event}/mend", {"what": "cancel", "reason": "\0"}) == (400, "nothing_said")


def test_nobody_opens_too_many_events(house: CalendarServer) -> None:
    host = Player(house.server)
    answers = [host.ask("POST", "/api/events", WISH)[0] for _ in range(EVENTS_PER_DAY + 1)]
    assert answers == [201] * EVENTS_PER_DAY + [429]


def test_events_are_limited_by_person_and_by_address_and_fewer_are_in_the_lobby(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0, tables_per_hour=2 * LISTED_PER_MONTH) as server:
        people = [Player(server) for _ in range(20)]
        shown = [people[0].ask("POST", "/api/events", {**WISH, "listed": True}) for _ in range(events.MOST_LISTED + 1)]
        assert [status for status, _ in shown] == [201] * events.MOST_LISTED + [429]
        for _ in range(EVENTS_PER_DAY):  # a refused request is not an event
            assert refused(people[0], "POST", "/api/events", {**WISH, "listed": True}) == (429, "too_many_events")
        open_event(people[0])
        for one in people[1 : 1 + LISTED_PER_MONTH - events.MOST_LISTED]:
            open_event(one, listed=True)
        late = people[-1]
        assert refused(late, "POST", "/api/events", {**WISH, "listed": True}) == (429, "too_many_events")
        for one in people[:3]:
            while one.ask("POST", "/api/events", WISH)[0] == 201:
                pass
        assert refused(late, "POST", "/api/events", WISH) == (429, "too_many_events")


def test_events_opened_at_once_get_no_more_places_in_the_lobby(tmp_path: Path) -> None:
    ada, game = Person("ada", "Ada"), game_named(USUAL_GAME)
    wish = OpenEvent(title="Friday cup", game=game.name, players=3, deals=1, listed=True)

    async def at_once(store: Store) -> None:
        await store.add_person(ada, "token")
        attempts = (events.open_event(store, ada, game, game.choose(3, {})[0], wish) for _ in range(2 * events.MOST_LISTED))
        answers = await asyncio.gather(*attempts, return_exceptions=True)
        assert [str(why) for why in answers if isinstance(why, Refusal)] == [events.too_many_events().text] * events.MOST_LISTED
        assert len(await event_pages.listed(store, ada.person)) == events.MOST_LISTED

    with_store(tmp_path / "mazzo.sqlite3", at_once)


def test_a_list_of_events_has_a_maximum_length(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_pages, "MOST_LISTED", 2)
    ada, game = Person("ada", "Ada"), game_named(USUAL_GAME)

    async def many(store: Store) -> None:
        await store.add_person(ada, "token")
        for _ in range(3):
            wish = OpenEvent(title="Friday cup", game=game.name, players=3, deals=1)
            await events.open_event(store, ada, game, game.choose(3, {})[0], wish)
        assert len(await event_pages.listed(store, ada.person)) == 2

    with_store(tmp_path / "mazzo.sqlite3", many)


def test_a_person_over_the_limit_of_events_uses_up_nothing_of_their_network(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0, tables_per_hour=EVENTS_PER_DAY + 1) as server:
        ada, ben = Player(server), Player(server)
        statuses = [ada.ask("POST", "/api/events", WISH)[0] for _ in range(EVENTS_PER_DAY + 5)]
        assert statuses == [201] * EVENTS_PER_DAY + [429] * 5
        open_event(ben)
        assert refused(ben, "POST", "/api/events", WISH) == (429, "too_many_events")


AWAY_AT_FIRST = """
from mazzo.server.events import events
from mazzo.server.store.reader import NotStored
store_it, left = events.open_event, [3]
async def open_event(*asked):
    if left[0]:
        left[0] -= 1
        raise NotStored("The database does not answer.")
    return await store_it(*asked)
events.open_event = open_event
"""


def test_an_event_that_could_not_be_stored_is_not_counted(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", prelude=AWAY_AT_FIRST, bot_workers=0, tables_per_hour=EVENTS_PER_DAY + 1) as server:
        ada = Player(server)
        statuses = [ada.ask("POST", "/api/events", WISH)[0] for _ in range(3 + EVENTS_PER_DAY + 1)]
        assert statuses == [503] * 3 + [201] * EVENTS_PER_DAY + [429]


def test_going_back_to_ones_table_of_a_deal_opens_none(tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0, tables_per_hour=3) as server:
        ada = Player(server)
        event = open_event(ada)
        deals = [one["deal"] for one in page(ada, event, "enter")["deals"]]
        assert len({begin(ada, deals[0]) for _ in range(5)}) == 1
        for _ in range(2):
            ada.open(3)
        assert refused(ada, "POST", f"/api/deals/{deals[1]}/play", {}) == (429, "too_many_tables")
        begin(ada, deals[0])


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"title": "  "}, "bad_name"),
        ({"title": "\u200b\u202e\0"}, "bad_name"),
        ({"game": "no such game"}, "bad_options"),
        ({"players": 6, "options": {"no": "option"}}, "bad_options"),
        ({"level": "grandmaster"}, "no_such_level"),
        ({"deals": 0}, "bad_message"),
        ({"hours": 10_000}, "bad_message"),
    ],
)
def test_an_impossible_event_is_refused(house: CalendarServer, wrong: dict[str, Any], reason: str) -> None:
    assert refused(Player(house.server), "POST", "/api/events", {**WISH, **wrong}) == (400, reason)


def test_the_cache_of_pages_keeps_the_newest() -> None:
    async def keep() -> None:
        kept = TimedCache[str](60)
        for number in range(MOST_KEPT + 1):
            kept.keep(str(number), "a page")
        assert (kept.get("0"), kept.get("1"), kept.get("nobody")) == (None, "a page", None)
        old = TimedCache[str](-1)
        old.keep("1", "a page")
        assert old.get("1") is None

    asyncio.run(keep())


def test_the_page_of_a_large_event_is_not_recomputed_for_every_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out: list[str] = []
    shared_of = event_pages.shared_of

    async def counted(store: Store, row: Any) -> Any:
        worked_out.append(row.event)
        return await shared_of(store, row)

    monkeypatch.setattr(event_pages, "shared_of", counted)

    async def crowd(store: Store) -> None:
        people = [f"person {number}" for number in range(6)]
        rows = [{"person": one, "token_hash": one, "name": one} for one in people]
        await store.transact(lambda connection: connection.execute(insert(persons), rows))
        event = await events.open_event(store, Person(people[0], "Ada"), game_named(USUAL_GAME), {}, convert(WISH, OpenEvent))
        pages = event_pages.EventPages(store)

        async def page_of(person: str) -> EventPage:
            return await pages.page_for(await events.find_event(store, event), person, "")

        async def entered(person: str) -> EventPage:
            await events.enter(store, event, person)
            return await page_of(person)

        async def mended(what: events.Mend, person: str) -> EventPage:
            row = await events.find_event(store, event)
            await events.mend(store, row, what, mark_of_person(person), "why not")
            return await page_of(people[0])

        def names(page: EventPage) -> set[str]:
            return {one.name for one in page.standings}

        for number in (1, 2):  # in a small one, entrants are shown at once
            assert names(await entered(people[number - 1])) == set(people[:number])
        assert len(worked_out) == 2
        monkeypatch.setattr(event_pages, "SMALL", -10_000)
        await entered(people[2])
        assert len(worked_out) == 3
        for newcomer in people[3:5]:
            late = await entered(newcomer)
            assert (late.info.entered, late.info.struck, late.info.people) == (True, False, people.index(newcomer) + 1)
            assert names(late) == set(people[:3])  # as it was computed before
        assert len(worked_out) == 3

        changed = await mended("strike", people[3])
        assert (names(changed), [one.name for one in changed.taken_out]) == ({*people[:3], people[4]}, [people[3]])
        assert [one.what for one in changed.log] == ["opened", "strike"]
        struck = await page_of(people[3])
        assert (struck.info.entered, struck.info.struck) == (True, True)
        assert people[3] not in names(struck)
        assert not (await page_of(people[4])).info.struck
        assert len(worked_out) == 4
        assert names(await mended("restore", people[3])) == set(people[:5])
        assert not (await page_of(people[3])).info.struck
        await events.invite(store, await events.find_event(store, event), 1)
        assert [one.what for one in (await page_of(people[0])).log] == ["opened", "strike", "restore"]
        assert [one.what for one in (await mended("cancel", "")).log] == ["opened", "strike", "restore", "invite", "cancel"]
        assert len(worked_out) == 6
        for one in people:
            await page_of(one)
        assert len(worked_out) == 6

    with_store(tmp_path / "mazzo.sqlite3", crowd)


def test_the_changes_of_a_large_event_are_batched() -> None:
    async def ask() -> None:
        before, others = event_pages.Changes((1,), (1, 0)), event_pages.Changes((1,), (2, 0))
        for seconds, is_good in ((60, True), (0, False)):
            cached = event_pages.Cached(None, before, asyncio.get_running_loop().time() + seconds)  # type: ignore[arg-type]
            assert cached.is_good(before)
            assert cached.is_good(others) == is_good
            assert not cached.is_good(event_pages.Changes((2,), (1, 0)))
        assert [event_pages.gathering_seconds(people) for people in (1, 50, 1050)] == [0, 0, 3]

    asyncio.run(ask())


class RolledBackOnce:
    """A committer whose first transaction is run and rolled back, as after a deadlock; meanwhile something changes."""

    def __init__(self, committer: Any, meanwhile: Any) -> None:
        self._committer = committer
        self._meanwhile = meanwhile
        self.insert_entries, self.close = committer.insert_entries, committer.close

    async def commit(self, work: Callable[[Connection], Any]) -> Any:
        if self._meanwhile is None:
            return await self._committer.commit(work)

        def done_in_vain(connection: Connection) -> None:
            work(connection)
            raise IntegrityError("", {}, Exception())

        try:
            await self._committer.commit(done_in_vain)
        finally:
            meanwhile, self._meanwhile = self._meanwhile, None
            await self._committer.commit(lambda connection: connection.execute(meanwhile))


def test_an_entrant_admitted_at_the_second_attempt_is_not_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The event was full at the first attempt; then somebody was forgotten, which made room."""
    monkeypatch.setattr(events, "MOST_ENTRANTS", 1)

    async def enter(store: Store) -> None:
        rows = [{"person": one, "token_hash": one, "name": one} for one in ("ada", "ben")]
        await store.transact(lambda connection: connection.execute(insert(persons), rows))
        event = await events.open_event(store, Person("ada", "Ada"), game_named(USUAL_GAME), {}, convert(WISH, OpenEvent))
        await events.enter(store, event, "ada")
        store._committer = RolledBackOnce(store._committer, delete(entrants))
        await events.enter(store, event, "ben")
        assert await store.rows(select(entrants.c.person)) == [("ben",)]

    with_store(tmp_path / "mazzo.sqlite3", enter)


@pytest.mark.parametrize(("among", "most"), [("bots", "MOST_ENTRANTS"), ("people", "MOST_SEATED")])
def test_the_entrants_of_an_event_are_limited(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, among: str, most: str) -> None:
    """However many come at once; and former entrants may come back."""
    monkeypatch.setattr(events, most, 3)
    people = [f"person {number}" for number in range(6)]

    async def crowd(store: Store) -> None:
        wish = convert({**WISH, "among": among}, OpenEvent)
        await store.transact(
            lambda connection: connection.execute(
                insert(persons), [{"person": one, "token_hash": one, "name": one} for one in people]
            )
        )
        event = await events.open_event(store, Person(people[0], "Ada"), game_named(USUAL_GAME), {}, wish)
        came = await asyncio.gather(*(events.enter(store, event, one) for one in people), return_exceptions=True)
        assert [one.reason for one in came if isinstance(one, Refusal)] == ["event_full"] * 3
        assert len(await store.rows(select(entrants.c.person))) == 3
        again = people[came.index(None)]
        if among == "people":
            await events.leave(store, await events.find_event(store, event), again)
        await events.enter(store, event, again)
        assert await store.rows(select(entrants.c.person).where(entrants.c.left_at.is_not(None))) == []

    with_store(tmp_path / "mazzo.sqlite3", crowd)


# ---------------------------------------------------------------------------------------------------------------- standings


def one(person: str, deal: int, standing: int | None, over_at: int = 0) -> Played:
    return Played(person, deal, standing, over_at)


def test_the_shares_of_a_deal_add_up_and_a_tie_is_half() -> None:
    shares = shares_of([one("a", 1, 30), one("b", 1, 10), one("c", 1, 10), one("d", 1, None)])
    assert shares == {"a": 100.0, "b": 50.0, "c": 50.0, "d": 0.0}
    assert sum(shares.values()) / len(shares) == 50.0
    assert shares_of([one("a", 1, -20)]) == {"a": 50.0}


@given(st.lists(st.none() | st.integers(-9, 9), min_size=2, max_size=30))
def test_the_shares_of_a_deal_are_what_one_counts_by_hand(standings: list[int | None]) -> None:
    worth = [-100 if standing is None else standing for standing in standings]
    shares = shares_of([one(str(number), 1, standing) for number, standing in enumerate(standings)])
    for number, own in enumerate(worth):
        others = worth[:number] + worth[number + 1 :]
        beaten = sum(1.0 if own > other else 0.5 if own == other else 0.0 for other in others)
        assert shares[str(number)] == pytest.approx(100 * beaten / len(others))
    assert sum(shares.values()) / len(shares) == pytest.approx(50)


def test_good_results_with_bad_cards_count_as_much() -> None:
    rich = [one("a", 1, 300), one("b", 1, 290), one("a", 2, -90), one("b", 2, -50)]
    assert [standing.total for standing in standings_of(["a", "b"], 2, rich)] == [50.0, 50.0]


def test_a_deal_that_was_not_played_counts_for_nothing() -> None:
    found = standings_of(["a", "b", "c"], 2, [one("a", 1, 5), one("a", 2, 5), one("b", 1, 9)])
    assert [(each.person, each.total) for each in found] == [("b", 50.0), ("a", 25.0), ("c", 0.0)]
    assert found[2].spread is None


def test_an_entrant_who_has_played_nothing_ranks_behind_those_who_have_lost() -> None:
    found = standings_of(["idle", "lost", "won"], 1, [one("won", 1, 5), one("lost", 1, 1)])
    assert [(each.person, each.total, each.place) for each in found] == [("won", 100.0, 1), ("lost", 0.0, 2), ("idle", 0.0, 3)]


def test_the_share_of_luck_is_estimated_from_all_deals_together() -> None:
    """Two deals that happen to be worth the same say nothing about how much deals differ."""
    alike = [one("a", 1, 5), one("a", 2, 5)]
    assert [each.spread for each in standings_of(["a"], 1, alike[:1])] == [None]
    apart = [*(one(who, 1, worth) for who, worth in zip("bcd", (9, 1, 5), strict=True)), one("b", 2, 1), one("c", 2, 9)]
    found = {each.person: each.spread for each in standings_of("abcd", 2, [*alike, *apart])}
    assert found["a"] == found["b"] > 0  # type: ignore[operator]
    assert found["d"] == pytest.approx(found["a"] / math.sqrt(2))  # type: ignore[operator]


def test_ties_are_broken_by_deals_won_and_then_by_who_was_first() -> None:
    tries = [
        *(one("a", 1, 9, 50), one("b", 1, 5, 10), one("c", 1, 5, 20), one("d", 1, 1, 20)),
        *(one("a", 2, 1, 50), one("b", 2, 5, 10), one("c", 2, 5, 20), one("d", 2, 9, 20)),
    ]
    assert [(each.person, each.total, each.best_on) for each in standings_of("abcd", 2, tries)] == [
        ("d", 50.0, 1),
        ("a", 50.0, 1),
        ("b", 50.0, 0),
        ("c", 50.0, 0),
    ]
    same = [one("a", 1, 5, 10), one("b", 1, 5, 10)]
    assert [each.place for each in standings_of("ab", 1, same)] == [1, 1]
