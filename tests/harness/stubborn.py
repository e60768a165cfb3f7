"""Players who do not give up while servers die: they play on, and record everything they send and receive."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from tests.harness.games import KILLED_GAMES
from tests.harness.players import Player, Server, TableConnection

LOST = (OSError, WebSocketException, TimeoutError, RuntimeError)
# Refusals a player may get while the server, the clock and the others come and go, without anybody being at fault.
MISSED = ("stale", "game_over", "not_your_turn", "incomplete", "not_stored", "busy", "seat_kept", "not_kept", "banned", "removed")
MISSED += ("round_over",)  # at a table of an event
AGAIN = ("not_stored", "busy")
DREAMS = 0.15  # the share of the turns at a table with a clock that are slept through


@dataclass
class Trial:
    """What happened in total."""

    kills: int = 0
    games: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    in_doubt: int = 0
    """Decisions that had been sent but not answered when the server died."""
    faults: list[str] = field(default_factory=list)
    points: Counter[str] = field(default_factory=Counter)
    interventions: Counter[str] = field(default_factory=Counter)
    by_clock: int = 0
    """Decisions that the clock made for somebody."""
    tries: int = 0
    """Deals that somebody has played after a friend did."""
    events: int = 0
    """Events among people that were finished."""
    slowest_start: float = 0.0
    slowest_return: float = 0.0
    """From the moment PostgreSQL was back to the next acknowledged decision."""

    def __str__(self) -> str:
        return (
            f"{self.kills} kills ({dict(self.points)}), {self.games.total()} games ({dict(self.games)}), "
            f"{self.decisions} decisions acknowledged, {self.in_doubt} sent again after a kill, "
            f"{self.by_clock} made by the clock, {self.tries} tries at a friend's deal, "
            f"{self.events} events among people; "
            f"interventions {dict(self.interventions)}; "
            f"slowest start {self.slowest_start:.1f} s; "
            f"{len(self.faults)} faults"
        )


class Guest(Player):
    """A person with a name that nobody else has."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.name = f"P {os.urandom(4).hex()}"
        status, answer = self.ask("POST", "/api/me", {"name": self.name})
        if status != 200:
            raise RuntimeError(f"{status}: {answer}")


class Stubborn:
    """A player who does not give up: reconnects, and resends what was not answered."""

    def __init__(self, player: Guest, servers: list[Server], code: str, seat: int, trial: Trial, chance: random.Random) -> None:
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
        self.at: TableConnection | None = None

    async def play(self) -> None:
        """One game, to its end."""
        while not self.over:
            at = None
            self.player.server = self.chance.choice(self.servers)
            try:
                async with asyncio.timeout(10):
                    at = self.at = await self.player.join(self.code, hello=False, open_timeout=5)
                await self._stay(at)
            except LOST:
                await asyncio.sleep(0.05 + self.chance.random() / 10)
            finally:
                if at is not None:
                    at.wire.transport.abort()

    def vanish(self) -> None:
        """Stops playing, in the middle of whatever is being sent."""
        self.over = True
        if self.at is not None:
            self.at.wire.transport.abort()

    async def _stay(self, at: TableConnection) -> None:
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
                    await self._refused(at, message, greeted)

    async def _refused(self, at: TableConnection, message: Any, greeted: bool) -> None:
        if message["reason"] not in MISSED:
            self.trial.faults.append(f"refused: {message}")
        if message["reason"] in AGAIN:
            await asyncio.sleep(0.1)
            if self.pending is not None and message["id"] is not None:
                return await at.say(**self.pending)
            # Never a second hello on one connection: snapshots may be in flight that `known` does not count yet, and
            # their events would come twice, as requested.
            return await at.say(**{"type": "take_back"} if greeted else {"type": "hello", "last": self.known})
        if message["id"] is None:
            return None
        asked, self.pending = self.pending, None
        if message["reason"] == "incomplete" and asked is not None:
            # A payment, a discard: the server says how to continue it.
            await self._send(at, [*asked["moves"], self.chance.choice(message["facts"]["legal"])], asked["turn"])

    async def _decide(self, at: TableConnection, table: Any) -> None:
        if table["stage"] == "playing" and table["seats"][table["you"]]["kept"] and self.chance.random() < 0.5:
            return await at.say(type="take_back")  # the clock ran out twice
        if self.pending is not None or not table["legal"]:
            return
        if table["clock"] is not None and self.chance.random() < DREAMS:
            return
        if table["your_choice"] is not None and self.chance.random() > 0.2:
            return  # sealed; now and then somebody thinks again
        await self._send(at, [self.chance.choice(table["legal"])], table["turn"])

    async def _send(self, at: TableConnection, moves: list[str], turn: int) -> None:
        self.decided += 1
        name = f"{self.history[0]['seat']}-{self.decided}"
        self.pending = {"type": "play", "moves": moves, "turn": turn, "id": name}
        self.history.append({"sent": self.pending})
        await at.say(**self.pending)


class Company:
    """Four people who play game after game at fresh tables until it is time to stop; each records a history."""

    def __init__(
        self, servers: list[Server], trial: Trial, chance: random.Random, number: int, shelf: Path | None = None
    ) -> None:
        self.shelf = shelf
        """Where the histories are kept: thousands of games would not fit in memory."""
        self.servers = servers
        self.people = [Guest(servers[0]) for _ in range(4)]
        self.playing: list[Stubborn] = []
        self.trial = trial
        self.chance = chance
        self.number = number
        self.histories: list[Any] = []
        """Those of the present game."""

    async def play_until(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            game, variants = KILLED_GAMES[self.number % len(KILLED_GAMES)]
            self.number += 1
            while len(self.people) < 4:  # somebody was forgotten
                self.people.append(await until_it_works(asyncio.to_thread, Guest, self.chance.choice(self.servers)))
            people = self.people[: self.chance.choice((2, 3, 4))]
            code = await until_it_works(self._open_table, game, self.chance.choice(variants), people)
            stubborn = [Stubborn(player, self.servers, code, seat, self.trial, self.chance) for seat, player in enumerate(people)]
            self.histories += [player.history for player in stubborn]
            self.playing = stubborn
            await asyncio.gather(*(player.play() for player in stubborn))
            self.playing = []
            self.trial.games[game] += 1
            self.put_away()

    def put_away(self) -> None:
        for history in self.histories if self.shelf is not None else ():
            name = f"history-{history[0]['table']}-{history[0]['seat']}.jsonl"
            (self.shelf / name).write_text("\n".join(json.dumps(line) for line in history))
        self.histories = []

    async def _open_table(self, game: str, options: dict[str, Any], people: list[Guest]) -> str:
        for player in people:
            player.server = self.chance.choice(self.servers)
        every_third = (self.number + self.number // len(KILLED_GAMES)) % 3 == 1
        clock = {"clock": "quick" if every_third else "none"}
        code = await asyncio.to_thread(lambda: people[0].open(4, game=game, more=clock, **options))
        for seat, player in enumerate(people[1:], 1):
            at = await player.join(code)
            await at.say(type="sit", seat=seat)
            await at.until(lambda table: table["you"] is not None)
            await at.disconnect()
        at = await people[0].join(code)
        await at.say(type="start")
        await at.until(lambda table: table["stage"] == "playing")
        await at.disconnect()
        return code


async def until_it_works(work: Any, *arguments: Any) -> Any:
    for _ in range(2000):
        try:
            async with asyncio.timeout(20):
                return await work(*arguments)
        except LOST:
            await asyncio.sleep(0.05)
    raise RuntimeError("the server did not come back")
