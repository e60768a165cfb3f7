"""Who a player is: a token on each of their devices, a made-up name to begin with, and no account."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from mazzo.server.store.store import Store
from mazzo.table.commands import Person
from mazzo.words import Refusal

LONGEST_NAME = 24
LONGEST_LINE = 200

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


@dataclass(frozen=True)
class SignedIn:
    """A person on one of their devices, or a program."""

    person: Person
    device: str = ""
    """The hash of the token in its cookie; programs have none."""


async def who_has(store: Store, tokens: Sequence[str]) -> SignedIn | None:
    """The person with the first of these tokens that is known."""
    hashes = [hash_of(token) for token in tokens]
    known = await store.persons_with(hashes) if hashes else {}
    return next((SignedIn(known[device], device) for device in hashes if device in known), None)


async def welcome(store: Store, browser: str, system: str) -> tuple[SignedIn, str]:
    """A new person, and the token for their cookie."""
    token = secrets.token_urlsafe(32)
    person = Person(secrets.token_hex(12), guest_name())
    await store.add_person(person, hash_of(token), browser, system)
    return SignedIn(person, hash_of(token)), token
