"""A program that plays on a seat of a Mazzo server, from anywhere. Any language will do that speaks WebSocket and JSON.

    MAZZO_TOKEN=… python examples/outside_bot.py ws://127.0.0.1:8000/api/tables/CODE/socket

The host of the table gets the token from the waiting room. `choose` is where your own cleverness goes: `table["view"]` is
all that your seat may know, `table["legal"]` what it may do. docs/api.md tells the rest.
"""

import asyncio
import json
import os
import random
import sys
import uuid

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

API_VERSION = 2  # the messages this program was written for; a server that speaks others says so


def choose(table: dict, legal: list[str]) -> str:
    """One of the legal moves. This player is easy to beat."""
    return random.choice(legal)


async def play(address: str, token: str) -> dict:
    """Plays until the game is over; the last that was told of the table. A cut line is dialled again."""
    table: dict = {}
    async for line in connect(address, additional_headers={"Authorization": f"Bearer {token}"}):
        decision: dict = {"turn": None}
        try:
            await line.send(json.dumps({"type": "hello", "last": table.get("last", 0), "version": API_VERSION}))
            async for text in line:
                message = json.loads(text)
                if message["type"] == "table":
                    table = message
                    if table["stage"] == "over":
                        return table
                    # The same turn may be told twice, and a decision in secret stays mine to change: one is enough.
                    if table["legal"] and table["your_choice"] is None and decision["turn"] != table["turn"]:
                        decision = {"type": "play", "moves": [], "turn": table["turn"], "id": str(uuid.uuid4())}
                        decision["moves"].append(choose(table, table["legal"]))
                        await line.send(json.dumps(decision))
                elif message["type"] == "refused" and message["reason"] == "incomplete":
                    # Some decisions have several parts, such as the cards of a payment: it goes on with one of these.
                    decision["moves"].append(choose(table, message["facts"]["legal"]))
                    await line.send(json.dumps(decision))
                elif message["type"] == "refused" and message["reason"] != "stale":
                    raise RuntimeError(message["text"])
        except ConnectionClosed:
            continue
    return table


if __name__ == "__main__":
    end = asyncio.run(play(sys.argv[1], os.environ["MAZZO_TOKEN"]))
    print("Over:", ", ".join(f"{seat['name']} {score}" for seat, score in zip(end["seats"], end["scores"], strict=True)))
