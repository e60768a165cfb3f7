"""What one player's finished games tell: a few numbers a game, kept when it ends, and put together when somebody asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from mazzo.rules.game import moves_in
from mazzo.statistics import mean, share


class Kept(msgspec.Struct):
    """What is kept of one game: the sticks this seat has laid, those that only smoked, and its points."""

    laid: int
    smoked: int
    points: int


class Statistics(msgspec.Struct):
    """Means of a game."""

    sticks_laid: float
    in_smoke: float
    """The share of sticks that only smoked."""
    points: float


def of_game(state: Any, seat: int) -> Kept:
    laid = smoked = 0
    for bundles in state.past_bundle[: int(state.rounds)].tolist():
        others = 0
        for other, bundle in enumerate(bundles):
            others |= bundle if other != seat else 0
        laid += len(moves_in(bundles[seat]))
        smoked += len(moves_in(bundles[seat] & others))
    return Kept(laid, smoked, int(state.score[seat]))


def of_games(games: Sequence[Kept]) -> Statistics:
    laid = sum(game.laid for game in games)
    return Statistics(
        sticks_laid=mean([game.laid for game in games]),
        in_smoke=share(sum(game.smoked for game in games), laid),
        points=mean([game.points for game in games]),
    )
