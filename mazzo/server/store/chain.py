"""A hash chain over every log, so that a damaged log is noticed and never continued.

Each entry is stored with a hash of itself and of the hash before it; the first follows from the table's code. Names, persons
and chat are not hashed: forgetting a person, renaming one and tidying away old chat rewrite entries and leave the chain intact.
It protects against damage, not against forgery: anyone who can write to the database can also compute hashes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b

import msgspec

HASH_BYTES = 8  # of every entry, forever: enough to notice damage
KIND = len(b'{"kind":"')
LEFT_OUT = {
    b"opened": ("host",),
    b"sat": ("name", "person"),
    b"barred": ("person",),
    b"renamed": ("name",),
    b"said": ("text", "reaction"),
}
"""By kind of entry: the fields that may be rewritten."""


class LogDamaged(Exception):
    """An entry differs from what was stored, or is missing."""

    def __init__(self, entry: int) -> None:
        super().__init__(f"log damaged at entry {entry}")
        self.entry = entry


def start_of(code: str) -> bytes:
    """What the first entry of a table's log follows."""
    return blake2b(code.encode(), digest_size=HASH_BYTES).digest()


def following(after: bytes, text: bytes) -> bytes:
    """The hash of this entry, which follows the hash `after`."""
    return blake2b(after + hashed_part(text), digest_size=HASH_BYTES).digest()


def chained(after: bytes, texts: Iterable[bytes]) -> list[bytes]:
    """The hashes of these entries, the first of which follows the hash `after`."""
    hashes = []
    for text in texts:
        after = following(after, text)
        hashes.append(after)
    return hashes


def hashed_part(text: bytes) -> bytes:
    """An entry without the fields that may be rewritten; most have none, and are hashed as they are."""
    left_out = LEFT_OUT.get(text[KIND : text.find(b'"', KIND)])
    if left_out is None:
        return text
    try:
        fields = msgspec.json.decode(text, type=dict)
    except msgspec.MsgspecError:  # damaged, as the hash will show
        return text
    return msgspec.json.encode({name: fields[name] for name in sorted(fields) if name not in left_out})


def checked(after: bytes, first: int, rows: Sequence[tuple[int, bytes, bytes | None]]) -> bytes:
    """The hash of the last of these rows (number, text, hash), which follow the hash `after` from number `first` on.

    LogDamaged if one is missing, or is not what was stored.
    """
    hashes = chained(after, [text for _, text, _ in rows])
    for expected, ((number, _, stored), hashed) in enumerate(zip(rows, hashes, strict=True), first):
        if number != expected or stored != hashed:
            raise LogDamaged(expected)
    return hashes[-1] if hashes else after
