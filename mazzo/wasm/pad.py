"""What the score pad of a game may ask: the functions that `ASKED` of its `pad.py` lists, over a state.

They are plain Python; only here are they compiled.
"""

from __future__ import annotations

import inspect

from mazzo.games import has_part, own, part
from mazzo.rules.game import Game
from mazzo.server.wire.rules_facts import Taken
from mazzo.wasm.entries import AskedRule

KINDS: dict[str, Taken] = {"state": "state", "news": "news"}
"""By the name of a parameter; any other is a number."""


def pad_questions(game: Game) -> list[AskedRule]:
    """By their names, in a game that has a pad."""
    found = []
    for function in own(game, "pad", "ASKED", ()):
        names = list(inspect.signature(function).parameters)
        kinds = tuple(KINDS.get(name, "number") for name in names)
        found.append(AskedRule(function.__name__, function, kinds, function.__annotations__["return"] != "None"))
    return found


def pad_source(game: Game) -> str:
    """The text of a game's pad."""
    return inspect.getsource(part(game, "pad")) if has_part(game, "pad") else ""
