"""What one request to each route costs the server: milliseconds of its process's CPU time, beside the cost that is declared
with the route and charged to the sender's bucket.

    python bench/route_costs.py --requests 200
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import ipaddress
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from mazzo.server.http import files
from mazzo.server.http.api import every_route
from mazzo.server.http.websocket_endpoint import HANDSHAKE
from mazzo.wasm.folder import WEIGHTS, folder_of
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server, open_for_two, play_to_the_end

SEAT_OF_A_PERSON = 1  # whom `open_for_two` seats
FEW = 25  # requests, where a person's requests are limited
EVENT = {"title": "Spring", "game": USUAL_GAME, "players": 3, "listed": True}
EVENING = {"game": USUAL_GAME, "names": ["Ada", "Ben", "Cleo"], "first": 0}
BODIES: dict[str, Any] = {
    "POST /api/evenings/{evening}/seat": {"seat": 1},
    "POST /api/evenings/{evening}/release": {"seat": 1},
    "POST /api/evenings/{evening}/entries": {"id": "1", "changes": [{"path": ["rounds", 0, "bids", 1], "value": 0}]},
    "POST /api/tables/{code}/deal": {},
    "POST /api/tables/{code}/practices": {"place": 1},
    "POST /api/events/{event}/mend": {"what": "cancel", "reason": "It rains."},
    "POST /api/me": {"name": "Ada"},
    "POST /api/me/link": {},
    "POST /api/options": {"game": USUAL_GAME, "players": 3},
    "POST /api/tables": {"game": USUAL_GAME, "players": 3},
    "POST /api/lessons": {"game": USUAL_GAME},
    "POST /api/find": {"game": USUAL_GAME},
    "POST /api/me/listed": {"listed": True},
    "POST /api/tables/{code}/put_away": {},
    "POST /api/me/devices/end": {},
    "POST /api/me/unblock": {"number": 1},
    "POST /api/tables/{code}/people/report": {"seat": SEAT_OF_A_PERSON},
    "POST /api/tables/{code}/people/block": {"seat": SEAT_OF_A_PERSON},
}
Asking = tuple[str, Any]
"""A cookie, and a body."""


def newcomer(server: Server) -> Asking:
    return Player(server).cookie, {}


def with_a_link(server: Server) -> Asking:
    _, answer = Player(server).ask("POST", "/api/me/link", {}, **from_anywhere())
    return Player(server).cookie, {"token": answer["link"].partition("#carry=")[2]}


def to_be_deleted(server: Server) -> Asking:
    player = Player(server)
    player.open(3)
    return player.cookie, {"name": player.me()["name"]}


def with_an_event(server: Server) -> Asking:
    return Player(server).cookie, EVENT


def with_an_evening(server: Server) -> Asking:
    return Player(server).cookie, EVENING


ONCE: dict[str, Callable[[Server], Asking]] = {
    "POST /api/deals/{deal}/play": newcomer,
    "POST /api/events": with_an_event,
    "POST /api/events/{event}/enter": newcomer,
    "POST /api/evenings": with_an_evening,
    "POST /api/me/sign_out": newcomer,
    "POST /api/me/carry": with_a_link,
    "POST /api/me/delete": to_be_deleted,
}
"""Requests that a person can make only once: each needs another person, who is prepared first."""


def from_anywhere() -> dict[str, str]:
    """As a proxy would forward it, from another address each time: limits by address are not measured here."""
    return {"X-Forwarded-For": str(ipaddress.IPv4Address(random.getrandbits(32) | 1 << 31))}


def cost_of(server: Server, method: str, path: str, asking: list[Asking]) -> tuple[int, float]:
    """The last status, and the milliseconds of a request, on a persistent connection."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    status, before = 0, server.cpu_seconds
    for cookie, body in asking:
        headers = {"Cookie": cookie, **from_anywhere()} | ({"Content-Type": "application/json"} if body is not None else {})
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        answer.read()
        status = answer.status
    connection.close()
    return status, 1000 * (server.cpu_seconds - before) / len(asking)


async def finished_game(player: Player) -> tuple[str, int]:
    """A finished game in which another person had a seat, and a bot's decision in it."""
    code = await open_for_two(player, 4, rounds="1-5")
    at = await player.join(code)
    await play_to_the_end(at)
    await at.disconnect()
    made = player.ask("GET", f"/api/tables/{code}/replay")[1]["decisions"]
    return code, next(one["place"] for one in made if one["level"] is not None)


async def dial(player: Player, code: str, times: int) -> float:
    before = player.server.cpu_seconds
    for _ in range(times):
        at = await player.join(code, hello=False)
        await at.disconnect()
    return 1000 * (player.server.cpu_seconds - before) / times


def measure(requests: int) -> None:
    lifted = {"tables_per_hour": 10**6, "bot_workers": 0}
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "mazzo.sqlite3", from_scratch=True, **lifted) as server:
        player = Player(server)
        code, place = asyncio.run(finished_game(player))
        parts = {
            "code": code,
            "one": code,
            "other": code,
            "place": "3",
            "seat": "0",
            "game": USUAL_GAME,
            "path:path": "favicon.svg",
            "package": "mazzo",
            "name": next(folder_of("mazzo").glob(f"*{WEIGHTS}")).stem,
        }
        parts["deal"] = player.ask("POST", f"/api/tables/{code}/deal", {})[1]["deal"]
        parts["evening"] = player.ask("POST", "/api/evenings", EVENING)[1]["evening"]
        parts["event"] = player.ask("POST", "/api/events", EVENT)[1]["event"]
        time.sleep(1)
        print(f"{'':44} {'status':6} {'measured':>8} {'declared':>8}")
        for route in (*every_route(), *files.routes):
            path = route.path
            for name, value in parts.items():
                path = path.replace(f"{{{name}}}", value)
            name = f"{route.method} {route.path}"
            if name in ONCE:
                asking = [ONCE[name](server) for _ in range(requests)]
            else:
                asking = [(player.cookie, {"place": place} if name.endswith("}/reports") else BODIES.get(name))] * requests
            status, cost = cost_of(server, route.method, path, asking[:FEW] if "/people/" in name else asking)
            print(f"{name:44} {status:6} {cost:8.2f} {route.cost:8.2f}", flush=True)
        cost = asyncio.run(dial(player, player.open(3), requests))
        print(f"{'WebSocket /api/tables/{code}/socket':44} {101:6} {cost:8.2f} {HANDSHAKE:8.2f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=200)
    measure(parser.parse_args().requests)
