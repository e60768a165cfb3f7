"""The snapshot of a table for one connection: built up only for its seat, from what that seat sees and from public facts."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, TypedDict

from mazzo.rules.dice import seed_of, seed_text
from mazzo.rules.game import SPECTATOR
from mazzo.server.tables.clock import seconds_of
from mazzo.server.wire import messages
from mazzo.table import rated
from mazzo.table.events import Line
from mazzo.table.fairness import seed_hash
from mazzo.table.state import TableState

MOST_EVENTS = 150
"""The newest events, for a client that knows none or has missed more: more than any round has."""


def viewer_of(table: TableState, person: str | None) -> int:
    """The view a person gets: that of their seat, otherwise a spectator's."""
    seat = table.seat_of(person)
    return SPECTATOR if seat is None else seat


@dataclass(frozen=True, kw_only=True)
class SessionFacts:
    """What is known about a table beyond its log."""

    connected: Collection[str] = ()
    """The persons who are connected."""
    time_left: Mapping[int, float] = field(default_factory=dict)
    """By seat: the seconds left on the clock."""
    pause_left: Mapping[int, float] = field(default_factory=dict)
    """By seat: the seconds for which its clock may still be paused."""
    is_standing: bool = False
    """Are all clocks stopped, because the server cannot do its part?"""
    deals_in: float | None = None
    """The seconds until the automatic deal."""
    is_secret: bool = False
    """Can others still play these cards in a deal that counts? Then the seed is still secret."""
    ratings: list[messages.RatingChange | None] | None = None
    """By seat: how the game changed the ratings, once that is known."""


class Facts(TypedDict):
    """What every snapshot of a table shares, by the names of `messages.Table`: so they are checked."""

    code: str
    game: str
    players: int
    options: messages.Options
    rules_version: int
    stage: Literal["waiting", "playing", "over"]
    level: str
    seats: list[messages.Seat]
    round: int | None
    turn: int
    waiting_for: list[int]
    sealed: list[int]
    scores: list[int]
    ranks: list[int] | None
    ranks_now: list[int] | None
    seed_hash: str | None
    seed: str | None
    deal: str | None
    event: str | None
    goes_on: str | None
    rematch: str | None
    clock: messages.Clock | None
    rated: bool
    ratings: list[messages.RatingChange | None] | None
    public: bool
    tricks_shown: Literal["last", "all"]
    agreed_to_end: list[int]
    closed: str | None
    paused: bool
    stacked: bool
    lesson: bool
    practice: messages.Practice | None
    deals_in: int | None


def snapshot_for(
    facts: Facts, table: TableState, person: str | None, known: int, blocked: Collection[str] = ()
) -> messages.Table:
    """Everything this person, who has blocked these people, may know about the table, with the events after the number they
    know."""
    snapshot = snapshot_of(facts, table, viewer_of(table, person), known)
    snapshot.host = table.is_host(person)
    if blocked:
        snapshot.blocked = [seat for seat, chair in enumerate(table.chairs) if chair.person in blocked]
    return snapshot


def snapshot_of(facts: Facts, table: TableState, viewer: int, known: int) -> messages.Table:
    """Everything that may be known about the table from this seat, or by a spectator."""
    is_kept = viewer != SPECTATOR and table.chairs[viewer].kept
    decides = viewer in table.waiting and not is_kept
    why_no_return = rated.why_no_return(table, viewer) if is_kept else None
    return messages.Table(
        **facts,
        you=None if viewer == SPECTATOR else viewer,
        host=False,
        no_return=None if why_no_return is None else why_no_return.reason,
        last=table.last_event(viewer),
        events=events_after(table, viewer, known),
        view=table.view_words(viewer),
        your_choice=None if viewer == SPECTATOR else table.sealed_by(viewer),
        legal=list(table.legal(viewer)) if decides else [],
        illegal=[messages.Illegal(move=move, reason=why.reason, facts=why.facts) for move, why in table.illegal(viewer).items()]
        if decides
        else [],
    )


def public_facts(code: str, table: TableState, session: SessionFacts) -> Facts:
    """What every snapshot shares: collected once, however many connections there are."""
    return {
        "code": code,
        "game": table.game.name,
        "players": table.players,
        "options": table.choices,
        "rules_version": table.opened.rules,
        "stage": table.stage,
        "level": table.opened.level,
        "seats": seats_of(table, session.connected),
        "round": table.round_number,
        "turn": table.turn,
        "waiting_for": table.waiting,
        "sealed": sorted(table.in_secret),
        "scores": table.scores(),
        "ranks": table.ranks(),
        "ranks_now": table.ranks_now(),
        "seed_hash": None if table.opened.goes_on else hash_of(table.opened.seed),
        "seed": seed_text(table.seed) if table.stage == "over" and not (session.is_secret or table.opened.goes_on) else None,
        "deal": table.opened.deal,
        "event": table.opened.event,
        "goes_on": table.opened.goes_on,
        "rematch": table.rematch,
        "clock": clock_of(table, session),
        "rated": table.opened.rated,
        "ratings": session.ratings,
        "public": table.opened.public,
        "tricks_shown": table.opened.tricks_shown,
        "agreed_to_end": sorted(table.would_end),
        "closed": table.closed,
        "paused": table.is_paused,
        "stacked": table.is_stacked,
        "lesson": table.is_lesson,
        "practice": table.opened.practice,
        "deals_in": None if session.deals_in is None else round(1000 * session.deals_in),
    }


@lru_cache(maxsize=4096)
def hash_of(seed: str) -> str:
    return seed_hash(seed_text(seed_of(seed)))


def seats_of(table: TableState, connected: Collection[str]) -> list[messages.Seat]:
    return [
        messages.Seat(
            seat=seat,
            name=chair.name,
            player=chair.player,
            level=chair.level,
            kept=chair.kept,
            here=chair.player == "bot" or chair.person in connected,
            host=table.is_host(chair.person),
        )
        for seat, chair in enumerate(table.chairs)
    ]


def clock_of(table: TableState, session: SessionFacts) -> messages.Clock | None:
    if table.opened.clock == "none":
        return None
    left = session.time_left
    return messages.Clock(
        choice=table.opened.clock,
        times=table.times,
        times_next=table.times_next,
        seconds=seconds_of(table) or 0.0,
        left=[round(1000 * left[seat]) if seat in left else None for seat in range(table.players)],
        stopped=session.is_standing,
        away=sorted(table.away),
        away_left=[round(1000 * session.pause_left.get(seat, 0.0)) for seat in range(table.players)],
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
    """Lets a page recognise people it has muted, and nothing else."""
    return hashlib.sha256(f"talks {person}".encode()).hexdigest()[:12]


def events_after(table: TableState, viewer: int, known: int) -> list[messages.Event]:
    newest = table.events_for(viewer, after=known)[-MOST_EVENTS:]
    return [messages.Event(number=number, event=event.what) for number, event in newest]
