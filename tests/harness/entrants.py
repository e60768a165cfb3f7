"""People in an event while servers die: every round is seated once, everybody has one seat in it, and the event ends."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tests.harness.challengers import Challengers
from tests.harness.games import KILLED_GAMES
from tests.harness.stubborn import Guest, Stubborn, until_it_works

PEOPLE = 5
DEALS = 3


class Entrants(Challengers):
    """One event after the other, each with a few rounds; some do not come to their table."""

    async def play_until(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            game, variants = self.chance.choice(KILLED_GAMES)
            people = [await until_it_works(asyncio.to_thread, Guest, self._any_server) for _ in range(PEOPLE)]
            wish = {"title": "Cup", "game": game, "players": 3, "options": self.chance.choice(variants), "deals": DEALS}
            wish |= {"among": "people", "pause": 0, "come": 5, "minutes": 1, "clock": "quick"}
            made = await self._insist(people[0], "POST", "/api/events", 201, wish)
            for person in people:
                await self._insist(person, "POST", f"/api/events/{made['event']}/enter", 200)
            await self._start(people[0], made["event"])
            await asyncio.gather(*(self._follow(person, made["event"], number) for number, person in enumerate(people)))
            self.trial.events += 1

    async def _start(self, host: Guest, event: str) -> None:
        """Asks for the start until it has happened: an answer may be lost with the server that has stored it."""

        def ask() -> None:
            status, answer = host.ask("POST", f"/api/events/{event}/mend", {"what": "start"})
            if status != 200 and answer["reason"] != "event_started":
                raise RuntimeError(f"{status}: {answer}")

        await until_it_works(asyncio.to_thread, ask)

    async def _follow(self, person: Guest, event: str, number: int) -> None:
        """Plays at every table where this person has a seat, until the event is over."""
        seen: dict[int, str] = {}
        while True:
            now: Any = await self._insist(person, "GET", f"/api/events/{event}/now", 200)
            if not now["open"]:
                return
            table = now["table"]
            if table is not None and seen.setdefault(now["number"], table) != table:
                self.trial.faults.append(f"event {event}, round {now['number']}: seated at {seen[now['number']]} and at {table}")
            comes = number % 4 or now["number"] % 2  # one of them misses every other table
            if table is not None and not now["over"] and comes:
                await self._sit_down(person, table, now["seat"])
            await asyncio.sleep(0.3)

    async def _sit_down(self, person: Guest, code: str, seat: int) -> None:
        stubborn = Stubborn(person, self.servers, code, seat, self.trial, self.chance)
        await stubborn.play()
        (self.shelf / f"history-{code}-{seat}.jsonl").write_text("\n".join(json.dumps(line) for line in stubborn.history))
