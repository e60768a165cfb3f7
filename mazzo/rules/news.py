"""News: what happened while a move was made, as the rules report it.

`play` writes its news into a record beside the state, entry by entry: what happened (`kind`), to whom (`seat`), with which
`card`, how many (`number`), and who may see it (`seen_by`). Who may see a thing is a rule, so it is said where that rule is.
Searches and simulations pass news that nobody listens to, and nothing is written.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import from_dtype

from mazzo.rules.compiled import record_of, rule, while_compiling

MOST_NEWS = 128
NOBODY = -1
NOTHING = -1
EVERYBODY = 0xFF  # all seats, and spectators, who see what everybody sees

NEWS = record_of(
    [
        ("listening", np.int64),
        ("length", np.int64),  # the number of entries
        ("kind", np.int64, MOST_NEWS),
        ("seat", np.int64, MOST_NEWS),
        ("card", np.int64, MOST_NEWS),
        ("number", np.int64, MOST_NEWS),
        ("seen_by", np.int64, MOST_NEWS),
    ]
)

# News that cannot be written at all. Rules compiled for it are shorter, which matters on a graphics card: its caches hold little
# code.
SILENCE = record_of([("silent", np.int64)])


def fresh_news(listening: bool = True) -> Any:
    """An empty record for `play` to write its news into. If nobody listens, it stays empty."""
    news = np.zeros(1, NEWS)[0]
    news.listening = int(listening)
    return news


def tell(news: Any, kind: int, seat: int, card: int, number: int, seen_by: int) -> None:
    """Reports one thing that happened."""
    write_down(news, kind, seat, card, number, seen_by)


@while_compiling(tell)
def _compiled_tell(news: Any, kind: Any, seat: Any, card: Any, number: Any, seen_by: Any) -> Any:
    if news == from_dtype(SILENCE):
        return lambda news, kind, seat, card, number, seen_by: None
    return lambda news, kind, seat, card, number, seen_by: write_down(news, kind, seat, card, number, seen_by)


@rule
def write_down(news: Any, kind: int, seat: int, card: int, number: int, seen_by: int) -> None:
    if news.listening == 0:
        return
    entry = news.length
    news.kind[entry] = kind
    news.seat[entry] = seat
    news.card[entry] = card
    news.number[entry] = number
    news.seen_by[entry] = seen_by
    news.length = entry + 1


@rule
def only(seat: int) -> int:
    """Seen by this seat alone."""
    return 1 << seat
