"""Tries at a deal: the result of a game for the person who plays these cards, and how it is stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, or_, update

from mazzo.rules.game import standing
from mazzo.server.store.schema import deals, events, places, tries
from mazzo.table.log import Decided, Sealed
from mazzo.table.rewind import Rewound
from mazzo.table.state import TableState


class Result(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What is stored about a try besides its standing."""

    score: int | None = None
    rank: int | None = None
    course: list[int] = []
    """The score after each round."""


_read = msgspec.json.Decoder(Result).decode
NOTHING_YET = msgspec.json.encode(Result())


class Outcome(msgspec.Struct, frozen=True):
    """How a try ended."""

    standing: int | None
    """The number the rules rank by, more is better; None for a game that was given up."""
    result: Result

    @property
    def columns(self) -> dict[str, Any]:
        return {"standing": self.standing, "text": msgspec.json.encode(self.result)}


def result_in(text: bytes) -> Result:
    return _read(text)


def outcome_of(table: TableState, seat: int) -> Outcome:
    """The result of a finished game in this seat, round by round."""
    return outcomes_of(table)[seat]


def outcomes_of(table: TableState) -> list[Outcome]:
    """By seat. At a table of an event, a person who never came has given up, whatever the bot achieved."""
    ranks, course, outcomes = table.ranks(), course_of(table), []
    for seat, chair in enumerate(table.chairs):
        own_course = [scores[seat] for scores in course]
        never_came = table.opened.event is not None and chair.player == "person" and not has_decided(table, seat)
        if ranks is None or never_came:
            outcomes.append(Outcome(None, Result(course=own_course)))
        else:
            result = Result(score=table.scores()[seat], rank=ranks[seat], course=own_course)
            outcomes.append(Outcome(int(standing(table.state, seat)), result))
    return outcomes


def has_decided(table: TableState, seat: int) -> bool:
    """Has the player of this seat made any decision in person?"""
    return any(isinstance(entry, Sealed | Decided) and entry.seat == seat and entry.by == "player" for entry in table.entries)


def course_of(table: TableState) -> list[list[int]]:
    """By completed round: the score of every seat after it."""
    shadow = TableState(table.as_opened)
    course = []
    for entry in table.entries[1:]:
        before = shadow.round_number
        shadow.apply(entry)
        if before is not None and shadow.round_number != before:
            course.append(shadow.scores())
    return [*course, table.scores()] if table.ranks() is not None else course


def finish(connection: Connection, code: str, outcome: Outcome, at: int, knew: bool) -> None:
    """When the game is over: records, once, how its try ended, and whether its player came to know the cards before that."""
    this = (tries.c.code == code) & tries.c.over_at.is_(None)
    looked = {"knew": True} if knew else {}
    connection.execute(update(tries).where(this).values(over_at=at, **looked, **outcome.columns))


def finish_places(connection: Connection, event: str, code: str, outcomes: Sequence[Outcome], at: int) -> None:
    """When the game at a table of an event is over: records, once, how it ended in each seat, and makes the event due."""
    for seat, outcome in enumerate(outcomes):
        this = (places.c.code == code) & (places.c.seat == seat) & places.c.over_at.is_(None)
        connection.execute(update(places).where(this).values(over_at=at, **outcome.columns))
    connection.execute(update(events).where(events.c.event == event, events.c.due_at.is_not(None)).values(due_at=at))


def counts() -> ColumnElement[bool]:
    """Is this try, joined with its deal, the one that counts? It is the person's first, they did not know the cards, and it was
    over before the deal was closed: from then on everybody can look at them."""
    in_time = or_(deals.c.closes_at.is_(None), tries.c.over_at < deals.c.closes_at)
    return and_(tries.c.number == 1, ~tries.c.knew, tries.c.over_at.is_not(None), in_time)


def parting(one: Rewound, other: Rewound) -> int | None:
    """How many decisions two games of one deal have in common; None if they never diverged."""
    for place, (mine, theirs) in enumerate(zip(one.decisions, other.decisions, strict=False)):
        if (mine.seat, mine.words) != (theirs.seat, theirs.words):
            return place
    return None


def better_than(many: int, below: int, equal: int) -> int | None:
    """The percentage of the others that one of this many people has beaten, ties counting half. None if there are no others.
    `equal` is the number of people who did equally well, including the person."""
    return None if many < 2 else round(100 * (below + (equal - 1) / 2) / (many - 1))
