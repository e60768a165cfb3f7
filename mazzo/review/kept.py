"""Reviews that were made on this machine before: the same seat of the same record is not reviewed twice by the same judge."""

from __future__ import annotations

import contextlib
import os
import zlib
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from mazzo.games import game_named
from mazzo.review import Review, reviewed_by
from mazzo.rules.compiled import compiled_sources, fingerprint, user_cache

MOST_KEPT = 5000  # some 20 kB each
_read = msgspec.json.Decoder(Review)


@cache
def _judge(game: str) -> str:
    """Who reviews this game; an edited rule of thumb is another judge, whether or not anybody has raised its version."""
    return f"{reviewed_by(game_named(game))}, {fingerprint(compiled_sources())}"


def _folder() -> Path:
    return user_cache() / "reviews"


def _place_of(text: str, game: str, seat: int, effort: str) -> Path:
    asked = msgspec.json.encode([text, seat, effort, _judge(game)])
    return _folder() / sha256(asked).hexdigest()[:32]


def kept_review(text: str, game: str, seat: int, effort: str) -> Review | None:
    """The review of this seat of a record, if it was made before."""
    try:
        return _read.decode(zlib.decompress(_place_of(text, game, seat, effort).read_bytes()))
    except (OSError, zlib.error, msgspec.MsgspecError):
        return None


def keep_review(text: str, game: str, found: Review) -> None:
    """Keeps it, where anything can be kept."""
    place = _place_of(text, game, found.seat, found.effort)
    unfinished = place.with_name(f"{place.name}-{os.getpid()}")
    with contextlib.suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_bytes(zlib.compress(msgspec.json.encode(found)))
        unfinished.replace(place)


def forget_oldest() -> None:
    """Leaves the newest that may be kept."""
    with contextlib.suppress(OSError):
        oldest_first = sorted(_folder().iterdir(), key=lambda each: each.stat().st_mtime)
        for place in oldest_first[: max(0, len(oldest_first) - MOST_KEPT)]:
            place.unlink()
