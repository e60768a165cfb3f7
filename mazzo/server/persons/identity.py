"""A player's identity: a token on each of their devices, a made-up name to begin with, and no account."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from mazzo.server.persons.guest_names import guest_name
from mazzo.server.store.store import Store
from mazzo.table.commands import Person
from mazzo.words import Refusal

LONGEST_NAME = 24
LONGEST_LINE = 200
MOST_MARKS = 3  # as Hebrew and Vietnamese need
# Invisible letters and signs that Unicode does not classify as such: fillers of Hangul and Khmer, the empty Braille cell, the
# null note, and variation selectors.
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U000e0100-\U000e01ef]")


def tidied(written: str) -> str:
    """A text as others see it: composed, with single spaces and nothing invisible; empty if nothing is visible."""
    composed = UNSEEN.sub("", unicodedata.normalize("NFC", written))
    # Cc control, Cf bidi and zero-width, Cs surrogates, Co private, Cn unassigned; Zl and Zp break lines.
    kept = "".join(mark for mark in composed if unicodedata.category(mark) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
    text = without_towers(" ".join(kept.split()))
    return text if any(unicodedata.category(mark)[0] in "LNSP" for mark in text) else ""


def without_towers(text: str) -> str:
    """At most a few marks on one letter: more of them would cover the lines above."""
    kept, marks = [], 0
    for mark in text:
        marks = marks + 1 if unicodedata.category(mark) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(mark)
    return "".join(kept)


def in_one_line(written: str) -> str:
    """A text as others read it; line breaks become spaces, which in a name simply vanish."""
    return tidied(" ".join(written.split()))


def tidy_name(written: str) -> str:
    """A name as others see it; Refusal if nothing of it is left."""
    name = tidied(written)
    if not name:
        raise Refusal("bad_name", "A name needs at least one visible letter, number or sign.")
    if len(name) > LONGEST_NAME:
        raise Refusal("bad_name", f"A name has at most {LONGEST_NAME} characters.", {"most": LONGEST_NAME})
    return name


def tidy_line(written: str) -> str:
    """A chat message as others read it; Refusal if nothing of it is left."""
    line = in_one_line(written)
    if not line:
        raise Refusal("nothing_said", "The message is empty.")
    if len(line) > LONGEST_LINE:
        raise Refusal("too_long", f"A message has at most {LONGEST_LINE} characters.", {"most": LONGEST_LINE})
    return line


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True)
class SignedIn:
    """A person on one of their devices, or a program."""

    person: Person
    device: str = ""
    """The hash of the token in its cookie; programs have none."""


async def who_has(store: Store, tokens: Sequence[str]) -> SignedIn | None:
    """The person of the first known token among these."""
    hashes = [hash_of(token) for token in tokens]
    known = await store.persons_with(hashes) if hashes else {}
    return next((SignedIn(known[device], device) for device in hashes if device in known), None)


async def welcome(store: Store, language: str, browser: str, system: str) -> tuple[SignedIn, str]:
    """A new person, named in this language, and the token for their cookie."""
    token = secrets.token_urlsafe(32)
    person = Person(secrets.token_hex(12), guest_name(language))
    await store.add_person(person, hash_of(token), browser, system)
    return SignedIn(person, hash_of(token)), token
