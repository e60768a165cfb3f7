"""How each game is written down: cards, moves, states, views and news in plain words.

One notation everywhere: playthroughs, records, socket messages, tests and the terminal all say `play R7`. Nothing here
decides anything; it only reads what the rules have written.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import numpy as np

from mazzo.rules.verbs import Game, game_of, legal, moves_in, why_not

Told = dict[str, Any]


@dataclass(frozen=True)
class Words:
    """What a game's own module of words can say."""

    move: Callable[[Any, int], str | None]
    """A move in the present phase of a state or view, such as `play R7`; None for a number that means nothing there."""
    state: Callable[[Any], Told]
    """Everything, secrets included."""
    view: Callable[[Any], Told]
    """The same vocabulary, with null or a number of cards for what is hidden."""
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


def plain(record: Any) -> Any:
    """A record's fields as plain numbers and lists: reading NumPy's one by one takes twenty times as long."""
    fields = zip(record.dtype.names, record.item(), strict=True)
    return SimpleNamespace(**{name: value.tolist() if isinstance(value, np.ndarray) else value for name, value in fields})


def words_of(game: Game) -> Words:
    # Imported here: a game's words need this module's types.
    from mazzo.words import life_is_life, wild_cards, wizard

    return {"wizard": wizard.WORDS, "wild_cards": wild_cards.WORDS, "life_is_life": life_is_life.WORDS}[game.name]


def move_words(record: Any, move: int) -> str:
    """A move in words, in the present phase."""
    text = words_of(game_of(record)).move(record, move)
    return f"move {move}" if text is None else text


def legal_words(record: Any, seat: int) -> dict[str, int]:
    """The legal moves of a seat: their words, and their numbers."""
    return {move_words(record, move): move for move in moves_in(legal(record, seat))}


def read_move(record: Any, text: str) -> int | None:
    """The number of the move that these words mean in the present phase, legal or not; None if they mean nothing."""
    say = words_of(game_of(record)).move
    wanted = " ".join(text.split())
    return next((move for move in range(63) if say(record, move) == wanted), None)


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


def illegal_words(record: Any, seat: int) -> dict[str, Refusal]:
    """The moves that are in sight of a seat but not legal now, each with the reason."""
    legal_now = int(legal(record, seat))
    sight = words_of(game_of(record)).in_sight(record, seat) if legal_now else []
    return {move_words(record, move): refusal(record, seat, move) for move in sight if not legal_now >> move & 1}


def news_words(game: Game, news: Any) -> list[Told]:
    """All news on the sheet, each with the seats that may see it (everybody: spectators too)."""
    say = words_of(game).news
    lines = []
    for line in range(int(news.told)):
        kind = game.news_kinds[int(news.kind[line])]
        told = {"kind": kind, **say(kind, int(news.seat[line]), int(news.card[line]), int(news.number[line]))}
        seen_by = int(news.seen_by[line])
        lines.append(told | {"seen_by": "everybody" if seen_by == 0xFF else moves_in(seen_by)})
    return lines
