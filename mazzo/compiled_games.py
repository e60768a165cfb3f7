"""Which games are compiled on this machine, so that nobody has to wait for it."""

from __future__ import annotations

from typing import Literal

from mazzo.games import GAMES
from mazzo.rules import compiled  # not by its full name: this file holds nothing that is compiled

Part = Literal["rules", "games"]
"""A game's rules alone, or with its bots. The list of games whose part is compiled is the file of this name beside the code."""


def games_to_compile(part: Part = "games") -> list[str]:
    """The games that have not been compiled here yet: that takes a minute, and loading them takes less than a second."""
    folder = compiled.cache_folder()
    lists = [] if folder is None else [folder / "games", folder / part]
    known = {game for file in lists if file.exists() for game in file.read_text().split()}
    return [game for game in GAMES if game not in known]


def note_compiled(part: Part = "games") -> None:
    """From now on, this part of every game is compiled here."""
    folder = compiled.cache_folder()
    if folder is not None:
        (folder / part).write_text(" ".join(GAMES))
