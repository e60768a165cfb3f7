"""A server that starts answers at once, whatever its database holds; the rest goes on behind."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from mazzo.server.host import doctor, serve
from mazzo.server.settings import Settings, database_url
from mazzo.server.store.store import Store
from mazzo.server.tables.session import piece_of
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server
from tests.server.golden.make import PEOPLE, played

TABLES = 40


def test_health_answers_before_the_rules_are_loaded_and_before_any_log_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_load = threading.Event()
    logs_read: list[str] = []
    servers: list[Any] = []
    read, make_server = Store.whole_log_of, serve._server

    async def counted(self: Store, code: str, *more: Any) -> Any:
        logs_read.append(code)
        return await read(self, code, *more)

    def remembered(*arguments: Any) -> Any:
        servers.append(make_server(*arguments))
        return servers[0]

    monkeypatch.setattr(serve, "games_to_compile", list)
    monkeypatch.setattr(serve, "_warmed", lambda: may_load.wait(30))
    monkeypatch.setattr(serve, "_server", remembered)
    monkeypatch.setattr(Store, "whole_log_of", counted)
    server = Server(tmp_path / "mazzo.sqlite3")
    settings = Settings(port=server.port, database=server.settings["database"], bot_workers=0, bot_pace=(0, 0))

    async def start() -> None:
        store = await Store.open(database_url(settings.database))
        for person in PEOPLE:
            await store.add_person(person, person.name)
        for number in range(TABLES):
            code = f"{number:08d}"
            assert await store.append(piece_of(code, 0, played(code, USUAL_GAME, 4, {}, 0).entries))
        await store.close()
        running = asyncio.create_task(serve._run(settings, serve._listening_socket(settings), False, False))
        try:
            status, _, _ = await asyncio.to_thread(server.ask, "GET", "/health")
            assert status == 200
            ada = await asyncio.to_thread(Player, server)
            opening = asyncio.create_task(asyncio.to_thread(ada.open, 3, True))
            await asyncio.sleep(0.2)
            assert logs_read == []
            assert not opening.done()  # it waits, and stops nobody else
            assert (await asyncio.to_thread(server.ask, "GET", "/health"))[0] == 200
            may_load.set()
            at = await ada.join(await opening)
            assert at.table["stage"] == "playing"
            await at.leave_line()
            for _ in range(500):
                if len(set(logs_read)) > TABLES:  # hers, and all that may wait for a bot
                    break
                await asyncio.sleep(0.02)
            else:
                raise AssertionError("tables that may wait for a bot were not looked at")
        finally:
            may_load.set()
            servers[0].should_exit = True
            await running

    asyncio.run(start())


def test_the_doctor_knows_which_games_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor.compiled, "cache_folder", lambda: tmp_path)
    assert doctor.games_to_compile() == list(doctor.GAMES)
    assert doctor.of_compiled_rules().verdict == "warning"
    for game in doctor.GAMES:
        kept = tmp_path / f"{game}_0123abcd"
        kept.mkdir()
        (kept / "rules.legal-1.py311.1.nbc").touch()
    assert doctor.games_to_compile() == []
    assert doctor.of_compiled_rules().verdict == "well"
