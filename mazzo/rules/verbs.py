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
from typing import Any

import numpy as np
from numba import from_dtype

from mazzo.rules.compiled import count, rule, while_compiling
from mazzo.rules.options import Choices, Option, Value, check_asked, read_options

SPECTATOR = -1

# Why a move is not legal: what all games share. A game's own reasons are numbered from FIRST_OWN_REASON.
FINE, GAME_OVER, NOT_YOUR_TURN, NO_SUCH_MOVE = range(4)
FIRST_OWN_REASON = 4
SHARED_REASONS = ("fine", "game_over", "not_your_turn", "no_such_move")


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


GAMES: dict[str, Game] = {}
_BY_DTYPE: dict[np.dtype, Game] = {}
_BY_RECORD: dict[Any, Game] = {}


def add_game(game: Game) -> None:
    """From here on the verbs know this game."""
    GAMES[game.name] = game
    for record in (game.STATE, game.VIEW):
        _BY_DTYPE[record] = game
        _BY_RECORD[from_dtype(record)] = game


def game_named(name: str) -> Game:
    """The game of this name; ValueError, naming the known ones, if there is none."""
    if name not in GAMES:
        raise ValueError(f"game {name!r}: the games are {', '.join(GAMES)}")
    return GAMES[name]


def game_of(record: Any) -> Game:
    """The game this state or view belongs to."""
    return _BY_DTYPE[record.dtype]


def start(state: Any, options: Any, seed: Any, news: Any) -> None:
    game_of(state).start(state, options, seed, news)


def waiting_for(state: Any) -> int:
    return game_of(state).waiting_for(state)


def legal(state: Any, seat: int) -> int:
    return game_of(state).legal(state, seat)


def make(state: Any, seat: int, move: int, news: Any) -> None:
    game_of(state).make(state, seat, move, news)


def finish_round(state: Any, news: Any) -> None:
    game_of(state).finish_round(state, news)


def midway(state: Any, seat: int) -> bool:
    return game_of(state).midway(state, seat)


def why_not(state: Any, seat: int, move: int) -> int:
    return game_of(state).why_not(state, seat, move)


def see(state: Any, seat: int, view: Any) -> None:
    game_of(state).see(state, seat, view)


def imagine(view: Any, seat: int, dice: Any, state: Any) -> None:
    game_of(view).imagine(view, seat, dice, state)


def stack(state: Any, order: Any) -> None:
    game_of(state).stack(state, order)


def over(state: Any) -> bool:
    return game_of(state).over(state)


def score(state: Any, seat: int) -> int:
    return game_of(state).score(state, seat)


def standing(state: Any, seat: int) -> int:
    return game_of(state).standing(state, seat)


@while_compiling(start)
def _compiled_start(state: Any, options: Any, seed: Any, news: Any) -> Any:
    own = _BY_RECORD[state].start
    return lambda state, options, seed, news: own(state, options, seed, news)


@while_compiling(waiting_for)
def _compiled_waiting_for(state: Any) -> Any:
    own = _BY_RECORD[state].waiting_for
    return lambda state: own(state)


@while_compiling(legal)
def _compiled_legal(state: Any, seat: Any) -> Any:
    own = _BY_RECORD[state].legal
    return lambda state, seat: own(state, seat)


@while_compiling(make)
def _compiled_make(state: Any, seat: Any, move: Any, news: Any) -> Any:
    own = _BY_RECORD[state].make
    return lambda state, seat, move, news: own(state, seat, move, news)


@while_compiling(finish_round)
def _compiled_finish_round(state: Any, news: Any) -> Any:
    own = _BY_RECORD[state].finish_round
    return lambda state, news: own(state, news)


@while_compiling(midway)
def _compiled_midway(state: Any, seat: Any) -> Any:
    own = _BY_RECORD[state].midway
    return lambda state, seat: own(state, seat)


@while_compiling(see)
def _compiled_see(state: Any, seat: Any, view: Any) -> Any:
    own = _BY_RECORD[state].see
    return lambda state, seat, view: own(state, seat, view)


@while_compiling(imagine)
def _compiled_imagine(view: Any, seat: Any, dice: Any, state: Any) -> Any:
    own = _BY_RECORD[view].imagine
    return lambda view, seat, dice, state: own(view, seat, dice, state)


@while_compiling(over)
def _compiled_over(state: Any) -> Any:
    own = _BY_RECORD[state].over
    return lambda state: own(state)


@while_compiling(score)
def _compiled_score(state: Any, seat: Any) -> Any:
    own = _BY_RECORD[state].score
    return lambda state, seat: own(state, seat)


@while_compiling(standing)
def _compiled_standing(state: Any, seat: Any) -> Any:
    own = _BY_RECORD[state].standing
    return lambda state, seat: own(state, seat)


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
    "GAMES",
    "GAME_OVER",
    "NOT_YOUR_TURN",
    "NO_SUCH_MOVE",
    "SPECTATOR",
    "Game",
    "add_game",
    "bits_up_to",
    "copy_of",
    "count",
    "finish_round",
    "game_named",
    "game_of",
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
