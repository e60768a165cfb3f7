"""Hints that come at once and are long: whether there is room for them must not depend on what a bot finds."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.web.guest import Guest


def advice(*moves: str, instead: str = "", counted_in: str = "points", chances: int = 0) -> dict[str, Any]:
    """A hint for these moves, better than another, with the chances of this many bids."""
    others = [{"move": instead, "value": 20.6}] if instead else []
    return {
        "moves": list(moves),
        "candidates": [{"move": moves[0], "value": 21.4}, *others] if others else [],
        "counted_in": counted_in,
        "reason": "as_usual",
        "facts": {"usual": moves[0]},
        "worlds": 413,
        "chances": [{"move": f"bid {number}", "chance": abs(6 - number) / 10} for number in range(chances)],
    }


def hint_by(guest: Guest, answer: Callable[[Any], dict[str, Any]]) -> Guest:
    """Every request for a hint gets this one: `answer` is called with the question."""

    def carry(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hint":
                socket.send(json.dumps({"type": "hint", "id": message["id"], "turn": message["turn"], **answer(message)}))
            else:
                server.send(text)

        socket.on_message(hear)

    guest.page.route_web_socket(lambda url: url.endswith("/socket"), carry)
    return guest


def ask_for_hint(guest: Guest) -> bool:
    """Asks for a hint if that is allowed; is there one now?"""
    lamp = guest.page.locator(".ask")
    if not lamp.count():
        return False
    lamp.click()
    expect(guest.page.locator(".hint p")).to_be_visible()
    return True
