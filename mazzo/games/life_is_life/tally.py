"""Figures of many games of Life is Life: how rounds end, what becomes of those who knock, what the best hands are made of."""

from __future__ import annotations

from typing import Any

import numpy as np

from mazzo.games.life_is_life.rules import BY_KNOCK, BY_LAPS, BY_SUDDEN_DEATH, ENDINGS, FIRST_LIVES, NOT_PLAYED, SPECIES, VALUES
from mazzo.games.life_is_life.words import SPECIES_NAMES
from mazzo.statistics import share

SCORED_IN = "lives"
BEST, BETWEEN, WORST = range(3)
PLOTTED_LAPS = 12  # the last bar has all later ones
MOST_LAPS = 101
RESULTS = ("best", "between", "worst")
COLOURS = ("#3FA78A", "#E8C15A", "#C8321E")


class OwnTally:
    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.rounds = 0
        living = players + 1
        self.endings = np.zeros((living, len(ENDINGS)))  # by the number of seats in
        self.laps = np.zeros(living)
        self.knocker = np.zeros((living, len(RESULTS)))
        self.knocker_lost = np.zeros(living)
        self.others_lost = np.zeros(living)  # a seat, in rounds that ended by a knock
        self.by_lap = np.zeros((MOST_LAPS + 1, len(RESULTS)))
        self.place_rounds = np.zeros(players)  # by the place after the starter
        self.place_knocks = np.zeros(players)
        self.place_lost = np.zeros(players)
        self.place_sudden = np.zeros(players)
        self.valued = 0
        self.nobody = np.zeros(SPECIES)
        self.to_the_best = np.zeros(SPECIES)

    def add(self, states: np.ndarray) -> None:
        played = states["past_ending"] != NOT_PLAYED
        after = states["past_lives"][:, :, : self.players].astype(np.int64)
        before = np.concatenate([np.full_like(after[:, :1], FIRST_LIVES), after[:, :-1]], axis=1)[played]
        lost = before - after[played]
        ending = states["past_ending"][played]
        totals = states["past_total"][played][:, : self.players]
        self.games += len(states)
        self.rounds += len(ending)
        living = (before > 0).sum(axis=1)
        np.add.at(self.endings, (living, ending), 1)
        # A lap that a knock or a sudden death cuts short is counted as well.
        lap = states["past_laps"][played] + (ending != BY_LAPS)
        np.add.at(self.laps, living, lap)
        self.add_knocks(ending, living, lap, states["past_knocker"][played], totals, lost)
        killer = np.where(ending == BY_SUDDEN_DEATH, states["past_killer"][played], self.players)
        knocker = np.where(ending == BY_KNOCK, states["past_knocker"][played], self.players)
        self.add_places(before > 0, states["past_starter"][played], knocker, killer, lost)
        self.add_species(ending, states["past_majority"][played], totals)

    def add_knocks(self, ending: Any, living: Any, lap: Any, knocker: Any, totals: Any, lost: Any) -> None:
        by_knock = ending == BY_KNOCK
        living, lap, knocker, totals, lost = (of_all[by_knock] for of_all in (living, lap, knocker, totals, lost))
        own = np.take_along_axis(totals, knocker[:, None].astype(np.int64), 1)[:, 0]
        lowest = np.where(totals == NOT_PLAYED, 127, totals).min(axis=1)
        result = np.where(own == totals.max(axis=1), BEST, np.where(own == lowest, WORST, BETWEEN))
        own_lost = np.take_along_axis(lost, knocker[:, None].astype(np.int64), 1)[:, 0]
        np.add.at(self.knocker, (living, result), 1)
        np.add.at(self.by_lap, (lap, result), 1)
        np.add.at(self.knocker_lost, living, own_lost)
        np.add.at(self.others_lost, living, (lost.sum(axis=1) - own_lost) / (living - 1))

    def add_places(self, is_in: Any, starter: Any, knocker: Any, killer: Any, lost: Any) -> None:
        """Places are counted among those still in: the starter's is 0."""
        passed = np.zeros(len(is_in), np.int64)
        for step in range(self.players):
            seat = (starter.astype(np.int64) + step) % self.players
            here = np.take_along_axis(is_in, seat[:, None], 1)[:, 0]
            place = passed[here]
            np.add.at(self.place_rounds, place, 1)
            np.add.at(self.place_knocks, place, (knocker == seat)[here])
            np.add.at(self.place_sudden, place, (killer == seat)[here])
            np.add.at(self.place_lost, place, np.take_along_axis(lost, seat[:, None], 1)[:, 0][here])
            passed += here

    def add_species(self, ending: Any, majority: Any, totals: Any) -> None:
        valued = ending != BY_SUDDEN_DEATH
        majority, totals = majority[valued].astype(np.int64), totals[valued]
        points = np.take_along_axis(totals, np.maximum(majority, 0), 1)
        self.valued += len(totals)
        self.nobody += (majority < 0).sum(axis=0)
        self.to_the_best += ((majority >= 0) & (points == totals.max(axis=1)[:, None])).sum(axis=0)

    def summary(self) -> dict[str, Any]:
        knocked = self.knocker.sum()
        return {
            "rounds_a_game": round(self.rounds / self.games, 3),
            "laps_a_round": round(float(self.laps.sum() / self.rounds), 3),
            "rounds_ended_by": {name: share(self.endings[:, kind].sum(), self.rounds) for kind, name in enumerate(ENDINGS)},
            "first_to_knock": {
                **{name: share(self.knocker[:, kind].sum(), knocked) for kind, name in enumerate(RESULTS)},
                "lives_lost": share(self.knocker_lost.sum(), knocked),
                "others_lost": share(self.others_lost.sum(), knocked),
            },
            "by_seats_in": [self.with_seats_in(living) for living in range(self.players, 1, -1) if self.endings[living].any()],
            "by_place": [
                {
                    "place": place,
                    "knocks_first": share(self.place_knocks[place], self.place_rounds[place]),
                    "sudden_deaths": share(self.place_sudden[place], self.place_rounds[place]),
                    "lives_lost": share(self.place_lost[place], self.place_rounds[place]),
                }
                for place in range(self.players)
            ],
            "by_lap_of_knock": [
                {"lap": lap, "knocks": int(self.by_lap[lap].sum()), **dict(zip(RESULTS, map(int, self.by_lap[lap]), strict=True))}
                for lap in range(MOST_LAPS + 1)
                if self.by_lap[lap].any()
            ],
            "by_species": [
                {
                    "species": SPECIES_NAMES[species],
                    "points": VALUES[species],
                    "nobody": share(self.nobody[species], self.valued),
                    "best_hand": share(self.to_the_best[species], self.valued),
                }
                for species in range(SPECIES)
            ],
        }

    def with_seats_in(self, living: int) -> dict[str, Any]:
        rounds, knocked = self.endings[living].sum(), self.knocker[living].sum()
        return {
            "seats_in": living,
            "rounds": int(rounds),
            "mean_laps": share(self.laps[living], rounds),
            **{name: share(self.endings[living, kind], rounds) for kind, name in enumerate(ENDINGS)},
            **{f"knocker_{name}": share(self.knocker[living, kind], knocked) for kind, name in enumerate(RESULTS)},
            "knocker_lost": share(self.knocker_lost[living], knocked),
            "others_lost": share(self.others_lost[living], knocked),
        }

    def tables(self) -> list[Any]:
        figures = self.summary()
        return [ends_table(figures), knocker_table(figures), places_table(figures), species_table(figures)]

    def plot(self, axes: Any) -> None:
        """What becomes of the first to knock, by the lap of the knock."""
        counts = np.vstack([self.by_lap[1:PLOTTED_LAPS], self.by_lap[PLOTTED_LAPS:].sum(axis=0, keepdims=True)])
        laps = [lap for lap in range(1, PLOTTED_LAPS + 1) if counts[lap - 1].any()]
        every = counts.sum()
        bottom = np.zeros(len(laps))
        for kind, (name, colour) in enumerate(zip(RESULTS, COLOURS, strict=True)):
            height = np.array([100 * share(counts[lap - 1, kind], every) for lap in laps])
            axes.bar(laps, height, bottom=bottom, color=colour, width=0.75, label=f"{name}, {LOSES[name]}")
            bottom += height
        for lap, top in zip(laps, bottom, strict=True):
            best = share(counts[lap - 1, BEST], counts[lap - 1].sum())
            axes.annotate(f"{best:.0%}", (lap, top), ha="center", va="bottom", fontsize=8, color=COLOURS[BEST])
        axes.set_xticks(laps, [f"{lap}+" if lap == PLOTTED_LAPS else str(lap) for lap in laps])
        axes.set_xlabel("lap in which somebody knocks (above: how often theirs is the best hand)")
        axes.set_ylabel("rounds ended by a knock, %")
        if laps:
            axes.legend(title="hand of the first to knock", frameon=False)
        axes.set_title("When somebody knocks, and how it ends for them")


LOSES = {"best": "no life lost", "between": "one lost", "worst": "two lost"}


def table_of(title: str, headings: tuple[str, ...]) -> Any:
    from rich.table import Table

    table = Table(title=title, title_justify="left")
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def ends_table(figures: dict[str, Any]) -> Any:
    title = f"How rounds end: {figures['rounds_a_game']:.1f} rounds a game, {figures['laps_a_round']:.1f} laps a round"
    table = table_of(title, ("seats in", "rounds", "laps", "knock", "sudden death", "laps over"))
    for row in figures["by_seats_in"]:
        ends = (f"{row[name]:.1%}" for name in ("knock", "sudden_death", "laps"))
        table.add_row(str(row["seats_in"]), f"{row['rounds']:,}", f"{row['mean_laps']:.1f}", *ends)
    return table


def knocker_table(figures: dict[str, Any]) -> Any:
    headings = ("seats in", "best hand", "between", "worst hand", "lives lost", "the others'")
    table = table_of("How it ends for the first to knock", headings)
    for row in figures["by_seats_in"]:
        hands = (f"{row['knocker_' + name]:.1%}" for name in RESULTS)
        table.add_row(str(row["seats_in"]), *hands, f"{row['knocker_lost']:.2f}", f"{row['others_lost']:.2f}")
    return table


def places_table(figures: dict[str, Any]) -> Any:
    table = table_of("By place, the starter's first", ("place", "knocks first", "sudden deaths", "lives lost a round"))
    for row in figures["by_place"]:
        rates = (f"{row[name]:.1%}" for name in ("knocks_first", "sudden_deaths"))
        table.add_row(str(row["place"] + 1), *rates, f"{row['lives_lost']:.2f}")
    return table


def species_table(figures: dict[str, Any]) -> Any:
    table = table_of("Who scores a species", ("species", "points", "nobody", "the best hand", ""))
    table.columns[0].justify = table.columns[4].justify = "left"
    for row in figures["by_species"]:
        bar = "█" * round(20 * row["best_hand"])
        table.add_row(row["species"], str(row["points"]), f"{row['nobody']:.1%}", f"{row['best_hand']:.1%}", bar)
    return table
