"""Somebody who follows a table inside this process, without a connection."""

from __future__ import annotations

from typing import Any


class FakeSubscriber:
    """Keeps everything it is sent."""

    network = ""
    is_program = wants_position = False
    blocked: frozenset[str] = frozenset()

    def __init__(self, person: str) -> None:
        self.person = person
        self.last_event = 0
        self.heard: list[Any] = []

    def send(self, message: Any) -> None:
        self.heard.append(message)

    def disconnect(self, reason: str) -> None: ...
