"""What one player's finished games tell: a few numbers a game, kept when it ends, and put together when somebody asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mazzo.rules.game import moves_in
from mazzo.statistics import mean, share
from mazzo.words import Told


def of_game(state: Any, seat: int) -> Told:
    """The sticks this seat has laid, and those that only smoked."""
    laid = smoked = 0
    for bundles in state.past_bundle[: int(state.rounds)].tolist():
        others = 0
        for other, bundle in enumerate(bundles):
            others |= bundle if other != seat else 0
        laid += len(moves_in(bundles[seat]))
        smoked += len(moves_in(bundles[seat] & others))
    return {"laid": laid, "smoked": smoked, "points": int(state.score[seat])}


def of_games(games: Sequence[Told]) -> Told:
    laid = sum(game["laid"] for game in games)
    return {
        "sticks_laid": mean([game["laid"] for game in games]),
        "in_smoke": share(sum(game["smoked"] for game in games), laid),
        "points": mean([game["points"] for game in games]),
    }
