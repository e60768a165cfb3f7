"""The mark of what a page and the rules that it is given expect of each other: what it may ask, what their file says, and what
their words ask of it. Rules of another interface are not used: they may be of a package that was built for another page."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path

from numba import from_dtype

from mazzo.bots.search import SEARCH
from mazzo.games import GAMES
from mazzo.rules.dice import DICE
from mazzo.rules.game import Game
from mazzo.rules.news import NEWS
from mazzo.server.wire.typescript import facts
from mazzo.wasm.entries import Entry, entries_of, shared_entries
from mazzo.wasm.learned import learned_entries
from mazzo.wasm.playouts import playout_entries
from mazzo.wasm.records import options_record

MARK_LETTERS = 16


@cache
def interface() -> str:
    """The same whichever games are installed."""
    every = {line for game in GAMES.values() for line in (*questions(game), *signatures(game, shared_entries()))}
    kinds = (line for line in facts().splitlines() if "/**" not in line)
    return hashlib.sha256("\n".join([*sorted(every), *kinds, *asked_of_a_page()]).encode()).hexdigest()[:MARK_LETTERS]


def questions(game: Game) -> list[str]:
    """What may be asked of any game. What only its own words and pad ask is covered by their mark."""
    return [
        line
        for entries in (entries_of(game, [], []), learned_entries(game), playout_entries(game))
        for line in signatures(game, entries)
    ]


def signatures(game: Game, entries: dict[str, Entry]) -> list[str]:
    """Names with the types of their arguments; a record by its part in the game, since where its fields lie is in the facts."""
    records = {"state": game.STATE, "view": game.VIEW, "options": options_record(game)}
    parts = {str(from_dtype(record)): name for name, record in records.items()}
    parts |= {str(from_dtype(record)): name for name, record in {"news": NEWS, "dice": DICE, "search": SEARCH}.items()}
    lines = []
    for name, (_, arguments) in entries.items():
        line = f"{name}: {', '.join(map(str, arguments))}"
        for said, part in parts.items():
            line = line.replace(said, part)
        lines.append(line)
    return lines


def asked_of_a_page() -> list[str]:
    """The names of what translated words may find there: the rules that are loaded, and Python's own."""
    sources = sorted(Path(__file__).parent.glob("*.py"))
    return sorted({name for source in sources for name in re.findall(r"\b(?:host|py)\.[a-z_]+", source.read_text("utf-8"))})
