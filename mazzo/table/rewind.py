"""A finished game, place by place: as any seat saw it at the time, or with all hands open.

A *place* is a number of decisions: at place 0 the first cards are dealt, at place 12 twelve decisions have been made.
Secret decisions are counted one by one too, in the order in which the rules played them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import msgspec
import numpy as np

from mazzo.rules.game import SPECTATOR, play, stack, start
from mazzo.rules.news import fresh_news
from mazzo.rules.replay import MOST_SEATS, replay
from mazzo.table.events import Event, events_in
from mazzo.table.log import Decided, Sealed
from mazzo.table.state import TableState
from mazzo.words import move_words


@dataclass(frozen=True)
class PastDecision:
    """A decision that was made, and what happened as a result."""

    seat: int
    words: list[str]
    by: str
    """`player`, `bot` if one kept the seat, or `clock`."""
    level: str | None
    """Of the bot that decided; None for a person or a program."""
    events: list[Event]
    round_number: int
    """The round after it."""


class Rewound:
    """A table whose game is over, and all its places."""

    def __init__(self, table: TableState) -> None:
        if table.stage != "over":
            raise ValueError("a game is rewound when it is over")
        self._end = table
        self.dealt: list[Event] = []
        self.decisions: list[PastDecision] = []
        self._seats: list[int] = []
        self._moves: list[int] = []
        self._until: list[int] = [0]  # by place: how many moves have been made,
        self._events_before: list[list[int]] = [[0] * (MOST_SEATS + 1)]  # and how many events each seat had seen before
        state = self._fresh_state(self.dealt)
        self.first_round = int(state.round_number)
        for seat, moves, by, level in decisions_of(table):
            words = []
            seen = seen_in(self.decisions[-1].events if self.decisions else self.dealt)
            self._events_before.append([before + new for before, new in zip(self._events_before[-1], seen, strict=True)])
            events: list[Event] = []
            for move in moves:
                news = fresh_news()
                words.append(move_words(state, move))
                play(state, seat, move, news)
                events += events_in(table.game, news)
            self.decisions.append(PastDecision(seat, words, by, level, events, int(state.round_number)))
            self._seats += [seat] * len(moves)
            self._moves += moves
            self._until.append(len(self._moves))

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self._end.chairs]

    @property
    def places(self) -> int:
        """Place 0, and one after each decision."""
        return len(self._until)

    @property
    def rounds(self) -> list[int]:
        """The places at which a round begins."""
        numbers = [self.first_round, *(past.round_number for past in self.decisions)]
        return [0, *(place for place in range(1, len(numbers)) if numbers[place] != numbers[place - 1])]

    def table_at(self, place: int) -> TableState:
        """The table as it was at this place, with the events that led to it; ValueError if there is no such place."""
        if not 0 <= place < self.places:
            raise ValueError(f"place {place}: this game has places 0 to {self.places - 1}")
        table = TableState(self._end.opened)
        table.chairs = [replace(chair, kept=False) for chair in self._end.chairs]
        table.events = self.decisions[place - 1].events if place else self.dealt
        table.state = self._fresh_state([])
        table.events_before = np.array(self._events_before[place], np.int64)
        end = self._until[place]
        seats, moves = np.array(self._seats[:end], np.int64), np.array(self._moves[:end], np.int64)
        replay(table.state, seats, moves, fresh_news(), np.zeros(MOST_SEATS + 1, np.int64))
        table.turn = place
        table.stage = "over" if place == self.places - 1 else "playing"
        return table

    def _fresh_state(self, events: list[Event]) -> Any:
        table = self._end
        state = table.game.fresh_state()
        if table.is_stacked:
            stack(state, table.stacked_order)
        news = fresh_news()
        start(state, table.options, table.seed, news)
        events.extend(events_in(table.game, news))
        return state


def seen_in(events: list[Event]) -> list[int]:
    """How many of these events each seat sees; the last place is the spectators'."""
    viewers = [*range(MOST_SEATS), SPECTATOR]
    return [sum(event.seen_from(viewer) for event in events) for viewer in viewers]


class LoggedDecision(NamedTuple):
    """A decision as recorded in the log, and who made it."""

    seat: int
    moves: list[int]
    by: str
    level: str | None
    """Of the bot that decided; None for a person or a program."""


def decisions_of(table: TableState) -> list[LoggedDecision]:
    """All decisions, each with who made it, in the order in which the rules played them; secret ones that still wait for
    others are left out."""
    decisions: list[LoggedDecision] = []
    shadow = TableState(table.as_opened)
    in_secret: dict[int, LoggedDecision] = {}
    for entry in table.entries[1:]:
        shadow.apply(entry)
        if not isinstance(entry, Decided | Sealed):
            continue
        chair = shadow.chairs[entry.seat]
        is_bot = chair.player == "bot" or entry.by != "player"
        logged = LoggedDecision(entry.seat, entry.moves, entry.by, (chair.level or table.stand_in) if is_bot else None)
        if isinstance(entry, Decided):
            decisions.append(logged)
        else:
            in_secret[entry.seat] = logged
            if not shadow.in_secret:
                decisions += [each for _, each in sorted(in_secret.items())]
                in_secret = {}
    return decisions


def all_open(table: TableState) -> Any:
    """All hands open, as the game's `View`: everything that the seats together see; None before the deal."""
    spectators = table.view_words(SPECTATOR)
    if spectators is None:
        return None
    views = [table.view_words(seat) for seat in range(table.players)]
    seen = {name: getattr(spectators, name) for name in spectators.__struct_fields__}
    return msgspec.structs.replace(
        spectators, **{name: together([getattr(view, name) for view in views], seen[name]) for name in seen}
    )


def together(by_seat: list[Any], in_the_open: Any) -> Any:
    """One thing as each seat sees it, combined: a hidden hand is given by its size, a hidden choice not at all."""
    if all(seen == in_the_open for seen in by_seat):
        return in_the_open
    if isinstance(in_the_open, msgspec.Struct):
        return in_the_open
    if not all(isinstance(seen, list) for seen in by_seat):
        return next((seen for seen in by_seat if seen is not None and not isinstance(seen, int)), in_the_open)
    if any(len(seen) != len(by_seat) for seen in by_seat):
        return sorted({one for seen in by_seat for one in seen})  # seats that have done something, not all in the open
    return [most_known([by_seat[seat][seat], *(seen[seat] for seen in by_seat)]) for seat in range(len(by_seat))]


def most_known(seen: list[Any]) -> Any:
    lists = [one for one in seen if isinstance(one, list)]
    return lists[0] if lists else next((one for one in seen if one is not None), None)
