"""What one player's finished games tell: a few numbers a game, kept when it ends, and put together when somebody asks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from mazzo.games.wizard.tally import POINTS
from mazzo.statistics import mean, share
from mazzo.words import Told


def of_game(state: Any, seat: int) -> Told:
    """Round by round: the cards in hand, the bid, and the tricks."""
    rounds = range(int(state.rounds))
    return {
        "rounds": [
            [int(state.hand_sizes[number]), int(state.past_bid[number, seat]), int(state.past_won[number, seat])]
            for number in rounds
        ]
    }


def of_games(games: Sequence[Told]) -> Told:
    rounds = [played for game in games for played in game["rounds"]]
    by_size: dict[int, list[tuple[bool, int]]] = defaultdict(list)
    for cards, bid, won in rounds:
        by_size[cards].append((bid == won, int(POINTS[bid, won])))
    return {
        "rounds": len(rounds),
        "bids_made": share(sum(bid == won for _, bid, won in rounds), len(rounds)),
        "points_a_round": mean([int(POINTS[bid, won]) for _, bid, won in rounds]),
        "by_hand_size": [
            {
                "cards": cards,
                "rounds": len(found),
                "bids_made": share(sum(made for made, _ in found), len(found)),
                "points": mean([points for _, points in found]),
            }
            for cards, found in sorted(by_size.items())
        ],
    }
