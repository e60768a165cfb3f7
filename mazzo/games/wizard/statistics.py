"""What one player's finished games of Wizard tell."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from mazzo.games.wizard.tally import POINTS
from mazzo.statistics import mean, share


class KeptRound(NamedTuple):
    cards: int
    bid: int
    won: int


class Kept(msgspec.Struct):
    """What is kept of one game."""

    rounds: list[KeptRound]


class HandSize(msgspec.Struct):
    """All rounds with this many cards."""

    cards: int
    rounds: int
    bids_made: float
    points: float


class Statistics(msgspec.Struct):
    """Shares are from 0 to 1, points are means of a round."""

    rounds: int
    bids_made: float
    points_a_round: float
    by_hand_size: list[HandSize]


def of_game(state: Any, seat: int) -> Kept:
    rounds = range(int(state.rounds))
    return Kept(
        [
            KeptRound(int(state.hand_sizes[number]), int(state.past_bid[number, seat]), int(state.past_won[number, seat]))
            for number in rounds
        ]
    )


def of_games(games: Sequence[Kept]) -> Statistics:
    rounds = [played for game in games for played in game.rounds]
    by_size: dict[int, list[tuple[bool, int]]] = defaultdict(list)
    for cards, bid, won in rounds:
        by_size[cards].append((bid == won, int(POINTS[bid, won])))
    return Statistics(
        rounds=len(rounds),
        bids_made=share(sum(bid == won for _, bid, won in rounds), len(rounds)),
        points_a_round=mean([int(POINTS[bid, won]) for _, bid, won in rounds]),
        by_hand_size=[
            HandSize(
                cards=cards,
                rounds=len(found),
                bids_made=share(sum(made for made, _ in found), len(found)),
                points=mean([points for _, points in found]),
            )
            for cards, found in sorted(by_size.items())
        ],
    )
