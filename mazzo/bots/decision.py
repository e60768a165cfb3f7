"""What a bot is: given a view, the seat it sits on and dice of its own, it answers with a decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Decision:
    """What a bot plays, and why."""

    move: int
    candidates: list[tuple[int, float]] = field(default_factory=list)
    """The moves it considered, its choice first, with the expected result of each: points, or the chance of winning."""
    reason: str = ""
    """A code that the language files can put into words, with the arguments it needs."""
    arguments: dict[str, Any] = field(default_factory=dict)
    worlds: int = 0
    """How many worlds it imagined to find out."""
    seconds: float = 0.0
    """How long it thought."""


@dataclass(frozen=True)
class Bot:
    """A player made of code."""

    name: str
    decide: Callable[[Any, int, Any], Decision]
    """Chooses a move, given a view, the seat it sits on, and dice of its own."""
    compiled: bool = False
    """Does it release the GIL and keep its own time limit? Several such bots can think at once, in threads."""
    choose: Callable[[Any, int, Any], int] | None = None
    """The whole bot as one compiled function, if it is one: a simulation then plays it without Python in the loop."""
