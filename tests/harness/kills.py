"""Kills the server again and again while games are played, and proves that nothing was lost, duplicated or forked.

    python -m tests.harness.kills --kills 200
    python -m tests.harness.kills --kills 200 --postgres             # two servers at one PostgreSQL, killed in turn
    python -m tests.harness.kills --kills 12 --postgres --the-database  # PostgreSQL itself is killed

People and bots play the three games, one after another, over real sockets. Some tables have a clock that runs fast, and
some of their players let it run out. The server is killed as by kill -9, at random moments and at named points of its work, and
restarted; the players reconnect and resend what was not answered. Meanwhile its host intervenes, as in interventions.py:
somebody is forgotten or banned in the middle of a game, or no new games begin for a while. Friends play each other's deals, too,
and some enter events, whose rounds are seated and closed meanwhile. At the end the offline checker compares all that anybody was
ever sent with the logs.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from mazzo.server.host.audit import check, logs_in
from mazzo.table.log import Decided, Sealed, read_entry
from tests.harness.challengers import Challengers
from tests.harness.entrants import Entrants
from tests.harness.fault_points import AMID_EVENTS, POINTS
from tests.harness.interventions import INTERVENTIONS, Scene
from tests.harness.players import Server
from tests.harness.stubborn import Company, Trial

if TYPE_CHECKING:
    from tests.harness.postgres import Postgres

CLOCK_PACE = 0.01  # 20 seconds last 0.2
INTERVENES = 0.25  # the share of the kills before which the server's host does something
PATIENCE, LONG_PATIENCE = 8.0, 20.0  # seconds for a point to be reached; a round of an event is seated by one of two servers


async def kill_server(server: Server, scene: Scene, amid_events: bool) -> None:
    """Kills a server, at a named point of its work or at random, and restarts it with the next point armed."""
    trial, chance = scene.trial, scene.chance
    point = chance.choice((*AMID_EVENTS, "") if amid_events else (*POINTS, *AMID_EVENTS[:1], "", "", "", ""))
    before = time.monotonic()
    server.start(f"{point}:{chance.randint(1, 2 if point in AMID_EVENTS else 20)}" if point else "")
    with contextlib.suppress(RuntimeError):  # it may have died before anybody could ask it
        await asyncio.to_thread(server.ready)
    trial.slowest_start = max(trial.slowest_start, time.monotonic() - before)
    process = server.process
    assert process is not None
    if chance.random() < INTERVENES:
        name = chance.choice(list(INTERVENTIONS))
        await INTERVENTIONS[name](scene)
        trial.interventions[name] += 1
    patience = LONG_PATIENCE if point in AMID_EVENTS else PATIENCE
    until = time.monotonic() + (patience if point else chance.uniform(0.05, 1.0))
    while time.monotonic() < until and process.poll() is None:
        await asyncio.sleep(0.01)
    trial.points[point if point and process.poll() is not None else "at random"] += 1
    server.kill()
    trial.kills += 1


async def kill_database(postgres: Postgres, trial: Trial, chance: random.Random) -> None:
    """Kills PostgreSQL while everybody plays; refused players try again, and play goes on when it is back."""
    await asyncio.sleep(chance.uniform(0.5, 2.0))
    await asyncio.to_thread(postgres.kill)
    trial.kills += 1
    trial.points["PostgreSQL"] += 1
    await asyncio.sleep(chance.uniform(0.0, 1.0))
    await asyncio.to_thread(postgres.start)
    back, decisions = time.monotonic(), trial.decisions
    while trial.decisions == decisions and time.monotonic() < back + 30:
        await asyncio.sleep(0.01)
    trial.slowest_return = max(trial.slowest_return, time.monotonic() - back)


async def kill_again_and_again(
    folder: Path,
    kills: int,
    seed: int,
    tables: int = 3,
    games: int = 0,
    echo: bool = False,
    prelude: str = "",
    postgres: Postgres | None = None,
    the_database: bool = False,
    events: int = 0,
    amid_events: bool = False,
) -> Trial:
    """The whole trial; its faults are those found by the checker and by the players.

    It has at least this many kills and games, and this many events among people at a time; with `amid_events` the kills are
    aimed at those. `prelude` is Python that the server runs first: a test can use it to break the server and see that the
    trial notices.
    """
    chance = random.Random(seed)
    trial = Trial()
    url = await asyncio.to_thread(postgres.fresh) if postgres is not None else ""
    names = ("one", "two") if postgres is not None else ("mazzo",)
    servers = [
        Server(
            folder / f"{name}.sqlite3",
            prelude=prelude,
            url=url,
            bot_workers=0,
            tables_per_hour=1_000_000,
            refusals_in_a_minute=100_000,
            lease_seconds=1.5,
            clock_pace=CLOCK_PACE,
        )
        for name in names
    ]
    for server in servers:
        server.start("")
        await asyncio.to_thread(server.ready)
    companies = [Company(servers, trial, chance, number, folder) for number in range(tables)]
    scene = Scene(servers, companies, trial, chance)
    stop = asyncio.Event()
    entrants = [Entrants(servers, trial, chance, folder) for _ in range(events)]
    others = [Challengers(servers, trial, chance, folder), *entrants]
    playing = [asyncio.create_task(company.play_until(stop)) for company in (*companies, *others)]
    try:
        while trial.kills < kills or trial.games.total() < games:
            if the_database:
                assert postgres is not None
                await kill_database(postgres, trial, chance)
            elif trial.kills >= kills:
                await asyncio.sleep(1)
            else:
                victim = chance.choice(servers)
                victim.kill()
                await kill_server(victim, scene, amid_events)
                victim.start("")
                await asyncio.to_thread(victim.ready)
            if echo and trial.kills % 10 == 0:
                print(f"{trial.kills} kills, {trial.games.total()} games, {trial.decisions} decisions", flush=True)
        stop.set()
        # A player who cannot finish their game by then has lost it; their history counts all the same.
        await asyncio.wait(playing, timeout=180 if not prelude else 5)
    finally:
        for task in playing:
            if not task.done():
                trial.faults.append("a company could not end its game")
            task.cancel()
        for server in servers:
            server.stop()
    for company in companies:
        company.put_away()
    trial.faults += await asyncio.to_thread(check, url or servers[0].database, folder.glob("history-*.jsonl"))
    trial.by_clock = await asyncio.to_thread(decisions_by_clock, url or servers[0].database)
    return trial


def decisions_by_clock(database: Path | str) -> int:
    entries = (read_entry(text) for rows in logs_in(database).values() for _, text in rows)
    return sum(isinstance(entry, Sealed | Decided) and entry.by == "clock" for entry in entries)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--kills", type=int, default=200)
    options.add_argument("--games", type=int, default=0, help="go on until this many games are over")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--tables", type=int, default=3)
    options.add_argument("--events", type=int, default=1, help="events among people at a time")
    options.add_argument("--amid-events", action="store_true", help="kill while rounds are seated and closed")
    options.add_argument("--postgres", action="store_true", help="two servers sharing one PostgreSQL")
    options.add_argument("--the-database", action="store_true", help="kill PostgreSQL instead")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as open_things:
        folder = Path(name)
        postgres = None
        if chosen.postgres:
            from tests.harness.postgres import Postgres

            postgres = open_things.enter_context(Postgres())
        trial = asyncio.run(
            kill_again_and_again(
                folder,
                chosen.kills,
                chosen.seed,
                chosen.tables,
                chosen.games,
                echo=True,
                postgres=postgres,
                the_database=chosen.the_database,
                events=chosen.events,
                amid_events=chosen.amid_events,
            )
        )
    for fault in trial.faults[:20]:
        print(fault)
    print(trial)
    if chosen.the_database:
        print(f"PostgreSQL was back for at most {trial.slowest_return:.1f} s before somebody's next decision was stored")
    return 1 if trial.faults else 0


if __name__ == "__main__":
    sys.exit(main())
