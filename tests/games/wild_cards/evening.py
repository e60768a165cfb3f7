"""An evening of Wild Cards with real cards: everybody's collection at the end, and what it scores."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mazzo.games import game_named
from mazzo.rules.game import ranks, scores
from tests.harness.evenings import played

GAME = game_named("wild_cards")


@dataclass
class Evening:
    players: int
    asked: dict[str, Any]
    firsts: list[int]
    """The first seat of every round."""
    animals: list[list[int]]
    """By seat and species."""
    leaders: list[int]
    """By species: the owner, or a negative number."""
    tokens: list[int]
    scores: list[int]
    ranks: list[int]


def evening(players: int, asked: dict[str, Any], seed: int) -> Evening:
    firsts: dict[int, int] = {}

    def watch(state: Any) -> None:
        firsts[int(state.round_number)] = int(state.first)

    final = played(GAME, players, asked, seed, watch)
    return Evening(
        players,
        asked,
        [firsts[number] for number in sorted(firsts)],
        final.collection[:players].tolist(),
        final.leader.tolist(),
        final.tokens[:players].tolist(),
        scores(final),
        ranks(final),
    )
