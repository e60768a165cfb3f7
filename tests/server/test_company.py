"""Company: the link for friends, other rules in the waiting room, people who look for players, the rematch, and the ratings."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from mazzo.bots.levels import BOTS
from mazzo.games import game_named
from mazzo.server.bots.pool import BotPool
from mazzo.server.host.audit import check
from mazzo.server.http.links import page_address, reach_of
from mazzo.server.settings import Settings
from mazzo.server.store.store import Store
from mazzo.server.tables import driver
from mazzo.server.tables.finding import SEATS, find_table
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.wire.messages import USUAL_LEVEL
from mazzo.table import commands
from mazzo.table.commands import MOST_CHANGES, Apart, Person, Rules, deal_if_due, rematch_entries
from mazzo.table.log import Closed, NewRules, Said, Sat, Started, read_entry, write_entry
from mazzo.table.state import TableState
from mazzo.table.table import Table
from mazzo.words import Refusal
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server, TableConnection, play_to_the_end
from tests.harness.stores import with_store
from tests.server.test_together import dealt, events, leave, seated

LEVELS = tuple(BOTS)
ADA, BEN, EVE = Person("ada", "Ada"), Person("ben", "Ben"), Person("eve", "Eve")


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("company") / "mazzo.sqlite3"
    with Server(database, bot_workers=0, tables_per_hour=1000) as server:
        yield server


def at_table(players: int = 4, **more: Any) -> TableState:
    """A waiting room with Ada as its host."""
    opened = msgspec.structs.replace(Table.open(USUAL_GAME, players, {}, "1").opened, host="ada", **more)
    return TableState.from_log([opened, Sat(seat=0, name="Ada", player="person", person="ada")])


def why(command: Any, *arguments: Any) -> str:
    with pytest.raises(Refusal) as refused:
        command(*arguments)
    return refused.value.reason


def applied(table: TableState, entries: list[Any]) -> list[Any]:
    for entry in entries:
        table.apply(entry)
    return entries


def rules(table: TableState, **more: Any) -> Rules:
    """The rules of this table, with these changes."""
    now = {name: getattr(table.opened, name) for name in Rules.__struct_fields__} | {"options": {}}
    return Rules(**(now | more))


# ------------------------------------------------------------------------------------------------------ the link for friends


def asked_at(named: str, /, **settings: Any) -> tuple[str, str]:
    scope = {"type": "http", "scheme": "http", "path": "/", "query_string": b"", "headers": [(b"host", named.encode())]}
    found = page_address(Request(scope | {"server": ("127.0.0.1", 8000)}), Settings(**settings))
    return found.address, found.reach


def test_the_link_can_be_opened_by_a_friend_or_says_that_it_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.http.links.lan_address", lambda: "192.168.1.20")
    assert asked_at("127.0.0.1:8000") == ("http://127.0.0.1:8000", "this_machine")
    assert asked_at("localhost:8000", host="0.0.0.0") == ("http://192.168.1.20:8000", "network")
    assert asked_at("127.0.0.1:8000", host="192.168.1.7") == ("http://192.168.1.7:8000", "network")
    assert asked_at("[::1]:8000", host="::") == ("http://192.168.1.20:8000", "network")
    assert asked_at("192.168.1.5:8000", host="0.0.0.0") == ("http://192.168.1.5:8000", "network")
    assert asked_at("127.0.0.1:8000", public_url="https://cards.example.org") == ("https://cards.example.org", "anywhere")
    assert asked_at("cards.example.org") == ("http://cards.example.org", "anywhere")
    assert asked_at("localhost:8000", root_path="/mazzo", host="0.0.0.0") == ("http://192.168.1.20:8000/mazzo", "network")
    monkeypatch.setattr("mazzo.server.http.links.lan_address", lambda: None)
    assert asked_at("localhost:8000", host="0.0.0.0") == ("http://localhost:8000", "this_machine")
    assert [reach_of(host) for host in ("desk.local", "desk", "8.8.8.8", "fe80::1")] == [
        "network",
        "network",
        "anywhere",
        "network",
    ]


def test_the_invitation_and_its_picture_name_one_address(running: Server) -> None:
    ada = Player(running)
    code = ada.open(3)
    status, invitation = ada.ask("GET", f"/api/tables/{code}/invitation")
    assert (status, invitation) == (200, {"link": f"{running.address}/t/{code}", "reach": "this_machine"})
    assert ada.ask("GET", "/api/tables/00000000/invitation")[0] == 404


# ------------------------------------------------------------------------------------------------ other rules, before the deal


def test_the_host_changes_the_rules_and_everybody_sees_what_has_changed(running: Server) -> None:
    async def work() -> None:
        ada, ben = Player(running), Player(running)
        code, (one, two) = await seated(ada, ben, rounds="5")
        wanted = {"players": 5, "options": {"rounds": "3-3", "bids": "secret"}, "level": "novice", "clock": "quick"}
        await two.say(type="change_rules", rules=wanted)
        assert (await two.hear("refused"))["reason"] == "not_host"
        await one.say(type="change_rules", rules={**wanted, "options": {"rounds": "much too many"}})
        refused = await one.hear("refused")
        assert refused["reason"] == "bad_options"
        assert refused["facts"]["clash"]
        await one.say(type="change_rules", rules=wanted)
        table = await two.until(lambda table: table["players"] == 5)
        assert (table["options"]["rounds"], table["level"], table["clock"]["choice"]) == ("3-3", "novice", "quick")
        assert len(table["seats"]) == 5
        (changed,) = events(two, "new_rules")
        assert set(changed["changed"]) == {"players", "level", "clock"}
        assert set(changed["options"]) == {"rounds", "bids"}
        # Nobody comes or goes: a page that is opened later shows the same table, and it can be dealt.
        again = await ben.join(code)
        assert again.table["players"] == 5
        await one.say(type="start")
        table = await two.until(lambda table: table["stage"] == "playing")
        assert len(table["seats"]) == len(table["scores"]) == 5
        assert {seat["level"] for seat in table["seats"] if seat["player"] == "bot"} == {"novice"}
        await one.say(type="change_rules", rules=wanted)
        assert (await one.hear("refused"))["reason"] == "already_started"
        await leave(one, two, again)

    asyncio.run(work())


def test_a_table_whose_rules_were_changed_can_be_rebuilt_from_its_log() -> None:
    table = at_table(5)
    applied(table, commands.sit(table, BEN, 4))
    applied(table, commands.seat_bot(table, ADA, 1, "casual", LEVELS))
    entries = applied(table, commands.change_rules(table, ADA, rules(table, players=3, level="club"), LEVELS))
    assert any(isinstance(entry, NewRules) for entry in entries)
    assert [chair.name for chair in table.chairs if chair.player == "person"] == ["Ada", "Ben"]
    assert [chair.level for chair in table.chairs if chair.player == "bot"] == ["club"]
    applied(table, commands.start(table, ADA))
    assert table.players == 3
    for _ in range(6):
        seat = table.undecided[0]
        applied(table, [commands.decide(table, seat, [next(iter(table.legal(seat)))])])
    again = TableState.from_log([read_entry(write_entry(entry)) for entry in table.entries])
    assert again.state.tobytes() == table.state.tobytes()
    assert (again.players, again.choices, again.opened) == (table.players, table.choices, table.opened)
    number = len(table.entries) - 3
    assert table.before(number).players == 3  # an old decision's id is looked up in the game as it was then


def test_a_smaller_table_seats_everybody_or_is_refused() -> None:
    table = at_table(5)
    for seat, person in ((3, BEN), (4, EVE)):
        applied(table, commands.sit(table, person, seat))
    for seat in (1, 2):
        applied(table, commands.seat_bot(table, ADA, seat, "casual", LEVELS))
    applied(table, commands.change_rules(table, ADA, rules(table, players=3), LEVELS))
    assert {chair.name for chair in table.chairs} == {"Ada", "Ben", "Eve"}
    applied(table, commands.change_rules(table, ADA, rules(table, players=6), LEVELS))
    applied(table, commands.sit(table, Person("dan", "Dan"), 5))
    assert why(commands.change_rules, table, ADA, rules(table, players=3), LEVELS) == "too_few_seats"
    assert commands.change_rules(table, ADA, rules(table), LEVELS) == []


def test_changes_of_the_rules_are_limited_and_rated_rules_are_strict() -> None:
    table = at_table(4)
    assert why(commands.change_rules, table, BEN, rules(table, players=3), LEVELS) == "not_host"
    assert why(commands.change_rules, table, ADA, rules(table, level="genius"), LEVELS) == "no_such_level"
    assert why(commands.change_rules, table, ADA, rules(table, options={"no_such": True}), LEVELS) == "bad_options"
    applied(table, commands.change_rules(table, ADA, rules(table, rated=True, level="club"), LEVELS))
    assert (table.opened.clock, table.stand_in) == ("relaxed", "novice")
    assert why(commands.start, table, ADA, {"ada"}) == "rated_needs_two"
    applied(table, commands.change_rules(table, ADA, rules(table, rated=False, clock="none"), LEVELS))
    assert (table.opened.clock, table.stand_in) == ("none", "club")
    applied(table, commands.seat_program(table, ADA, 1, "Carrie", "program"))
    assert why(commands.change_rules, table, ADA, rules(table, rated=True), LEVELS) == "no_programs_when_rated"
    table.changes = MOST_CHANGES
    another = commands.change_rules(table, ADA, rules(table, players=5), LEVELS)
    assert why(commands.refuse_endless_ado, table, another) == "too_much_ado"


def test_a_table_becomes_public_and_private_again_in_the_lobby_too(running: Server) -> None:
    async def work() -> None:
        ada, ben = Player(running), Player(running)
        code, (one,) = await seated(ada)

        def is_shown() -> bool:
            return code in [table["code"] for table in ben.ask("GET", "/api/lobby")[1]]

        for public in (True, False):
            await one.say(type="change_rules", rules={"players": 3, "public": public})
            await one.until(lambda table, public=public: table["public"] == public)
            for _ in range(100):
                if is_shown() == public:
                    break
                await asyncio.sleep(0.05)
            assert is_shown() == public
        await leave(one)

    asyncio.run(work())


# ------------------------------------------------------------------------------------------------------------ finding players


def find(player: Player, game: str = USUAL_GAME) -> str:
    status, answer = player.ask("POST", "/api/find", {"game": game})
    assert status == 200, answer
    return str(answer["code"])


async def everybody_leaves(*connections: TableConnection) -> None:
    for connection in connections:
        await connection.say(type="leave")
        await connection.disconnect()


def test_a_person_looking_for_players_gets_one_table_and_is_dealt_in_when_it_is_full(running: Server) -> None:
    async def work() -> None:
        people = [Player(running) for _ in range(SEATS)]
        code = find(people[0])
        assert find(people[0]) == code  # a second tap
        connection = await people[0].join(code)
        assert connection.table["public"]
        assert not connection.table["rated"]
        assert connection.table["clock"]["choice"] == "relaxed"
        assert 0 < connection.table["deals_in"] <= 60_000
        assert {find(player) for player in people[1:]} == {code}
        table = await connection.until(lambda table: table["stage"] == "playing")
        assert [seat["player"] for seat in table["seats"]] == ["person"] * SEATS
        assert table["deals_in"] is None
        stranger = Player(running)
        other = find(stranger)
        assert other != code
        there = await stranger.join(other)
        # The rules are the default ones, and the host may postpone the deal.
        await there.say(type="change_rules", rules={"players": 3})
        assert (await there.hear("refused"))["reason"] == "usual_rules_only"
        await there.say(type="wait_longer")
        await there.until(lambda table: table["deals_in"] > 59_000)
        # Somebody who leaves the page finds the seat again.
        await there.disconnect()
        assert find(stranger) == other
        assert [table["code"] for table in stranger.me()["tables"]] == [other]
        there = await stranger.join(other)
        assert there.table["you"] == 0
        # Nobody has to wait who does not want to.
        await there.say(type="start")
        table = await there.until(lambda table: table["stage"] == "playing")
        assert [seat["level"] for seat in table["seats"][1:]] == [USUAL_LEVEL] * (SEATS - 1)
        await leave(connection, there)

    asyncio.run(work())


def test_people_who_ask_at_once_are_seated_together_and_nobody_twice(running: Server) -> None:
    people = [Player(running) for _ in range(SEATS)]

    async def all_at_once() -> list[str]:
        return await asyncio.gather(*(asyncio.to_thread(find, player) for player in people))

    codes = asyncio.run(all_at_once())
    assert len(set(codes)) == 1


def test_bots_fill_up_after_a_while(tmp_path: Path) -> None:
    async def work() -> None:
        with Server(tmp_path / "mazzo.sqlite3", bot_workers=0, find_seconds=1) as server:
            ada = Player(server)
            connection = await ada.join(find(ada))
            table = await connection.until(lambda table: table["stage"] == "playing")
            assert [seat["player"] for seat in table["seats"]] == ["person", *["bot"] * (SEATS - 1)]
            await leave(connection)

    asyncio.run(work())


def test_before_an_upgrade_no_game_starts_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "RETRY_SECONDS", 0.05)

    async def work(store: Store) -> None:
        tables = TableRegistry(store, BotPool(0, 0.1), Settings(find_seconds=1))
        await store.add_person(ADA, ADA.person)
        session = await tables.find(await find_table(tables, ADA, game_named(USUAL_GAME), "192.0.2.1"))
        tables.drain.until = time.time() + 600
        await asyncio.sleep(1.5)
        assert session.table.stage == "waiting"
        tables.drain.until = None
        for _ in range(200):
            if session.table.stage == "playing":
                break
            await asyncio.sleep(0.02)
        assert session.table.stage == "playing"
        await tables.close()

    with_store(tmp_path / "mazzo.sqlite3", work)


@pytest.mark.long
def test_a_kill_loses_no_seat_and_no_deal(tmp_path: Path) -> None:
    async def work() -> None:
        with Server(tmp_path / "mazzo.sqlite3", bot_workers=0, find_seconds=2) as server:
            ada, ben = Player(server), Player(server)
            code = find(ada)
            assert find(ben) == code
            server.kill()
            server.start()
            server.ready()
            assert ada.me()["tables"][0]["code"] == code
            connection = await ben.join(code)
            table = await connection.until(lambda table: table["stage"] == "playing", 40)
            assert [seat["player"] for seat in table["seats"]] == ["person", "person", "bot", "bot"]
            await leave(connection)

    asyncio.run(work())
    assert check(tmp_path / "mazzo.sqlite3") == []


def test_nobody_is_seated_with_a_person_they_have_blocked(running: Server) -> None:
    async def work() -> None:
        ada, ben = Player(running), Player(running)
        code, connections = await seated(ada, ben)
        assert ada.ask("POST", f"/api/tables/{code}/people/block", {"seat": 1})[0] == 200
        found = find(ada)
        assert find(ben) != found  # whom somebody there has blocked
        other = find(ben)
        connection, there = await ada.join(found), await ben.join(other)
        await everybody_leaves(connection, there)
        await leave(*connections)

    asyncio.run(work())


def test_a_table_of_people_looking_for_players_has_its_own_rules() -> None:
    table = at_table(4, deals_at=1000, public=True)
    assert deal_if_due(table, 999) == []
    assert why(commands.change_rules, table, ADA, rules(table, players=3), LEVELS) == "usual_rules_only"
    assert why(commands.join, table, BEN, 990, Apart(blocked=frozenset({"ada"}))) == "blocked_here"
    assert why(commands.join, table, BEN, 990, Apart(blocked_by=frozenset({"ada"}))) == "no_seat_here"
    applied(table, commands.join(table, BEN, 990))
    assert table.deals_at == 1005  # a moment to look around
    assert commands.join(table, BEN, 990) == []
    assert why(commands.wait_longer, table, BEN, 1000, 60) == "not_host"
    applied(table, commands.wait_longer(table, ADA, 1000, 60))
    assert deal_if_due(table, 1059) == []
    empty = TableState.from_log(table.entries)
    for person in (ADA, BEN):
        applied(empty, commands.leave(empty, person))
    applied(empty, deal_if_due(empty, 1060))  # no deal for bots alone
    assert not empty.is_counting_down
    assert why(commands.join, empty, EVE, 1061) == "already_started"
    applied(table, deal_if_due(table, 1060))
    assert isinstance(table.entries[-1], Started)
    assert [chair.player for chair in table.chairs] == ["person", "person", "bot", "bot"]
    plain = at_table(4)
    assert why(commands.wait_longer, plain, ADA, 0, 60) == "no_countdown"
    assert deal_if_due(plain, 10**10) == []


def test_a_full_table_does_not_wait() -> None:
    table = at_table(3, deals_at=10**10)
    for person, seat in ((BEN, 1), (EVE, 2)):
        applied(table, commands.sit(table, person, seat))
    assert isinstance(deal_if_due(table, 0.0)[-1], Started)


# -------------------------------------------------------------------------------------------------------------- the rematch


def test_a_rematch_keeps_the_talk_and_may_have_other_rules(running: Server) -> None:
    async def work() -> None:
        ada, ben = Player(running), Player(running)
        code, (one, two) = await dealt(ada, ben, rounds="1")
        await two.say(type="say", text="Again?")
        await one.hear("talk")
        await asyncio.gather(play_to_the_end(one), play_to_the_end(two))
        await one.say(type="rematch", rules={"players": 4, "options": {"rounds": "2"}, "level": "novice"})
        table = await two.until(lambda table: table["rematch"] is not None)
        new = await ben.join(table["rematch"])
        assert (new.table["players"], new.table["options"]["rounds"], new.table["level"]) == (4, "2", "novice")
        assert [line["text"] for line in new.heard[0]["lines"]] == ["Again?"]
        assert new.table["you"] == 1
        await leave(one, two, new)
        assert ben.ask("GET", f"/api/tables/{code}/replay")[1]["rematch"] == table["rematch"]

    asyncio.run(work())


def test_a_rematch_alone_is_dealt_by_its_new_rules_and_refused_where_they_do_not_fit() -> None:
    table = at_table(3)
    applied(table, commands.start(table, ADA))
    applied(table, [Closed(why="agreed")])
    entries = rematch_entries(table, ADA, "2", rules=rules(table, players=5, level="novice"), levels=LEVELS)
    new = TableState.from_log(entries)
    assert (new.players, new.stage, new.opened.level) == (5, "playing", "novice")
    assert [chair.player for chair in new.chairs] == ["person", *["bot"] * 4]
    assert why(rematch_entries, table, ADA, "2", (), rules(table, rated=True), LEVELS) == "rated_needs_two"
    assert not any(isinstance(entry, Said) for entry in entries)


# ------------------------------------------------------------------------------------------------------- replays and ratings


def test_a_replay_knows_its_player_and_shows_a_stranger_no_hand(running: Server) -> None:
    async def work() -> None:
        ada = Player(running)
        code = ada.open(3, start=True, rounds="1")
        connection = await ada.join(code)
        await play_to_the_end(connection)
        await leave(connection)
        assert ada.ask("GET", f"/api/tables/{code}/replay")[1]["you"] == 0
        stranger = Player(running)
        assert stranger.ask("GET", f"/api/tables/{code}/replay")[1]["you"] is None
        seen = stranger.ask("GET", f"/api/tables/{code}/replay/0?view=watching")[1]
        assert seen["you"] is None
        assert all(isinstance(hand, int) for hand in seen["view"]["hands"])

    asyncio.run(work())


async def rated_game(host: Player, guest: Player) -> None:
    _, (one, two) = await dealt(host, guest, more={"rated": True, "clock": "relaxed"}, rounds="1")
    await asyncio.gather(play_to_the_end(one), play_to_the_end(two))
    await one.until(lambda table: table["ratings"] is not None)
    await leave(one, two)


def test_the_ratings_list_everybody_who_wants_to_be_listed(running: Server) -> None:
    ada, ben, eve = (Player(running) for _ in range(3))
    for player, name in ((ada, "Ada Rated"), (ben, "Ben Rated"), (eve, "Eve Rated")):
        player.ask("POST", "/api/me", {"name": name})
    asyncio.run(rated_game(ada, ben))
    asyncio.run(rated_game(ada, eve))

    def listed(player: Player) -> Any:
        status, listing = player.ask("GET", f"/api/ratings/{USUAL_GAME}")
        assert status == 200
        return listing

    listing = listed(ada)
    assert {one["name"]: one["games"] for one in listing["people"]} == {"Ada Rated": 2, "Ben Rated": 1, "Eve Rated": 1}
    assert listing["count"] == 3
    ratings = [one["rating"] for one in listing["people"]]
    assert ratings == sorted(ratings, reverse=True)
    assert [one["name"] for one in listing["people"] if one["you"]] == ["Ada Rated"] == [listing["you"]["name"]]
    assert listing["you"]["spread"] < max(one["spread"] for one in listing["people"])  # two games say more than one
    stranger = Player(running)
    assert listed(stranger)["you"] is None
    assert ben.ask("POST", "/api/me/listed", {"listed": False})[1] == {"listed": False}
    assert "Ben Rated" not in str(listed(ada))
    assert listed(ben)["you"] is None
    assert not listed(ben)["listed"]
    ben.ask("POST", "/api/me/listed", {"listed": True})
    assert "Ben Rated" in str(listed(ada))
    eve.ask("POST", "/api/me/delete", {"name": "Eve Rated"})
    listing = listed(ada)
    assert listing["count"] == 2
    assert "Eve Rated" not in str(listing)
    assert ada.ask("GET", "/api/ratings/no_such_game")[0] == 400
    assert running.ask("GET", f"/api/ratings/{USUAL_GAME}")[0] == 401
