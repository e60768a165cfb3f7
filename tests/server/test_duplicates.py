"""Decisions that come twice, late, out of order or after a restart: each is played once, and always gets the same answer."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from mazzo.server.bots.pool import BotPool
from mazzo.server.host.audit import check
from mazzo.server.rate_limits import MessageLimits
from mazzo.server.settings import Settings, database_url
from mazzo.server.store.store import Store
from mazzo.server.tables.registry import TableRegistry
from mazzo.table import commands
from mazzo.table.commands import Person
from mazzo.table.log import Opened
from mazzo.table.table import Table
from tests.harness.games import DUPLICATED_GAMES
from tests.harness.local_connections import LocalConnection

PEOPLE = [Person(f"person-{name}", name) for name in ("Ada", "Ben", "Cleo")]
MANY = 1_000_000
LIMITS = Settings(bot_pace=(0, 0), messages_in_20_seconds=MANY, hellos_in_a_minute=MANY, refusals_in_a_minute=MANY)


class Client:
    """What one person knows, and everything they have ever sent."""

    def __init__(self, code: str, seat: int) -> None:
        self.seat = seat
        self.history: list[dict[str, Any]] = [{"table": code, "seat": seat}]
        self.sent: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.known = 0
        self.table: Any = None
        self.connection: LocalConnection | None = None

    async def dial(self, tables: TableRegistry, code: str) -> None:
        if self.connection is not None:
            await self.connection.end()
        self.connection = LocalConnection(tables, code, PEOPLE[self.seat], MessageLimits(LIMITS))
        self.history.append({"hello": self.known})
        self.connection.say(type="hello", last=self.known)
        await self.hear_until(lambda message: message["type"] == "table")

    async def hear_until(self, wanted: Any) -> Any:
        assert self.connection is not None
        while True:
            message = await asyncio.wait_for(self.connection.heard.get(), 10)
            self.note(message)
            if wanted(message):
                return message

    def hear_all(self) -> None:
        while self.connection is not None and not self.connection.heard.empty():
            self.note(self.connection.heard.get_nowait())

    def note(self, message: Any) -> None:
        if message["type"] == "table":
            self.history.append({"received": message})
            self.known, self.table = message["last"], message
        elif message["type"] == "accepted":
            self.history.append({"acked": message["id"]})
            self.check_answer(message)
        elif message["type"] == "refused" and message["id"] is not None:
            self.check_answer(message)

    def check_answer(self, message: Any) -> None:
        """The same request gets the same answer whenever it is repeated."""
        before = self.answers.setdefault(message["id"], message)
        assert before["type"] == message["type"], (before, message)
        if message["type"] == "accepted":
            assert before["turn"] == message["turn"]
        if message["type"] == "refused" and message["reason"] == "stale":
            assert message["facts"]["turn"] == self.table["turn"]  # whatever changed the table arrived before


class Play(RuleBasedStateMachine):
    @initialize(game=st.sampled_from(DUPLICATED_GAMES))
    def open_table(self, game: tuple[str, dict[str, Any]]) -> None:
        self.runner = asyncio.Runner()
        # A reader interrupted by a restart may still be closing its file.
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.database = Path(self.folder.name) / "mazzo.sqlite3"
        self.runner.run(self._start())
        self.code = self.runner.run(self._open(game))
        self.clients = [Client(self.code, seat) for seat in range(3)]
        for client in self.clients:
            self.runner.run(client.dial(self.tables, self.code))

    async def _start(self) -> None:
        self.store = await Store.open(database_url(f"sqlite:///{self.database}"))
        self.tables = TableRegistry(self.store, BotPool(0, 1.0), LIMITS)
        self.tables.start()

    async def _stop(self) -> None:
        for client in self.clients:
            client.hear_all()
            if client.connection is not None:
                await client.connection.end()
                client.connection = None
        await self.tables.close()
        await self.store.close()

    async def _open(self, game: tuple[str, dict[str, Any]]) -> str:
        name, options = game
        for person in PEOPLE:
            await self.store.add_person(person, person.name)
        opening = Table.open(name, 3, options, "11").opened
        opened = Opened(
            game=name, rules=opening.rules, players=3, options=opening.options, seed="11", level="casual", host=PEOPLE[0].person
        )
        code = await self.tables.open(PEOPLE[0], opened, False)
        live = await self.tables.find(code)
        for seat in (1, 2):
            await live.execute(lambda table, seat=seat: commands.sit(table, PEOPLE[seat], seat))
        await live.execute(lambda table: commands.start(table, PEOPLE[0]))
        return code

    def who_can(self, number: int) -> Client:
        """Somebody who has to decide, as far as they know; otherwise anybody."""
        able = [client for client in self.clients if client.table["legal"]]
        return (able or self.clients)[number % len(able or self.clients)]

    async def _ask(self, client: Client, message: dict[str, Any]) -> Any:
        assert client.connection is not None
        client.connection.say(**message)
        return await client.hear_until(lambda heard: heard.get("id") == message["id"])

    async def _decide(self, client: Client, number: int) -> None:
        """A whole decision, part by part if necessary."""
        client.hear_all()
        legal, moves = client.table["legal"] or ["pass"], []
        while True:
            moves.append(legal[number % len(legal)])
            message = {
                "type": "play",
                "moves": list(moves),
                "turn": client.table["turn"],
                "id": f"{client.seat}-{len(client.sent)}",
            }
            client.sent.append(message)
            client.history.append({"sent": message})
            answer = await self._ask(client, message)
            if answer.get("reason") != "incomplete":
                return
            legal = answer["facts"]["legal"]

    @rule(who=st.integers(0, 2), number=st.integers(0, 20))
    def decide(self, who: int, number: int) -> None:
        self.runner.run(self._decide(self.who_can(who), number))

    @rule(who=st.integers(0, 2), which=st.integers(0, 200))
    def say_it_again(self, who: int, which: int) -> None:
        """Late, twice, out of order: something sent earlier is sent once more."""
        client = self.clients[who]
        if client.sent:
            self.runner.run(self._ask(client, client.sent[which % len(client.sent)]))

    @rule(which=st.integers(0, 200), times=st.integers(2, 5))
    def everybody_says_everything_at_once(self, which: int, times: int) -> None:
        async def together() -> None:
            requests = [(client, client.sent[which % len(client.sent)]) for client in self.clients if client.sent]
            for client, message in requests * times:
                assert client.connection is not None
                client.connection.say(**message)
            for client, message in requests:
                await client.hear_until(lambda heard, message=message: heard.get("id") == message["id"])

        self.runner.run(together())

    @rule(who=st.integers(0, 2), number=st.integers(0, 20))
    def decide_and_lose_the_connection(self, who: int, number: int) -> None:
        """The answer is never received; they reconnect and ask again."""

        async def lose() -> None:
            client = self.who_can(who)
            client.hear_all()
            legal = client.table["legal"] or ["pass"]
            name = f"{client.seat}-{len(client.sent)}"
            message = {"type": "play", "moves": [legal[number % len(legal)]], "turn": client.table["turn"], "id": name}
            client.sent.append(message)
            client.history.append({"sent": message})
            assert client.connection is not None
            client.connection.say(**message)
            await asyncio.sleep(0)
            client.connection.heard = asyncio.Queue()
            lost, client.connection = client.connection, None
            await client.dial(self.tables, self.code)
            await lost.end()
            await self._ask(client, message)

        self.runner.run(lose())

    @rule(who=st.integers(0, 2))
    def dial_again(self, who: int) -> None:
        self.clients[who].hear_all()
        self.runner.run(self.clients[who].dial(self.tables, self.code))

    @rule()
    def restart(self) -> None:
        async def again() -> None:
            await self._stop()
            await self._start()
            for client in self.clients:
                await client.dial(self.tables, self.code)

        self.runner.run(again())

    def teardown(self) -> None:
        if not hasattr(self, "clients"):
            return
        with contextlib.closing(self.runner):
            self.runner.run(self._stop())
        assert check(self.database, [client.history for client in self.clients]) == []
        self.folder.cleanup()


def examples(number: int) -> settings:
    return settings(
        max_examples=number, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
    )


class TestDecisions(Play.TestCase):
    settings = examples(8)


@pytest.mark.long
class TestManyDecisions(Play.TestCase):
    settings = examples(25)
