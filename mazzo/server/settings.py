"""The settings a host can choose, with their defaults."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from socket import gethostname
from urllib.parse import urlsplit

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

LOG_LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
LAST_PORT = 65535


LOOPBACK = ("127.0.0.1", "::1", "localhost")


class CannotServe(ValueError):
    """The server cannot start, or the database cannot be used; the message says why."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything a server is configured with."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """Default: an SQLite file in the user's data folder."""
    public_url: str = ""
    """The address that players use, if it differs from where the server listens: behind a proxy, or in a local network."""
    root_path: str = ""
    """The path under which a proxy serves it: empty, or `/mazzo`."""
    proxies: str = "127.0.0.1"
    """Proxies whose X-Forwarded-For is trusted, separated by commas."""
    hosts: str = ""
    """Host names that players may use, other than that of the public address, separated by commas."""
    bot_pace: tuple[float, float] = (0.4, 1.2)
    """The shortest and the longest time in seconds that a bot takes to answer, whatever cards it holds."""
    bot_workers: int = 2
    """Bot worker processes in total. With none, bots play random legal moves."""
    bot_patience: float = 2.0
    """How many seconds a bot may think; after that it plays a random legal move."""
    workers: int = 1
    """Web processes; more than one requires PostgreSQL."""
    metrics: str = ""
    """Where Prometheus finds the metrics: a port of this machine, or an address and a port; empty for nowhere."""
    log_level: str = "info"
    access_log: bool = False
    """Log every request: its route, status and time; no address, no code, no query."""
    lease_seconds: float = 6.0
    """How long after a process has died another takes over the bots and clocks it was driving."""
    away_seconds: float = 60.0
    """A player who has been gone this long is not asked whether a game should end, and is no longer its host."""
    find_seconds: float = 60.0
    """How long people who look for players wait before bots take the free seats."""
    clock_pace: float = 1.0
    """How long a second of the tables' clocks lasts: tests shorten it."""
    keep_rooms: int = 7
    """After this many days a waiting room that nobody comes to is removed; 0: never. The same holds for:"""
    keep_unfinished: int = 180
    """a game that was never finished, and that nobody has come back to;"""
    keep_talk: int = 180
    """what was said at a finished game that nobody looks at any more;"""
    keep_newcomers: int = 60
    """a person who has never sat down at a table and has not been here since."""
    messages_in_20_seconds: int = 100
    """How many messages a person may send, over all their connections."""
    address_messages_in_20_seconds: int = 2000
    """How many messages all persons at one address may send; further messages wait."""
    lines_in_10_seconds: int = 5
    """How many chat messages a person may send."""
    hellos_in_a_minute: int = 60
    renames_per_hour: int = 30
    refusals_in_a_minute: int = 20
    """How many nonsensical messages a connection may send."""
    frames_in_10_seconds: int = 500
    """How many WebSocket frames of any kind a connection may send."""
    work_in_10_seconds: int = 1000
    """How many milliseconds of work the requests of one address may cause."""
    connections_per_address: int = 400
    sockets_per_address: int = 200
    tables_per_hour: int = 60
    unknown_codes_per_minute: int = 60
    sockets_per_seat: int = 4
    outbox: int = 64
    """How many messages may wait for a client that does not read; one more, and it is disconnected."""

    @property
    def is_public_https(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def known_hosts(self) -> frozenset[str]:
        """The host names to which this server answers. In a local network they include this machine's own name."""
        named = {name.strip().lower() for name in self.hosts.split(",")}
        if self.host not in LOOPBACK:
            own = gethostname().lower().removesuffix(".local")
            named |= {own, f"{own}.local"}
        return frozenset({"localhost", urlsplit(self.public_url).hostname or "", *named} - {""})


def database_url(written: str) -> URL:
    """The address of the database; CannotServe, with a sentence, for an address that cannot be used."""
    if not written:
        return URL.create("sqlite", database=str(user_data_path("mazzo", appauthor=False) / "mazzo.sqlite3"))
    try:
        url = make_url(written)
    except ArgumentError:
        raise CannotServe(f"database {written!r}: expected an address such as sqlite:///mazzo.sqlite3") from None
    if url.get_backend_name() not in ("sqlite", "postgresql") or not url.database or url.database == ":memory:":
        shown = url.render_as_string(hide_password=True)
        raise CannotServe(
            f"database {shown}: expected an SQLite file, such as sqlite:///mazzo.sqlite3, or a PostgreSQL database, "
            "such as postgresql://user:password@host/mazzo"
        )
    return url


def read_bot_pace(written: str) -> tuple[float, float]:
    """The pace of the bots in milliseconds: `400-1200`, or a single number."""
    found = re.fullmatch(r"(\d{1,6})(?:-(\d{1,6}))?", written.strip(), re.ASCII)
    least = int(found[1]) if found else 0
    most = int(found[2] or found[1]) if found else -1
    if most < least:
        raise CannotServe(f"bot pace {written!r}: expected milliseconds, such as 400-1200, or 0 for no pause")
    return least / 1000, most / 1000


def read_metrics_address(written: str) -> tuple[str, int]:
    """An address and a port for the metrics: `9100`, `127.0.0.1:9100` or `[::1]:9100`."""
    found = re.fullmatch(r"(?:(?:\[([0-9a-fA-F:]+)\]|([A-Za-z0-9.-]+)):)?(\d{1,5})", written.strip(), re.ASCII)
    if found is None or int(found[3]) > LAST_PORT:
        raise CannotServe(f"metrics {written!r}: expected a port or an address with a port, such as 127.0.0.1:9100")
    return found[1] or found[2] or "127.0.0.1", int(found[3])


def read_log_level(written: str) -> int:
    if written.lower() not in LOG_LEVELS:
        raise CannotServe(f"log level {written!r}: expected one of {', '.join(LOG_LEVELS)}")
    return LOG_LEVELS[written.lower()]


def read_public_url(written: str) -> str:
    """A public address, without a slash at its end."""
    if not written:
        return ""
    parts = urlsplit(written)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise CannotServe(f"public address {written!r}: expected one such as https://cards.example.org")
    return written.rstrip("/")


def read_root_path(written: str) -> str:
    path = "/" + written.strip("/") if written.strip("/") else ""
    if not re.fullmatch(r"[A-Za-z0-9/._~-]*", path) or "//" in path or "/../" in path + "/":
        raise CannotServe(f"root path {written!r}: expected a plain path such as /mazzo")
    return path
