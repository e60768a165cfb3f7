"""The contract: what every game answers, whatever its cards.

A game is one file of plain functions over one fixed-size record, its **state**. Nine tenths of this package ask only
these questions, and none of them knows a rule:

    start(state, options, seed, news)      a fresh game, the first deal done
    waiting_for(state)                     the seats that owe a decision, as bits: several at once when they decide in secret
    legal(state, seat)                     the legal moves of that seat, as bits of one word
    play(state, seat, move, news)          the move made, and all that follows from it up to the next decision
    make(state, seat, move, news)          the move made, and what follows in this round: if nobody is asked then, it is over
    finish_round(state, news)              the round is scored and the next one dealt, or the game ends
    midway(state, seat)                    is this seat in the middle of a set (a payment, a discard) it has begun?
    why_not(state, seat, move)             a reason for a move that is not legal; FINE if it is
    see(state, seat, view)                 what that seat may know, built up from an empty view
    imagine(view, seat, dice, state)       a full state drawn at random among those that give this very view
    stack(state, order)                    the next shuffles come out in this order
    over(state)                            is the game over?
    score(state, seat)                     the seat's score, as players count it
    standing(state, seat)                  what the seats are ranked by: more is better

**A move is a small number, below 63**; what it means depends on the phase. A set of cards is made of several small moves,
offered in non-decreasing order, so that each set can be made in one way only, and never offered where no legal completion
is left. Only moves that `legal` offers may be handed to `play`, which trusts its caller: the checked door is the table's.

**A state holds all**, the order of the piles and the seed included. **A view holds what one seat knows**: it is another
record, with the same names for the same things, and starts empty. `waiting_for`, `legal`, `midway` and `why_not` (of the
viewer's own seat), `over`, `score` and `standing` answer the same for a view as for the state it was made from, except
that in a phase of secret decisions a view shows the table as it stood when the phase began, plus the seat's own choice.

**Chance is a seed.** A state draws from streams that follow from its seed (see `dice`); the rules know no other chance.

**Records** are NumPy's: fields by name, `state.hand[seat]`. Counts of cards, which are at most added up,
are int8: a small record is a fast one. All else that is reckoned with is int64; interpreted and compiled code disagree about
smaller numbers above 127. Every state and view has `players`; no field is named like a method of NumPy.

**One algorithm, three games.** Called from Python, a verb looks the game up by the type of the record. Called from compiled
code, Numba chooses the game's own function while compiling. So a loop over these verbs is written once and compiled for
each game, on the CPU and in CUDA kernels alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from inspect import signature
from typing import Any, TypeVar, cast

import numpy as np
from numba import from_dtype

from mazzo.rules.compiled import count, rule, while_compiling
from mazzo.rules.options import Choices, Option, Value, check_asked, read_options

Function = TypeVar("Function", bound=Callable[..., Any])

SPECTATOR = -1
LAST = 100  # in lists of games: after those that say where they stand


class Numbering:
    """Numbers one after the other, each declared together with its name: `BIDDING = phase("bid")`.

    The rules know phases, reasons and news by their numbers, which are plain integers; logs, playthroughs and the wire know them
    by their names.
    """

    def __init__(self, first: int = 0) -> None:
        self.names: tuple[str, ...] = ()
        self._first = first

    def __call__(self, name: str) -> int:
        """The next number, which is called this."""
        assert name not in self.names, name
        self.names += (name,)
        return self._first + len(self.names) - 1


# Why a move is not legal: the reasons all games share. A game numbers its own from FIRST_OWN_REASON.
shared_reason = Numbering()
FINE = shared_reason("fine")
GAME_OVER = shared_reason("game_over")
NOT_YOUR_TURN = shared_reason("not_your_turn")
NO_SUCH_MOVE = shared_reason("no_such_move")
SHARED_REASONS = shared_reason.names
FIRST_OWN_REASON = len(SHARED_REASONS)


@dataclass(frozen=True)
class Game:
    """A game as the rest of the package knows it."""

    name: str
    title: str
    author: str
    version: int
    """The version of its rules. It stands in every record of a game; a change of what a move does raises it."""
    least_players: int
    most_players: int
    options: tuple[Option, ...]
    settle: Callable[[int, Choices], Any]
    """The options record for these players and choices; ValueError, with a sentence, for what does not combine."""
    phases: tuple[str, ...]
    reasons: tuple[str, ...]
    news_kinds: tuple[str, ...]
    STATE: np.dtype
    VIEW: np.dtype
    start: Callable[..., None]
    waiting_for: Callable[..., int]
    legal: Callable[..., int]
    make: Callable[..., None]
    finish_round: Callable[..., None]
    midway: Callable[..., bool]
    why_not: Callable[..., int]
    see: Callable[..., None]
    imagine: Callable[..., None]
    stack: Callable[..., None]
    over: Callable[..., bool]
    score: Callable[..., int]
    standing: Callable[..., int]

    listed: int = LAST
    """Where it stands in lists of games; those with the same number follow by their titles."""

    def __post_init__(self) -> None:
        """From here on the verbs know this game by its records."""
        for record in (self.STATE, self.VIEW):
            _BY_DTYPE[record] = self
            _BY_RECORD[from_dtype(record)] = self

    def choose(self, players: int, asked: Mapping[str, Value]) -> tuple[Choices, Any]:
        """The options somebody asks for, checked, in words and as a record; ValueError for what this game does not have."""
        check_asked(self.options, players, asked)
        return self.chosen(players, asked)

    def chosen(self, players: int, asked: Mapping[str, Value]) -> tuple[Choices, Any]:
        """As `choose`, for options read back from a log or a record, which say them all."""
        if not self.least_players <= players <= self.most_players:
            raise ValueError(f"{players} players: {self.title} is for {self.least_players} to {self.most_players}")
        choices = read_options(self.title, players, self.options, asked)
        return choices, self.settle(players, choices)

    def fresh_state(self) -> Any:
        return np.zeros(1, self.STATE)[0]

    def fresh_view(self) -> Any:
        return np.zeros(1, self.VIEW)[0]

    def reason_name(self, reason: int) -> str:
        return (SHARED_REASONS + self.reasons)[reason]


_BY_DTYPE: dict[np.dtype, Game] = {}
_BY_RECORD: dict[Any, Game] = {}


def game_of(record: Any) -> Game:
    """The game this state or view belongs to."""
    return _BY_DTYPE[record.dtype]


def game_of_type(record: Any) -> Game:
    """The same while compiling, when only the record's type is known."""
    return _BY_RECORD[record]


def verb(question: Function) -> Function:
    """A question that every game answers with its own function of this name."""
    return answered_by(lambda game: getattr(game, question.__name__))(question)


def answered_by(own_of: Callable[[Game], Callable[..., Any]]) -> Callable[[Function], Function]:
    """The decorated function only says what is asked; the game of its first argument, a record, answers with its own function.

    Called from Python, that one is looked up by the type of the record; called from compiled code, Numba chooses it.
    """

    def decorate(question: Function) -> Function:
        names = ", ".join(signature(question).parameters)
        record, _, _ = names.partition(",")

        @wraps(question)
        def ask(record: Any, *rest: Any) -> Any:
            return own_of(game_of(record))(record, *rest)

        def chosen(record: Any) -> Any:
            return eval(f"lambda {names}: own({names})", {"own": own_of(game_of_type(record))})

        # Numba compares parameters by their names, so these functions are made with those of the question.
        while_compiling(ask)(eval(f"lambda {names}: chosen({record})", {"chosen": chosen}))
        return cast(Function, ask)

    return decorate


@verb
def start(state: Any, options: Any, seed: Any, news: Any) -> None:
    """A fresh game, the first deal done."""


@verb
def waiting_for(state: Any) -> int:
    """The seats that owe a decision, as bits: several at once when they decide in secret, none when the round is over."""


@verb
def legal(state: Any, seat: int) -> int:
    """The legal moves of that seat, as bits of one word."""


@verb
def make(state: Any, seat: int, move: int, news: Any) -> None:
    """The move made, and what follows in this round: if nobody is asked then, it is over."""


@verb
def finish_round(state: Any, news: Any) -> None:
    """The round is scored and the next one dealt, or the game ends."""


@verb
def midway(state: Any, seat: int) -> bool:
    """Is this seat in the middle of a set (a payment, a discard) it has begun?"""


@verb
def why_not(state: Any, seat: int, move: int) -> int:
    """A reason for a move that is not legal; FINE if it is."""


@verb
def see(state: Any, seat: int, view: Any) -> None:
    """What that seat may know, built up from an empty view; SPECTATOR for what everybody sees."""


@verb
def imagine(view: Any, seat: int, dice: Any, state: Any) -> None:
    """A full state drawn at random among those that give this very view, each as likely as the rules make it."""


@verb
def stack(state: Any, order: Any) -> None:
    """The next shuffles come out in this order: for tests, lessons and positions."""


@verb
def over(state: Any) -> bool:
    """Is the game over?"""


@verb
def score(state: Any, seat: int) -> int:
    """The seat's score, as players count it."""


@verb
def standing(state: Any, seat: int) -> int:
    """What the seats are ranked by: more is better."""


@rule
def play(state: Any, seat: int, move: int, news: Any) -> None:
    make(state, seat, move, news)
    if waiting_for(state) == 0:
        finish_round(state, news)


@rule
def rank(state: Any, seat: int) -> int:
    """Z6: in all games a rank is one more than the number of seats that did better (1, 1, 3)."""
    better = 0
    for other in range(state.players):
        if standing(state, other) > standing(state, seat):
            better += 1
    return better + 1


@rule
def bits_up_to(most: int) -> int:
    """The moves 0 to `most`, as bits."""
    return (1 << (most + 1)) - 1


@rule
def see_for_all(state: Any, views: Any) -> None:
    """What each seat sees, and in the last view what a spectator sees: for Python, to which every call costs."""
    seats = len(views) - 1
    for seat in range(seats):
        see(state, seat, views[seat])
    see(state, SPECTATOR, views[seats])


@rule
def score_all(state: Any, totals: Any) -> None:
    for seat in range(len(totals)):
        totals[seat] = score(state, seat)


def moves_in(bits: int) -> list[int]:
    """The moves (or seats) that these bits stand for."""
    rest, moves = int(bits), []
    while rest:
        moves.append((rest & -rest).bit_length() - 1)
        rest &= rest - 1
    return moves


def scores(state: Any) -> list[int]:
    """Every seat's score."""
    totals = np.zeros(int(state.players), np.int64)
    score_all(state, totals)
    return totals.tolist()


def ranks(state: Any) -> list[int]:
    """Every seat's rank."""
    return [int(rank(state, seat)) for seat in range(int(state.players))]


def copy_of(record: Any) -> Any:
    """A copy that shares no memory with the original."""
    fresh = np.zeros(1, record.dtype)
    fresh[0] = record
    return fresh[0]


__all__ = [
    "FINE",
    "FIRST_OWN_REASON",
    "GAME_OVER",
    "NOT_YOUR_TURN",
    "NO_SUCH_MOVE",
    "SPECTATOR",
    "Game",
    "Numbering",
    "answered_by",
    "bits_up_to",
    "copy_of",
    "count",
    "finish_round",
    "game_of",
    "game_of_type",
    "imagine",
    "legal",
    "make",
    "midway",
    "moves_in",
    "over",
    "play",
    "rank",
    "ranks",
    "score",
    "scores",
    "see",
    "stack",
    "standing",
    "start",
    "waiting_for",
    "why_not",
]
