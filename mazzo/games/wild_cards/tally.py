"""Figures of many games of Wild Cards: what leaders are worth, where points come from, what bids get, how ties are settled."""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.games.wild_cards.rules import NATURAL_HABITAT, PEACOCK, REFILL, SPECIES, VALUES
from mazzo.games.wild_cards.words import SPECIES_NAMES
from mazzo.simulate import final_standings
from mazzo.tally import win_shares

PARTS = ("best species", "second species", "leaders", "habitats")
COLOURS_OF_PARTS = ("#12407A", "#6C8EBF", "#C8321E", "#3FA78A")
COLOURS_OF_HABITATS = ("#3FA78A", "#E0A526", "#6C8EBF")


def score_parts(states: np.ndarray, players: int) -> np.ndarray:
    """By game, seat and part of the score, in the order of PARTS."""
    herds = np.sort(states["collection"][:, :players], axis=2)
    owner = states["leader"][:, None, :] == np.arange(players)[None, :, None]
    points = np.ones(SPECIES, np.int64)
    points[PEACOCK] = 3
    return np.stack([2 * herds[:, :, -1], herds[:, :, -2], owner @ points, states["tokens"][:, :players]], axis=2)


class OwnTally:
    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.owned = np.zeros(SPECIES)
        self.owner_wins = np.zeros(SPECIES)
        self.parts = np.zeros(len(PARTS))
        self.winners_parts = np.zeros(len(PARTS))
        self.bids = np.zeros(VALUES + 1)  # place 0: refills
        self.got = np.zeros(VALUES + 1)
        self.natural = np.zeros(VALUES + 1)
        self.ties = {"payment": 0, "cards": 0, "lots": 0, "lion": 0}
        self.refills = 0
        self.declines = 0

    def add(self, states: np.ndarray) -> None:
        self.games += len(states)
        wins = self.wins_of(states)
        for species in range(SPECIES):
            owner = states["leader"][:, species]
            games = np.flatnonzero(owner >= 0)
            self.owned[species] += len(games)
            self.owner_wins[species] += wins[games, owner[games]].sum()
        parts = score_parts(states, self.players)
        self.parts += parts.sum(axis=(0, 1))
        self.winners_parts += (parts * wins[:, :, None]).sum(axis=(0, 1))
        self.add_bids(states)
        self.add_ties(states)
        self.refills += int(states["refills"].sum())
        self.declines += int(states["declines"].sum())

    def wins_of(self, states: np.ndarray) -> np.ndarray:
        score = np.zeros((len(states), self.players), np.int64)
        rank = np.zeros((len(states), self.players), np.int64)
        final_standings(states, score, rank)
        return win_shares(rank)

    def add_bids(self, states: np.ndarray) -> None:
        rounds = int(states["round_number"][0])
        bid = states["past_bid"][:, :rounds, : self.players].astype(np.int64)
        value = np.where(bid == REFILL, 0, bid % VALUES + 1)
        taken = states["past_taken"][:, :rounds, : self.players] >= 0
        natural = states["past_points"][:, :rounds, : self.players] > 0
        for number in range(VALUES + 1):
            self.bids[number] += (value == number).sum()
            self.got[number] += (taken & (value == number)).sum()
            self.natural[number] += (natural & (value == number)).sum()

    def add_ties(self, states: np.ndarray) -> None:
        """Ties with payments end there, or go on to cards; lots are drawn when no cards are left."""
        cards = int(states["ties_to_cards"].sum())
        self.ties["payment"] += int(states["ties"].sum()) - cards
        self.ties["cards"] += cards
        self.ties["lots"] += int(states["lots_drawn"].sum())
        self.ties["lion"] += int(states["ties_to_lion"].sum())

    def summary(self) -> dict[str, Any]:
        seats = self.games * self.players
        return {
            "by_leader": [
                {
                    "leader": SPECIES_NAMES[species],
                    "owned": round(float(self.owned[species] / self.games), 4),
                    "owner_wins": round(float(self.owner_wins[species] / max(1, self.owned[species])), 4),
                }
                for species in range(SPECIES)
            ],
            "score_parts": by_name(self.parts / seats),
            "winners_score_parts": by_name(self.winners_parts / self.games),
            "by_bid": [
                {
                    "bid": value,
                    "share": round(float(self.bids[value] / self.bids.sum()), 4),
                    "got_an_animal": round(float(self.got[value] / max(1, self.bids[value])), 4),
                    "with_habitat_points": round(float(self.natural[value] / max(1, self.got[value])), 4),
                }
                for value in range(1, VALUES + 1)
            ],
            "habitat_points_a_seat": round(float(self.parts[-1] / seats), 3),
            "refills_a_seat": round(self.refills / seats, 3),
            "declines_a_seat": round(self.declines / seats, 3),
            "ties_a_game": {settled: round(number / self.games, 3) for settled, number in self.ties.items()},
        }

    def tables(self) -> list[Any]:
        from rich.table import Table

        figures = self.summary()
        leaders = Table(title="Leaders, as owned at the end", title_justify="left")
        for heading in ("leader", "owned", "owner wins", ""):
            leaders.add_column(heading, justify="right" if heading in ("owned", "owner wins") else "left")
        for row in figures["by_leader"]:
            bar = "█" * round(30 * row["owner_wins"])
            leaders.add_row(row["leader"], f"{row['owned']:.1%}", f"{row['owner_wins']:.1%}", bar)
        bids = Table(title="Bids", title_justify="left")
        for heading in ("value", "how often", "gets an animal", "of these, with habitat points"):
            bids.add_column(heading, justify="right")
        refill_share = float(self.bids[0] / self.bids.sum())
        bids.add_row("refill", f"{refill_share:.1%}", "", "")
        for row in figures["by_bid"]:
            shares = (f"{row[name]:.1%}" for name in ("share", "got_an_animal", "with_habitat_points"))
            bids.add_row(str(row["bid"]), *shares)
        parts = Table(title="Where points come from", title_justify="left")
        for heading in ("", "every seat", "winners"):
            parts.add_column(heading, justify="left" if heading == "" else "right")
        for name in PARTS:
            parts.add_row(name, f"{figures['score_parts'][name]:.1f}", f"{figures['winners_score_parts'][name]:.1f}")
        return [leaders, bids, parts, self.times_table(figures)]

    def times_table(self, figures: dict[str, Any]) -> Any:
        from rich.table import Table

        times = Table(title="How often", title_justify="left")
        times.add_column("")
        times.add_column("times", justify="right")
        for heading, number in (
            ("refills, a seat and game", figures["refills_a_seat"]),
            ("declines, a seat and game", figures["declines_a_seat"]),
            ("ties settled by payment, a game", figures["ties_a_game"]["payment"]),
            ("ties that went to cards", figures["ties_a_game"]["cards"]),
            ("ties that went to lots", figures["ties_a_game"]["lots"]),
            ("ties in which the lion went first", figures["ties_a_game"]["lion"]),
        ):
            times.add_row(heading, f"{number:.2f}")
        return times

    def plot(self, axes: Any) -> None:
        """Left, who owns a leader wins so often; right, where every seat's points come from, and the winners'."""
        axes.set_axis_off()
        self.plot_leaders(axes.inset_axes((0.0, 0.0, 0.57, 1.0)))
        self.plot_parts(axes.inset_axes((0.7, 0.0, 0.3, 1.0)))

    def plot_leaders(self, axes: Any) -> None:
        rows = sorted(self.summary()["by_leader"], key=lambda row: float(row["owner_wins"]))
        colours = [COLOURS_OF_HABITATS[NATURAL_HABITAT[SPECIES_NAMES.index(row["leader"])]] for row in rows]
        bars = axes.barh(range(SPECIES), [100 * row["owner_wins"] for row in rows], color=colours, height=0.65)
        axes.set_yticks(range(SPECIES), [row["leader"] for row in rows])
        axes.bar_label(bars, fmt="%.0f", padding=3, fontsize=8)
        axes.axvline(100 / self.players, color="black", linewidth=0.6, linestyle=":")
        axes.set_xlabel("games its owner wins, %")
        axes.spines[["top", "right"]].set_visible(False)
        axes.set_title("Who owns a leader at the end")

    def plot_parts(self, axes: Any) -> None:
        figures = self.summary()
        columns = (figures["score_parts"], figures["winners_score_parts"])
        bottom = np.zeros(len(columns))
        for name, colour in zip(PARTS, COLOURS_OF_PARTS, strict=True):
            points = np.array([column[name] for column in columns])
            bars = axes.bar((0, 1), points, bottom=bottom, color=colour, width=0.8)
            labels = [f"{name.split()[0]} {value:.1f}" for value in points]
            axes.bar_label(bars, labels=labels, label_type="center", fontsize=7, color="white")
            bottom += points
        axes.set_xticks((0, 1), ("every seat", "winners"))
        axes.set_ylabel("points")
        axes.spines[["top", "right"]].set_visible(False)
        axes.set_title("Where points come from")


def by_name(parts: np.ndarray) -> dict[str, float]:
    return {name: round(float(value), 3) for name, value in zip(PARTS, parts, strict=True)}
