"""What is asked and answered over HTTP about evenings with the real cards."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from mazzo.evening import MOST_CHANGES
from mazzo.evening import Change as Change
from mazzo.evening import Pad as Pad
from mazzo.games import LEAST_SEATS
from mazzo.rules.replay import MOST_SEATS
from mazzo.server.wire.messages import ChosenOptions, Identity, Name, Options, SeatNumber


class OpenEvening(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/evenings: share the score pad of an evening with real cards. The answer is `SharedEvening`."""

    game: Identity
    names: Annotated[list[Name], msgspec.Meta(min_length=LEAST_SEATS, max_length=MOST_SEATS)]
    """By seat, clockwise."""
    options: ChosenOptions = {}
    first: SeatNumber
    """Who deals or starts the first round."""
    entries: Annotated[Pad, msgspec.Meta(max_length=20)] | None = None
    """What has been entered so far, as the pad of the game writes it."""


class EveningEntry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/evenings/EVENING/entries: enter something. Once the answer arrives, `SharedEvening`, it is stored; sent again
    with the same id it is not entered twice. The holder of the pad may enter anything, everybody else only what is theirs."""

    id: Identity
    changes: Annotated[list[Change], msgspec.Meta(min_length=1, max_length=MOST_CHANGES)]
    round: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    """The round that it is meant for: refused as `stale` in any other. null: the current one."""


class EveningSeat(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/evenings/EVENING/seat: claim this player for my phone; null releases it. The answer is the pad."""

    seat: SeatNumber | None


class ReleasePlayer(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/evenings/EVENING/release: the phone that has claimed this player is no longer theirs, and somebody else may claim
    them. Only for the holder of the pad. The answer is the pad."""

    seat: SeatNumber


class SharedEvening(msgspec.Struct, kw_only=True):
    """GET /api/evenings/EVENING?after=NUMBER: the pad as I may see it. With `after` the answer waits up to twenty seconds for an
    entry beyond that number."""

    evening: str
    game: str
    names: list[str]
    options: Options
    first: int
    begun_at: int
    """Seconds since 1970."""
    entries: Any
    """What is on the pad. A bid that I may not know yet is -1."""
    number: int
    """How many entries there have been."""
    round: int
    """The current or last round, counted from 1."""
    taken: list[bool]
    """By seat: has somebody claimed this player on their own phone?"""
    you: int | None
    """The player that I am."""
    holder: bool
    """May I enter for everybody, and release players?"""
    link: str
    reach: Literal["anywhere", "network", "this_machine"]
    """Who can open the link."""
