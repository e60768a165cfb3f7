"""Keeping order among strangers: what the host of a server can do, what players can do, and that nobody gets around either."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import InvalidStatus

from mazzo.server.bots.pool import BotPool
from mazzo.server.host.moderation import read_until
from mazzo.server.http.tables_api import REPORTS_PER_HOUR
from mazzo.server.persons import blocks as blocking
from mazzo.server.persons.blocks import Blocks
from mazzo.server.persons.people_reports import REPORTS_PER_DAY, keep_person_report
from mazzo.server.persons.sanctions import Sanction, Sanctions, read_network
from mazzo.server.settings import Settings
from mazzo.server.store.schema import audit, blocks, people_reports, sanctions
from mazzo.server.store.store import Store
from mazzo.server.tables import lobby as waiting_rooms
from mazzo.server.tables.lobby import MOST_OF_A_NETWORK, MOST_OF_A_PERSON
from mazzo.server.tables.registry import TableRegistry
from mazzo.server.tables.session import piece_of
from mazzo.server.wire.api_messages import ReportPerson
from mazzo.table import commands
from mazzo.table.commands import Apart, Person
from mazzo.table.log import FORGOTTEN, Barred, Left, Opened, Sat
from mazzo.table.state import TableState
from mazzo.table.table import Table
from mazzo.words import Refusal
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server, TableConnection
from tests.harness.stores import with_store
from tests.harness.subscribers import FakeSubscriber

ADA, BEN, EVE = Person("ada", "Ada"), Person("ben", "Ben"), Person("eve", "Eve")
PUBLIC = {"public": True}
EVENT = {"title": "Cup", "game": USUAL_GAME, "players": 3}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("order")
    with Server(folder / "mazzo.sqlite3", bot_workers=0, tables_per_hour=10_000, lines_in_10_seconds=1000) as server:
        yield server


@pytest.fixture
def host(mazzo: Any, running: Server, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A command of the server's host: what it prints."""
    monkeypatch.setenv("COLUMNS", "200")

    def command(*words: str, status: int = 0) -> str:
        with ThreadPoolExecutor(1) as thread:  # a command has an event loop of its own
            found, out, err = thread.submit(mazzo, *words, "--database", running.settings["database"]).result()
        assert found == status, err
        return str(out or err)

    return command


def named(server: Server, name: str) -> Player:
    player = Player(server)
    assert player.ask("POST", "/api/me", {"name": name})[0] == 200
    return player


async def seated(player: Player, code: str, seat: int) -> TableConnection:
    at = await player.join(code)
    await at.say(type="sit", seat=seat)
    await at.until(lambda table: table["you"] == seat)
    return at


async def refused(at: TableConnection, **message: Any) -> str:
    await at.say(**message)
    return str((await at.hear("refused"))["reason"])


def waiting_room(public: bool = False, *people: Person) -> TableState:
    opened = Table.open(USUAL_GAME, 4, {}, "7").opened
    opened.host, opened.public = ADA.person, public
    entries = [Sat(seat=seat, name=who.name, player="person", person=who.person) for seat, who in enumerate((ADA, *people))]
    return TableState.from_log([opened, *entries])


def applied(table: TableState, entries: list[Any]) -> list[Any]:
    for entry in entries:
        table.apply(entry)
    return entries


def why(command: Any, *arguments: Any, **more: Any) -> str:
    with pytest.raises(Refusal) as found:
        command(*arguments, **more)
    return found.value.reason


# -------------------------------------------------------------------------------------------------------------- the judge


def test_a_player_unseated_by_the_host_cannot_sit_down_again_or_at_the_rematch() -> None:
    table = waiting_room(False, BEN)
    assert applied(table, commands.unseat(table, ADA, 1)) == [Left(seat=1, by="host"), Barred(person="ben")]
    assert why(commands.sit, table, BEN, 1) == "no_seat_here"
    applied(table, commands.sit(table, EVE, 1))
    assert applied(table, commands.unseat(table, EVE, 1)) == [Left(seat=1)]  # a player who gets up is not removed
    applied(table, commands.sit(table, EVE, 1))
    applied(table, commands.start(table, ADA))
    applied(table, commands.close(table))
    again = TableState.from_log(commands.rematch_entries(table, ADA, "8"))
    applied(again, commands.unseat(again, ADA, 2))  # a bot's
    assert why(commands.sit, again, BEN, 2) == "no_seat_here"


def test_the_seat_of_a_forgotten_person_stays_empty_at_the_rematch() -> None:
    table = waiting_room(False, BEN, EVE)
    applied(table, commands.start(table, ADA))
    table.chairs[1] = dataclasses.replace(table.chairs[1], person=FORGOTTEN + "abc")
    table.stage = "over"
    seats = {entry.seat for entry in commands.rematch_entries(table, ADA, "8" * 64) if isinstance(entry, Sat)}
    assert seats == {0, 2, 3}


def test_a_player_removed_during_a_game_can_do_nothing_there() -> None:
    table = waiting_room(False, BEN)
    applied(table, commands.start(table, ADA))
    applied(table, commands.agree_to_end(table, ADA))
    applied(table, commands.remove(table, BEN.person))
    assert table.chairs[1].kept
    for command in (commands.take_back, commands.talk, commands.play_on, commands.agree_to_end, commands.leave):
        assert why(command, table, BEN) == "removed"
    assert commands.remove(table, BEN.person) == []
    applied(table, commands.close(table))
    assert why(commands.rematch, table, BEN, "CODE") == "removed"


def test_a_player_banned_for_a_time_takes_the_seat_back_afterwards() -> None:
    table = waiting_room(False, BEN)
    applied(table, commands.start(table, ADA))
    assert applied(table, commands.remove(table, BEN.person, for_good=False)) == [Left(seat=1, by="host")]
    applied(table, commands.take_back(table, BEN))
    assert not table.chairs[1].kept


def test_a_block_seats_nobody_together_and_keeps_nobody_out_of_a_friends_table() -> None:
    for public in (False, True):
        table = waiting_room(public, BEN)
        assert why(commands.sit, table, EVE, 2, Apart(blocked=frozenset({"ben"}))) == "blocked_here"
    unwanted = Apart(blocked_by=frozenset({"ben"}))
    assert why(commands.sit, waiting_room(True, BEN), EVE, 2, unwanted) == "no_seat_here"
    assert commands.sit(waiting_room(False, BEN), EVE, 2, unwanted)
    table = waiting_room(False, BEN, EVE)
    applied(table, commands.start(table, ADA))
    applied(table, commands.close(table))
    company = commands.rematch_entries(table, ADA, "8", {"eve"})
    assert [entry.person for entry in company if isinstance(entry, Sat) and entry.player == "person"] == ["ada", "ben"]


# ------------------------------------------------------------------------------------------------------------- in memory


class FoundRows:
    """A store with these sanctions in it."""

    def __init__(self, *found: Sanction) -> None:
        self.found = found

    async def rows(self, _: Any) -> Any:
        return [type("Row", (), {"_mapping": {name: getattr(one, name) for name in one.__struct_fields__}}) for one in self.found]


def in_force(*more: dict[str, Any], **on: Any) -> Sanctions:
    usual = {"number": 1, "kind": "ban", "person": None, "network": None, "since": 0, "until": None, "reason": "spam"}
    kept = Sanctions(FoundRows(*(Sanction(**{**usual, **one}) for one in (on, *more))))  # type: ignore[arg-type]
    asyncio.run(kept.refresh())
    return kept


@pytest.mark.parametrize(
    ("network", "inside", "outside"),
    [
        ("203.0.113.7/32", ["203.0.113.7", "::ffff:203.0.113.7"], ["203.0.113.8", "::203.0.113.7", "", "nonsense"]),
        ("203.0.112.0/23", ["203.0.113.255", "203.0.112.0"], ["203.0.114.0", "203.0.111.255"]),
        ("2001:db8::/32", ["2001:db8:ffff::1"], ["2001:db9::1", "32.1.13.184"]),
    ],
)
def test_a_network_is_banned_with_all_its_addresses_and_no_others(network: str, inside: list[str], outside: list[str]) -> None:
    kept = in_force(network=network)
    for address in inside:
        assert why(kept.refuse_banned, None, address) == "banned"
    for address in outside:
        kept.refuse_banned("ada", address)


def test_a_household_of_ipv6_counts_as_one_address_and_nobody_bans_half_of_the_internet() -> None:
    assert str(read_network("2001:db8::1:2:3:4")) == "2001:db8::/64"
    assert str(read_network("::ffff:203.0.113.7")) == "203.0.113.7/32"
    assert str(read_network("203.0.113.7/24")) == "203.0.113.0/24"
    assert read_network("Ada") is None
    for wide in ("0.0.0.0/0", "::/0", "128.0.0.0/1"):
        with pytest.raises(ValueError, match="half of the internet"):
            read_network(wide)


def test_a_ban_ends_by_itself() -> None:
    assert why(in_force(person="ada", until=time.time() + 60).refuse_banned, "ada", "") == "banned"
    in_force(person="ada", until=time.time() - 1).refuse_banned("ada", "")
    in_force(network="203.0.113.7/32", until=time.time() - 1).refuse_banned(None, "203.0.113.7")
    both = in_force({"network": "203.0.113.7/32"}, person="ada", until=time.time() - 1)
    assert why(both.refuse_banned, "ada", "203.0.113.7") == "banned"  # the other ban has not ended


def test_a_time_is_written_with_its_unit() -> None:
    for written, seconds in (("30m", 1800), ("12h", 43_200), ("7d", 604_800), ("2w", 1_209_600)):
        until = read_until(written)
        assert until is not None
        assert abs(until - time.time() - seconds) < 5
    assert read_until("") is None
    for wrong in ("7", "d", "0d", "-1d", "soon", "7 d"):
        with pytest.raises(ValueError, match="expected minutes"):
            read_until(wrong)


# -------------------------------------------------------------------------------------------------- the host of the server


def test_a_kick_lasts_and_a_ban_says_until_when_and_why(host: Any, running: Server) -> None:
    ada, eve = named(running, "Ada K"), named(running, "Eve K")

    async def games() -> None:
        code = ada.open(3)
        hers, at = await ada.join(code), await seated(eve, code, 1)
        host("kick", code, "Eve K", "--reason", "rude")
        await at.until(lambda table: table["you"] is None)
        assert await refused(at, type="sit", seat=1) == "no_seat_here"
        left = [event["event"] for event in at.table["events"] if event["event"]["kind"] == "table.left"]
        assert [event["by"] for event in left] == ["host"]

        playing = ada.open(3, rounds="1-2-3")
        mine, hers_there = await seated(eve, playing, 1), await ada.join(playing)
        await hers_there.say(type="start")
        await mine.until(lambda table: table["stage"] == "playing")
        host("ban", "Eve K", "--for", "2h", "--reason", "spam [/x]")
        gone = await mine.hear("refused")
        assert (gone["reason"], gone["facts"]["why"]) == ("banned", "spam [/x]")
        assert abs(gone["facts"]["until"] - time.time() - 7200) < 60
        assert await mine.closed() == await at.closed() == 1008
        await hers_there.until(lambda table: table["seats"][1]["kept"])  # a bot plays on
        with pytest.raises(InvalidStatus) as denied:
            await eve.join(playing)
        assert denied.value.response.status_code == 403
        for method, path, body in (
            ("GET", "/api/me", None),
            ("POST", "/api/me", {"name": "Eva"}),
            ("POST", "/api/find", {"game": USUAL_GAME}),
        ):
            status, answer = eve.ask(method, path, body)
            assert (status, answer["reason"], answer["facts"]["why"]) == (403, "banned", "spam [/x]")
        assert running.ask("GET", "/", headers={"Cookie": eve.cookie})[0] == 200  # the page itself says why

        running.kill()
        running.start()
        running.ready()
        assert eve.ask("GET", "/api/me")[0] == 403
        host("unban", "Eve K", "--reason", "sorry")
        assert eve.ask("GET", "/api/me")[0] == 200
        again = await eve.join(playing)
        await again.say(type="take_back")
        await again.until(lambda table: not table["seats"][1]["kept"])
        back = await eve.join(code)
        assert await refused(back, type="sit", seat=1) == "no_seat_here"  # the kick stays
        await hers.disconnect()

    asyncio.run(games())
    noted = json.loads(host("audit", "--json"))
    mine = [one for one in noted if one["name"] == "Eve K"]
    assert [(one["command"], one["reason"]) for one in mine] == [("unban", "sorry"), ("ban", "spam [/x]"), ("kick", "rude")]
    assert all(abs(one["at"] - time.time()) < 600 for one in mine)


def test_bots_keep_the_seats_of_banned_players_even_if_they_are_not_connected(host: Any, running: Server) -> None:
    ada, eve = named(running, "Ada G"), named(running, "Eve G")

    async def game() -> None:
        code = ada.open(3)
        hers, at = await ada.join(code), await seated(eve, code, 1)
        await hers.say(type="start")
        await at.until(lambda table: table["stage"] == "playing")
        await at.disconnect()
        await hers.until(lambda table: not table["seats"][1]["here"])
        assert not hers.table["seats"][1]["kept"]
        host("ban", "Eve G")
        await hers.until(lambda table: table["seats"][1]["kept"])
        await hers.disconnect()

    asyncio.run(game())


def test_a_rematch_leaves_out_people_blocked_by_the_person_who_asks_for_it(running: Server) -> None:
    ada, eve = named(running, "Ada H"), named(running, "Eve H")

    async def game() -> None:
        code = ada.open(3)
        hers, at = await ada.join(code), await seated(eve, code, 1)
        await hers.say(type="start")
        await at.until(lambda table: table["stage"] == "playing")
        assert ada.ask("POST", f"/api/tables/{code}/people/block", {"seat": 1})[0] == 200
        for one in (hers, at):
            await one.say(type="agree_to_end")
        await hers.until(lambda table: table["stage"] == "over")
        await hers.say(type="rematch")
        again = await ada.join((await hers.until(lambda table: table["rematch"]))["rematch"])
        assert [seat["player"] for seat in again.table["seats"]] == ["person", "bot", "bot"]
        for one in (hers, at, again):
            await one.disconnect()

    asyncio.run(game())


def test_an_address_is_banned_with_everyone_behind_it(host: Any, running: Server) -> None:
    ada, eve = Player(running), Player(running)
    behind = {"X-Forwarded-For": "198.51.100.9"}

    async def games() -> None:
        code = ada.open(3)
        hers = await ada.join(code)
        at = await eve.join(code, headers=behind)
        await at.say(type="sit", seat=1)
        await hers.until(lambda table: table["seats"][1]["player"] == "person")
        host("ban", "198.51.100.0/24")
        assert (await at.hear("refused"))["reason"] == "banned"
        await hers.until(lambda table: table["seats"][1]["player"] == "nobody")
        await hers.disconnect()

    asyncio.run(games())
    assert eve.ask("GET", "/api/me", **behind)[0] == eve.ask("GET", "/api/games", **behind)[0] == 403
    assert running.ask("GET", "/api/me", headers=behind)[0] == 403  # a newcomer too
    assert running.ask("GET", "/", headers=behind)[0] == running.ask("GET", "/health", headers=behind)[0] == 200
    assert eve.ask("GET", "/api/me")[0] == 200
    host("unban", "198.51.100.0/24")
    assert eve.ask("GET", "/api/me", **behind)[0] == 200


def test_a_silenced_player_plays_but_can_neither_talk_nor_rename(host: Any, running: Server) -> None:
    eve = named(running, "Eve S")
    event = eve.ask("POST", "/api/events", EVENT)[1]["event"]
    host("silence", "Eve S", "--for", "1h", "--reason", "insults")

    async def game() -> None:
        at = await eve.join(eve.open(3))
        for message in (
            {"type": "say", "text": "hi"},
            {"type": "react", "reaction": "wow"},
            {"type": "rename", "name": "Insult"},
        ):
            await at.say(**message)
            refusal = await at.hear("refused")
            assert (refusal["reason"], refusal["facts"]["why"]) == ("silenced", "insults")
        assert eve.ask("POST", "/api/me", {"name": "Insult"})[1]["reason"] == "silenced"
        assert eve.ask("POST", "/api/events", {**EVENT, "title": "Insult"})[1]["reason"] == "silenced"
        evening = {"game": USUAL_GAME, "names": ["Insult", "A", "B"], "options": {}, "first": 0, "entries": {"rounds": []}}
        assert eve.ask("POST", "/api/evenings", evening)[1]["reason"] == "silenced"
        insult = {"what": "cancel", "reason": "insult"}
        assert eve.ask("POST", f"/api/events/{event}/mend", insult)[1]["reason"] == "silenced"
        await at.say(type="start")
        await at.until(lambda table: table["stage"] == "playing")
        host("unban", "Eve S")
        await at.say(type="say", text="hello")
        assert (await at.hear("talk"))["lines"][0]["text"] == "hello"
        await at.disconnect()

    asyncio.run(game())


def test_the_host_of_the_server_calls_an_event_off_and_removes_what_was_written(host: Any, running: Server) -> None:
    eve, ada = named(running, "Eve E"), named(running, "Ada E")
    event = eve.ask("POST", "/api/events", {**EVENT, "title": "Insult", "about": "insults", "listed": True})[1]["event"]
    ada.ask("POST", f"/api/events/{event}/enter", {})
    mark = eve.ask("GET", f"/api/events/{event}")[1]["standings"][0]["mark"]
    eve.ask("POST", f"/api/events/{event}/mend", {"what": "strike", "mark": mark, "reason": "insult"})
    assert "called off" in host("close", event.lower())
    assert event not in [one["event"] for one in named(running, "Ben E").ask("GET", "/api/events")[1]]
    event_page = ada.ask("GET", f"/api/events/{event}")[1]
    assert event_page["info"]["cancelled"]
    assert "nsult" not in json.dumps(event_page)
    assert ("close", event) in [(one["command"], one["whom"]) for one in json.loads(host("audit", "--json"))]


def test_a_name_that_the_host_has_given_stays(host: Any, running: Server) -> None:
    eve = named(running, "Horrible")

    async def game() -> None:
        at = await eve.join(eve.open(3))
        host("rename", "Horrible", "Player 1", "--reason", "name")
        await at.until(lambda table: table["seats"][0]["name"] == "Player 1")
        assert await refused(at, type="rename", name="Horrible") == "name_given"
        await at.disconnect()

    asyncio.run(game())
    assert eve.me()["name"] == "Player 1"
    assert eve.ask("POST", "/api/me", {"name": "Horrible"})[1]["reason"] == "name_given"
    (given,) = [one for one in json.loads(host("bans", "--json")) if one["name"] == "Player 1"]
    host("unban", str(given["number"]))
    assert eve.ask("POST", "/api/me", {"name": "Nice"})[0] == 200


def test_a_name_that_the_host_has_given_stays_where_a_newcomer_s_would_be_replaced(host: Any, running: Server) -> None:
    eve, ben = named(running, "Dire"), named(running, "Keen Swift")
    host("rename", "Dire", "Keen Magpie")

    async def game() -> None:
        at = await eve.join(ben.open(3))
        await at.say(type="sit", seat=1)
        table = await at.until(lambda table: table["you"] == 1)
        assert table["seats"][1]["name"] == "Keen Magpie"
        await at.disconnect()

    asyncio.run(game())
    assert eve.me()["name"] == "Keen Magpie"


def test_a_rematch_of_an_old_table_brings_no_old_name_back(host: Any, running: Server) -> None:
    eve, ben = named(running, "Dreadful"), named(running, "Player 2")

    async def game() -> None:
        code = eve.open(3)
        seats = [await eve.join(code), await ben.join(code)]
        await seats[1].say(type="sit", seat=1)
        await seats[1].until(lambda table: table["you"] == 1)
        await seats[0].say(type="start")
        for at in seats:
            await at.until(lambda table: table["stage"] == "playing")
            await at.say(type="agree_to_end")
        await seats[1].until(lambda table: table["stage"] == "over")
        host("rename", "Dreadful", "Player 2", "--reason", "name")
        await seats[1].say(type="rematch")
        again = await ben.join((await seats[1].until(lambda table: table["rematch"]))["rematch"])
        assert [seat["name"] for seat in again.table["seats"][:2]] == ["Player 2 2", "Player 2"]
        for at in (*seats, again):
            await at.disconnect()

    asyncio.run(game())


def test_a_command_about_nobody_says_so(host: Any) -> None:
    assert "nobody with this name" in host("ban", "Nobody At All", status=2)
    assert "half of the internet" in host("ban", "0.0.0.0/0", status=2)
    assert "neither banned nor silenced" in host("unban", "192.0.2.77", status=2)
    assert "neither banned nor silenced" in host("unban", "99999", status=2)
    assert "expected minutes" in host("ban", "192.0.2.77", "--for", "ever", status=2)
    assert "200 characters" in host("ban", "192.0.2.77", "--reason", "x" * 201, status=2)


@pytest.mark.parametrize("name", ["[/x]", "[bold red]"])
def test_names_and_texts_of_players_are_no_markup_in_any_list(host: Any, running: Server, name: str) -> None:
    ada, eve = named(running, "Ada M"), named(running, name)
    line = f"{name} says [/y]"

    async def game() -> str:
        code = ada.open(3)
        hers, at = await ada.join(code), await seated(eve, code, 1)
        await at.say(type="say", text=line)
        number = (await hers.hear("talk"))["lines"][-1]["number"]
        where = f"/api/tables/{code}/people/report"
        assert ada.ask("POST", where, {"line": number, "text": f"{name}!"}) == (201, {})
        assert ada.ask("POST", where, {"seat": 1})[0] == 201
        await at.disconnect()
        await hers.disconnect()
        return code

    code = asyncio.run(game())
    number = json.loads(host("reports", "--json"))["people"][1]["number"]
    host("silence", name, "--reason", f"{name} why")
    for words in (["tables"], ["tables", "--all"], ["reports"], ["reports", f"P{number}"], ["bans"], ["audit"]):
        shown = "".join(host(*words).split())
        assert name.replace(" ", "") in shown, words
    assert code in host("tables")
    host("unban", name)


def test_nobody_asks_about_others_more_often_than_the_limit_says(running: Server) -> None:
    ada = named(running, "Ada A")
    where = f"/api/tables/{ada.open(3)}/people/block"
    answers = [ada.ask("POST", where, {"seat": 1}) for _ in range(REPORTS_PER_HOUR + 1)]  # nobody sits there
    reasons = [answer["reason"] for _, answer in answers]
    assert "too_many_messages" not in reasons[:-1]
    assert answers[-1][0] == 429
    assert reasons[-1] == "too_many_messages"


def test_forgetting_takes_reports_blocks_and_bans_along_and_leaves_the_audit_log(host: Any, running: Server) -> None:
    import sqlite3

    ada, eve = named(running, "Ada F"), named(running, "Eve F")

    async def game() -> None:
        code = ada.open(3)
        hers, at = await ada.join(code), await seated(eve, code, 1)
        for player, seat in ((ada, 1), (eve, 0)):
            assert player.ask("POST", f"/api/tables/{code}/people/report", {"seat": seat})[0] == 201
            assert player.ask("POST", f"/api/tables/{code}/people/block", {"seat": seat})[0] == 200
        exported = eve.ask("GET", "/api/me/export")[1]["rows"]
        assert [set(row) for row in exported["people_reports"]] == [{"person", "text"}]
        assert [set(row) for row in exported["blocks"]] == [{"number", "person", "since"}]  # an id that nobody else has
        await at.disconnect()
        await hers.disconnect()
        host("kick", code, "Eve F")

    asyncio.run(game())
    host("silence", "Eve F", "--reason", "insults")
    (person,) = {one["whom"] for one in json.loads(host("audit", "--json")) if one["name"] == "Eve F"}
    host("forget", "Eve F", "--yes")
    with sqlite3.connect(f"file:{running.database}?mode=ro", uri=True) as connection:
        for table in (audit, blocks, people_reports, sanctions):
            for row in connection.execute(f"SELECT * FROM {table.name}").fetchall():
                assert person not in row, table.name
        assert not connection.execute("SELECT 1 FROM entries WHERE instr(text, ?)", [person]).fetchall()
        (left,) = connection.execute("SELECT reporter FROM people_reports WHERE text = 'Ada F'").fetchall()
    assert left == (None,)  # her report stays, without her name
    newest = json.loads(host("audit", "--json"))[:3]
    assert [(one["command"], one["whom"]) for one in newest] == [(name, "forgotten") for name in ("forget", "silence", "kick")]
    assert "somebody who was forgotten" in host("reports", f"P{json.loads(host('reports', '--json'))['people'][0]['number']}")


# ----------------------------------------------------------------------------------------------------------------- players


def test_what_a_blocked_person_says_is_hidden_on_every_connection(running: Server) -> None:
    ada, eve = Player(running), Player(running)

    async def game() -> None:
        code = ada.open(3)
        hers, second, at = await ada.join(code), await ada.join(code), await seated(eve, code, 1)
        await at.say(type="say", text="before")
        number = (await hers.hear("talk"))["lines"][0]["number"]
        status, listed = ada.ask("POST", f"/api/tables/{code}/people/block", {"line": number})
        assert (status, [one["name"] for one in listed]) == (200, [eve.me()["name"]])
        for connection in (hers, second):
            await connection.until(lambda table: table["blocked"] == [1])
        assert at.table["blocked"] == []
        await at.say(type="say", text="insult")
        await at.say(type="react", reaction="wow")
        await at.hear("talk")
        await hers.say(type="say", text="mine")
        for connection in (hers, second):
            await connection.quiet(0.2)
            assert "mine" in "".join(connection.texts)
            assert "insult" not in "".join(connection.texts)
        late = await ada.join(code)
        await late.quiet(0.1)
        assert "insult" not in "".join(late.texts)
        assert "mine" in "".join(late.texts)
        (block,) = ada.ask("GET", "/api/me/blocks")[1]
        assert ada.ask("POST", "/api/me/unblock", {"number": block["number"]}) == (200, [])
        await hers.until(lambda table: table["blocked"] == [])
        await at.say(type="say", text="peace")
        await hers.quiet(0.3)
        assert "peace" in "".join(hers.texts)
        for connection in (hers, second, late, at):
            await connection.disconnect()

    asyncio.run(game())


def test_a_crowd_cannot_wash_a_block_away(tmp_path: Path) -> None:
    async def crowded(store: Store) -> None:
        found = Blocks(store)
        for who in (ADA, EVE, *(Person(f"p{number}", "") for number in range(450))):
            await store.add_person(who, who.person)
        await found.block(ADA.person, EVE.person)
        for number in range(450):
            await found.block(f"p{number}", ADA.person)
        around = await found.around(ADA.person)
        assert around.blocked == {EVE.person}
        assert len(around.blocked_by) == 450

    with_store(tmp_path / "mazzo.sqlite3", crowded)


def test_the_blocks_of_a_person_and_those_in_memory_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocking, "MOST_BLOCKED", 3)
    monkeypatch.setattr(blocking, "MOST_REMEMBERED", 2)

    async def many(store: Store) -> None:
        kept = Blocks(store)
        for number in range(5):
            await store.add_person(Person(f"p{number}", ""), f"p{number}")
        for number in range(1, 4):
            await kept.block("p0", f"p{number}")
        with pytest.raises(Refusal, match="unblock somebody first"):
            await kept.block("p0", "p4")
        for number in range(5):
            await kept.around(f"p{number}")
        assert list(kept._known) == ["p3", "p4"]

    with_store(tmp_path / "mazzo.sqlite3", many)


def test_nobody_notices_that_they_were_blocked(running: Server) -> None:
    async def play() -> None:
        ada, ben = named(running, "Ada"), named(running, "Ben")
        code = ada.open(3)
        await seated(ada, code, 0)
        at = await seated(ben, code, 1)
        await at.quiet()
        before = len(at.heard)
        assert ada.ask("POST", f"/api/tables/{code}/people/block", {"seat": 1})[0] == 200
        await at.quiet(0.5)
        assert at.heard[before:] == []

    asyncio.run(play())


def test_the_lobby_hides_the_tables_of_people_who_have_blocked_each_other(running: Server) -> None:
    ada, eve, ben = Player(running), Player(running), Player(running)

    def sees(player: Player, code: str) -> bool:
        return code in {table["code"] for table in player.ask("GET", "/api/lobby")[1]}

    async def game() -> None:
        private = ada.open(3)
        hers, at = await ada.join(private), await seated(eve, private, 1)
        assert ada.ask("POST", f"/api/tables/{private}/people/block", {"seat": 1})[0] == 200
        of_ada, of_eve = ada.open(3, more=PUBLIC), eve.open(3, more=PUBLIC)
        connections = [await ada.join(of_ada), await eve.join(of_eve), hers, at]
        await asyncio.sleep(0.05)
        assert sees(ben, of_ada)
        assert sees(ben, of_eve)
        assert (sees(ada, of_ada), sees(ada, of_eve), sees(eve, of_ada), sees(eve, of_eve)) == (True, False, False, True)
        watching = await ada.join(of_eve)
        assert await refused(watching, type="sit", seat=1) == "blocked_here"
        other = await eve.join(of_ada)
        assert await refused(other, type="sit", seat=1) == "no_seat_here"
        for connection in (*connections, watching, other):
            await connection.disconnect()

    asyncio.run(game())


def test_only_somebody_else_who_is_there_is_blocked_or_reported_and_not_too_often(running: Server) -> None:
    ada, eve, watcher = Player(running), Player(running), Player(running)

    async def game() -> None:
        code = ada.open(3)
        hers, at = await ada.join(code), await seated(eve, code, 1)
        where = f"/api/tables/{code}/people"

        def answer(player: Player, what: str, body: Any) -> tuple[int, str]:
            status, reply = player.ask("POST", f"{where}/{what}", body)
            return status, reply["reason"] if status >= 400 else ""

        for what in ("report", "block"):
            assert answer(ada, what, {"seat": 0}) == (409, "yourself")
            assert answer(ada, what, {"seat": 2}) == answer(ada, what, {"line": 7}) == (404, "nobody_meant")
            for wrong in ({}, {"seat": 1, "line": 1}, {"seat": -1}, {"seat": 99}, {"line": 0}, {"person": "x"}):
                assert answer(ada, what, wrong) == (400, "bad_message")
        assert answer(watcher, "report", {"seat": 1}) == (403, "not_seated")
        for number in range(1, REPORTS_PER_DAY + 2):
            await at.say(type="say", text=f"line {number}")
            await at.hear("talk")
            expected = (201, "") if number <= REPORTS_PER_DAY else (429, "reported_enough")
            assert answer(ada, "report", {"line": number}) == expected
        await hers.disconnect()
        await at.disconnect()

    asyncio.run(game())


def test_reports_sent_at_once_count_towards_the_same_daily_limit(tmp_path: Path) -> None:
    table = waiting_room(False, EVE)
    for number in range(2 * REPORTS_PER_DAY):
        applied(table, commands.talk(table, EVE, f"line {number}"))

    async def at_once(store: Store) -> None:
        for who in (ADA, EVE):
            await store.add_person(who, who.person)
        assert await store.append(piece_of("TALKATIV", 0, table.entries))
        wishes = [ReportPerson(line=number) for number in range(1, 2 * REPORTS_PER_DAY + 1)]
        reports = (keep_person_report(store, ADA, "TALKATIV", table, wish) for wish in wishes)
        answers = await asyncio.gather(*reports, return_exceptions=True)
        assert [getattr(answer, "reason", None) for answer in answers].count("reported_enough") == REPORTS_PER_DAY
        assert len(await store.rows(select(people_reports.c.number))) == REPORTS_PER_DAY

    with_store(tmp_path / "mazzo.sqlite3", at_once)


def test_one_person_opens_three_public_tables_and_a_network_twelve(running: Server) -> None:
    ada, wish = Player(running), {"game": USUAL_GAME, "players": 3, **PUBLIC}
    behind = {"X-Forwarded-For": "198.51.100.77"}

    async def game() -> None:
        requests = [asyncio.to_thread(ada.ask, "POST", "/api/tables", wish, **behind) for _ in range(MOST_OF_A_PERSON + 3)]
        answers = await asyncio.gather(*requests)
        assert sum(status == 201 for status, _ in answers) <= MOST_OF_A_PERSON  # no more at the same time than one by one
        opened = sum(status == 201 for status, _ in answers)
        for _ in range(opened, MOST_OF_A_PERSON):
            assert ada.ask("POST", "/api/tables", wish, **behind)[0] == 201
        status, answer = ada.ask("POST", "/api/tables", wish, **behind)
        assert (status, answer["reason"], answer["facts"]) == (429, "too_many_public", {"most": MOST_OF_A_PERSON})
        assert ada.ask("POST", "/api/tables", {**wish, "public": False}, **behind)[0] == 201
        others = [Player(running) for _ in range(MOST_OF_A_NETWORK // MOST_OF_A_PERSON)]
        status = 0
        for other in others:
            for _ in range(MOST_OF_A_PERSON):
                status, answer = other.ask("POST", "/api/tables", wish, **behind)
        assert (status, answer["reason"], answer["facts"]) == (429, "too_many_public", {"most": MOST_OF_A_NETWORK})
        assert others[-1].ask("POST", "/api/tables", wish)[0] == 201  # from elsewhere

    asyncio.run(game())


def test_the_lobby_shows_at_most_three_tables_of_a_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def rooms(store: Store) -> None:
        tables = TableRegistry(store, BotPool(0, 0.1), Settings())
        for who in (ADA, BEN):
            await store.add_person(who, who.person)
        opened = Table.open(USUAL_GAME, 3, {"rounds": "1"}, "1").opened
        codes = []
        for who in (BEN, *[ADA] * 6):
            mine = Opened(
                **{**{name: getattr(opened, name) for name in opened.__struct_fields__}, "host": who.person, "public": True}
            )
            codes.append(await tables.open(who, mine, False))
            (await tables.find(codes[-1])).subscribe(FakeSubscriber("ada"), 0)
        shown = [table.code for table in await tables.lobby.shown()]
        assert codes[0] in shown
        assert len(shown) == 1 + MOST_OF_A_PERSON
        monkeypatch.setattr(waiting_rooms, "MOST_SHOWN", 2)
        tables.lobby._fresh_until = 0.0
        assert len(await tables.lobby.shown()) == 2
        await tables.close()

    with_store(tmp_path / "mazzo.sqlite3", rooms)
