"""Programs from outside: each holds a token for one seat at one table, which the host has asked for.

The token is told once. The log keeps its SHA-256 alone, as the person whose seat it is; who frees the seat, or asks for another
token, has revoked it.
"""

from __future__ import annotations

import hmac
import re
import secrets
from typing import Any, NoReturn

from mazzo.server.store.store import Person
from mazzo.server.tables.identity import hash_of
from mazzo.server.wire import messages
from mazzo.table import commands as deeds
from mazzo.table.log import Sat
from mazzo.table.table import Table
from mazzo.words import Refusal

PROGRAM = "program "  # no person's name for himself has a space in it
MAY_SAY = (messages.Play, messages.Leave, messages.TakeBack)
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


def program_at(table: Table, token: str) -> Person | None:
    """The program that this token seats here."""
    identity = identity_of(token)
    found = None
    for chair in table.chairs:  # all of them, whichever it is
        if chair.player == "program" and hmac.compare_digest(chair.person or "", identity):
            found = Person(identity, chair.name)
    return found


def refuse_version(version: int | None) -> NoReturn:
    """A program that was written for other messages would go wrong in mid-game: it hears so at once."""
    named = "names none" if version is None else f"names {version}"
    raise Refusal(
        "api_version",
        f"This server speaks version {messages.API_VERSION} of its API; your hello {named}. {messages.CHANGES} See docs/api.md.",
        {"version": messages.API_VERSION},
    )


def seat_program(table: Table, person: Person, seat: int, name: str, token: str) -> list[Any]:
    """A program on an empty seat, or a new token for the program that sits there."""
    deeds.the_host_says(table, person)
    deeds.the_seat_exists(table, seat)
    if table.chairs[seat].player == "program" and table.stage != "over":
        return [Sat(seat=seat, name=name, player="program", person=identity_of(token))]
    deeds.in_the_waiting_room(table)
    entry = table.judge_sit(seat, name, "program")
    entry.person = identity_of(token)
    return [entry]
