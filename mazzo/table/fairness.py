"""Was this game dealt fairly? The hash of its seed was published before the deal, the seed after the end: all else follows.

What the check proves, and what it cannot, is explained in docs/fairness.md.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterator

from mazzo.games import game_named
from mazzo.rules.dice import seed_of, seed_text
from mazzo.table.record import DoesNotHold, Record, read_record, replayed
from mazzo.table.state import TableState
from mazzo.words import words_of

HASH = re.compile(r"[0-9a-f]{64}")


def seed_hash(seed: str) -> str:
    """What is published before the deal: the SHA-256 of the 32 bytes of a seed, both as 64 hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def read_hash(written: str) -> str:
    """A hash as somebody copied it; ValueError for anything else."""
    hashed = written.strip().lower()
    if hashed and not HASH.fullmatch(hashed):
        raise ValueError(f"hash {written!r}: expected the 64 hexadecimal digits that were published before the deal")
    return hashed


def verify(record: Record, promised: str) -> Iterator[str]:
    """What is true of this record, sentence by sentence; DoesNotHold at the first check that fails."""
    found = seed_hash(seed_text(seed_of(record.seed)))
    if not promised:
        yield f"The SHA-256 of the seed is {found}. Is it the hash that you saw before the deal?"
    elif promised == found:
        yield "The seed is the one whose hash was published before the deal."
    else:
        raise DoesNotHold(f"the SHA-256 of the seed is {found}, but {promised} was published before the deal")
    if record.stacked is not None:
        raise DoesNotHold(f"the first {len(record.stacked)} cards were put in order by hand, not dealt by chance")
    table = replayed(record)
    shuffles = len(deals_in(table))
    yield f"Every card follows from the seed: {shuffles} {'deal' if shuffles == 1 else 'deals'}, and nothing was stacked."
    yield f"All {len(record.decisions)} decisions are legal, each by the seat whose turn it was."
    if record.result is None:
        yield "The game was not played to its end, so there is no result to check."
    else:
        yield f"The result is {' '.join(str(score) for score in record.result)}, as the record says."


def deals_in(table: TableState) -> list[list[list[str]]]:
    """What every seat held after each deal of this game."""
    shadow = TableState(table.as_opened)
    deals = []
    for entry in table.entries[1:]:
        known = len(shadow.events)
        shadow.apply(entry)
        if any(event.what.short_kind in ("dealt", "started") for event in shadow.events[known:]):
            deals.append([list(hand) for hand in words_of(shadow.game).state(shadow.state).hands])
    return deals


def verify_and_report(text: str, promised: str, with_deals: bool) -> bool:
    """Prints the checks that succeed, and the first that fails. Do all succeed?"""
    hashed = read_hash(promised)
    record = read_record(text)
    sys.stdout.write(f"{game_named(record.game).title}: {', '.join(record.names)}\n")
    try:
        for sentence in verify(record, hashed):
            sys.stdout.write(f"  holds: {sentence}\n")
    except DoesNotHold as why:
        sys.stdout.write(f"  DOES NOT HOLD: {why}.\n")
        return False
    if with_deals:
        for number, hands in enumerate(deals_in(replayed(record)), 1):
            dealt = "; ".join(f"{name}: {' '.join(hand)}" for name, hand in zip(record.names, hands, strict=True))
            sys.stdout.write(f"  deal {number}: {dealt}\n")
    return True
