"""The person behind a request, and the cookie that its answer sets."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.responses import Response

from mazzo.server.http.cookies import Cookie, Cookies
from mazzo.server.http.guards import is_secure
from mazzo.server.persons.guest_names import language_of
from mazzo.server.persons.identity import SignedIn, hash_of, who_has
from mazzo.server.settings import Settings
from mazzo.server.store.store import Store
from mazzo.server.tables.devices import device_name


@dataclass(frozen=True)
class Visit:
    """Who has sent a request, with which of their cookies, and from what browser and system."""

    secure: bool
    sent: list[Cookie]
    signed_in: SignedIn | None
    known: Cookie | None
    """The cookie by which they are known; None for a newcomer."""
    browser: str
    system: str
    language: str
    """The one of our languages that the browser prefers."""


class Visitors:
    """Recognises people by their cookies."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._cookies = Cookies(store.server, settings.root_path)

    async def visit(self, connection: HTTPConnection) -> Visit:
        secure = is_secure(connection, self._settings)
        sent = self._cookies.sent_by(connection, secure)
        signed_in = await who_has(self._store, [cookie.token for cookie in sent])
        known = next((cookie for cookie in sent if signed_in is not None and hash_of(cookie.token) == signed_in.device), None)
        browser, system = device_name(connection.headers.get("user-agent", ""))
        language = language_of(connection.headers.get("accept-language", ""))
        return Visit(secure, sent, signed_in, known, browser, system, language)

    def is_due(self, visit: Visit) -> bool:
        """Is it time to set the cookie again: it has an old name, or was set before today?"""
        return visit.known is not None and not self._cookies.is_current(visit.known, visit.secure)

    def remember(self, response: Response, visit: Visit, token: str) -> None:
        """Sets the cookie that signs this browser in."""
        for header in self._cookies.set(token, visit.sent, visit.known, visit.secure):
            response.headers.append("set-cookie", header)

    def sign_out(self, response: Response, visit: Visit) -> None:
        for header in self._cookies.clear(visit.known, visit.secure) if visit.known is not None else ():
            response.headers.append("set-cookie", header)
