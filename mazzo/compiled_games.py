"""Keeps track of the games compiled on this machine, so that nobody has to wait, and lets them run interpreted until then."""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import Literal

import numba

from mazzo.rules import compiled  # not by its full name: this file holds nothing that is compiled

Part = Literal["rules", "games"]
"""A game's rules alone, or with its bots."""

INTERPRETED = "MAZZO_INTERPRETED"
"""The environment variable by which a process, and those it starts, know that they interpret only until the games are
compiled."""
DISABLE_JIT = "NUMBA_DISABLE_JIT"


def _list_of(part: Part) -> Path | None:
    """The file that lists the games whose part is compiled here, next to the code; None if nothing can be kept. Numba reuses
    code only for the same file with the same time stamp, so every installation has its own list."""
    folder = compiled.cache_folder()
    if folder is None:
        return None
    files = [f"{source} {source.stat().st_mtime_ns}" for source in compiled.compiled_sources()]
    return folder / f"{part}-{hashlib.sha256(os.fsencode(' '.join(files))).hexdigest()[:16]}"


def _compiled_here(part: Part) -> set[str]:
    lists = [_list_of("games"), _list_of(part)]
    return {game for file in lists if file is not None and file.exists() for game in file.read_text().split()}


def games_to_compile(part: Part = "games") -> list[str]:
    """The games that have not been compiled here yet: compiling takes a minute, loading less than a second."""
    from mazzo.games import GAMES  # late: importing them decides whether they are interpreted

    known = _compiled_here(part)
    return [game for game in GAMES if game not in known]


def note_compiled(part: Part = "games") -> None:
    """Records that this part of every game is now compiled here."""
    from mazzo.games import GAMES

    file = _list_of(part)
    if file is not None:
        file.write_text(" ".join(GAMES))


def interpret_until_compiled(part: Part) -> None:
    """Lets this process, and those it starts, interpret the rules if nothing is compiled. It must not have imported a game, and
    there must be a folder to keep the code that is compiled meanwhile."""
    chosen = DISABLE_JIT in os.environ  # somebody is debugging
    if chosen or compiled.CACHE is None or "mazzo.games" in sys.modules or _compiled_here(part):
        return
    os.environ |= {INTERPRETED: "1", DISABLE_JIT: "1"}
    numba.config.DISABLE_JIT = 1


def is_interpreted() -> bool:
    """Does this process interpret the rules until the games are compiled?"""
    return INTERPRETED in os.environ


def compiling_environment() -> dict[str, str]:
    """The environment for a process that compiles, or uses compiled code."""
    own = (INTERPRETED, DISABLE_JIT) if is_interpreted() else ()
    return {name: value for name, value in os.environ.items() if name not in own}
