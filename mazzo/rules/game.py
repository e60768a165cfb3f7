"""The contract: what every game answers, whatever its cards.

A game is plain functions over one fixed-size record, its **state**. The verbs below are the questions that everything else in
this package asks, of any game alike, and none of the askers knows a rule. Each verb says here, once, what its answer must be;
a game answers in its module `rules`, and says so by declaring a `Game`. One more question, what a seat may imagine, is answered
in its module `worlds` and asked by `mazzo.worlds.imagine`.

**A move is a small number, below MOST_MOVES**; what it means depends on the phase. A set of cards (a payment, a discard, a swap)
is made of several small moves, offered in non-decreasing order so that each set can be made in one way only, and never offered
where no legal completion is left.

**A state holds everything**, the order of the piles and the seed included. **A view holds what one seat knows.** It is another
record, with the same names for the same things, and it starts empty: what nobody puts in cannot leak out. Asked about the
viewer's own seat, `waiting_for`, `legal`, `midway`, `why_not`, `over`, `score` and `standing` give the same answer for a view
as for the state it was made from, with one exception: while several seats decide in secret, a view shows the table as it was
when they began, plus the viewer's own choice.

**Chance is a seed.** A state draws from streams that follow from its seed (see `dice`); the rules know no other chance. The same
seed, options and moves give the same game, byte for byte.

**What happened is said by the rules** (see `news`), because who may see a thing is a rule too.

**Records** are NumPy's, with fields by name: `state.hand[seat]`. Every state and view has `players` and `phase`. Counts of cards,
which are at most added up, are int8, because a small record is a fast one. Every number that is calculated with is int64:
interpreted and compiled code disagree about smaller integers above 127. No field has the name of a NumPy method (`round`,
`take`, `sort` …): interpreted, `state.round` would be that method.

**One algorithm, any game.** Called from Python, a verb looks up the game by the type of its first argument, a record. Called from
compiled code, Numba chooses the game's own function while it compiles. So a loop over these verbs is written once and compiled
for each game, on the CPU and in CUDA kernels alike.
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
from mazzo.rules.options import Choices, Option, OptionClash, Value, check_asked, read_options

Function = TypeVar("Function", bound=Callable[..., Any])

SPECTATOR = -1
LAST = 100  # in lists of games: after those that name a place
MOST_MOVES = 63  # the moves 0 to 62: as bits of one 64-bit word they are never a negative number


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
    """A game as the rest of the package knows it. To declare one is to register it: the verbs find it by its records."""

    name: str
    """How programs call it: the name of its folder."""
    title: str
    author: str
    version: int
    """The version of its rules, which every record of a game carries. A change to what a move does raises it."""
    least_players: int
    most_players: int
    options: tuple[Option, ...]
    settle: Callable[[int, Choices], Any]
    """The options record for these players and choices; ValueError, with a sentence, for what does not combine."""
    phases: tuple[str, ...]
    """The names of its phases, by `state.phase`."""
    reasons: tuple[str, ...]
    """The names of its own reasons, numbered from FIRST_OWN_REASON."""
    news_kinds: tuple[str, ...]
    """The names of its kinds of news."""
    STATE: np.dtype
    VIEW: np.dtype

    # Its answers to the verbs of the same names.
    start: Callable[..., None]
    waiting_for: Callable[..., int]
    legal: Callable[..., int]
    make: Callable[..., None]
    finish_round: Callable[..., None]
    midway: Callable[..., bool]
    why_not: Callable[..., int]
    see: Callable[..., None]
    stack: Callable[..., None]
    over: Callable[..., bool]
    score: Callable[..., int]
    standing: Callable[..., int]

    listed: int = LAST
    """Its place in lists of games; games with the same number are sorted by their titles."""

    def __post_init__(self) -> None:
        for record in (self.STATE, self.VIEW):
            _BY_DTYPE[record] = self
            _BY_RECORD[from_dtype(record)] = self

    def choose(self, players: int, asked: Mapping[str, Value]) -> tuple[Choices, Any]:
        """The options somebody asks for, checked, in words and as a record; ValueError for a choice this game does not offer."""
        check_asked(self.options, players, asked)
        return self.chosen(players, asked)

    def chosen(self, players: int, asked: Mapping[str, Value]) -> tuple[Choices, Any]:
        """The same for options read back from a log or a record, which names every option there is."""
        if not self.least_players <= players <= self.most_players:
            sentence = f"{players} players: {self.title} is for {self.least_players} to {self.most_players}"
            raise OptionClash(sentence, "so_many_players", least=self.least_players, most=self.most_players)
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
    """The game that this state or view belongs to."""
    return _BY_DTYPE[record.dtype]


def game_of_type(record: Any) -> Game:
    """The same while compiling, when only the record's type is known."""
    return _BY_RECORD[record]


def verb(question: Function) -> Function:
    """A question that every game answers with its own function of this name. Its docstring is the contract."""
    return answered_by(lambda game: getattr(game, question.__name__))(question)


def answered_by(own_of: Callable[[Game], Callable[..., Any]]) -> Callable[[Function], Function]:
    """The decorated function only says what is asked. The game of its first argument, a record, answers with its own function,
    `own_of(game)`: looked up at every call from Python, chosen once while compiling."""

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
    """A fresh game with these options (the record that `settle` makes) and this seed, its first deal done.

    The state may have held another game before. Nothing of it remains, except an order that `stack` has laid ready.
    """


@verb
def waiting_for(state: Any) -> int:
    """The seats that owe a decision, as bits: several when they decide in secret, none when the round or the game is over."""


@verb
def legal(state: Any, seat: int) -> int:
    """The legal moves of that seat, as bits of one word; 0 if it owes no decision. A seat that owes one always has a move."""


@verb
def make(state: Any, seat: int, move: int, news: Any) -> None:
    """Makes the move, with everything that follows from it in this round: if nobody owes a decision then, the round is over.

    It trusts its caller, like `play`: only moves that `legal` offers may come here. Moves from outside are checked at the table.
    """


@verb
def finish_round(state: Any, news: Any) -> None:
    """Scores the round that is over, and deals the next one or ends the game.

    It is a verb of its own so that a graphics card can do it for many games together: they rarely all end a round at once.
    """


@verb
def midway(state: Any, seat: int) -> bool:
    """Has this seat begun a set (a payment, a discard) that it has not completed? Its next moves belong to the same decision."""


@verb
def why_not(state: Any, seat: int, move: int) -> int:
    """The reason why a move is not legal, or FINE. Any number may be asked about; the answer is for this seat, and says nothing
    that it does not know."""


@verb
def see(state: Any, seat: int, view: Any) -> None:
    """What that seat may know, built up from an empty view; for SPECTATOR, what everybody may know.

    Every field of the view is written, whatever it held before.
    """


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
    """What the seats are ranked by: the score, and whatever breaks a tie. More is better."""


@rule
def play(state: Any, seat: int, move: int, news: Any) -> None:
    """Makes the move, with everything that follows from it up to the next decision."""
    make(state, seat, move, news)
    if waiting_for(state) == 0:
        finish_round(state, news)


@rule
def rank(state: Any, seat: int) -> int:
    """In all games a rank is one more than the number of seats that did better (1, 1, 3)."""
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
    """What each seat sees, and in the last view what a spectator sees: one call, because calls from Python are slow."""
    seats = len(views) - 1
    for seat in range(seats):
        see(state, seat, views[seat])
    see(state, SPECTATOR, views[seats])


@rule
def score_all(state: Any, totals: Any) -> None:
    for seat in range(len(totals)):
        totals[seat] = score(state, seat)


def moves_in(bits: int) -> list[int]:
    """The moves (or seats) whose bits are set."""
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
    "MOST_MOVES",
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
