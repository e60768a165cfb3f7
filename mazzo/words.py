"""How each game is put into words: cards, moves, states, views and events.

There is one notation everywhere: playthroughs, records, socket messages, tests and the terminal all say `play R7`. Nothing here
decides anything; it only reads what the rules have written.

**A game's `words.py` is its side of this contract.** It holds one `WORDS = Words(…)` and the types it uses, each of them a
msgspec Struct: the page's TypeScript, the JSON schema for everybody else and the documentation are generated from these classes
and the sentences below their fields.

    View             what a seat sees. The same class for every seat and for spectators: what is hidden is null, or a number of
                     cards instead of the cards. `derived` in it is what follows from the rest by the rules, so that a page need
                     not know any; it is worked out from the view alone, by the functions of the rules.
    State            everything, secrets included: for playthroughs and proofs, never for the wire.
    Event            the base of what can happen, one class for each kind of the rules' news (`class Event(Happened,
                     tag=kinds_of(GAME.name))`, then `class Played(Event)` is the kind `<game>.played`).
    Reason           the base of why a move is refused, one class for each reason of the rules (`class FollowSuit(Reason)` is
                     the reason `follow_suit`), its fields what the sentence has to name.

and these functions, of which `own`, `constants`, `kind` and `theme` may be left out:

    move             a move in the present phase, such as `play R7`
    state, view      the record of a state, or of a view, as the Structs above
    own              the same as `view`, faster, given what everybody sees
    events           for each kind of news the Event that its numbers make
    why              for a refused move the Reason
    in_sight         the moves a player has before their eyes
    card_named       the card that is written like this
    constants        what is printed on the cards and never changes, by name
    kind             what sort of decision a move is, where the phase alone does not say it: leading, following
    theme            how the best move differs from another, such as `keep the trump`, for reviews and puzzles

Who may see an event is a bitmask of seats, `seen_by`, from the rule that says it to the connection it is kept from.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from struct import Struct
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeVar

import msgspec
import numpy as np

from mazzo.games import GAMES, part
from mazzo.rules.game import MOST_MOVES, Game, game_of, legal, moves_in, why_not

Kind = TypeVar("Kind", bound=msgspec.Struct)
Each = TypeVar("Each")

# What a table that does not know a game needs to know about a view or an event, and the structure alone does not say.
Card = Annotated[str, msgspec.Meta(extra_json_schema={"format": "card"})]
"""A card in its notation: it is drawn as a face."""
Seat = Annotated[int, msgspec.Meta(extra_json_schema={"format": "seat"})]
"""A seat by its number: shown as the name of the player there."""
BySeat = Annotated[list[Each], msgspec.Meta(extra_json_schema={"by": "seat"})]
"""One for each seat, in their order."""

MOST_REMEMBERED = 2000
Fact = str | int | bool | None | Sequence[str | int]
Facts = dict[str, Fact]
"""What a sentence mentions, by the names used in the language files."""


def spelled(class_name: str) -> str:
    """`no_exchange` for the class `NoExchange`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", class_name.rpartition(".")[2]).lower()


def kinds_of(namespace: str) -> Callable[[str], str]:
    """The kinds of one game, or of the table, from the names of their classes: `table.played_for` for `PlayedFor`."""
    return lambda class_name: f"{namespace}.{spelled(class_name)}"


class Happened(msgspec.Struct, tag_field="kind"):
    """Something that happened, in a game or at its table; its kind is unique among all of them: `table.sat`, `<game>.played`."""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)

    @property
    def short_kind(self) -> str:
        """The kind without the game's name, as the rules and the playthroughs write it."""
        return self.kind.rpartition(".")[2]


class Why(msgspec.Struct, tag_field="reason", tag=spelled):
    """Why a move is refused: a reason for the language files, what its sentence mentions, and the sentence in English."""

    says: ClassVar[str] = ""
    """The sentence, with the fields in braces."""

    def sentence(self) -> str:
        return self.says.format(**msgspec.structs.asdict(self))


def kinds_in(base: type[Kind]) -> dict[str, type[Kind]]:
    """The classes made of a game's Event or Reason, by their kind or reason, in the order of the file."""
    return {str(one.__struct_config__.tag): one for one in base.__subclasses__()}


@dataclass(frozen=True)
class Words:
    """What a game's own module of words provides."""

    View: type[msgspec.Struct]
    Event: type[Happened]
    Reason: type[Why]
    move: Callable[[Any, int], str | None]
    """A move in the present phase of a state or view, such as `play R7`; None for a number that means nothing there."""
    state: Callable[[Any], Any]
    """Everything, secrets included, as a Struct."""
    view: Callable[[Any], Any]
    """Everything that a view shows, as the View."""
    events: Mapping[str, Callable[[int, int, int], Happened]]
    """For each kind of news: the Event that its seat, card and number make."""
    why: Callable[[Any, int, int, str], Why]
    """Why this move is refused: the record, the seat, the move, the reason's name."""
    in_sight: Callable[[Any, int], list[int]]
    """The moves a player can see (the cards they hold, the numbers they could bid), legal or not."""
    card_named: Callable[[str], int | None]
    """The card with this notation; None if there is none."""
    own: Callable[[Any, Any], Any] | None = None
    """Like `view`, given what everybody sees at the same moment, which then need not be computed again."""
    constants: Callable[[], Mapping[str, Any]] = dict
    """What is printed on the cards and never changes: decks, values, habitats. The page has these as constants."""
    kind: Callable[[Any, int, int], str] | None = None
    """What kind of decision this move is: the record, the seat, the move. By default the phase."""
    theme: Callable[[Any, str, str], str] | None = None
    """How a move in words differs from another one, to explain why it is better: a name for the language files."""

    def seen(self, record: Any, by_everybody: Any) -> Any:
        """Everything that a view shows, given what everybody sees at the same moment."""
        return self.view(record) if self.own is None else self.own(record, by_everybody)


class _Field:
    """A field of a record, read from its bytes when it is first asked for."""

    def __init__(self, name: str, kind: np.dtype, start: int) -> None:
        self.name = name
        self.place = slice(start, start + kind.itemsize)
        self.read = _reading(kind.base, kind.shape, start)

    def __get__(self, table: Plain, _: type[Plain]) -> Any:
        value = table.__dict__[self.name] = self.read(table._bytes)
        return value


def _reading(kind: np.dtype, shape: tuple[int, ...], start: int) -> Callable[[bytes], Any]:
    """How numbers of this kind are read: one alone, or lists of them in this shape."""
    if len(shape) > 1:
        size = kind.itemsize * math.prod(shape[1:])
        rows = [_reading(kind, shape[1:], start + row * size) for row in range(shape[0])]
        return lambda record: [read(record) for read in rows]
    unpack = Struct(f"{math.prod(shape)}{kind.char}").unpack_from  # NumPy's letters are those of C
    if shape:
        return lambda record: list(unpack(record, start))
    return lambda record: unpack(record, start)[0]


class Plain:
    """A record's fields, all of them numbers or arrays of numbers, as plain numbers and lists, converted on first use: reading
    NumPy's one by one takes twenty times as long."""

    _bytes: bytes

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    def __new__(cls, record: Any) -> Plain:
        table = object.__new__(_plain_class(record.dtype))
        table._bytes = np.void.tobytes(record)
        return table


@cache
def _plain_class(record: np.dtype) -> type[Plain]:
    """With a descriptor for each field: Python makes an error before it calls `__getattr__`, and that takes longest."""
    assert record.fields is not None
    return type("Plain", (Plain,), {name: _Field(name, kind, start) for name, (kind, start, *_) in record.fields.items()})


class Remembered:
    """Words that depend only on a few fields of a record and seldom change, such as the finished rounds: composed once, and
    found again by the bytes of these fields."""

    def __init__(self, write: Callable[[Any], Any], *fields: str) -> None:
        self._write = write
        self._fields = fields
        self._known: dict[tuple[bytes, ...], Any] = {}

    def __call__(self, record: Any, table: Plain) -> Any:
        """What `write` says about this table; the caller must not change it."""
        fields = type(table).__dict__
        key = tuple([table._bytes[fields[name].place] for name in self._fields])
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            found = self._known[key] = self._write(table)
        return found


def by_hand(rule: Any) -> Any:
    """A rule that reads only a field or two, uncompiled, for `Plain`: calling the compiled one would take longer."""
    return getattr(rule, "py_func", rule)


def words_of(game: Game) -> Words:
    return _words_of(game.name)


@cache
def _words_of(name: str) -> Words:
    words: Words = part(GAMES[name], "words").WORDS
    return words


def move_words(record: Any, move: int) -> str:
    """A move in words, in the present phase."""
    return moves_words(record, [move])[0]


def moves_words(record: Any, moves: Sequence[int]) -> list[str]:
    """These moves in words, in the present phase."""
    say, now = words_of(game_of(record)).move, Plain(record)
    return [say(now, move) or f"move {move}" for move in moves]


def kind_of_decision(record: Any, seat: int, move: int) -> str:
    """What kind of decision a seat makes by this move: bidding, leading, paying …"""
    game, own_kind = game_of(record), words_of(game_of(record)).kind
    return game.phases[int(record.phase)] if own_kind is None else own_kind(Plain(record), seat, move)


def theme_of(record: Any, best: str, other: str) -> str | None:
    """How the better of two moves, in words, differs from the other; None if the game has no words for that."""
    own_theme = words_of(game_of(record)).theme
    return None if own_theme is None else own_theme(Plain(record), best, other)


def legal_words(record: Any, seat: int) -> dict[str, int]:
    """The legal moves of a seat: their words, and their numbers."""
    moves = moves_in(legal(record, seat))
    return dict(zip(moves_words(record, moves), moves, strict=True))


def read_move(record: Any, text: str) -> int | None:
    """The number of the move that these words mean in the present phase, legal or not; None if they mean nothing."""
    say, now = words_of(game_of(record)).move, Plain(record)
    wanted = " ".join(text.split())
    return next((move for move in range(MOST_MOVES) if say(now, move) == wanted), None)


@dataclass
class Refusal(ValueError):
    """Why something was refused: a reason for the language files, what its sentence mentions, and the sentence in English."""

    reason: str
    text: str
    facts: Facts = field(default_factory=dict)

    def __str__(self) -> str:
        return self.text


SHARED_REASONS: dict[str, tuple[str, ...]] = {"game_over": (), "not_your_turn": ("seat",), "no_such_move": ()}
"""The reasons that all games share, each with the names of its facts."""


def refusal(record: Any, seat: int, move: int) -> Refusal:
    """Why this move is not legal."""
    game = game_of(record)
    reason = game.reason_name(why_not(record, seat, move))
    if reason == "game_over":
        return Refusal(reason, "The game is over.")
    if reason == "not_your_turn":
        return Refusal(reason, f"It is not seat {seat}'s turn.", {"seat": seat})
    if reason not in game.reasons:
        return Refusal(reason, "There is no such move now.")
    why = words_of(game).why(record, seat, move, reason)
    return Refusal(reason, why.sentence(), msgspec.structs.asdict(why))


def illegal_words(record: Any, seat: int, legal_now: Collection[int]) -> dict[str, Refusal]:
    """The moves a seat can see that are not legal, each with the reason."""
    sight = words_of(game_of(record)).in_sight(record, seat) if legal_now else []
    moves = [move for move in sight if move not in legal_now]
    return {words: refusal(record, seat, move) for words, move in zip(moves_words(record, moves), moves, strict=True)}


def reasons_of(game: Game) -> dict[str, tuple[str, ...]]:
    """Every reason for which a move of this game can be refused, with the names of its facts."""
    own = {reason: why.__struct_fields__ for reason, why in kinds_in(words_of(game).Reason).items()}
    return SHARED_REASONS | own


def events_in_news(game: Game, news: Any) -> Iterator[tuple[Happened, int]]:
    """All news on the sheet, each with the seats that may see it, as bits."""
    events, kinds = words_of(game).events, game.news_kinds
    length = int(news.length)
    for number, seat, card, many, seen_by in zip(
        *(news[column][:length].tolist() for column in ("kind", "seat", "card", "number", "seen_by")), strict=True
    ):
        yield events[kinds[number]](seat, card, many), seen_by
