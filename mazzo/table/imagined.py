"""A state as text: what the log of a game keeps that goes on without its server, in a world its player imagines.

Nobody at the table knows that world, its player least of all. It is drawn by `mazzo.worlds.imagine` from a view.
"""

from __future__ import annotations

from base64 import b64decode
from typing import Any

import numpy as np

from mazzo.rules.game import Game, copy_of


def state_in(game: Game, text: str) -> Any:
    """The state that was written down; ValueError if it is not one of this game."""
    given = b64decode(text)
    if len(given) != game.STATE.itemsize:
        raise ValueError(f"{len(given)} bytes: a state of {game.title} has {game.STATE.itemsize}")
    return copy_of(np.frombuffer(given, game.STATE)[0])
