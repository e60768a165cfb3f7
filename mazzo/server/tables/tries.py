"""Tries at a deal: what a game comes to for whoever plays these cards, and how that is kept."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, update

from mazzo.rules.game import standing
from mazzo.server.store.schema import tries
from mazzo.table.rewind import Rewound
from mazzo.table.state import TableState


class Result(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What is kept of a try besides its standing."""

    score: int | None = None
    rank: int | None = None
    course: list[int] = []
    """The score after each round."""


_read = msgspec.json.Decoder(Result).decode
NOTHING_YET = msgspec.json.encode(Result())


class Outcome(msgspec.Struct, frozen=True):
    """How a try ended."""

    standing: int | None
    """What the rules rank by, more is better; None for a game that was given up."""
    result: Result

    @property
    def columns(self) -> dict[str, Any]:
        return {"standing": self.standing, "text": msgspec.json.encode(self.result)}


def result_in(text: bytes) -> Result:
    return _read(text)


def outcome_of(table: TableState, seat: int) -> Outcome:
    """What a game that is over came to on this seat, round by round."""
    ranks = table.ranks()
    course = [scores[seat] for scores in course_of(table)]
    if ranks is None:
        return Outcome(None, Result(course=course))
    result = Result(score=table.scores()[seat], rank=ranks[seat], course=course)
    return Outcome(int(standing(table.state, seat)), result)


def course_of(table: TableState) -> list[list[int]]:
    """By round that was played out: the score of every seat after it."""
    shadow = TableState(table.as_opened)
    course = []
    for entry in table.entries[1:]:
        before = shadow.round_number
        shadow.apply(entry)
        if before is not None and shadow.round_number != before:
            course.append(shadow.scores())
    return [*course, table.scores()] if table.ranks() is not None else course


def finish(connection: Connection, code: str, outcome: Outcome, at: int) -> None:
    """The game is over: notes how its try ended, once."""
    this = (tries.c.code == code) & tries.c.over_at.is_(None)
    connection.execute(update(tries).where(this).values(over_at=at, **outcome.columns))


def parting(one: Rewound, other: Rewound) -> int | None:
    """How many decisions two games of one deal have in common; None if they never parted."""
    for place, (mine, theirs) in enumerate(zip(one.decisions, other.decisions, strict=False)):
        if (mine.seat, mine.words) != (theirs.seat, theirs.words):
            return place
    return None


def better_than(standings: Sequence[int | None], mine: int | None) -> int | None:
    """The share of the others, in percent, whom this one has beaten; a tie is half of it. None where there are no others.

    `standings` has everybody's, one's own included; None is a game that was given up, which beats nobody."""
    others = len(standings) - 1
    if others < 1:
        return None
    worth = [-math.inf if one is None else one for one in standings]
    own = -math.inf if mine is None else mine
    below, equal = sum(one < own for one in worth), sum(one == own for one in worth) - 1
    return round(100 * (below + equal / 2) / others)
