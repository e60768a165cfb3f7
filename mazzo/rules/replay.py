"""A game played again from its moves, as one compiled function: how a table is rebuilt from its log."""

from __future__ import annotations

from typing import Any

from mazzo.rules.compiled import rule
from mazzo.rules.game import play
from mazzo.rules.news import EVERYBODY

MOST_SEATS = 6


@rule
def replay(state: Any, seats: Any, moves: Any, news: Any, seen: Any) -> None:
    """Plays these moves, and counts for each seat, and last for spectators, the news they may see."""
    for number in range(len(moves)):
        news.length = 0
        play(state, seats[number], moves[number], news)
        count_news(news, seen)


@rule
def count_news(news: Any, seen: Any) -> None:
    for entry in range(news.length):
        for seat in range(MOST_SEATS):
            seen[seat] += news.seen_by[entry] >> seat & 1
        if news.seen_by[entry] == EVERYBODY:
            seen[MOST_SEATS] += 1
