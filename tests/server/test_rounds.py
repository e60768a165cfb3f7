"""Events among people: rounds are seated and closed by the server, and everybody is compared with the same seats elsewhere."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select

from mazzo.games import GAMES
from mazzo.server.bots.pool import BotPool
from mazzo.server.events import events, rounds
from mazzo.server.host.audit import check
from mazzo.server.http.deals_api import MOST_AHEAD
from mazzo.server.results import deals
from mazzo.server.settings import Settings, database_url
from mazzo.server.store.schema import event_log
from mazzo.server.store.store import Store
from mazzo.server.tables import registry
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.wire.event_messages import OpenEvent
from mazzo.table.commands import Person
from mazzo.words import Refusal
from tests.harness.calendar import CalendarServer
from tests.harness.games import SHORT_GAMES, USUAL_GAME
from tests.harness.players import Player, Server, play_to_the_end
from tests.harness.subscribers import FakeSubscriber
from tests.server.test_days import seed_of
from tests.server.test_days import watch as refused_to_watch
from tests.server.test_deals import deal_page, refused
from tests.server.test_events import WISH, open_event, page

AMONG_PEOPLE = {**WISH, "among": "people", "minutes": 5, "pause": 0, "come": 3600}
MINUTE = 1 / 24 / 60
SECOND = MINUTE / 60
RARELY = ("in_seating", "after_seating")


def now_of(player: Player, event: str) -> Any:
    status, answer = player.ask("GET", f"/api/events/{event}/now")
    assert status == 200, answer
    return answer


def waited_for(ask: Callable[[], Any], is_so: Callable[[Any], bool]) -> Any:
    """The first answer for which this is true: the server checks once a second."""
    for _ in range(600):
        answer = ask()
        if is_so(answer):
            return answer
        time.sleep(0.05)
    raise AssertionError(f"still {answer}")


def seated(player: Player, event: str, number: int) -> Any:
    return waited_for(lambda: now_of(player, event), lambda now: now["number"] == number)


def play_out(players: list[Player], event: str, other_way: Player | None = None) -> None:
    """Everybody plays their game of this round to its end, at the same time; one of them starts with a different move."""

    async def play(player: Player) -> None:
        at = await player.join(now_of(player, event)["table"])
        try:
            if player is other_way:
                await at.until(lambda table: len(table["legal"]) > 1)
                turn = at.table["turn"]
                await at.play(at.table["legal"][-1])
                await at.until(lambda table: table["turn"] > turn)
            await play_to_the_end(at)
        finally:
            await at.disconnect()

    async def all_play() -> None:
        await asyncio.gather(*map(play, players))

    asyncio.run(all_play())


def begun(house: CalendarServer, people: int, **more: Any) -> tuple[Player, list[Player], str]:
    """An event that has just been started, its first round seated."""
    host, *players = (Player(house.server) for _ in range(people + 1))
    event = open_event(host, **{**AMONG_PEOPLE, **more})
    for player in players:
        page(player, event, "enter")
    page(host, event, "mend", what="start")
    for player in players:
        seated(player, event, 1)
    return host, players, event


def test_an_event_among_people_from_its_start_to_its_end(house: CalendarServer) -> None:
    host, players, event = begun(house, 4)
    ada = players[0]
    codes = {now_of(player, event)["table"] for player in players}
    assert len(codes) == 2  # two tables of two people and a bot
    deal = page(ada, event)["deals"][0]["deal"]
    assert refused(ada, "POST", f"/api/deals/{deal}/play", {}) == (409, "event_seats")
    assert refused(host, "POST", f"/api/events/{event}/mend", {"what": "start"}) == (409, "event_started")
    other = next(code for code in codes if code != now_of(ada, event)["table"])
    refused_to_watch(ada, other)  # the same cards are dealt there

    late = Player(house.server)
    page(late, event, "enter")
    assert now_of(late, event)["table"] is None  # from the next round on
    page(players[3], event, "leave")
    play_out(players, event, other_way=ada)
    sits = seated(late, event, 2)
    assert (sits["table"] is not None, now_of(players[3], event)["table"]) == (True, None)
    schedule = page(ada, event)["rounds"]
    assert [sorted(filter(None, table)) for table in schedule["rounds"][0]["tables"]] != []
    play_out([*players[:3], late], event)

    after = waited_for(lambda: page(ada, event), lambda answer: not answer["info"]["open"])
    assert [line["what"] for line in after["log"]] == ["opened", "start", "closed"]
    standings = {one["name"]: one for one in after["standings"]}
    assert {name: one["played"] for name, one in standings.items()} == {
        **{player.me()["name"]: 2 for player in players[:3]},
        players[3].me()["name"]: 1,
        late.me()["name"]: 1,
    }
    left = standings[players[3].me()["name"]]
    assert left["total"] == pytest.approx(sum(left["shares"].values()) / 2, abs=0.1)  # the round they missed counts for nothing
    assert after["deals"][0]["seed"] is None
    before = deal_page(ada, deal)
    assert (before["tries"], before["together"], before["mine"]["over"], before["mine"]["code"]) == (None, True, True, None)
    assert refused(ada, "GET", f"/api/deals/{deal}/parting/{'/'.join(codes)}") == (404, "no_such_deal")
    house.turn(6 * MINUTE)
    assert page(ada, event)["deals"][0]["seed"] is not None
    compare(ada, deal, codes)
    assert check(house.server.database) == []


def compare(player: Player, deal: str, codes: set[str]) -> None:
    """All players of each seat side by side, and where two tables diverged, as both replays show it."""
    results = deal_page(player, deal)
    by_seat = [[one for one in results["tries"] if one["seat"] == seat] for seat in range(3)]
    assert [{one["code"] for one in seat} for seat in by_seat] == [codes] * 3
    for seat in by_seat:
        assert sum(one["share"] for one in seat) == 100
        assert all(one["course"][-1] == one["score"] for one in seat if one["score"] is not None)
        assert all(one["bot"] == (one["name"] == "") for one in seat)
    mine = next(one for one in results["tries"] if one["you"])
    assert (mine["seat"], round(mine["share"])) == (results["seat"], results["better_than"])
    one, other = codes
    status, parted = player.ask("GET", f"/api/deals/{deal}/parting/{one}/{other}")
    assert status == 200, parted
    for code, words, by in ((one, parted["one"], parted["one_by"]), (other, parted["other"], parted["other_by"])):
        replay = player.ask("GET", f"/api/tables/{code}/replay")[1]
        decision = replay["decisions"][parted["place"]]
        assert (decision["moves"], decision["seat"]) == (words, parted["seat"])
        assert replay["seats"][parted["seat"]]["name"] == by
    before = [player.ask("GET", f"/api/tables/{code}/replay")[1]["decisions"][: parted["place"]] for code in codes]
    assert [each["moves"] for each in before[0]] == [each["moves"] for each in before[1]]


def test_no_byte_reveals_the_other_table_of_a_deal(house: CalendarServer) -> None:
    """Both while the other table plays the same cards and afterwards: neither its code, which would open it, nor the seed."""
    host, players, event = begun(house, 4, deals=1)
    codes = {player: now_of(player, event)["table"] for player in players}
    ada = players[0]
    (other,) = set(codes.values()) - {codes[ada]}
    there = [player for player in players if codes[player] == other]
    deal = page(ada, event)["deals"][0]["deal"]
    paths = (
        f"/api/events/{event}",
        f"/api/events/{event}/now",
        f"/api/deals/{deal}",
        "/api/events",
        "/api/me",
        "/api/me/history",
    )
    paths += ("/api/lobby", "/api/me/tables", "/api/me/export", f"/api/events/{event}/standings.csv")

    async def listen_and_play() -> str:
        at = await ada.join(codes[ada])
        await asyncio.to_thread(play_out, there, event)
        await at.quiet()
        await at.disconnect()
        return "\n".join(at.texts)

    heard = asyncio.run(listen_and_play())
    answers = [house.server.ask("GET", path, headers={"Cookie": who.cookie})[2].decode() for path in paths for who in (ada, host)]
    seed = seed_of(house, deal)
    for text in (heard, *answers):
        assert other not in text
        assert seed not in text
    assert codes[ada] in heard


def test_bots_play_for_people_who_do_not_come_and_when_the_time_is_up(house: CalendarServer) -> None:
    _, (ada, ben), event = begun(house, 2, come=60, deals=1)
    house.turn(2 * MINUTE)  # ada and ben have not come: bots finish both games
    over = waited_for(lambda: page(ada, event), lambda answer: not answer["info"]["open"])
    assert [one["total"] for one in over["standings"]] == [50.0, 50.0]  # both gave up
    assert [one["score"] for one in over["deals"]] == [None]

    _, (ada, ben), event = begun(house, 2, come=3600, deals=1)
    code = now_of(ada, event)["table"]

    async def stay() -> Any:
        at = await ada.join(code)
        house.turn(6 * MINUTE)
        table = await at.until(lambda table: table["stage"] == "over")
        await at.disconnect()
        return table

    table = asyncio.run(stay())
    assert table["seats"][table["you"]]["kept"]
    assert table["no_return"] == "round_over"
    waited_for(lambda: page(ben, event), lambda answer: not answer["info"]["open"])
    assert check(house.server.database) == []


def test_an_event_begins_at_its_time_and_not_for_a_single_person(house: CalendarServer) -> None:
    host, ada, ben = (Player(house.server) for _ in range(3))
    at = int(time.time() + house.ahead) + 3600
    event, empty = (open_event(host, **AMONG_PEOPLE, starts_at=at) for _ in range(2))
    for player in (ada, ben):
        page(player, event, "enter")
    page(ada, empty, "enter")
    assert 3500 < now_of(ada, event)["next_in"] <= 3600
    house.turn(61 * MINUTE)
    assert seated(ada, event, 1)["table"] is not None
    lonely = waited_for(lambda: page(ada, empty), lambda answer: not answer["info"]["open"])
    assert lonely["log"][-1]["what"] == "too_few"
    too_late = int(time.time() + house.ahead) + MOST_AHEAD + 3600
    for wrong in (5, too_late):
        assert refused(host, "POST", "/api/events", {**AMONG_PEOPLE, "starts_at": wrong}) == (400, "bad_message")


def test_no_deal_is_revealed_before_it_is_played(house: CalendarServer) -> None:
    """However late the organiser starts: the time set when the event was opened is nearly over."""
    host, ada, ben = (Player(house.server) for _ in range(3))
    event = open_event(host, **AMONG_PEOPLE)
    for player in (ada, ben):
        page(player, event, "enter")
    left = page(ada, event)["info"]["closes_at"] - time.time() - house.ahead
    house.turn((left - 60) * SECOND)
    page(host, event, "mend", what="start")
    seated(ada, event, 1)
    house.turn(2 * MINUTE)
    running = page(ada, event)
    assert (running["info"]["open"], [deal["seed"] for deal in running["deals"]]) == (True, [None, None])


def test_an_event_that_no_server_was_there_to_start_is_over(house: CalendarServer) -> None:
    host, ada, ben = (Player(house.server) for _ in range(3))
    event = open_event(host, **AMONG_PEOPLE, starts_at=int(time.time() + house.ahead) + 60)
    for player in (ada, ben):
        page(player, event, "enter")
    house.turn(3)  # by now the seeds are public
    over = waited_for(lambda: page(ada, event), lambda answer: len(answer["log"]) > 1)
    assert (over["log"][-1]["what"], over["rounds"]["rounds"]) == ("too_late", [])


def test_nobody_decides_once_the_cards_are_revealed(house: CalendarServer) -> None:
    _, (ada, _), event = begun(house, 2)

    async def wait_and_decide() -> str:
        at = await ada.join(now_of(ada, event)["table"])
        await at.until(lambda table: bool(table["legal"]))
        house.turn(6 * MINUTE)  # bots take over within a second or so
        assert page(ada, event)["deals"][0]["seed"] is not None
        await at.say(type="play", moves=at.table["legal"][:1], turn=at.table["turn"], id="late")
        reason = (await at.hear("refused"))["reason"]
        await at.disconnect()
        return str(reason)

    assert asyncio.run(wait_and_decide()) in ("round_over", "seat_kept", "removed")


def test_an_event_to_which_nobody_comes_ends_with_its_first_deal(house: CalendarServer) -> None:
    _, (ada, _), event = begun(house, 2, come=60)
    house.turn(2 * MINUTE)
    over = waited_for(lambda: page(ada, event), lambda answer: not answer["info"]["open"])
    assert ([line["what"] for line in over["log"]], len(over["rounds"]["rounds"])) == (["opened", "start", "too_few"], 1)


def test_a_table_to_which_nobody_comes_is_closed_and_its_people_are_not_seated_again(house: CalendarServer) -> None:
    _, players, event = begun(house, 4, come=60)
    tables = {player: now_of(player, event)["table"] for player in players}
    here = [player for player in players if tables[player] == tables[players[0]]]
    absent = [player for player in players if player not in here]
    assert (len(here), len(absent)) == (2, 2)

    async def play() -> None:
        ats = [await player.join(tables[player]) for player in here]
        house.turn(2 * MINUTE)
        replay = f"/api/tables/{tables[absent[0]]}/replay"
        await asyncio.to_thread(waited_for, lambda: absent[0].ask("GET", replay)[0], lambda status: status != 404)
        await asyncio.sleep(0.5)  # the server has checked the other table too
        for at in ats:
            await at.disconnect()

    asyncio.run(play())

    async def closed() -> Any:
        at = await absent[0].join(tables[absent[0]])
        table = await at.until(lambda table: table["stage"] == "over")
        await at.disconnect()
        return table

    assert asyncio.run(closed())["ranks"] is None  # nobody has played it out
    play_out(here, event)
    assert seated(here[0], event, 2)["table"] is not None
    assert [now_of(player, event)["table"] for player in absent] == [None, None]
    page(absent[0], event, "enter")
    assert check(house.server.database) == []


def test_surplus_people_rest_if_the_organiser_says_so(house: CalendarServer) -> None:
    _, players, event = begun(house, 7, rests=True)
    resting = [player for player in players if now_of(player, event)["resting"]]
    assert len(resting) == 1
    assert page(resting[0], event)["rounds"]["rounds"][0]["resting"] == [resting[0].me()["name"]]


def test_programs_enter_where_they_are_allowed(house: CalendarServer) -> None:
    host, program = Player(house.server), Player(house.server)
    closed, open_to_all = open_event(host), open_event(host, programs=True)
    assert refused(program, "POST", f"/api/events/{closed}/enter", {"program": True}) == (409, "no_programs_here")
    assert [one["program"] for one in page(program, open_to_all, "enter", program=True)["standings"]] == [True]
    assert refused(program, "POST", f"/api/events/{open_to_all}/leave", {}) == (409, "event_alone")


def test_a_cancelled_event_seats_no_more_rounds(house: CalendarServer) -> None:
    host, ada, ben = (Player(house.server) for _ in range(3))
    event = open_event(host, **AMONG_PEOPLE, starts_at=int(time.time() + house.ahead) + 60)
    for player in (ada, ben):
        page(player, event, "enter")
    assert refused(host, "POST", f"/api/events/{event}/mend", {"what": "cancel"}) == (400, "nothing_said")
    page(host, event, "mend", what="cancel", reason="rain")
    house.turn(2 * MINUTE)
    other, *_ = begun(house, 2)  # by then the server has checked
    assert now_of(ada, event)["number"] == 0
    assert other


def test_the_options_of_an_event_apply_at_every_table(house: CalendarServer) -> None:
    options = dict(SHORT_GAMES)[USUAL_GAME]
    _, (ada, _), event = begun(house, 2, options=options)

    async def look() -> Any:
        at = await ada.join(now_of(ada, event)["table"])
        await at.disconnect()
        return at.table

    table = asyncio.run(look())
    assert {name: table["options"][name] for name in options} == options
    assert table["event"] == event


class LocalEvents:
    """Events of two people in this process, whose tables nobody comes to."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.registry = TableRegistry(store, BotPool(0, 1.0), Settings())

    async def begin(self, number: int, level: str = "casual", **more: Any) -> str:
        people = [Person(f"person-{number}-{seat}", f"Player {number} {seat}") for seat in range(2)]
        for person in people:
            await self.store.add_person(person, person.person)
        game = GAMES[USUAL_GAME]
        times = {"minutes": 1, **more}
        wish = OpenEvent(title="Cup", game=USUAL_GAME, players=3, deals=2, level=level, among="people", **times)
        event = await events.open_event(self.store, people[0], game, game.choose(3, {})[0], wish)
        for person in people:
            await events.enter(self.store, event, person.person)
        await events.start(self.store, await events.find_event(self.store, event))
        return event

    async def log_of(self, event: str) -> list[str]:
        wanted = select(event_log.c.what).where(event_log.c.event == event).order_by(event_log.c.number)
        return [what for (what,) in await self.store.rows(wanted)]


def with_local_events(tmp_path: Path, work: Callable[[LocalEvents], Awaitable[None]]) -> None:
    async def go() -> None:
        store = await Store.open(database_url(f"sqlite:///{tmp_path}/mazzo.sqlite3"))
        here = LocalEvents(store)
        try:
            await work(here)
        finally:
            await here.registry.close()
            await store.close()

    asyncio.run(go())


def test_an_absent_player_gets_no_better_stand_in_than_a_novice(tmp_path: Path) -> None:
    async def work(here: LocalEvents) -> None:
        for number, (level, stand_in) in enumerate((("club", "novice"), ("random", "random"))):
            event = await here.begin(number, level)
            await rounds.conduct(here.registry)
            for code in await rounds.tables_playing(here.store, event, 1):
                table = (await here.registry.find(code)).table
                assert {chair.level for chair in table.chairs if chair.player == "bot"} == {level}
                assert table.stand_in == stand_in

    with_local_events(tmp_path, work)


def test_an_event_that_fails_does_not_stop_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(here: LocalEvents) -> None:
        broken, well = [await here.begin(number) for number in range(2)]
        advance = rounds.Conductor.advance

        async def advance_or_fail(conductor: rounds.Conductor) -> None:
            if conductor._event == broken:
                raise KeyError("something nobody thought of")
            await advance(conductor)

        monkeypatch.setattr(rounds.Conductor, "advance", advance_or_fail)
        await rounds.conduct(here.registry)
        assert await rounds.last_round(here.store, broken) is None
        assert (await rounds.last_round(here.store, well)).number == 1

    with_local_events(tmp_path, work)


def test_a_table_that_cannot_be_read_does_not_stop_its_event(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(here: LocalEvents) -> None:
        event = await here.begin(0)
        await rounds.conduct(here.registry)
        damaged, _ = await rounds.tables_playing(here.store, event, 1)
        find = TableRegistry.find

        async def find_or_not(registry: TableRegistry, code: str) -> Any:
            if code == damaged:
                raise Refusal("log_damaged", "This table's log is damaged.")
            return await find(registry, code)

        monkeypatch.setattr(TableRegistry, "find", find_or_not)
        ahead = time.time() + 120
        monkeypatch.setattr(deals, "clock", lambda: ahead)
        for _ in range(20):  # the table that is closed has its results stored meanwhile
            await rounds.conduct(here.registry)
            await asyncio.sleep(0.05)
        assert (await rounds.last_round(here.store, event)).over_at is not None
        assert await here.log_of(event) == ["opened", "start", "too_few"]

    with_local_events(tmp_path, work)


def test_a_person_who_is_cut_off_when_the_server_looks_counts_as_present(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(here: LocalEvents) -> None:
        event = await here.begin(0, come=5, minutes=60)
        await rounds.conduct(here.registry)
        sessions = [await here.registry.find(code) for code in await rounds.tables_playing(here.store, event, 1)]
        came = next(chair.person for chair in sessions[0].table.chairs if chair.player == "person")
        ear = FakeSubscriber(str(came))
        sessions[0].subscribe(ear, 0)
        sessions[0].unsubscribe(ear)  # to load the page again
        ahead = time.time() + 300
        monkeypatch.setattr(deals, "clock", lambda: ahead)
        await rounds.conduct(here.registry)
        assert [session.table.stage for session in sessions] == ["playing", "over"]

    with_local_events(tmp_path, work)


def test_nobody_counts_as_absent_while_a_server_that_has_just_started_waits_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(here: LocalEvents) -> None:
        event = await here.begin(0, come=5, minutes=60)
        await rounds.conduct(here.registry)
        here.registry.start()
        sessions = [await here.registry.find(code) for code in await rounds.tables_playing(here.store, event, 1)]
        for seconds, stage in ((3600, "playing"), (0, "over")):
            monkeypatch.setattr(registry, "RETURN_SECONDS", seconds)
            ahead = time.time() + (300 if seconds else 400)
            monkeypatch.setattr(deals, "clock", lambda ahead=ahead: ahead)
            await rounds.conduct(here.registry)
            assert [session.table.stage for session in sessions] == [stage] * 2

    with_local_events(tmp_path, work)


def test_a_deal_that_was_made_for_other_rules_is_not_dealt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(here: LocalEvents) -> None:
        event = await here.begin(0)
        monkeypatch.setattr(rounds, "game_named", lambda name: SimpleNamespace(version=GAMES[name].version + 1))
        await rounds.conduct(here.registry)
        assert await here.log_of(event) == ["opened", "start", "old_rules"]

    with_local_events(tmp_path, work)


@pytest.mark.parametrize("point", ["in_closing", *(pytest.param(point, marks=pytest.mark.long) for point in RARELY)])
def test_a_server_that_is_killed_during_a_round_seats_and_closes_it_once(tmp_path: Path, point: str) -> None:
    server = Server(tmp_path / "mazzo.sqlite3", bot_workers=0)
    server.start(f"{point}:1")
    server.ready()
    ada, ben = Player(server), Player(server)
    event = open_event(ada, **{**AMONG_PEOPLE, "deals": 1, "come": 5})
    for player in (ada, ben):
        page(player, event, "enter")
    page(ada, event, "mend", what="start")
    assert server.process is not None
    waited_for(server.process.poll, lambda status: status is not None)
    server.start()
    try:
        server.ready()
        over = waited_for(lambda: page(ada, event), lambda answer: not answer["info"]["open"])  # nobody comes: bots play
    finally:
        server.stop()
    assert [line["what"] for line in over["log"]] == ["opened", "start", "closed"]
    assert [len(one["tables"]) for one in over["rounds"]["rounds"]] == [2]
    assert check(server.database) == []
