"""What is told at a table: what happened, with who may see it, decisions in words, and what people say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mazzo.rules.game import SPECTATOR, copy_of, play
from mazzo.rules.news import EVERYBODY, fresh_news
from mazzo.words import Told, move_words, news_words


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, and who may see it."""

    kind: str
    told: Told
    seen_by: int = EVERYBODY

    def seen_from(self, seat: int) -> bool:
        return self.seen_by == EVERYBODY or (seat != SPECTATOR and bool(self.seen_by >> seat & 1))


NOBODY_LISTENS = fresh_news(listening=False)
"""A sheet of news for moves that are only tried out; nothing is ever written on it."""


def events_in(game: Any, news: Any) -> list[Event]:
    """What the rules have told, in words, each with who may see it."""
    events = []
    for told in news_words(game, news):
        kind = told.pop("kind")
        seen_by = told.pop("seen_by")
        bits = EVERYBODY if seen_by == "everybody" else sum(1 << seat for seat in seen_by)
        events.append(Event(kind, told, bits))
    return events


def decision_words(state: Any, seat: int, moves: list[int]) -> list[str]:
    """A whole decision in words, part by part; the state is not touched."""
    trial = copy_of(state)
    words = []
    for move in moves:
        words.append(move_words(trial, move))
        play(trial, seat, move, NOBODY_LISTENS)
    return words


@dataclass(frozen=True)
class Line:
    """Something that was said at the table."""

    number: int
    seat: int
    name: str
    person: str | None
    text: str
    reaction: str
