"""Who a player is: one cookie a person, a made-up name to begin with, and no account."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
import unicodedata
from dataclasses import dataclass
from http.cookies import SimpleCookie

from sqlalchemy import Connection, delete, insert, select

from mazzo.server.store.schema import carries, devices, persons
from mazzo.server.store.store import Store
from mazzo.table.commands import Person
from mazzo.words import Refusal

LONGEST_NAME = 24
LONGEST_LINE = 200
CARRY_SECONDS = 15 * 60
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep a cookie
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")

FIRST_WORDS = ("Bold", "Bright", "Calm", "Clever", "Fair", "Gentle", "Happy", "Keen", "Lucky", "Merry", "Quick", "Quiet")
SECOND_WORDS = ("Badger", "Falcon", "Fox", "Hare", "Heron", "Lynx", "Magpie", "Marten", "Otter", "Owl", "Raven", "Swift")


def tidied(written: str) -> str:
    """A text as others see it: composed, with single spaces and nothing invisible; empty if nothing of it can be seen."""
    composed = unicodedata.normalize("NFC", written)
    # Cc control, Cf bidi and zero-width, Cs surrogates, Co private, Cn unassigned; Zl and Zp break lines.
    kept = "".join(mark for mark in composed if unicodedata.category(mark) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
    text = " ".join(kept.split())
    return text if any(unicodedata.category(mark)[0] in "LNSP" for mark in text) else ""


def tidy_name(written: str) -> str:
    """A name as others see it; Refusal if nothing is left of it."""
    name = tidied(written)
    if not name:
        raise Refusal("bad_name", "A name needs at least one visible letter, number or sign.")
    if len(name) > LONGEST_NAME:
        raise Refusal("bad_name", f"A name has at most {LONGEST_NAME} characters.", {"most": LONGEST_NAME})
    return name


def tidy_line(written: str) -> str:
    """A line of talk as others read it; Refusal if nothing is left of it."""
    # Line breaks become spaces; in a name they would simply vanish.
    line = tidied(" ".join(written.split()))
    if not line:
        raise Refusal("nothing_said", "The message is empty.")
    if len(line) > LONGEST_LINE:
        raise Refusal("too_long", f"A line has at most {LONGEST_LINE} characters.", {"most": LONGEST_LINE})
    return line


def guest_name() -> str:
    return f"{secrets.choice(FIRST_WORDS)} {secrets.choice(SECOND_WORDS)}"


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_name(secure: bool) -> str:
    """On https a name that only this host can set; browsers refuse it on plain http."""
    return "__Host-mazzo" if secure else "mazzo"


def cookie_header(token: str, secure: bool) -> str:
    guard = "; Secure" if secure else ""
    return f"{cookie_name(secure)}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{guard}"


def token_in(cookies: str, secure: bool) -> str | None:
    """The person's token in a Cookie header, if there is one that could be ours."""
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(cookies)
    except Exception:  # a header that is no list of cookies
        return None
    found = jar.get(cookie_name(secure))
    return found.value if found is not None and TOKEN.fullmatch(found.value) else None


@dataclass(frozen=True)
class SignedIn:
    """A person on one of their devices, or a program."""

    person: Person
    device: str = ""
    """The hash of the token in its cookie; programs have none."""


async def who_is_there(store: Store, cookies: str, secure: bool) -> SignedIn | None:
    """Whose cookie this is, and on which device."""
    token = token_in(cookies, secure)
    person = None if token is None else await store.person_with(hash_of(token))
    return None if token is None or person is None else SignedIn(person, hash_of(token))


async def welcome(store: Store) -> tuple[Person, str]:
    """A new person, and the token for their cookie."""
    token = secrets.token_urlsafe(32)
    person = Person(secrets.token_hex(12), guest_name())
    await store.add_person(person, hash_of(token))
    return person, token


# ---------------------------------------------------------------------------------------------------- on another device


async def make_link(store: Store, person: Person) -> str:
    """A token that signs another device in as this person, once; an earlier token becomes void."""
    token = secrets.token_urlsafe(32)
    now = int(time.time())
    row = {"token_hash": hash_of(token), "person": person.person, "until": now + CARRY_SECONDS}
    void = delete(carries).where((carries.c.person == person.person) | (carries.c.until <= now))
    await store.execute(void, insert(carries).values(row))
    return token


async def carried(store: Store, token: str) -> tuple[Person, str]:
    """The person who made the link, and a new token for the device that opened it; Refusal if the link is no longer valid."""
    fresh = secrets.token_urlsafe(32)
    found: list[Person] = []

    def swap(connection: Connection) -> None:
        found.clear()
        taken = delete(carries).where(carries.c.token_hash == hash_of(token), carries.c.until > int(time.time()))
        person = connection.scalar(taken.returning(carries.c.person))
        if person is not None:
            name = connection.scalar(select(persons.c.name).where(persons.c.person == person))
            connection.execute(insert(devices).values(token_hash=hash_of(fresh), person=person))
            found.append(Person(person, str(name)))

    await store.transact(swap)
    if not found:
        raise Refusal("link_void", "This link was used already, or it is too old; make another one.")
    return found[0], fresh
