"""Which games are compiled on this machine, so that nobody has to wait for it."""

from __future__ import annotations

from mazzo.games import GAMES
from mazzo.rules import compiled  # not by its full name: this file holds nothing that is compiled

LIST = "games"
"""The file beside the compiled code that names the games it is complete for."""


def games_to_compile() -> list[str]:
    """The games that have not been compiled here yet: that takes a minute, and loading them takes less than a second."""
    folder = compiled.cache_folder()
    listed = folder / LIST if folder is not None else None
    known = listed.read_text().split() if listed is not None and listed.exists() else []
    return [game for game in GAMES if game not in known]


def note_compiled() -> None:
    """From now on, everything that is played here is compiled."""
    folder = compiled.cache_folder()
    if folder is not None:
        (folder / LIST).write_text(" ".join(GAMES))
