"""Kills the server again and again while games are played, and proves that nothing was lost, doubled or forked.

    python bench/kills.py --kills 200

Four players a table, some of them bots, play one game after the other by real sockets. The server is killed as by kill -9,
at random moments and at named points of its work, and started again; the players dial again and send what was not answered.
At the end the offline checker holds everything that anybody was ever told against the logs.
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
from typing import Any

from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.players import At, Player, Server
from mazzo.server.check import check
from mazzo.server.faults import POINTS

LOST = (OSError, WebSocketException, TimeoutError, RuntimeError)
VARIANTS = ({"bids": "open"}, {"bids": "blind"}, {"bids": "secret"}, {"bids": "open", "clairvoyance": True})


@dataclass
class Trial:
    """What happened, all in all."""

    kills: int = 0
    games: int = 0
    decisions: int = 0
    in_doubt: int = 0
    """Decisions that were sent and not answered when the server died."""
    faults: list[str] = field(default_factory=list)
    points: Counter[str] = field(default_factory=Counter)
    slowest_start: float = 0.0


class Stubborn:
    """A player who does not give up: dials again, and sends again what was not answered."""

    def __init__(self, player: Player, code: str, seat: int, trial: Trial, chance: random.Random) -> None:
        self.player = player
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
                    self.history.append({"told": message})
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
                    if message["reason"] not in ("stale", "game_over"):
                        self.trial.faults.append(f"refused: {message}")
                    self.pending = None

    async def _decide(self, at: At, table: Any) -> None:
        if self.pending is not None or not table["legal"]:
            return
        if table["your_choice"] is not None and self.chance.random() > 0.2:
            return  # sealed; now and then somebody thinks again
        self.decided += 1
        move = self.chance.choice(table["legal"])
        name = f"{self.history[0]['seat']}-{self.decided}"
        self.pending = {"type": "play", "moves": [move], "turn": table["turn"], "id": name}
        self.history.append({"sent": self.pending})
        await at.say(**self.pending)


async def one_company(
    players: list[Player], trial: Trial, chance: random.Random, stop: asyncio.Event, histories: list[Any]
) -> None:
    """Game after game at fresh tables, until it is time to stop; everybody writes his history."""
    while not stop.is_set():
        people = players[: chance.choice((2, 3, 4))]
        code = await until_it_works(open_table, people, chance)
        stubborn = [Stubborn(player, code, seat, trial, chance) for seat, player in enumerate(people)]
        histories += [player.history for player in stubborn]
        await asyncio.gather(*(player.play() for player in stubborn))
        trial.games += 1


async def until_it_works(work: Any, *arguments: Any) -> Any:
    for _ in range(2000):
        try:
            async with asyncio.timeout(20):
                return await work(*arguments)
        except LOST:
            await asyncio.sleep(0.05)
    raise RuntimeError("the server did not come back")


async def open_table(people: list[Player], chance: random.Random) -> str:
    rounds = {"rounds": chance.choice(("1-2", "2-1-3", "3-2"))}
    code = await asyncio.to_thread(lambda: people[0].open(4, **(chance.choice(VARIANTS) | rounds)))
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


async def murder(server: Server, trial: Trial, kills: int, chance: random.Random) -> None:
    """Starts the server and kills it, so many times; at the end it runs."""
    for _ in range(kills):
        point = chance.choice((*POINTS, "", "", "", ""))
        before = time.monotonic()
        server.start(f"{point}:{chance.randint(1, 60)}" if point else "")
        with contextlib.suppress(RuntimeError):  # it may have died before anybody could ask it
            await asyncio.to_thread(server.ready)
        trial.slowest_start = max(trial.slowest_start, time.monotonic() - before)
        process = server.process
        assert process is not None
        until = time.monotonic() + (2 if point else chance.uniform(0.05, 1.0))
        while time.monotonic() < until and process.poll() is None:
            await asyncio.sleep(0.01)
        trial.points[point if point and process.poll() is not None else "at random"] += 1
        server.kill()
        trial.kills += 1
    server.start("")
    await asyncio.to_thread(server.ready)


async def kill_again_and_again(
    folder: Path, kills: int, seed: int, tables: int = 3, echo: bool = False, prelude: str = ""
) -> Trial:
    """The whole trial; its faults are those of the checker, and whatever the players complained about.

    `prelude` is Python that the server runs first: with it a test can spoil the server and see that the trial notices.
    """
    chance = random.Random(seed)
    trial = Trial()
    server = Server(folder / "mazzo.sqlite3", prelude=prelude, bot_workers=0, tables_per_hour=1_000_000)
    server.start("")
    server.ready()
    companies = [[Player(server) for _ in range(4)] for _ in range(tables)]
    server.kill()
    stop = asyncio.Event()
    histories: list[Any] = []
    playing = [asyncio.create_task(one_company(company, trial, chance, stop, histories)) for company in companies]
    try:
        while trial.kills < kills:
            await murder(server, trial, min(10, kills - trial.kills), chance)
            if echo:
                print(f"{trial.kills} kills, {trial.games} games, {trial.decisions} decisions", flush=True)
            if trial.kills < kills:
                server.kill()
        stop.set()
        # Who cannot end his game by then has lost it; his history counts all the same.
        await asyncio.wait(playing, timeout=60 if not prelude else 5)
    finally:
        for task in playing:
            if not task.done():
                trial.faults.append("a company could not end its game")
            task.cancel()
        server.stop()
    for number, history in enumerate(histories):
        (folder / f"history-{number}.jsonl").write_text("\n".join(json.dumps(line) for line in history))
    trial.faults += check(server.database, histories)
    return trial


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--kills", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--tables", type=int, default=3)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        trial = asyncio.run(kill_again_and_again(Path(folder), chosen.kills, chosen.seed, chosen.tables, echo=True))
    for fault in trial.faults[:20]:
        print(fault)
    print(
        f"{trial.kills} kills ({dict(trial.points)}), {trial.games} games, {trial.decisions} decisions acknowledged, "
        f"{trial.in_doubt} sent again after a kill, slowest start {trial.slowest_start:.1f} s; {len(trial.faults)} faults"
    )
    return 1 if trial.faults else 0


if __name__ == "__main__":
    sys.exit(main())
