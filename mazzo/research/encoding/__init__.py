"""A view as numbers: complete, seen from the viewer's chair, versioned, one int8 each.

    encode(view, seat, out)     writes the view into `out`, compiled, on the CPU and in CUDA kernels alike
    decode(game, encoded)       the view again, every field of it: an encoding loses nothing that a seat may know

`out` has room for the whole layout, or for its first part alone, the table without the rounds that are over. What each number
means is in `docs/encodings.md`, which is written from these layouts; once released, a layout never changes.

A game says all this in `encoding.py` of its folder: `LAYOUT`, `encode`, `decode`, and, for those who must know how much room to
leave, `longest_game(players, options)` and `score_bounds(options)`. A game without it cannot be used in research.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from mazzo.games import GAMES, has_part, own, part
from mazzo.research.encoding.layout import Layout
from mazzo.rules.compiled import while_compiling
from mazzo.rules.game import Game, game_of, game_of_type

LAYOUTS: dict[str, Layout] = {name: part(game, "encoding").LAYOUT for name, game in GAMES.items() if has_part(game, "encoding")}

LONGEST = 100_000  # decisions in a game that does not say how many it may have


def layout_of(game: Game) -> Layout:
    """How the views of this game are encoded; ValueError if they are not."""
    if game.name not in LAYOUTS:
        raise ValueError(f"{game.title} has no encoding of its views as numbers, which research needs: see docs/encodings.md")
    return LAYOUTS[game.name]


def longest_game(game: Game, players: int, options: Any) -> int:
    """At least as many decisions as any game has."""
    own_bound = own(game, "encoding", "longest_game")
    return LONGEST if own_bound is None else int(own_bound(players, options))


def score_bounds(game: Game, options: Any) -> tuple[float, float]:
    """The least and the most that a score can change by in a game."""
    own_bounds = own(game, "encoding", "score_bounds")
    return (-math.inf, math.inf) if own_bounds is None else own_bounds(options)


def encode(view: Any, seat: int, out: Any) -> None:
    """Writes what the seat knows into `out`; called from Python, it looks the game up by the type of the view."""
    game = game_of(view)
    layout = layout_of(game)
    if out.dtype != np.int8 or out.shape not in ((layout.size,), (layout.table_size,)):
        raise ValueError(
            f"an encoding of {game.title} goes into {layout.size} numbers of int8, or {layout.table_size} without the past; "
            f"this is {out.dtype} of shape {out.shape}"
        )
    if not 0 <= seat < view.players:
        raise ValueError(
            f"seat {seat}: this table has seats 0 to {int(view.players) - 1}, and only they have a chair to look from"
        )
    part(game, "encoding").encode(view, seat, out)


@while_compiling(encode)
def _compiled_encode(view: Any, seat: Any, out: Any) -> Any:
    own = part(game_of_type(view), "encoding").encode
    return lambda view, seat, out: own(view, seat, out)


def decode(game: Game, encoded: np.ndarray) -> Any:
    """The view that was encoded."""
    return part(game, "encoding").decode(encoded)
