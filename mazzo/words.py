"""How each game is written down: cards, moves, states, views and news in plain words.

One notation everywhere: playthroughs, records, socket messages, tests and the terminal all say `play R7`. Nothing here
decides anything; it only reads what the rules have written.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from mazzo.games import part
from mazzo.rules.game import MOST_MOVES, Game, game_of, legal, moves_in, why_not
from mazzo.rules.news import EVERYBODY

Told = dict[str, Any]


@dataclass(frozen=True)
class Words:
    """What a game's own module of words can say."""

    move: Callable[[Any, int], str | None]
    """A move in the present phase of a state or view, such as `play R7`; None for a number that means nothing there."""
    state: Callable[[Any], Told]
    """Everything, secrets included."""
    public: Callable[[Any], Told]
    """What everybody sees, in the same vocabulary, with null or a number of cards for what is hidden."""
    own: Callable[[Any], Told]
    """What the seat of a view sees otherwise than everybody."""
    news: Callable[[str, int, int, int], Told]
    """One piece of news: its kind, seat, card and number."""
    why: Callable[[Any, int, int, str], Told]
    """What a sentence about a refused move has to name: the record, the seat, the move, the reason's name."""
    because: Callable[[str, Told], str]
    """That sentence in English, from the reason's name and what `why` has named."""
    in_sight: Callable[[Any, int], list[int]]
    """The moves a player has before his eyes (the cards he holds, the numbers he could say), legal or not."""
    card_named: Callable[[str], int | None]
    """The card that is written so; None if there is none."""

    def view(self, record: Any) -> Told:
        """All that a view tells."""
        return self.public(record) | self.own(record)


class Plain:
    """A record's fields as plain numbers and lists, each as it is asked for: reading NumPy's one by one takes twenty times as
    long."""

    def __init__(self, record: Any) -> None:
        self._record = record

    def __getattr__(self, name: str) -> Any:
        value = np.void.__getitem__(self._record, name).tolist()
        setattr(self, name, value)
        return value


def by_hand(rule: Any) -> Any:
    """A rule that looks at a field or two, uncompiled, for `Plain`: to call the compiled one takes longer."""
    return getattr(rule, "py_func", rule)


def words_of(game: Game) -> Words:
    words: Words = part(game, "words").WORDS
    return words


def move_words(record: Any, move: int) -> str:
    """A move in words, in the present phase."""
    return moves_words(record, [move])[0]


def moves_words(record: Any, moves: Sequence[int]) -> list[str]:
    """These moves in words, in the present phase."""
    say, now = words_of(game_of(record)).move, Plain(record)
    return [say(now, move) or f"move {move}" for move in moves]


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
    """Why something was not done: a reason for the language files, what it has to name, and the sentence in English."""

    reason: str
    text: str
    told: Told = field(default_factory=dict)

    def __str__(self) -> str:
        return self.text


def refusal(record: Any, seat: int, move: int) -> Refusal:
    """Why this move is not legal."""
    game = game_of(record)
    reason = game.reason_name(why_not(record, seat, move))
    if reason == "game_over":
        return Refusal(reason, "The game is over.")
    if reason == "not_your_turn":
        return Refusal(reason, f"It is not seat {seat}'s turn.", {"seat": seat})
    words = words_of(game)
    told = words.why(record, seat, move, reason)
    return Refusal(reason, words.because(reason, told), told)


def illegal_words(record: Any, seat: int, legal_now: Collection[int]) -> dict[str, Refusal]:
    """The moves that are in sight of a seat but are not among the legal ones, each with the reason."""
    sight = words_of(game_of(record)).in_sight(record, seat) if legal_now else []
    moves = [move for move in sight if move not in legal_now]
    return {words: refusal(record, seat, move) for words, move in zip(moves_words(record, moves), moves, strict=True)}


def news_words(game: Game, news: Any) -> list[Told]:
    """All news on the sheet, each with the seats that may see it (everybody: spectators too)."""
    say = words_of(game).news
    told = int(news.length)
    lines = []
    for number, seat, card, many, seen_by in zip(
        *(news[column][:told].tolist() for column in ("kind", "seat", "card", "number", "seen_by")), strict=True
    ):
        kind = game.news_kinds[number]
        seen = "everybody" if seen_by == EVERYBODY else moves_in(seen_by)
        lines.append({"kind": kind, **say(kind, seat, card, many), "seen_by": seen})
    return lines
