"""The network between player and server drops, falls silent, is slow and splits frames: nothing is lost, duplicated or forked."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

from mazzo.server.host.audit import check
from tests.harness.players import Player, Server
from tests.harness.proxy import FAULTS, FaultyProxy
from tests.harness.stubborn import Company, Trial

FAULTY_SECONDS = 8


def test_players_come_back_through_every_fault_of_the_network(tmp_path: Path) -> None:
    trial = Trial()
    chance = random.Random(11)
    companies: list[Company] = []

    async def play(server: Server) -> int:
        async with FaultyProxy(server) as proxy:
            proxies: Any = [proxy]
            companies.extend(Company(proxies, trial, chance, number, tmp_path) for number in range(3))
            stop = asyncio.Event()
            playing = [asyncio.create_task(company.play_until(stop)) for company in companies]
            await proxy.misbehave(chance, FAULTY_SECONDS)
            stop.set()
            done, _ = await asyncio.wait(playing, timeout=90)
            assert len(done) == len(playing), "a company could not end its game"
            for task in done:
                task.result()
            return proxy.connections

    quick = {"clock_pace": 0.05, "tables_per_hour": 10_000, "refusals_in_a_minute": 10_000}
    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0, **quick) as server:
        connections = asyncio.run(play(server))
    assert trial.faults == []
    assert check(server.database, tmp_path.glob("history-*.jsonl")) == []
    assert trial.decisions >= 50
    assert connections >= 30  # they were disconnected again and again
    assert "work_failed" not in server.log.read_text()


def test_a_player_who_is_cut_off_is_back_within_a_second(tmp_path: Path) -> None:
    async def play(server: Server) -> list[float]:
        waits = []
        async with FaultyProxy(server) as proxy:
            ada = Player(server)
            code = ada.open(3, start=True, rounds="3-2")
            ada.server = proxy  # type: ignore[assignment]
            known = 0
            for number in range(12):
                at = await ada.join(code, last=known)
                known = at.table["last"]
                proxy.fault = FAULTS[number % len(FAULTS)]
                proxy.cut()
                proxy.fault = ""
                cut = time.monotonic()
                back = await ada.join(code, last=known)
                assert [event["number"] for event in back.table["events"]] == list(range(known + 1, back.table["last"] + 1))
                waits.append(time.monotonic() - cut)
                await back.disconnect()
        return waits

    with Server(tmp_path / "mazzo.sqlite3", bot_workers=0) as server:
        waits = asyncio.run(play(server))
    assert max(waits) < 1
