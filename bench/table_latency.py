"""How long players wait: from the click to the first cards, from a card played to the card on the table, after a restart.

python bench/table_latency.py
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from mazzo.server.host.audit import logs_in
from mazzo.server.tables.snapshot import SessionFacts, public_facts, snapshot_for
from mazzo.table.log import read_entry
from mazzo.table.table import Table
from tests.harness.players import Player, Server, is_my_turn


def shown(times: list[float]) -> str:
    waits = sorted(1000 * seconds for seconds in times)
    late = waits[int(0.95 * len(waits))]
    return f"median {statistics.median(waits):.1f} ms, p95 {late:.1f} ms, worst {waits[-1]:.1f} ms of {len(waits)}"


async def first_cards(server: Server, times: int) -> list[float]:
    """From POST /api/tables with start=true to the first `table` with cards."""
    waited = []
    for _ in range(times):
        ada = Player(server)
        begun = time.perf_counter()
        code = await asyncio.to_thread(ada.open, 4, True)
        at = await ada.join(code)
        waited.append(time.perf_counter() - begun)
        assert at.table["view"]["hands"][0]
        await at.disconnect()
    return waited


async def played_cards(server: Server, decisions: int) -> list[float]:
    """From `play` to the `table` that shows it, durably stored."""
    ada = Player(server)
    at = await ada.join(ada.open(4, True))
    waited = []
    while len(waited) < decisions and (await at.until(is_my_turn, 60))["stage"] != "over":
        turn = at.table["turn"]
        begun = time.perf_counter()
        await at.say(type="play", moves=[at.table["legal"][0]], turn=turn, id=str(turn))
        await at.until(lambda table, turn=turn: table["turn"] > turn)
        waited.append(time.perf_counter() - begun)
    await at.disconnect()
    return waited


def rebuilding(server: Server) -> tuple[int, list[float], list[float]]:
    """Rebuilds a full game from its log, and makes one message of it."""
    log = max(logs_in(server.database).values(), key=len)
    entries = [read_entry(text) for _, text in log]
    table = Table.from_log(entries)
    built, sent = [], []
    for _ in range(50):
        begun = time.perf_counter()
        table = Table.from_log([read_entry(text) for _, text in log])
        built.append(time.perf_counter() - begun)
        begun = time.perf_counter()
        snapshot_for(public_facts("", table, SessionFacts()), table, table.chairs[0].person, table.last_event(0))
        sent.append(time.perf_counter() - begun)
    return len(entries), built, sent


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        with Server(Path(folder) / "mazzo.sqlite3", from_scratch=True) as server:
            print(f"start to /health: {time.perf_counter() - begun:.1f} s")
            time.sleep(3)  # the bots' workers are warm by now
            print("first cards:      ", shown(asyncio.run(first_cards(server, 40))))
            print("play to the table:", shown(asyncio.run(played_cards(server, 500))))
            entries, built, sent = rebuilding(server)
            print(f"rebuild from log: {shown(built)}, {entries} entries")
            print("one table message:", shown(sent))


if __name__ == "__main__":
    main()
