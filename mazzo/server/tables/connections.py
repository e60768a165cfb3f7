"""Everyone connected to this process, at any table, so that they are found when something about a person changes."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

from mazzo.server.store.changes import CLOSING, Change
from mazzo.words import Refusal

MOST_REMEMBERED = 1000  # changes; a connection is let in within milliseconds


class Connection(Protocol):
    """A connection of a person."""

    @property
    def person(self) -> str: ...

    @property
    def device(self) -> str:
        """The hash of the token in its cookie."""

    @property
    def code(self) -> str: ...

    @property
    def address(self) -> str: ...

    blocked: frozenset[str]
    """The persons whom it does not read."""

    def send_table(self) -> None:
        """Sends the table again, if it has been sent before."""

    def renamed(self, name: str) -> None: ...

    def close(self, why: Refusal) -> None:
        """Says why, and closes the connection."""


class Connections:
    """The connections of this process, by person."""

    def __init__(self) -> None:
        self._by_person: dict[str, list[Connection]] = {}
        self._closings: deque[tuple[float, Change]] = deque(maxlen=MOST_REMEMBERED)
        self._names: deque[tuple[float, str, str]] = deque(maxlen=MOST_REMEMBERED)

    def of(self, person: str) -> list[Connection]:
        return list(self._by_person.get(person, ()))

    def all(self) -> list[Connection]:
        return [connection for theirs in self._by_person.values() for connection in theirs]

    def opened(self, connection: Connection, asked_at: float) -> None:
        """Notes a connection whose person was looked up at this time, and closes it if that has become invalid since. If they
        have another name since, it has that."""
        self._by_person.setdefault(connection.person, []).append(connection)
        for when, change in self._closings:
            if when >= asked_at:
                _close_if_meant(connection, change)
        for when, person, name in self._names:
            if when >= asked_at and person == connection.person:
                connection.renamed(name)

    def closed(self, connection: Connection) -> None:
        mine = self._by_person[connection.person]
        mine.remove(connection)
        if not mine:
            del self._by_person[connection.person]

    def rename(self, person: str, name: str) -> None:
        """This is the name of this person from now on."""
        self._names.append((asyncio.get_running_loop().time(), person, name))
        for connection in self.of(person):
            connection.renamed(name)

    def close(self, change: Change) -> None:
        """Closes the connections that a change is about."""
        self._closings.append((asyncio.get_running_loop().time(), change))
        for connection in self.of(change.person):
            _close_if_meant(connection, change)


def _close_if_meant(connection: Connection, change: Change) -> None:
    if change.closes(connection.person, connection.device, connection.code):
        connection.close(CLOSING[change.reason])
