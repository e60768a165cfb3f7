"""What many games of Kindling tell: how many sticks are laid, and which of them smoke."""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.statistics import share
from mazzo_kindling.rules import LENGTHS
from mazzo_kindling.words import STICK_NAMES


class OwnTally:
    def __init__(self, players: int) -> None:
        self.players = players
        self.rounds = 0
        self.laid = np.zeros(LENGTHS, np.int64)
        self.smoked = np.zeros(LENGTHS, np.int64)

    def add(self, states: np.ndarray) -> None:
        bundles = states["past_bundle"][:, :, : self.players]
        self.rounds += int(states["rounds"].sum())
        for length in range(LENGTHS):
            seats = (bundles >> length & 1).sum(axis=2)
            self.laid[length] += seats.sum()
            self.smoked[length] += seats[seats > 1].sum()

    def told(self) -> dict[str, Any]:
        return {
            "sticks_a_bundle": share(self.laid.sum(), self.rounds * self.players),
            "in_smoke": share(self.smoked.sum(), self.laid.sum()),
            "by_length": [
                {"length": STICK_NAMES[length], "laid": int(self.laid[length]), "in_smoke": share(smoked, self.laid[length])}
                for length, smoked in enumerate(self.smoked)
            ],
        }

    def tables(self) -> list[Any]:
        from rich.table import Table

        told = self.told()
        title = f"{told['sticks_a_bundle']:.2f} sticks a bundle, {told['in_smoke']:.1%} of them in smoke"
        table = Table(title=title, title_justify="left")
        for heading in ("length", "laid", "in smoke"):
            table.add_column(heading, justify="right")
        for row in told["by_length"]:
            table.add_row(row["length"], f"{row['laid']:,}", f"{row['in_smoke']:.1%}")
        return [table]

    def plot(self, axes: Any) -> None:
        axes.bar(STICK_NAMES, [100 * share(*pair) for pair in zip(self.smoked, self.laid, strict=True)], color="#C8321E")
        axes.set_xlabel("length")
        axes.set_ylabel("in smoke, %")
        axes.set_title("Which sticks smoke")
