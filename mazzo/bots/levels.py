"""Players made of code: a view in, a decision out.

A bot is given what a person in its seat would see, by the same function, and dice of its own. It never sees a table, a state
or another bot. It answers with one small move and its reasons; a set (a payment, a discard) is asked for part by part.

The levels: *random* (any legal move), *novice* (plain habits), *casual* (rules of thumb), *club* (search), *master* (a network
that has learned the game, and search). `club@200` and `master@200` make 200 rollouts a move instead of the usual number;
`master@FILE` plays with other weights. A new level is one more entry of `LEVELS`.
"""

from __future__ import annotations

import runpy
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mazzo.bots import club, master
from mazzo.bots.casual import casual
from mazzo.bots.decision import Bot, Decision
from mazzo.bots.novice import novice
from mazzo.rules.compiled import thought
from mazzo.rules.dice import any_of
from mazzo.rules.game import legal

__all__ = ["BOTS", "LEVELS", "Bot", "Decision", "arena_bot", "bot_named"]

MOST_ROLLOUTS = 1_000_000


@thought
def at_random(view: Any, seat: int, dice: Any) -> int:
    """Any legal move."""
    return any_of(legal(view, seat), dice)


def level(name: str, choose: Callable[[Any, int, Any], int], reason: str) -> Bot:
    """A level that is one compiled function: what it chooses is its decision, always for the same reason."""

    def decide(view: Any, seat: int, dice: Any) -> Decision:
        begun = time.perf_counter()
        return Decision(int(choose(view, seat, dice)), reason=reason, seconds=time.perf_counter() - begun)

    return Bot(name, decide, compiled=True, choose=choose)


LEVELS = (
    level("random", at_random, "random"),
    level("novice", novice, "habit"),
    level("casual", casual, "rule_of_thumb"),
    club.AT_THE_TABLE,
    master.AT_THE_TABLE,
)
BOTS = {bot.name: bot for bot in LEVELS}
SEARCHING = [bot.name for bot in LEVELS if bot.choose is None]
"""The levels that play games in their heads. Interpreted that takes minutes."""
IN_BULK = {bot.name: bot for bot in (club.IN_THE_ARENA, master.IN_BULK)}
WITH_ROLLOUTS = {"club": club.club_with, "master": master.master_with}


def bot_named(name: str) -> Bot:
    """The bot of this name, or anybody's own, written `path/to/file.py:MyBot`; ValueError if there is none."""
    if name in BOTS:
        return BOTS[name]
    searcher, at, rollouts = name.partition("@")
    is_number = rollouts.isascii() and rollouts.isdigit() and 1 <= int(rollouts) <= MOST_ROLLOUTS
    if searcher in WITH_ROLLOUTS and is_number:
        return WITH_ROLLOUTS[searcher](int(rollouts))
    if at and searcher == master.AT_THE_TABLE.name:
        return master.master_of(Path(rollouts))
    path, colon, made_by = name.rpartition(":")
    if colon and path.endswith(".py"):
        return _own_bot(name, Path(path), made_by)
    raise ValueError(
        f"bot {name!r}: the bots are {', '.join(BOTS)}, club@ROLLOUTS, master@ROLLOUTS, or your own as path/to/file.py:MyBot"
    )


def arena_bot(name: str) -> Bot:
    """As `bot_named`, for many games: there club takes about 10 ms a move instead of 150, and master does not search."""
    return IN_BULK.get(name) or bot_named(name)


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
