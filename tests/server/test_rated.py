"""A stranger at a rated table: every way around the clock, the hints and the secrecy that was ever found, tried over the wire."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mazzo.bots.offered import levels_of
from mazzo.games import GAMES
from mazzo.server.store.reader import MOST_TABLES_OF_A_PERSON
from mazzo.server.tables.clock import NOTES_IN_A_TURN, SECONDS
from mazzo.table import commands
from mazzo.table.log import Opened
from mazzo.table.rated import MOST_RETURNS
from mazzo.table.state import TableState
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server, TableConnection, until_alike
from tests.server.test_together import dealt, leave, log_of, seated, whose_turn

RATED = {"rated": True, "clock": "quick"}
SLOW_PACE = {"rated": True, "clock": "relaxed", "level": "club"}
PACE = 0.1


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose clocks run fast, and whose bots take a moment."""
    database = tmp_path_factory.mktemp("rated") / "mazzo.sqlite3"
    with Server(database, clock_pace=PACE, bot_pace=(0.2, 0.2), bot_workers=0, tables_per_hour=1000) as running:
        yield running


async def refused(connection: TableConnection, reason: str, **message: Any) -> None:
    await connection.say(**message)
    assert (await connection.hear("refused"))["reason"] == reason


async def whose_move(connections: list[TableConnection]) -> tuple[TableConnection, int]:
    """The connection and the seat of a person to decide."""
    seat = whose_turn(await connections[0].until(lambda table: whose_turn(table) is not None))
    assert seat is not None
    await connections[seat].until(lambda table: table["clock"]["left"][seat])
    return connections[seat], seat


@pytest.mark.parametrize("rated", [True, False])
def test_leaving_and_coming_back_gives_no_more_time(tmp_path: Path, rated: bool) -> None:
    """Way a: getting the whole time again and again."""

    async def game() -> None:
        # These bots never decide: nothing happens but what a player does within the turn.
        with Server(tmp_path / "mazzo.sqlite3", clock_pace=PACE, bot_pace=(60, 60), bot_workers=0) as server:
            code, connections = await dealt(
                *(Player(server) for _ in range(3)), more={"clock": "quick", "rated": rated}, rounds="9"
            )
            mine, seat = await whose_move(connections)
            first = mine.table["clock"]["left"][seat]
            await asyncio.sleep(0.2)  # somebody who leaves in the first millisecond of a turn has used nothing
            for passed in (200, 400, 600):
                await mine.say(type="leave")
                await mine.until(lambda table: table["seats"][seat]["kept"])
                if rated:
                    await refused(mine, "back_after_bot", type="take_back")
                    break
                await mine.say(type="take_back")
                await mine.until(lambda table: table["clock"]["left"][seat] is not None)
                assert mine.table["clock"]["left"][seat] <= max(0, first - passed)
                await asyncio.sleep(0.2)
            assert b'"kind":"used"' in log_of(server, code)
            await leave(*connections)

    asyncio.run(game())


def test_a_bot_that_decides_is_no_hint_and_helps_three_times(hasty: Server) -> None:
    """Way b: leaving, letting the club player decide, and coming back, while hints are refused."""

    async def game() -> None:
        _, connections = await dealt(Player(hasty), Player(hasty), more=SLOW_PACE, rounds="9")
        mine, seat = await whose_move(connections)
        await refused(mine, "no_hints_when_rated", type="hint", turn=mine.table["turn"], id="hint")
        for returns in range(MOST_RETURNS + 1):
            while (now := await whose_move(connections))[1] != seat:
                other, turn = now[0], now[0].table["turn"]
                await other.play(other.table["legal"][0])
                for connection in connections:
                    await connection.until(lambda table, turn=turn: table["turn"] > turn)
            turn = mine.table["turn"]
            await mine.say(type="leave")
            table = await mine.until(lambda table: table["seats"][seat]["kept"])
            assert table["seats"][seat]["level"] == "novice"
            if returns < MOST_RETURNS:
                assert table["no_return"] == "back_after_bot"
                await refused(mine, "back_after_bot", type="take_back")
            for connection in connections:
                await connection.until(lambda table, turn=turn: table["turn"] > turn)
            if returns < MOST_RETURNS:
                assert mine.table["no_return"] is None
                await mine.say(type="take_back")
                for connection in connections:
                    await connection.until(lambda table: not table["seats"][seat]["kept"])
        assert mine.table["no_return"] == "no_more_returns"
        await refused(mine, "no_more_returns", type="take_back")
        await leave(*connections)

    asyncio.run(game())


def test_a_table_that_becomes_rated_has_the_usual_pace() -> None:
    game = GAMES[USUAL_GAME]
    choices, _ = game.choose(3, {})
    opened = Opened(
        game=game.name, rules=game.version, players=3, options=choices, seed="ab" * 32, level="novice", host="p", clock="quick"
    )
    ada = commands.Person("p", "Ada")
    table = TableState(opened)
    rules = commands.Rules(players=3, options={}, level="novice", clock="quick", rated=True)
    for entry in commands.sit(table, ada, 0):
        table.apply(entry)
    for entry in commands.slow_clock(table, ada, 4):
        table.apply(entry)
    for entry in commands.change_rules(table, ada, rules, levels_of(game.name)):
        table.apply(entry)
    assert (table.opened.rated, table.times_next) == (True, 1)


def test_the_host_cuts_nobody_short(hasty: Server) -> None:
    """Way c: four times as long, and back again while somebody thinks."""

    async def game() -> None:
        ada, ben = Player(hasty), Player(hasty)
        _, connections = await dealt(ada, ben, more={"clock": "relaxed"}, rounds="9")
        mine, seat = await whose_move(connections)
        await connections[0].say(type="slow_clock", times=4)
        before = (await mine.until(lambda table: table["clock"]["times"] == 4))["clock"]["left"][seat]
        await connections[0].say(type="slow_clock", times=1)
        clock = (await mine.until(lambda table: table["clock"]["times_next"] == 1))["clock"]
        assert clock["times"] == 4
        assert clock["left"][seat] > before - 5000
        await mine.play(mine.table["legal"][0])
        await mine.until(lambda table: table["clock"]["times"] == 1)
        _, rated = await seated(ada, ben, more=RATED)
        await refused(rated[0], "no_new_pace_when_rated", type="slow_clock", times=4)
        await rated[0].say(type="start")
        await rated[0].until(lambda table: table["stage"] == "playing")
        await refused(rated[0], "no_new_pace_when_rated", type="slow_clock", times=4)
        await refused(rated[0], "no_pause_when_rated", type="be_right_back")
        await leave(*connections, *rated)

    asyncio.run(game())


def test_nobody_has_two_hands(hasty: Server) -> None:
    """Way d: a program's token, another device, another seat."""

    async def game() -> None:
        ada, ben = Player(hasty), Player(hasty)
        code, (one, two) = await seated(ada, ben, more=SLOW_PACE)
        await refused(one, "no_programs_when_rated", type="seat_program", seat=2, name="Carrie")
        await one.say(type="start")
        await two.until(lambda table: table["stage"] == "playing")
        for seat in range(3):
            await refused(one, "no_programs_when_rated", type="seat_program", seat=seat, name="Carrie")
            await refused(one, "already_started", type="sit", seat=seat)
        _, answer = ada.ask("POST", "/api/me/link", {})
        token = answer["link"].partition("#carry=")[2]
        status, answer = ben.ask("POST", "/api/me/carry", {"token": token})
        assert (status, answer["reason"]) == (409, "two_seats")
        status, headers, _ = hasty.ask("POST", "/api/me/carry", {"token": token})  # the link is not used up
        assert status == 200
        phone = Player(hasty, headers["set-cookie"].partition(";")[0])
        there = await phone.join(code)
        assert there.table["you"] == one.table["you"] == 0
        await until_alike(lambda at: at.table["view"], there, one)
        watching = await Player(hasty).join(code)
        assert watching.table["you"] is None
        await refused(watching, "already_started", type="sit", seat=2)
        await refused(watching, "not_seated", type="take_back")
        await leave(one, two, there, watching)

    asyncio.run(game())


def test_a_rated_game_is_not_hidden_behind_many_tables(hasty: Server) -> None:
    """Way d again: the newest tables of a person are not all of them."""

    async def game() -> None:
        ada, ben = Player(hasty), Player(hasty)
        _, (one, two) = await seated(ada, ben, more=RATED)
        for _ in range(MOST_TABLES_OF_A_PERSON):
            ada.open(3)
        _, answer = ada.ask("POST", "/api/me/link", {})
        status, answer = ben.ask("POST", "/api/me/carry", {"token": answer["link"].partition("#carry=")[2]})
        assert (status, answer["reason"]) == (409, "two_seats")
        await leave(one, two)

    asyncio.run(game())


def test_a_rated_game_begins_when_everybody_is_there(hasty: Server) -> None:
    async def game() -> None:
        ada, ben = Player(hasty), Player(hasty)
        code, (one, two) = await seated(ada, ben, more=RATED)
        await two.disconnect()
        await one.until(lambda table: not table["seats"][1]["here"])
        await refused(one, "not_all_here", type="start")
        two = await ben.join(code)
        await one.until(lambda table: table["seats"][1]["here"])
        await one.say(type="start")
        await two.until(lambda table: table["stage"] == "playing")
        await leave(one, two)

    asyncio.run(game())


def test_a_restart_gives_nobody_the_time_of_a_rated_turn_again(tmp_path: Path) -> None:
    async def game() -> None:
        with Server(tmp_path / "mazzo.sqlite3", clock_pace=0.2, bot_workers=0) as server:  # four seconds
            people = [Player(server) for _ in range(3)]
            code, connections = await dealt(*people, more=RATED, rounds="9")
            _, seat = await whose_move(connections)
            whole = 1000 * SECONDS["quick"] * 0.2
            for _ in range(200):
                if log_of(server, code).count(b'"kind":"used"') == NOTES_IN_A_TURN // 2:
                    break
                await asyncio.sleep(0.05)
            server.kill()
            await leave(*connections)
            server.start()
            server.ready()
            connection = await people[seat].join(code)
            assert connection.table["waiting_for"] == [seat]
            assert connection.table["clock"]["left"][seat] <= whole / 2
            await leave(connection)

    asyncio.run(game())


def test_a_rematch_counts_as_a_table_that_was_opened(tmp_path: Path) -> None:
    async def games() -> None:
        with Server(tmp_path / "mazzo.sqlite3", tables_per_hour=3, bot_workers=0) as server:
            ada = Player(server)
            code = ada.open(3, start=True)
            for opened in range(1, 4):
                connection = await ada.join(code)
                await refused(connection, "not_over", type="rematch")  # which costs nothing
                await connection.say(type="agree_to_end")
                await connection.until(lambda table: table["stage"] == "over")
                if opened == 3:
                    await refused(connection, "too_many_tables", type="rematch")
                else:
                    await connection.say(type="rematch")
                    code = (await connection.until(lambda table: table["rematch"]))["rematch"]
                    await connection.say(type="rematch")  # twice is once, and costs nothing either
                await leave(connection)
            status, answer = ada.ask("POST", "/api/tables", {"game": connection.table["game"], "players": 3})
            assert (status, answer["reason"]) == (429, "too_many_tables")

    asyncio.run(games())


def test_a_used_id_is_refused_for_another_decision_even_after_a_kill(tmp_path: Path) -> None:
    async def game() -> None:
        with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as server:
            people = [Player(server) for _ in range(3)]
            code, connections = await dealt(*people, rounds="9")
            seat = connections[0].table["waiting_for"][0]
            mine = connections[seat]
            move, other, *_ = mine.table["legal"]
            for is_restarted in (False, True):
                assert (await mine.play(move, turn=0, id="once"))["type"] == "accepted"
                assert (await mine.play(other, turn=0, id="once"))["reason"] == "id_used"
                assert (await mine.play(move, turn=1, id="once"))["reason"] == "id_used"
                assert (await mine.play("nonsense", turn=7, id="once"))["reason"] == "id_used"
                if not is_restarted:
                    server.kill()
                    server.start()
                    server.ready()
                    mine = await people[seat].join(code)
            await leave(mine)

    asyncio.run(game())
