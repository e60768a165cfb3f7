"""One server for all tests that do not need one of their own: real process, real sockets, real SQLite."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mazzo.server.host.audit import check
from tests.harness.calendar import CalendarServer
from tests.harness.players import Player, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "mazzo.sqlite3", from_scratch=True, tables_per_hour=10_000) as running:
        yield running


@pytest.fixture(scope="session")
def any_day(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CalendarServer]:
    """A server whose calendar can be moved."""
    house = CalendarServer(tmp_path_factory.mktemp("days"))
    with house.server:
        yield house
    assert check(house.server.database) == []


@pytest.fixture
def house(any_day: CalendarServer) -> CalendarServer:
    """On a day before which nobody has played."""
    any_day.turn(2)
    return any_day


@pytest.fixture
def ada(server: Server) -> Player:
    return Player(server)


@pytest.fixture
def ben(server: Server) -> Player:
    return Player(server)
