"""A game described to a program that does not know it: JSON schemas of what it says, the reasons of its refusals, its constants.

The games of this package are described to their own pages by TypeScript; a plain table draws any other game from this.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from mazzo.games import GAMES, has_part, part
from mazzo.rules.game import Game
from mazzo.words import kinds_in, reasons_of, words_of

REFERENCE = "#/$defs/{name}"


def game_schema(game: Game) -> dict[str, Any]:
    """The types of a game, for its face: `view`, `statistics` and each of `events` by its kind are JSON schemas, which share
    `$defs`; `reasons` lists the facts of each refusal, `sentences` has it in English with the facts in braces, `constants` are
    what is printed on the cards."""
    return _schema(game.name)


@cache
def _schema(name: str) -> dict[str, Any]:
    game = GAMES[name]
    words = words_of(game)
    events = kinds_in(words.Event)
    statistics = [part(game, "statistics").Statistics] if has_part(game, "statistics") else []
    (view, *rest), shared = msgspec.json.schema_components([words.View, *events.values(), *statistics], ref_template=REFERENCE)
    return {
        "game": name,
        "view": view,
        "events": dict(zip(events, rest, strict=False)),
        "statistics": rest[len(events)] if statistics else None,
        "reasons": {reason: list(facts) for reason, facts in reasons_of(game).items()},
        "sentences": {reason: why.says for reason, why in kinds_in(words.Reason).items()},
        "constants": msgspec.to_builtins(words.constants()),
        "$defs": shared,
    }
