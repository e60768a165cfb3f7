"""A game played again from its moves, as one compiled function: how a table is rebuilt from its log."""

from __future__ import annotations

from typing import Any

from mazzo.rules.compiled import rule
from mazzo.rules.game import play
from mazzo.rules.news import EVERYBODY

MOST_SEATS = 6


@rule
def replay(state: Any, seats: Any, moves: Any, news: Any, told_to: Any) -> None:
    """Plays these moves, and counts for each seat (and, last, for spectators) the news it may see."""
    for number in range(len(moves)):
        news.length = 0
        play(state, seats[number], moves[number], news)
        count_news(news, told_to)


@rule
def count_news(news: Any, told_to: Any) -> None:
    for line in range(news.length):
        for seat in range(MOST_SEATS):
            told_to[seat] += news.seen_by[line] >> seat & 1
        if news.seen_by[line] == EVERYBODY:
            told_to[MOST_SEATS] += 1
