"""Programs from outside: a token for one seat, and a whole game with it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from mazzo.server.host.audit import check
from mazzo.server.wire.messages import API_VERSION
from mazzo.table.record import read_record
from tests.harness.games import SHORT_GAMES, USUAL_GAME
from tests.harness.players import Player, Server, TableConnection
from tests.harness.proxy import FaultyProxy

ROOT = Path(__file__).resolve().parent.parent.parent
BOT = ROOT / "examples" / "outside_bot.py"


def socket_of(server: Server, code: str) -> str:
    return f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"


async def token_for(at: TableConnection, seat: int, name: str = "Deep Thought") -> str:
    await at.say(type="seat_program", seat=seat, name=name)
    answer = await at.hear("seat_token")
    assert answer["seat"] == seat
    return str(answer["token"])


async def program(server: Server, code: str, token: str, **more: Any) -> TableConnection:
    headers = {"Authorization": f"Bearer {token}"}
    wire = await connect(socket_of(server, code), additional_headers=headers, compression=None, proxy=None, **more)
    at = TableConnection(wire)
    await at.say(type="hello", version=API_VERSION)
    await at.hear("table")
    return at


async def refused_with(server: Server, code: str, authorization: str, **more: Any) -> tuple[int, str]:
    headers = {"Authorization": authorization}
    with pytest.raises(InvalidStatus) as why:
        await connect(socket_of(server, code), additional_headers=headers, proxy=None, **more)
    return why.value.response.status_code, json.loads(why.value.response.body or b"{}")["reason"]


def open_table(player: Player, game: str, players: int = 3, **options: Any) -> str:
    wish = {"game": game, "players": players, "options": options}
    return str(player.ask("POST", "/api/tables", wish)[1]["code"])


@pytest.mark.parametrize(("game", "options"), SHORT_GAMES)
def test_the_example_of_100_lines_plays_a_whole_game(server: Server, ada: Player, game: str, options: Any) -> None:
    assert len(BOT.read_text().splitlines()) <= 100
    code, token = asyncio.run(table_for_a_program(ada, game, **options))
    with outside_bot(socket_of(server, code), token) as bot:
        assert_it_ends(bot)
    assert server.ask("GET", f"/api/tables/{code}/record")[0] == 200


async def table_for_a_program(ada: Player, game: str, **options: Any) -> tuple[str, str]:
    """A table where bots play on all seats but one: its code, and the token for that seat."""
    code = open_table(ada, game, **options)
    at = await ada.join(code)
    token = await token_for(at, 1)
    await at.until(lambda table: table["seats"][1]["player"] == "program")
    assert at.table["seats"][1]["name"] == "Deep Thought"
    await at.say(type="start")
    await at.until(lambda table: table["stage"] == "playing")
    await at.say(type="leave")  # a bot plays on for Ada
    await at.until(lambda table: table["seats"][0]["kept"])
    await at.disconnect()
    return code, token


def outside_bot(address: str, token: str) -> subprocess.Popen[str]:
    impatient = {"WEBSOCKETS_BACKOFF_INITIAL_DELAY": "0.2", "WEBSOCKETS_BACKOFF_MIN_DELAY": "0.1"}
    environment = os.environ | {"MAZZO_TOKEN": token, **impatient}
    return subprocess.Popen([sys.executable, BOT, address], env=environment, text=True, stdout=PIPE, stderr=PIPE)


def assert_it_ends(bot: subprocess.Popen[str]) -> None:
    printed, complaints = bot.communicate(timeout=60)
    assert bot.returncode == 0, complaints
    assert re.match(r"Over: .+ -?\d+, Deep Thought -?\d+, ", printed)


def decisions_of(server: Server, seat: int = 1) -> list[str]:
    """The ids of what this seat has decided so far, by the log in the database."""
    with contextlib.closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as database:
        entries = [json.loads(text) for (text,) in database.execute("SELECT text FROM entries")]
    return [entry["id"] for entry in entries if entry.get("seat") == seat and entry.get("id")]


def wait_for_decisions(server: Server, number: int) -> None:
    until = time.monotonic() + 30
    while len(decisions_of(server)) < number:
        assert time.monotonic() < until, "the program has stopped playing"
        time.sleep(0.01)


CAN_BE_UNWELL = """
import pathlib
from mazzo.server.store.store import Store
commit = Store._commit

def commit_if_well(self, connection, *group, **how):
    if pathlib.Path(str(self.database.shown) + ".unwell").exists():
        raise OSError("the disk is on fire")
    return commit(self, connection, *group, **how)

Store._commit = commit_if_well
"""


def test_the_example_outlives_a_kill_a_lost_connection_and_a_store_that_fails_for_a_second(tmp_path: Path) -> None:
    """Each of them in the middle of one game, which it plays to its end; each of its decisions is in the log once."""
    unwell = tmp_path / "mazzo.sqlite3.unwell"
    pace = {"bot_pace": (0.01, 0.01), "bot_workers": 0}  # otherwise the game would be over before anything can happen to it

    async def troubles(server: Server, code: str, token: str) -> None:
        async with FaultyProxy(server) as proxy:
            with outside_bot(f"ws://127.0.0.1:{proxy.port}/api/tables/{code}/socket", token) as bot:
                for trouble in ("kill", "cut", "unwell"):
                    await asyncio.to_thread(wait_for_decisions, server, len(decisions_of(server)) + 3)
                    assert bot.poll() is None
                    if trouble == "cut":
                        proxy.cut()
                    elif trouble == "kill":
                        server.kill()
                        server.start()
                        await asyncio.to_thread(server.ready)
                    else:
                        unwell.touch()
                        await asyncio.sleep(1)
                        unwell.unlink()
                await asyncio.to_thread(assert_it_ends, bot)

    with Server(tmp_path / "mazzo.sqlite3", prelude=CAN_BE_UNWELL, **pace) as server:
        code, token = asyncio.run(table_for_a_program(Player(server), USUAL_GAME, rounds="5-6"))
        asyncio.run(troubles(server, code, token))
        status, _, record = server.ask("GET", f"/api/tables/{code}/record")
        assert status == 200
    assert check(server.database) == []
    played = sum(seat == 1 for seat, _ in read_record(record.decode()).decisions)
    assert len(decisions_of(server)) == len(set(decisions_of(server))) == played
    assert "cannot_store" in server.log.read_text()


@pytest.mark.parametrize("hello", [{}, {"version": API_VERSION - 1}])
def test_a_program_of_an_older_version_hears_what_has_changed(server: Server, ada: Player, hello: dict[str, int]) -> None:
    async def table() -> None:
        code = open_table(ada, USUAL_GAME)
        token = await token_for(await ada.join(code), 1)
        headers = {"Authorization": f"Bearer {token}"}
        at = TableConnection(await connect(socket_of(server, code), additional_headers=headers, compression=None, proxy=None))
        await at.say(type="hello", last=0, **hello)
        refused = await at.hear("refused")
        assert (refused["reason"], refused["facts"]) == ("api_version", {"version": API_VERSION})
        assert f"version {API_VERSION}" in refused["text"]
        assert "facts" in refused["text"]
        await at.say(type="hello", last=0, version=API_VERSION)
        await at.hear("table")
        await at.disconnect()

    asyncio.run(table())


def test_the_host_alone_seats_a_program_and_everybody_sees_that_it_is_one(server: Server, ada: Player, ben: Player) -> None:
    async def waiting_room() -> None:
        code = ada.open(3)
        host, guest = await ada.join(code), await ben.join(code)
        await guest.say(type="seat_program", seat=1, name="Mine")
        assert (await guest.hear("refused"))["reason"] == "not_host"
        await host.say(type="seat_program", seat=0, name="Mine")
        assert (await host.hear("refused"))["reason"] == "seat_taken"
        await host.say(type="seat_program", seat=5, name="Mine")
        assert (await host.hear("refused"))["reason"] == "no_such_seat"
        token = await token_for(host, 2, " Deep\u202e  Thought ")
        await guest.until(lambda table: table["seats"][2]["player"] == "program")
        assert guest.table["seats"][2] == {
            "seat": 2, "name": "Deep Thought", "player": "program", "level": None, "kept": False, "here": False, "host": False,
        }  # fmt: skip
        assert token not in "".join(guest.texts)
        at = await program(server, code, token)
        assert (at.table["you"], at.table["host"]) == (2, False)
        await guest.until(lambda table: table["seats"][2]["here"])
        for message in (
            {"type": "start"},
            {"type": "sit", "seat": 1},
            {"type": "unseat", "seat": 2},
            {"type": "rename", "name": "Hal"},
            {"type": "seat_program", "seat": 1, "name": "Hal"},
        ):
            await at.say(**message)
            assert (await at.hear("refused"))["reason"] == "not_for_programs"
        await host.say(type="start")
        await at.until(lambda table: table["stage"] == "playing")
        await host.say(type="seat_program", seat=1, name="Late")
        assert (await host.hear("refused"))["reason"] == "already_started"
        for connection in (host, guest, at):
            await connection.disconnect()

    asyncio.run(waiting_room())


def test_a_program_leaves_takes_its_seat_back_and_is_replaced(server: Server, ada: Player) -> None:
    async def game() -> None:
        code = ada.open(3, rounds="3")
        host = await ada.join(code)
        token = await token_for(host, 1)
        await host.say(type="start")
        at = await program(server, code, token)
        await at.until(lambda table: table["stage"] == "playing")
        await at.say(type="leave")
        await host.until(lambda table: table["seats"][1]["kept"])
        await at.say(type="take_back")
        await host.until(lambda table: not table["seats"][1]["kept"])
        assert host.table["seats"][1]["player"] == "program"
        # The host gives the seat to a bot: from then on the token is void.
        await host.say(type="unseat", seat=1)
        await host.until(lambda table: table["seats"][1]["player"] == "bot")
        assert await at.closed() == 1006
        assert await refused_with(server, code, f"Bearer {token}") == (401, "bad_token")
        await host.disconnect()

    asyncio.run(game())


def test_a_rematch_asks_for_new_tokens(server: Server, ada: Player) -> None:
    async def game() -> None:
        code = ada.open(3, rounds="1")
        host = await ada.join(code)
        token = await token_for(host, 1)
        await host.say(type="start")
        at = await program(server, code, token)
        while host.table["stage"] != "over":
            for connection in (host, at):
                await connection.quiet(0.05)
                if connection.table["legal"] and connection.table["your_choice"] is None:
                    await connection.play(connection.table["legal"][0])
        await at.say(type="rematch")
        assert (await at.hear("refused"))["reason"] == "not_for_programs"
        await host.say(type="rematch")
        again = (await host.until(lambda table: table["rematch"]))["rematch"]
        assert await refused_with(server, again, f"Bearer {token}") == (401, "bad_token")
        table = (await ada.join(again)).table
        assert (table["stage"], [seat["player"] for seat in table["seats"]]) == ("waiting", ["person", "nobody", "bot"])

    asyncio.run(game())
