"""The cookie by which a browser is known: its name, and how it is read, moved and renewed.

Cookies do not distinguish ports, and other programs on the same host set their own. So the name says which server set it, by an
id that is kept in its database, and under which path. A cookie of ours whose token this database does not know is left alone:
the database may be an older backup, or a copy, and when the right one is back its players are who they were. A newcomer's
cookie then gets the next of four names. In a browser that has all four, the last one is replaced.

The value is the token and the day on which it was set: a browser is sent its cookie again once a day, so people who play now
and then keep it forever, without a database query.
"""

from __future__ import annotations

import hashlib
import re
import time
from dataclasses import dataclass

from starlette.requests import HTTPConnection

COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep a cookie
ONE_DAY = 24 * 3600
NAMES = 4
MOST_OF_A_NAME = 4
MOST_TOKENS = 8  # looked up for one request
OURS = "mazzo"
HOST_ONLY = "__Host-"
VALUE = re.compile(r"([A-Za-z0-9_-]{43})(?:\.([0-9]{1,6}))?", re.ASCII)


@dataclass(frozen=True)
class Cookie:
    """A cookie sent by a browser that could be ours."""

    name: str
    token: str
    day: int | None = None
    """When it was set, in days since 1970; unknown for cookies of earlier versions."""


class Cookies:
    """The cookies of one server."""

    def __init__(self, server: str, root_path: str) -> None:
        mark = hashlib.sha256(f"{server} {root_path}".encode()).hexdigest()[:8]
        self._root_path = root_path
        self._names = [f"{OURS}-{mark}", *(f"{OURS}-{mark}-{number}" for number in range(2, NAMES + 1))]

    def names(self, secure: bool) -> list[str]:
        """On https these are names that only this host can set; browsers refuse such names on plain http."""
        return [HOST_ONLY + name for name in self._names] if secure else self._names

    def sent_by(self, connection: HTTPConnection, secure: bool) -> list[Cookie]:
        """The cookies of a request that could be ours: first those with our names, then that of earlier versions, then those of
        other servers on this host, which this one may once have been."""
        return self.read(";".join(connection.headers.getlist("cookie")), secure)

    def read(self, header: str, secure: bool) -> list[Cookie]:
        prefix = HOST_ONLY + OURS if secure else OURS
        found: dict[str, list[Cookie]] = {}
        if prefix in header:  # other programs' cookies are ignored, whatever they contain
            for pair in header.split(";"):
                name, _, value = pair.partition("=")
                name = name.strip()
                if name.startswith(prefix) and (ours := VALUE.fullmatch(value.strip().strip('"'))) is not None:
                    found.setdefault(name, []).append(Cookie(name, ours[1], int(ours[2]) if ours[2] else None))
        order = [*self.names(secure), prefix]
        names = [name for name in order if name in found] + [name for name in found if name not in order]
        return [cookie for name in names for cookie in found[name][:MOST_OF_A_NAME]][:MOST_TOKENS]

    # ------------------------------------------------------------------------------------------------------------ writing

    def is_current(self, cookie: Cookie, secure: bool) -> bool:
        """Does it have our name, and was it set today?"""
        return cookie.name in self.names(secure) and cookie.day == today()

    def set(self, token: str, sent: list[Cookie], known: Cookie | None, secure: bool) -> list[str]:
        """The headers that give a browser this token. It replaces the cookie by which the browser is known, and no other."""
        names = self.names(secure)
        taken = {cookie.name for cookie in sent}
        free = next((name for name in names if name not in taken), names[-1])
        name = known.name if known is not None and known.name in names else free
        headers = [self._header(name, f"{token}.{today()}", COOKIE_SECONDS, secure)]
        return headers + (self.clear(known, secure) if known is not None and known.name != name else [])

    def clear(self, known: Cookie, secure: bool) -> list[str]:
        """The headers that remove a cookie, but not one of another server, which may know the same token."""
        legacy = HOST_ONLY + OURS if secure else OURS
        if known.name not in (*self.names(secure), legacy):
            return []
        return [self._header(known.name, "", 0, secure, everywhere=known.name == legacy)]

    def _header(self, name: str, value: str, seconds: int, secure: bool, everywhere: bool = False) -> str:
        path = "/" if secure or everywhere else self._root_path or "/"  # a `__Host-` name demands the whole host
        return f"{name}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


def today() -> int:
    return int(time.time()) // ONE_DAY
