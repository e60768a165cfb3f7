"""Lessons: tables with a stacked deal and a script, so that a newcomer who follows the coach on the page wins.

Everything else is a real table: newcomers may play as they like, and a bot whose scripted move cannot be played decides by
itself. A lesson says that it was stacked, is never rated, and is in nobody's statistics.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache

from mazzo.games import GAMES, game_named, has_part, part
from mazzo.rules.options import Value
from mazzo.table.log import Opened, Script

LEVEL = "novice"


@dataclass(frozen=True)
class Lesson:
    game: str
    players: int
    seed: str
    """It decides who deals or starts; the shuffles are stacked."""
    stack: list[str]
    script: Script
    """The first seat is the newcomer's: there it contains what the coach says."""
    options: dict[str, Value] = field(default_factory=dict)


def followed_by_the_rest(first: list[str], deck: list[str]) -> list[str]:
    """A whole deck that begins with these cards."""
    rest = Counter(deck) - Counter(first)
    return first + list(rest.elements())


def dealt_around(*hands: str) -> list[str]:
    """These hands card by card, beginning with the first."""
    return [card for around in zip(*(hand.split() for hand in hands), strict=True) for card in around]


def script(rounds: int, *seats: str) -> Script:
    """By seat: its decisions, one per line, with commas between the parts of each."""
    decisions = [[[part.strip() for part in line.split(",")] for line in lines.strip().splitlines()] for lines in seats]
    return Script(rounds=rounds, decisions=decisions)


@cache
def lessons() -> dict[str, Lesson]:
    """The lesson of every game that has one."""
    return {name: part(game, "lesson").lesson() for name, game in GAMES.items() if has_part(game, "lesson")}


def opened_for(lesson: Lesson, host: str) -> Opened:
    """The first entry of the log of a lesson."""
    game = game_named(lesson.game)
    choices, _ = game.choose(lesson.players, lesson.options)
    return Opened(
        game=game.name,
        rules=game.version,
        players=lesson.players,
        options=choices,
        seed=lesson.seed,
        level=LEVEL,
        stack=lesson.stack,
        script=lesson.script,
        host=host,
    )
