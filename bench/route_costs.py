"""What one request to each address costs the server: milliseconds of its process's CPU time, beside the cost that is declared
with the route and taken from the bucket of whoever asks.

    python bench/route_costs.py --requests 200
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from mazzo.server.http import files
from mazzo.server.http.api import routes
from mazzo.server.http.websocket import HANDSHAKE
from tests.harness.games import USUAL_GAME
from tests.harness.players import Player, Server, play_to_the_end

BODIES: dict[str, Any] = {
    "POST /api/me": {"name": "Ada"},
    "POST /api/me/link": {},
    "POST /api/me/carry": {"token": "x" * 43},
    "POST /api/tables": {"game": USUAL_GAME, "players": 3},
    "POST /api/lessons": {"game": USUAL_GAME},
    "POST /api/find": {"game": USUAL_GAME},
    "POST /api/me/listed": {"listed": True},
    "POST /api/tables/{code}/put_away": {},
    "POST /api/me/devices/end": {},
    "POST /api/me/unblock": {"number": 1},
    "POST /api/tables/{code}/people/report": {"seat": 1},
    "POST /api/tables/{code}/people/block": {"seat": 1},
    "POST /api/me/sign_out": {},
    "POST /api/me/delete": {"name": "Somebody else"},
}


def worked(server: Server) -> float:
    """The CPU time of the server's process so far, in milliseconds."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cost_of(server: Server, cookie: str, method: str, path: str, body: Any, requests: int) -> tuple[int, float]:
    """The last status, and the milliseconds of a request, on a connection that stays."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    headers = {"Cookie": cookie} | ({"Content-Type": "application/json"} if body is not None else {})
    text = None if body is None else json.dumps(body)
    status, before = 0, worked(server)
    for _ in range(requests):
        connection.request(method, path, text, headers)
        answer = connection.getresponse()
        answer.read()
        status = answer.status
    connection.close()
    return status, (worked(server) - before) / requests


async def finished_game(player: Player) -> tuple[str, int]:
    """A game that is over, and a bot's decision in it."""
    code = player.open(4, start=True, rounds="1-5")
    at = await player.join(code)
    await play_to_the_end(at)
    await at.leave_line()
    made = player.ask("GET", f"/api/tables/{code}/replay")[1]["decisions"]
    return code, next(one["place"] for one in made if one["level"] is not None)


async def dial(player: Player, code: str, times: int) -> float:
    before = worked(player.server)
    for _ in range(times):
        at = await player.join(code, hello=False)
        await at.leave_line()
    return (worked(player.server) - before) / times


def measure(requests: int) -> None:
    lifted = {"tables_per_hour": 10**6, "bot_workers": 0}
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "mazzo.sqlite3", from_scratch=True, **lifted) as server:
        player = Player(server)
        code, place = asyncio.run(finished_game(player))
        parts = {"code": code, "place": "3", "game": USUAL_GAME, "path:path": "favicon.svg"}
        time.sleep(1)
        print(f"{'':44} {'status':6} {'measured':>8} {'declared':>8}")
        last = ("POST /api/me/sign_out",)  # after which the cookie is nobody's
        for route in sorted((*routes, *files.routes), key=lambda route: f"{route.method} {route.path}" in last):
            path = route.path
            for name, value in parts.items():
                path = path.replace(f"{{{name}}}", value)
            name = f"{route.method} {route.path}"
            body = {"place": place} if name.endswith("reports") else BODIES.get(name)
            status, cost = cost_of(server, player.cookie, route.method, path, body, requests)
            print(f"{name:44} {status:6} {cost:8.2f} {route.cost:8.2f}")
        player = Player(server)
        cost = asyncio.run(dial(player, player.open(3), requests))
        print(f"{'WebSocket /api/tables/{code}/socket':44} {101:6} {cost:8.2f} {HANDSHAKE:8.2f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=200)
    measure(parser.parse_args().requests)
