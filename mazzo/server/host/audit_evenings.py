"""What the offline auditor checks about evenings with real cards: every log is complete, nothing was entered twice, and the
rules can replay what is on the pad."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from mazzo.evening import Opened, Wrote, opened_by, read_entry
from mazzo.words import Refusal

EVENINGS = "SELECT evening, game, holder, text FROM evenings ORDER BY evening"
ENTRIES = "SELECT evening, entry, writer, text FROM evening_entries ORDER BY evening, entry"


def faults_of_evenings(rows_of: Callable[[str], list[Any]]) -> Iterator[str]:
    """Each in a sentence."""
    logs: dict[str, list[Any]] = {}
    for evening, *entry in rows_of(ENTRIES):
        logs.setdefault(evening, []).append(entry)
    for evening, game, holder, text in rows_of(EVENINGS):
        for fault in _faults_of(game, holder, bytes(text), logs.pop(evening, [])):
            yield f"evening {evening}: {fault}"
    yield from (f"evening {evening}: there are entries, and no evening" for evening in logs)


def _faults_of(game: str, holder: str | None, text: bytes, entries: list[Any]) -> Iterator[str]:
    numbers = [number for number, _, _ in entries]
    if numbers != list(range(len(numbers))):
        yield f"its entries are numbered {numbers}"
        return
    try:
        evening = opened_by(game, msgspec.json.decode(text, type=Opened), holder)
        entries = [(writer, read_entry(bytes(entry))) for _, writer, entry in entries]
        for writer, entry in entries:
            evening.apply(writer, entry)
        _ = evening.progress
    except (Refusal, ValueError) as problem:
        yield f"the rules cannot play what was entered: {problem}"
        return
    # Those who were forgotten have no name any more, and may have used the same id.
    ids = Counter((writer, entry.id) for writer, entry in entries if isinstance(entry, Wrote) and writer is not None)
    yield from (f"entry {entry_id} is there {times} times" for (_, entry_id), times in ids.items() if times > 1)
