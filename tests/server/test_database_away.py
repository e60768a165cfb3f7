"""While the database does not answer, every request and every message is refused with that reason, and nobody is disconnected."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mazzo.server.http.api import every_route
from mazzo.server.wire import messages
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server, TableConnection

WITH_A_SWITCH = """
import pathlib
from mazzo.server.store.reader import NotStored, Reader
from mazzo.server.store.store import Store
def away(method):
    async def unless_away(*arguments):
        if pathlib.Path({file!r}).exists():
            raise NotStored("nothing answers there")
        return await method(*arguments)
    return unless_away
Reader.rows, Store._submit = away(Reader.rows), away(Store._submit)
"""
SAMPLES = {
    "seat": 2,
    "other": 1,
    "level": "novice",
    "name": "Zoe",
    "rules": {"players": 4, "public": True},
    "turn": 1,
    "id": "once",
    "moves": ["bid 1"],
    "text": "Hello.",
    "reaction": "wow",
    "times": 2,
}
"""A value for each field that a message requires."""


@pytest.fixture
def switch(tmp_path: Path) -> Path:
    """The database is away as long as this file exists."""
    return tmp_path / "away"


@pytest.fixture
def server(tmp_path: Path, switch: Path) -> Iterator[Server]:
    prelude = WITH_A_SWITCH.format(file=str(switch))
    with Server(tmp_path / "mazzo.sqlite3", prelude=prelude, bot_workers=0, refusals_in_a_minute=10_000) as server:
        yield server


def message_of(message: Any) -> dict[str, Any]:
    """A valid message of this type."""
    fields = [field for field in msgspec.structs.fields(message) if field.required or field.name == "rules"]
    return {"type": message.__struct_config__.tag, **{field.name: SAMPLES[field.name] for field in fields}}


def test_every_route_documents_that_the_database_may_be_away(server: Server, switch: Path) -> None:
    ada = Player(server)
    code = ada.open(3)
    switch.touch()
    for route in every_route():
        if route.method == "GET" and route.path != "/health":
            path = route.path.replace("{game}", USUAL_GAME).replace("{place}", "1").replace("{seat}", "0")
            for name in route.path_parameters:
                path = path.replace("{" + name + "}", code[::-1])  # a table, an event or a deal that is not in memory
            status, _, _ = server.ask("GET", path, headers={"Cookie": ada.cookie})
            assert status in (route.status, *route.refusals), (route.path, status)


def test_every_message_is_answered_while_the_database_is_away(server: Server, switch: Path) -> None:
    async def tables() -> None:
        ada, ben = Player(server), Player(server)
        codes = [ada.open(3), ada.open(3, start=True), ada.open(3, start=True)]
        seats = [await ada.join(code) for code in codes]
        await seats[2].say(type="agree_to_end")
        await seats[2].until(lambda table: table["stage"] == "over")
        guest = await ben.join(codes[0])
        switch.touch()
        for at in (*seats, guest):
            for message in messages.Incoming.__args__:
                await assert_harmless(at, message_of(message))
        for at in (*seats, guest):
            await at.disconnect()

    asyncio.run(tables())


async def assert_harmless(at: TableConnection, message: dict[str, Any]) -> None:
    """The message is refused, or changes nothing that would have to be stored; and the connection stays."""
    await at.say(**message)
    await at.say(type="ping", number=7)
    while (answer := await at.next())["type"] != "pong" or answer["number"] != 7:
        assert answer["type"] in ("pong", "refused", "table", "talk"), (message, answer)
