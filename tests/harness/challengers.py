"""Friends who play each other's deals while servers die: every try is opened, played and stored exactly once."""

from __future__ import annotations

import asyncio
import json
import random
from functools import partial
from pathlib import Path
from typing import Any

from tests.harness.games import KILLED_GAMES
from tests.harness.players import Player, Server
from tests.harness.stubborn import Guest, Stubborn, Trial, until_it_works


class Challengers:
    """They take turns: one plays a game alone, two friends play the same deal, then the next one plays."""

    def __init__(self, servers: list[Server], trial: Trial, chance: random.Random, shelf: Path) -> None:
        self.servers = servers
        self.trial = trial
        self.chance = chance
        self.shelf = shelf

    async def play_until(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            game, variants = self.chance.choice(KILLED_GAMES)
            ada = await until_it_works(asyncio.to_thread, Guest, self._any_server)
            alone = partial(ada.open, 4, start=True, game=game, **self.chance.choice(variants))
            origin = await until_it_works(asyncio.to_thread, alone)
            await self._play(ada, origin)
            made = await self._insist(ada, "POST", f"/api/tables/{origin}/deal", 200)
            for _ in range(2):
                await self._try(made["deal"])

    async def _try(self, deal: str) -> None:
        friend = await until_it_works(asyncio.to_thread, Guest, self._any_server)
        path = f"/api/deals/{deal}/play"
        opened = await asyncio.gather(*(self._insist(friend, "POST", path, 201) for _ in range(2)))
        codes = {one["code"] for one in opened}
        if len(codes) > 1:
            self.trial.faults.append(f"deal {deal}: one person was dealt in at {sorted(codes)}")
        await self._play(friend, codes.pop())
        page = await self._insist(friend, "GET", f"/api/deals/{deal}", 200)
        if page["mine"] is None or [one["you"] for one in page["tries"]].count(True) != 1:
            self.trial.faults.append(f"deal {deal}: its player gets {page}")
        self.trial.tries += 1

    async def _play(self, player: Guest, code: str) -> None:
        stubborn = Stubborn(player, self.servers, code, 0, self.trial, self.chance)
        await stubborn.play()
        (self.shelf / f"history-{code}-0.jsonl").write_text("\n".join(json.dumps(line) for line in stubborn.history))

    @property
    def _any_server(self) -> Server:
        return self.chance.choice(self.servers)

    async def _insist(self, player: Player, method: str, path: str, expected: int, body: Any = None) -> Any:
        """Asks until the expected answer comes: meanwhile servers are down or cannot store."""

        def ask() -> Any:
            somebody = Player(self._any_server, player.cookie)
            status, answer = somebody.ask(method, path, (body or {}) if method == "POST" else None)
            if status != expected:
                raise RuntimeError(f"{status}: {answer}")
            return answer

        return await until_it_works(asyncio.to_thread, ask)
