"""An evening of Wizard with real cards: what is entered on the pad, and what it must show."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mazzo.games import game_named
from mazzo.games.wizard.rules import BIDDING
from mazzo.rules.game import legal, ranks
from tests.harness.evenings import played

GAME = game_named("wizard")


@dataclass
class Round:
    dealer: int
    hand_size: int
    has_trump_card: bool
    bids: list[int]
    tricks: list[int]
    totals: list[int]


@dataclass
class Evening:
    players: int
    asked: dict[str, Any]
    rounds: list[Round]
    ranks: list[int]
    legal_bids: dict[tuple[int, int], int] = field(default_factory=dict)
    """By round and seat: where bids are open, what the rules allowed."""


def evening(players: int, asked: dict[str, Any], seed: int) -> Evening:
    seen: dict[int, tuple[int, int, bool]] = {}
    totals: dict[int, list[int]] = {}
    legal_bids: dict[tuple[int, int], int] = {}

    def watch(state: Any) -> None:
        number = int(state.round_number)
        seen.setdefault(number, (int(state.dealer), int(state.hand_size), bool(state.turned >= 0)))
        totals[number - 1] = [int(score) for score in state.score[:players]]
        if state.phase == BIDDING and state.turn >= 0:
            seat = int(state.turn)
            legal_bids[number - 1, seat] = int(legal(state, seat))

    final = played(GAME, players, asked, seed, watch)
    totals[int(final.round_number)] = [int(score) for score in final.score[:players]]
    rounds = [
        Round(
            *seen[number],
            bids=[int(bid) for bid in final.past_bid[number - 1, :players]],
            tricks=[int(won) for won in final.past_won[number - 1, :players]],
            totals=totals[number],
        )
        for number in sorted(seen)
    ]
    return Evening(players, asked, rounds, ranks(final), legal_bids)
