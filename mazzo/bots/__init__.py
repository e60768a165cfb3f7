"""Players made of code: a view in, a decision out.

A bot is handed what a person on its seat would see, by the same function, and dice of its own. It never sees a table, a state
or another bot. It answers with one small move and its reasons; a set (a payment, a discard) is asked for part by part.
"""

from __future__ import annotations

import runpy
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mazzo.bots.thumb import rule_of_thumb
from mazzo.rules.choice import any_of
from mazzo.rules.verbs import legal


@dataclass(frozen=True)
class Decision:
    """What a bot plays, and why."""

    move: int
    candidates: list[tuple[int, float]] = field(default_factory=list)
    """The moves it weighed, with the result it expects of each."""
    reason: str = ""
    """A code that the language files can say."""


@dataclass(frozen=True)
class Bot:
    """A player made of code."""

    name: str
    decide: Callable[[Any, int, Any], Decision]
    """Chooses a move: handed a view, the seat it sits on, and dice of its own."""


def _at_random(view: Any, seat: int, dice: Any) -> Decision:
    return Decision(int(any_of(legal(view, seat), dice)), reason="random")


def _by_rule_of_thumb(view: Any, seat: int, dice: Any) -> Decision:
    return Decision(int(rule_of_thumb(view, seat, dice)), reason="rule_of_thumb")


BOTS = {bot.name: bot for bot in (Bot("random", _at_random), Bot("casual", _by_rule_of_thumb))}


def bot_named(name: str) -> Bot:
    """The bot of this name, or anybody's own, written `path/to/file.py:MyBot`; ValueError if there is none."""
    if name in BOTS:
        return BOTS[name]
    path, colon, made_by = name.rpartition(":")
    if colon and path.endswith(".py"):
        return _own_bot(name, Path(path), made_by)
    raise ValueError(f"bot {name!r}: the bots are {', '.join(BOTS)}, or your own as path/to/file.py:MyBot")


def _own_bot(name: str, path: Path, made_by: str) -> Bot:
    if not path.is_file():
        raise ValueError(f"bot {name!r}: there is no file {path}")
    module = runpy.run_path(str(path))
    if made_by not in module:
        raise ValueError(f"bot {name!r}: {path} has no {made_by}")
    mind = module[made_by]()
    if not callable(getattr(mind, "decide", None)):
        raise ValueError(f"bot {name!r}: {made_by} has no method decide(view, seat, dice)")

    def decide(view: Any, seat: int, dice: Any) -> Decision:
        answer = mind.decide(view, seat, dice)
        return answer if isinstance(answer, Decision) else Decision(int(answer))

    return Bot(name, decide)
