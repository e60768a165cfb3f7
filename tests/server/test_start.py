"""A starting server answers at once, whatever is in its database; the rest happens in the background."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from mazzo import compiled_games
from mazzo.compiled_games import Part
from mazzo.games import GAMES
from mazzo.server.host import doctor, preparing, serve
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
    read, make_server = Store.whole_log_of, serve.web_server

    async def counted(self: Store, code: str, *more: Any) -> Any:
        logs_read.append(code)
        return await read(self, code, *more)

    def remembered(*arguments: Any) -> Any:
        servers.append(make_server(*arguments))
        return servers[0]

    monkeypatch.setattr(serve, "games_to_compile", lambda part: [])
    monkeypatch.setattr(serve, "_warmed", lambda: may_load.wait(30))
    monkeypatch.setattr(serve, "web_server", remembered)
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
        running = asyncio.create_task(serve._run(settings, {"port": serve.listening_socket(settings)}, None, None))
        try:
            status, _, _ = await asyncio.to_thread(server.ask, "GET", "/health")
            assert status == 200
            ada = await asyncio.to_thread(Player, server)
            opening = asyncio.create_task(asyncio.to_thread(ada.open, 3, True))
            await asyncio.sleep(0.2)
            assert logs_read == []
            assert not opening.done()  # it waits, and holds up nobody else
            assert (await asyncio.to_thread(server.ask, "GET", "/health"))[0] == 200
            may_load.set()
            at = await ada.join(await opening)
            assert at.table["stage"] == "playing"
            await at.disconnect()
            for _ in range(500):
                if len(set(logs_read)) > TABLES:  # hers, and all that may be waiting for a bot
                    break
                await asyncio.sleep(0.02)
            else:
                raise AssertionError("tables that may wait for a bot were not looked at")
        finally:
            may_load.set()
            servers[0].should_exit = True
            await running

    asyncio.run(start())


@pytest.mark.parametrize("before", [signal.SIG_DFL, signal.SIG_IGN], ids=["terminal", "nohup"])
def test_a_server_ends_in_good_order_with_its_terminal_and_not_with_nohup(before: signal.Handlers) -> None:
    async def hang_up() -> list[int]:
        ended: list[int] = []
        serve.end_with_terminal(SimpleNamespace(handle_exit=lambda number, _: ended.append(number)))  # type: ignore[arg-type]
        assert signal.getsignal(signal.SIGHUP) is not signal.SIG_DFL, "it would kill"
        signal.raise_signal(signal.SIGHUP)
        await asyncio.sleep(0.05)
        asyncio.get_running_loop().remove_signal_handler(signal.SIGHUP)
        return ended

    earlier = signal.signal(signal.SIGHUP, before)
    try:
        assert asyncio.run(hang_up()) == ([signal.SIGHUP] if before is signal.SIG_DFL else [])
    finally:
        signal.signal(signal.SIGHUP, earlier)


def test_a_server_starts_where_there_is_no_such_signal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(signal, "SIGHUP")  # Windows
    server: Any = None
    serve.end_with_terminal(server)


def test_the_doctor_knows_which_games_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor.compiled, "cache_folder", lambda: tmp_path)
    assert doctor.games_to_compile() == list(GAMES)
    assert doctor.of_compiled_rules().verdict == "warning"
    compiled_games.note_compiled()
    assert doctor.games_to_compile() == []
    assert doctor.of_compiled_rules().verdict == "well"
    monkeypatch.setitem(GAMES, "another", GAMES[USUAL_GAME])
    assert doctor.games_to_compile() == ["another"]


def test_code_that_another_installation_has_compiled_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of the same version share a folder, and Numba would compile again in the serving process."""
    monkeypatch.setattr(doctor.compiled, "cache_folder", lambda: tmp_path)
    source = tmp_path / "rules.py"
    source.touch()
    monkeypatch.setattr(doctor.compiled, "compiled_sources", lambda: [source])
    compiled_games.note_compiled()
    assert doctor.games_to_compile() == []
    os.utime(source, (1, 1))  # installed again
    assert doctor.games_to_compile() == list(GAMES)
    elsewhere = tmp_path / "elsewhere" / "rules.py"
    elsewhere.parent.mkdir()
    shutil.copy2(source, elsewhere)
    compiled_games.note_compiled()
    monkeypatch.setattr(doctor.compiled, "compiled_sources", lambda: [elsewhere])
    assert doctor.games_to_compile() == list(GAMES)


def test_a_server_with_nothing_compiled_answers_at_once_and_says_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    servers: list[Any] = []
    make_server = serve.web_server
    server = Server(tmp_path / "mazzo.sqlite3")
    settings = Settings(port=server.port, database=server.settings["database"], bot_workers=0, bot_pace=(0, 0))

    def remembered(*arguments: Any) -> Any:
        servers.append(make_server(*arguments))
        return servers[0]

    async def start() -> None:
        rules_done, all_done = asyncio.Event(), asyncio.Event()

        async def compile_slowly(part: str, report: Any, rules_are_there: Any) -> None:
            report(12)
            await rules_done.wait()
            await rules_are_there()
            report(40)
            await all_done.wait()

        monkeypatch.setattr(serve, "games_to_compile", lambda part: [USUAL_GAME])
        monkeypatch.setattr(serve, "compile_games", compile_slowly)
        monkeypatch.setattr(serve, "web_server", remembered)
        running = asyncio.create_task(serve._run(settings, {"port": serve.listening_socket(settings)}, None, None))

        async def health_until(wanted: Any) -> Any:
            for _ in range(1000):
                status, _, text = await asyncio.to_thread(server.ask, "GET", "/health")
                assert status == 200
                found = msgspec.json.decode(text)
                if wanted(found):
                    return found
                await asyncio.sleep(0.01)
            raise AssertionError(found)

        try:
            assert (await health_until(lambda health: health.get("percent") == 12))["status"] == "preparing"
            assert (await asyncio.to_thread(doctor.of_port, server.port, "")).verdict == "warning"
            ada = await asyncio.to_thread(Player, server)
            assert (await asyncio.to_thread(ada.me))["preparing"] == 12
            wish = {"game": USUAL_GAME, "players": 3, "start": True}
            status, refused = await asyncio.to_thread(ada.ask, "POST", "/api/tables", wish)
            assert (status, refused["reason"], refused["facts"]) == (503, "preparing", {"percent": 12})
            rules_done.set()
            assert (await health_until(lambda health: health.get("percent") == 40))["status"] == "preparing"
            status, refused = await asyncio.to_thread(ada.ask, "POST", "/api/tables", wish)
            assert (status, refused["facts"]) == (503, {"percent": 40})  # no bot would play
            at = await ada.join(await asyncio.to_thread(ada.open, 3))  # people can
            assert at.table["stage"] == "waiting"
            await at.disconnect()
            all_done.set()
            await health_until(lambda health: health["status"] == "well")
            assert (await asyncio.to_thread(ada.me))["preparing"] is None
        finally:
            rules_done.set()
            all_done.set()
            servers[0].should_exit = True
            await running

    asyncio.run(start())


@pytest.mark.parametrize("fails", [False, True])
def test_compiling_runs_in_another_process_and_may_fail(fails: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = 4 * len(GAMES)
    end = "os._exit(3)" if fails else "pass"
    program = f"import os\nfor done in range(1, {pieces + 1}): print(done, {pieces}, flush=True)\n{end}"
    monkeypatch.setattr(preparing, "COMPILER", program)
    progress: list[Any] = []

    async def rules_are_there() -> None:
        progress.append("rules")

    asyncio.run(preparing.compile_games("games", progress.append, rules_are_there))
    assert progress[len(GAMES) - 1 : len(GAMES) + 1] == [25, "rules"]
    assert progress[-1] == 100


@pytest.mark.parametrize("part", ["rules", "games"])
def test_what_a_server_compiles_is_counted_beforehand(part: Part, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor.compiled, "cache_folder", lambda: tmp_path)
    counted = list(preparing.compile_all(part))
    assert counted == [(done, len(counted)) for done in range(1, len(counted) + 1)]
    assert doctor.games_to_compile(part) == []
    assert bool(doctor.games_to_compile()) == (part == "rules")
