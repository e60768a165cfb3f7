"""The first start on a machine: the server plays at once, interpreted, and switches to compiled rules by itself."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mazzo.rules import compiled
from mazzo.server.bots import pool
from mazzo.table.table import Table
from tests.harness.games import USUAL_GAME
from tests.harness.players import ROOT, Player, Server, is_my_turn, play_on

PLAYED_BEFORE, PLAYED_AFTER = 3, 3
LONGEST = 240  # seconds
WAITS_AT_THE_GATE = """
import os, pathlib, sys, time
if "compile_and_report" in " ".join(sys.orig_argv):
    gate = pathlib.Path(os.environ["GATE"])
    while not gate.exists():
        time.sleep(0.02)
    if gate.is_dir():
        os._exit(3)
"""
"""Read by every Python at its start: the compiling one waits until the test has played, and fails if the test wants it to."""


class FreshMachine(Server):
    """A server where nothing counts as compiled. The compiled code of this machine is there, or compiling would take minutes."""

    def start(self, fail_at: str = "") -> None:
        assert compiled.CACHE is not None
        folder = self.database.parent
        cache = folder / "cache" / compiled.CACHE.name
        shutil.copytree(compiled.CACHE, cache, copy_function=os.link, ignore=shutil.ignore_patterns("games-*", "rules-*"))
        (folder / "sitecustomize.py").write_text(WAITS_AT_THE_GATE)
        self.gate = folder / "gate"
        self.cache = cache
        where = ["--port", str(self.port), "--database", str(self.settings["database"])]
        options = [*where, "--bot-pace", "0", "--bot-workers", "1"]
        environment = {
            **os.environ,
            "PYTHONPATH": f"{ROOT}{os.pathsep}{folder}",
            "MAZZO_CACHE": str(folder / "cache"),
            "GATE": str(self.gate),
        }
        with self.log.open("ab") as log:
            command = [sys.executable, "-c", "from mazzo.cli import main; main()", "serve", *options]
            self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def has_noted(self) -> bool:
        """Does the server consider everything compiled?"""
        return any(self.cache.glob("games-*"))

    def answers(self) -> bool:
        """Does it answer? A restarting server may drop a request, but never refuses a connection."""
        try:
            return self.ask("GET", "/health")[0] == 200
        except ConnectionRefusedError:
            assert not self.gate.exists()
        except OSError:
            pass
        return False


async def until(holds: Any, what: str) -> None:
    for _ in range(LONGEST * 50):
        if await asyncio.to_thread(holds):
            return
        await asyncio.sleep(0.02)
    raise AssertionError(what)


@pytest.fixture
def server(tmp_path: Path) -> Any:
    fresh = FreshMachine(tmp_path / "mazzo.sqlite3")
    fresh.start()
    yield fresh
    fresh.stop()


def test_the_first_start_plays_at_once_and_goes_on_compiled_without_losing_anything(server: FreshMachine) -> None:
    async def play() -> None:
        await until(server.answers, "the server does not answer")
        ada = await asyncio.to_thread(Player, server)
        assert ada.me()["preparing"] is not None

        at = await ada.join(ada.open(4, start=True))
        for _ in range(PLAYED_BEFORE):
            await play_on(at)  # casual bots play between
        await at.until(is_my_turn)
        await at.say(type="hint", turn=at.table["turn"], id="a")
        assert (await at.hear("refused"))["reason"] == "preparing"

        search = await ada.join(ada.open(4, start=True, level="club"))
        if is_my_turn(search.table):
            await play_on(search)
        waiting = search.table["turn"]  # for a bot that searches

        server.gate.touch()
        assert await at.closed(LONGEST) == 1012  # the server restarts
        await until(lambda: server.answers() and ada.me()["preparing"] is None, "the server is not ready")
        assert server.has_noted()
        assert server.process is not None
        assert server.process.poll() is None  # it is still the same process

        before = at.table
        at = await ada.join(before["code"], last=before["last"])
        assert at.table["events"] == []
        for field in ("turn", "view", "legal", "seats"):
            assert at.table[field] == before[field], field
        for _ in range(PLAYED_AFTER):
            await play_on(at)
        search = await ada.join(search.table["code"])
        await search.until(is_my_turn, LONGEST)
        assert search.table["turn"] > waiting
        for one in (at, search):
            await one.disconnect()

    asyncio.run(play())
    assert "bots_overloaded" not in server.log.read_text()


def test_a_bot_that_searches_waits_while_the_server_is_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "is_interpreted", lambda: True)
    table = Table.open(USUAL_GAME, 3, {}, "1")
    for seat in range(table.players):
        table.sit(seat, "")
    table.deal()
    seat = table.undecided[0]

    async def ask() -> None:
        bots = pool.BotPool(0, patience=1)  # without workers: any legal move, at once
        assert await bots.decide(table, seat, "casual")
        for level in ("club", "master"):
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.05):
                    await bots.decide(table, seat, level)

    asyncio.run(ask())


@pytest.mark.long
def test_if_compiling_fails_the_server_starts_again_and_compiles_as_it_plays(server: FreshMachine) -> None:
    async def play() -> None:
        await until(server.answers, "the server does not answer")
        ada = await asyncio.to_thread(Player, server)
        at = await ada.join(ada.open(4, start=True))
        await play_on(at)
        server.gate.mkdir()
        assert await at.closed(LONGEST) == 1012
        await until(lambda: server.answers() and ada.me()["preparing"] is None, "the server is not ready")
        assert not server.has_noted()
        at = await ada.join(at.table["code"])
        await play_on(at)
        await at.disconnect()

    asyncio.run(play())


def test_a_first_start_that_is_stopped_does_not_start_again(server: FreshMachine) -> None:
    asyncio.run(until(server.answers, "the server does not answer"))
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(20) == 0
    assert json.loads(server.log.read_text().splitlines()[-1])["event"] == "stopped"
