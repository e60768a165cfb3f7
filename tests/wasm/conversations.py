"""Whole games of one person and bots over a server's socket, for the page to repeat: every message in and out, in order."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

from mazzo.rules.game import Game
from mazzo.variants import TABLES
from tests.harness.players import Player, Server, TableConnection
from tests.wasm.games import games_here

ASIDES: list[list[dict[str, Any]]] = [
    [{"type": "ping", "number": 7}],
    [{"type": "hello", "last": 0}],
    [{"type": "hello", "last": 5}],
    [{"type": "leave"}, {"type": "take_back"}],
    [{"type": "react", "reaction": "wow"}],
    [{"type": "say", "text": "  Well   played. "}],
    [{"type": "say", "text": " "}],
    [{"type": "sit", "seat": 1}],
    [{"type": "start"}],
    [{"type": "swap", "seat": 0, "other": 1}],
    [{"type": "slow_clock", "times": 2}],
    [{"type": "be_right_back"}],
    [{"type": "play_on"}],
    [{"type": "seat_bot", "seat": 1, "level": "casual"}],
    [{"type": "seat_program", "seat": 1, "name": "Robot"}],
    [{"type": "unseat", "seat": 1}],
    [{"type": "change_rules", "rules": {"players": 3}}],
    [{"type": "wait_longer"}],
    [{"type": "be_right_back"}, {"type": "i_am_back"}],
    [{"type": "hurry"}],
    [{"type": "agree_to_end"}],
]
"""All of them once, then some at random. The last one ends the game."""
NONSENSE = ["play R7", "bid 3", "pay S1", "row 2", "lay dog", "knock", "nonsense"]
UNLIMITED = {"tables_per_hour": 10_000, "refusals_in_a_minute": 100_000, "lines_in_10_seconds": 10_000}
"""A device has no limits, and needs none."""
PLACES = ("open", "watching", "0", "1")


def is_quiet(table: Any) -> bool:
    """Does the table wait only for us?"""
    others = set(table["waiting_for"]) - set(table["sealed"]) - {table["you"]}
    return table["stage"] == "over" or (not others and table["you"] in table["waiting_for"])


class Conversation:
    def __init__(
        self, player: Player, game: Game, players: int, asked: dict[str, Any], chance: random.Random, unsaid: list[Any]
    ) -> None:
        self.player = player
        self.game = game
        self.wish = {"game": game.name, "players": players, "options": asked, "level": "casual", "start": True}
        self.chance = chance
        self.unsaid = unsaid
        self.steps: list[dict[str, Any]] = []

    async def have(self) -> dict[str, Any]:
        status, opened = self.player.ask("POST", "/api/tables", self.wish)
        assert status == 201, opened
        code = opened["code"]
        before = await self.player.join(code)
        await before.until(is_quiet)  # the bots that begin have moved
        at = await self.player.join(code, hello=False)
        await self.ask(at, {"type": "hello", "last": 0})
        await before.disconnect()
        while at.table["stage"] != "over":
            await self.decide(at)
            if at.table["stage"] == "playing" and (self.unsaid or self.chance.random() < 0.12):
                for message in self.unsaid.pop(0) if self.unsaid else self.chance.choice(ASIDES[:-1]):
                    await self.ask(at, message)
        await self.send(at, {"type": "rematch"})
        await at.until(lambda table: table["rematch"] is not None)
        await self.ask(at, {"type": "ping", "number": 0})  # whatever was sent with it is received, too
        await at.disconnect()
        return {
            "code": code,
            "name": self.player.me()["name"],
            "wish": self.wish,
            "log": log_of(self.player.server, code),
            "steps": [*self.steps, {"out": at.heard[self.heard :]}],
            "answers": self.answers(code),
        }

    heard = 0

    async def send(self, at: TableConnection, message: dict[str, Any]) -> None:
        """Records what was received before, then the message."""
        self.steps += [{"out": at.heard[self.heard :]}, {"in": message}]
        self.heard = len(at.heard)
        await at.say(**message)

    async def ask(self, at: TableConnection, message: dict[str, Any]) -> None:
        """A message with all its answers: a pong follows them."""
        await self.send(at, message)
        if message["type"] == "agree_to_end":  # the game may end before or after a pong
            await at.until(lambda table: table["stage"] == "over")
            return
        number = len(self.steps)
        await self.send(at, {"type": "ping", "number": number})
        while not at.heard or at.heard[-1] != {"type": "pong", "number": number}:
            await at.next()
        await at.until(lambda table: is_quiet(table) or table["paused"])

    async def decide(self, at: TableConnection) -> None:
        turn = at.table["turn"]
        id = f"a rather long id of turn {turn}" if turn % 2 else f"t{turn}"
        parts = [self.chance.choice(at.table["legal"])]
        if self.chance.random() < 0.1:
            in_sight = [each["move"] for each in at.table["illegal"]]
            wrong = in_sight or [each for each in NONSENSE if each not in at.table["legal"]]
            await self.play(at, [self.chance.choice(wrong)], turn, "wrong")
        if self.chance.random() < 0.05:
            await self.play(at, parts, turn + 1, "stale")  # one turn before the first is no turn at all
        while (answer := await self.play(at, parts, turn, id)).get("reason") == "incomplete":
            parts.append(answer["facts"]["legal"][0])
        assert answer["type"] == "accepted", answer
        await at.until(lambda table: table["turn"] > turn and is_quiet(table))
        if at.table["stage"] == "playing" and self.chance.random() < 0.1:
            await self.play(at, parts, turn, id)  # sent twice

    async def play(self, at: TableConnection, moves: list[str], turn: int, id: str) -> Any:
        await self.send(at, {"type": "play", "moves": [*moves], "turn": turn, "id": id})
        while True:
            answer = await at.next()
            if answer["type"] in ("accepted", "refused"):
                break
        if answer.get("reason") == "stale":
            await at.next()  # the table follows
        return answer

    def answers(self, code: str) -> dict[str, Any]:
        """The requests over HTTP once the game is over."""
        _, replay = self.player.ask("GET", f"/api/tables/{code}/replay")
        places = self.chance.sample(range(len(replay["decisions"]) + 1), 4)
        paths = [f"replay/{place}?view={view}" for place in places for view in PLACES]
        _, _, record = self.player.server.ask("GET", f"/api/tables/{code}/record")
        seen = {path: self.player.ask("GET", f"/api/tables/{code}/{path}")[1] for path in paths}
        return {"replay": replay, **seen, "record": record.decode()}


def log_of(server: Server, code: str) -> list[Any]:
    with sqlite3.connect(server.database) as database:
        rows = database.execute("SELECT text FROM entries WHERE code = ? ORDER BY entry", (code,)).fetchall()
    return [json.loads(text) for (text,) in rows]


def write(file: Path, server: Server, every: int = 1) -> int:
    """Writes whole conversations, a line each; returns their number."""
    chance, unsaid = random.Random(18), [*ASIDES]
    lines = []
    for game in games_here():
        for players, asked in TABLES[game.name][::every]:
            lines.append(json.dumps(asyncio.run(Conversation(Player(server), game, players, asked, chance, unsaid).have())))
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return len(lines)
