"""Was this game dealt fairly? The seed was promised by its hash before the deal and shown after the end: all else follows.

What the check proves, and what it cannot, is told in docs/fairness.md.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterator

from mazzo.games import game_named
from mazzo.rules.dice import seed_of, seed_text
from mazzo.table.record import DoesNotHold, Record, read_record, replayed
from mazzo.table.table import Table
from mazzo.words import words_of

HASH = re.compile(r"[0-9a-f]{64}")


def seed_hash(seed: str) -> str:
    """What is told before the deal: the SHA-256 of the 32 bytes of a seed, both as 64 hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def read_hash(written: str) -> str:
    """A hash as somebody copied it; ValueError for what is none."""
    told = written.strip().lower()
    if told and not HASH.fullmatch(told):
        raise ValueError(f"hash {written!r}: expected the 64 hexadecimal digits that were told before the deal")
    return told


def verify(record: Record, promised: str) -> Iterator[str]:
    """What holds of this record, sentence by sentence; DoesNotHold at the first thing that does not."""
    found = seed_hash(seed_text(seed_of(record.seed)))
    if not promised:
        yield f"The SHA-256 of the seed is {found}. Is it what you were told before the deal?"
    elif promised == found:
        yield "The seed is the one whose hash was told before the deal."
    else:
        raise DoesNotHold(f"the SHA-256 of the seed is {found}, but {promised} was told before the deal")
    if record.stacked is not None:
        raise DoesNotHold(f"the first {len(record.stacked)} cards were put in order by hand: chance has not dealt them")
    table = replayed(record)
    shuffles = len(deals_in(table))
    yield f"Every card follows from the seed: {shuffles} {'deal' if shuffles == 1 else 'deals'}, and nothing was stacked."
    yield f"All {len(record.decisions)} decisions are legal, each by the seat whose turn it was."
    if record.result is None:
        yield "The game was not played to its end, so there is no result to check."
    else:
        yield f"The result is {' '.join(str(score) for score in record.result)}, as the record says."


def deals_in(table: Table) -> list[list[list[str]]]:
    """What every seat held after each deal of this game."""
    shadow = Table(table.opened)
    deals = []
    for entry in table.entries[1:]:
        known = len(shadow.events)
        shadow.apply(entry)
        if any(event.what.short_kind in ("dealt", "started") for event in shadow.events[known:]):
            deals.append([list(hand) for hand in words_of(shadow.game).state(shadow.state).hands])
    return deals


def verify_and_tell(text: str, promised: str, with_deals: bool) -> bool:
    """Prints what holds, and the first thing that does not; does everything hold?"""
    told = read_hash(promised)
    record = read_record(text)
    sys.stdout.write(f"{game_named(record.game).title}: {', '.join(record.names)}\n")
    try:
        for sentence in verify(record, told):
            sys.stdout.write(f"  holds: {sentence}\n")
    except DoesNotHold as why:
        sys.stdout.write(f"  DOES NOT HOLD: {why}.\n")
        return False
    if with_deals:
        for number, hands in enumerate(deals_in(replayed(record)), 1):
            dealt = "; ".join(f"{name}: {' '.join(hand)}" for name, hand in zip(record.names, hands, strict=True))
            sys.stdout.write(f"  deal {number}: {dealt}\n")
    return True
