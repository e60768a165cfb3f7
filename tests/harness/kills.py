"""Kills the server again and again while games are played, and proves that nothing was lost, doubled or forked.

    python -m tests.harness.kills --kills 200
    python -m tests.harness.kills --kills 200 --postgres             # two servers at one PostgreSQL, killed in turn
    python -m tests.harness.kills --kills 12 --postgres --the-database  # PostgreSQL itself is killed

People and bots play the three games, one game after the other, by real sockets. The server is killed as by kill -9, at random
moments and at named points of its work, and started again; the players dial again and send what was not answered. At the end
the offline checker holds everything that anybody was ever told against the logs.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from websockets.exceptions import WebSocketException

from mazzo.server.host.audit import check
from mazzo.server.store.fault_points import POINTS
from tests.harness.games import KILLED_GAMES
from tests.harness.players import At, Player, Server

if TYPE_CHECKING:
    from tests.harness.postgres import Postgres

LOST = (OSError, WebSocketException, TimeoutError, RuntimeError)
# What a player may be told while the server comes and goes, and which is nobody's fault.
MISSED = ("stale", "game_over", "not_your_turn", "incomplete", "not_stored", "busy")


@dataclass
class Trial:
    """What happened, all in all."""

    kills: int = 0
    games: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    in_doubt: int = 0
    """Decisions that were sent and not answered when the server died."""
    faults: list[str] = field(default_factory=list)
    points: Counter[str] = field(default_factory=Counter)
    slowest_start: float = 0.0
    slowest_return: float = 0.0
    """From the moment PostgreSQL was back to the next decision that was acknowledged."""

    def __str__(self) -> str:
        return (
            f"{self.kills} kills ({dict(self.points)}), {self.games.total()} games ({dict(self.games)}), "
            f"{self.decisions} decisions acknowledged, {self.in_doubt} sent again after a kill, "
            f"slowest start {self.slowest_start:.1f} s; "
            f"{len(self.faults)} faults"
        )


class Stubborn:
    """A player who does not give up: dials again, and sends again what was not answered."""

    def __init__(self, player: Player, servers: list[Server], code: str, seat: int, trial: Trial, chance: random.Random) -> None:
        self.player = player
        self.servers = servers
        self.code = code
        self.trial = trial
        self.chance = chance
        self.history: list[dict[str, Any]] = [{"table": code, "seat": seat}]
        self.known = 0
        self.pending: dict[str, Any] | None = None
        self.decided = 0
        self.over = False

    async def play(self) -> None:
        """One game, to its end."""
        while not self.over:
            at = None
            self.player.server = self.chance.choice(self.servers)
            try:
                async with asyncio.timeout(10):
                    at = await self.player.join(self.code, hello=False, open_timeout=5)
                await self._stay(at)
            except LOST:
                await asyncio.sleep(0.05 + self.chance.random() / 10)
            finally:
                if at is not None:
                    at.wire.transport.abort()

    async def _stay(self, at: At) -> None:
        self.history.append({"hello": self.known})
        await at.say(type="hello", last=self.known)
        greeted = False
        while not self.over:
            message = await at.next(30)
            match message["type"]:
                case "table":
                    self.history.append({"received": message})
                    self.known = message["last"]
                    self.over = message["stage"] == "over"
                    if not greeted and self.pending is not None:
                        self.trial.in_doubt += 1
                        await at.say(**self.pending)
                    greeted = True
                    await self._decide(at, message)
                case "accepted":
                    self.history.append({"acked": message["id"]})
                    self.trial.decisions += 1
                    self.pending = None
                    await self._decide(at, at.table)
                case "refused":
                    await self._refused(at, message)

    async def _refused(self, at: At, message: Any) -> None:
        if message["reason"] not in MISSED:
            self.trial.faults.append(f"refused: {message}")
        asked, self.pending = self.pending, None
        if message["reason"] == "incomplete" and asked is not None:
            # A payment, a discard: the server says how it could go on.
            await self._send(at, [*asked["moves"], self.chance.choice(message["facts"]["legal"])], asked["turn"])
        elif message["reason"] in ("not_stored", "busy"):
            await asyncio.sleep(0.1)
            self.pending = asked
            await at.say(**asked or {"type": "hello", "last": self.known})

    async def _decide(self, at: At, table: Any) -> None:
        if self.pending is not None or not table["legal"]:
            return
        if table["your_choice"] is not None and self.chance.random() > 0.2:
            return  # sealed; now and then somebody thinks again
        await self._send(at, [self.chance.choice(table["legal"])], table["turn"])

    async def _send(self, at: At, moves: list[str], turn: int) -> None:
        self.decided += 1
        name = f"{self.history[0]['seat']}-{self.decided}"
        self.pending = {"type": "play", "moves": moves, "turn": turn, "id": name}
        self.history.append({"sent": self.pending})
        await at.say(**self.pending)


class Company:
    """Four people who play game after game at fresh tables, until it is time to stop; everybody writes his history."""

    def __init__(
        self, servers: list[Server], trial: Trial, chance: random.Random, number: int, shelf: Path | None = None
    ) -> None:
        self.shelf = shelf
        """Where the histories are kept: thousands of games would fill the memory."""
        self.servers = servers
        self.people = [Player(servers[0]) for _ in range(4)]
        self.trial = trial
        self.chance = chance
        self.number = number
        self.histories: list[Any] = []
        """Those of the game that goes on."""

    async def play_until(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            game, variants = KILLED_GAMES[self.number % len(KILLED_GAMES)]
            self.number += 1
            people = self.people[: self.chance.choice((2, 3, 4))]
            code = await until_it_works(self._open_table, game, self.chance.choice(variants), people)
            stubborn = [Stubborn(player, self.servers, code, seat, self.trial, self.chance) for seat, player in enumerate(people)]
            self.histories += [player.history for player in stubborn]
            await asyncio.gather(*(player.play() for player in stubborn))
            self.trial.games[game] += 1
            self.put_away()

    def put_away(self) -> None:
        for history in self.histories if self.shelf is not None else ():
            name = f"history-{history[0]['table']}-{history[0]['seat']}.jsonl"
            (self.shelf / name).write_text("\n".join(json.dumps(line) for line in history))
        self.histories = []

    async def _open_table(self, game: str, options: dict[str, Any], people: list[Player]) -> str:
        for player in people:
            player.server = self.chance.choice(self.servers)
        code = await asyncio.to_thread(lambda: people[0].open(4, game=game, **options))
        for seat, player in enumerate(people[1:], 1):
            at = await player.join(code)
            await at.say(type="sit", seat=seat)
            await at.until(lambda table: table["you"] is not None)
            await at.leave_line()
        at = await people[0].join(code)
        await at.say(type="start")
        await at.until(lambda table: table["stage"] == "playing")
        await at.leave_line()
        return code


async def until_it_works(work: Any, *arguments: Any) -> Any:
    for _ in range(2000):
        try:
            async with asyncio.timeout(20):
                return await work(*arguments)
        except LOST:
            await asyncio.sleep(0.05)
    raise RuntimeError("the server did not come back")


async def murder(server: Server, trial: Trial, chance: random.Random) -> None:
    """Kills a server, at a named point of its work or at random, and starts it again, the next point in its mind."""
    point = chance.choice((*POINTS, "", "", "", ""))
    before = time.monotonic()
    server.start(f"{point}:{chance.randint(1, 20)}" if point else "")
    with contextlib.suppress(RuntimeError):  # it may have died before anybody could ask it
        await asyncio.to_thread(server.ready)
    trial.slowest_start = max(trial.slowest_start, time.monotonic() - before)
    process = server.process
    assert process is not None
    until = time.monotonic() + (8 if point else chance.uniform(0.05, 1.0))
    while time.monotonic() < until and process.poll() is None:
        await asyncio.sleep(0.01)
    trial.points[point if point and process.poll() is not None else "at random"] += 1
    server.kill()
    trial.kills += 1


async def murder_database(postgres: Postgres, trial: Trial, chance: random.Random) -> None:
    """Kills PostgreSQL while everybody plays; whoever is refused tries again, and it goes on when it is back."""
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
) -> Trial:
    """The whole trial; its faults are those of the checker, and whatever the players complained about.

    At least so many kills and so many games. `prelude` is Python that the server runs first: with it a test can spoil the
    server and see that the trial notices.
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
        )
        for name in names
    ]
    for server in servers:
        server.start("")
        await asyncio.to_thread(server.ready)
    companies = [Company(servers, trial, chance, number, folder) for number in range(tables)]
    stop = asyncio.Event()
    playing = [asyncio.create_task(company.play_until(stop)) for company in companies]
    try:
        while trial.kills < kills or trial.games.total() < games:
            if the_database:
                assert postgres is not None
                await murder_database(postgres, trial, chance)
            elif trial.kills >= kills:
                await asyncio.sleep(1)
            else:
                victim = chance.choice(servers)
                victim.kill()
                await murder(victim, trial, chance)
                victim.start("")
                await asyncio.to_thread(victim.ready)
            if echo and trial.kills % 10 == 0:
                print(f"{trial.kills} kills, {trial.games.total()} games, {trial.decisions} decisions", flush=True)
        stop.set()
        # Who cannot end his game by then has lost it; his history counts all the same.
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
    return trial


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--kills", type=int, default=200)
    options.add_argument("--games", type=int, default=0, help="go on until so many games are over")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--tables", type=int, default=3)
    options.add_argument("--postgres", action="store_true", help="two servers at one PostgreSQL")
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
