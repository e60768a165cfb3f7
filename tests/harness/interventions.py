"""What the host of a server does while people play and servers die."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from mazzo.server.host import admin
from mazzo.server.host.admin import forget_person, moderate, one_person
from mazzo.server.host.moderation import Order
from tests.harness.players import Server
from tests.harness.stubborn import Company, Stubborn, Trial

BAN_SECONDS = 2


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

    def somebody(self) -> tuple[Company, Stubborn] | None:
        """Somebody in the middle of a game, and their company."""
        playing = [(company, one) for company in self.companies for one in company.playing if not one.over]
        return self.chance.choice(playing) if playing else None

    async def insist(self, command: Callable[..., Any], *arguments: Any) -> Any:
        """A command of the host, repeated if the server dies over it."""
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
    if (found := scene.somebody()) is None:
        return
    company, gone = found
    gone.vanish()
    company.people.remove(gone.player)
    person = await scene.insist(one_person, scene.database, gone.player.name)
    if person is not None:
        await scene.insist(forget_person, scene.database, person.person)


async def ban(scene: Scene) -> None:
    """Somebody is banned for a moment, turned away again and again, and then plays on."""
    if (found := scene.somebody()) is None:
        return
    person = await scene.insist(one_person, scene.database, found[1].player.name)
    if person is not None:
        order = Order(command="ban", subject=person.person, until=int(time.time()) + BAN_SECONDS)
        await scene.insist(moderate, scene.database, order)


async def drain(scene: Scene) -> None:
    """No new games begin for a moment; those under way go on. A server that dies meanwhile starts without it."""
    for stop in (False, True):
        with contextlib.suppress(OSError, ValueError, TimeoutError):
            await asyncio.to_thread(lambda stop=stop: list(admin.drain(scene.database, 1, stop, wait=False)))
        await asyncio.sleep(scene.chance.uniform(0.0, 0.3))


INTERVENTIONS: dict[str, Callable[[Scene], Awaitable[None]]] = {"forget": forget, "ban": ban, "drain": drain}
"""What a host does while people play and servers die: one of these, now and then."""
