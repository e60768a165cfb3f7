"""What the host of a server does while people play and servers die."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from mazzo.server.host.admin import forget_person, one_person
from tests.harness.players import Server
from tests.harness.stubborn import Company, Trial


@dataclass
class Scene:
    """What a host can intervene in."""

    servers: list[Server]
    companies: list[Company]
    trial: Trial
    chance: random.Random

    @property
    def database(self) -> str:
        return str(self.servers[0].settings["database"])

    async def insist(self, command: Callable[..., Any], *arguments: Any) -> Any:
        """A command of the host, given again where the server dies over it."""
        for _ in range(20):
            try:
                return await asyncio.to_thread(command, *arguments)
            except (OSError, ValueError, TimeoutError) as why:
                problem = why
                await asyncio.sleep(0.1)
        self.trial.faults.append(f"{command.__name__}: {problem}")
        return None


async def forget(scene: Scene) -> None:
    """Somebody is forgotten in the middle of a game; a bot plays on, and the others notice nothing else."""
    company = scene.chance.choice(scene.companies)
    playing = [one for one in company.playing if not one.over]
    if not playing:
        return
    gone = scene.chance.choice(playing)
    gone.vanish()
    company.people.remove(gone.player)
    found = await scene.insist(one_person, scene.database, gone.player.name)
    if found is not None:
        await scene.insist(forget_person, scene.database, found.person)


INTERVENTIONS: dict[str, Callable[[Scene], Awaitable[None]]] = {"forget": forget}
"""What a host does while people play and servers die: one of these, now and then."""
