"""Figures of many games of Wizard: which bids are made, by the size of the hand."""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.games.wizard.rules import MOST_ROUNDS, points

POINTS = np.array([[points(bid, won) for won in range(MOST_ROUNDS + 1)] for bid in range(MOST_ROUNDS + 1)])


class OwnTally:
    def __init__(self, players: int) -> None:
        self.players = players
        sizes = MOST_ROUNDS + 1
        self.bids = np.zeros(sizes)
        self.made = np.zeros(sizes)
        self.bid_sum = np.zeros(sizes)
        self.points = np.zeros(sizes)

    def add(self, states: np.ndarray) -> None:
        rounds = int(states["rounds"][0])
        for number in range(rounds):
            size = int(states["hand_sizes"][0, number])
            bid = states["past_bid"][:, number, : self.players].astype(np.int64)
            won = states["past_won"][:, number, : self.players].astype(np.int64)
            self.bids[size] += bid.size
            self.made[size] += (bid == won).sum()
            self.bid_sum[size] += bid.sum()
            self.points[size] += POINTS[bid, won].sum()

    @property
    def sizes(self) -> list[int]:
        return [size for size in range(MOST_ROUNDS + 1) if self.bids[size]]

    def summary(self) -> dict[str, Any]:
        return {
            "bids_made": round(float(self.made.sum() / self.bids.sum()), 4),
            "points_a_round": round(float(self.points.sum() / self.bids.sum()), 3),
            "by_hand_size": [
                {
                    "cards": size,
                    "bids_made": round(float(self.made[size] / self.bids[size]), 4),
                    "mean_bid": round(float(self.bid_sum[size] / self.bids[size]), 3),
                    "points": round(float(self.points[size] / self.bids[size]), 3),
                }
                for size in self.sizes
            ],
        }

    def tables(self) -> list[Any]:
        from rich.table import Table

        table = Table(title="Bids by hand size", title_justify="left")
        for heading in ("cards", "bids made", "mean bid", "points a round", ""):
            table.add_column(heading, justify="left" if heading == "" else "right")
        for row in self.summary()["by_hand_size"]:
            bar = "█" * round(20 * row["bids_made"])
            table.add_row(str(row["cards"]), f"{row['bids_made']:.1%}", f"{row['mean_bid']:.2f}", f"{row['points']:+.1f}", bar)
        return [table]

    def plot(self, axes: Any) -> None:
        rows = self.summary()["by_hand_size"]
        cards = [row["cards"] for row in rows]
        axes.bar(cards, [100 * row["bids_made"] for row in rows], color="#3FA78A", width=0.8)
        axes.set_xlabel("cards in hand")
        axes.set_ylabel("bids made, %")
        axes.set_xticks(cards)
        axes.set_ylim(0, 100)
        other = axes.twinx()
        other.plot(cards, [row["points"] for row in rows], color="#12407A", marker="o", markersize=4)
        other.set_ylabel("points a round", color="#12407A")
        other.axhline(0, color="#12407A", linewidth=0.5, alpha=0.5)
        other.spines["top"].set_visible(False)
        axes.set_title("Bids made, by the size of the hand")


def rounds_of(state: Any, seat: int) -> list[tuple[int, bool, int]]:
    """A seat's rounds of a finished game: the hand size, whether the bid was made, the points."""
    rounds = []
    for number in range(int(state.rounds)):
        bid, won = int(state.past_bid[number, seat]), int(state.past_won[number, seat])
        rounds.append((int(state.hand_sizes[number]), bid == won, int(POINTS[bid, won])))
    return rounds
