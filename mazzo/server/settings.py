"""What a host can choose, and what stands if he chooses nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError


class CannotServe(ValueError):
    """The server cannot start, or the database cannot be used, and the sentence that says why."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All that a server is told when it starts."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """Empty: a file in the user's data folder."""
    public_url: str = ""
    """Where players find the server, if it is not where it listens: behind a proxy, or in a local network."""
    root_path: str = ""
    """The path under which a proxy shows the server: empty, or `/mazzo`."""
    proxies: str = "127.0.0.1"
    """Whom to believe who is asking (X-Forwarded-For): the addresses of proxies, separated by commas."""
    bot_pace: tuple[float, float] = (0.4, 1.2)
    """A bot answers after so many seconds, at least and at most, whatever it holds."""
    bot_workers: int = 2
    """Without any, legal moves are drawn for the bots."""
    bot_patience: float = 2.0
    """So many seconds a bot may think; after that a legal move is drawn for it."""
    workers: int = 1
    """So many processes; more than one need PostgreSQL."""
    lease_seconds: float = 6.0
    """So long after a process has died others go on with the bots and clocks it was moving."""
    away_seconds: float = 60.0
    """Who has been gone so long is not asked whether a game should end, and is host no more."""
    clock_pace: float = 1.0
    """How long a second of the tables' clocks is: less, and tests need not wait."""
    messages_in_20_seconds: int = 100
    lines_in_10_seconds: int = 5
    """So much may a person say at the tables."""
    refusals_in_a_minute: int = 20
    sockets_per_address: int = 200
    tables_per_hour: int = 60
    unknown_codes_per_minute: int = 60
    sockets_per_seat: int = 4
    outbox: int = 64
    """So many messages may wait for a connection that does not read; then it is dropped."""

    @property
    def is_public_https(self) -> bool:
        return self.public_url.startswith("https://")


def database_url(written: str) -> URL:
    """The database that is meant; CannotServe, with a sentence, for what there is not."""
    if not written:
        return URL.create("sqlite", database=str(user_data_path("mazzo", appauthor=False) / "mazzo.sqlite3"))
    try:
        url = make_url(written)
    except ArgumentError:
        raise CannotServe(f"database {written!r}: expected an address such as sqlite:///mazzo.sqlite3") from None
    if url.get_backend_name() not in ("sqlite", "postgresql") or not url.database or url.database == ":memory:":
        shown = url.render_as_string(hide_password=True)
        raise CannotServe(
            f"database {shown}: expected a file of SQLite, such as sqlite:///mazzo.sqlite3, or one of PostgreSQL, "
            "such as postgresql://user:password@host/mazzo"
        )
    return url


def read_bot_pace(written: str) -> tuple[float, float]:
    """The pace of the bots, written in milliseconds: `400-1200`, or one number for always the same."""
    found = re.fullmatch(r"(\d{1,6})(?:-(\d{1,6}))?", written.strip(), re.ASCII)
    least = int(found[1]) if found else 0
    most = int(found[2] or found[1]) if found else -1
    if most < least:
        raise CannotServe(f"bot pace {written!r}: expected milliseconds, such as 400-1200, or 0 for at once")
    return least / 1000, most / 1000


def read_public_url(written: str) -> str:
    """An address without a slash at its end; its path is the root path of the server."""
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
