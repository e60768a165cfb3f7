"""What one connection is told of a table: built up for its seat alone, from the view of that seat and from public facts."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from mazzo.rules.dice import seed_of, seed_text
from mazzo.rules.game import SPECTATOR, ranks
from mazzo.server.tables.clock import seconds_of
from mazzo.server.wire import messages
from mazzo.table.commands import is_host, seat_of
from mazzo.table.events import Line
from mazzo.table.fairness import seed_hash
from mazzo.table.table import Table

Facts = dict[str, Any]
MOST_EVENTS = 150
"""The newest events, if a client knows none or has missed more: more than any round has."""


def viewer_of(table: Table, person: str | None) -> int:
    """Whose eyes a person has at this table: those of his seat, else a spectator's."""
    seat = seat_of(table, person)
    return SPECTATOR if seat is None else seat


@dataclass(frozen=True, kw_only=True)
class Around:
    """What is around a table and not in its log."""

    here: Collection[str] = ()
    """The persons who are connected."""
    left: Mapping[int, float] = field(default_factory=dict)
    """By seat: the seconds left of the clock."""
    away_left: Mapping[int, float] = field(default_factory=dict)
    """By seat: the seconds for which its clock may still stand still."""
    ratings: list[messages.RatingChange | None] | None = None
    """By seat: what the game did to the ratings, once that is known."""


def message_for(facts: Facts, table: Table, person: str | None, known: int) -> messages.Table:
    """All that this person may know of the table, with the events after the number it knows."""
    message = message_to(facts, table, viewer_of(table, person), known)
    message.host = is_host(table, person)
    return message


def message_to(facts: Facts, table: Table, viewer: int, known: int) -> messages.Table:
    """All that may be known of the table from this seat, or by a spectator."""
    decides = viewer in table.waiting and not table.chairs[viewer].kept
    return messages.Table(
        **facts,
        you=None if viewer == SPECTATOR else viewer,
        host=False,
        last=table.last_event(viewer),
        events=events_after(table, viewer, known),
        view=table.told(viewer),
        your_choice=None if viewer == SPECTATOR else table.sealed_by(viewer),
        legal=list(table.legal(viewer)) if decides else [],
        illegal=[messages.Illegal(move=move, reason=why.reason, facts=why.facts) for move, why in table.illegal(viewer).items()]
        if decides
        else [],
    )


def public_facts(code: str, table: Table, around: Around) -> Facts:
    """What everybody is told alike: gathered once, however many listen."""
    return {
        "code": code,
        "game": table.game.name,
        "players": table.players,
        "options": table.choices,
        "rules_version": table.opened.rules,
        "stage": table.stage,
        "level": table.opened.level,
        "seats": seats_of(table, around.here),
        "turn": table.turn,
        "waiting_for": table.waiting,
        "sealed": sorted(table.in_secret),
        "scores": table.scores(),
        "ranks": table.ranks(),
        "ranks_now": None if table.stage == "waiting" else ranks(table.state),
        "seed_hash": hash_of(table.opened.seed),
        "seed": seed_text(table.seed) if table.stage == "over" else None,
        "rematch": table.rematch,
        "clock": clock_of(table, around),
        "rated": table.opened.rated,
        "ratings": around.ratings,
        "public": table.opened.public,
        "tricks_shown": table.opened.tricks_shown,
        "agreed_to_end": sorted(table.agreed_to_end),
        "closed": table.closed,
        "stacked": table.is_stacked,
    }


@lru_cache(maxsize=4096)
def hash_of(seed: str) -> str:
    return seed_hash(seed_text(seed_of(seed)))


def seats_of(table: Table, here: Collection[str]) -> list[messages.Seat]:
    return [
        messages.Seat(
            seat=seat,
            name=chair.name,
            player=chair.player,
            level=chair.level,
            kept=chair.kept,
            here=chair.player == "bot" or chair.person in here,
            host=is_host(table, chair.person),
        )
        for seat, chair in enumerate(table.chairs)
    ]


def clock_of(table: Table, around: Around) -> messages.Clock | None:
    seconds = seconds_of(table)
    if seconds is None or table.opened.clock == "none":
        return None
    left = around.left
    return messages.Clock(
        choice=table.opened.clock,
        times=table.times,
        seconds=seconds,
        left=[round(1000 * left[seat]) if seat in left else None for seat in range(table.players)],
        away=sorted(table.away),
        away_left=[round(1000 * around.away_left.get(seat, 0.0)) for seat in range(table.players)],
    )


def talk_of(lines: Iterable[Line]) -> messages.Talk:
    return messages.Talk(
        lines=[
            messages.TalkLine(
                number=line.number,
                seat=line.seat,
                name=line.name,
                who=mark_of_person(line.person),
                text=line.text or None,
                reaction=line.reaction or None,
            )
            for line in lines
        ]
    )


def mark_of_person(person: str | None) -> str:
    """By this a page knows whom it has muted, and nothing else."""
    return hashlib.sha256(f"talks {person}".encode()).hexdigest()[:12]


def events_after(table: Table, viewer: int, known: int) -> list[messages.Event]:
    newest = table.events_for(viewer, after=known)[-MOST_EVENTS:]
    return [messages.Event(number=number, event=event.what) for number, event in newest]
