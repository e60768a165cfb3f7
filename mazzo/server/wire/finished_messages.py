"""What is asked and answered over HTTP about finished games: replays, reviews, moments to play again; and puzzles, which are made
of the same."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

# The shapes of puzzles and of a review are messages too.
from mazzo.puzzles.shapes import Puzzle as Puzzle
from mazzo.puzzles.shapes import Puzzles as Puzzles
from mazzo.review.shapes import Amount as Amount
from mazzo.review.shapes import Bars as Bars
from mazzo.review.shapes import Example as Example
from mazzo.review.shapes import Habit as Habit
from mazzo.review.shapes import Habits as Habits
from mazzo.review.shapes import Judged as Judged
from mazzo.review.shapes import Review as Review
from mazzo.review.shapes import RoundBars as RoundBars
from mazzo.review.shapes import Weighed as Weighed
from mazzo.server.wire.messages import GameEvent, Options, Seat
from mazzo.table.log import Practice as Practice


class ReplayEvent(msgspec.Struct, kw_only=True):
    """Something that happened in a finished game."""

    event: GameEvent
    seen_by: list[int] | None
    """The seats that saw it at the time; null for everybody."""


class ReplayDecision(msgspec.Struct, kw_only=True):
    """A decision, and what happened as a result."""

    place: int
    """The place after it: 1 for the first decision."""
    seat: int
    moves: list[str]
    by: str
    """`player`; `bot`, for a player who had left; `clock`, a bot for a player whose time had run out."""
    level: str | None
    """The level of the bot that decided; null for a person, and for an outside program."""
    events: list[ReplayEvent]


class TryAgain(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Plays a finished game again from one of its decisions, in the seat that made it."""

    place: Annotated[int, msgspec.Meta(ge=1, le=100_000)]


class PracticeOutcome(msgspec.Struct, kw_only=True):
    """How a game ended, by seat."""

    scores: list[int]
    ranks: list[int] | None
    """Null if it ended early."""


class Practised(msgspec.Struct, kw_only=True):
    """A position from this game that I have played again."""

    code: str
    place: int
    outcome: PracticeOutcome | None
    """Null while it is being played."""


class ReviewSoFar(msgspec.Struct, kw_only=True):
    """GET /api/tables/CODE/review/SEAT: what the decisions of a seat cost in a game that is over, and what was luck.

    A review is computed when it is first requested, and then kept. Ask again every second or two until its `state` is `whole`.
    """

    state: Literal["waiting", "first", "whole"]
    """`waiting`: there is none yet; `first`: there is a first page, which becomes more precise."""
    ahead: int
    """How many other reviews are ahead of it."""
    review: Review | None


class Replay(msgspec.Struct, kw_only=True):
    """GET /api/tables/CODE/replay: a finished game, all cards open. At place 0 the first cards are dealt.

    GET /api/tables/CODE/replay/PLACE?view=0 answers with the `table` message of that place as seat 0 saw it, with
    `?view=watching` as a spectator did, or with `?view=open` with all hands open. Its events are only those of that place.
    """

    code: str
    game: str
    players: int
    options: Options
    rules_version: int
    seats: list[Seat]
    rounds: list[int]
    """The places at which a round begins."""
    dealt: list[ReplayEvent]
    """What happened at place 0."""
    decisions: list[ReplayDecision]
    """The last place is the number of decisions."""
    scores: list[int]
    ranks: list[int] | None
    """Null if the game ended early."""
    seed_hash: str
    seed: str
    you: int | None
    """My seat; null if I had none."""
    rematch: str | None
    """The code of the table where the same people played on."""
    practice: Practice | None
    """The game whose past this one begins with."""


class ReportMove(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables/CODE/reports: report a bot's move in a finished game that looks wrong to the host of the server.
    Reporting the same move again replaces the first report.
    """

    place: Annotated[int, msgspec.Meta(ge=1, le=99_999)]
    """The place after the move, as in `Replay`."""
    text: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """What looks wrong about it, if the player wants to say so."""


class Reported(msgspec.Struct, kw_only=True):
    """The report has been stored."""

    place: int
    seat: int
    level: str
