"""A process that thinks for the bots and gives hints: a view comes in, a move or a hint goes out. It knows no table, no state
and no other seat.

It is started by `pool`, reads questions from its standard input and answers on its standard output, each a length and a
message; it ends when its input does.
"""

from __future__ import annotations

import contextlib
import os
import struct
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, BinaryIO

import msgspec
import numpy as np

from mazzo.bots.levels import BOTS
from mazzo.bots.master import AT_THE_TABLE as MASTER
from mazzo.bots.same_deal import BY_COUNT
from mazzo.compiled_games import is_interpreted
from mazzo.games import GAMES, game_named
from mazzo.hints import Hint, hint_for, move_chances
from mazzo.rules.dice import DICE, set_dice
from mazzo.rules.game import moves_in, start, waiting_for
from mazzo.rules.news import fresh_news
from mazzo.table.view import view_of
from mazzo.words import legal_words

LENGTH = struct.Struct("!I")
NICENESS = 10
WARM = -1  # the first answer, unasked: the code is loaded, questions can come
NO_MOVE = -2  # the bot has failed


class Question(msgspec.Struct, array_like=True):
    """Which move would this bot make? Or, for a person: what would the strongest bot advise?"""

    game: str
    level: str
    seat: int
    view: bytes
    dice: tuple[int, int, int]
    for_a_hint: bool = False
    by_count: bool = False
    """Must the answer be independent of this machine's speed?"""


class Answer(msgspec.Struct, array_like=True):
    """The move; with a hint, the reasons for it."""

    move: int
    hint: Hint | None = None
    bids: list[tuple[int, float]] = []
    """The chance to keep each promise, if every move is one, such as a bid."""


def rolled(words: tuple[int, int, int]) -> Any:
    """Dice that follow from three words."""
    dice = np.zeros(1, DICE)[0]
    set_dice(dice, *words)
    return dice


def answer(question: Question) -> Answer:
    """The bot's move. A bot that fails has no move; it must not affect the others."""
    try:
        return decide(question)
    except Exception:
        return Answer(NO_MOVE)


def decide(question: Question) -> Answer:
    view = np.frombuffer(question.view, game_named(question.game).VIEW).copy()[0]
    if not question.for_a_hint:
        bots = BY_COUNT if question.by_count else BOTS
        return Answer(bots[question.level].decide(view, question.seat, rolled(question.dice)).move)
    hint = hint_for(view, question.seat)
    return Answer(legal_words(view, question.seat)[hint.move], hint, move_chances(view, question.seat))


def first_thoughts() -> Iterator[Callable[[], object]]:
    """Every bot's first move in every game, one after the other. A master's network is large and is read only when somebody
    needs it."""
    for game in GAMES.values():
        _, options = game.choose(game.least_players, {})
        state = game.fresh_state()
        start(state, options, np.arange(8, dtype=np.int64), fresh_news())
        seat = moves_in(waiting_for(state))[0]
        view = view_of(state, seat)
        for level in BOTS:
            if level != MASTER.name:
                yield partial(answer, Question(game.name, level, seat, view.tobytes(), (1, 2, 3)))
        yield partial(move_chances, view, seat, rollouts=1)


def warm_up() -> None:
    """Makes every bot think once, so that no table has to wait for code to be loaded."""
    for think in first_thoughts():
        think()


def write(to: BinaryIO, message: bytes) -> None:
    to.write(LENGTH.pack(len(message)) + message)
    to.flush()


def answer_for_ever(questions: BinaryIO, answers: BinaryIO) -> None:
    write(answers, msgspec.msgpack.encode(Answer(WARM)))
    read = msgspec.msgpack.Decoder(Question)
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        write(answers, msgspec.msgpack.encode(answer(read.decode(questions.read(length)))))


def main() -> None:
    # Whatever a bot prints must not be taken for an answer.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        if not is_interpreted():
            warm_up()
        answer_for_ever(sys.stdin.buffer, answers)
