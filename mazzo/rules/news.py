"""What happened, told by the rules while they play.

`play` leaves its news in a record beside the state: what (`kind`), to whom (`seat`), with which `card`, how many
(`number`), and who may see it. Who may see a thing is a rule, so it is said where the rule stands. Searches and
simulations pass news that nobody listens to, and nothing is written.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import from_dtype

from mazzo.rules.compiled import record_of, rule, while_compiling

MOST_NEWS = 128
NOBODY = -1
NOTHING = -1
EVERYBODY = 0xFF  # all seats, and the spectators, who are told what everybody is told

NEWS = record_of(
    [
        ("listening", np.int64),
        ("length", np.int64),
        ("kind", np.int64, MOST_NEWS),
        ("seat", np.int64, MOST_NEWS),
        ("card", np.int64, MOST_NEWS),
        ("number", np.int64, MOST_NEWS),
        ("seen_by", np.int64, MOST_NEWS),
    ]
)

# A sheet that nothing can be written on. Rules compiled for it are shorter, which is what a graphics card needs: its caches hold
# little code.
SILENCE = record_of([("silent", np.int64)])


def fresh_news(listening: bool = True) -> Any:
    """An empty sheet for `play` to write on; one that nobody listens to stays empty."""
    news = np.zeros(1, NEWS)[0]
    news.listening = int(listening)
    return news


def tell(news: Any, kind: int, seat: int, card: int, number: int, seen_by: int) -> None:
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
    line = news.length
    news.kind[line] = kind
    news.seat[line] = seat
    news.card[line] = card
    news.number[line] = number
    news.seen_by[line] = seen_by
    news.length = line + 1


@rule
def only(seat: int) -> int:
    """Seen by this seat alone."""
    return 1 << seat
