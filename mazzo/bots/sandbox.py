"""Asking a bot that may be anybody's: if it does something wrong, one sentence that names it reports this."""

from __future__ import annotations

import contextlib
import math
import signal
import threading
import time
from collections.abc import Iterator
from typing import Any

from mazzo.bots.decision import Bot, Decision
from mazzo.rules.game import MOST_MOVES, game_of, legal
from mazzo.table.decision import whole_decision
from mazzo.table.events import decision_words
from mazzo.table.view import view_of

PATIENCE = 10.0  # seconds for one move, by default


class BotFault(ValueError):
    """A bot did what no bot may do: it raised an exception, answered illegally or took too long."""


class _Overrun(Exception):
    pass


def ask(bot: Bot, view: Any, seat: int, dice: Any, patience: float = PATIENCE) -> Decision:
    """The bot's decision, checked; BotFault, naming it, if it raises an exception, answers illegally or takes too long."""
    begun = time.perf_counter()
    try:
        with no_longer_than(math.inf if bot.compiled else patience):
            decision = bot.decide(view, seat, dice)
    except _Overrun:
        raise BotFault(f"bot {bot.name!r} had no move after {patience:g} s {where(view, seat)}") from None
    except BotFault:
        raise
    except Exception as problem:
        what = f"{type(problem).__name__}: {problem}" if str(problem) else type(problem).__name__
        raise BotFault(f"bot {bot.name!r} raised {what} {where(view, seat)}") from problem
    took = time.perf_counter() - begun
    if took > patience and not bot.compiled:
        raise BotFault(f"bot {bot.name!r} took {took:.2f} s for a move {where(view, seat)}; it had {patience:g} s")
    move = decision.move
    if not 0 <= move < MOST_MOVES or not legal(view, seat) >> move & 1:
        raise BotFault(f"bot {bot.name!r} answered with move {move}, which is not legal, {where(view, seat)}")
    return decision


def bot_decision(bot: Bot, state: Any, seat: int, dice: Any, patience: float = PATIENCE) -> list[str]:
    """A bot's whole decision in words: it is shown nothing but what its seat sees."""
    moves = whole_decision(state, seat, lambda trial: ask(bot, view_of(trial, seat), seat, dice, patience).move)
    return decision_words(state, seat, moves)


def where(view: Any, seat: int) -> str:
    game = game_of(view)
    return f"on seat {seat} of {int(view.players)} in {game.title}, phase {game.phases[int(view.phase)]}"


@contextlib.contextmanager
def no_longer_than(seconds: float) -> Iterator[None]:
    """Stops a bot written in Python that does not finish, if a clock can interrupt it: in a main thread."""
    if seconds == math.inf or threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: Any) -> None:
        raise _Overrun

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
