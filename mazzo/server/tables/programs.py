"""Outside programs: each holds a token for one seat at one table, which the host has requested.

The token is shown once. The log keeps only its SHA-256, as the person whose seat it is; freeing the seat, or asking for another
token, revokes it.
"""

from __future__ import annotations

import hmac
import re
import secrets
from typing import NoReturn

from mazzo.server.persons.identity import hash_of
from mazzo.server.wire import messages
from mazzo.table.commands import Person
from mazzo.table.state import TableState
from mazzo.words import Refusal

PROGRAM = "program "  # no person is identified by anything with a space in it
MAY_SEND = (messages.Play, messages.Leave, messages.TakeBack)
BEARER = re.compile(r"Bearer ([A-Za-z0-9_-]{43})", re.IGNORECASE)


def fresh_token() -> str:
    return secrets.token_urlsafe(32)


def token_in(authorization: str) -> str | None:
    """The token in an Authorization header, if there is one that could be ours."""
    found = BEARER.fullmatch(authorization.strip())
    return found[1] if found else None


def is_program(person: str | None) -> bool:
    return person is not None and person.startswith(PROGRAM)


def identity_of(token: str) -> str:
    return PROGRAM + hash_of(token)


def program_at(table: TableState, token: str) -> Person | None:
    """The program that this token seats here."""
    identity = identity_of(token)
    found = None
    for chair in table.chairs:  # all of them, whichever it is
        if chair.player == "program" and hmac.compare_digest(chair.person or "", identity):
            found = Person(identity, chair.name)
    return found


def refuse_version(version: int | None) -> NoReturn:
    """A program written for other messages would fail in mid-game, so it is refused at once."""
    named = "names none" if version is None else f"names {version}"
    raise Refusal(
        "api_version",
        f"This server speaks version {messages.API_VERSION} of its API; your hello {named}. {messages.CHANGES} See docs/api.md.",
        {"version": messages.API_VERSION},
    )
