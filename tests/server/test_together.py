"""People at one table: clocks, talk, a host who goes away, and a game that is ended by agreement."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mazzo.rules.dice import seed_of
from mazzo.server.bots.pool import BotPool
from mazzo.server.settings import Settings, database_url
from mazzo.server.store.store import Store
from mazzo.server.tables.clock import SECONDS, Clock
from mazzo.server.tables.registry import TableRegistry
from mazzo.table import commands
from mazzo.table.commands import AWAY_SECONDS, MOST_RUN_OUT, MOST_SAID, MOST_SAID_BY_ONE, ClockReading, Person, clock_play
from mazzo.table.log import Closed, Decided, Left, Sat, Started, read_entry, write_entry
from mazzo.table.record import read_record
from mazzo.table.state import LINES_KEPT
from mazzo.table.table import Table
from mazzo.words import Refusal
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server, TableConnection, is_my_turn, open_for_two, play_to_the_end
from tests.harness.subscribers import FakeSubscriber

AWAY = 1.5
PACE = 0.02  # a quick clock has 0.4 seconds


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose clocks run fast, and where people soon count as away."""
    database = tmp_path_factory.mktemp("together") / "mazzo.sqlite3"
    with Server(database, clock_pace=PACE, away_seconds=AWAY, tables_per_hour=1000) as running:
        yield running


async def seated(host: Player, *guests: Player, more: Any = None, **options: Any) -> tuple[str, list[TableConnection]]:
    code = host.open(max(3, 1 + len(guests)), more=more, **options)
    connections = [await host.join(code)]
    for seat, guest in enumerate(guests, 1):
        connection = await guest.join(code)
        await connection.say(type="sit", seat=seat)
        await connection.until(lambda table: table["you"] is not None)
        connections.append(connection)
    return code, connections


async def dealt(host: Player, *guests: Player, more: Any = None, **options: Any) -> tuple[str, list[TableConnection]]:
    code, connections = await seated(host, *guests, more=more, **options)
    await connections[0].say(type="start")
    for connection in connections:
        await connection.until(lambda table: table["stage"] == "playing")
    return code, connections


async def leave(*connections: TableConnection) -> None:
    for connection in connections:
        await connection.disconnect()


def events(connection: TableConnection, kind: str) -> list[Any]:
    found = [event["event"] for message in connection.heard for event in message.get("events", [])]
    return [{name: fact for name, fact in event.items() if name != "kind"} for event in found if event["kind"] == f"table.{kind}"]


# ------------------------------------------------------------------------------------------------------------- the clock


def test_a_bot_plays_for_a_player_out_of_time_and_then_keeps_the_seat_until_they_take_it_back(hasty: Server) -> None:
    async def game() -> None:
        ada, ben = Player(hasty), Player(hasty)
        code, (one, two) = await dealt(ada, ben, more={"clock": "quick"}, rounds="4-4")
        clock = one.table["clock"]
        assert (clock["choice"], clock["times"], clock["seconds"]) == ("quick", 1, SECONDS["quick"])
        deciding = one.table["waiting_for"]
        if one.table["seats"][deciding[0]]["player"] == "person":
            assert 0 <= clock["left"][deciding[0]] <= 1000 * SECONDS["quick"] * PACE
        # Nobody does anything: the clock plays for both, and then bots keep both seats.
        await one.until(lambda table: all(seat["kept"] for seat in table["seats"][:2]))
        played_for = events(one, "played_for")
        assert [event for event in played_for if event["by"] == "clock"][:1]
        for seat in (0, 1):
            assert sum(event == {"seat": seat, "by": "clock"} for event in played_for) == MOST_RUN_OUT
            assert any(event["seat"] == seat and event["by"] == "clock" for event in events(one, "left"))
        assert one.table["you"] == 0
        await one.say(type="take_back")
        await one.until(lambda table: not table["seats"][0]["kept"])
        again = await ada.join(code)
        await again.until(lambda table: table["stage"] == "over", 30)
        await leave(one, two, again)

    asyncio.run(game())


def test_the_host_slows_the_clock_for_all(hasty: Server) -> None:
    async def game() -> None:
        ada, ben = Player(hasty), Player(hasty)
        _, (one, two) = await seated(ada, ben, more={"clock": "quick"}, rounds="3")
        for connection, times, reason in [(two, 2, "not_host"), (one, 3, "no_such_pace")]:
            await connection.say(type="slow_clock", times=times)
            assert (await connection.hear("refused"))["reason"] == reason
        await one.say(type="slow_clock", times=4)
        table = await two.until(lambda table: table["clock"]["times"] == 4)
        assert table["clock"]["seconds"] == 4 * SECONDS["quick"]
        assert table["clock"]["left"] == [None, None, None]
        await one.say(type="start")
        await one.until(lambda table: any(table["clock"]["left"]))
        assert max(left for left in one.table["clock"]["left"] if left) > 1000 * SECONDS["quick"] * PACE
        await one.say(type="agree_to_end")
        await two.say(type="agree_to_end")
        await one.until(lambda table: table["stage"] == "over")
        await one.say(type="rematch")
        again = await ada.join((await one.until(lambda table: table["rematch"]))["rematch"])
        assert (again.table["clock"]["choice"], again.table["clock"]["times"]) == ("quick", 4)
        plain = await ada.join(ada.open(3))
        assert plain.table["clock"] is None
        await plain.say(type="slow_clock", times=2)
        assert (await plain.hear("refused"))["reason"] == "no_clock"
        await leave(one, two, plain, again)

    asyncio.run(game())


def test_how_far_players_may_look_back_is_chosen_with_the_table_and_sent_to_all(hasty: Server) -> None:
    async def game() -> None:
        ada, ben, zoe = Player(hasty), Player(hasty), Player(hasty)
        code, (one, two) = await dealt(ada, ben, more={"tricks_shown": "all"})
        watching = await zoe.join(code)
        assert [connection.table["tricks_shown"] for connection in (one, two, watching)] == ["all"] * 3
        await one.say(type="agree_to_end")
        await two.say(type="agree_to_end")
        await one.until(lambda table: table["stage"] == "over")
        await one.say(type="rematch")
        again = await ada.join((await one.until(lambda table: table["rematch"]))["rematch"])
        assert again.table["tricks_shown"] == "all"
        plain = await ada.join(ada.open(3))
        assert plain.table["tricks_shown"] == "last"
        await leave(one, two, watching, again, plain)

    asyncio.run(game())


def test_a_log_that_does_not_say_how_far_players_may_look_back_means_the_last_trick() -> None:
    opened = Table.open(USUAL_GAME, 3, {}, "1").opened
    assert b"tricks_shown" not in write_entry(opened)  # so an older program reads it too
    assert read_entry(write_entry(opened)).tricks_shown == "last"
    opened.tricks_shown = "all"
    assert read_entry(write_entry(opened)).tricks_shown == "all"


def whose_turn(table: Any) -> int | None:
    """The person to decide."""
    return next((seat for seat, left in enumerate(table["clock"]["left"]) if left), None)


def test_the_clock_of_a_player_who_will_be_right_back_pauses_for_three_minutes_in_total(hasty: Server) -> None:
    async def game() -> None:
        ada, ben = Player(hasty), Player(hasty)
        code, connections = await dealt(ada, ben, more={"clock": "relaxed"}, rounds="9")
        table = await connections[0].until(lambda table: whose_turn(table) is not None)
        seat = whose_turn(table)
        assert seat is not None
        mine, other = connections[seat], connections[1 - seat]
        await mine.say(type="be_right_back")
        table = await other.until(lambda table: table["clock"]["away"] == [seat])
        left, turn, begun = table["clock"]["left"][seat], table["turn"], time.monotonic()
        assert 1000 < table["clock"]["away_left"][seat] <= 1000 * AWAY_SECONDS * PACE
        assert events(other, "right_back") == [{"seat": seat}]
        await mine.say(type="be_right_back")  # twice is once
        await asyncio.sleep(1.2 * SECONDS["relaxed"] * PACE)  # longer than they would have had
        again = await (ada, ben)[1 - seat].join(code)
        assert (again.table["turn"], again.table["clock"]["left"][seat]) == (turn, left)
        # Three minutes are over: the clock runs on, and a bot plays for the absent player.
        await other.until(lambda table: table["clock"]["away"] == [])
        assert AWAY_SECONDS * PACE * 0.9 < time.monotonic() - begun < AWAY_SECONDS * PACE + 8
        assert events(other, "came_back") == [{"seat": seat, "by": "clock"}]
        assert other.table["turn"] == turn
        await other.until(lambda table: {"seat": seat, "by": "clock"} in events(other, "played_for"))
        await mine.say(type="be_right_back")
        assert (await mine.hear("refused"))["reason"] == "away_too_long"
        await leave(*connections, again)

    asyncio.run(game())


def test_a_player_who_decides_or_says_so_is_back(tmp_path: Path) -> None:
    async def game() -> None:
        with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as server:
            ada, ben = Player(server), Player(server)
            code, (one, two) = await dealt(ada, ben, more={"clock": "relaxed"}, rounds="5", bids="blind")
            await one.say(type="be_right_back")
            await one.until(lambda table: table["clock"]["away"] == [0])
            await asyncio.sleep(0.05)  # long enough to be recorded: only whole milliseconds are kept
            await one.say(type="i_am_back")
            await one.until(lambda table: table["clock"]["away"] == [])
            await one.say(type="i_am_back")  # twice is once
            await two.say(type="be_right_back")
            await one.until(lambda table: table["clock"]["away"] == [1])
            await asyncio.sleep(0.3)
            server.kill()
            for connection in (one, two):
                await leave(connection)
            server.start()
            server.ready()
            one, two = await ada.join(code), await ben.join(code)
            assert two.table["clock"]["away"] == [1]  # it is in the log; nobody pays for the time the server was down
            before = two.table["clock"]["away_left"][1]
            assert (await two.play("bid 1"))["type"] == "accepted"
            await one.until(lambda table: table["clock"]["away"] == [] and 1 in table["sealed"])
            assert events(one, "came_back")[-1] == {"seat": 1, "by": "player"}
            assert 0 < one.table["clock"]["away_left"][1] <= before
            assert one.table["clock"]["away_left"][0] < 1000 * AWAY_SECONDS
            await two.say(type="be_right_back")
            await one.until(lambda table: table["clock"]["away"] == [1])
            await two.say(type="leave")  # a bot plays for them: there is no clock to pause
            await one.until(lambda table: table["seats"][1]["kept"] and table["clock"]["away"] == [])
            await two.say(type="be_right_back")
            assert (await two.hear("refused"))["reason"] == "seat_kept"
            watching = await Player(server).join(code)
            await watching.say(type="be_right_back")
            assert (await watching.hear("refused"))["reason"] == "not_seated"
            _, (plain, _) = await dealt(Player(server), Player(server))
            await plain.say(type="be_right_back")
            assert (await plain.hear("refused"))["reason"] == "no_clock"
            await leave(one, two, watching, plain)

    asyncio.run(game())


def test_the_time_of_a_clocks_pause_is_in_the_log() -> None:
    """The log says how long everybody has been away; the sum never exceeds what is allowed."""
    table = people_dealt(rounds="3")
    ada, ben = (Person(str(table.chairs[seat].person), "") for seat in range(2))
    away = 0.0
    for stays in (40.0, 0.0, 100.0, 300.0):
        for entry in commands.be_right_back(table, ada):
            table.apply(entry)
        assert commands.i_am_back(table, ben, ClockReading(paused=stays)) == []
        away = min(AWAY_SECONDS, away + stays)
        assert (commands.call_back(table, 0, ClockReading(paused=stays)) != []) == (away == AWAY_SECONDS)
        for entry in commands.i_am_back(table, ada, ClockReading(paused=stays)):
            table.apply(entry)
        assert table.away == set()
        assert table.away_for == pytest.approx([away, 0.0, 0.0])
    with pytest.raises(Refusal, match="has been paused"):
        commands.be_right_back(table, ada)
    assert Table.from_log(table.entries).away_for == table.away_for


def test_a_paused_clock_resumes_where_it_stopped() -> None:
    async def watch() -> None:
        table = people_dealt(rounds="3")
        seat = table.undecided[0]
        person = Person(str(table.chairs[seat].person), "")
        rung: list[int] = []
        clock = Clock(0.05, lambda seat, turn: rung.append(seat))  # one second
        clock.follow(table)
        await asyncio.sleep(0.3)
        (away,) = commands.be_right_back(table, person)
        table.apply(away)
        clock.follow(table)
        stopped = clock.time_left(table)[seat]
        assert 0.4 < stopped < 0.75
        await asyncio.sleep(1.0)
        clock.follow(table)  # somebody looks: it is paused
        assert clock.time_left(table)[seat] == pytest.approx(stopped, abs=0.001)
        assert rung == []
        assert clock.reading(seat).paused == pytest.approx(1.0, abs=0.5)
        (back,) = commands.i_am_back(table, person, clock.reading(seat))
        table.apply(back)
        clock.follow(table)
        assert clock.time_left(table)[seat] == pytest.approx(stopped, abs=0.05)
        await asyncio.sleep(stopped + 0.2)
        assert rung == [seat]

    asyncio.run(watch())


def test_nobody_pays_for_the_time_the_server_was_down(tmp_path: Path) -> None:
    async def game() -> None:
        with Server(tmp_path / "mazzo.sqlite3", clock_pace=0.1) as server:  # two seconds
            ada, ben = Player(server), Player(server)
            code, connections = await dealt(ada, ben, more={"clock": "quick"}, rounds="5")
            seat = (await connections[0].until(lambda table: any(table["clock"]["left"])))["clock"]["left"]
            whose = next(number for number, left in enumerate(seat) if left)
            await asyncio.sleep(1.2)
            server.kill()
            await asyncio.sleep(1.2)
            server.start()
            server.ready()
            connection = await (ada, ben)[whose].join(code)
            assert connection.table["clock"]["left"][whose] > 500  # charged for all of it, they would have none
            assert not connection.table["seats"][whose]["kept"]
            assert connection.table["waiting_for"] == [whose]
            await leave(connection)

    asyncio.run(game())


def test_after_a_kill_the_clock_runs_even_if_nobody_comes_back(tmp_path: Path) -> None:
    async def game() -> None:
        with Server(tmp_path / "mazzo.sqlite3", clock_pace=0.1, bot_workers=0) as server:
            ada, ben = Player(server), Player(server)
            code, connections = await dealt(ada, ben, more={"clock": "quick"}, rounds="5")
            server.kill()
            assert b'"by":"clock"' not in log_of(server, code)
            for connection in connections:
                await leave(connection)
            server.start()
            server.ready()
            for _ in range(200):
                if b'"by":"clock"' in (text := log_of(server, code)):
                    break
                await asyncio.sleep(0.1)
            assert b'"by":"clock"' in text

    asyncio.run(game())


def log_of(server: Server, code: str) -> bytes:
    with sqlite3.connect(server.database, timeout=20) as connection:
        return b"\n".join(text for (text,) in connection.execute("SELECT text FROM entries WHERE code = ?", (code,)))


def people_dealt(**options: Any) -> Table:
    table = Table.open(USUAL_GAME, 3, options, "5")
    table.opened.clock = "quick"
    for seat in range(3):
        table.apply(Sat(seat=seat, name=f"Player {seat}", player="person", person=f"p{seat}"))
    table.apply(Started())
    return table


def test_the_clock_rings_at_its_time_whatever_the_cards() -> None:
    """Run-outs are timed by the turn alone: the clock gets who decides, and sees no card."""

    async def rung(seed: int) -> list[tuple[int, int, float]]:
        table = people_dealt(rounds="3")
        table.seed = seed_of(seed)
        rings: list[tuple[int, int, float]] = []
        begun = time.monotonic()
        clock = Clock(PACE, lambda seat, turn: rings.append((seat, turn, time.monotonic() - begun)))
        clock.follow(table)
        await asyncio.sleep(0.05)
        clock.follow(table)  # somebody looks: nothing starts over
        assert clock.time_left(table)[table.undecided[0]] <= 0.35
        while not rings:
            await asyncio.sleep(0.01)
        return rings

    for seed in (1, 2, 3):
        rings = asyncio.run(rung(seed))
        # On a busy machine the second look may come so late that it rings once more.
        assert {(seat, turn) for seat, turn, _ in rings} == {(people_dealt(rounds="3").undecided[0], 0)}
        assert 0.4 <= rings[0][2] < 4


def test_where_all_decide_in_secret_each_has_a_clock() -> None:
    async def left() -> tuple[set[int], set[int]]:
        table = people_dealt(rounds="3", bids="blind")
        clock = Clock(1.0, lambda seat, turn: None)
        clock.follow(table)
        before = set(clock.time_left(table))
        table.play_moves(1, [1])
        clock.follow(table)
        after = set(clock.time_left(table))
        return before, after

    assert asyncio.run(left()) == ({0, 1, 2}, {0, 2})


def test_a_decision_of_the_players_own_resets_the_count() -> None:
    table = people_dealt(rounds="3")
    seat = table.undecided[0]
    (entry,) = clock_play(table, seat, [0], table.turn)
    assert (entry.by, entry.seat) == ("clock", seat)
    table.apply(entry)
    assert table.run_out[seat] == 1
    with pytest.raises(Refusal, match="moved on"):
        clock_play(table, seat, [0], 0)
    rebuilt = Table.from_log(table.entries)
    assert rebuilt.run_out == table.run_out
    table.apply(Decided(seat=table.undecided[0], moves=[0]))
    table.apply(Decided(seat=table.undecided[0], moves=[0]))
    while table.undecided[0] != seat:
        table.play(table.undecided[0], next(iter(_legal(table))))
    away = clock_play(table, seat, [_legal(table)[next(iter(_legal(table)))]], table.turn)
    assert [type(entry) for entry in away] == [Left, Decided]
    table.play(seat, next(iter(_legal(table))))
    assert table.run_out[seat] == 0


def _legal(table: Table) -> dict[str, int]:
    from mazzo.words import legal_words

    return legal_words(table.state, table.undecided[0])


# ------------------------------------------------------------------------------------------------------------------ talk


def test_talk_is_sent_to_all_kept_and_not_part_of_the_game(hasty: Server) -> None:
    async def talk() -> None:
        ada, ben, eve = Player(hasty), Player(hasty), Player(hasty)
        code, (one, two) = await seated(ada, ben, rounds="1")
        watching = await eve.join(code)
        await one.say(type="say", text="  Hello\u202e \n  there <b>you</b> ")
        for connection in (one, two, watching):
            (line,) = (await connection.hear("talk"))["lines"]
            assert (line["number"], line["seat"], line["reaction"]) == (1, 0, None)
            assert line["text"] == "Hello there <b>you</b>"
        await two.say(type="react", reaction="well_played")
        (shown,) = (await one.hear("talk"))["lines"]
        assert (shown["reaction"], shown["text"], shown["seat"]) == ("well_played", None, 1)
        assert shown["who"] != line["who"]
        await watching.say(type="say", text="They have the ace!")
        assert (await watching.hear("refused"))["reason"] == "not_seated"
        for message, reason in [
            ({"type": "say", "text": "\u200b"}, "nothing_said"),
            ({"type": "say", "text": "x" * 201}, "too_long"),
            ({"type": "say", "text": "x" * 401}, "bad_message"),
            ({"type": "react", "reaction": "insult"}, "bad_message"),
        ]:
            await two.say(**message)
            assert (await two.hear("refused"))["reason"] == reason
        reasons = []
        for number in range(8):
            await two.say(type="say", text=f"{number}")
            reasons.append((await two.next())["type"])
        assert reasons.count("refused") >= 3
        assert (two.heard[-1]["reason"]) == "too_much_talk"
        turn = one.table["turn"]
        await one.say(type="start")
        await asyncio.gather(play_to_the_end(one), play_to_the_end(two))
        assert turn == 0
        _, _, record = hasty.ask("GET", f"/api/tables/{code}/record")
        _, _, replay = hasty.ask("GET", f"/api/tables/{code}/replay")
        assert b"Hello there" not in record + replay
        again = await eve.join(code)
        # Before the snapshot, after which everything said is news.
        assert [message["type"] for message in again.heard] == ["talk", "table"]
        lines = again.heard[0]["lines"]
        assert [line["number"] for line in lines] == list(range(1, len(lines) + 1))
        assert lines[0] == line
        await leave(one, two, watching, again)

    asyncio.run(talk())


def test_the_talk_at_a_table_is_limited() -> None:
    table = Table.open(USUAL_GAME, 3, {}, "5")

    def talk_on(who: Person, lines: int) -> None:
        for _ in range(lines):
            for entry in commands.talk(table, who, "Well …"):
                table.apply(entry)

    for number in range(4):  # people who come and go
        person = Person(f"p{number}", f"Player {number}")
        for entry in commands.sit(table, person, 0):
            table.apply(entry)
        lines = min(MOST_SAID_BY_ONE, MOST_SAID - table.said)
        talk_on(person, lines)
        with pytest.raises(Refusal) as refused:
            commands.talk(table, person, "And another thing")
        assert refused.value.reason == ("said_enough" if table.said < MOST_SAID else "talked_out")
        for entry in commands.leave(table, person):
            table.apply(entry)
    assert table.said == MOST_SAID
    again = Table.from_log(table.entries)
    assert [line.number for line in again.talk] == [line.number for line in table.talk]
    assert again.said_by == table.said_by
    assert len(table.talk) == LINES_KEPT


def test_talk_survives_a_kill(tmp_path: Path) -> None:
    async def talk() -> None:
        with Server(tmp_path / "mazzo.sqlite3") as server:
            ada = Player(server)
            code = ada.open(3)
            at = await ada.join(code)
            await at.say(type="say", text="Is anybody here?")
            await at.hear("talk")
            server.kill()
            server.start()
            server.ready()
            back = await ada.join(code)
            assert [line["text"] for line in back.heard[0]["lines"]] == ["Is anybody here?"]
            await leave(back)

    asyncio.run(talk())


# -------------------------------------------------------------------------------------------------------------- the host


def test_the_next_person_is_host_when_the_host_gets_up_or_stays_away(hasty: Server) -> None:
    async def room() -> None:
        ada, ben, eve = Player(hasty), Player(hasty), Player(hasty)
        _, (one, two, three) = await seated(ada, ben, eve)
        assert [seat["host"] for seat in three.table["seats"]] == [True, False, False]
        await one.say(type="leave")
        await two.until(lambda table: table["host"])
        assert events(two, "host")[-1]["seat"] == 1
        await one.until(lambda table: table["you"] is None)
        await one.say(type="sit", seat=0)
        await one.until(lambda table: table["you"] == 0)
        assert not one.table["host"]
        await two.disconnect()  # they close the page
        table = await one.until(lambda table: table["host"], 10)
        assert [seat["host"] for seat in table["seats"]] == [True, False, False]
        assert table["seats"][1]["player"] == "person"
        await one.say(type="start")
        await three.until(lambda table: table["stage"] == "playing")
        await leave(one, three)

    asyncio.run(room())


# ---------------------------------------------------------------------------------------------------------- ended by all


def test_a_game_ends_when_everybody_present_agrees(hasty: Server) -> None:
    async def game() -> None:
        ada, ben = Player(hasty), Player(hasty)
        code, (one, two) = await dealt(ada, ben, rounds="5")
        watching = await Player(hasty).join(code)
        promised = one.table["seed_hash"]
        for connection, message, reason in [
            (watching, {"type": "agree_to_end"}, "not_seated"),
            (watching, {"type": "play_on"}, "not_seated"),
        ]:
            await connection.say(**message)
            assert (await connection.hear("refused"))["reason"] == reason
        await one.say(type="agree_to_end")
        assert (await two.until(lambda table: table["agreed_to_end"]))["agreed_to_end"] == [0]
        assert two.table["stage"] == "playing"
        await two.say(type="play_on")
        await one.until(lambda table: not table["agreed_to_end"] and table["stage"] == "playing" and events(one, "played_on"))
        await one.say(type="agree_to_end")
        assert (await one.hear("refused"))["reason"] == "too_soon"
        for _ in range(3):  # they play on for a while
            connection = next(at for at in (one, two) if at.table["you"] in at.table["waiting_for"])
            turn = connection.table["turn"]
            await connection.play(connection.table["legal"][0])
            for each in (one, two):
                await each.until(lambda table, turn=turn: table["turn"] > turn and table["waiting_for"] != [2])
        await two.say(type="agree_to_end")
        await one.until(lambda table: table["agreed_to_end"] == [1])
        assert hasty.ask("GET", f"/api/tables/{code}/record")[0] == 404
        await one.say(type="agree_to_end")
        over = await two.until(lambda table: table["stage"] == "over")
        assert (over["ranks"], over["closed"]) == (None, "agreed")
        assert hashlib.sha256(bytes.fromhex(over["seed"])).hexdigest() == promised
        status, _, text = hasty.ask("GET", f"/api/tables/{code}/record")
        assert status == 200
        assert read_record(text.decode()).result is None
        replay = json.loads(hasty.ask("GET", f"/api/tables/{code}/replay")[2])
        assert replay["ranks"] is None
        assert len(replay["decisions"]) == over["turn"]
        await one.say(type="agree_to_end")
        assert (await one.hear("refused"))["reason"] == "game_over"
        await leave(one, two, watching)

    asyncio.run(game())


def test_players_who_have_left_or_disconnected_are_not_asked(hasty: Server) -> None:
    async def game() -> None:
        ada, ben = Player(hasty), Player(hasty)
        code, (one, two) = await dealt(ada, ben, rounds="5")
        await one.say(type="agree_to_end")
        await one.until(lambda table: table["agreed_to_end"] == [0])
        await two.disconnect()
        begun = time.monotonic()
        assert (await one.until(lambda table: table["stage"] == "over", 10))["closed"] == "agreed"
        assert time.monotonic() - begun > AWAY - 0.2  # a reloaded page is asked again
        alone = await ada.join(ada.open(3, start=True))
        await alone.until(is_my_turn)
        await alone.say(type="agree_to_end")
        assert (await alone.until(lambda table: table["stage"] == "over"))["closed"] == "agreed"
        await leave(one, alone)
        assert code

    asyncio.run(game())


@pytest.mark.parametrize("counts_by", ["rated", "event"])
def test_a_game_that_counts_ends_only_when_everybody_with_a_seat_agrees(counts_by: str) -> None:
    table = people_dealt(rounds="3")
    usual = getattr(table.opened, counts_by)
    setattr(table.opened, counts_by, "EVENT000" if counts_by == "event" else True)
    for seat in (0, 1):
        (entry,) = commands.agree_to_end(table, Person(f"p{seat}", ""))
        table.apply(entry)
    assert commands.end_if_agreed(table, {"p0", "p1"}) == []
    table.apply(Left(seat=2, by="clock"))
    assert commands.end_if_agreed(table, {"p0", "p1"}) == []
    setattr(table.opened, counts_by, usual)
    assert commands.end_if_agreed(table, {"p0", "p1"}) == [Closed(why="agreed")]
    assert commands.end_if_agreed(table, set()) == []


def test_a_table_of_an_event_has_no_host() -> None:
    """A host could give everybody there more time than at other tables."""
    table = people_dealt(rounds="3")
    table.host = None
    assert commands.replace_host(table, {"p0", "p1"}) != []
    table.opened.event = "EVENT000"
    assert commands.replace_host(table, {"p0", "p1"}) == []


def test_a_listener_whose_message_cannot_be_made_holds_up_nobody(tmp_path: Path) -> None:
    """A message cannot be made for one listener: the others receive it, and the bots play on."""

    class Deaf(FakeSubscriber):
        def send(self, message: Any) -> None:
            if self.heard:
                raise RuntimeError("cannot be sent")
            super().send(message)

    async def game() -> None:
        store = await Store.open(database_url(f"sqlite:///{tmp_path}/mazzo.sqlite3"))
        tables = TableRegistry(store, BotPool(0, 0.1), Settings(bot_pace=(0.0, 0.0)))
        await store.add_person(ada := Person("ada", "Ada"), "hash")
        await store.add_person(cleo := Person("cleo", "Cleo"), "another")
        opened = Table.open(USUAL_GAME, 3, {"rounds": "1"}, "1").opened
        opened.host = "ada"
        live = await tables.find(await tables.open(ada, opened, False))
        await live.execute(lambda table: commands.sit(table, cleo, 1))
        await live.execute(lambda table: commands.start(table, ada))
        await live.execute(lambda table: commands.leave(table, cleo))
        deaf, ear = Deaf("ada"), FakeSubscriber("ben")
        live.subscribe(deaf, 0)
        live.subscribe(ear, 0)
        await live.execute(lambda table: commands.leave(table, ada))
        for _ in range(200):
            if live.table.stage == "over":
                break
            await asyncio.sleep(0.02)
        assert live.table.stage == "over"
        assert [message.stage for message in ear.heard if hasattr(message, "stage")][-1] == "over"
        await tables.close()
        await store.close()

    asyncio.run(game())


# ------------------------------------------------------------------------------------------------------ alone against bots


@pytest.mark.parametrize("times_left", [1, 2])
def test_a_game_against_bots_alone_is_unchanged_after_leaving_and_after_a_restart(tmp_path: Path, times_left: int) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_pace=(0.05, 0.1)) as server:

        async def game() -> None:
            ada = Player(server)
            code = ada.open(3, start=True, rounds="2")
            at = await ada.join(code)
            for _ in range(times_left):
                turn = (await at.until(is_my_turn))["turn"]
                assert (await at.play(at.table["legal"][0]))["type"] == "accepted"
                await at.until(lambda table, turn=turn: table["turn"] > turn)
            await at.say(type="leave")
            paused = await at.until(lambda table: table["paused"])
            (tile,) = ada.me()["tables"]
            assert (tile["code"], tile["paused"], tile["your_turn"]) == (code, True, False)
            await asyncio.sleep(0.5)
            server.kill()
            server.start()
            server.ready()
            back = await ada.join(code)
            await asyncio.sleep(0.5)
            for what in ("turn", "view", "scores", "waiting_for", "seats"):
                assert back.table[what] == paused[what]
            await back.say(type="take_back")
            assert not (await back.until(lambda table: not table["seats"][0]["kept"]))["paused"]
            await play_to_the_end(back)
            assert (await settled(ada))[0]["games"] == 1
            await leave(back)

        asyncio.run(game())


def test_a_clock_that_runs_out_again_pauses_a_game_against_bots_alone(hasty: Server) -> None:
    async def game() -> None:
        ada = Player(hasty)
        at = await ada.join(ada.open(3, start=True, more={"clock": "quick"}, rounds="3"))
        paused = await at.until(lambda table: table["paused"])
        assert [event["by"] for event in events(at, "played_for")] == ["clock"] * (MOST_RUN_OUT - 1)
        await asyncio.sleep(0.5)
        assert at.table["turn"] == paused["turn"]
        await leave(at)

    asyncio.run(game())


def test_a_game_that_a_bot_played_for_somebody_does_not_count_in_their_statistics(hasty: Server) -> None:
    async def game() -> None:
        ada = Player(hasty)
        at = await ada.join(await open_for_two(ada, 3, rounds="4"))
        await at.say(type="leave")
        await at.until(lambda table: table["stage"] == "over", 60)
        await leave(at)
        (figures,) = await settled(ada)
        assert (figures["games"], figures["unfinished"], figures["mean_score"]) == (0, 1, None)

    asyncio.run(game())


async def settled(player: Player) -> Any:
    """The player's statistics, once there are any."""
    for _ in range(50):
        statistics = player.ask("GET", "/api/me/statistics")[1]
        if statistics:
            return statistics
        await asyncio.sleep(0.1)
    pytest.fail("the game was not settled")
