"""A program that plays on a seat of a Mazzo server, from anywhere. Any language will do that speaks WebSocket and JSON.

    MAZZO_TOKEN=… python examples/outside_bot.py ws://127.0.0.1:8000/api/tables/CODE/socket

The host of the table gets the token from the waiting room. `choose` is where your own cleverness goes: `table["view"]` is
all that your seat may know, `table["legal"]` what it may do. The rest outlives a cut connection, a server that restarts, and
one that cannot store anything for a while. docs/api.md has all messages and reasons.
"""

import asyncio
import json
import os
import random
import sys
import uuid

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

API_VERSION = 2  # the messages this program was written for; a server that speaks others says so
AGAIN = ("not_stored", "busy", "server_error")  # nothing is wrong with the decision: the same again, in a moment
LOOK = ("stale", "not_your_turn", "game_over", "seat_kept", "not_kept")  # the next `table` shows what has changed


def choose(table: dict, legal: list[str]) -> str:
    """One of the legal moves. This player is easy to beat."""
    return random.choice(legal)


class Player:
    """What it knows, whichever connection it came by: the newest `table`, and its own last decision."""

    connection: ClientConnection

    def __init__(self) -> None:
        self.table: dict = {"last": 0}
        self.decision: dict = {"turn": None}
        self.is_answered = True
        self.patience = 0.5  # seconds to wait before something is tried again

    async def play(self, address: str, token: str) -> dict:
        """Plays until the game is over; the last `table`. `connect` waits longer and longer for a server that is not there."""
        async for self.connection in connect(address, additional_headers={"Authorization": f"Bearer {token}"}):
            try:
                await self.say_hello()
                async for text in self.connection:
                    await self.receive(json.loads(text))
                    if self.table.get("stage") == "over":
                        return self.table
            except ConnectionClosed:
                await self.wait()
        return self.table

    async def say_hello(self) -> None:
        """Hello, and the decision that was not answered: it has its old id, so it counts once."""
        await self.send({"type": "hello", "last": self.table["last"], "version": API_VERSION})
        if not self.is_answered:
            await self.send(self.decision)

    async def receive(self, message: dict) -> None:
        match message:
            case {"type": "table"}:
                self.table = message
                await self.decide()
            case {"type": "accepted"}:
                self.is_answered, self.patience = True, 0.5
                await self.decide()  # an old decision may have been answered late, and the table waits again
            case {"type": "refused", "reason": "incomplete"}:
                # Some decisions have several parts, such as the cards of a payment: it goes on with one of these.
                self.decision["moves"].append(choose(self.table, message["facts"]["legal"]))
                await self.send(self.decision)
            case {"type": "refused", "reason": reason} if reason in AGAIN:
                await self.wait()
                await self.say_hello()
            case {"type": "refused", "reason": reason} if reason in LOOK:
                self.is_answered = True
            case {"type": "refused"}:
                raise RuntimeError(message["text"])

    async def decide(self) -> None:
        table, legal = self.table, self.table["legal"]
        if table["seats"][table["you"]]["kept"]:  # it was away for too long, and a bot plays on its seat
            await self.send({"type": "take_back"})
        # The same turn may be shown twice, and a decision in secret stays mine to change: one is enough.
        elif legal and table["your_choice"] is None and self.is_answered and self.decision["turn"] != table["turn"]:
            self.decision = {"type": "play", "moves": [choose(table, legal)], "turn": table["turn"], "id": str(uuid.uuid4())}
            self.is_answered = False
            await self.send(self.decision)

    async def send(self, message: dict) -> None:
        await self.connection.send(json.dumps(message))

    async def wait(self) -> None:
        await asyncio.sleep(self.patience)
        self.patience = min(2 * self.patience, 30)


if __name__ == "__main__":
    end = asyncio.run(Player().play(sys.argv[1], os.environ["MAZZO_TOKEN"]))
    print("Over:", ", ".join(f"{seat['name']} {score}" for seat, score in zip(end["seats"], end["scores"], strict=True)))
