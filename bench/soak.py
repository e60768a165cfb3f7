"""A server for hours: tables and people come and go, and its memory and descriptors must stay constant.

    python bench/soak.py --minutes 30

Groups play one short game after another, at fresh tables, over connections that are cut now and then. Every few seconds the
server's memory, open descriptors, threads and the size of its write-ahead log are recorded. Abandoned tables leave memory after
a minute, so the first minutes do not count.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.machine import memory_of
from mazzo.server.host.audit import check
from tests.harness.players import Server
from tests.harness.proxy import FaultyProxy
from tests.harness.stubborn import Company, Trial

WARM_SHARE = 0.35
PAUSE_SECONDS = 5.0


@dataclass(frozen=True)
class Sample:
    """The server at one moment."""

    at: float
    memory: float
    descriptors: int
    threads: int
    log: float


def sample(server: Server, begun: float) -> Sample:
    assert server.process is not None
    process = Path(f"/proc/{server.process.pid}")
    wal = server.database.with_name(f"{server.database.name}-wal")
    return Sample(
        at=time.monotonic() - begun,
        memory=memory_of(server.process.pid),
        descriptors=len(os.listdir(process / "fd")),
        threads=len(os.listdir(process / "task")),
        log=wal.stat().st_size / 2**20 if wal.exists() else 0.0,
    )


def slope(samples: list[Sample], of: str) -> float:
    """Its growth per hour, by a linear fit through all samples."""
    times = [found.at / 3600 for found in samples]
    if len(set(times)) < 2:
        return 0.0
    return statistics.linear_regression(times, [getattr(found, of) for found in samples]).slope


async def soak(folder: Path, minutes: float, companies: int = 6, seed: int = 5) -> tuple[Trial, list[Sample]]:
    trial, chance, samples = Trial(), random.Random(seed), []
    with Server(folder / "mazzo.sqlite3", bot_workers=0, tables_per_hour=10**9, refusals_in_a_minute=10**6) as server:
        begun = time.monotonic()
        async with FaultyProxy(server) as proxy:
            proxies: Any = [proxy]
            company = [Company(proxies, trial, chance, number) for number in range(companies)]
            stop = asyncio.Event()
            playing = [asyncio.create_task(each.play_until(stop)) for each in company]
            while time.monotonic() - begun < 60 * minutes:
                await asyncio.sleep(PAUSE_SECONDS)
                if chance.random() < 0.2:
                    proxy.cut()
                samples.append(sample(server, begun))
            stop.set()
            await asyncio.wait(playing, timeout=90)
        server.stop()
    trial.faults += await asyncio.to_thread(check, server.database)
    return trial, samples


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--minutes", type=float, default=30)
    options.add_argument("--companies", type=int, default=6)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        trial, samples = asyncio.run(soak(Path(folder), chosen.minutes, chosen.companies))
    kept = [found for found in samples if found.at > WARM_SHARE * 60 * chosen.minutes]
    first, last = kept[0], kept[-1]
    print(f"{trial.games.total()} games ({dict(trial.games)}), {trial.decisions} decisions, {len(trial.faults)} faults")
    print(f"memory {first.memory:.0f} to {last.memory:.0f} MB ({slope(kept, 'memory'):+.1f} MB an hour)")
    print(f"descriptors {first.descriptors} to {last.descriptors}, at most {max(found.descriptors for found in samples)}")
    print(f"threads {first.threads} to {last.threads}; write-ahead log at most {max(found.log for found in samples):.1f} MB")
    return 1 if trial.faults else 0


if __name__ == "__main__":
    sys.exit(main())
