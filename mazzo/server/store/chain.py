"""A chain of hashes over every log, so that a damaged one is noticed and never played on.

Each entry is stored with a hash of itself and of the hash before it; the first follows from the table's code. Names, persons and
talk are left out of what is hashed: forgetting a person, renaming one and tidying away old talk rewrite entries and leave the
chain whole. It protects against damage, not against forgery: whoever can write to the database can also compute hashes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b

import msgspec

HASH_BYTES = 8  # of every entry, for ever: enough to notice damage
KIND = len(b'{"kind":"')
LEFT_OUT = {
    b"opened": ("host",),
    b"sat": ("name", "person"),
    b"renamed": ("name",),
    b"said": ("text", "reaction"),
}
"""By kind of entry: the fields that may be rewritten."""


class LogDamaged(Exception):
    """An entry is not what was once stored, or is missing."""

    def __init__(self, entry: int) -> None:
        super().__init__(f"log damaged at entry {entry}")
        self.entry = entry


def start_of(code: str) -> bytes:
    """What the first entry of a table's log follows."""
    return blake2b(code.encode(), digest_size=HASH_BYTES).digest()


def chained(after: bytes, texts: Iterable[bytes]) -> list[bytes]:
    """The hashes of these entries, the first of which follows the hash `after`."""
    hashes = []
    for text in texts:
        after = blake2b(after + hashed_part(text), digest_size=HASH_BYTES).digest()
        hashes.append(after)
    return hashes


def hashed_part(text: bytes) -> bytes:
    """An entry without what may be rewritten; most have nothing of it, and are hashed as they are."""
    left_out = LEFT_OUT.get(text[KIND : text.find(b'"', KIND)])
    if left_out is None:
        return text
    try:
        fields = msgspec.json.decode(text, type=dict)
    except msgspec.MsgspecError:  # damaged, which the hash will show
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
